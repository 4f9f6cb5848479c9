import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garden, gardenLexicon } from '../../test/garden.js';
import { describeIssue } from '../describe/index.js';
import {
  lexicon,
  phraseGrammar,
  textMessages,
  tokenize,
  type LexiconEntry,
  type TargetPhrase,
} from './index.js';
import { UNREAD, unreadDetails } from './clause-types.js';

const card = (filter: object) => [{ kind: 'card', filter }];
const one = { min: 1, max: 1 };

describe('reading a phrase', () => {
  it.each<[string, object]>([
    ['chosen plant', { accepts: card({ zone: 'bed', type: 'plant' }), ...one }],
    ['another chosen plant', { accepts: card({ zone: 'bed', type: 'plant' }), ...one, other: true }],
    ['up to two chosen plants', { accepts: card({ zone: 'bed', type: 'plant' }), min: 0, max: 2 }],
    ['X chosen plants', { accepts: card({ zone: 'bed', type: 'plant' }), min: 'X', max: 'X' }],
    ['chosen red plant', { accepts: card({ color: 'red', zone: 'bed', type: 'plant' }), ...one }],
    ['chosen nonred plant', { accepts: card({ not: { color: 'red' }, zone: 'bed', type: 'plant' }), ...one }],
    [
      'chosen plant or stone',
      { accepts: card({ zone: 'bed', anyOf: [{ type: 'plant' }, { type: 'stone' }] }), ...one },
    ],
    [
      'chosen red or blue plant',
      { accepts: card({ zone: 'bed', type: 'plant', anyOf: [{ color: 'red' }, { color: 'blue' }] }), ...one },
    ],
    [
      'chosen plant or stone card from the shed',
      { accepts: card({ zone: 'shed', anyOf: [{ type: 'plant' }, { type: 'stone' }] }), ...one },
    ],
    ['chosen plant you tend', { accepts: card({ zone: 'bed', type: 'plant', controller: 'self' }), ...one }],
    [
      'chosen plant or stone you tend',
      {
        accepts: card({ zone: 'bed', controller: 'self', anyOf: [{ type: 'plant' }, { type: 'stone' }] }),
        ...one,
      },
    ],
    [
      'chosen plant with height 3 or less',
      { accepts: card({ zone: 'bed', type: 'plant', height: { lte: 3 } }), ...one },
    ],
    [
      'chosen plant with height 10000 or less',
      { accepts: card({ zone: 'bed', type: 'plant', height: { lte: 10_000 } }), ...one },
    ],
    [
      'chosen plant with height 999999999999999',
      { accepts: card({ zone: 'bed', type: 'plant', height: 999_999_999_999_999 }), ...one },
    ],
    [
      'chosen gardener or stone',
      { accepts: [{ kind: 'player', filter: {} }, ...card({ zone: 'bed', type: 'stone' })], ...one },
    ],
    [
      'chosen plant beside a stone you tend',
      {
        accepts: card({
          zone: 'bed',
          type: 'plant',
          beside: { zone: 'bed', type: 'stone', controller: 'self' },
        }),
        ...one,
      },
    ],
  ])('%s', (words, phrase) => {
    const clause = garden.read(words);
    expect(clause).toMatchObject({ found: 'phrase', phrase, words });
    expect(clause.found === 'phrase' && garden.print(clause.phrase)).toBe(words);
  });

  it.each<[string, string]>([
    ['chosen plant that you tend', 'chosen plant you tend'],
    ["chosen plant that's red or blue", 'chosen red or blue plant'],
    ['chosen plant of your choice', 'chosen plant'],
    ['exactly two chosen plants', 'two chosen plants'],
    ['chosen wet, red plant', 'chosen red wet plant'],
  ])('other words for the same: %s', (words, normal) => {
    expect(garden.read(words)).toMatchObject({ words: normal });
  });

  it.each<[string, string]>([
    ['one of your stones', 'chosen stone you tend'],
    ['up to two of your red plants', 'up to two chosen red plants you tend'],
    ['another stone you tend', 'another chosen stone you tend'],
    ['up to two of your plants or stones', 'up to two chosen plants and/or stones you tend'],
  ])('begins without the anchor: %s', (words, normal) => {
    const clause = garden.read(words);
    expect(clause).toMatchObject({ found: 'phrase', words: normal });
    expect(clause.found === 'phrase' && garden.print(clause.phrase)).toBe(normal);
    const again = garden.read(normal);
    expect(again.found === 'phrase' && again.phrase).toEqual(clause.found === 'phrase' && clause.phrase);
  });

  it.each([
    ['plant', 'text.unknownNoun'],
    ['', 'text.unknownNoun'],
    ['water chosen plant', 'text.unknownCount'],
    ['chosen plant in the harbour', 'text.unknownTail'],
    ['chosen harbour', 'text.unknownNoun'],
    ['chosen plant wet', 'text.unknownTail'],
    ['chosen plant with height 1234567890123456', 'text.unknownTail'],
    ['chosen plant with height +2', 'text.unknownTail'],
    // A comma stands between adjectives, and between things of a list.
    ['chosen wet, stone', 'text.unknownNoun'],
    ['chosen evergreen, stone', 'text.unknownTail'],
    ['chosen evergreen, wet stone', 'text.unknownTail'],
  ])('says why it is no phrase as a whole: %j', (words, code) => {
    expect(garden.read(words)).toMatchObject({ found: 'unread', code });
  });

  it.each<[string, Partial<LexiconEntry>]>([
    ['chooser', { role: 'opening', words: 'their pick of', phrase: { min: 1, max: 1, chooser: 'opponent' } }],
    ['relations', { role: 'count', words: 'twin', phrase: { relations: [] } }],
    ['max', { role: 'tail', words: 'in pairs', phrase: { max: 2 } }],
    ['kind', { role: 'tail', words: 'who dig', kind: 'player' }],
    ['kinds', { role: 'head', words: 'heap', kinds: ['player'] }],
  ])('takes no entry of which "%s" would be lost', (key, part) => {
    const entry: LexiconEntry = { role: 'tail', words: '', examples: [], ...part };
    const made = () => phraseGrammar({ ...gardenLexicon, entries: [...gardenLexicon.entries, entry] });
    expect(made).toThrow(`"${key}"`);
  });

  it('prints a class without a noun, where that asks nothing more', () => {
    const pond = phraseGrammar({
      ...gardenLexicon,
      required: {},
      entries: [
        { role: 'class', words: 'frog', filter: { type: 'frog' }, examples: [] },
        { role: 'bare', words: '', filter: {}, examples: [] },
        { role: 'head', words: 'thing', filter: {}, examples: [] },
      ],
    });
    expect(pond.read('chosen frog')).toMatchObject({ found: 'phrase', words: 'chosen frog' });
    expect(pond.read('chosen thing')).toMatchObject({ found: 'phrase', words: 'chosen thing' });
  });

  it('says where an opening ends', () => {
    const opens = (words: string) => garden.opensAt(tokenize(words), 0);
    expect(['one of your stones', 'one of them', 'another chosen stone', 'another stone'].map(opens)).toEqual(
      [3, undefined, undefined, 1],
    );
  });

  it.each<[string, string]>([
    ['chosen old plant or stone', 'chosen old plant or old stone'],
    ['chosen evergreen', 'chosen evergreen plant'],
    ['one of your evergreen', 'chosen evergreen plant you tend'],
  ])('an adjective that says more: %s', (words, normal) => {
    const clause = garden.read(words);
    expect(clause).toMatchObject({ found: 'phrase', words: normal });
    expect(clause.found === 'phrase' && garden.print(clause.phrase)).toBe(normal);
  });

  it.each([
    'Ada',
    'Ada of Lowmoor',
    'Dr. McAda',
    'Fern & Ivy',
    "Old Ada's Niece",
    'Ada Fern, Jr',
    "Ada 'n' Ivy",
  ])('takes a name as it stands: %s', (name) => {
    const words = `chosen plant planted by ${name}`;
    expect(garden.read(words)).toMatchObject({
      found: 'phrase',
      words,
      phrase: { accepts: card({ planter: name }) },
    });
  });

  it('ends a name where no capital follows', () => {
    const clause = garden.readAt(tokenize('chosen plant planted by Ada of the grows'), 0);
    expect(clause).toMatchObject({ found: 'unread' });
    expect(garden.readAt(tokenize('chosen plant planted by Ada. Bob'), 0)).toMatchObject({
      words: 'chosen plant planted by Ada',
    });
  });

  it('lets a tail belong to the things that can have it', () => {
    expect(garden.read('chosen stone or plant with height 2')).toMatchObject({
      phrase: { accepts: card({ zone: 'bed', anyOf: [{ type: 'stone' }, { type: 'plant', height: 2 }] }) },
    });
  });
});

