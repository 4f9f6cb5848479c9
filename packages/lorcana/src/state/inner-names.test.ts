import { unwrap } from '@reticle/core';
import { describeFilter } from '@reticle/core/describe';
import { expect, it } from 'vitest';
import { CARD_ROWS } from '../../test/filter-cases.js';
import { lorcana } from '../index.js';
import { TURN_FACTS } from '../language/facts.js';
import { THE_FIRST_CHAPTER } from '../sets/the-first-chapter/index.js';
import { printCard } from '../text/abilities/print-card.js';
import { cardIdOf } from '../language/card.js';
import { lorcanaMessages, matchMessages } from './issues.js';

/** A name as programs write it, which no player says: "moveCost". */
const INNER = /\p{Ll}\p{Lu}|undefined|\[object/u;
/** A similar word that names of cards may contain: "McDuck". */
const innerIn = (words: string): boolean => INNER.test(words.replaceAll(/\b(?:Mc|Mac|Le|La|Te)\p{Lu}/gu, ''));

it.each(CARD_ROWS.map(([filter]) => filter))('no inner name is in the words of %j', (filter) => {
  const told = unwrap(describeFilter('card', filter, lorcana));
  expect(innerIn(told)).toBe(false);
});

it('nor in those of what happened this turn, of numbers of other cards, or of totals', () => {
  for (const fact of TURN_FACTS)
    expect(innerIn(unwrap(describeFilter('card', { thisTurn: fact }, lorcana)))).toBe(false);
  for (const reference of ['source.moveCost', 'slots.one.cardsUnder'] as const)
    expect(innerIn(unwrap(describeFilter('card', { strength: { lt: reference } }, lorcana)))).toBe(false);
});

it('nor in what any card of The First Chapter says', () => {
  const found = THE_FIRST_CHAPTER.filter((card) => unwrap(printCard(card)).some((line) => innerIn(line)));
  expect(found.map(cardIdOf)).toEqual([]);
});

/** One value for each fact that any refusal has. */
const DATA = {
  ability: 1,
  added: 'comma',
  after: 'night',
  among: [{ kind: 'card', id: 'Pim', incarnation: 0 }],
  cardId: 'Pim',
  change: 'lost',
  earlier: 'one',
  got: 1,
  id: 3,
  keyword: 'rush',
  lacks: ['what happens at midnight', { code: 'lorcana.keywordWithoutN', data: { keyword: 'shift' } }],
  limit: 1,
  phase: 'main',
  player: 'north',
  sets: ['1'],
  slot: 'one',
  to: 'quest',
  value: 2,
  wanted: 2,
  word: 'may',
  words: 'that',
};

it.each(Object.entries({ ...lorcanaMessages, ...matchMessages }))(
  'nor in the words of %s',
  (_code, words) => {
    expect(words(DATA)).toMatch(/\.$/u);
    expect(innerIn(words(DATA))).toBe(false);
  },
);

it('what a match leaves out of a card is said in words, and what must be chosen by its ids', () => {
  expect(matchMessages['lorcana.notWhole']?.(DATA)).toBe(
    'A match does not do all that Pim does: what happens at midnight; The keyword shift needs a number.',
  );
  expect(lorcanaMessages['lorcana.mustChoose']?.(DATA)).toBe(
    'Slot one must hold 2 of Pim, since it can (rule 6.7.3).',
  );
});
