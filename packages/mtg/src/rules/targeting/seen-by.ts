import type { FilterContext } from '@reticle/core';
import type { QualityFilter } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import { refOf } from '../../state/refs.js';
import type { MtgState } from '../../state/state.js';
import { seatOf } from './protections.js';
import { type Seat, hasQuality, seenFrom } from './quality.js';

/** `source.manaValue`: what the source has there; `undefined` of what says nothing of a source, or where it has none. */
function numberOf(source: MtgCard | undefined, name: string): number | undefined {
  const found: unknown =
    source && name.startsWith(OF) ? Reflect.get(source, name.slice(OF.length)) : undefined;
  return typeof found === 'number' ? found : undefined;
}
const OF = 'source.';

/** A question that is asked by a source, or by none: then the quality refers to none. */
const seen = (seat: Seat, players: readonly string[], source: MtgCard | undefined): FilterContext =>
  seenFrom(seat, {
    controller: seat.player,
    source,
    sourceRef: source && refOf(source),
    players,
    number: (value) => (typeof value === 'number' ? value : numberOf(source, value)),
    isPlayer: (other, reference) => other !== undefined && reference === 'any',
  });

/** Questions about objects and players from one player's seat. */
export interface SeenBy {
  readonly context: FilterContext;
  has(card: MtgCard, quality: QualityFilter): boolean;
}

/** What objects are and who players are, as one player sees them who asks by a source, or by none. */
export function seenBy(state: MtgState, player: string, source?: MtgCard): SeenBy {
  const seat = seatOf(state, player);
  const context = seen(
    seat,
    state.players.map(({ id }) => id),
    source,
  );
  return { context, has: (card, quality) => hasQuality(card, quality, context) };
}
