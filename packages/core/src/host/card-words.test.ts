import { expect, it } from 'vitest';
import { game, nouns, text } from '../../test/quay.js';
import { cardWords, toldCard } from './card-words.js';
import { readingOf } from './reading.js';
import { toldUnread } from './told-unread.js';

const words = cardWords(game, text, nouns.targets);
const reader = await words.reader();
const reading = (said: string) => readingOf(words, reader, said, {});

it('reads a card whole, each sentence as what it is, with what it does', () => {
  const said = 'Swift. Exert this unit: destroy target unit. Whenever this unit is exerted, draw a card.';
  const { whole, spans, printed, json } = reading(said);
  expect(whole).toBe(true);
  expect(printed).toEqual(said.split(/(?<=\.) /u));
  expect(spans.map(({ start, end, what, path }) => [said.slice(start, end), what, path.slice(0, 2)])).toEqual(
    expect.arrayContaining([
      ['Swift.', 'keyword', ['keywords', 0]],
      ['Exert this unit', 'cost', ['activated', 0]],
      ['Whenever this unit is exerted', 'trigger', ['abilities', 0]],
    ]),
  );
  expect(json).toMatchObject({ keywords: ['swift'], activated: [{ id: 'a1' }], abilities: [{ id: 'a2' }] });
});

it('says which sentence was not read, and reads the others', () => {
  const said = 'Swift. Exert this unit: destory target unit.';
  const { whole, printed, unread } = reading(said);
  expect([whole, printed]).toEqual([false, ['Swift.']]);
  expect(unread.map(({ start, end, issue }) => [said.slice(start, end), issue.code])).toMatchObject([
    [expect.stringContaining('destory'), 'quay.unread'],
  ]);
});

it.each([
  ['Exert this unit: draw two cards', [' '], 'Exert this unit: draw two cards.'],
  ['Exert this unit: destroy target other unit', [' '], 'Exert this unit: destroy target other unit.'],
  ['Swift Exert this unit: draw a card.', [' '], 'Swift. Exert this unit: draw a card.'],
  ['Whenever this unit is exerted draw a card.', [' '], 'Whenever this unit is exerted, draw a card.'],
  ['Exert this unit: draw two crads.', ['crads'], 'Exert this unit: draw two cards.'],
  ['Exert this unit: destroy any unit.', ['Exert this unit: destroy any unit'], undefined],
])('%s: the words of verbs, nouns and numbers are known, and one slip is mended', (said, wrong, mended) => {
  const { unread } = reading(said);
  const marks = unread.map(({ start, end }) => said.slice(start, end));
  expect(marks.map((each) => each.replace(/^[a-z]$/u, ' '))).toEqual(wrong);
  expect(unread[0]?.repairs[0]?.text).toBe(mended);
});

it('marks the targets within the sentences of a card', () => {
  const said =
    'Exert this unit: destroy up to two target other units. Whenever this unit is exerted, draw a card.';
  const marked = reading(said).spans.filter(({ what }) => what === 'target');
  expect(marked.map(({ start, end }) => said.slice(start, end))).toEqual(['up to two target other units']);
});

it('tells of a printed card what of it is not read: the card, the words with marks, and the mended text', () => {
  const printedText = 'Swift. Exert this unit: destory target unit.';
  const told = toldCard(text, nouns.targets, { name: 'Oil Fox', text: printedText });
  expect(told).toBe(toldUnread(reading(printedText), { name: 'Oil Fox' }));
  expect(told.split('\n')).toEqual([
    'The text of "Oil Fox" is not understood:',
    '  Swift. Exert this unit: destory target unit.',
    '         .................???????............',
    '  "destory" is no known word: is it "destroy"?',
    '  Try: Swift. Exert this unit: destroy target unit.',
  ]);
  expect(toldCard(text, nouns.targets, { name: 'Oil Fox', text: 'Swift.' })).toBe('');
});

it('reads targets alone as phrases', () => {
  const read = words.read('target other unit you control', {}).requirements;
  expect(read.map((found) => [found.understood, found.words])).toEqual([
    [true, 'target other unit you control'],
  ]);
});

it.each([
  [
    'Swift. Exert this unit: destroy target unit. Whenever this unit is exerted, draw a card.',
    [['activated', 1, true, 'target unit']],
  ],
  [
    'Exert this unit: destory target unit. Whenever this unit is exerted, destroy target unit.',
    [
      ['text', 0, false, 'Exert this unit: destory target unit.'],
      ['triggered', 1, true, 'target unit'],
    ],
  ],
  ['Whenever this unit is exerted, draw a crad.', []],
  ['', []],
])('lists what the abilities of a card target: "%s"', (said, listed) => {
  const { requirements, specOf } = words.read(said, {});
  expect(
    requirements.map(({ ability: { kind, index }, understood, span }) => [
      kind,
      index,
      understood,
      said.slice(span.start, span.end),
    ]),
  ).toEqual(listed);
  expect(requirements.map(({ ability }) => specOf(ability) !== undefined)).toEqual(
    listed.map(([, , understood]) => understood),
  );
});
