import { open, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { cliIssue, EXIT, Failure, reasonOf } from '../failure.js';
import type { Io } from '../io.js';

/** A file's content as it streams by, unpacked where it is gzip. */
export interface ByteSource {
  /** Of the file as it lies on the disk. */
  readonly size: number;
  /** How much of {@link size} was read. */
  readonly read: () => number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const GZIP = Buffer.from([0x1f, 0x8b]);

/** Opens a local file; whether it is gzip its first bytes say, not its name. @throws Failure (bad input), also as it streams */
export async function openBytes(file: string, { cwd }: Io): Promise<ByteSource> {
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
