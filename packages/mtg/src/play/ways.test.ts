import { expect, it } from 'vitest';
import type { CardDefinition } from '../language/card-definition.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { hasConditionalCosts } from './ways.js';

const card = (text: string): CardDefinition =>
  parseCard({ name: 'Own Card', types: 'Creature Bear', manaCost: '{2}{R}', text }).card;

it.each([
  ['nothing', '', false],
  ['flying', 'Flying', false],
  ['kicker', 'Kicker {2}', false],
  ['flashback', 'Flashback {2}{R}', false],
  ['evoke', 'Evoke {R}', false],
  // 702.137a
  ['spectacle', 'Spectacle {R}', true],
  // 702.117a
  ['surge', 'Surge {R}', true],
])('a card with %s may have costs that hang on the moment: %j is %j', (_name, text, expected) => {
  expect(hasConditionalCosts(card(text))).toBe(expected);
});
