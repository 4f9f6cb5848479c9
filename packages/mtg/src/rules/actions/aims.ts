import type { MtgCard } from '../../state/card.js';
import { permanentsIn } from '../../state/cards.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { lately } from '../../state/memo.js';
import { isInRange } from '../../state/range.js';
import { opponentsOf } from '../../state/state.js';

/** What an attacker attacks: a player, or a planeswalker of a player (rule 508.1b). */
export interface AttackAim {
  readonly player: string;
  readonly planeswalker?: string;
}

/**
 * Returns the players who can be attacked: all opponents of the active player within range (rules 506.2,
 * 801.3, 802.2).
 */
export function defendersOf(state: MtgMatchState): readonly string[] {
  const { activePlayer } = state;
  return activePlayer === undefined
    ? []
    : opponentsOf(state, activePlayer).filter((player) => isInRange(state, activePlayer, player));
}

const planeswalkersAmong = lately((permanents: readonly MtgCard[]) =>
  permanents.filter(({ types, phasedOut }) => types.includes('planeswalker') && !phasedOut),
);

/**
 * Returns all that can be attacked: each defending player, then the planeswalkers of all of them (rules
 * 306.6, 508.1b, 802.2).
 */
export function aimsIn(state: MtgMatchState): readonly AttackAim[] {
  const defenders = defendersOf(state);
  const planeswalkers = planeswalkersAmong(permanentsIn(state)).flatMap((card) => {
    const player = controllerOf(card);
    return defenders.includes(player) ? [{ player, planeswalker: card.instanceId }] : [];
  });
  return [...defenders.map((player) => ({ player })), ...planeswalkers];
}
