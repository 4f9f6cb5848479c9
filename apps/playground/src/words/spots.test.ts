import { describe, expect, it } from 'vitest';
import { READING } from '../../test/readings.js';
import { jsonLines } from './json-lines.js';
import { noteOf } from './marks.js';
import { litBy, spanOf, spotsAt, type Pointed } from './spots.js';

const documents = READING.groups.map(({ json }) => jsonLines(json));
const lines = documents[0] ?? [];
const wordsOf = (pointed: Pointed) =>
  litBy(READING, documents, pointed).spots.map((spot) => {
    const { start, end } = spanOf(READING, spot) ?? { start: 0, end: 0 };
    return READING.text.slice(start, end);
  });
const lineOf = (words: string, from = 0): number =>
  lines.findIndex(({ key, value }, at) => at >= from && `${key}: ${value}` === words);
const shining = (pointed: Pointed) =>
  [...(litBy(READING, documents, pointed).lines[0] ?? [])].map(
    ([at, lighting]) => `${lighting} ${lines[at]?.key}: ${lines[at]?.value}`,
  );
const pointAt = (words: string, from = 0): Pointed => ({
  spots: spotsAt(READING, READING.text.indexOf(words, from)),
});
const SECOND = READING.text.indexOf('up to one');

describe('from the words to the JSON', () => {
  it.each<[string, number, readonly string[]]>([
    ['red', 0, ['said color: "red"']],
    ['target', 0, ['implied min: 1', 'implied max: 1', 'said mode: "target"']],
    ['card', 0, ['said kind: "card"', 'implied zone: "table"']],
    ['up to one', SECOND, ['said min: 0', 'said max: 1']],
    ['you control', SECOND, ['said filter: { "controller": "self" }']],
    [
      'other',
      SECOND,
      ['said undefined: {', 'said relation: "different"', 'said slots: ["t1", "t2"]', 'said undefined: }'],
    ],
  ])('%s', (words, from, expected) => expect(shining(pointAt(words, from))).toEqual(expected));

  it('takes the words before a space; a whole slot with what ties it', () => {
    const between = READING.text.indexOf(' red');
    expect(spotsAt(READING, between)).toEqual([{ requirement: 0, part: 0 }]);
    expect(shining({ spots: [{ requirement: 1 }] })).toHaveLength(17);
  });

  it('is nothing where no slot is', () => {
    expect(spotsAt(READING, 0)).toEqual([]);
    expect(spotsAt(READING, READING.text.length)).toEqual([]);
  });
});

describe('from the JSON to the words', () => {
  it.each<[string, number, readonly string[]]>([
    ['color: "red"', 0, ['red']],
    ['zone: "table"', 0, ['card']],
    ['max: 1', 0, ['target']],
    ['max: 1', lineOf('id: "t2"'), ['up to one']],
    ['relation: "different"', 0, ['other']],
    ['filter: {', 0, ['red']],
    ['id: "t1"', 0, ['target red card']],
    ['timing: "announcement"', 0, []],
  ])('%s, from line %i', (words, from, expected) => {
    const line = lineOf(words, from);
    expect(line).toBeGreaterThan(0);
    expect(wordsOf({ group: 0, line })).toEqual(expected);
    expect(litBy(READING, documents, { group: 0, line }).lines[0]?.get(line)).toBe('said');
  });

  it('is nothing for a line that is not there', () => {
    expect(litBy(READING, documents, { group: 0, line: 999 })).toEqual({ spots: [], lines: [] });
    expect(litBy(READING, documents, { group: 9, line: 0 })).toEqual({ spots: [], lines: [] });
  });
});

it.each<[string, Pointed, string]>([
  ['a part', pointAt('red'), '“red”: restriction of t1, says accepts[0].filter.color.'],
  [
    'what words stand for',
    pointAt('target'),
    '“target”: marks a choice of t1, says mode, stands for min, max.',
  ],
  ['a tie', pointAt('other', SECOND), '“other”: restriction of t2, says relations[0].'],
  ['a slot', { spots: [{ requirement: 0 }] }, '“target red card” is t1.'],
  ['a line', { group: 0, line: lineOf('color: "red"') }, 'slots[0].accepts[0].filter.color: from “red”.'],
  [
    'a line without words',
    { group: 0, line: lineOf('id: "t1"') },
    'slots[0].id: no words of “target red card” say it by themselves.',
  ],
  [
    'what the game puts in',
    { group: 0, line: lineOf('timing: "announcement"') },
    "timing: the game's own, no words say it.",
  ],
  ['the whole', { group: 0, line: 0 }, ''],
])('the note tells %s', (_what, pointed, expected) => {
  expect(noteOf(READING, documents, pointed, litBy(READING, documents, pointed))).toBe(expected);
});
