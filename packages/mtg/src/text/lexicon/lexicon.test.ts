import { lexicon } from '@reticle/core/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mtgGrammar, mtgLexicon, TARGET_PATTERNS } from './index.js';
import { mtg } from '../../rules/targeting/kinds.js';

const examples = TARGET_PATTERNS.flatMap(({ words, role, examples: all }) =>
  all.map((example) => [role, words, example] as const),
);

describe('the lexicon', () => {
  it('is plain JSON of its schema', () => {
    expect(lexicon.parse(JSON.parse(JSON.stringify(mtgLexicon)))).toEqual(mtgLexicon);
  });

  it('has no entry twice', () => {
    const said = TARGET_PATTERNS.map(({ role, words }) => `${role} ${words}`);
    expect(said.filter((one, index) => said.indexOf(one) < index)).toEqual([]);
  });

  it.each(examples)('%s "%s": %s', (_role, _words, example) => {
    const clause = mtgGrammar.read(example);
    expect(clause).toMatchObject({ found: 'phrase' });
    if (clause.found !== 'phrase') return;
    const { phrase, words } = clause;
    expect(mtgGrammar.print(phrase)).toBe(words);
    expect(mtgGrammar.read(words)).toMatchObject({ phrase });
    for (const { kind, filter } of phrase.accepts) {
      const plain: unknown = JSON.parse(JSON.stringify(filter).replace('slots.EARLIER.', 'slots.t1.'));
      expect(mtg.parseFilter(kind, plain)).toMatchObject({ ok: true });
    }
  });
});

const pick = (role: string) =>
  TARGET_PATTERNS.filter((entry) => entry.role === role && !entry.as && !entry.words.includes('<')).map(
    ({ words }) => words,
  );
const adjectives = fc.subarray(pick('adjective'), { maxLength: 3 });
const classes = fc.constantFrom('creature', 'artifact', 'land', 'Goblin', 'artifact creature');
const tails = fc.subarray(
  [
    'you control',
    'with flying',
    'with power 3 or less',
    'with a +1/+1 counter on it',
    'that was dealt damage this turn',
  ],
  { maxLength: 3 },
);
const counts = fc.constantFrom('', 'up to two', 'X', 'any number of', 'one or two', 'another');

describe('laws', () => {
  const phrases = fc
    .tuple(counts, adjectives, classes, tails)
    .map(([count, before, noun, after]) =>
      [count, 'target', ...before, noun, ...after].filter((word) => word !== '').join(' '),
    );

  it('reads what it prints as the same JSON, or refuses openly', () => {
    fc.assert(
      fc.property(phrases, (words) => {
        const clause = mtgGrammar.read(words);
        if (clause.found !== 'phrase') return;
        const printed = mtgGrammar.print(clause.phrase);
        expect(printed).toBe(clause.words);
        expect(mtgGrammar.read(printed ?? '')).toMatchObject({ phrase: clause.phrase });
      }),
      { numRuns: 400 },
    );
  });

  it('never widens with a tail', () => {
    fc.assert(
      fc.property(adjectives, classes, (before, noun) => {
        const words = ['target', ...before, noun].join(' ');
        const plain = mtgGrammar.read(words);
        const narrow = mtgGrammar.read(`${words} you control`);
        if (plain.found !== 'phrase') return;
        expect(narrow).toMatchObject({
          phrase: { accepts: [{ filter: { ...plain.phrase.accepts[0]?.filter, controller: 'self' } }] },
        });
      }),
      { numRuns: 300 },
    );
  });
});
