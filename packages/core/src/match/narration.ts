import type { TargetRef } from '../ref.js';
import type { TargetSlot, TargetSpec } from '../targeting/spec.js';
import type { MatchEvent, Move } from './move.js';

/**
 * A narration: how a game tells its matches to people. Every surface takes its words from here, and none has
 * words of its own for a game's things. The words contain no ids, codes or names of the program.
 */
export interface Narration<State> {
  /** Describes an event, with the state after its move. Empty if there is nothing to say. */
  readonly narrate: (event: MatchEvent, state: State) => string;
  /**
   * Returns the events with which a log of a match begins, from its first state: what happened before anybody
   * made a move.
   */
  readonly opening?: (state: State) => readonly MatchEvent[];
  /** The type of the events with which a turn begins. */
  readonly turnEvent: string;
  /** The types of events that only a long log reports. */
  readonly asides: readonly string[];
  /**
   * Describes a move, whose targets may still be open. If two moves have the same words, either does the
   * same.
   */
  readonly describeMove: (state: State, move: Move) => string;
  /** Describes a kind of move: "play a card". */
  readonly moveKind: (move: string) => string;
  /**
   * Returns what players call a thing that may be chosen. Two things with the same name are alike in
   * everything that counts.
   */
  readonly nameOf: (state: State, ref: TargetRef) => string;
  /** Describes what a slot asks for: "target creature you control". */
  readonly slotName: (slot: TargetSlot, spec: TargetSpec) => string;
  /**
   * Returns a card's text as people read it: its line of types and numbers, and a line for each thing that it
   * says. Empty if it says nothing.
   */
  readonly cardText: (state: State, ref: TargetRef) => readonly string[];
  /** Returns the number of turns that were played. */
  readonly turn: (state: State) => number;
  /** Describes the moment within the turn: "first main phase". */
  readonly moment: (state: State) => string;
  /** Describes the reason why a match ended. */
  readonly endingWords: (reason: string) => string;
}
