import type { EffectContext } from '@reticle/core/play';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount } from '../../language/selector.js';
import { BASIC_LAND_TYPES, type Color } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { cardsById } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { matching } from './matching.js';

/** Returns the cards that match a filter. */
const cardsThat = (filter: MtgCardFilter, scene: EffectContext<MtgMatchState>): readonly MtgCard[] =>
  cardsById(
    scene.state,
    matching(filter, scene).map(({ id }) => id),
  );

/** Counts the mana symbols of some colours in the mana costs of the controller's permanents (rule 700.5). */
export const devotionTo = (colors: readonly Color[], scene: EffectContext<MtgMatchState>): number =>
  cardsThat({ controller: 'self' }, scene)
    .flatMap(({ manaSymbols = [] }) => manaSymbols)
    .filter((symbol) => symbol.split('/').some((half) => colors.some((color) => LETTERS[color] === half)))
    .length;
const LETTERS = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const satisfies Readonly<
  Record<Color, string>
>;

/** Counts the different values of a property among some objects. */
export function differentAmong(
  { different, among: filter }: Extract<AbilityAmount, { readonly different: unknown }>,
  scene: EffectContext<MtgMatchState>,
): number {
  const cards = cardsThat(filter, scene);
  const values = cards.flatMap((card): readonly (string | number)[] => {
    if (different === 'cardType') return card.types;
    if (different === 'color') return card.colors;
    if (different === 'name') return card.names;
    return [card[different] ?? 0];
  });
  return new Set(values).size;
}

type AmongMany = Exclude<
  Extract<AbilityAmount, { among: object } | { basicLandTypes: object }>,
  { readonly different: unknown }
>;

/** Returns the greatest or total number among objects (0 if none), or how many basic land types they have. */
export function reckonedAmong(amount: AmongMany, scene: EffectContext<MtgMatchState>): number {
  const filter = 'among' in amount ? amount.among : amount.basicLandTypes;
  const cards = cardsThat(filter, scene);
  if ('basicLandTypes' in amount)
    return BASIC_LAND_TYPES.filter((type) => cards.some(({ subtypes }) => subtypes.includes(type))).length;
  const of = 'greatest' in amount ? amount.greatest : 'least' in amount ? amount.least : amount.total;
  const numbers = cards.map((card) => card[of] ?? 0);
  if ('greatest' in amount) return Math.max(0, ...numbers);
  if ('least' in amount) return numbers.length === 0 ? 0 : Math.min(...numbers);
  return numbers.reduce((sum, number) => sum + number, 0);
}
