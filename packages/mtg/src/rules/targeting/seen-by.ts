import type { FilterContext } from '@reticle/core';
import type { QualityFilter } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import { refOf } from '../../state/refs.js';
import type { MtgState } from '../../state/state.js';
import { seatOf } from './protections.js';
import { type Seat, hasQuality, seenFrom } from './quality.js';

/**
 * Returns a number of the source, as in `source.manaValue`. Returns undefined for other names, or if the
 * source has no such number.
 */
function numberOf(source: MtgCard | undefined, name: string): number | undefined {
  const found: unknown =
    source && name.startsWith(OF) ? Reflect.get(source, name.slice(OF.length)) : undefined;
  return typeof found === 'number' ? found : undefined;
}
const OF = 'source.';

/** Builds the question of a source, or of none; then the quality can't refer to one. */
const seen = (
  seat: Seat,
  players: readonly string[],
  source: MtgCard | undefined,
  X?: number,
): FilterContext =>
  seenFrom(seat, {
    controller: seat.player,
    source,
    sourceRef: source && refOf(source),
    players,
    number: (value) => (typeof value === 'number' ? value : value === 'X' ? X : numberOf(source, value)),
    isPlayer: (other, reference) => other !== undefined && reference === 'any',
  });

/** Questions about objects and players, as one player sees them. */
export interface SeenBy {
  readonly context: FilterContext;
  has(card: MtgCard, quality: QualityFilter): boolean;
}

/** Returns how a player sees objects and players, with or without a source that asks, and an X. */
export function seenBy(state: MtgState, player: string, source?: MtgCard, X?: number): SeenBy {
  const seat = seatOf(state, player);
  const context = seen(
    seat,
    state.players.map(({ id }) => id),
    source,
    X,
  );
  return { context, has: (card, quality) => hasQuality(card, quality, context) };
}
