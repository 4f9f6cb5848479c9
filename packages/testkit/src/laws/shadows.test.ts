import { canonicalJson } from '@reticle/core';
import { phraseGrammar, type Lexicon, type LexiconEntry } from '@reticle/core/text';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { lexicon } from '../../test/harbor.js';
import { shadows } from './lexicon.js';

const read = (parts: Lexicon, text: string): string | undefined => {
  const clause = phraseGrammar(parts).read(text);
  return clause.found === 'phrase' ? canonicalJson([clause.phrase, clause.words]) : undefined;
};

/** The slow way: the grammar is made anew without each entry. */
const oneByOne = (parts: Lexicon): readonly LexiconEntry[] =>
  parts.entries.filter((entry) => {
    const rest = { ...parts, entries: parts.entries.filter((other) => other !== entry) };
    const same = (example: string): boolean => {
      try {
        const before = read(parts, example);
        return before !== undefined && read(rest, example) === before;
      } catch {
        return false;
      }
    };
    return entry.examples.length > 0 && entry.examples.every(same);
  });

const FRAME: ReadonlySet<string> = new Set(['mention', 'before', 'after']);
const own = lexicon.entries.filter(({ role }) => !FRAME.has(role));
/** Entries that say what others say, in the same words or in other ones. */
const more = fc
  .record({
    from: fc.constantFrom(...own),
    kinds: fc.constantFrom(undefined, ['ship'], ['ship', 'player']),
    words: fc.constantFrom('', ' old', ' moored', 's'),
    examples: fc.constantFrom(...own.map((entry) => entry.examples)),
  })
  .map(({ from, kinds, words, examples }): LexiconEntry => ({
    ...from,
    ...(kinds === undefined ? {} : { kinds }),
    words: `${from.words}${words}`.trim(),
    examples,
  }));

it('law: entries that are left out in groups are found as if each were left out by itself', () => {
  fc.assert(
    fc.property(fc.array(more, { maxLength: 4 }), (added) => {
      const parts = { ...lexicon, entries: [...added, ...own] };
      try {
        phraseGrammar(parts);
      } catch {
        return;
      }
      const found = shadows(phraseGrammar(parts), parts).map(({ data }) => data);
      const slow = oneByOne(parts).map(({ role, words, examples }) => ({ role, words, examples }));
      expect(found.map((one) => canonicalJson(one)).toSorted()).toEqual(
        slow.map((one) => canonicalJson(one)).toSorted(),
      );
    }),
    { numRuns: 200 },
  );
});
