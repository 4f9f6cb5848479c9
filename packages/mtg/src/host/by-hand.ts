import type { MoveAnswer } from '@reticle/core/match';
import { candidatesIn } from '../rules/activating/candidates.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { rulesAt } from './rules.js';

/**
 * Returns the mana abilities that payments use by themselves (rule 601.2g), for players who want to choose
 * what is tapped.
 */
export const manaByHand = (state: MtgMatchState, player: string): readonly MoveAnswer[] =>
  candidatesIn(rulesAt(state).registry, state, true)
    .filter(({ card, byPayments }) => byPayments && controllerOf(card) === player)
    .map(({ card, ability }) => ({
      move: 'activate',
      params: { card: card.instanceId, ability: ability.id },
    }));
