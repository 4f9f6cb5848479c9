import { existsSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { canonicalJson, parseJsonText, parseWith, STATE_LIMITS, type Result } from '@reticle/core';
import { matchRecord } from '@reticle/core/match';
import * as z from 'zod';
import { accepted, cliIssue, EXIT, Failure, issueWords } from '../failure.js';
import { readText, unwritable } from '../files.js';
import type { Io } from '../io.js';
import { matchPlan, matchResult, type MatchResult } from '../workers/match-plan.js';

/** The first line of a simulation's file: everything that its matches depend on, except their numbers. */
const simulationHeader = z.strictObject({
  reticle: z.literal('simulation'),
  format: z.literal(1),
  version: matchRecord.shape.version,
  seeding: matchRecord.shape.seeding,
  ...matchPlan.shape,
});
export type SimulationHeader = z.infer<typeof simulationHeader>;

const MAX_BYTES = 512 * 1024 * 1024;

/** A file to which matches are added, one per line, and the lines it already has. */
export interface LineFile<Line> {
  readonly done: readonly Line[];
  add(line: Line): Promise<void>;
  close(): Promise<void>;
}
export type SimulationFile = LineFile<MatchResult>;

/** The layout of a file of lines: a header that all of them depend on, then the lines. */
export interface LinePlan<Header extends object, Line> {
  readonly header: Header;
  readonly schema: z.ZodType<Header>;
  readonly line: z.ZodType<Line>;
  /** Whether the file may already exist. */
  readonly resume: boolean;
}

/**
 * Starts a file, or continues one. @throws Failure if it belongs to another run, or exists without `resume`
 */
export async function openLines<Header extends object, Line>(
  file: string,
  { header, schema, line: lineSchema, resume }: LinePlan<Header, Line>,
  io: Io,
): Promise<LineFile<Line>> {
  const path = resolve(io.cwd, file);
  const there = existsSync(path);
  const text = there ? await readText(file, io, MAX_BYTES) : '';
  if (text !== '' && !resume) throw new Failure(EXIT.usage, [cliIssue('exists', { file })]);
  const { whole, first, lines: done } = linesOf(text, schema, lineSchema);
  if (first) mustAgree(header, first);
  const handle = await opened(path, file);
  if (whole.length < text.length) await handle.truncate(Buffer.byteLength(whole));
  const append = (value: unknown) => handle.appendFile(`${JSON.stringify(value)}\n`);
  if (!first) await append(header);
  return { done, add: append, close: () => handle.close() };
}

/** Reads a file of lines. @throws Failure if it does not exist, or is of another kind */
export async function readLines<Header extends object, Line>(
  file: string,
  { schema, line }: Pick<LinePlan<Header, Line>, 'schema' | 'line'>,
  io: Io,
): Promise<{ readonly header: Header; readonly lines: readonly Line[] }> {
  const { first, lines } = linesOf(await readText(file, io, MAX_BYTES), schema, line);
  if (!first)
    throw new Failure(EXIT.badInput, [cliIssue('badLine', { line: 1, problem: 'It is not there.' })]);
  return { header: first, lines };
}

/** Reads the lines of a text. A last line without an end was cut off while it was written. */
function linesOf<Header, Line>(text: string, header: z.ZodType<Header>, schema: z.ZodType<Line>) {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first, ...lines] = whole.split('\n').slice(0, -1);
  return {
    whole,
    first: first === undefined ? undefined : lineOf(first, 1, header),
    lines: lines.map((line, index) => lineOf(line, index + 2, schema)),
  };
}

/**
 * Starts a file of a simulation, or continues one. @throws Failure if it belongs to another one, or exists
 * without `resume`
 */
export const openSimulation = (
  file: string,
  header: SimulationHeader,
  resume: boolean,
  io: Io,
): Promise<SimulationFile> =>
  openLines(file, { header, schema: simulationHeader, line: matchResult, resume }, io);

async function opened(path: string, file: string): Promise<FileHandle> {
  try {
    return await open(path, 'a');
  } catch (error) {
    throw unwritable(file, error);
  }
}

function lineOf<T>(line: string, number: number, schema: z.ZodType<T>): T {
  const json = parseJsonText(line);
  // A match's options may hold all cards of a game.
  const parsed: Result<T> = json.ok ? parseWith(schema, json.value, STATE_LIMITS) : json;
  if (parsed.ok) return parsed.value;
  const problem = parsed.issues.map((found) => issueWords(found)).join(' ');
  return accepted<T>({ ok: false, issues: [cliIssue('badLine', { line: number, problem })] });
}

/** Checks that two headers agree. Only the number of games may grow from run to run. */
function mustAgree(wanted: object, found: object): void {
  const theirs = new Map(Object.entries(found));
  const issues = Object.entries(wanted)
    .filter(([key, value]) => canonicalJson(value) !== canonicalJson(theirs.get(key)))
    .map(([key, value]) => cliIssue('otherRun', { key, wanted: value, found: theirs.get(key) }));
  if (issues.length > 0) throw new Failure(EXIT.usage, issues);
}
