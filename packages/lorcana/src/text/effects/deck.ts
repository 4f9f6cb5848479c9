import { fixedHole, numberOf, type Hole } from '@reticle/core/text';
import type { Look, Pile } from '../../language/effects/deck.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { token, wordsOf, type WordsContext } from '../phrases/context.js';
import { says, type EffectSentence } from '../phrases/effect-words.js';
import { withArticle } from '../phrases/said.js';
import { noun, readNoun } from '../phrases/things.js';

/** "The top card", "the top 4 cards". */
const top: Hole<number, WordsContext> = {
  read(words) {
    const text = wordsOf(words);
    if (text === 'the top card') return 1;
    const count = numberOf(words[2]?.text ?? '');
    return typeof count === 'number' && count > 1 && text === `the top ${words[2]?.text} cards`
      ? count
      : undefined;
  },
  print: (count) => (count === 1 ? 'the top card' : `the top ${count} cards`),
};

const to = fixedHole([
  ['into your hand', 'hand'],
  ['into your inkwell facedown', 'inkwell'],
  ['into your inkwell facedown and exerted', 'exertedInkwell'],
  ['on the top of your deck', 'top'],
  ['on the bottom of your deck', 'bottom'],
  ['on top of your deck', 'top'],
  ['on the bottom of the deck', 'bottom'],
  ['into your discard', 'discard'],
]);
/** Either end of the deck, where both are spoken of. */
const end = fixedHole([
  ['on the top', 'top'],
  ['on the bottom', 'bottom'],
]);
const rest = fixedHole([
  ['on the bottom of your deck in any order', 'bottom'],
  ['on the top of your deck in any order', 'top'],
  ['on top of your deck in any order', 'top'],
  ['into your discard', 'discard'],
  ['on the bottom of your deck', 'bottom'],
]);

const LENT = ['from', 'your', 'discard'].map(token);
const LENT_WORDS = ' from your discard';

/** "A character card", "a card": what kind of card is taken. */
const kind: Hole<LorcanaCardFilter, WordsContext> = {
  read([first, ...others], context) {
    if (first?.text !== 'a' && first?.text !== 'an') return undefined;
    const found = readNoun([...others, ...LENT], false, context);
    if (!found) return undefined;
    const { zone: _zone, owner: _owner, ...of } = found;
    return of;
  },
  print(of) {
    const words = noun({ ...of, zone: 'discard', owner: 'self' });
    return words?.endsWith(LENT_WORDS) === true ? withArticle(words.slice(0, -LENT_WORDS.length)) : undefined;
  },
};

/** Of either end only which. */
const side = fixedHole([
  ['the top', 'top'],
  ['the bottom', 'bottom'],
]);

type Ends = Look['rest'];
const amountOf = ({ amount }: Look): number | undefined => (typeof amount === 'number' ? amount : undefined);

/** The only pile of a look, and how many go there. */
function onlyPile({ piles }: Look): (Required<Pick<Pile, 'to' | 'min' | 'max'>> & Pile) | undefined {
  const [pile, ...more] = piles;
  if (!pile || more.length > 0) return undefined;
  const { max = 1, min = max } = pile;
  return { ...pile, min, max };
}

const isPlain = ({ of, reveal = false }: Pile): boolean => of === undefined && !reveal;

interface OnePile {
  readonly amount: number;
  readonly to: Pile['to'];
  readonly rest: Ends;
}

const fixedPile = (look: Look, min: number): OnePile | undefined => {
  const [pile, amount] = [onlyPile(look), amountOf(look)];
  return pile && amount !== undefined && pile.max === 1 && pile.min === min && isPlain(pile)
    ? { amount, to: pile.to, rest: look.rest }
    : undefined;
};