describe('refusing a phrase', () => {
  it.each<[string, string]>([
    ['chosen thought', 'text.unknownNoun'],
    ['chosen plant under a spell', 'text.unknownTail'],
    ['chosen red plant or stone', 'text.ambiguous'],
    ['one of your gardeners', 'text.unknownNoun'],
    ['chosen red evergreen plant stone', 'text.contradiction'],
    ['chosen red red plant', 'text.unknownNoun'],
    ['chosen red blue plant', 'text.unknownNoun'],
    ['chosen stone plant', 'text.unknownTail'],
    ['chosen old old plant', 'text.notPrintedBack'],
    ['chosen plant beside a stone stone', 'text.unknownTail'],
    ['chosen plant with height 2 with height 3', 'text.contradiction'],
    ['chosen non-red red plant', 'text.contradiction'],
    ['chosen card', 'text.tooWide'],
    ['twice X chosen plants', 'text.unknownCount'],
  ])('%s: %s', (words, code) => {
    const tokens = tokenize(words);
    expect(
      garden.readAt(
        tokens,
        garden.opensAt(tokens, 0) !== undefined ? 0 : tokens.findIndex((token) => garden.isAnchor(token)),
      ),
    ).toMatchObject({ found: 'unread', code });
  });

  it('more of one thing than anybody says, before it takes the square of its length', () => {
    const tokens = tokenize(`chosen plant${' you tend'.repeat(5_000)}`);
    expect(garden.readAt(tokens, 0)).toMatchObject({ found: 'unread', code: 'text.tooLong' });
  });

  const twice = phraseGrammar({
    ...gardenLexicon,
    entries: [
      ...gardenLexicon.entries,
      { role: 'tail', words: 'in the sun', filter: { light: 'full' }, examples: [] },
      { role: 'tail', words: 'in the sun', filter: { warm: true }, examples: [] },
      { role: 'tail', words: 'in the shade', filter: { light: 'half' }, examples: [] },
      {
        role: 'tail',
        words: 'under leaves',
        also: ['in the shade'],
        filter: { under: 'leaves' },
        examples: [],
      },
      { role: 'tail', words: 'in <color> light', filter: { light: '<color>', lit: true }, examples: [] },
      { role: 'tail', words: 'in any light', filter: { lit: true }, examples: [] },
      { role: 'tail', words: 'seen in <color>', filter: { light: '<color>' }, examples: [] },
    ],
  });

  it.each<[string, string, object, string]>([
    [
      'chosen old old plant',
      'text.notPrintedBack',
      { readings: [{ words: 'chosen old old plant' }], printed: 'chosen old plant' },
      'Printing what was read of "old old plant" does not give its words back, but "chosen old plant".',
    ],
    [
      'chosen plant in any light seen in red',
      'text.notPrintedBack',
      {
        readings: [{ words: 'chosen plant in any light seen in red' }],
        printed: 'chosen plant in red light',
      },
      'Printing what was read of "plant in any light seen in red" does not give its words back, but "chosen plant in red light".',
    ],
    [
      'chosen red plant or stone',
      'text.ambiguous',
      { readings: [{ words: 'chosen red plant or stone' }] },
      'There are two ways to read "red plant or stone".',
    ],
    [
      'chosen plant in the sun',
      'text.ambiguous',
      {
        readings: [
          { phrase: { accepts: card({ light: 'full' }) } },
          { phrase: { accepts: card({ warm: true }) } },
        ],
      },
      'There are two ways to read "plant in the sun".',
    ],
    [
      'chosen plant in the shade',
      'text.ambiguous',
      { readings: [{ words: 'chosen plant in the shade' }, { words: 'chosen plant under leaves' }] },
      'There are two ways to read "plant in the shade": "chosen plant in the shade", and "chosen plant under leaves".',
    ],
  ])('says what it read: %s', (text, code, details, words) => {
    const clause = twice.read(text);
    const data = clause.found === 'unread' ? { words: clause.words, ...unreadDetails(clause) } : {};
    expect(clause).toMatchObject({ found: 'unread', code });
    expect(data).toMatchObject(details);
    expect(describeIssue({ code: UNREAD.ambiguous, ...clause, data }, { messages: textMessages })).toBe(
      words,
    );
  });

  it.each(Object.values(UNREAD))('has words for %s', (code) => {
    expect(
      describeIssue({ code, data: { words: 'chosen thought' } }, { messages: textMessages }),
    ).not.toContain('text.');
  });

  it('knows a mere mention', () => {
    expect(garden.read('was chosen for')).toMatchObject({ found: 'mention' });
  });

  it('refuses a lexicon with a hole of no type, and a synonym of nothing', () => {
    const entry = { role: 'tail', words: 'near <place>', filter: {}, examples: [] } as const;
    const astray = { role: 'tail', words: 'yonder', as: ['nowhere'], examples: [] } as const;
    expect(() => phraseGrammar({ ...gardenLexicon, entries: [...gardenLexicon.entries, entry] })).toThrow(
      TypeError,
    );
    expect(() => phraseGrammar({ ...gardenLexicon, entries: [...gardenLexicon.entries, astray] })).toThrow(
      TypeError,
    );
  });
});

