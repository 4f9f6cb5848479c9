import { issue } from '@reticle/core';
import { EXIT, Failure } from '../failure.js';
import { arrayReader, objectReader } from './json-reader.js';
import { LineReader } from './line-reader.js';
import type { ValueReader } from './value-reader.js';

/**
 * The values of a stream one by one, be it one JSON array or a value a line, with no more in memory than one of them.
 * With `list`, an object that has that key with an array stands for the array's entries.
 *
 * @throws Failure (bad input) where it is neither, is cut off, or one value is too large
 */
export async function* jsonValues(chunks: AsyncIterable<Uint8Array>, list?: string): AsyncGenerator {
  const reader = new ReaderOfEither(list);
  for await (const text of texts(chunks)) {
    reader.write(text);
    yield* reader.taken();
  }
  reader.end();
  yield* reader.taken();
}

/** Decides at the first character that is no space. */
class ReaderOfEither implements ValueReader {
  readonly #list: string | undefined;
  #reader: ValueReader | undefined;

  constructor(list: string | undefined) {
    this.#list = list;
  }

  write(text: string): void {
    const start = this.#reader ? text : text.trimStart();
    if (start === '') return;
    this.#reader ??= readerFor(start.charAt(0), this.#list);
    this.#reader.write(start);
  }

  end(): void {
    if (!this.#reader) throw notCards('nothing');
    this.#reader.end();
  }

  taken(): readonly unknown[] {
    return this.#reader?.taken() ?? [];
  }
}

function readerFor(first: string, list: string | undefined): ValueReader {
  if (first === '[') return arrayReader();
  if (first === '{' && list !== undefined) return objectReader(list);
  if (first === '{') return new LineReader();
  throw notCards(`neither a list nor an object, it begins with ${JSON.stringify(first)}`);
}

async function* texts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw notCards('text that is not UTF-8');
    }
  };
  for await (const chunk of chunks) yield decoded(chunk);
  yield decoded();
}

function notCards(found: string): Failure {
  return new Failure(EXIT.badInput, [issue('notJson', { found })]);
}
