import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { text } from '../../test/quay.js';
import { unwrap } from '../issue.js';
import { cardSet, UnreadCardError } from './card-set.js';

const printed = z.strictObject({ name: z.string().min(1), text: z.string() });
const cards = [
  { name: 'Docker', text: 'Exert this unit: draw a card.' },
  { name: 'Runner', text: 'Swift.' },
];
const set = cardSet({
  text,
  printed,
  cards,
  keywords: { swift: 'Whenever this unit is exerted, draw a card.' },
  copies: 2,
});

describe('what a card says', () => {
  it('is what its text says, with what its keywords stand for', () => {
    expect(set.says({ text: 'Swift. Exert this unit: draw a card.' })).toMatchObject({
      keywords: ['swift'],
      abilities: [{ id: 'swift-a1', kind: 'triggered' }],
      activated: [{ id: 'a1' }],
    });
  });

  it.each([
    ['has a keyword that it was given', 'Exert this unit: draw a card.', ['swift'], ['swift-a1'], ['a1']],
    ['lacks what a keyword stands for that it lost', 'Swift. Exert this unit: draw a card.', [], [], ['a1']],
    ['has a keyword once that it has twice', 'Swift.', ['swift', 'swift'], ['swift-a1'], []],
    ['has nothing of a keyword without a text', '', ['brisk'], [], []],
  ])('%s', (_what, words, keywords, abilities, activated) => {
    const said = set.says({ text: words, keywords });
    expect(said.keywords).toEqual(keywords);
    expect(said.abilities.map(({ id }) => id)).toEqual(abilities);
    expect(said.activated.map(({ id }) => id)).toEqual(activated);
  });

  it('is the identical value for the same text and the same keywords', () => {
    expect(set.says({ text: 'Swift.' })).toBe(set.says({ text: 'Swift.' }));
    expect(set.says({ text: 'Swift.', keywords: ['swift'] })).toBe(set.says({ text: 'Swift.' }));
    expect(set.says({ text: '', keywords: ['swift'] })).toBe(set.says({ text: '', keywords: ['swift'] }));
  });

  it('is read again to an equal value after many other texts', () => {
    const before = set.says({ text: 'Swift.' });
    for (let count = 0; count < 10_000; count++) set.read(`Nobody says ${count}.`);
    expect(set.says({ text: 'Swift.' })).toEqual(before);
  });

  it('is refused for a text that is not understood, and the schema of texts refuses it first', () => {
    expect(() => set.says({ text: 'Hum along.' })).toThrow('quay.unread');
    expect(['Swift.', '', 'Hum along.'].map((said) => set.textSchema.safeParse(said).success)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the decks of a match', () => {
  const players = ['ann', 'bob', 'cat'];
  const names = (...given: Parameters<typeof set.decksOf>) =>
    unwrap(set.decksOf(...given)).map(({ player, deck }) => [player, deck.map(({ name }) => name).join(' ')]);
  const own = { name: 'Crane', text: 'Swift.' };

  it.each([
    ['copies of each card', {}, 'Docker Runner Docker Runner'],
    ['copies of the given cards alone', { cards: [own] }, 'Crane Crane'],
    ['the only deck for all', { decks: [{ Docker: 3 }] }, 'Docker Docker Docker'],
    [
      'given cards beside those of the set, in any case',
      { cards: [own], decks: [{ crane: 1, DOCKER: 2 }] },
      'Crane Docker Docker',
    ],
    [
      'a given card in place of one of the set',
      { cards: [{ name: 'Docker', text: '' }], decks: [{ Docker: 1 }] },
      'Docker',
    ],
  ])('are %s', (_what, options, deck) => {
    expect(names(options, ['ann'])).toEqual([['ann', deck]]);
  });

  it('go to the players in turn', () => {
    expect(names({ decks: [{ Docker: 1 }, { Runner: 1 }] }, players)).toEqual([
      ['ann', 'Docker'],
      ['bob', 'Runner'],
      ['cat', 'Docker'],
    ]);
  });

  it.each([
    [{ decks: [{ Docker: 1, Dokcer: 1 }] }, 'standard.noCard', ['decks', 0, 'Dokcer']],
    [{ decks: [{ constructor: 1 }] }, 'standard.noCard', ['decks', 0, 'constructor']],
    [{ cards: [own, { ...own, name: 'CRANE' }] }, 'standard.cardTwice', ['cards', 1, 'name']],
    [{ cards: [{ name: 'Humming Stone', text: 'Hum.' }] }, 'quay.unread', ['cards', 0, 'text']],
  ])('are refused: %j', (options, code, path) => {
    const refused = set.decksOf(options, players);
    expect(refused.ok ? [] : refused.issues.map((found) => [found.code, found.path])).toEqual([[code, path]]);
  });
});

it('tells why a text is not understood, by the card, if the set can', () => {
  const told = ({ name, text: words }: { readonly name: string; readonly text: string }) =>
    `${name}: not "${words}"`;
  const telling = cardSet({ text, printed, cards, copies: 2, told });
  const stone = { name: 'Humming Stone', text: 'Hum.' };
  expect(() => telling.says(stone)).toThrow('Humming Stone: not "Hum."');
  expect(() => set.says(stone)).toThrow(UnreadCardError);
  expect(telling.decksOf({ cards: [stone] }, ['ann'])).toMatchObject({
    issues: [{ code: 'standard.unreadCard', data: { card: 'Humming Stone', told: told(stone) } }],
  });
});
