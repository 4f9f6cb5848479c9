import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { count, tail } from '../lexicon.js';
import { phraseGrammar } from '../grammar.js';
import { phraseHole } from '../phrase-hole.js';
import { targetPhrase } from '../phrase.js';
import { tokenize } from '../tokenize.js';
import { clauseGrammar } from './clause-grammar.js';
import { fixedNouns, nounsOf } from './nouns.js';
import { holeRule } from './terminals.js';
import { countable, numberHole, plainNumber } from './units.js';

const deed = z.strictObject({
  does: z.enum(['dig', 'sink']),
  n: z.int().optional(),
  what: targetPhrase.optional(),
});
type Deed = z.infer<typeof deed>;
const parse = (made: unknown) => z.array(deed).safeParse(made).data;
const types = {
  number: plainNumber('digits'),
  shells: countable<number, undefined>('shell', 1, { number: plainNumber('words') }),
};

describe('a game that declares types, verbs and parse alone', () => {
  const small = clauseGrammar<Deed, undefined>(() => ({
    types,
    verbs: [{ subject: 'you', words: 'dig <n:number>', means: { does: 'dig', n: '$n' } }],
    parse,
  }));
  const read = (words: string) => small.read(tokenize(words), undefined);

  it('reads and prints clauses that are said to "you"', () => {
    expect(read('dig 2, then dig 3')).toMatchObject({ value: [{ n: 2 }, { n: 3 }] });
    expect(small.print([{ does: 'dig', n: 2 }], undefined)).toBe('dig 2');
  });

  it.each(['you dig 2', 'each keeper digs 2', 'you may dig 2', 'dig 2 this tide', 'dig X'])(
    'reads nothing that it does not declare: "%s"',
    (words) => {
      expect(read(words).found).toBe('none');
    },
  );

  it('puts its clauses into other words by its hole', () => {
    expect(small.hole.read(tokenize('dig 1 and dig 2'), undefined)).toHaveLength(2);
    expect(small.hole.read(tokenize('swim'), undefined)).toBeUndefined();
    expect(
      small.hole.print(
        [
          { does: 'dig', n: 1 },
          { does: 'dig', n: 2 },
        ],
        undefined,
      ),
    ).toBe('dig 1 and dig 2');
  });
});

describe('amounts without any that are counted', () => {
  it.each([
    ['dig a shell', 1],
    ['dig three shells', 3],
    ['dig shells equal to the number of gulls', undefined],
    ['dig three shell', undefined],
  ])('"%s" is %j', (words, n) => {
    const grammar = clauseGrammar<Deed, undefined>(() => ({
      types,
      verbs: [{ subject: 'you', words: 'dig <n:shells>', means: { does: 'dig', n: '$n' } }],
      parse,
    }));
    const reading = grammar.read(tokenize(words), undefined);
    expect(reading.found === 'one' ? reading.value[0]?.n : undefined).toBe(n);
  });
});

describe('the phrases of a lexicon as subjects', () => {
  const phrases = phraseHole(
    phraseGrammar({
      anchor: { one: 'target', many: 'target' },
      kinds: ['card'],
      adding: {},
      required: {},
      entries: [
        count('up to <count>', { min: 0, max: '<count>' }, 'up to two target ships'),
        { role: 'class', words: 'ship', filter: { type: 'ship' }, examples: ['target ship'] },
        { role: 'bare', words: '', filter: { zone: 'sea' }, examples: ['target ship'] },
        tail('you steer', { controller: 'self' }, 'target ship you steer'),
      ],
      vocabularies: {},
    }),
  );
  const grammar = clauseGrammar<Deed, undefined>(() => ({
    types: { ships: holeRule(phrases) },
    subjects: { object: nounsOf(phrases, (value) => targetPhrase.safeParse(value).data) },
    verbs: [{ subject: 'object', words: 'sink', means: { does: 'sink', what: '$subject' } }],
    parse,
  }));
  const read = (words: string) => {
    const reading = grammar.read(tokenize(words), undefined);
    return reading.found === 'one' ? reading.value : undefined;
  };

  it.each(['target ship you steer sinks', 'up to two target ships sink'])(
    '"%s" prints as it is read',
    (words) => {
      expect(grammar.print(read(words) ?? [], undefined)).toBe(words);
    },
  );

  it.each([
    'target ship sink',
    'up to two target ships sinks',
    'a target ship sinks',
    'target ship here sinks',
  ])('"%s" is not read', (words) => {
    expect(read(words)).toBeUndefined();
  });
});

describe('nouns and numbers', () => {
  it('a value with several words prints as the first', () => {
    const nouns = fixedNouns([
      ['every keeper', 'all', 'one'],
      ['all keepers', 'all', 'many'],
    ]);
    expect(nouns.of('all', undefined)).toEqual([{ is: 'all', many: false }]);
    expect(nouns.print({ is: 'all', many: true }, undefined)).toBe('all keepers');
    expect(nouns.of('none', undefined)).toEqual([]);
  });

  it.each([
    ['digits', '2'],
    ['words', 'two'],
  ] as const)('a number is read either way, and printed in %s', (as, printed) => {
    const hole = numberHole(as);
    expect(['2', 'two', 'x', '2 3'].map((words) => hole.read(tokenize(words), undefined))).toEqual([
      2,
      2,
      undefined,
      undefined,
    ]);
    expect(hole.print(2, undefined)).toBe(printed);
  });
});
