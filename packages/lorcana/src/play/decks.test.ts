import { describe, expect, it } from 'vitest';
import { describeIssue } from '@reticle/core/describe';
import { unwrap } from '@reticle/core';
import { define, type CardDefinition } from '../language/card.js';
import type { Ink } from '../language/facts.js';
import { FORMATS, lorcanaFormat, type LorcanaFormat } from '../language/format.js';
import { lorcanaMatch } from './match.js';
import { deckIssues, lorcanaDecks } from './decks.js';

const made = (name: string, set: string | undefined, ink: Ink = 'amber'): CardDefinition =>
  define({
    number: 1,
    ...(set === undefined ? {} : { set }),
    name,
    type: 'action',
    cost: 1,
    inkwell: true,
    ink,
    classifications: [],
    keywords: [],
  });
const CARDS = [
  ...Array.from({ length: 14 }, (_card, at) => made(`Leaf ${at + 1}`, '010', at % 2 ? 'amber' : 'ruby')),
  made('Old Leaf', '2'),
  made('Old Leaf', '9'),
  made('Oldest Leaf', '2'),
  made('Loose Leaf', undefined),
  made('Pim’s Leaf', '10'),
  made('Steel Leaf', '10', 'steel'),
];
const base = Object.fromEntries(Array.from({ length: 14 }, (_card, at) => [`Leaf ${at + 1}`, 4]));

describe('1.10.1.1 decks of a format', () => {
  it.each<
    readonly [what: string, more: Readonly<Record<string, number>>, format: object, codes: readonly string[]]
  >([
    ['60 cards of its sets', { 'Pim’s Leaf': 4 }, FORMATS.core, []],
    ['59 cards', { 'Pim’s Leaf': 3 }, FORMATS.core, ['deckSize']],
    ['59 cards, where 50 are enough', { 'Pim’s Leaf': 3 }, { deckSize: 50 }, []],
    [
      'five copies under two apostrophes',
      { 'Pim’s Leaf': 3, "Pim's Leaf": 2 },
      FORMATS.core,
      ['tooManyCopies', 'tooManyCopies'],
    ],
    ['ten copies where so many are allowed', { "Pim's Leaf": 10 }, { copiesOf: { 'Pim’s Leaf': 10 } }, []],
    ['eleven copies of those', { "Pim's Leaf": 11 }, { copiesOf: { 'Pim’s Leaf': 10 } }, ['tooManyCopies']],
    ['a third ink', { 'Steel Leaf': 4 }, FORMATS.core, ['tooManyInks']],
    ['a third ink where it may', { 'Steel Leaf': 4 }, { inks: 3 }, []],
    ['an old card that was printed again', { 'Old Leaf': 4 }, FORMATS.core, []],
    ['an old card', { 'Oldest Leaf': 4 }, FORMATS.core, ['notInFormat']],
    ['an old card where all sets are', { 'Oldest Leaf': 4 }, FORMATS.infinity, []],
    ['a card of no set that is known', { 'Loose Leaf': 4 }, FORMATS.core, ['unknownSet']],
    ['the same where all sets are', { 'Loose Leaf': 4 }, FORMATS.infinity, []],
    ['a banned card', { 'Pim’s Leaf': 4 }, { banned: ["Pim's Leaf"] }, ['bannedInFormat']],
    ['a card that is not there', { Nobody: 4 }, FORMATS.core, ['unknownCard']],
  ])('%s', (_what, more, format, codes) => {
    const read: LorcanaFormat = lorcanaFormat.parse(format);
    const issues = deckIssues({ ...base, ...more }, CARDS, read);
    expect(issues.map(({ code }) => code)).toEqual(codes.map((code) => `lorcana.${code}`));
    const said = issues.map((found) => describeIssue(found, lorcanaMatch.game)).join();
    expect(said).not.toMatch(/undefined|lorcana\./u);
    expect(lorcanaDecks.judge({ main: { ...base, ...more } }, CARDS, format)).toEqual(issues);
  });

  it('sets are the same with and without zeros before them, and no other zeros', () => {
    const of = (set: string, sets: readonly string[]) =>
      deckIssues({ X: 1 }, [made('X', set)], lorcanaFormat.parse({ deckSize: 1, sets }));
    for (const [set, sets] of [
      ['005', ['5']],
      ['5', ['005']],
      ['0', ['00']],
      ['d23', ['D23']],
    ] as const)
      expect(of(set, sets)).toEqual([]);
    expect(of('100', ['1', '10'])).toMatchObject([
      { code: 'lorcana.notInFormat', data: { cardId: 'X', sets: ['100'] }, path: ['X'] },
    ]);
    expect(of('10', ['1'])).toHaveLength(1);
  });

  it('a format that is none is refused', () => {
    expect(lorcanaDecks.judge({ main: base }, CARDS, { sets: [] })).toMatchObject([{ path: ['sets'] }]);
  });

  it('a match judges its decks by the same rule', () => {
    const cards = CARDS.filter(
      (card, at) => CARDS.findIndex(({ facts }) => facts.name === card.facts.name) === at,
    );
    const decks = { north: { ...base, 'Steel Leaf': 5 } };
    const started = lorcanaMatch.start({ cards, decks }, 1);
    expect(started.ok ? [] : started.issues).toMatchObject([
      { code: 'lorcana.tooManyCopies', path: ['decks', 'north', 'Steel Leaf'] },
      { code: 'lorcana.tooManyInks', path: ['decks', 'north'] },
    ]);
    expect(unwrap(lorcanaMatch.start({ cards, decks, copies: 5, inks: 3 }, 1)).step).toBe(0);
  });
});
