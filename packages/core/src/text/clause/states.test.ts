import { describe, expect, it } from 'vitest';
import { type Deed, harbourWords } from '../../../test/harbour.js';
import { tokenize } from '../tokenize.js';
import { clauseGrammar } from './clause-grammar.js';

/** What is so in the harbour: states with negation, the past, and any one of several keepers. */
const states = clauseGrammar<Deed, null>(() => ({
  ...harbourWords(),
  finite: true,
  negated: { does: 'not', so: '$effect' },
  quantifiers: [
    {
      of: (subject) => subject === 'rivals',
      subject: 'chosen',
      means: { does: 'any', of: '$subject', so: '$effect' },
    },
  ],
  verbs: [
    { subject: 'player', words: 'hold <n:shells>', means: { does: 'hold', who: '$subject', n: '$n' } },
    {
      subject: 'player',
      tense: 'past',
      words: 'take <n:shells> {tide:today|yesterday}',
      means: { does: 'took', who: '$subject', n: '$n', tide: '$tide=today' },
    },
    {
      subject: 'object',
      among: ['red', 'all'],
      words: 'are <color:color>',
      means: { does: 'is', what: '$subject', color: '$color' },
    },
    {
      subject: 'object',
      tense: 'past',
      words: 'are <color:color>',
      means: { does: 'was', what: '$subject', color: '$color' },
    },
  ],
  durations: [],
  giving: [],
  adjuncts: [],
  leads: [],
  modals: [],
  idioms: [],
}));

const read = (words: string): unknown => {
  const found = states.read(tokenize(words), null);
  return found.found === 'one' ? found.value : found.found;
};
const is = (what: string, does = 'is'): Deed => ({ does, what, color: 'red' });
const not = (so: Deed): Deed => ({ does: 'not', so });

describe('a state', () => {
  it.each<[string, Deed]>([
    ['you hold two shells', { does: 'hold', who: 'you', n: 2 }],
    ['each keeper holds two shells', { does: 'hold', who: 'eachKeeper', n: 2 }],
    ["you don't hold two shells", not({ does: 'hold', who: 'you', n: 2 })],
    ["each keeper doesn't hold two shells", not({ does: 'hold', who: 'eachKeeper', n: 2 })],
    ['you took two shells yesterday', { does: 'took', who: 'you', n: 2, tide: 'yesterday' }],
    ["each keeper didn't take a shell today", not({ does: 'took', who: 'eachKeeper', n: 1 })],
    ['the red boat is red', is('red')],
    ['all boats are red', is('all')],
    ['the red boat was red', is('red', 'was')],
    ['all boats were red', is('all', 'was')],
    ["the red boat isn't red", not(is('red'))],
    ["all boats aren't red", not(is('all'))],
    ["all boats weren't red", not(is('all', 'was'))],
  ])('reads and prints "%s"', (words, so) => {
    expect(read(words)).toEqual([so]);
    expect(states.print([so], null)).toBe(words);
  });

  it('has no words for a subject that its verb does not have', () => {
    expect(states.print([is('yours')], null)).toBeUndefined();
    expect(states.print([is('yours', 'was')], null)).toBe('boats you own were red');
  });

  it('of any one of several is asked of that one', () => {
    const held: Deed = { does: 'hold', who: 'chosen', n: 2 };
    const any: Deed = { does: 'any', of: 'rivals', so: held };
    expect(read('all rivals hold two shells')).toEqual([any]);
    expect(states.print([any], null)).toBe('all rivals hold two shells');
    expect(read("all rivals don't hold two shells")).toEqual([{ does: 'any', of: 'rivals', so: not(held) }]);
  });

  it.each([
    ['hold two shells', 'a clause without a subject'],
    ['the red boat are red', 'a plural verb after one'],
    ['all boats was red', 'a singular past after several'],
    ['boats you own are red', 'a subject that the verb does not have'],
    ["the red boat didn't be red", 'an auxiliary where the verb has its own negation'],
    ["each keeper didn't took a shell today", 'two pasts'],
    ["each keeper don't hold two shells", 'a plural negation after one'],
    ['you took two shells', 'a past without its time'],
  ])('refuses "%s": %s', (words) => {
    expect(read(words)).toBe('none');
  });
});
