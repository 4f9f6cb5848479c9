import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReadingCache, wordsKey } from './reading-cache.js';
import { fillings, formOf } from './sentence-form.js';
import { sentenceIndex } from './sentence-index.js';
import { fixedHole, type Hole, sentence, sentenceTable, type Token, tokenize } from './index.js';

/**
 * The holes of this test: any words but "stop". Their kind says how many words are allowed. Words that end with
 * "you" take a verb in the plural.
 */
const any: Hole<string, number> = {
  read: (words, most) =>
    words.length <= most && words.every(({ text }) => text !== 'stop')
      ? words.map(({ text }) => text).join(' ')
      : undefined,
  print: (value) => value,
  begins: (word) => word !== 'stop',
  ends: (word) => word !== 'stop',
  plural: (value) => value.endsWith('you'),
};
const holes = { a: any, b: any };

type Part = ReturnType<typeof formOf>['parts'][number];

/**
 * Finds every way to fill the holes, by trying every stretch of words for each part. `plural` is the number of
 * the hole before.
 */
function slowly(
  parts: readonly Part[],
  tokens: readonly Token[],
  most: number,
  plural = false,
): readonly Record<string, unknown>[] {
  const [part, ...rest] = parts;
  if (!part) return tokens.length === 0 ? [{}] : [];
  return Array.from({ length: tokens.length }, (_, at) => at + 1).flatMap((end) => {
    const words = tokens.slice(0, end);
    const later = (many: boolean) => slowly(rest, tokens.slice(end), most, many);
    if ('hole' in part) {
      const value = any.read(words, most);
      if (value === undefined) return [];
      return later(any.plural?.(value, most) === true).map((values) => ({ ...values, [part.hole]: value }));
    }
    const said = words.map(({ text }) => text).join(' ');
    return said === part[plural ? 'many' : 'one'].join(' ') ? later(plural) : [];
  });
}

const word = fc.constantFrom('you', 'gain', 'gains', 'stop', 'and', ',', '2');
const said = fc.array(word, { maxLength: 9 }).map((words) => tokenize(words.join(' ')));
const pattern = fc
  .array(fc.oneof(word, fc.constant('gains|gain'), fc.constant('gets|each_get')), { maxLength: 4 })
  .chain((words) =>
    fc.tuple(fc.nat(words.length), fc.nat(words.length)).map(([one, other]) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      return [...words.slice(0, first), '<a>', ...words.slice(first, second), '<b>', ...words.slice(second)];
    }),
  )
  .map((words) => words.join(' '));

const byValues = (all: readonly Record<string, unknown>[] | undefined) =>
  all?.map((values) => JSON.stringify([values['a'], values['b']])).toSorted();

const sentences = (patterns: readonly string[]) =>
  patterns.map((words, at) =>
    sentence<
      { readonly at: number; readonly a: string; readonly b: string },
      { a: string; b: string },
      number
    >({
      words,
      holes,
      make: ({ a, b }) => ({ at: at % 2, a, b }),
      parts: ({ a, b }) => ({ a, b }),
    }),
  );

describe('sentences that are read fast', () => {
  it('are filled as if every stretch of words was tried', () => {
    fc.assert(
      fc.property(pattern, said, fc.nat(4), (words, tokens, most) => {
        const form = formOf(words);
        const all = slowly(form.parts, tokens, most);
        const found = fillings(form, holes, tokens, most);
        expect(byValues(found ?? all)).toEqual(byValues(all));
        expect(found !== undefined || all.length > 0).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are found as if each was looked at, and read as if nothing was kept', () => {
    fc.assert(
      fc.property(
        fc.array(pattern, { maxLength: 8 }),
        fc.array(said, { maxLength: 6 }),
        (patterns, texts) => {
          const all = sentences(patterns);
          const fast = sentenceTable(() => all, undefined, String);
          const slow = sentenceTable(() =>
            all.map((one) => ({
              read: (tokens: readonly Token[], most: number) => one.read(tokens, most),
              print: () => undefined,
            })),
          );
          for (const tokens of [...texts, ...texts])
            for (const most of [1, 3]) expect(fast.read(tokens, most)).toEqual(slow.read(tokens, most));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stand under a word of theirs, or always', () => {
    const found = sentenceIndex([
      [[['draw'], ['card']]],
      undefined,
      [[['card']], [['discard'], ['card']]],
      [[]],
      [[['card'], ['gain', 'gains']]],
    ]);
    const among = (...words: readonly string[]) => found(new Set(words));
    expect(among('draw')).toEqual([1, 3]);
    expect(among('draw', 'card')).toEqual([0, 1, 2, 3]);
    expect(among('card')).toEqual([1, 2, 3]);
    expect(among('card', 'gains')).toEqual([1, 2, 3, 4]);
    expect(among('gain')).toEqual([1, 3]);
    expect(among()).toEqual([1, 3]);
  });
});

describe('a hole for a few values', () => {
  const words = fc
    .array(fc.constantFrom('end', 'of', 'turn', 'your', 'next', ','), { minLength: 1, maxLength: 4 })
    .map((all) => all.join(' '));

  it('reads nothing that begins or ends with a word that it does not name', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 5 }), words, (entries, asked) => {
        const hole = fixedHole(entries.map((entry, at) => [entry, at] as const));
        const tokens = tokenize(asked);
        const couldBe = hole.begins?.(tokens[0]?.text ?? '') && hole.ends?.(tokens.at(-1)?.text ?? '');
        expect(couldBe || hole.read(tokens, undefined) === undefined).toBe(true);
        expect(hole.read(tokens, undefined) !== undefined).toBe(entries.includes(asked));
        expect([hole.begins?.('stop'), hole.ends?.('stop')]).toEqual([false, false]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('words that are the same', () => {
  it.each([
    ['a bc', 'ab c'],
    ['you gain', 'You gain'],
    ['non-land', 'non - land'],
    ['"a" b', '"a b"'],
  ])('%s is not %s', (one, other) => expect(wordsKey(tokenize(one))).not.toBe(wordsKey(tokenize(other))));

  it('are so wherever they stand', () => {
    const [, , ...later] = tokenize('First, draw two cards');
    expect(wordsKey(later)).toBe(wordsKey(tokenize('draw two cards')));
  });

  it('are read once, each for its context, and not kept if they are too long', () => {
    const kept = new ReadingCache<{ readonly number: number }>();
    let number = 0;
    const read = () => ({ number: ++number });
    const [short, long] = [tokenize('draw a card'), tokenize('draw '.repeat(500))];
    expect([kept.of(short, 'one', read), kept.of(short, 'one', read), kept.of(short, 'two', read)]).toEqual([
      { number: 1 },
      { number: 1 },
      { number: 2 },
    ]);
    expect(kept.of(long, 'one', read)).not.toEqual(kept.of(long, 'one', read));
    for (let at = 0; at < 9_000; at++) kept.of(tokenize(`card ${at}`), '', read);
    expect(kept.of(short, 'one', read).number).toBeGreaterThan(9_000);
  });
});
