import type { StaticAbility } from '../abilities/ability.js';
import type { Modification } from '../abilities/modification.js';
import { definitionOf } from '../match/catalog.js';
import type { LorcanaMatchState } from '../match/state.js';
import type { LorcanaCard } from '../state/card.js';
import { amountOf, holds, type Naming } from './amount.js';
import { cardAt, inPlay, refTo } from './cards.js';
import { cardsSo } from './context.js';
import { isActive } from './lasting.js';

/** Something that a card has got, with its number counted. */
export type Got =
  | { readonly stat: 'strength' | 'willpower' | 'lore'; readonly amount: number }
  | Exclude<Modification, { readonly stat: string }>;

/** A static ability that counts now, and whose it is. */
export interface Standing extends Naming {
  readonly ability: StaticAbility;
}

const staticsOf = (state: LorcanaMatchState, card: LorcanaCard): readonly StaticAbility[] =>
  (definitionOf(state, card.publicId)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'static' ? [ability] : [],
  );

/** Every static ability of the cards in play, whether its condition holds or not. */
export function allStatics(state: LorcanaMatchState): readonly Standing[] {
  return inPlay(state).flatMap((card) =>
    staticsOf(state, card).map((ability) => ({
      ability,
      controller: card.controller,
      source: refTo(card),
      bound: {},
    })),
  );
}

export const stands = (state: LorcanaMatchState, standing: Standing): boolean =>
  standing.ability.while === undefined || holds(state, standing, standing.ability.while);

export const touched = (state: LorcanaMatchState, standing: Standing): readonly string[] =>
  standing.ability.for === 'this'
    ? [standing.source.id]
    : cardsSo(state, standing.ability.for, standing).map(({ instanceId }) => instanceId);

const counted = (state: LorcanaMatchState, naming: Naming, given: Modification): Got =>
  'stat' in given ? { ...given, amount: amountOf(state, naming, given.amount) } : given;

/** What each card gets by static abilities, in the state as it is. */
export function givenBy(
  state: LorcanaMatchState,
  statics: readonly Standing[],
): ReadonlyMap<string, readonly Got[]> {
  const given = new Map<string, readonly Got[]>();
  for (const standing of statics) {
    if (!stands(state, standing)) continue;
    const gives = standing.ability.gives.map((part) => counted(state, standing, part));
    for (const id of touched(state, standing)) given.set(id, [...(given.get(id) ?? []), ...gives]);
  }
  return given;
}

/** What each card has got for a while. */
export function givenForAWhile(state: LorcanaMatchState): ReadonlyMap<string, readonly Got[]> {
  const given = new Map<string, readonly Got[]>();
  for (const entry of state.lasting) {
    if (!isActive(entry, state)) continue;
    if (!cardAt(state, entry.card)) continue;
    const { id } = entry.card;
    const naming = { controller: entry.controller, source: entry.card, bound: {} };
    given.set(id, [...(given.get(id) ?? []), ...entry.gives.map((part) => counted(state, naming, part))]);
  }
  return given;
}
