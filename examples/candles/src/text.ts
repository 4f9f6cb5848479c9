import {
  adjective,
  clauseGrammar,
  head,
  numberHole,
  sameValue,
  sentence,
  tail,
  type Sentence,
} from '@reticle/core/text';
import {
  cardNouns,
  cardText,
  costVerbs,
  effectVerbs,
  verb,
  type CardAbility,
  type StaticWords,
} from '@reticle/core/standard';
import * as z from 'zod';
import {
  change,
  condition,
  cost,
  effect,
  filter,
  pattern,
  type CardFilter,
  type Cost,
  type Words,
} from './words.js';

// The words of the game. Everything is declared once, and both read and printed.

const nouns = cardNouns<CardFilter>({
  entries: (anchor) => [
    adjective('other', { excludeSelf: true }, `${anchor} other candle you control`),
    head('candle', { zone: 'play' }, `${anchor} candle`),
    tail('you control', { controller: 'self' }, `${anchor} candle you control`),
    tail('an opponent controls', { controller: 'opponent' }, `${anchor} candle an opponent controls`),
  ],
  names: { 'this candle': 'it', 'that candle': 'card' },
  filter,
});
const { types } = nouns;

/** What effects say. */
const effects = clauseGrammar<Words['effect'], undefined>(() => ({
  verbs: [
    verb('burn <what:what> for <amount:number>', { effect: 'damage' }),
    verb(
      'have <by:number> more strength',
      { effect: 'modify', gives: [{ change: 'strength', by: '$by' }] },
      { subject: 'object', lasts: 'while' },
    ),
    verb('shelter <what:what> from <amount:number>', { effect: 'shelter' }, { lasts: 'while' }),
    verb('return <what:what> to your hand', { effect: 'move', to: 'hand' }),
    verb('snuff <what:what>', { effect: 'move', to: 'ashes' }),
    ...effectVerbs('draw'),
  ],
  subjects: { object: nouns.effectSubjects },
  types,
  durations: [
    { words: 'this turn', means: { until: { on: 'turnEnded' } }, of: ['while'] },
    { words: 'while this candle is in play', means: 'whileSourceInPlay', of: ['while'] },
  ],
  parse: (made) => z.array(effect).safeParse(made).data,
}));

/** What events say: each clause has a subject, to which it happens. */
const events = clauseGrammar<Words['pattern'], undefined>(() => ({
  finite: true,
  verbs: [
    verb(
      'burn for <amount:number> or more',
      { on: 'damaged', amount: { gte: '$amount' } },
      { subject: 'object' },
    ),
    verb('are lit', { on: 'moved', to: 'play' }, { subject: 'object' }),
    verb('go out', { on: 'moved', from: 'play', to: 'ashes' }, { subject: 'object' }),
  ],
  subjects: { object: nouns.watchedSubjects },
  types,
  // Two events in a row would be "or" in the data, and "and" in the words.
  parse: (made) => z.array(pattern).length(1).safeParse(made).data,
}));

/** What conditions say. */
const conditions = clauseGrammar<Words['condition'], undefined>(() => ({
  finite: true,
  verbs: [
    verb(
      'control <atLeast:number> or more other candles',
      { of: { zone: 'play', controller: 'self', excludeSelf: true } },
      { is: 'you' },
    ),
  ],
  subjects: { player: nouns.you },
  types,
  parse: (made) => z.array(condition).safeParse(made).data,
}));

/** What static abilities say. */
const standing = z.strictObject({ affects: z.union([z.literal('self'), filter]), gives: z.array(change) });
const statics = clauseGrammar<StaticWords<Words>, undefined>(() => ({
  finite: true,
  verbs: [
    verb(
      'have <by:number> more strength',
      { gives: [{ change: 'strength', by: '$by' }] },
      { subject: 'object' },
    ),
  ],
  subjects: { object: nouns.watchedSubjects },
  types,
  parse: (made) => z.array(standing).safeParse(made).data,
}));

/** What costs say: things that you do first. */
const costs = clauseGrammar<Cost, undefined>(() => ({
  verbs: [
    ...costVerbs('this candle', 'exert'),
    verb('melt <amount:number>', { cost: 'damage' }),
    verb('snuff <amount:cards>', { cost: 'discard' }),
  ],
  types,
  parse: (made) => z.array(cost).safeParse(made).data,
}));

type Said = CardAbility<Words, Cost>;
const GLASS = { on: 'damaged', card: 'self' } as const;
/** "If this candle would burn, it burns for 1 less." */
const glass: Sentence<Said, undefined> = sentence<Said, { readonly prevent: number }, undefined>({
  words: 'if this candle would burn, it burns for <prevent> less.',
  holes: { prevent: numberHole('digits') },
  make: ({ prevent }) => ({ kind: 'replacement', id: 'a', on: GLASS, with: { prevent } }),
  parts: (part) =>
    part.kind === 'replacement' &&
    sameValue(part.on, GLASS) &&
    'prevent' in part.with &&
    part.with.prevent !== 'all'
      ? { prevent: part.with.prevent }
      : undefined,
});

/** Reads and prints what cards say. */
export const text = cardText<Words, Cost>({
  effect,
  effects,
  events,
  costs,
  conditions,
  statics,
  more: [glass],
  unread: (words) => ({ code: 'candles.unread', data: { words } }),
});
