import { type Result, ok, refuse } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import type { CardDefinition } from '../language/card-definition.js';
import { colorIdentityOf } from '../language/color-identity.js';
import type { MtgFormat } from '../language/format.js';
import { colorsOfCost } from '../language/mana.js';
import { isWhole } from '../language/unexpressed.js';
import { COLORS, type Color, LAND_TYPE_COLORS } from '../language/vocabulary.js';
import { keyed, memo } from '../state/memo.js';
import { canLead, limitsOf } from './decks.js';

/** A deck as ids of cards, with its commanders. */
export interface DealtDeck {
  readonly main: readonly string[];
  readonly leaders: readonly string[];
}

/** The most copies of a card (rule 100.2a), except basic lands. */
const MOST_COPIES = 4;

/** The share of lands in a drawn deck. */
const LANDS = 17 / 40;

/** Finds the basic land of a colour (rule 305.6). */
const basicOf = (cards: readonly CardDefinition[], color: Color): CardDefinition | undefined =>
  cards.find(
    ({ supertypes, subtypes }) =>
      supertypes.includes('basic') && subtypes.some((type) => LAND_TYPE_COLORS.get(type) === color),
  );

/** Whether a match performs all of a card. Cached by card. */
export const whole = memo(isWhole);

/** Returns the nonland cards that can be cast, with the colours of their costs. Cached by list of cards. */
const withColors = memo((cards: readonly CardDefinition[]) =>
  cards.flatMap((card) =>
    card.cost !== undefined && whole(card) ? [{ card, needs: colorsOfCost(card.cost) }] : [],
  ),
);

/** Returns the cards that can be cast with mana of these colours. Cached by list of cards and colours. */
const castable = (cards: readonly CardDefinition[], colors: readonly Color[]): readonly CardDefinition[] =>
  castableIn(cards)(colors.join(' '));
const castableIn = memo((cards: readonly CardDefinition[]) =>
  keyed((words): readonly CardDefinition[] => {
    const colors = new Set(words.split(' '));
    return withColors(cards).flatMap(({ card, needs }) =>
      needs.every((color) => colors.has(color)) ? [card] : [],
    );
  }),
);

/** Returns that many basic lands, of each colour in turn. */
const basicsOf = (basics: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_land, index) => basics[index % basics.length] ?? '');

/**
 * Draws a deck of two colours: random cards of them, up to four of each, and their basic lands. The colours
 * are the first two, in random order, that have enough cards. Refuses with `mtg.tooFewCards` if none have.
 */
export function drawDeck(cards: readonly CardDefinition[], size: number, random: Random): Result<DealtDeck> {
  const playable = random.shuffle(COLORS.filter((color) => basicOf(cards, color)));
  const lands = Math.round(size * LANDS);
  let most = 0;
  for (const colors of pairsOf(playable)) {
    const basics = colors.flatMap((color) => basicOf(cards, color)?.id ?? []);
    const spells = castable(cards, colors).flatMap(({ id }) => Array.from({ length: MOST_COPIES }, () => id));
    most = Math.max(most, spells.length);
    if (spells.length < size - lands) continue;
    const drawn = random.shuffle(spells).slice(0, size - lands);
    return ok({ main: [...drawn, ...basicsOf(basics, lands)], leaders: [] });
  }
  return refuse({ code: 'mtg.tooFewCards', data: { size, cards: most, basics: playable.length } });
}

/** Returns all pairs of colours in order, or the single colour if there is no other. */
const pairsOf = (colors: readonly Color[]): readonly (readonly Color[])[] =>
  colors.length < 2
    ? colors.map((color) => [color])
    : colors.flatMap((color, at) => colors.slice(at + 1).map((other) => [color, other]));

/**
 * Draws a deck with a random commander (rule 903.5): random cards of its colour identity, as many of each as
 * the format allows, and basic lands of it. Adds more lands if there are too few such cards. Refuses with
 * `mtg.noCommander` if no card can lead a deck, or if there is no basic land for its colours.
 */
export function drawLedDeck(
  cards: readonly CardDefinition[],
  format: MtgFormat,
  random: Random,
): Result<DealtDeck> {
  const { deckSize, copies } = format;
  const limits = limitsOf(format);
  const allowed = cards.filter((card) => whole(card) && !limits(card.name).isBanned);
  for (const leader of random.shuffle(allowed.filter(canLead))) {
    const identity = colorIdentityOf(leader);
    const basics = identity.flatMap((color) => basicOf(allowed, color)?.id ?? []);
    if (basics.length === 0) continue;
    const spells = castable(allowed, identity).flatMap((card) =>
      card !== leader && colorIdentityOf(card).every((color) => identity.includes(color))
        ? Array.from({ length: limits(card.name).limit ?? copies }, () => card.id)
        : [],
    );
    const size = deckSize - 1;
    const drawn = random.shuffle(spells).slice(0, size - Math.round(size * LANDS));
    return ok({ main: [...drawn, ...basicsOf(basics, size - drawn.length)], leaders: [leader.id] });
  }
  return refuse({ code: 'mtg.noCommander', data: { rule: '903.3' } });
}
