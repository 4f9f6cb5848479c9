import {
  type AmountType,
  countable,
  fixedHole,
  holeRule,
  type HoleTypes,
  uncountable,
} from '@reticle/core/text';
import { COLORS } from '../../language/vocabulary.js';
import { pump } from '../phrases/bodies.js';
import { some, someCards } from '../phrases/cards-of.js';
import { condition } from '../phrases/conditions.js';
import type { WordsContext } from '../phrases/context.js';
import { payment } from '../phrases/cost-words.js';
import { keywordList } from '../phrases/keywords.js';
import { allOf, what, whatOrWho, who } from '../phrases/selectors.js';
import { tokens } from '../phrases/tokens.js';
import { amount, count, counted, number, several, single, things } from './amounts.js';

const measured = { number, counted: amount };
const pieces = { number: count, counted: amount };

/** What may stand in the holes of verbs: the name of each type is its words in a pattern. */
export const TYPES: HoleTypes<WordsContext> = {
  /** Objects: "target creature", "all creatures", "each creature you control". */
  objects: holeRule(allOf),
  /** One object, or each of several: "it", "each creature". */
  object: holeRule(what),
  player: holeRule(who),
  /** Players and objects: "any target", "each creature and each player". */
  any: holeRule(whatOrWho),
  number,
  amount,
  counted,
  cards: countable('card', 1, pieces),
  damage: uncountable('damage', measured),
  life: uncountable('life', measured),
  pump: holeRule(pump, 1, true),
  keywords: holeRule(keywordList),
  color: holeRule(fixedHole(COLORS.map((color) => [color, color])), 1),
  some: holeRule(some),
  someCards: holeRule(someCards),
  tokens: holeRule(tokens),
  condition: holeRule(condition),
  payment: holeRule(payment),
};

/** How amounts change in the holes that have some. */
export const AMOUNTS: Readonly<Record<string, AmountType>> = {
  number: single,
  cards: single,
  damage: single,
  life: single,
  pump: several('power', 'toughness'),
  some: things('count'),
  someCards: things('count'),
  tokens: several('count'),
};
