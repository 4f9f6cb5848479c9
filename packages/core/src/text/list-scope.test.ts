import { describe, expect, it } from 'vitest';
import { gardenLexicon } from '../../test/garden.js';
import { phraseGrammar, tokenize, type Lexicon } from './index.js';

/** The garden with trees, which are plants, and with fences, which may be anything. */
const lexicon: Lexicon = {
  ...gardenLexicon,
  entries: [
    ...gardenLexicon.entries,
    { role: 'class', words: '<kind>', filter: { kind: '<kind>' }, family: 'kind', joins: true, examples: [] },
    ...['and', '.', ','].map((words) => ({ role: 'after' as const, words, examples: [] })),
  ],
  vocabularies: {
    ...gardenLexicon.vocabularies,
    kind: {
      words: [{ value: 'oak', within: 'plant' }, { value: 'pebble', within: 'stone' }, { value: 'fence' }],
      open: true,
      openWithin: 'plant',
    },
  },
};
const grove = phraseGrammar(lexicon);
const read = (text: string) => {
  const clause = grove.readAt(tokenize(text), tokenize(text).findIndex(grove.isAnchor));
  return clause.found === 'phrase' ? clause.phrase.accepts.map(({ filter }) => filter) : clause;
};
const low = { height: { lte: 3 } };

describe('what a tail after a list is said of', () => {
  it.each<[string, object]>([
    [
      'chosen oak or plant with height 3 or less',
      { zone: 'bed', anyOf: [{ kind: 'oak' }, { type: 'plant', ...low }] },
    ],
    [
      'chosen oak or plant you tend',
      { zone: 'bed', anyOf: [{ kind: 'oak' }, { type: 'plant', controller: 'self' }] },
    ],
    [
      'chosen Elm or plant with height 3 or less',
      { zone: 'bed', anyOf: [{ kind: 'Elm' }, { type: 'plant', ...low }] },
    ],
    [
      'chosen pebble or plant with height 3 or less',
      { zone: 'bed', anyOf: [{ kind: 'pebble' }, { type: 'plant', ...low }] },
    ],
    [
      'chosen fence or plant with height 3 or less',
      { zone: 'bed', ...low, anyOf: [{ kind: 'fence' }, { type: 'plant' }] },
    ],
    [
      'chosen oak or fence with height 3 or less',
      { zone: 'bed', ...low, anyOf: [{ kind: 'oak' }, { kind: 'fence' }] },
    ],
    ['chosen stone or card from the shed', { anyOf: [{ zone: 'bed', type: 'stone' }, { zone: 'shed' }] }],
    [
      'chosen stone or stone card from the shed',
      { type: 'stone', anyOf: [{ zone: 'bed' }, { zone: 'shed' }] },
    ],
  ])('%s', (text, filter) => expect(read(text)).toEqual([filter]));

  it('is refused where it is of the last for one thing, and of all for another', () => {
    expect(read('chosen oak, fence, or plant you tend')).toMatchObject({ code: 'text.ambiguous' });
  });

  it('is refused where what follows a thing within a tail may belong to that thing', () => {
    expect(read('chosen plant beside a stone or gardener')).toMatchObject({ code: 'text.ambiguous' });
  });

  it('is refused where one of two words of the same kind has an adjective', () => {
    expect(read('chosen red oak or fence')).toMatchObject({ code: 'text.ambiguous' });
  });
});

it.each(['chosen plant with height 2, 3, or 4.', 'chosen plant with height 2 and 3 or less.'])(
  'goes on after the first words of a tail: %s',
  (text) => expect(read(text)).toMatchObject({ code: 'text.unknownTail' }),
);

it('lends the tails of the last of several phrases to those before it', () => {
  const text = 'chosen stone card, chosen plant card, and chosen card from the shed';
  expect(read(text)).toEqual([{ type: 'stone', zone: 'shed' }]);
});
