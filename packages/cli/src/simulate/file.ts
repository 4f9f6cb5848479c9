import { existsSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { canonicalJson, parseJsonText, parseWith, type Result } from '@reticle/core';
import { matchRecord } from '@reticle/core/match';
import * as z from 'zod';
import { accepted, cliIssue, EXIT, Failure, issueWords } from '../failure.js';
import { readText, unwritable } from '../files.js';
import type { Io } from '../io.js';
import { matchPlan, matchResult, type MatchResult } from './plan.js';

/** The first line of a simulation's file: all that its matches depend on, the seed's numbering aside. */
const simulationHeader = z.strictObject({
  reticle: z.literal('simulation'),
  format: z.literal(1),
  version: matchRecord.shape.version,
  seeding: matchRecord.shape.seeding,
  ...matchPlan.shape,
});
export type SimulationHeader = z.infer<typeof simulationHeader>;

const MAX_BYTES = 512 * 1024 * 1024;

/** A file that matches are added to, and what it holds already. */
export interface SimulationFile {
  readonly done: readonly MatchResult[];
  add(result: MatchResult): Promise<void>;
  close(): Promise<void>;
}

/** Starts a file, or goes on with one. @throws Failure where it is of another simulation, or there without `resume` */
export async function openSimulation(
  file: string,
  header: SimulationHeader,
  resume: boolean,
  io: Io,
): Promise<SimulationFile> {
  const path = resolve(io.cwd, file);
  const there = existsSync(path);
  const text = there ? await readText(file, io, MAX_BYTES) : '';
  if (text !== '' && !resume) throw new Failure(EXIT.usage, [cliIssue('exists', { file })]);
  // A last line without an end was cut off as it was written.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  if (first !== undefined) mustAgree(header, lineOf(first, 1, simulationHeader));
  const done = lines.map((line, index) => lineOf(line, index + 2, matchResult));
  const handle = await opened(path, file);
  if (whole.length < text.length) await handle.truncate(Buffer.byteLength(whole));
  const append = (value: unknown) => handle.appendFile(`${JSON.stringify(value)}\n`);
  if (first === undefined) await append(header);
  return { done, add: append, close: () => handle.close() };
}

async function opened(path: string, file: string): Promise<FileHandle> {
  try {
    return await open(path, 'a');
  } catch (error) {
    throw unwritable(file, error);
  }
}

function lineOf<T>(line: string, number: number, schema: z.ZodType<T>): T {
  const json = parseJsonText(line);
  const parsed: Result<T> = json.ok ? parseWith(schema, json.value) : json;
  if (parsed.ok) return parsed.value;
  const problem = parsed.issues.map((found) => issueWords(found)).join(' ');
  return accepted<T>({ ok: false, issues: [cliIssue('badLine', { line: number, problem })] });
}

/** The games' number may grow from run to run; nothing else may differ. */
function mustAgree(wanted: SimulationHeader, found: SimulationHeader): void {
  const theirs = new Map(Object.entries(found));
  const issues = Object.entries(wanted)
    .filter(([key, value]) => canonicalJson(value) !== canonicalJson(theirs.get(key)))
    .map(([key, value]) => cliIssue('otherRun', { key, wanted: value, found: theirs.get(key) }));
  if (issues.length > 0) throw new Failure(EXIT.usage, issues);
}
