import { parseJsonText } from '@reticle/core';
import { accepted } from '../failure.js';
import { MAX_VALUE, tooLong, type ValueReader } from './value-reader.js';

/** A JSON value a line; empty lines are passed over. */
export class LineReader implements ValueReader {
  #values: unknown[] = [];
  #rest = '';
  #line = 0;

  write(text: string): void {
    const lines = text.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      this.#read(this.#rest + line);
      this.#rest = '';
    }
    this.#rest += last;
    if (this.#rest.length > MAX_VALUE) throw tooLong(['line', this.#line + 1]);
  }

  end(): void {
    this.#read(this.#rest);
    this.#rest = '';
  }

  taken(): readonly unknown[] {
    const values = this.#values;
    this.#values = [];
    return values;
  }

  #read(line: string): void {
    this.#line++;
    if (line.trim() !== '') this.#values.push(accepted(parseJsonText(line), ['line', this.#line]));
  }
}