/** Looking at cards of the own deck, and what becomes of them. */
export const deckWords: readonly EffectSentence[] = [
  says('look', {
    words: 'look at <amount> of your deck. put them back on the top of your deck in any order',
    also: ['look at <amount> of your deck. put them back in any order'],
    holes: { amount: top },
    make: ({ amount }) => ({ effect: 'look', amount, piles: [], rest: 'top' }),
    parts(look) {
      const amount = amountOf(look);
      return look.piles.length === 0 && look.rest === 'top' && amount !== undefined ? { amount } : undefined;
    },
  }),
  says('look', {
    words: 'look at <amount> of your deck. put it on either <to> or <rest> of your deck',
    also: ['look at <amount> of your deck. put it on <to> or <rest> of your deck'],
    holes: { amount: top, to: side, rest: side },
    make: ({ amount, ...ends }) =>
      amount === 1
        ? { effect: 'look', amount, piles: [{ to: ends.to, min: 0 }], rest: ends.rest }
        : undefined,
    parts(look) {
      const parts = fixedPile(look, 0);
      if (!parts || parts.amount !== 1) return undefined;
      const [one, other] = [asEnd(parts.to), asEnd(parts.rest)];
      return one && other ? { amount: 1, to: one, rest: other } : undefined;
    },
  }),
  says('look', {
    words: 'look at <amount> of your deck. put one <to> and the other <rest>',
    holes: { amount: top, to: either(to, end), rest: either(to, end) },
    make: ({ amount, ...ends }) => {
      const left = restOf(ends.rest);
      return amount === 2 && left
        ? { effect: 'look', amount, piles: [{ to: ends.to }], rest: left }
        : undefined;
    },
    parts(look) {
      const parts = fixedPile(look, 1);
      return parts?.amount === 2 && parts.rest !== 'shuffle' ? { ...parts, rest: parts.rest } : undefined;
    },
  }),
  says('look', {
    words: 'look at <amount> of your deck. put one <to> and the rest <rest>',
    also: ['look at <amount> of your deck. put one <to>. put the rest <rest>'],
    holes: { amount: top, to, rest },
    make: ({ amount, ...ends }) =>
      amount > 2 ? { effect: 'look', amount, piles: [{ to: ends.to }], rest: ends.rest } : undefined,
    parts(look) {
      const parts = fixedPile(look, 1);
      return parts && parts.amount > 2 && parts.rest !== 'shuffle'
        ? { ...parts, rest: parts.rest }
        : undefined;
    },
  }),
  says('look', {
    words: 'look at <amount> of your deck. you may put one <to>. put the rest <rest>',
    also: ['look at <amount> of your deck. you may put a card <to>. put the rest <rest>'],
    holes: { amount: top, to, rest },
    make: ({ amount, ...ends }) => ({
      effect: 'look',
      amount,
      piles: [{ to: ends.to, min: 0 }],
      rest: ends.rest,
    }),
    parts(look) {
      const parts = fixedPile(look, 0);
      return parts && parts.rest !== 'shuffle' ? { ...parts, rest: parts.rest } : undefined;
    },
  }),
  says('look', {
    words: 'look at <amount> of your deck. you may reveal <of> and put it <to>. put the rest <rest>',
    also: ['look at <amount> of your deck. you may reveal <of>, put it <to>, and put the rest <rest>'],
    holes: { amount: top, of: kind, to, rest },
    make: ({ amount, of, ...ends }) => ({
      effect: 'look',
      amount,
      piles: [{ to: ends.to, of, min: 0, reveal: true }],
      rest: ends.rest,
    }),
    parts(look) {
      const [pile, amount] = [onlyPile(look), amountOf(look)];
      if (!pile?.of || !pile.reveal || pile.min !== 0 || pile.max !== 1) return undefined;
      return amount === undefined || look.rest === 'shuffle'
        ? undefined
        : { amount, of: pile.of, to: pile.to, rest: look.rest };
    },
  }),
];

type Side = 'top' | 'bottom';
const asEnd = (place: string): Side | undefined =>
  place === 'top' || place === 'bottom' ? place : undefined;
const restOf = (place: Pile['to']): Exclude<Ends, 'shuffle'> | undefined =>
  place === 'discard' ? place : asEnd(place);

/** One hole, or where it takes nothing the other. */
function either<A extends string, B extends A>(
  one: Hole<A, unknown>,
  other: Hole<B, unknown>,
): Hole<A, unknown> {
  return {
    read: (words, context) => one.read(words, context) ?? other.read(words, context),
    print: (value, context) => one.print(value, context),
  };
}
