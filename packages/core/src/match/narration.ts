import type { TargetRef } from '../ref.js';
import type { TargetSlot, TargetSpec } from '../targeting/spec.js';
import type { MatchEvent, Move } from './move.js';

/**
 * How a game tells its matches to people: every surface takes its words from here, and none has words of its own for a
 * game's things. Nothing of it is an id, a code or a name of the program.
 */
export interface Narration<State> {
  /** An event in words, with the state after the move that made it; empty where there is nothing to say. */
  readonly narrate: (event: MatchEvent, state: State) => string;
  /** How a log of a match begins, from its first state: what would have been told, had anybody made a move yet. */
  readonly opening?: (state: State) => readonly MatchEvent[];
  /** The type of the events with which a turn begins. */
  readonly turnEvent: string;
  /** Types of events that only a long log tells of. */
  readonly asides: readonly string[];
  /** A move in words; its targets may still be open. Where two moves have the same words, either does the same. */
  readonly describeMove: (state: State, move: Move) => string;
  /** A kind of move in words: "play a card". */
  readonly moveKind: (move: string) => string;
  /** What players call a thing that may be chosen. Two things that are called the same are alike in all that counts. */
  readonly nameOf: (state: State, ref: TargetRef) => string;
  /** What a slot asks for, in words: "target creature you control". */
  readonly slotName: (slot: TargetSlot, spec: TargetSpec) => string;
  /** A card as people read it: its line of types and numbers, and what it says, a line each; empty for what says nothing. */
  readonly cardText: (state: State, ref: TargetRef) => readonly string[];
  /** How many turns were played. */
  readonly turn: (state: State) => number;
  /** What is going on within the turn: "first main phase". */
  readonly moment: (state: State) => string;
  /** The reason why a match ended, in words. */
  readonly endingWords: (reason: string) => string;
}
