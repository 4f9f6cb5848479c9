import type { Hole, Token } from '@reticle/core/text';
import { numberOf } from '@reticle/core/text';
import type { Discard } from '../../language/effects/families.js';
import type { LorcanaCardFilter, Amount } from '../../language/filter.js';
import { byOne, counted, countOf, digits, computed, times } from '../phrases/amounts.js';
import { wordsOf, type WordsContext } from '../phrases/context.js';
import { says, type EffectSentence } from '../phrases/effect-words.js';
import { unlessYou, who } from '../phrases/players.js';
import { withArticle } from '../phrases/said.js';
import { noun, readNoun } from '../phrases/things.js';
import { token } from '../phrases/context.js';
import { plain } from './damage.js';
import { top } from './deck.js';

const amounts = (hole: Hole<number, unknown>): Hole<Amount, WordsContext> => ({
  read: (words, context) => hole.read(words, context),
  print: (value, context) => (typeof value === 'number' ? hole.print(value, context) : undefined),
});
const cards = amounts(countOf('card'));

type Cards = Pick<Discard, 'amount' | 'of'>;
const LENT = ['from', 'your', 'discard'].map(token);
const LENT_WORDS = ' from your discard';

/**
 * Whether words end in "of your choice". They are about another player's hand and are not read here, since the player
 * who discards chooses (7.3.4).
 */
const isOfYourChoice = (words: readonly Token[]): boolean => wordsOf(words).endsWith(' of your choice');

/** "A card", "2 cards", "an action card". */
const someCards: Hole<Cards, WordsContext> = {
  read([first, ...rest], context) {
    if (isOfYourChoice(rest)) return undefined;
    const plainly = countOf('card').read(first ? [first, ...rest] : rest, context);
    if (plainly !== undefined) return { amount: plainly };
    const count = first?.text === 'a' || first?.text === 'an' ? 1 : numberOf(first?.text ?? '');
    if (typeof count !== 'number') return undefined;
    const last = rest.at(-1);
    const singular: readonly Token[] =
      count > 1 && last ? [...rest.slice(0, -1), { ...last, text: last.text.replace(/s$/u, '') }] : rest;
    if (count > 1 && last?.text !== 'cards') return undefined;
    const found = readNoun([...singular, ...LENT], false, context);
    if (!found) return undefined;
    const { zone: _zone, owner: _owner, ...of } = found;
    return { amount: count, of };
  },
  print({ amount, of }, context) {
    if (typeof amount !== 'number') return undefined;
    if (of === undefined) return countOf('card').print(amount, context);
    const filter: LorcanaCardFilter = { ...of, zone: 'discard', owner: 'self' };
    const words = noun(filter);
    if (words?.endsWith(LENT_WORDS) !== true) return undefined;
    const one = words.slice(0, -LENT_WORDS.length);
    return amount === 1 ? withArticle(one) : `${amount} ${one}s`;
  },
};

const isPlainDiscard = ({ amount, random, more, by }: Discard): boolean =>
  amount !== 'all' && !random && !more && by === undefined;

/** Builds the sentences for gaining or losing lore, with "you" as the player. */
const lore = (effect: 'gainLore' | 'loseLore', one: string, more: string): readonly EffectSentence[] => [
  says(effect, {
    words: `${more} <amount> lore`,
    holes: { amount: plain },
    make: (values) => ({ effect, ...values }),
    parts: ({ who: player, amount }) => (player === undefined ? { amount } : undefined),
  }),
  says(effect, {
    words: `<who> ${one}|${more} <amount> lore`,
    holes: { who, amount: plain },
    make: (values) => ({ effect, ...unlessYou(values.who), amount: values.amount }),
    parts: ({ who: player, amount }) => (player === undefined ? undefined : { who: player, amount }),
  }),
  says(effect, {
    words: `${more} lore equal to <amount>`,
    also: [`${more} <amount> as lore`],
    holes: { amount: computed },
    make: (values) => ({ effect, ...values }),
    parts: ({ who: player, amount }) => (player === undefined ? { amount } : undefined),
  }),
  says(effect, {
    words: `${more} <by> lore for each <amount>`,
    holes: { by: digits, amount: counted },
    make: ({ by, amount }) => ({ effect, amount: times(amount, by) }),
    parts: ({ who: player, amount }) => (player === undefined ? byOne(amount) : undefined),
  }),
  says(effect, {
    words: `<who> ${one}|${more} <by> lore for each <amount>`,
    holes: { who, by: digits, amount: counted },
    make: ({ who: player, by, amount }) => ({ effect, ...unlessYou(player), amount: times(amount, by) }),
    parts({ who: player, amount }) {
      const parts = player === undefined ? undefined : byOne(amount);
      return parts && player !== undefined ? { who: player, ...parts } : undefined;
    },
  }),
];

