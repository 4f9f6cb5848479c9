/** Faults in a game's words. */
import { fixtures, lexicon } from '../harbor.js';
import type { Fault, Faulty } from './parts.js';

const withEntries = (...entries: (typeof lexicon)['entries'][number][]): Faulty => ({
  fixtures: { ...fixtures, lexicon: { ...lexicon, entries: [...entries, ...lexicon.entries] } },
});

export const LEXICON_FAULTS: readonly Fault[] = [
  [
    'lexicon',
    'an entry without an example',
    'lexicon.noExample',
    () => withEntries({ role: 'adjective', words: 'painted', filter: { moored: false }, examples: [] }),
  ],
  [
    'lexicon',
    'an entry whose words say nothing',
    'lexicon.unread',
    () => withEntries({ role: 'adjective', words: 'fine', filter: {}, examples: ['picked fine boat'] }),
  ],
  [
    'lexicon',
    'an entry for a key that the game does not have',
    'lexicon.notFilter',
    () =>
      withEntries({
        role: 'tail',
        words: 'in tow',
        filter: { towed: true },
        examples: ['picked boat in tow'],
      }),
  ],
  [
    'lexicon',
    'an entry that another takes the words of',
    'lexicon.shadowed',
    () =>
      withEntries({
        role: 'adjective',
        words: 'moored',
        kinds: ['ship'],
        filter: { moored: true },
        examples: ['picked moored boat'],
      }),
  ],
  [
    'lexicon',
    'an entry that stands there twice',
    'lexicon.twice',
    () =>
      withEntries({
        role: 'adjective',
        words: 'moored',
        filter: { moored: true },
        examples: ['picked moored boat'],
      }),
  ],
  [
    'lexicon',
    'a word of a vocabulary that the splitting of texts drops',
    'lexicon.neverRead',
    () => ({
      fixtures: {
        ...fixtures,
        lexicon: {
          ...lexicon,
          vocabularies: { ...lexicon.vocabularies, flag: { words: [{ value: '(blue)' }] } },
          reminder: { open: '(', close: ')' },
        },
      },
    }),
  ],
];
