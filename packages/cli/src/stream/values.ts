import { issue, type JsonPath, parseJsonText } from '@reticle/core';
import { JSONParser } from '@streamparser/json';
import { open, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { reasonOf, EXIT, Failure, accepted, cliIssue } from '../failure.js';
import type { Io } from '../io.js';
import { RowReader } from './rows.js';
import type { PlacedValue, ValueReader } from './value-reader.js';

/** Says why the parser of a stream gave up, without its own terms, as a part of a sentence. */
export function parseReason(error: unknown): string {
  const reason = reasonOf(error);
  return reason.startsWith('Parser ended in mid-parsing') ? 'it is cut off' : reason.replace(/\.$/u, '');
}

/** The most characters of a value. No card is nearly as long. */
const MAX_VALUE = 1024 * 1024;

function tooLong(path: JsonPath): Failure {
  return new Failure(EXIT.badInput, [issue('tooLarge', { limit: MAX_VALUE, what: 'characters' }, path)]);
}

/** A parsed value, and whether it is inside another one that is being read. */
interface ParsedValue {
  readonly value: unknown;
  readonly inside: boolean;
}

class JsonReader implements ValueReader {
  readonly #parser: JSONParser;
  #values: PlacedValue[] = [];
  #found = 0;
  #count = 0;
  /** The most characters since the last complete value. */
  #pending = 0;

  constructor(parser: JSONParser, wanted: (found: ParsedValue) => boolean) {
    this.#parser = parser;
    parser.onValue = ({ value, stack }) => {
      if (wanted({ value, inside: stack.length > 0 })) this.#values.push({ value, place: [this.#found++] });
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

  taken(): readonly PlacedValue[] {
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

/** Reads the entries of one JSON array. */
export const arrayReader = (): ValueReader =>
  new JsonReader(new JSONParser({ paths: ['$.*'], keepStack: false }), () => true);

/**
 * Reads values one after the other. For an object with a list under the key, it reads the entries of the
 * list.
 */
export function objectReader(list: string): ValueReader {
  // Whether the current object has had entries of its list.
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

/** Reads one JSON value per line, and skips empty lines. */
class LineReader implements ValueReader {
  #values: PlacedValue[] = [];
  #found = 0;
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

  taken(): readonly PlacedValue[] {
    const values = this.#values;
    this.#values = [];
    return values;
  }

  #read(line: string): void {
    this.#line++;
    if (line.trim() === '') return;
    const value = accepted(parseJsonText(line), ['line', this.#line]);
    this.#values.push({ value, place: [this.#found++] });
  }
}

/** What a file may be besides a JSON array or one value per line. */
export interface FileShape {
  /** The key of a list: an object that has an array under it stands for the array's entries. */
  readonly list?: string | undefined;
  /** The columns of a table (CSV), of which the file has at least one. */
  readonly columns?: readonly string[] | undefined;
}

/**
 * Reads the values of a stream one by one, from one JSON array or one value per line, with no more in memory than one of them;
 * or the rows of a table, which is read whole.
 *
 * @throws Failure (bad input) if it is none of them, is cut off, or one value is too large
 */
export async function* fileValues(
  chunks: AsyncIterable<Uint8Array>,
  shape: FileShape = {},
): AsyncGenerator<PlacedValue> {
  const reader = new ReaderOfAny(shape);
  for await (const text of texts(chunks)) {
    reader.write(text);
    yield* reader.taken();
  }
  reader.end();
  yield* reader.taken();
}

/** Chooses the reader at the first character that is not a space. */
class ReaderOfAny implements ValueReader {
  readonly #shape: FileShape;
  #reader: ValueReader | undefined;

  constructor(shape: FileShape) {
    this.#shape = shape;
  }

  write(text: string): void {
    const start = this.#reader ? text : text.trimStart();
    if (start === '') return;
    this.#reader ??= readerFor(start.charAt(0), this.#shape);
    this.#reader.write(start);
  }

  end(): void {
    if (!this.#reader) throw notCards('nothing');
    this.#reader.end();
  }

  taken(): readonly PlacedValue[] {
    return this.#reader?.taken() ?? [];
  }
}

function readerFor(first: string, { list, columns }: FileShape): ValueReader {
  if (first === '[') return arrayReader();
  if (first === '{' && list !== undefined) return objectReader(list);
  if (first === '{') return new LineReader();
  if (columns !== undefined) return new RowReader(columns);
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

/** A file's content as a stream, unpacked if it is gzip. */
export interface ByteSource {
  /** The size of the file on the disk. */
  readonly size: number;
  /** Returns how much of {@link size} was read. */
  readonly read: () => number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const GZIP = Buffer.from([0x1f, 0x8b]);

/**
 * Opens a local file, or stdin if it is `-`. The first bytes, not a name, say whether it is gzip. @throws Failure
 * (bad input), also while it streams
 */
export async function openBytes(file: string, { cwd, stdin }: Io): Promise<ByteSource> {
  if (file === '-') return bytesOfStdin(stdin);
  let read = 0;
  try {
    const handle = await open(resolve(cwd, file));
    const { size, packed } = await lookAt(handle);
    const raw = counted(handle.createReadStream({ start: 0 }), (length) => (read += length));
    return { size, read: () => read, chunks: refused(file, packed ? unpacked(raw) : raw) };
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Opens stdin, whose size nobody knows. */
async function bytesOfStdin(stdin: Io['stdin']): Promise<ByteSource> {
  const all = stdin[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let read = 0;
  while (read < GZIP.length) {
    const next = await all.next();
    if (next.done === true) break;
    const bytes = Buffer.from(next.value);
    first.push(bytes);
    read += bytes.length;
  }
  if (read === 0) throw new Failure(EXIT.badInput, [cliIssue('emptyStdin')]);
  const head = Buffer.concat(first);
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield head;
    for (let next = await all.next(); next.done !== true; next = await all.next()) {
      const bytes = Buffer.from(next.value);
      read += bytes.length;
      yield bytes;
    }
  }
  const isPacked = head.subarray(0, GZIP.length).equals(GZIP);
  return { size: Infinity, read: () => read, chunks: refused('stdin', isPacked ? unpacked(rest()) : rest()) };
}

async function lookAt(handle: FileHandle): Promise<{ readonly size: number; readonly packed: boolean }> {
  try {
    const { size } = await handle.stat();
    const { buffer } = await handle.read(Buffer.alloc(GZIP.length), 0, GZIP.length, 0);
    return { size, packed: buffer.equals(GZIP) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  count: (length: number) => void,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}

async function* unpacked(raw: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  // The error, if there is one, comes out of gunzip as well.
  const done = pipeline(raw, gunzip).catch(() => undefined);
  yield* gunzip;
  await done;
}

async function* refused(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    throw unreadable(file, error);
  }
}

const unreadable = (file: string, error: unknown): Failure =>
  new Failure(EXIT.badInput, [cliIssue('unreadable', { file, reason: reasonOf(error) })]);
