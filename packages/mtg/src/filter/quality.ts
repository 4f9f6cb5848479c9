import { defineKind, frozenCopy, type Filter, type FilterContext } from '@reticle/core';
import * as z from 'zod';
import { cardFacts, type CardFacts } from '../state/facts.js';
import { qualityMatchers } from './quality-matchers.js';
import { qualityKeys, type QualityKeys } from './quality-schema.js';

/** A filter on one object by itself: what protection, hexproof and links between objects speak of. Plain JSON. */
export type QualityFilter = Filter<QualityKeys>;

const kind = defineKind({
  name: 'quality',
  object: cardFacts,
  filter: qualityKeys,
  matchers: qualityMatchers,
  list: (cards: readonly CardFacts[]) => cards,
  id: ({ instanceId }) => instanceId,
});

/** The schema of {@link QualityFilter}: strict, with `anyOf`, `allOf` and `not`. */
export const qualityFilter: z.ZodType<QualityFilter> = kind.filter.register(z.globalRegistry, {
  id: 'Quality',
  title: 'Quality',
  description: 'What an object is by itself. All keys must hold; {} matches every one.',
});

/** Whose "you" a quality speaks of, where it is not the asking player's. */
export interface Seat {
  readonly player: string;
  readonly isOpponent: (other: string) => boolean;
}

/** Whether an object has a quality, asked as in `context`. False for a filter that is none. */
export function hasQuality(
  card: CardFacts,
  quality: QualityFilter,
  context: FilterContext,
  seat?: Seat,
): boolean {
  const asked = kind.matches(frozen(quality), card, seat ? seenFrom(seat, context) : context);
  return asked.ok && asked.value;
}

/** Core keeps what it made of a filter only where the filter is frozen. */
const copies = new WeakMap<QualityFilter, QualityFilter>();
function frozen(quality: QualityFilter): QualityFilter {
  const found = copies.get(quality) ?? frozenCopy(quality);
  copies.set(quality, found);
  return found;
}

/** The same question, with the players seen from another seat. */
function seenFrom(seat: Seat, context: FilterContext): FilterContext {
  return {
    controller: seat.player,
    source: context.source,
    sourceRef: context.sourceRef,
    players: context.players,
    number: (value) => context.number(value),
    isPlayer(player, reference) {
      if (player === undefined) return context.isPlayer(player, reference);
      if (reference === 'self') return player === seat.player;
      if (reference === 'opponent') return seat.isOpponent(player);
      if (reference === 'teammate') return player !== seat.player && !seat.isOpponent(player);
      return context.isPlayer(player, reference);
    },
  };
}
