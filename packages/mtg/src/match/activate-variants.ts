import { couldActivate, hasX } from '../abilities/activation-search.js';
import { getActivatedAbilities } from '../abilities/activated.js';
import { activationKey } from '../abilities/activation-key.js';
import { givingMore } from '../triggers/mana.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Table } from './table.js';
import { everyX } from './variants.js';

/** An ability is offered so often each turn; more often it may be activated, but no bot goes on for ever. */
const MOST_ACTIVATIONS = 20;

/**
 * Each ability of the player's objects, with each X that can be paid; but for those that payments use by themselves:
 * nobody has to be offered them, unless tapping for mana there adds more mana than a payment counts on.
 */
export function* activateVariants(table: Table, state: MtgMatchState, player: string) {
  const search = table.acting(state)?.as === 'priority' ? table.search(state, player) : undefined;
  if (!search) return;
  const givesMore = givingMore(table.rules, state);
  const byPayments = new Set(search.purse.sources.map(({ id, abilityId }) => `${id} ${abilityId}`));
  for (const card of state.cards) {
    if (card.zone === 'library' || controllerOf(card) !== player) continue;
    for (const ability of getActivatedAbilities(card, table.rules.registry)) {
      const activation = { card: card.instanceId, ability: ability.id };
      const times = state.activated[activationKey(card, ability.id)] ?? 0;
      const isPaidWith = byPayments.has(`${card.instanceId} ${ability.id}`) && !givesMore(card);
      if (times >= MOST_ACTIVATIONS || isPaidWith) continue;
      const canPay = (X?: number) => couldActivate(search, { card, ability }, X);
      for (const X of everyX(hasX(ability), canPay)) yield { ...activation, ...X };
    }
  }
}
