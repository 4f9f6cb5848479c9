import type { PinnedRef } from '@reticle/core';
import type { SimpleTrigger } from '../../language/trigger.js';
import type { MtgCard } from '../../state/card.js';

/** Something for which abilities may wait, in the words of {@link SimpleTrigger}. */
export interface GameEvent {
  readonly on: SimpleTrigger['on'];
  /** What it happened to, as filters look at it: as it was, if it left (rule 603.10a). */
  readonly subject?: MtgCard | undefined;
  /** What effects mean by `it`, `player` and `other`. */
  readonly bound: Readonly<Record<string, readonly PinnedRef[]>>;
  /** The amount, for damage: what effects mean by X. */
  readonly amount?: number;
  readonly player?: string | undefined;
  readonly from?: string;
  readonly to?: string;
  readonly step?: string;
  /** The recipient of damage; which player, if it was one. */
  readonly struck?: 'player' | 'creature' | 'other';
  /** The damaged creature or permanent was a planeswalker. */
  readonly isWalker?: true;
  readonly struckPlayer?: string;
  /** It was combat damage. */
  readonly combat?: boolean;
  /** The one creature that it blocks or is blocked by, if there is an event for each. */
  readonly one?: MtgCard | undefined;
  /** No other creature attacks; what it attacks. */
  readonly alone?: boolean;
  readonly attacked?: string | undefined;
  /** The player whose planeswalker it attacks. */
  readonly walkerOf?: string | undefined;
  /** All that attack. */
  readonly many?: readonly MtgCard[];
  /** To how many it happens at the same time, if an ability triggers once for all of them (rule 603.2c). */
  readonly howMany?: number;
  /** Whether a spell or an ability targets it. */
  readonly by?: 'spell' | 'ability';
  /** The mark that it got. */
  readonly mark?: string;
  /** The spell was not cast, but is a copy. */
  readonly isCopy?: boolean;
  /** The kind of counters. */
  readonly counter?: string;
  /** Which one of that player's turn it is, if that is counted. */
  readonly nth?: number;
  /** What dealt damage to it this turn, if that is remembered. */
  readonly damagedBy?: readonly PinnedRef[];
  /** The mana abilities that trigger on it have resolved already. */
  readonly triggered?: true;
  /** How many spells each player had cast this turn before it, if that is counted. */
  readonly before?: ReadonlyMap<string, number>;
}
