import type { GameIssue } from '@reticle/core';
import { taktik, type TaktikPlayer, type TaktikState, targetSpecOf } from './state.js';
import { type CardFacts, taktikIssue } from '../language/event.js';
import type { Targeting, TaktikCard } from '../language/card.js';
import type { WindowName } from '../language/players.js';
import { catalogOf } from '../sets/standard.js';

export const holder = ({ players: [red, blue] }: TaktikState, player: string): TaktikPlayer =>
  player === 'red' ? red : blue;

/** Changes some facts of a player. */
export function withPlayer(state: TaktikState, player: string, facts: Partial<TaktikPlayer>): TaktikState {
  const [red, blue] = state.players;
  const change = (found: TaktikPlayer) => (found.id === player ? { ...found, ...facts } : found);
  return { ...state, players: [change(red), change(blue)] };
}

export const cardNamed = ({ config }: Pick<TaktikState, 'config'>, cardId: string): TaktikCard | undefined =>
  catalogOf(config.cards).get(cardId);

/** Returns what a refusal tells of a card: its id, and its name for people. */
export const cardFacts = (state: TaktikState, cardId: string): CardFacts => ({
  cardId,
  card: cardNamed(state, cardId)?.name ?? cardId,
});

/** Lists every card that a player could think of playing, each once. */
export function heldBy(state: TaktikState, player: string): readonly string[] {
  const { drawn, stored, tactics } = holder(state, player);
  return [...new Set([...(drawn === null ? [] : [drawn]), ...stored, ...tactics])];
}

/** Returns why a player may not play a card now, targets aside. Empty if the player may. */
export function playIssues(state: TaktikState, player: string, cardId: string): readonly GameIssue[] {
  const card = cardNamed(state, cardId);
  if (!card) return [taktikIssue('unknownCard', { cardId })];
  const facts = cardFacts(state, cardId);
  if (!heldBy(state, player).includes(cardId)) return [taktikIssue('notHeld', facts)];
  const { timing } = card;
  const { window, phase } = state;
  if (window)
    return timing === window.name ? [] : [taktikIssue('wrongTiming', { ...facts, timing, now: window.name })];
  const { drawn } = holder(state, player);
  if (drawn !== null && drawn !== cardId) return [taktikIssue('cardPending', cardFacts(state, drawn))];
  if (timing !== 'stored' && timing !== 'immediate')
    return [taktikIssue('wrongTiming', { ...facts, timing, now: phase })];
  return phase === 'cards' ? [] : [taktikIssue('wrongPhase', { phase, wanted: 'cards' })];
}

/** The last list of units, with the answers of {@link hasTargets} by card and player. */
let latest:
  | { readonly units: TaktikState['units']; readonly answers: Map<Targeting, Map<string, boolean>> }
  | undefined;

/**
 * Whether there are enough targets for a card, for this player, now. The answer depends only on the units,
 * since cards target nothing else.
 */
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

/** Takes one copy of a card from a player: the drawn one first, then a stored one, then a tactic. */
export function takeFrom(state: TaktikState, player: string, cardId: string): TaktikState {
  const { drawn, stored, tactics } = holder(state, player);
  if (drawn === cardId) return withPlayer(state, player, { drawn: null });
  return stored.includes(cardId)
    ? withPlayer(state, player, { stored: without(stored, cardId) })
    : withPlayer(state, player, { tactics: without(tactics, cardId) });
}

/** Discards a card, face up. */
export function discarded(state: TaktikState, cardId: string): TaktikState {
  return cardNamed(state, cardId)?.kind === 'tactic'
    ? { ...state, tacticDiscard: [...state.tacticDiscard, cardId] }
    : { ...state, discard: [...state.discard, cardId] };
}
