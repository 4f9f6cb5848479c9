import type { TargetRef } from '../ref.js';
import type { PlayerReference, Value } from './value.js';

/** Who asks: everything outside the object itself that a filter, a protection or a game's step may look at. */
export interface FilterContext {
  /** The player who controls the source; `self` in filters. */
  readonly controller: string;
  /** The object whose ability asks, as it is now or, where the game keeps it, as it last was. */
  readonly source: object | undefined;
  readonly sourceRef: TargetRef | undefined;
  /** Every player's id, in the order of the game. */
  readonly players: readonly string[];
  /** The number that a value stands for; `undefined` where nothing binds it. */
  number(value: Value): number | undefined;
  /** Whether a player stands in that relation to the controller; false where nothing binds the reference. */
  isPlayer(player: string | undefined, reference: PlayerReference): boolean;
}
