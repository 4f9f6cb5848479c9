import type { GameIssue, Result } from '@reticle/core';

/** What may be wrong with a name. */
export type BadName = 'characters' | 'tooLong' | 'reserved' | 'words';

/** What each of the package's codes carries; its words stand in `words.ts`. */
interface CreateIssueData {
  usage: { problem: string };
  noName: Readonly<Record<string, never>>;
  badName: { name: string; because: BadName };
  badOwner: { owner: string };
  badTitle: { title: string };
  noWorkspace: { from: string };
  folderTaken: { folder: string };
  fileTaken: { file: string };
  unwritable: { file: string; reason: string };
  noGame: { from: string };
  otherLayout: { wanted: number; found: unknown };
  keyTaken: { name: string };
  indexEdited: { file: string; wanted: string };
  threw: { message: string };
}

/** A refusal of this package: a code and the data that explain it. */
export function createIssue<Code extends keyof CreateIssueData>(
  code: Code,
  data: CreateIssueData[Code],
): GameIssue {
  return { code: `create.${code}`, data: { ...data } };
}

/** A refused result. */
export function refused<T, Code extends keyof CreateIssueData = keyof CreateIssueData>(
  code: Code,
  data: CreateIssueData[Code],
): Result<T> {
  return { ok: false, issues: [createIssue(code, data)] };
}
