import { type GameIssue, type Result, ok, refuse } from '@reticle/core';
import type { ActivatedAbility } from '../../language/ability.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById } from '../../state/cards.js';
import { getActivatedAbilities } from '../abilities/activated.js';
import type { AbilityRegistry } from '../abilities/registry.js';

/** Which ability is activated, by whom, with which X. */
export interface Activation {
  readonly player: string;
  readonly card: string;
  readonly ability: string;
  readonly X?: number | undefined;
}

/** An ability that is there, and the object whose ability it is. */
export interface FoundAbility {
  readonly card: MtgCard;
  readonly ability: ActivatedAbility;
}

/**
 * The ability that is meant, where the player may activate abilities of that object (rules 602.1b, 602.2).
 *
 * @returns `mtg.noSuchAbility`, `mtg.notYours`
 */
export function abilityFor(
  state: MtgMatchState,
  registry: AbilityRegistry,
  { player, card: id, ability: wanted }: Activation,
): Result<FoundAbility> {
  const card = cardById(state, id);
  const ability = card && getActivatedAbilities(card, registry).find((found) => found.id === wanted);
  if (!card || !ability) {
    const none: GameIssue = { code: 'mtg.noSuchAbility', data: { card: id, ability: wanted } };
    return refuse(none);
  }
  if (controllerOf(card) !== player) return refuse({ code: 'mtg.notYours', data: { card: id, player } });
  return ok({ card, ability });
}
