import { abilityFor } from '../abilities/activation.js';
import { getActivatedAbilities } from '../abilities/activated.js';
import { activationKey } from '../abilities/activation-key.js';
import type { ActivatedAbility } from '../abilities/ability.js';
import { canPayMana } from '../mana/pay.js';
import type { ManaCost } from '../mana/mana.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import { hasKeyword } from '../state/keyword.js';
import type { MtgMatchState } from '../state/match-state.js';
import { definitionOf, specFor } from './cast.js';
import { mayPlayFrom } from './playable.js';
import { isSorceryTime, type Table } from './table.js';

/** The largest X that is offered; announced may be any that can be paid. */
const MOST_X = 20;
/** An ability is offered so often each turn; more often it may be activated, but no bot goes on for ever. */
const MOST_ACTIVATIONS = 20;

/** Every X that can be paid, from 0 up; none where there is no X to announce. */
function* everyX(
  table: Table,
  state: MtgMatchState,
  player: string,
  cost: ManaCost | undefined,
): Generator<{ readonly X?: number }, void> {
  if (!cost?.includes('X')) {
    yield {};
    return;
  }
  const pool = state.players.find(({ id }) => id === player)?.pool ?? {};
  const sources = table.sources(state).get(player) ?? [];
  for (let X = 0; X <= MOST_X && canPayMana(cost, { pool, sources, X }); X++) yield { X };
}

/** All lists of some modes in printed order, of as many as may be chosen. */
function lists(ids: readonly string[], min: number, max: number): readonly (readonly string[])[] {
  if (max === 0 || ids.length < min) return min > 0 ? [] : [[]];
  const [first, ...others] = ids;
  if (first === undefined) return [[]];
  const withFirst = lists(others, Math.max(0, min - 1), max - 1).map((list) => [first, ...list]);
  return [...withFirst, ...lists(others, min, max)];
}

/** Each card in hand that the time allows, with each X that can be paid and all choices of modes. */
export function* castVariants(table: Table, state: MtgMatchState, player: string) {
  if (table.acting(state)?.as !== 'priority') return;
  const slow = isSorceryTime(state, player);
  for (const card of state.cards) {
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
    for (const X of everyX(table, state, player, definition.cost)) {
      for (const list of chosen) {
        if (specFor(definition, list).ok)
          yield { card: card.instanceId, ...X, ...(list ? { modes: list } : {}) };
      }
    }
  }
}

const manaOf = ({ costs }: ActivatedAbility): ManaCost | undefined =>
  costs.flatMap((part) => (part.cost === 'mana' ? [part.mana] : []))[0];

/** Whether a payment uses the ability by itself: then nobody has to be offered it. */
function isUsedByPayments(
  table: Table,
  state: MtgMatchState,
  player: string,
  card: MtgCard,
  id: string,
): boolean {
  const sources = table.sources(state).get(player) ?? [];
  return sources.some((source) => source.id === card.instanceId && source.abilityId === id);
}

/** Each ability of the player's objects, with each X that can be paid. */
export function* activateVariants(table: Table, state: MtgMatchState, player: string) {
  if (table.acting(state)?.as !== 'priority') return;
  const { registry } = table.rules;
  for (const card of state.cards) {
    if (card.zone === 'library' || controllerOf(card) !== player) continue;
    for (const ability of getActivatedAbilities(card, registry)) {
      const activation = { card: card.instanceId, ability: ability.id };
      const times = state.activated[activationKey(card, ability.id)] ?? 0;
      if (times >= MOST_ACTIVATIONS || isUsedByPayments(table, state, player, card, ability.id)) continue;
      if (!abilityFor(state, registry, { player, ...activation }).ok) continue;
      for (const X of everyX(table, state, player, manaOf(ability))) yield { ...activation, ...X };
    }
  }
}
