import { issue } from '@reticle/core';
import { JSONParser } from '@streamparser/json';
import { EXIT, Failure } from '../failure.js';
import { parseReason } from './parse-reason.js';
import { MAX_VALUE, tooLong, type ValueReader } from './value-reader.js';

/** What a parser found: a value, and whether it stands inside another that is being read. */
interface Found {
  readonly value: unknown;
  readonly inside: boolean;
}

class JsonReader implements ValueReader {
  readonly #parser: JSONParser;
  #values: unknown[] = [];
  #count = 0;
  /** Characters since the last value was complete, at most. */
  #pending = 0;

  constructor(parser: JSONParser, wanted: (found: Found) => boolean) {
    this.#parser = parser;
    parser.onValue = ({ value, stack }) => {
      if (wanted({ value, inside: stack.length > 0 })) this.#values.push(value);
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

/** The entries of one JSON array. */
export const arrayReader = (): ValueReader =>
  new JsonReader(new JSONParser({ paths: ['$.*'], keepStack: false }), () => true);

/** Values one after the other; of an object that has a list under a key, the entries of the list. */
export function objectReader(list: string): ValueReader {
  // Whether the object that is being read has had entries of its list.
  let listed = false;
  return new JsonReader(
    new JSONParser({ paths: [`$.${list}.*`, '$'], keepStack: false, separator: '' }),
    ({ value, inside }) => {
      const holder = !inside && (listed || hasList(value, list));
      listed = inside;
      return !holder;
    },
  );
}

const hasList = (value: unknown, list: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, list);
