import { countOf, eachCounted, reckoned } from '../phrases/amounts.js';
import { type EffectWords, effectAt, says, saysAll, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const cards = countOf('card');
const additional = countOf('additional card');

/** "Draw two cards", "target player draws a card". */
export const drawWords: EffectWords = [
  says('draw', {
    words: '<who> draws|draw <additional>',
    holes: { who, additional },
    make: (values) => ({
      effect: 'draw',
      ...unlessYou(values.who),
      ...(values.additional === 1 ? {} : { amount: values.additional }),
    }),
    parts: () => undefined,
  }),
  says('draw', {
    words: '<who> draws|draw another card',
    holes: { who },
    make: (values) => ({ effect: 'draw', ...unlessYou(values.who) }),
    parts: () => undefined,
  }),
  says('draw', {
    words: '<who> draws|draw <cards>',
    also: ['<who> each draw <cards>'],
    holes: { who, cards },
    make: (values) => ({
      effect: 'draw',
      ...unlessYou(values.who),
      ...(values.cards === 1 ? {} : { amount: values.cards }),
    }),
    parts: ({ who: player = 'you', amount = 1, upTo }) => (upTo ? undefined : { who: player, cards: amount }),
  }),
  says('draw', {
    words: '<who> draws|draw up to <cards>',
    holes: { who, cards },
    make: (values) => ({ effect: 'draw', ...unlessYou(values.who), amount: values.cards, upTo: true }),
    parts: ({ who: player = 'you', amount = 1, upTo }) => (upTo ? { who: player, cards: amount } : undefined),
  }),
  says('draw', {
    words: '<who> draws|draw cards equal to <amount>',
    holes: { who, amount: reckoned },
    make: (values) => ({ effect: 'draw', ...unlessYou(values.who), amount: values.amount }),
    parts: ({ who: player = 'you', amount = 1 }) => ({ who: player, amount }),
  }),
  says('draw', {
    words: '<who> draws|draw a card for each <amount>',
    holes: { who, amount: eachCounted },
    make: (values) => ({ effect: 'draw', ...unlessYou(values.who), amount: values.amount }),
    parts: ({ who: player = 'you', amount = 1 }) => ({ who: player, amount }),
  }),
  saysAll({
    words: 'you draw <cards>, then discard one of them',
    holes: { cards },
    make: (values) => [
      { effect: 'draw', amount: values.cards, bind: 'drawn' },
      { effect: 'choose', from: { bound: 'drawn' }, bind: 'unwanted' },
      { effect: 'moveCards', what: { bound: 'unwanted' }, to: 'graveyard', as: 'discard' },
    ],
    parts: (effects) => {
      const amount = effectAt(effects, 0, 'draw')?.amount;
      return effects.length === 3 && amount !== undefined ? { cards: amount } : undefined;
    },
  }),
];
