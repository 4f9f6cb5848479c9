import { issue } from '@reticle/core';
import { JSONParser } from '@streamparser/json';
import { EXIT, Failure } from '../failure.js';
import { parseReason } from './parse-reason.js';
import { MAX_VALUE, tooLong, type ValueReader } from './value-reader.js';

/** The entries of one JSON array. */
export class ArrayReader implements ValueReader {
  readonly #parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  #values: unknown[] = [];
  #count = 0;
  /** Characters since the last entry was complete, at most. */
  #pending = 0;

  constructor() {
    this.#parser.onValue = ({ value }) => void this.#values.push(value);
  }

  write(text: string): void {
    const before = this.#values.length;
    this.#guarded(() => this.#parser.write(text));
    const complete = this.#values.length - before;
    this.#count += complete;
    this.#pending = complete > 0 ? 0 : this.#pending + text.length;
    if (this.#pending > MAX_VALUE) throw tooLong([this.#count]);
  }

  end(): void {
    if (!this.#parser.isEnded) this.#guarded(() => this.#parser.end());
  }

  taken(): readonly unknown[] {
    const values = this.#values;
    this.#values = [];
    return values;
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      throw new Failure(EXIT.badInput, [issue('notJson', { found: parseReason(error) })]);
    }
  }
}
