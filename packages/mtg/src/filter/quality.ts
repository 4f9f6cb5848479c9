import {
  defineKind,
  frozenCopy,
  type Filter,
  type FilterContext,
  type ProtectionContext,
} from '@reticle/core';
import { cardFacts, type CardFacts } from '../state/facts.js';
import { qualityMatchers } from './quality-matchers.js';
import { qualityKeys, type QualityKeys } from './quality-schema.js';

/** A filter on one object by itself: what protection, hexproof and links between objects speak of. Plain JSON. */
export type QualityFilter = Filter<QualityKeys>;

type Cards = readonly CardFacts[];

const kind = defineKind({
  name: 'quality',
  object: cardFacts,
  filter: qualityKeys,
  matchers: qualityMatchers,
  list: (cards: Cards) => cards,
  id: ({ instanceId }) => instanceId,
  incarnation: ({ incarnation }) => incarnation,
});

/** The schema of {@link QualityFilter}: strict, with `anyOf`, `allOf` and `not`. */
export const qualityFilter = kind.filter;

const alone = new WeakMap<CardFacts, Cards>();
function listOf(card: CardFacts): Cards {
  const found = alone.get(card) ?? [card];
  alone.set(card, found);
  return found;
}

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
  const cards = listOf(card);
  const plan = kind.open(cards).plan(frozen(quality));
  if (!plan.ok) return false;
  const found: number[] = [];
  plan.value.scan(seenBy(cards, context, seat), false, 0, found);
  return found.length > 0;
}

/** Core keeps what it made of a filter only where the filter is frozen. */
const copies = new WeakMap<QualityFilter, QualityFilter>();
function frozen(quality: QualityFilter): QualityFilter {
  const found = copies.get(quality) ?? frozenCopy(quality);
  copies.set(quality, found);
  return found;
}

function seenBy(state: Cards, context: FilterContext, seat: Seat | undefined): ProtectionContext<Cards> {
  const controller = seat?.player ?? context.controller;
  return {
    state,
    controller,
    source: context.source,
    sourceRef: context.sourceRef,
    players: context.players,
    chooser: controller,
    mode: 'target',
    number: (value) => context.number(value),
    isPlayer(player, reference) {
      if (seat === undefined || player === undefined) return context.isPlayer(player, reference);
      if (reference === 'self') return player === seat.player;
      if (reference === 'opponent') return seat.isOpponent(player);
      if (reference === 'teammate') return player !== seat.player && !seat.isOpponent(player);
      return context.isPlayer(player, reference);
    },
  };
}
