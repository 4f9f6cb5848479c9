import { issue } from '@reticle/core';
import { JSONParser } from '@streamparser/json';
import { EXIT, Failure } from '../failure.js';
import { parseReason } from './parse-reason.js';
import { MAX_VALUE, tooLong, type ValueReader } from './value-reader.js';

/** Values one after the other; of an object that has a list under a key, the entries of the list. */
export class ObjectReader implements ValueReader {
  readonly #parser: JSONParser;
  #values: unknown[] = [];
  #count = 0;
  /** Characters since the last value was complete, at most. */
  #pending = 0;
  /** Whether the object that is being read has had entries of its list. */
  #listed = false;

  constructor(list: string) {
    this.#parser = new JSONParser({ paths: [`$.${list}.*`, '$'], keepStack: false, separator: '' });
    this.#parser.onValue = ({ value, stack }) => {
      if (stack.length > 0) this.#listed = true;
      else if (this.#listed || hasList(value, list)) {
        this.#listed = false;
        return;
      }
      this.#values.push(value);
    };
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

const hasList = (value: unknown, list: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, list);
