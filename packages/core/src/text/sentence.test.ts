import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { fixedHole, sentence, sentenceTable, tokenize, type Hole, type SentenceTable } from './index.js';

/** A made-up game of gardeners: who waters how much, and what then grows. */
type Who = 'you' | 'all';
type Act =
  | { readonly act: 'water'; readonly who: Who; readonly amount: number; readonly bed: string }
  | { readonly act: 'grow'; readonly who: Who; readonly amount: number }
  | { readonly act: 'if'; readonly rain: boolean; readonly next: Act };
interface Year {
  readonly most: number;
}

const who: Hole<Who, Year> = {
  ...fixedHole([
    ['you', 'you'],
    ['each gardener', 'all'],
  ]),
  plural: (value) => value === 'you',
};
const amount: Hole<number, Year> = {
  read: ([first, ...others], { most }) => {
    const number = Number(first?.text);
    return others.length === 0 && Number.isInteger(number) && number <= most ? number : undefined;
  },
  print: (value) => String(value),
};
const bed: Hole<string, Year> = {
  read: (words) => words.map(({ text }) => text).join(' '),
  print: (value) => value,
};
const weather = fixedHole([
  ['it rains', true],
  ['it is dry', false],
]);

/** A sentence within a sentence. */
const inner: Hole<Act, Year> = {
  read(words, context) {
    const reading = acts.read(words, context);
    return reading.found === 'one' ? reading.value : undefined;
  },
  print: (act, context) => acts.print(act, context),
};
const acts: SentenceTable<Act, Year> = sentenceTable(() => [
  sentence({
    words: '<who> waters|water <amount> times in <bed>',
    also: ['in <bed>, <who> waters|water <amount> times'],
    holes: { who, amount, bed },
    make: (values) => ({ act: 'water', ...values }),
    parts: (made: Act) => (made.act === 'water' ? made : undefined),
  }),
  sentence({
    words: 'grow <amount>',
    holes: { amount },
    make: (values) => ({ act: 'grow', who: 'you', ...values }),
    parts: (made: Act) => (made.act === 'grow' && made.who === 'you' ? made : undefined),
  }),
  sentence({
    words: '<who> grows|grow <amount>',
    holes: { who, amount },
    make: (values) => ({ act: 'grow', ...values }),
    parts: (made: Act) => (made.act === 'grow' ? made : undefined),
  }),
  sentence({
    words: 'if <rain>, <next>',
    holes: { rain: weather, next: inner },
    make: (values) => ({ act: 'if', ...values }),
    parts: (made: Act) => (made.act === 'if' ? made : undefined),
  }),
]);
const year: Year = { most: 9 };
const read = (words: string) => acts.read(tokenize(words), year);

