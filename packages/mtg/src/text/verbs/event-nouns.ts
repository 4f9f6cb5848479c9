import { nounPatterns, type NounWords } from '@reticle/core/text';
import type { WordsContext } from '../phrases/context.js';
import { EVENT_TYPES } from './event-types.js';

/** The players of events. */
export const eventPlayers = nounPatterns<WordsContext>(EVENT_TYPES, [
  { words: 'you', means: 'you', many: true },
  { words: 'an opponent', means: 'opponent' },
  { words: 'a player', means: 'each' },
  { words: 'another player', means: 'other' },
  { words: '<who:hostPlayer>', means: '$who' },
]);

/**
 * To what events happen. A verb takes the whole of it, or it is not what the verb is about: `what` is one object, `group` several at
 * once, which are `yours`, `theirs` or `nobodys` for verbs that say whose they are in another way.
 */
const OBJECTS: readonly NounWords[] = [
  { words: '<what:any>', means: { what: '$what' } },
  { words: '<what:thing> dealt damage by <by:source> this turn', means: { what: '$what', damagedBy: '$by' } },
  {
    words: '~ and at_least <others:number> other creatures',
    means: { what: 'self', others: '$others' },
    many: true,
  },
  { words: '~ and at_least_one other creature', means: { what: 'self', others: 1 }, many: true },
  { words: 'one_or_more <group:things>', means: { group: '$group' }, many: true },
  { words: 'one_or_more <group:yours>', means: { yours: '$group' }, many: true },
  { words: 'one_or_more <group:theirs>', means: { theirs: '$group' }, many: true },
  { words: 'one_or_more <group:nobodys>', means: { nobodys: '$group' }, many: true },
  { words: '<least:number> or more <group:yours>', means: { yours: '$group', least: '$least' }, many: true },
  { words: 'day', means: { day: true } },
  { words: 'a source', means: { source: {} } },
  { words: 'a source you control', means: { source: { controller: 'self' } } },
  { words: 'a source an opponent controls', means: { source: { controller: 'opponent' } } },
  { words: '<card:card>', means: { card: '$card' } },
  { words: 'one_or_more <cards:cards>', means: { cards: '$cards' }, many: true },
  { words: 'one_or_more <kind:counter> counters', means: { counters: '$kind' }, many: true },
  { words: 'a|an <kind:counter> counter', means: { counter: '$kind' } },
  { words: 'the last <kind:counter> counter', means: { lastCounter: '$kind' } },
];

export const eventObjects = nounPatterns<WordsContext>(EVENT_TYPES, OBJECTS);
