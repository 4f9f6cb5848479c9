import { describe, expect, it } from 'vitest';
import { adjective, head, phraseGrammar, tokenize, type Lexicon, type LexiconEntry } from './index.js';

const opening = (words: string, more: Partial<LexiconEntry> = {}): LexiconEntry => ({
  role: 'opening',
  words,
  phrase: { min: 1, max: 1 },
  examples: [],
  ...more,
});

/** A made-up game whose cards print factions in parentheses and keywords in angle brackets. */
const lexicon: Lexicon = {
  kinds: ['unit'],
  adding: {},
  required: {},
  entries: [
    opening('choose a'),
    opening('choose one of the sunken', { as: ['sunken'], many: true }),
    opening('choose one of your', { as: ['you crew'], many: true }),
    adjective('sunken', { sunken: true }, ''),
    adjective('red', { color: 'red' }, ''),
    adjective('swift', { swift: true }, '', { of: 'sails' }),
    adjective('(<faction>)', { faction: '<faction>' }, ''),
    adjective('<<keyword>>', { keyword: '<keyword>' }, ''),
    { role: 'class', words: 'ship', filter: { type: 'ship' }, family: 'type', examples: [] },
    { role: 'class', words: 'barge', filter: { type: 'barge' }, family: 'type', examples: [] },
    { role: 'bare', words: '', filter: {}, examples: [] },
    head('fort', { type: 'fort' }, '', { lacks: ['sails'] }),
    { role: 'tail', words: 'you crew', filter: { crew: 'self' }, examples: [] },
    { role: 'after', words: 'gets <signed>', examples: [] },
    { role: 'after', words: '【', examples: [] },
  ],
  vocabularies: {
    faction: { words: [{ value: 'ZAFT' }, { value: 'EF', words: 'earth (east)' }] },
    keyword: { words: [{ value: 'Blocker' }] },
  },
  reminder: { open: '(', close: ')', ends: ['.'] },
};
const grammar = phraseGrammar(lexicon);

describe('brackets that are part of a phrase', () => {
  it.each<[string, object]>([
    ['choose a (ZAFT) ship', { type: 'ship', faction: 'ZAFT' }],
    ['choose a (earth (east)) fort', { type: 'fort', faction: 'EF' }],
    ['choose a <Blocker> ship', { type: 'ship', keyword: 'Blocker' }],
    ['choose a ship (It floats.)', { type: 'ship' }],
  ])('are read and printed: %s', (text, filter) => {
    const clause = grammar.read(text);
    expect(clause).toMatchObject({ found: 'phrase', phrase: { accepts: [{ filter }] } });
    expect(clause.found === 'phrase' && grammar.print(clause.phrase)).toBe(
      text.toLowerCase().replace(' (it floats.)', ''),
    );
  });

  it.each([
    'choose a (OMNI) ship',
    'choose a ship (ZAFT)',
    'choose a ship(s)',
    'choose a [Deploy] ship',
    'choose a ship 【Main】',
    'choose a <Runner> ship',
    'choose a ship (It floats',
  ])('are refused if no word is known for them: %s', (text) => {
    expect(grammar.read(text)).toMatchObject({ found: 'unread' });
  });

  it('names the place of a bracket that was not understood', () => {
    expect(grammar.read('choose a ship (ZAFT)')).toMatchObject({ code: 'text.unknownTail' });
  });
});

describe('what an adjective before a list is said of', () => {
  it.each(['choose a red ship or fort', 'choose a red fort or ship', 'choose a red ship or barge'])(
    'is unclear, whether a class or a head follows: %s',
    (text) => expect(grammar.read(text)).toMatchObject({ found: 'unread', code: 'text.ambiguous' }),
  );

  it('is clear if it cannot be said of the other thing, or of each one it is said', () => {
    const read = (text: string) => {
      const clause = grammar.read(text);
      return clause.found === 'phrase' ? clause.phrase.accepts.map(({ filter }) => filter) : clause;
    };
    expect(read('choose a swift ship or fort')).toEqual([
      { anyOf: [{ type: 'ship', swift: true }, { type: 'fort' }] },
    ]);
    expect(read('choose a red ship or red fort')).toEqual([
      { color: 'red', anyOf: [{ type: 'ship' }, { type: 'fort' }] },
    ]);
  });
});

describe('an opening that says more of each thing', () => {
  it.each([
    ['choose one of the sunken ships', { sunken: true, type: 'ship' }],
    ['choose one of the sunken red ships', { sunken: true, color: 'red', type: 'ship' }],
    ['choose one of your red ships', { crew: 'self', color: 'red', type: 'ship' }],
  ])('in an adjective as well as in a tail: %s', (text, filter) => {
    const clause = grammar.read(text);
    expect(clause).toMatchObject({ found: 'phrase', words: text, phrase: { accepts: [{ filter }] } });
    expect(clause.found === 'phrase' && grammar.print(clause.phrase)).toBe(text);
  });
});

describe('words that may stand after a phrase', () => {
  it.each([
    ['choose a ship gets +2000', 'phrase'],
    ['choose a ship 【Main】 draw', 'phrase'],
    ['choose a ship gets wet', 'unread'],
  ])('%s', (text, found) => {
    expect([...grammar.phrasesIn(tokenize(text))]).toMatchObject([{ found }]);
  });
});
