import { lexicon } from '@reticle/core/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lorcana } from '../../state/game.js';
import { lorcanaGrammar, lorcanaLexicon, TARGET_PATTERNS } from './index.js';

const examples = TARGET_PATTERNS.flatMap(({ words, role, examples: all }) =>
  all.map((example) => [role, words, example] as const),
);

describe('the lexicon', () => {
  it('is plain JSON of its schema', () => {
    expect(lexicon.parse(JSON.parse(JSON.stringify(lorcanaLexicon)))).toEqual(lorcanaLexicon);
  });

  it('has no entry twice', () => {
    const said = TARGET_PATTERNS.map(({ role, words }) => `${role} ${words}`);
    expect(said.filter((one, index) => said.indexOf(one) < index)).toEqual([]);
  });

  it.each(examples)('%s "%s": %s', (_role, _words, example) => {
    const clause = lorcanaGrammar.read(example);
    expect(clause).toMatchObject({ found: 'phrase' });
    if (clause.found !== 'phrase') return;
    const { phrase, words } = clause;
    expect(lorcanaGrammar.print(phrase)).toBe(words);
    expect(lorcanaGrammar.read(words)).toMatchObject({ phrase });
    for (const { kind, filter } of phrase.accepts) {
      expect(lorcana.parseFilter(kind, filter)).toMatchObject({ ok: true });
    }
  });

  it.each(
    TARGET_PATTERNS.flatMap(({ role, words, also = [] }) =>
      also.map((other) => [role, words, other] as const),
    ),
  )('%s "%s" is said by nothing else: %s', (role, words, other) => {
    const same = TARGET_PATTERNS.filter(
      (entry) => entry.role === role && (entry.words === other || entry.also?.includes(other)),
    );
    expect(same.map((entry) => entry.words)).toEqual([words]);
  });
});

const counts = fc.constantFrom('', 'up to 2', 'X', 'any number of', '1 or 2', 'another');
const adjectives = fc.subarray(['opposing', 'damaged', 'exerted', 'Amber', 'Villain', 'non-Hero'], {
  maxLength: 3,
});
const nouns = fc.constantFrom('character', 'item', 'location', 'character or location', 'Pirate');
const tails = fc.subarray(
  [
    'of yours',
    'with Evasive',
    'with cost 3 or less',
    'with 2 {S} or more',
    'here',
    'named Old Tom',
    'who quested this turn',
  ],
  { maxLength: 3 },
);
const phrases = fc
  .tuple(counts, adjectives, nouns, tails)
  .map(([count, before, noun, after]) =>
    [count, 'chosen', ...before, noun, ...after].filter((word) => word !== '').join(' '),
  );

describe('laws', () => {
  it('reads what it prints as the same JSON, or refuses openly', () => {
    fc.assert(
      fc.property(phrases, (words) => {
        const clause = lorcanaGrammar.read(words);
        if (clause.found !== 'phrase') return;
        const printed = lorcanaGrammar.print(clause.phrase);
        expect(printed).toBe(clause.words);
        expect(lorcanaGrammar.read(printed ?? '')).toMatchObject({ phrase: clause.phrase });
      }),
      { numRuns: 400 },
    );
  });

  it('reads whatever prints', () => {
    fc.assert(
      fc.property(adjectives, tails, (before, after) => {
        const others = before.filter((word) => word !== 'opposing');
        const words = ['chosen', ...others, 'character', ...after].join(' ');
        expect(lorcanaGrammar.read(words)).toMatchObject({ found: 'phrase' });
      }),
    );
  });

  it('never widens with a tail', () => {
    fc.assert(
      fc.property(adjectives, nouns, (before, noun) => {
        const words = ['chosen', ...before, noun].join(' ');
        const plain = lorcanaGrammar.read(words);
        const narrow = lorcanaGrammar.read(`${words} with cost 2 or less`);
        if (plain.found !== 'phrase') return;
        expect(narrow).toMatchObject({
          phrase: { accepts: [{ filter: { ...plain.phrase.accepts[0]?.filter, cost: { lte: 2 } } }] },
        });
      }),
      { numRuns: 300 },
    );
  });
});
