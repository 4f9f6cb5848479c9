import { describe, expect, it } from 'vitest';
import { type Deed, harbourWords } from '../../../test/harbour.js';
import { tokenize } from '../tokenize.js';
import { clauseGrammar } from './clause-grammar.js';
import { nounPatterns } from './noun-patterns.js';

const words = harbourWords();

/** What happens in the harbour: events with "or" between them, to one boat or to several at once. */
const events = clauseGrammar<Deed, null>(() => ({
  ...words,
  finite: true,
  keeps: true,
  either: { does: 'either', of: '$effects' },
  subjects: {
    ...words.subjects,
    object: nounPatterns(words.types, [
      { words: '<one:boats>', means: { one: '$one' } },
      { words: 'one_or_more <some:boats>', means: { some: '$some' }, many: true },
    ]),
  },
  verbs: [
    {
      subject: 'player',
      words: 'take <n:shells>',
      means: { does: 'take', who: '$subject', n: '$n', at: '$at?' },
    },
    {
      subject: 'player',
      words: 'burn <n:oil>',
      means: { does: 'burn', who: '$subject', n: '$n', at: '$at?' },
    },
    { subject: 'object', words: 'are washed', means: { does: 'washed', what: '$subject.one' } },
    { subject: 'object', words: 'are washed', means: { does: 'washed', what: '$subject.some', many: true } },
    { subject: 'object', words: 'sink', means: { does: 'sink', what: '$subject.one' } },
    { subject: 'object', words: 'turn', means: { does: 'turn', what: '$subject.one' } },
    {
      subject: 'object',
      words: 'turn or [are] painted <color:color>',
      means: { does: 'spin', what: '$subject.one', color: '$color' },
    },
    {
      subject: 'object',
      words: 'are painted <color:color>',
      means: { does: 'paint', what: '$subject.one', color: '$color' },
    },
    { subject: 'object', words: 'leave', means: { does: 'go', '...': '$subject.one' } },
  ],
  giving: [{ words: 'at night', gives: { at: 'night' } }],
  idioms: [
    {
      said: [{ does: 'sink', what: 'gear' }],
      means: [{ does: 'drop', what: 'gear' }],
    },
  ],
}));

const read = (said: string): unknown => {
  const found = events.read(tokenize(said), null);
  return found.found === 'one' ? found.value : found.found;
};
const either = (...of: readonly Deed[]): Deed => ({ does: 'either', of });
const sinks = (what: string): Deed => ({ does: 'sink', what });
const washed = (what: string): Deed => ({ does: 'washed', what });
const takes = (who: string): Deed => ({ does: 'take', who, n: 1 });

describe('an event', () => {
  it.each<[string, Deed]>([
    ['the red boat sinks', sinks('red')],
    ['each boat is washed', washed('each')],
    ['one or more boats you own are washed', { ...washed('yours'), many: true }],
    ['you take a shell at night', { ...takes('you'), at: 'night' }],
    ['the red boat sinks or is washed', either(sinks('red'), washed('red'))],
    ['the red boat or each boat sinks', either(sinks('red'), sinks('each'))],
    ['you take a shell or the red boat sinks', either(takes('you'), sinks('red'))],
    ['each keeper or the chosen keeper takes a shell', either(takes('eachKeeper'), takes('chosen'))],
    ['the red boat turns or is painted blue', { does: 'spin', what: 'red', color: 'blue' }],
    ['the red boat turns or is washed', either({ does: 'turn', what: 'red' }, washed('red'))],
    ['the oars and the sail sinks', { does: 'drop', what: 'gear' }],
  ])('reads and prints "%s"', (said, event) => {
    expect(read(said)).toEqual([event]);
    expect(events.print([event], null)).toBe(said);
  });

  it.each([
    ['sinks', 'nothing without a subject'],
    ['one or more boats you own sink', 'no group where the verb has no place for several'],
    ['one or more boats you own is washed', 'no singular verb after several'],
    ['the red boat sinks and is washed', 'no "and"'],
    ['you take a shell or burn 2 oil at night', 'nothing that may belong to one verb or to both'],
    ['the red boat leaves', 'nothing whose keys are lost'],
  ])('refuses "%s": %s', (said) => {
    expect(read(said)).toBe('none');
  });
});
