import type { GameIssue } from '@reticle/core';
import { taktik, type TaktikPlayer, type TaktikState, targetSpecOf } from './state.js';
import { taktikIssue } from '../language/event.js';
import type { Targeting, TaktikCard } from '../language/card.js';
import type { WindowName } from '../language/players.js';
import { catalogOf } from '../sets/standard.js';

export const holder = ({ players: [red, blue] }: TaktikState, player: string): TaktikPlayer =>
  player === 'red' ? red : blue;

/** The state with some facts of a player changed. */
export function withPlayer(state: TaktikState, player: string, facts: Partial<TaktikPlayer>): TaktikState {
  const [red, blue] = state.players;
  const change = (found: TaktikPlayer) => (found.id === player ? { ...found, ...facts } : found);
  return { ...state, players: [change(red), change(blue)] };
}

export const cardNamed = ({ config }: TaktikState, cardId: string): TaktikCard | undefined =>
  catalogOf(config.cards).get(cardId);

/** Every card that a player could think of playing, each once. */
export function heldBy(state: TaktikState, player: string): readonly string[] {
  const { drawn, stored, tactics } = holder(state, player);
  return [...new Set([...(drawn === null ? [] : [drawn]), ...stored, ...tactics])];
}

/** Why a player may not play a card now, targets aside; empty where it may be played. */
export function playIssues(state: TaktikState, player: string, cardId: string): readonly GameIssue[] {
  const card = cardNamed(state, cardId);
  if (!card) return [taktikIssue('unknownCard', { cardId })];
  if (!heldBy(state, player).includes(cardId)) return [taktikIssue('notHeld', { cardId })];
  const { timing } = card;
  const { window, phase } = state;
  if (window)
    return timing === window.name ? [] : [taktikIssue('wrongTiming', { cardId, timing, now: window.name })];
  const { drawn } = holder(state, player);
  if (drawn !== null && drawn !== cardId) return [taktikIssue('cardPending', { cardId: drawn })];
  if (timing !== 'stored' && timing !== 'immediate')
    return [taktikIssue('wrongTiming', { cardId, timing, now: phase })];
  return phase === 'cards' ? [] : [taktikIssue('wrongPhase', { phase, wanted: 'cards' })];
}

/** The units that were asked about last, and for which cards of whom there are targets enough among them. */
let latest:
  | { readonly units: TaktikState['units']; readonly answers: Map<Targeting, Map<string, boolean>> }
  | undefined;

/** Whether there are targets enough for a card, for this player, now. It follows from the units alone: they are all that cards target. */
export function hasTargets(state: TaktikState, player: string, { targeting }: TaktikCard): boolean {
  if (targeting.type === 'none') return true;
  if (latest?.units !== state.units) latest = { units: state.units, answers: new Map() };
  const { answers } = latest;
  let byPlayer = answers.get(targeting);
  if (!byPlayer) answers.set(targeting, (byPlayer = new Map<string, boolean>()));
  let found = byPlayer.get(player);
  if (found === undefined) byPlayer.set(player, (found = areEnough(state, player, targeting)));
  return found;
}

function areEnough(state: TaktikState, player: string, targeting: Targeting): boolean {
  const choices = taktik.resolver(state).choices(targetSpecOf(targeting), { controller: player });
  const completable = choices.ok ? choices.value.completable() : choices;
  return completable.ok && completable.value;
}

/** Whether a player could play some card in a window. */
export function canReact(state: TaktikState, player: string, window: WindowName): boolean {
  const { drawn, stored, tactics } = holder(state, player);
  const fits = (cardId: string): boolean => {
    const card = cardNamed(state, cardId);
    return card?.timing === window && hasTargets(state, player, card);
  };
  return tactics.some(fits) || stored.some(fits) || (drawn !== null && fits(drawn));
}

const without = (ids: readonly string[], id: string): readonly string[] => {
  const at = ids.indexOf(id);
  return at < 0 ? ids : ids.toSpliced(at, 1);
};

/** The state with one copy of a card taken from a player: the one drawn first, then a stored one, then a tactic. */
export function takeFrom(state: TaktikState, player: string, cardId: string): TaktikState {
  const { drawn, stored, tactics } = holder(state, player);
  if (drawn === cardId) return withPlayer(state, player, { drawn: null });
  return stored.includes(cardId)
    ? withPlayer(state, player, { stored: without(stored, cardId) })
    : withPlayer(state, player, { tactics: without(tactics, cardId) });
}

/** The state with a card put away, face up. */
export function discarded(state: TaktikState, cardId: string): TaktikState {
  return cardNamed(state, cardId)?.kind === 'tactic'
    ? { ...state, tacticDiscard: [...state.tacticDiscard, cardId] }
    : { ...state, discard: [...state.discard, cardId] };
}
