import type { Attempt, TargetRef } from '@reticle/core';
import type { Bot, MatchRuntime } from '@reticle/core/match';
import type { Lexicon } from '@reticle/core/text';

/** A state, and who asks in it: `source`, `X` and roles included where filters need them. */
export interface Stage<State> {
  readonly state: State;
  readonly attempt: Attempt;
}

/** A {@link Stage} with the one object that a filter is asked of. */
export interface Staged<State> extends Stage<State> {
  readonly target: TargetRef;
}

/** What a filter means, shown by an object that it accepts and one that it refuses. */
export interface FilterCase<State> {
  readonly filter: object;
  readonly accepts: Staged<State>;
  readonly refuses: Staged<State>;
}

/**
 * Filter cases as a table: a filter, facts that it accepts, facts that it refuses. `stage` puts an object with those
 * facts into a state, with all that the filters refer to.
 */
export function filterCases<State, Facts>(
  stage: (facts: Facts) => Staged<State>,
  rows: readonly (readonly [filter: object, accepts: Facts, refuses: Facts])[],
): readonly FilterCase<State>[] {
  return rows.map(([filter, accepts, refuses]) => ({
    filter,
    accepts: stage(accepts),
    refuses: stage(refuses),
  }));
}

/** One more protection on one object: the law is that nothing becomes legal by it. */
export interface Guard<State> {
  /** `hexproof` */
  readonly name: string;
  /** The state with the object guarded; `undefined` where it cannot be, or is already. */
  readonly on: (state: State, target: TargetRef) => State | undefined;
}

/** What a viewer may not know, changed: the law is that the viewer sees no difference. */
export interface HiddenSwap<State> {
  /** `the order of the deck` */
  readonly name: string;
  /** Whose view; a spectator's, where it is left out. */
  readonly viewer?: string;
  /** The state with what is hidden from the viewer exchanged; `undefined` where there is nothing to exchange. */
  readonly swap: (state: State) => State | undefined;
}

/** How matches of a game are played for the laws. */
export interface MatchFixtures<State> {
  readonly runtime: MatchRuntime<State>;
  /** One match is played for each; `[{}]` where it is left out. */
  readonly options?: readonly object[];
  /** One match is played for each of them and each options; `[1, 2]` where it is left out. */
  readonly seeds?: readonly (number | string)[];
  /** Who plays; the random bot where it is left out. */
  readonly bot?: Bot;
  /** A match is cut after so many moves, 400. */
  readonly maxMoves?: number;
  /** How many moments of each match are looked at closely, 8. */
  readonly moments?: number;
  /** What viewers may not know, each viewer's; an empty list where everything is open, which is looked at, too. */
  readonly hidden?: readonly HiddenSwap<State>[];
  /** Saved matches and records of earlier versions, as JSON: they play on, with the match's migrations. */
  readonly kept?: readonly unknown[];
  /** The types of events that show for a moment what stays hidden in the views: a rule says so. */
  readonly reveals?: readonly string[];
}

/** All that the laws need to know of a game; each part opens further laws. */
export interface GameFixtures<State, Kind extends string = string, MatchState = State> {
  /** By the name of the kind: cases for each key of its filter. */
  readonly cases: { readonly [Name in Kind]: readonly FilterCase<State>[] };
  /** Further states to ask in; the states of the cases are asked in anyway. */
  readonly stages?: readonly Stage<State>[];
  /** Specs as their authors write them, asked in every stage where all that they refer to is known. */
  readonly specs?: readonly object[];
  readonly guards?: readonly Guard<State>[];
  readonly lexicon?: Lexicon;
  readonly match?: MatchFixtures<MatchState>;
  /** In how many of the stages each spec is asked, in all of them if it is left out; one spec in others than the next. */
  readonly stagesPerSpec?: number;
  /** How many random questions each law asks, 100. */
  readonly runs?: number;
  /** What the random questions are drawn from: equal seeds, equal questions. */
  readonly seed?: number;
}
