import { sameValue } from '@reticle/core/text';
import type { DiscardEffect } from '../../language/effects/cards.js';
import { type Some, filterOf, someCards } from '../phrases/cards-of.js';
import { type EffectWords, says, unlessYou } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

const amountOf = ({ count }: Some) => (count === undefined ? {} : { amount: count });

const cardsOf = ({ filter = {}, amount }: DiscardEffect): Some | undefined =>
  amount === 'all'
    ? undefined
    : { what: filter, ...(amount === undefined || amount === 1 ? {} : { count: amount }) };

/** "Discard a card", "target player discards two cards at random". */
export const discardWords: EffectWords = [
  ...([{}, { chooser: 'random' }] as const).map((chooser) =>
    says('discard', {
      words: `<who> discards|discard <cards>${'chooser' in chooser ? ' at random' : ''}`,
      holes: { who, cards: someCards },
      make: ({ who: player, cards }) => ({
        effect: 'discard',
        ...unlessYou(player),
        ...filterOf(cards.what),
        ...amountOf(cards),
        ...chooser,
      }),
      parts(effect) {
        const cards = cardsOf(effect);
        return cards && { who: effect.who ?? 'you', cards };
      },
    }),
  ),
  says('discard', {
    words: '<who> reveals their hand. you choose <card> from it. <whose> discards that card',
    holes: { who, card: someCards, whose: who },
    make: ({ who: player, card, whose }) =>
      sameValue(player, whose) && card.count === undefined && player !== 'you'
        ? { effect: 'discard', who: player, ...filterOf(card.what), chooser: 'you' }
        : undefined,
    parts(effect) {
      const card = cardsOf(effect);
      return effect.who && card ? { who: effect.who, card, whose: effect.who } : undefined;
    },
  }),
  says('discard', {
    words: 'you discard your hand',
    holes: {},
    make: () => ({ effect: 'discard', amount: 'all' }),
    parts: () => ({}),
  }),
  says('discard', {
    words: '<who> discards their hand',
    holes: { who },
    make: ({ who: player }) =>
      player === 'you' ? undefined : { effect: 'discard', who: player, amount: 'all' },
    parts: ({ who: player }) => (player === undefined ? undefined : { who: player }),
  }),
];
