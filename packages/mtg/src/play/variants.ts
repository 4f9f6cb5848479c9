import { hasKeyword } from '../language/keyword.js';
import type { Zone } from '../language/vocabulary.js';
import { type CardWithAbilities, activatedAmong, activationKey } from '../rules/abilities/activated.js';
import { couldActivate, hasX } from '../rules/activating/search.js';
import { givingMore } from '../rules/triggers/mana.js';
import { cardsIn, placesIn } from '../state/cards.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { definitionOf, handAndPlayable, mayPlayFrom, specFor } from './cast.js';
import { type Table, isSorceryTime } from './table.js';

/** The largest X that is offered; announced may be any that can be paid. */
const MOST_X = 20;

/** Every X from 0 up for which a cost with one can be paid; else only that there is none to announce. */
function* everyX(
  isNeeded: boolean,
  canPay: (X?: number) => boolean,
): Generator<{ readonly X?: number }, void> {
  if (!isNeeded) {
    if (canPay()) yield {};
    return;
  }
  for (let X = 0; X <= MOST_X && canPay(X); X++) yield { X };
}

/** All lists of some modes in printed order, of as many as may be chosen. */
function lists(ids: readonly string[], min: number, max: number): readonly (readonly string[])[] {
  if (max === 0 || ids.length < min) return min > 0 ? [] : [[]];
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  const withFirst = lists(others, min - 1, max - 1).map((list) => [first, ...list]);
  return [...withFirst, ...lists(others, min, max)];
}

/** Each card in hand that the time allows, with each X that can be paid and all choices of modes. */
export function* castVariants(table: Table, state: MtgMatchState, player: string) {
  if (table.acting(state)?.as !== 'priority') return;
  const slow = isSorceryTime(state, player);
  const purse = table.purse(state, player);
  for (const card of handAndPlayable(state)) {
    if (!mayPlayFrom(state, player, card)) continue;
    const definition = definitionOf(table, card);
    if (!definition?.cost) continue;
    if (!slow && !card.types.includes('instant') && !hasKeyword(card, 'flash')) continue;
    const { modes } = definition.spell ?? {};
    const chosen = modes
      ? lists(
          modes.options.map(({ id }) => id),
          modes.min,
          modes.max,
        )
      : [undefined];
    const { cost } = definition;
    const canPay = (X?: number) => purse.canPay(cost, X === undefined ? {} : { X });
    for (const X of everyX(cost.includes('X'), canPay)) {
      for (const list of chosen) {
        if (specFor(definition, list).ok)
          yield { card: card.instanceId, ...X, ...(list ? { modes: list } : {}) };
      }
    }
  }
}

/** Where objects may have abilities that work there (rule 113.6). */
const ZONES_OF_ABILITIES: readonly Zone[] = ['battlefield', 'graveyard', 'hand', 'exile', 'stack', 'command'];

/** All that has activated abilities where it is, in the order of the state's cards. */
function withAbilities({ rules }: Table, state: MtgMatchState): readonly CardWithAbilities[] {
  const found = ZONES_OF_ABILITIES.map((zone) => activatedAmong(cardsIn(state, zone), rules.registry));
  const [only, ...others] = found.filter((list) => list.length > 0);
  if (others.length === 0) return only ?? [];
  const place = placesIn(state);
  return found.flat().toSorted((a, b) => place(a.card) - place(b.card));
}

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
  for (const { card, abilities } of withAbilities(table, state)) {
    if (controllerOf(card) !== player) continue;
    for (const ability of abilities) {
      const activation = { card: card.instanceId, ability: ability.id };
      const times = state.activated[activationKey(card, ability.id)] ?? 0;
      const isPaidWith = byPayments.has(`${card.instanceId} ${ability.id}`) && !givesMore(card);
      if (times >= MOST_ACTIVATIONS || isPaidWith) continue;
      const canPay = (X?: number) => couldActivate(search, { card, ability }, X);
      for (const X of everyX(hasX(ability), canPay)) yield { ...activation, ...X };
    }
  }
}
