import type { Attempt, Issue, JsonPath, TargetRef, TargetSpec } from '@reticle/core';

/** A question about targets as a finding tells it; a state that is too long to be read is left out. */
export interface Told {
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  readonly state?: unknown;
}

/** What each kind of finding carries: the law before the dot, what is wrong with it behind. The words stand in `words.ts`. */
export interface FindingData {
  // --- of every law
  'law.threw': { message: string };
  'law.idle': { what: string };
  'law.unsteady': { value: unknown };

  'roundTrip.notJson': { what: string; issue: Issue };
  'roundTrip.refused': { what: string; issues: readonly Issue[] };
  'roundTrip.changed': { what: string; before: string; after: string };

  'purity.changed': { what: string; question?: Told };
  'purity.differs': { what: string; first: string; second: string; question?: Told };

  'legality.disagrees': {
    one: string;
    other: string;
    only: { readonly one: readonly string[]; readonly other: readonly string[] };
    question: Told;
  };
  'legality.stranger': { target: TargetRef; question: Told };
  'legality.notStill': { target: TargetRef; issues: readonly Issue[]; question: Told };

  'cases.noKind': { kind: string };
  'cases.noKey': { kind: string; key: string };
  'cases.invalid': { kind: string; filter: unknown; issues: readonly Issue[] };
  'cases.notAccepted': { kind: string; filter: unknown; target: TargetRef; issues: readonly Issue[] };
  'cases.notRefused': { kind: string; filter: unknown; target: TargetRef };
  'cases.refusedAnyway': { kind: string; filter: unknown; target: TargetRef; issues: readonly Issue[] };

  'kinds.notShown': { what: string; kind: string };
  'kinds.exempt': { what: string; kind: string; reason: string };
  'kinds.unknown': { what: string; kind: string };

  'words.missing': { what: string; of: unknown; words: string };

  'lexicon.invalid': { issues: readonly Issue[] };
  'lexicon.noExample': { role: string; words: string };
  'lexicon.unread': { words: string; example: string; code: string };
  'lexicon.notPrinted': { example: string; words: string; printed: string | undefined };
  'lexicon.notFilter': { example: string; kind: string; issues: readonly Issue[] };
  'lexicon.twice': { role: string; words: string };
  'lexicon.shadowed': { role: string; words: string; examples: readonly string[] };
  'lexicon.neverRead': { vocabulary: string; words: string; value: string | number };
  'lexicon.dropped': { example: string; without: string; position: number };
  'lexicon.ignored': { example: string; added: string; text: string };
  'lexicon.overlaps': { text: string; words: string };
  'lexicon.absent': { text: string; path: JsonPath };
  'lexicon.unsaid': { text: string; path: JsonPath };

  'protections.widens': { guard: string; guarded: TargetRef; target: TargetRef; question: Told };
  'protections.notProtected': { target: TargetRef; issues: readonly Issue[]; question: Told };
  'protections.idle': { guard: string };

  'enumeration.listed': { target: TargetRef; listed: boolean; oracle: boolean; question: Told };
  'enumeration.choices': {
    missing: readonly string[];
    surplus: readonly string[];
    question: Told;
  };
  'enumeration.count': { counted: string; wanted: string; question: Told };
  'enumeration.moves': { move: string; missing: readonly string[]; surplus: readonly string[] };

  'moves.stuck': { step: number; player: string };
  'moves.refused': { step: number; move: unknown; issues: readonly Issue[] };
  'moves.threw': { step: number; move: unknown; message: string };
  'moves.accepted': { step: number; move: unknown; because: string };

  'refusals.uncoded': { what: string; issues: readonly unknown[] };
  'refusals.wordless': { what: string; code: string; words: string };

  'replay.refused': { seed: number | string; issues: readonly Issue[] };
  'replay.differs': { seed: number | string; what: string; wanted: string; got: string };
  'replay.notNoticed': { seed: number | string };

  'releases.refused': { index: number; issues: readonly Issue[] };
  'releases.noMove': { index: number };

  'views.leaks': { swap: string; viewer: string | null; step: number; before: string; after: string };
  'views.tells': {
    swap: string;
    viewer: string | null;
    step: number;
    what: string;
    move: unknown;
    before: string;
    after: string;
  };
  'views.notOpen': { viewer: string; step: number; before: string; after: string };
  'views.idle': { swap: string };
  'views.refused': { swap: string; issues: readonly Issue[] };

  'ids.differ': { one: string; other: string };
  'ids.tell': { what: string; deviations: number };

  'bots.peeks': { bot: string; swap: string; viewer: string; step: number; before: string; after: string };
  'bots.deals': { swap: string; viewer: string };
  'bots.unlike': { viewer: string; step: number; before: string; after: string };
  'bots.noWorld': { viewer: string; step: number; issues: readonly Issue[] };

  'hostile.accepted': { door: string; what: string };
  'hostile.threw': { door: string; what: string; message: string };
  'hostile.changed': { door: string };
  'entries.untested': { name: string };
  'entries.unknown': { name: string };
  'entries.refused': { door: string; refusals: readonly string[] };
  'entries.pathless': { door: string; what: string };
}

/** The kinds of findings: the law, a dot, what is wrong. */
export type FindingCode = keyof FindingData;

/** A law that does not hold: a code and the data that show it. Plain JSON. */
export type Finding<Code extends FindingCode = FindingCode> = {
  readonly [C in Code]: { readonly code: C; readonly data: FindingData[C] };
}[Code];

/** Makes a finding. */
export function finding<Code extends FindingCode>(code: Code, data: FindingData[Code]): Finding<Code>;
export function finding(code: FindingCode, data: FindingData[FindingCode]): object {
  return { code, data };
}
