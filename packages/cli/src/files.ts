import { constants, createReadStream, statSync } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseJsonText, parseWith, type JsonLimits } from '@reticle/core';
import type * as z from 'zod';
import { acceptedOf, cliIssue, EXIT, Failure, reasonOf } from './failure.js';
import type { Io } from './io.js';

/** The most bytes that are read. No card, board or record is larger. */
const MAX_BYTES = 32 * 1024 * 1024;

const tooLarge = (file: string, limit: number) =>
  new Failure(EXIT.badInput, [cliIssue('tooLarge', { file, limit })]);
const unreadable = (file: string, error: unknown) =>
  new Failure(EXIT.badInput, [cliIssue('unreadable', { file, reason: reasonOf(error) })]);

/** Reads a whole file as text, up to a limit, whatever size the file reports. @throws Failure (bad input) */
export async function readText(file: string, { cwd }: Io, limit = MAX_BYTES): Promise<string> {
  try {
    return await textOf(createReadStream(resolve(cwd, file), { end: limit }), file, limit);
  } catch (error) {
    throw error instanceof Failure ? error : unreadable(file, error);
  }
}

async function textOf(
  chunks: AsyncIterable<string | Uint8Array>,
  name: string,
  limit: number,
): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) throw tooLarge(name, limit);
    parts.push(bytes);
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** Reads all of stdin as text. @throws Failure (bad input), also if nothing came */
export async function readStdin({ stdin }: Io): Promise<string> {
  const text = await textOf(stdin, 'stdin', MAX_BYTES);
  if (text.trim() === '') throw new Failure(EXIT.badInput, [cliIssue('emptyStdin')]);
  return text;
}

/** Reads the JSON of a file, or of stdin if the file is `-`. @throws Failure (bad input) */
export async function readJson(file: string, io: Io): Promise<unknown> {
  const text = file === '-' ? await readStdin(io) : await readText(file, io);
  return acceptedOf(file === '-' ? 'stdin' : file, parseJsonText(text));
}

/** Reads the content of a file by a schema. @throws Failure (bad input) that names the file */
export async function readAs<T>(schema: z.ZodType<T>, file: string, io: Io, limits?: JsonLimits): Promise<T> {
  return acceptedOf(file === '-' ? 'stdin' : file, parseWith(schema, await readJson(file, io), limits));
}

/** Checks that a file can be written before its content is computed. @throws Failure (usage) */
export async function mustBeWritable(file: string, { cwd }: Io): Promise<void> {
  const path = resolve(cwd, file);
  const there = statSync(path, { throwIfNoEntry: false });
  try {
    await access(there ? path : dirname(path), constants.W_OK);
  } catch (error) {
    throw unwritable(file, error);
  }
  if (there?.isDirectory() === true)
    throw new Failure(EXIT.usage, [cliIssue('unwritable', { file, reason: 'it is a folder' })]);
}

/**
 * Makes a folder and its parents. Node's recursive `mkdir` never ends if the system lets nobody create any.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
  }
}

/** Writes a text to a file. @throws Failure (usage), because the caller gave the name */
export async function writeText(file: string, text: string, { cwd }: Io): Promise<void> {
  try {
    await writeFile(resolve(cwd, file), text);
  } catch (error) {
    throw unwritable(file, error);
  }
}

export function unwritable(file: string, error: unknown): Failure {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  const reason = missing ? 'there is no such folder' : reasonOf(error);
  return new Failure(EXIT.usage, [cliIssue('unwritable', { file, reason })]);
}
