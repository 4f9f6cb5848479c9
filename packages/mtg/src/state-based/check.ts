import type { MatchEvent } from '@reticle/core';
import { looseAttachments } from '../attach/attachments.js';
import { countersOn, withCounters } from '../counters/counters.js';
import type { MtgMatchState } from '../state/match-state.js';
import { knownNow } from '../state/state.js';
import { changeZone } from '../state/zone-change.js';
import { destroy } from './destroy.js';
import { doomed, type Doomed } from './permanents.js';
import { losesBy } from './players.js';

type Emit = (event: MatchEvent) => void;

/** No board needs as many rounds; each takes something away. */
const MOST_ROUNDS = 1_000;

/**
 * State-based actions (rule 704.3): all that apply at once, again and again until none does. `settle` brings up to date
 * what follows from the state before each round (continuous effects: `refresh`).
 *
 * A player who loses gets `left` and `{ type: 'playerLost', player, rule }`; what that means for the match, and what
 * leaves with the player (rule 800.4a), is the caller's. Permanents: `{ type: 'stateBased', rule, card }`, and the
 * events of what happens to them. Tokens and copies of spells elsewhere cease to exist as they move (704.5d, 704.5e).
 */
export function checkStateBased(
  start: MtgMatchState,
  emit: Emit,
  settle: (state: MtgMatchState) => MtgMatchState = (state) => state,
): MtgMatchState {
  let state = settle(start);
  for (let count = 0; count < MOST_ROUNDS; count++) {
    const after = round(state, emit);
    if (after === state) return state;
    state = settle(after);
  }
  return state;
}

/** What applies is found first, then it all happens: nothing that one of them does keeps another from happening. */
function round(state: MtgMatchState, emit: Emit): MtgMatchState {
  const dying = doomed(state);
  const loose = looseAttachments(state);
  const annihilating = state.cards.filter(({ zone, phasedOut }) => zone === 'battlefield' && !phasedOut);
  const lost = withLosers(
    withoutPairs(
      state,
      annihilating.map(({ instanceId }) => instanceId),
    ),
    emit,
  );
  const dead = dying.reduce((now, entry) => fall(now, entry, emit), lost);
  const off = loose.reduce((now, { id, goes }) => {
    const card = now.cards.find(({ instanceId }) => instanceId === id);
    if (card?.zone !== 'battlefield') return now;
    if (goes === 'graveyard') {
      emit({ type: 'stateBased', rule: '704.5m', card: { kind: 'card', id, incarnation: card.incarnation } });
      return changeZone(now, id, 'graveyard', emit);
    }
    return unattached(now, id);
  }, dead);
  return forgetful(off);
}

function withLosers(state: MtgMatchState, emit: Emit): MtgMatchState {
  const losing = state.players.flatMap((player) => {
    const rule = losesBy(player);
    return rule === undefined ? [] : [{ id: player.id, rule }];
  });
  if (losing.length === 0) return state;
  for (const { id, rule } of losing) emit({ type: 'playerLost', player: id, rule });
  const ids = new Set(losing.map(({ id }) => id));
  const players = state.players.map((player) => (ids.has(player.id) ? { ...player, left: true } : player));
  return { ...state, players };
}

function fall(state: MtgMatchState, { rule, what, how }: Doomed, emit: Emit): MtgMatchState {
  if (knownNow(state, what)?.zone !== 'battlefield') return state;
  emit({ type: 'stateBased', rule, card: what });
  return how === 'destroyed' ? destroy(state, what, emit) : changeZone(state, what.id, 'graveyard', emit);
}

/** An Equipment that may not stay on its host comes off it (rules 704.5n, 704.5p). */
function unattached(state: MtgMatchState, id: string): MtgMatchState {
  const cards = state.cards.map((card) => {
    if (card.instanceId !== id) return card;
    const { attachedTo: _host, ...rest } = card;
    return rest;
  });
  return { ...state, cards };
}

/** As many +1/+1 as -1/-1 counters go (rule 704.5q). */
function withoutPairs(state: MtgMatchState, ids: readonly string[]): MtgMatchState {
  const among = new Set(ids);
  const cards = state.cards.map((card) => {
    const pairs = Math.min(countersOn(card, '+1/+1'), countersOn(card, '-1/-1'));
    if (pairs === 0 || !among.has(card.instanceId)) return card;
    return withCounters(withCounters(card, '+1/+1', -pairs), '-1/-1', -pairs);
  });
  return cards.every((card, index) => card === state.cards[index]) ? state : { ...state, cards };
}

/** What counts since the last check only (rules 704.5b, 704.5h). */
function forgetful(state: MtgMatchState): MtgMatchState {
  const drew = state.players.some(({ drewFromEmpty }) => drewFromEmpty !== undefined);
  if (!drew && state.deathtouched === undefined) return state;
  const { deathtouched: _touched, ...rest } = state;
  const players = state.players.map(({ drewFromEmpty: _drew, ...player }) => player);
  return { ...rest, players: drew ? players : state.players };
}
