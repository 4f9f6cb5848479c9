import { fixedHole } from '@reticle/core/text';
import type { SearchEffect } from '../../language/effects/cards.js';
import { type Some, filterOf, someCards } from '../phrases/cards-of.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

/** Where the cards go, in words for one card. */
const ends = fixedHole([
  ['put it onto the battlefield', 'battlefield'],
  ['put that card onto the battlefield', 'battlefield'],
  ['put it onto the battlefield tapped', 'tapped'],
  ['put that card onto the battlefield tapped', 'tapped'],
  ['reveal it, put it into your hand', 'revealed'],
  ['reveal that card, put it into your hand', 'revealed'],
  ['put that card into your hand', 'hand'],
  ['put it into your hand', 'hand'],
  ['put that card into your graveyard', 'graveyard'],
  ['put it into your graveyard', 'graveyard'],
]);

/** The same for several cards. */
const manyEnds = fixedHole([
  ['put them onto the battlefield', 'battlefield'],
  ['put those cards onto the battlefield', 'battlefield'],
  ['put them onto the battlefield tapped', 'tapped'],
  ['put those cards onto the battlefield tapped', 'tapped'],
  ['reveal them, put them into your hand', 'revealed'],
  ['reveal those cards, put them into your hand', 'revealed'],
  ['put those cards into your hand', 'hand'],
  ['put them into your hand', 'hand'],
  ['put those cards into your graveyard', 'graveyard'],
  ['put them into your graveyard', 'graveyard'],
]);

const WAYS = {
  battlefield: { to: 'battlefield' },
  tapped: { to: 'battlefield', tapped: true },
  revealed: { to: 'hand', reveal: true },
  hand: { to: 'hand' },
  graveyard: { to: 'graveyard' },
} as const;
const NAMES = ['battlefield', 'tapped', 'revealed', 'hand', 'graveyard'] as const;

const wayOf = ({ to, tapped, reveal }: SearchEffect) =>
  NAMES.find((name) => {
    const way: { readonly to: string; readonly tapped?: true; readonly reveal?: true } = WAYS[name];
    return way.to === to && way.tapped === tapped && way.reveal === reveal;
  });

/** "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle". */
export const searchWords: EffectWords = [
  says('search', {
    words: 'you search your library for <card>, <end>, then shuffle',
    also: ['you search your library for <card>, <end>. then shuffle'],
    holes: { card: someCards, end: ends },
    make: ({ card, end }) =>
      card.count === undefined ? { effect: 'search', ...filterOf(card.what), ...WAYS[end] } : undefined,
    parts(effect) {
      const end = effect.count === undefined ? wayOf(effect) : undefined;
      const card: Some = { what: effect.filter ?? {} };
      return end && { card, end };
    },
  }),
  says('search', {
    words: 'you search your library for up to <cards>, <end>, then shuffle',
    also: ['you search your library for up to <cards>, <end>. then shuffle'],
    holes: { cards: someCards, end: manyEnds },
    make: ({ cards: { what, count }, end }) =>
      count === undefined ? undefined : { effect: 'search', ...filterOf(what), count, ...WAYS[end] },
    parts(effect) {
      const { filter = {}, count } = effect;
      const end = wayOf(effect);
      return end && count !== undefined && count !== 'all'
        ? { cards: { what: filter, count }, end }
        : undefined;
    },
  }),
  says('search', {
    words: 'you search your library for <card>, then shuffle and put that card on top',
    holes: { card: someCards },
    make: ({ card }) =>
      card.count === undefined ? { effect: 'search', ...filterOf(card.what), to: 'top' } : undefined,
    parts: ({ filter = {} }) => ({ card: { what: filter } }),
  }),
  says('search', {
    words: 'you search your library for <card>, reveal it, then shuffle and put that card on top',
    also: ['you search your library for <card>, reveal it, then shuffle and put the card on top'],
    holes: { card: someCards },
    make: ({ card }) =>
      card.count === undefined
        ? { effect: 'search', ...filterOf(card.what), reveal: true, to: 'top' }
        : undefined,
    parts: ({ filter = {} }) => ({ card: { what: filter } }),
  }),
];
