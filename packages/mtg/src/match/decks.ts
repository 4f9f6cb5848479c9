import { ok, refuse, type Result } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { colorsOfCost } from '../mana/mana.js';
import type { CardDefinition } from '../sets/card-definition.js';
import { isWhole } from '../sets/unexpressed.js';
import { COLORS, type Color } from '../state/vocabulary.js';

/** At most so many of one card (rule 100.2a), basic lands aside. */
const MOST_COPIES = 4;
/** Of a drawn deck, so much are lands. */
const LANDS = 17 / 40;

/** The basic land type of each colour (rule 305.6). */
const LAND_OF: { readonly [Of in Color]: string } = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};

const basicOf = (cards: readonly CardDefinition[], color: Color): CardDefinition | undefined =>
  cards.find(({ supertypes, subtypes }) => supertypes.includes('basic') && subtypes.includes(LAND_OF[color]));

/** Cards that can be cast with the mana of these colours, and are no lands. */
function castable(cards: readonly CardDefinition[], colors: readonly Color[]): readonly CardDefinition[] {
  return cards.filter(
    (card) =>
      card.cost !== undefined &&
      isWhole(card) &&
      !card.types.includes('land') &&
      colorsOfCost(card.cost).every((color) => colors.includes(color)),
  );
}

/**
 * A deck of two colours: random cards of them, up to four of each, and their basic lands. Refused with
 * `mtg.tooFewCards` where the cards do not make one.
 */
export function drawDeck(
  cards: readonly CardDefinition[],
  size: number,
  random: Random,
): Result<readonly string[]> {
  const playable = COLORS.filter((color) => basicOf(cards, color));
  const colors = random.shuffle(playable).slice(0, 2);
  const basics = colors.flatMap((color) => basicOf(cards, color)?.id ?? []);
  const spells = castable(cards, colors).flatMap(({ id }) => Array.from({ length: MOST_COPIES }, () => id));
  const lands = Math.round(size * LANDS);
  if (basics.length === 0 || spells.length < size - lands) {
    return refuse({ code: 'mtg.tooFewCards', data: { size, cards: spells.length, basics: basics.length } });
  }
  const drawn = random.shuffle(spells).slice(0, size - lands);
  return ok([
    ...drawn,
    ...Array.from({ length: lands }, (_land, index) => basics[index % basics.length] ?? ''),
  ]);
}