describe('what a stop would drop', () => {
  const joined = phraseGrammar({
    ...gardenLexicon,
    entries: [
      ...gardenLexicon.entries,
      { role: 'tail', words: 'with thorns', filter: { thorns: true }, examples: [] },
      ...['and', 'or you', ','].map((words) => ({ role: 'after' as const, words, examples: [] })),
    ],
  });
  const found = (text: string) => joined.readAt(tokenize(text), 0);

  it.each([
    'chosen plant with thorns and height 3 or less grows',
    'chosen plant with height 3 or less, thorns, and more grows',
    'chosen plant from the shed or you tend.',
    'chosen red card or card from the shed.',
    'chosen red gardener.',
    'chosen plant or plant.',
  ])('refuses %s', (text) => expect(found(text)).toMatchObject({ found: 'unread' }));

  it.each(['chosen plant with thorns and it grows', 'chosen plant you tend, then another.'])(
    'stops in %s',
    (text) => expect(found(text)).toMatchObject({ found: 'phrase' }),
  );
});

describe('laws', () => {
  const adjectives = fc.subarray(['red', 'wet', 'nonblue']).map((words) => words.join(' '));
  const noun = fc.constantFrom('plant', 'stone', 'plant card from the shed');
  const tails = fc.subarray(['you tend', 'with height 3 or less']).map((words) => words.join(' '));
  const phrase = fc
    .tuple(adjectives, noun, tails)
    .map((parts) => ['chosen', ...parts].filter((part) => part !== '').join(' '));

  it('is a lexicon that survives JSON', () => {
    const copy = phraseGrammar(lexicon.parse(JSON.parse(JSON.stringify(gardenLexicon))));
    const [ours, theirs] = [garden, copy].map((grammar) => grammar.read('chosen red plant you tend'));
    expect(JSON.parse(JSON.stringify(theirs))).toEqual(JSON.parse(JSON.stringify(ours)));
    expect(theirs?.found === 'phrase' && theirs.parts()).toEqual(ours?.found === 'phrase' && ours.parts());
  });

  it('reads what it prints as the same JSON', () => {
    fc.assert(
      fc.property(phrase, (words) => {
        const first = read(words);
        const printed = garden.print(first);
        expect(printed).toBeDefined();
        expect(read(printed ?? '')).toEqual(first);
      }),
    );
  });

  it('never widens with a tail: what was asked is still asked', () => {
    fc.assert(
      fc.property(adjectives, fc.constantFrom('plant', 'stone'), (before, thing) => {
        const words = ['chosen', before, thing].filter((part) => part !== '').join(' ');
        const [plain] = read(words).accepts;
        const [narrow] = read(`${words} you tend`).accepts;
        expect(narrow?.filter).toMatchObject({ ...plain?.filter, controller: 'self' });
      }),
    );
  });

  it('takes any text without a throw', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('chosen', 'plant', 'or', ',', 'red', 'with', '"', '(', 'X', 'you tend', '3'),
        ),
        (words) => {
          const tokens = tokenize(words.join(' '));
          const anchors = tokens.flatMap((token, at) => (garden.isAnchor(token) ? [at] : []));
          expect(anchors.map((at) => garden.readAt(tokens, at).found)).toHaveLength(anchors.length);
        },
      ),
    );
  });

  function read(words: string): TargetPhrase {
    const clause = garden.read(words);
    if (clause.found !== 'phrase') throw new Error(`${words}: ${JSON.stringify(clause)}`);
    return clause.phrase;
  }
});
