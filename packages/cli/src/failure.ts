import type { GameIssue, Issue, JsonPath, Result } from '@reticle/core';
import type { Describer } from './issue-words.js';

/** What the command's exit code means. */
export const EXIT = { ok: 0, findings: 1, usage: 2, badInput: 3, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command: its exit code, and the issues that say why. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exit: ExitCode;
  readonly issues: readonly Issue[];
  /** The game that has the words for the issues. */
  readonly game: Describer | undefined;

  constructor(exit: ExitCode, issues: readonly Issue[], game?: Describer) {
    super(issues.map(({ code }) => code).join(', '));
    this.exit = exit;
    this.issues = issues;
    this.game = game;
  }
}

/** One of the command's own issues; its words stand in `issue-words.ts`. */
export function cliIssue(reason: string, data: GameIssue['data'] = {}, path: JsonPath = []): GameIssue {
  return { code: `cli.${reason}`, data, ...(path.length === 0 ? {} : { path }) };
}

export function wrongUsage(problem: string): Failure {
  return new Failure(EXIT.usage, [cliIssue('usage', { problem })]);
}

/** The value of a result that was read from outside; @throws Failure, its issues' paths below `at`. */
export function accepted<T>(result: Result<T>, at: JsonPath = [], game?: Describer): T {
  if (result.ok) return result.value;
  const issues = result.issues.map((found) => {
    const path = [...at, ...(found.path ?? [])];
    return path.length === 0 ? found : { ...found, path };
  });
  throw new Failure(EXIT.badInput, issues, game);
}

/** What went wrong, in one line, whatever was thrown. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = 'code' in error && typeof error.code === 'string' ? SYSTEM_REASONS[error.code] : undefined;
  return known ?? error.message;
}

const SYSTEM_REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EISDIR: 'it is a folder',
  ENOTDIR: 'there is no such folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  Z_BUF_ERROR: 'it is cut off',
  Z_DATA_ERROR: 'its gzip data are broken',
  ENOSPC: 'the disk is full',
};
