import type { PinnedRef } from '@reticle/core';
import type { MatchEvent, Tools } from '@reticle/core/match';
import type { Zone } from '../../language/vocabulary.js';
import { type MtgCard, isSummoningSick } from '../../state/card.js';
import { withCard, cardById } from '../../state/cards.js';
import { cardWith, matchWith, playerWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownNow } from '../../state/state.js';

/** What can have counters: an object or a player. */
export interface CounterBearer {
  readonly counters: Readonly<Record<string, number>>;
}

/** How many counters of a kind something has. */
export const countersOn = ({ counters }: CounterBearer, kind: string): number =>
  Object.hasOwn(counters, kind) ? (counters[kind] ?? 0) : 0;

/** What counters there are once there are some more, or fewer, of a kind; a kind of which none are left is not there. */
function countersAfter(bearer: CounterBearer, kind: string, more: number): CounterBearer['counters'] {
  const others = Object.entries(bearer.counters).filter(([name]) => name !== kind);
  const count = Math.max(0, countersOn(bearer, kind) + more);
  return Object.fromEntries(count === 0 ? others : [...others, [kind, count] as const]);
}

/** A card with some more, or fewer, counters of a kind. */
export const withCounters = (card: MtgCard, kind: string, more: number): MtgCard =>
  cardWith(card, { counters: countersAfter(card, kind, more) });

/**
 * Puts counters on an object or player, or takes them off, as many as there are (rules 122.1, 122.6). Event
 * `{ type: 'counters', on, counter, amount }` with how many came; negative, where they went.
 */
export function changeCounters(
  state: MtgMatchState,
  on: PinnedRef,
  counter: string,
  more: number,
  emit: (event: MatchEvent) => void,
): MtgMatchState {
  const bearer = on.kind === 'player' ? playerAt(state, on.id) : permanentAt(state, on);
  if (!bearer) return state;
  const amount = Math.max(more, -countersOn(bearer, counter));
  if (amount === 0) return state;
  emit({ type: 'counters', on, counter, amount });
  if (on.kind === 'card') {
    const card = knownNow(state, on);
    return card ? withCard(state, withLoyalty(withCounters(card, counter, amount), counter)) : state;
  }
  const players = state.players.map((player) =>
    player.id === on.id ? playerWith(player, { counters: countersAfter(bearer, counter, amount) }) : player,
  );
  return matchWith(state, { players });
}

/** The loyalty of a permanent is the number of its loyalty counters (rule 306.5c). */
const withLoyalty = (card: MtgCard, counter: string): MtgCard =>
  counter === 'loyalty' ? cardWith(card, { loyalty: countersOn(card, 'loyalty') }) : card;

function playerAt(state: MtgMatchState, id: string) {
  const player = state.players.find((found) => found.id === id && found.left !== true);
  return player && { counters: player.counters ?? {} };
}

/** Counters are put on what is on the battlefield; what has left keeps none (rule 400.7). */
function permanentAt(state: MtgMatchState, ref: PinnedRef) {
  const card = ref.kind === 'card' ? knownNow(state, ref) : undefined;
  return card?.zone === 'battlefield' && !card.phasedOut ? card : undefined;
}

function change(state: MtgMatchState, player: string, by: number): MtgMatchState {
  return matchWith(state, {
    players: state.players.map((found) =>
      found.id === player ? playerWith(found, { life: found.life + by }) : found,
    ),
  });
}

const isIn = (state: MtgMatchState, player: string): boolean =>
  state.players.some(({ id, left }) => id === player && left !== true);

/** A player gains that much life (rule 119.3); `{ type: 'lifeGained', player, amount }`. To gain 0 is no event (119.9). */
export function gainLife(
  state: MtgMatchState,
  player: string,
  amount: number,
  emit: Tools['emit'],
): MtgMatchState {
  if (amount <= 0 || !isIn(state, player)) return state;
  emit({ type: 'lifeGained', player, amount });
  return change(state, player, amount);
}

/** A player loses that much life (rule 119.3); `{ type: 'lifeLost', player, amount }`. */
export function loseLife(
  state: MtgMatchState,
  player: string,
  amount: number,
  emit: Tools['emit'],
): MtgMatchState {
  if (amount <= 0 || !isIn(state, player)) return state;
  emit({ type: 'lifeLost', player, amount });
  return change(state, player, -amount);
}

/** A permanent becomes tapped, or untapped (rules 701.26a and 701.26b). */
export const turned = (
  state: MtgMatchState,
  card: MtgCard,
  tapped: boolean,
  tools: Pick<Tools, 'emit'>,
): MtgMatchState => withCard(state, turnedCard(card, tapped, tools));

/** The card as it is then. */
export function turnedCard(card: MtgCard, tapped: boolean, { emit }: Pick<Tools, 'emit'>): MtgCard {
  emit({ type: tapped ? 'becameTapped' : 'becameUntapped', card: card.instanceId });
  const thisTurn = tapped ? [...card.thisTurn, 'becameTapped' as const] : card.thisTurn;
  return cardWith(card, { tapped, thisTurn });
}

/** Whether a permanent could pay {T}: untapped, and no creature that came this turn without haste (rules 107.5, 302.6). */
export function standardTapCheck(card: MtgCard): boolean {
  return card.zone === 'battlefield' && !card.phasedOut && !card.tapped && !isSummoningSick(card);
}

/** Whether the source is still in the zone in which its ability works (rule 113.6). */
export function sourceExistsCheck(
  state: MtgMatchState,
  { instanceId, incarnation }: Pick<MtgCard, 'instanceId' | 'incarnation'>,
  zone: Zone = 'battlefield',
): boolean {
  const now = cardById(state, instanceId);
  return now?.incarnation === incarnation && now.zone === zone && !now.phasedOut;
}
