import { expect, it } from 'vitest';
import type { LexiconEntry } from '@reticle/core/text';
import { fixtures, harbor, lexicon } from '../../test/harbor.js';
import { suiteOf } from '../suite/suite.js';
import { findingsOf } from './index.js';

const { anchor: _anchor, ...rest } = lexicon;
const one = { min: 1, max: 1 };
const opening = (words: string, more: Partial<LexiconEntry>): LexiconEntry => ({
  role: 'opening',
  words,
  phrase: one,
  examples: [],
  ...more,
});

/** Harbor's words in a game in which no word marks a phrase: "one of your boats". */
const findings = (...openings: readonly LexiconEntry[]) => {
  const others = rest.entries
    .filter(({ role }) => role !== 'count')
    .map((entry) => ({ ...entry, examples: entry.examples.map((text) => text.replace('picked', 'a')) }));
  const given = { ...fixtures, lexicon: { ...rest, entries: [...openings, ...others] } };
  return findingsOf('lexicon', suiteOf(harbor, given)).map(({ code }) => code);
};
const A = opening('a', { examples: ['a moored boat'] });
const YOURS = opening('one of your', { as: ['you sail'], many: true, examples: ['one of your boats'] });

it('words without an anchor keep the law: openings are read and printed', () => {
  expect(findings(A, YOURS)).toEqual([]);
});

it.each<[string, LexiconEntry, string]>([
  ['a word that says nothing', opening('a free', { examples: ['a free boat'] }), 'lexicon.dropped'],
  ['no example', opening('two', { phrase: { min: 2, max: 2 } }), 'lexicon.noExample'],
])('an opening with %s breaks it', (_what, entry, code) => expect(findings(entry, A, YOURS)).toContain(code));
