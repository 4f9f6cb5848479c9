import type { PinnedRef } from '@reticle/core';
import { KEYWORD_COUNTERS } from '../../language/performed.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById, withCard } from '../../state/cards.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';
import { changePlayers } from '../../state/players.js';
import { sure } from '../../state/sure.js';
import type { EventChange } from './event.js';
import { withSharedPoison } from '../../state/teams.js';

/** What can have counters: an object or a player. */
export interface CounterBearer {
  readonly counters?: Readonly<Record<string, number>> | undefined;
}

/** How many counters of a kind something has. */
export const countersOn = ({ counters = {} }: CounterBearer, kind: string): number =>
  Object.hasOwn(counters, kind) ? (counters[kind] ?? 0) : 0;

/** What counters there are once there are some more, or fewer, of a kind; a kind of which none are left is not there. */
function countersAfter(bearer: CounterBearer, kind: string, more: number): MtgCard['counters'] {
  const others = Object.entries(bearer.counters ?? {}).filter(([name]) => name !== kind);
  const count = Math.max(0, countersOn(bearer, kind) + more);
  return Object.fromEntries(count === 0 ? others : [...others, [kind, count] as const]);
}

/** A card with some more, or fewer, counters of a kind. */
export const withCounters = (card: MtgCard, kind: string, more: number): MtgCard =>
  cardWith(card, { counters: countersAfter(card, kind, more) });

const GIVING: ReadonlySet<string> = new Set([...KEYWORD_COUNTERS, 'finality']);

/** The state in which it is written down when the keyword counters came that are on a permanent and were not there before (rule 613.7c). */
export function withCounted(state: MtgMatchState, id: string): MtgMatchState {
  const card = cardById(state, id);
  const kinds = card ? Object.keys(card.counters).filter((kind) => GIVING.has(kind)) : [];
  if (!card || kinds.length + Object.keys(card.counted ?? {}).length === 0) return state;
  const { nextId } = state;
  const counted = Object.fromEntries(kinds.map((kind) => [kind, card.counted?.[kind] ?? nextId]));
  const dated = withCard(
    state,
    kinds.length === 0 ? cardWith(card, {}, ['counted']) : cardWith(card, { counted }),
  );
  return Object.values(counted).includes(nextId) ? matchWith(dated, { nextId: nextId + 1 }) : dated;
}

/** The loyalty of a permanent is the number of its loyalty counters (rule 306.5c). */
const withLoyalty = (card: MtgCard, counter: string): MtgCard =>
  counter === 'loyalty' ? cardWith(card, { loyalty: countersOn(card, 'loyalty') }) : card;

/** So many counters come, or go where it is negative (rule 122.1). */
const counters: EventChange<{
  readonly on: PinnedRef;
  readonly counter: string;
  readonly amount: number;
  readonly cost?: true;
}> = (state, { on, counter, amount }) => {
  if (on.kind === 'player')
    return withSharedPoison(
      changePlayers(state, [on.id], (player) =>
        playerWith(player, { counters: countersAfter(player, counter, amount) }),
      ),
      on.id,
    );
  const card = sure(cardById(state, on.id));
  const after = withCard(state, withLoyalty(withCounters(card, counter, amount), counter));
  return GIVING.has(counter) ? withCounted(after, on.id) : after;
};

export const COUNTERS = { counters };
