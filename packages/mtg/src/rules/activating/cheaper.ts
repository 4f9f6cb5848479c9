import type { ActivatedAbility } from '../../language/ability.js';
import type { ManaCost } from '../../language/mana.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { totalManaCost } from '../mana/total.js';
import { holds } from '../select/condition.js';
import { amountOf } from '../select/select.js';

/** The mana cost of an object, of which only numbers and symbols of one colour count. An X of it is 0 (rule 107.3g). */
function manaCostOf({ manaValue, manaSymbols = [] }: MtgCard): ManaCost {
  const symbols = manaSymbols.flatMap((symbol) => COLORED.find((known) => known === symbol) ?? []);
  return [Math.max(0, manaValue - symbols.length), ...symbols];
}
const COLORED = ['W', 'U', 'B', 'R', 'G'] as const;

/** The most times that a reduction is counted. */
const MOST = 50;

/**
 * Returns an ability with what it costs now, which costs no less any more (rule 601.2f). An ability that costs the same
 * at any time is returned as it is.
 */
export function asItCosts(state: MtgMatchState, card: MtgCard, ability: ActivatedAbility): ActivatedAbility {
  const { cheaper, ...plain } = ability;
  if (!cheaper) return ability;
  const scene = {
    state,
    source: refOf(card),
    controller: controllerOf(card),
    variables: {},
    bound: {},
  };
  if (cheaper.if !== undefined && !holds(cheaper.if, scene)) return plain;
  const count = cheaper.each === undefined ? 1 : Math.min(MOST, Math.max(0, amountOf(cheaper.each, scene)));
  const once = cheaper.less === 'manaCost' ? manaCostOf(card) : cheaper.less;
  const less = Array.from({ length: count }, () => once);
  return {
    ...plain,
    costs: plain.costs.map((part) => {
      if (part.cost !== 'mana') return part;
      const total = totalManaCost(part.mana, { less }, { X: part.mana.includes('X') ? undefined : 0 });
      return total.ok ? { ...part, mana: total.value } : part;
    }),
  };
}
