import { unwrap } from '@reticle/core';
import type { MoveAnswer } from '@reticle/core/match';
import { candidatesIn } from '../rules/activating/candidates.js';
import { rulesOfMatches, type RulesOfMatch } from '../rules/execution.js';
import { SIXTH_EDITION } from '../sets/6ed/index.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';

let rules: RulesOfMatch | undefined;

/** The mana abilities that payments use by themselves (rule 601.2g): for whoever wants to choose what is tapped. */
export function manaByHand(state: MtgMatchState, player: string): readonly MoveAnswer[] {
  rules ??= unwrap(rulesOfMatches(SIXTH_EDITION));
  return candidatesIn(unwrap(rules(state.house?.cards)).registry, state, true)
    .filter(({ card, byPayments }) => byPayments && controllerOf(card) === player)
    .map(({ card, ability }) => ({
      move: 'activate',
      params: { card: card.instanceId, ability: ability.id },
    }));
}
