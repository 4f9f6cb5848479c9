import type { TargetRef } from './ref.js';

/** A position in a JSON document: keys and array indices from the root. */
export type JsonPath = readonly (string | number)[];

/**
 * JSON as the first designs of Reticle wrote it. A refusal of it says which shape it is, and the table of
 * messages says how it is written today.
 */
export type FormerShape = 'comparison' | 'nameComparison' | 'names' | 'ids' | 'selection' | 'move';

/** The data of each of core's codes. The words for a code stand in `describe/en.ts`, nowhere else. */
export interface CoreIssueData {
  // --- the door: JSON that is refused before anybody looks at its meaning
  notJson: { found: string };
  tooDeep: { limit: number };
  tooLarge: { limit: number; what: 'values' | 'characters' };
  hostileKey: { key: string };
  /** `today` is the same JSON as it is written today. */
  unknownKey: { key: string; former?: FormerShape; today?: object };
  wrongType: { expected: string; found: string; former?: FormerShape; today?: object };
  invalidValue: { problem: string };

  // --- specs that cannot mean anything
  unknownKind: { kind: string; known: readonly string[] };
  unknownSlot: { slot: string };
  duplicateId: { id: string; kind?: string };
  laterSlot: { slot: string; reference: string };
  referenceNeedsOne: { slot: string; reference: string };
  minAboveMax: { slot: string; min: number; max: number };

  // --- a question that lacks something it needs
  unboundReference: { slot: string; reference: string };
  unknownPlayer: { player: string };
  unknownSource: { source: TargetRef };
  tooComplex: { limit: number };

  // --- one object as a target of one slot
  unknownTarget: { slot: string; target: TargetRef };
  changedZone: { slot: string; target: TargetRef; was: number; now: number };
  wrongKind: { slot: string; target: TargetRef; accepts: readonly string[] };
  filterMismatch: { slot: string; target: TargetRef; key: string; wanted: unknown; actual?: unknown };
  protectedTarget: { slot: string; target: TargetRef; protection: string; rule: string; by?: TargetRef };
  refusedByGame: { slot: string; target: TargetRef; step: string; rule: string };

  // --- a whole choice
  wrongSlotCount: { wanted: number; got: number };
  tooFewTargets: { slot: string; wanted: number; got: number };
  tooManyTargets: { slot: string; wanted: number; got: number };
  notChosen: { slot: string; chooser: 'all' | 'random' };
  repeatedTarget: { slot: string; target: TargetRef };
  relationBroken: {
    relation: string;
    slots: readonly string[];
    targets: readonly TargetRef[];
    property?: string;
  };
  wrongDivision: {
    slot: string;
    total: number;
    problem: 'missing' | 'unwanted' | 'length' | 'sum' | 'share';
  };
  notCompletable: { slot?: string };

  // --- what abilities cost and ask
  cannotPay: { cost: string };
  notAsked: { player: string };

  // --- matches
  unknownMove: { move: string; known: readonly string[] };
  matchOver: { winners: readonly string[] };
  notToAct: { player: string; toAct: readonly string[] };
  targetsMissing: { move: string };
  targetsNotWanted: { move: string };
  invalidSeed: { found: string; limit: number };
  oldSeeding: { wanted: string; got: string };
  wrongGame: { wanted: string; got: string };
  replayDiverged: { step: number; wanted: string; got: string };
  nothingToUndo: { moves: number };
}

/** The codes of core's own refusals. A game's codes have a dot in them. */
export type CoreIssueCode = keyof CoreIssueData;

/** A refusal by core: a code and the data that explain it. */
export type CoreIssue<Code extends CoreIssueCode = CoreIssueCode> = {
  readonly [C in Code]: { readonly code: C; readonly data: CoreIssueData[C]; readonly path?: JsonPath };
}[Code];

/** A refusal by a game's own rules; its code is `game.reason`, so that it never collides with core's. */
export interface GameIssue {
  readonly code: `${string}.${string}`;
  readonly data: Readonly<Record<string, unknown>>;
  readonly path?: JsonPath;
}

/** A game's own message table: it writes the text of each of the game's codes. */
export type GameMessages = Readonly<Record<string, (data: Readonly<Record<string, unknown>>) => string>>;

/** A refusal: a code with data that explains it. Plain JSON, from core or from a game. */
export type Issue = CoreIssue | GameIssue;

/** A value, or the reasons why there is none. The list of reasons is never empty. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Whether an issue is a refusal by a game's own rules, not by core. */
export const isGameIssue = (found: Issue): found is GameIssue => found.code.includes('.');

/** Makes one of core's issues. */
export function issue<Code extends CoreIssueCode>(
  code: Code,
  data: CoreIssueData[Code],
  path?: JsonPath,
): CoreIssue<Code>;
export function issue(code: CoreIssueCode, data: CoreIssueData[CoreIssueCode], path?: JsonPath): object {
  return path === undefined || path.length === 0 ? { code, data } : { code, data, path };
}

/** Makes a result that has a value. */
export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** Makes a refusal, from at least one issue. */
export function refuse<T>(...issues: readonly [Issue, ...Issue[]]): Result<T> {
  return { ok: false, issues };
}

/** Moves the paths of issues below `path`: issues of a part of a document become issues of the whole. */
export function below(path: JsonPath, issues: readonly Issue[]): readonly Issue[] {
  return issues.map((found) => ({ ...found, path: [...path, ...(found.path ?? [])] }));
}

/**
 * Returns the value of a result, or throws a {@link RefusedError} if it is a refusal. For set-up code that
 * cannot continue without the value.
 */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new RefusedError(result.issues);
}

/** The error that {@link unwrap} throws. It carries the issues, and lists their codes in its message. */
export class RefusedError extends Error {
  override readonly name: string = 'RefusedError';
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(
      issues
        .map(
          ({ code, path, data }) => `${code}${path ? ` at ${path.join('.')}` : ''} ${JSON.stringify(data)}`,
        )
        .join('; '),
    );
    this.issues = issues;
  }
}
