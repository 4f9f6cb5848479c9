import type { Attempt, NearMiss, PinnedRef, TargetSelection, TargetSpec } from '@reticle/core';

/** A question with its parts read. */
export interface Question<State> {
  readonly state: State;
  readonly spec: TargetSpec;
  readonly read?: ReadPart;
  readonly attempt: Attempt;
  readonly choice?: TargetSelection;
  readonly later?: State;
}

/** A reason: its code and data, and the same in words. */
export interface Reason {
  readonly code: string;
  readonly words: string;
  /** The number of the rule that says so, where the game names it. */
  readonly rule?: string;
  readonly data: object;
}

export interface Named {
  readonly target: PinnedRef;
  /** What the object calls itself, where that is not its id. */
  readonly name?: string;
}

export interface Refused extends Named {
  readonly reasons: readonly Reason[];
  /** Single changes, each tried, that would make it legal. */
  readonly nearMisses: readonly NearMiss[];
}

export interface SlotAnswer {
  readonly slot: string;
  readonly chooser: string;
  /** Who takes where nobody chooses. */
  readonly automatic?: 'all' | 'random';
  readonly min: number;
  readonly max: number | 'any';
  readonly legal: readonly Named[];
  readonly refused: readonly Refused[];
}

/** A yes, or the reasons for a no. */
export interface Verdict {
  readonly ok: boolean;
  readonly reasons: readonly Reason[];
}

export interface Recheck {
  readonly slots: readonly {
    readonly slot: string;
    readonly targets: readonly (Named & { readonly legal: boolean; readonly reasons: readonly Reason[] })[];
  }[];
  readonly fizzles: boolean;
}

/** What of a text was asked: an ability, a mode of it, and the words of its targets, printed back. */
export interface ReadPart {
  readonly ability: number;
  readonly mode?: number;
  readonly words: readonly string[];
}

/** All that Reticle says about a question. Plain JSON. */
export interface Answer {
  readonly words: string;
  /** Where the question gave a text. */
  readonly read?: ReadPart;
  readonly slots: readonly SlotAnswer[];
  /** How many complete choices there are, in decimal (it may be beyond any number type); or why that is not known. */
  readonly choices: { readonly count?: string; readonly reasons: readonly Reason[] };
  readonly choice?: Verdict;
  readonly later?: Recheck;
}