describe('sentences', () => {
  it.each<[string, Act]>([
    ['you water 3 times in the shade', { act: 'water', who: 'you', amount: 3, bed: 'the shade' }],
    ['each gardener waters 1 times in rows', { act: 'water', who: 'all', amount: 1, bed: 'rows' }],
    ['grow 2', { act: 'grow', who: 'you', amount: 2 }],
    ['each gardener grows 2', { act: 'grow', who: 'all', amount: 2 }],
    ['if it rains, grow 1', { act: 'if', rain: true, next: { act: 'grow', who: 'you', amount: 1 } }],
  ])('%s', (words, value) => {
    expect(read(words)).toEqual({ found: 'one', value });
    expect(acts.print(value, year)).toBe(words);
  });

  it.each([
    ['In the Shade, you water 3 times', 'you water 3 times in the shade'],
    ['you grow 2', 'grow 2'],
  ])('other words for the same: %s', (words, normal) => {
    const reading = read(words);
    expect(reading.found === 'one' && acts.print(reading.value, year)).toBe(normal);
  });

  it.each([
    '',
    'grow',
    'grow 2 more',
    'grow 10',
    'if it rains, grow 2 unless it is dry',
    'if it snows, grow 2',
    'you water times in the shade',
    'grow 2.',
    'you waters 3 times in the shade',
    'each gardener water 3 times in the shade',
    'in the shade, each gardener water 3 times',
    'if it rains, each gardener grow 1',
  ])('refuses "%s"', (words) => expect(read(words)).toEqual({ found: 'none' }));

  it('asks the words whether they are plural, since two numbers may have the same value', () => {
    const everybody: Hole<'all', Year> = {
      ...fixedHole([
        ['each gardener', 'all'],
        ['all gardeners', 'all'],
      ]),
      plural: (_value, _year, words = []) => words[0]?.text === 'all',
    };
    const rests = sentenceTable<'all', Year>(() => [
      sentence({
        words: '<who> rests|rest',
        holes: { who: everybody },
        make: ({ who: all }) => all,
        parts: (all) => ({ who: all }),
      }),
    ]);
    const found = (words: string) => rests.read(tokenize(words), year).found;
    expect(['each gardener rests', 'all gardeners rest'].map(found)).toEqual(['one', 'one']);
    expect(['each gardener rest', 'all gardeners rests'].map(found)).toEqual(['none', 'none']);
    expect(rests.print('all', year)).toBe('each gardener rests');
  });

  it('refuses what has two meanings', () => {
    expect(read('you water 2 times in rows')).toMatchObject({ found: 'one' });
    const two = sentenceTable<{ readonly a: string; readonly b: string }, Year>(() => [
      sentence({
        words: '<a> in <b>',
        holes: { a: bed, b: bed },
        make: (values) => values,
        parts: (made) => made,
      }),
    ]);
    expect(two.read(tokenize('pots in rows'), year)).toMatchObject({ found: 'one' });
    expect(two.read(tokenize('pots in rows in shade'), year)).toEqual({ found: 'ambiguous' });
    expect(two.print({ a: 'pots in rows', b: 'shade' }, year)).toBeUndefined();
    expect(two.read(tokenize('in '.repeat(60)), year)).toEqual({ found: 'ambiguous' });
  });

  it('prints nothing that its holes have no words for, or would not read back', () => {
    expect(acts.print({ act: 'grow', who: 'all', amount: 10 }, year)).toBeUndefined();
    expect(acts.print({ act: 'grow', who: 'all', amount: 0.5 }, year)).toBeUndefined();
  });

  it('may say a list, which stays one', () => {
    const lists = sentenceTable<readonly number[], Year>(() => [
      sentence({
        words: '<a> of <b>',
        holes: { a: amount, b: amount },
        make: ({ a, b }) => [a, b],
        parts: ([a, b]) => (a === undefined || b === undefined ? undefined : { a, b }),
      }),
    ]);
    expect(lists.read(tokenize('2 of 3'), year)).toEqual({ found: 'one', value: [2, 3] });
    expect(lists.print([2, 3], year)).toBe('2 of 3');
  });

  it('refuses a pattern whose holes are not those of its words', () => {
    const make = (values: { readonly who: Who }) => values;
    const whom = sentence({ words: '<whom> grows', holes: { who }, make, parts: (made) => made });
    const nobody = sentence({
      words: '<who> grows',
      also: ['grows'],
      holes: { who },
      make,
      parts: (made) => made,
    });
    for (const one of [whom, nobody]) expect(() => one.read(tokenize('it grows'), year)).toThrow(TypeError);
    expect(() => nobody.needs?.()).toThrow(TypeError);
  });

  it('knows the types of its holes', () => {
    sentence({
      words: '<who> <amount>',
      holes: { who, amount },
      make: (values) => {
        expectTypeOf(values).toEqualTypeOf<{ who: Who; amount: number }>();
        return values;
      },
      // @ts-expect-error: the amount is a number
      parts: (made: { readonly who: Who; readonly amount: number }) => ({ who: made.who, amount: 'two' }),
    });
  });

  it('reads what it prints as the same, and takes any words without a throw', () => {
    const simple: fc.Arbitrary<Act> = fc.record({
      act: fc.constant('water' as const),
      who: fc.constantFrom<Who>('you', 'all'),
      amount: fc.integer({ min: 0, max: 9 }),
      bed: fc.constantFrom('rows', 'the shade', 'in'),
    });
    fc.assert(
      fc.property(simple, fc.boolean(), (next, rain) => {
        const value: Act = { act: 'if', rain, next };
        const words = acts.print(value, year) ?? '';
        expect(read(words)).toEqual({ found: 'one', value });
      }),
    );
    const words = fc.array(
      fc.constantFrom('if', 'it rains', ',', 'you', 'water', '3', 'times', 'in', 'grow', 'rows'),
    );
    fc.assert(
      fc.property(words, (all) => {
        expect(['one', 'none', 'ambiguous']).toContain(read(all.join(' ')).found);
      }),
    );
  });
});
