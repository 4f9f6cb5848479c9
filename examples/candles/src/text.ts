import { cardNouns, cardText, costVerbs, effectVerbs, verb, type CardAbility } from '@reticle/core/standard';
import { adjective, head, numberHole, sameValue, sentence, tail, type Sentence } from '@reticle/core/text';
import { cost, filter, words, type CardFilter, type Cost, type Words } from './words.js';

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
  nouns,
  words,
  cost,
  effects: [
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
  // Each event has a subject, to which it happens.
  events: [
    verb(
      'burn for <amount:number> or more',
      { on: 'damaged', amount: { gte: '$amount' } },
      { subject: 'object' },
    ),
    verb('are lit', { on: 'moved', to: 'play' }, { subject: 'object' }),
    verb('go out', { on: 'moved', from: 'play', to: 'ashes' }, { subject: 'object' }),
  ],
  costs: [
    ...costVerbs('this candle', 'exert'),
    verb('melt <amount:number>', { cost: 'damage' }),
    verb('snuff <amount:cards>', { cost: 'discard' }),
  ],
  statics: [
    verb(
      'have <by:number> more strength',
      { gives: [{ change: 'strength', by: '$by' }] },
      { subject: 'object' },
    ),
  ],
  conditions: [
    verb(
      'control <atLeast:number> or more other candles',
      { of: { zone: 'play', controller: 'self', excludeSelf: true } },
      { is: 'you' },
    ),
  ],
  durations: [
    { words: 'this turn', means: { until: { on: 'turnEnded' } }, of: ['while'] },
    { words: 'while this candle is in play', means: 'whileSourceInPlay', of: ['while'] },
  ],
  more: [glass],
  unread: (said) => ({ code: 'candles.unread', data: { words: said } }),
});
