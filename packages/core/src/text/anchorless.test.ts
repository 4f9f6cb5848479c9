import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.js';
import { adjective, head, phraseGrammar, tail, tokenize, type Lexicon, type LexiconEntry } from './index.js';

const opening = (
  words: string,
  phrase: LexiconEntry['phrase'],
  more: Partial<LexiconEntry> = {},
): LexiconEntry => ({ role: 'opening', words, ...(phrase ? { phrase } : {}), examples: [], ...more });

/**
 * A game in which no word marks a phrase: "rest up to two of your opponent's Ships". Ships and docks are
 * cards, captains are not.
 */
const lexicon: Lexicon = {
  kinds: ['card', 'captain'],
  adding: {},
  required: { card: ['zone'] },
  entries: [
    opening('a', { min: 1, max: 1 }, { also: ['an'] }),
    opening('another', { min: 1, max: 1, other: true }),
    opening('up to <number>', { min: 0, max: '<number>' }),
    opening('one of your', { min: 1, max: 1 }, { also: ['1 of your'], as: ['you own'], many: true }),
    opening('up to <number> of your', { min: 0, max: '<number>' }, { as: ['you own'], many: true }),
    opening(
      "up to <number> of your opponent's",
      { min: 0, max: '<number>' },
      { as: ['they own'], many: true },
    ),
    adjective('rested', { rested: true }, '', { kinds: ['card'] }),
    adjective('rested', { asleep: true }, '', { kinds: ['captain'] }),
    { role: 'class', words: '<crew>', filter: { crew: '<crew>' }, examples: [] },
    head('Ship', { zone: 'sea', type: 'ship' }, ''),
    head('Dock', { zone: 'sea', type: 'dock' }, ''),
    head('Captain', {}, '', { kind: 'captain' }),
    { role: 'bare', words: '', filter: { zone: 'sea' }, examples: [] },
    tail('you own', { owner: 'self' }, '', { kinds: ['card'] }),
    tail('you own', { is: 'self' }, '', { kinds: ['captain'] }),
    tail('they own', { owner: 'opponent' }, ''),
    tail('named <name>', { name: '<name>' }, ''),
    tail('with power <number> or less', { power: { lte: '<number>' } }, ''),
    ...['and', 'to'].map((words): LexiconEntry => ({ role: 'after', words, examples: [] })),
  ],
  vocabularies: {
    crew: { words: [{ value: 'McKay', words: 'McKay' }], open: true },
    name: { words: [], proper: true },
  },
};
const grammar = phraseGrammar(lexicon);
const ship = { zone: 'sea', type: 'ship' };
const card = (filter: JsonObject) => [{ kind: 'card', filter }];
const one = { min: 1, max: 1 };

describe('a lexicon without an anchor', () => {
  it.each<[string, object, string?]>([
    ['a Ship', { accepts: card(ship), ...one }],
    ['another Ship', { accepts: card(ship), ...one, other: true }],
    ['up to 2 Ships', { accepts: card(ship), min: 0, max: 2 }],
    ['one of your Ships', { accepts: card({ ...ship, owner: 'self' }), ...one }],
    ['1 of your Ships', { accepts: card({ ...ship, owner: 'self' }), ...one }, 'one of your Ships'],
    ['a Ship you own', { accepts: card({ ...ship, owner: 'self' }), ...one }, 'one of your Ships'],
    ["up to 1 of your opponent's Ships", { accepts: card({ ...ship, owner: 'opponent' }), min: 0, max: 1 }],
    [
      'one of your Ships or Docks',
      { accepts: card({ zone: 'sea', owner: 'self', anyOf: [{ type: 'ship' }, { type: 'dock' }] }), ...one },
    ],
    ['one of your Captains', { accepts: [{ kind: 'captain', filter: { is: 'self' } }], ...one }],
    ['a rested Captain', { accepts: [{ kind: 'captain', filter: { asleep: true } }], ...one }],
    ['a rested Ship', { accepts: card({ rested: true, ...ship }), ...one }],
    ['a McKay', { accepts: card({ crew: 'McKay', zone: 'sea' }), ...one }],
    ['a DuPont', { accepts: card({ crew: 'DuPont', zone: 'sea' }), ...one }],
    ['a Ship named Bell of McKay', { accepts: card({ ...ship, name: 'Bell of McKay' }), ...one }],
  ])('reads and prints %s', (text, phrase, words = text) => {
    const clause = grammar.read(text);
    expect(clause).toMatchObject({ found: 'phrase', words, phrase });
    expect(clause.found === 'phrase' && grammar.print(clause.phrase)).toBe(words);
  });

  it.each([
    ['one of your Ship', 'text.disagreement'],
    ['a Ships', 'text.disagreement'],
    ['one of your frobs', 'text.unknownNoun'],
    ['Ship', 'text.unknownNoun'],
    ['Rest a Ship', 'text.unknownCount'],
  ])('refuses %s: %s', (text, code) => expect(grammar.read(text)).toMatchObject({ found: 'unread', code }));

  it('finds phrases anywhere', () => {
    const tokens = tokenize("Rest up to 1 of your opponent's Ships and move another Ship.");
    const found = [...grammar.phrasesIn(tokens)].map(({ words }) => words);
    expect(found).toEqual(["up to 1 of your opponent's Ships", 'another Ship']);
    expect([...grammar.phrasesIn(tokens, { from: 8, to: tokens.length })]).toHaveLength(1);
  });

  it('has no words for what no opening says', () => {
    const accepts = card(ship);
    expect(grammar.print({ accepts, min: 3, max: 3 })).toBeUndefined();
    expect(grammar.print({ accepts, min: 0, max: 2, other: true })).toBeUndefined();
  });
});