/** Whether an amount is the number of cards drawn. */
const isDrawn = (amount: Discard['amount']): boolean =>
  typeof amount === 'object' && 'of' in amount && amount.of === 'DREW';

/** The words for drawing, discarding, and gaining and losing lore. */
export const playerWords: readonly EffectSentence[] = [
  says('draw', {
    words: 'draw <amount>',
    holes: { amount: cards },
    make: (values) => ({ effect: 'draw', ...values }),
    parts: ({ who: player, amount }) => (player === undefined ? { amount } : undefined),
  }),
  says('draw', {
    words: '<who> draws|draw <amount>',
    holes: { who, amount: cards },
    make: (values) => ({ effect: 'draw', ...unlessYou(values.who), amount: values.amount }),
    parts: ({ who: player, amount }) => (player === undefined ? undefined : { who: player, amount }),
  }),
  says('draw', {
    words: 'draw a card for each <amount>',
    holes: { amount: counted },
    make: (values) => ({ effect: 'draw', ...values }),
    parts: ({ who: player, amount }) => (player === undefined ? { amount } : undefined),
  }),
  says('draw', {
    words: 'draw cards equal to <amount>',
    holes: { amount: computed },
    make: (values) => ({ effect: 'draw', ...values }),
    parts: ({ who: player, amount }) => (player === undefined ? { amount } : undefined),
  }),
  says('discard', {
    words: 'choose and discard <cards>',
    also: ['discard <cards>'],
    holes: { cards: someCards },
    make: (values) => ({ effect: 'discard', ...values.cards }),
    parts: (made) =>
      made.who === undefined && isPlainDiscard(made)
        ? { cards: { amount: made.amount, ...(made.of ? { of: made.of } : {}) } }
        : undefined,
  }),
  says('discard', {
    words: '<who> chooses_and_discards|choose_and_discard <cards>',
    also: [
      '<who> discards|discard <cards>',
      '<who> discards|discard <cards> of their choice',
      'have <who> choose and discard <cards>',
    ],
    holes: { who, cards: someCards },
    make: (values) => ({ effect: 'discard', ...unlessYou(values.who), ...values.cards }),
    parts: (made) =>
      made.who !== undefined && isPlainDiscard(made)
        ? { who: made.who, cards: { amount: made.amount, ...(made.of ? { of: made.of } : {}) } }
        : undefined,
  }),
  says('discard', {
    words: '<who> discards|discard <cards> of your choice',
    holes: { who, cards: someCards },
    make: (values) =>
      values.who === 'you' ? undefined : { effect: 'discard', who: values.who, ...values.cards, by: 'you' },
    parts: (made) =>
      made.by === 'you' && made.who !== undefined && isPlainDiscard({ ...made, by: undefined })
        ? { who: made.who, cards: { amount: made.amount, ...(made.of ? { of: made.of } : {}) } }
        : undefined,
  }),
  says('lookAtHand', {
    words: "look at <who>'s hand",
    holes: { who },
    make: (values) => (values.who === 'you' ? undefined : { effect: 'lookAtHand', who: values.who }),
    parts: (made) => ({ who: made.who }),
  }),
  says('discard', {
    words: '<who> discards|discard <cards> at random',
    holes: { who, cards: someCards },
    make: (values) => ({ effect: 'discard', ...unlessYou(values.who), ...values.cards, random: true }),
    parts: (made) =>
      made.who !== undefined && made.random && made.amount !== 'all'
        ? { who: made.who, cards: { amount: made.amount, ...(made.of ? { of: made.of } : {}) } }
        : undefined,
  }),
  says('discard', {
    words: 'discard <cards> at random',
    holes: { cards: someCards },
    make: (values) => ({ effect: 'discard', ...values.cards, random: true }),
    parts: (made) =>
      made.who === undefined && made.random && made.amount !== 'all'
        ? { cards: { amount: made.amount, ...(made.of ? { of: made.of } : {}) } }
        : undefined,
  }),
  says('discard', {
    words: 'discard your hand',
    holes: {},
    make: () => ({ effect: 'discard', amount: 'all' }),
    parts: (made) => (made.amount === 'all' && made.who === undefined && !made.of ? {} : undefined),
  }),
  says('discard', {
    words: '<who> discards|discard their hand',
    holes: { who },
    make: (values) => ({ effect: 'discard', ...unlessYou(values.who), amount: 'all' }),
    parts: (made) =>
      made.amount === 'all' && made.who !== undefined && !made.of ? { who: made.who } : undefined,
  }),
  ...lore('gainLore', 'gains', 'gain'),
  ...lore('loseLore', 'loses', 'lose'),
  says('discard', {
    words: 'discard all cards in your hand',
    holes: {},
    make: () => ({ effect: 'discard', amount: 'all' }),
    parts: () => undefined,
  }),
  says('discard', {
    words: '<who> discards|discard all cards in their hand',
    holes: { who },
    make: (values) => ({ effect: 'discard', ...unlessYou(values.who), amount: 'all' }),
    parts: () => undefined,
  }),
  says('drawUntil', {
    words: 'draw until you have <amount> in your hand',
    also: ['draw cards until you have <amount> in your hand'],
    holes: { amount: cards },
    make: (values) => ({ effect: 'drawUntil', ...values }),
    parts: ({ who: player, amount }) => (player === undefined ? { amount } : undefined),
  }),
  says('drawUntil', {
    words: '<who> draws|draw until they have <amount> in their hand',
    holes: { who, amount: cards },
    make: (values) => ({ effect: 'drawUntil', ...unlessYou(values.who), amount: values.amount }),
    parts: ({ who: player, amount }) => (player === undefined ? undefined : { who: player, amount }),
  }),
  says('mill', {
    words: 'put <amount> of your deck into your discard',
    holes: { amount: top },
    make: (values) => ({ effect: 'mill', ...values }),
    parts: ({ who: player, amount }) =>
      player === undefined && typeof amount === 'number' ? { amount } : undefined,
  }),
  says('mill', {
    words: '<who> puts|put <amount> of their deck into their discard',
    holes: { who, amount: top },
    make: (values) => ({ effect: 'mill', ...unlessYou(values.who), amount: values.amount }),
    parts: ({ who: player, amount }) =>
      player !== undefined && typeof amount === 'number' ? { who: player, amount } : undefined,
  }),
  says('mill', {
    words: "put <amount> of <who>'s deck into their discard",
    holes: { amount: top, who },
    make: (values) =>
      typeof values.who === 'object' && 'chosen' in values.who
        ? { effect: 'mill', who: values.who, amount: values.amount }
        : undefined,
    parts: () => undefined,
  }),
  says('discard', {
    words: 'choose and discard that many cards',
    holes: {},
    make: () => ({ effect: 'discard', amount: { of: 'DREW', property: 'damage' } }),
    parts: (made) =>
      made.who === undefined && !made.of && !made.random && !made.more && isDrawn(made.amount)
        ? {}
        : undefined,
  }),
  says('nameCard', {
    words: 'name a card',
    holes: {},
    make: () => ({ effect: 'nameCard' }),
    parts: () => ({}),
  }),
  says('revealHand', {
    words: '<who> reveals|reveal their hand',
    holes: { who },
    make: (values) => ({ effect: 'revealHand', ...unlessYou(values.who) }),
    parts: (made) => (made.who === undefined ? undefined : { who: made.who }),
  }),
];
