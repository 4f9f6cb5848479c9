import { fixedHole, type Hole } from '@reticle/core/text';
import type { Look, Pile } from '../../language/effects/families.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { topCards } from '../phrases/cards-of.js';
import { digits } from '../phrases/amounts.js';
import { token, type WordsContext } from '../phrases/context.js';
import { says, type EffectSentence } from '../phrases/effect-words.js';
import { withArticle } from '../phrases/said.js';
import { noun, readNoun } from '../phrases/things.js';

const to = fixedHole([
  ['into your hand', 'hand'],
  ['into your inkwell facedown', 'inkwell'],
  ['into your inkwell facedown and exerted', 'exertedInkwell'],
  ['on the top of your deck', 'top'],
  ['on the bottom of your deck', 'bottom'],
  ['on top of your deck', 'top'],
  ['on the bottom of the deck', 'bottom'],
  ['into your discard', 'discard'],
  ['in your hand', 'hand'],
]);
/** One end of the deck, in sentences that mention both. */
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
  ['on the bottom in any order', 'bottom'],
]);

const LENT = ['from', 'your', 'discard'].map(token);
const LENT_WORDS = ' from your discard';

/** The kind of card that is taken: "a character card", "a card". */
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

/** Either of two kinds: "an item card or a Pirate character card". */
const eitherKind: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    const one = kind.read(words, context);
    if (one) return one;
    const at = words.findIndex(
      ({ text }, index) => text === 'or' && ARTICLES.has(words[index + 1]?.text ?? ''),
    );
    const first = at < 0 ? undefined : kind.read(words.slice(0, at), context);
    const second = first && kind.read(words.slice(at + 1), context);
    return first && second && { anyOf: [first, second] };
  },
  print(of, context) {
    const { anyOf: [first, second, ...more] = [], ...others } = of;
    if (first && second && more.length === 0 && Object.keys(others).length === 0) {
      const words = [kind.print(first, context), kind.print(second, context)];
      if (!words.includes(undefined)) return words.join(' or ');
    }
    return kind.print(of, context);
  },
};
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

/** Which end of the deck, without any other words. */
const side = fixedHole([
  ['the top', 'top'],
  ['the bottom', 'bottom'],
]);

/** The kinds of cards that are taken: "character cards". */
const kinds: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    const last = words.at(-1);
    if (last?.text !== 'cards') return undefined;
    return kind.read([token('a'), ...words.slice(0, -1), { ...last, text: 'card' }], context);
  },
  print(of, context) {
    const words = kind.print(of, context);
    return words?.endsWith(' card') === true ? `${words.replace(/^an? /u, '')}s` : undefined;
  },
};

type Ends = Look['rest'];
const amountOf = ({ amount }: Look): number | undefined => (typeof amount === 'number' ? amount : undefined);

/** Returns the only pile of a look, with how many cards go there. */
function onlyPile({ piles }: Look): (Pile & { readonly min: number; readonly max: number }) | undefined {
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

/** The words for looking at cards of your own deck, and for where they go. */
const OWN: readonly EffectSentence[] = [
  says('look', {
    words: 'look at <amount> of your deck. put them back on the top of your deck in any order',
    also: [
      'look at <amount> of your deck. put them back in any order',
      'look at <amount> of your deck and put them back on the top of your deck in any order',
      'look at <amount> of your deck and put them back in any order',
    ],
    holes: { amount: topCards },
    make: ({ amount }) => ({ effect: 'look', amount, piles: [], rest: 'top' }),
    parts(look) {
      const amount = amountOf(look);
      return look.piles.length === 0 && look.rest === 'top' && amount !== undefined ? { amount } : undefined;
    },
  }),
  says('look', {
    words: 'look at <amount> of your deck. put it on either <to> or <rest> of your deck',
    also: [
      'look at <amount> of your deck. put it on <to> or <rest> of your deck',
      'look at <amount> of your deck and put it on either <to> or <rest> of your deck',
      'look at <amount> of your deck and put it on <to> or <rest> of your deck',
    ],
    holes: { amount: topCards, to: side, rest: side },
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
    holes: { amount: topCards, to: either(to, end), rest: either(to, end) },
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
    also: [
      'look at <amount> of your deck. put one <to>. put the rest <rest>',
      'look at <amount> of your deck. put 1 <to> and the rest <rest>',
    ],
    holes: { amount: topCards, to, rest },
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
    holes: { amount: topCards, to, rest },
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
    holes: { amount: topCards, of: eitherKind, to, rest },
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
  says('look', {
    words:
      'search your deck for <of> and reveal that card to all players. put that card into your hand and shuffle your deck',
    also: [
      'search your deck for <of> and reveal it to all players. put that card into your hand and shuffle your deck',
      'search your deck for <of> and reveal that card to all players. put that card into your hand. then, shuffle your deck',
      'search your deck for <of>, reveal that card to all players, put that card into your hand, then shuffle your deck',
      'search your deck for <of>, reveal that card to all players, and put it into your hand. then, shuffle your deck',
    ],
    holes: { of: eitherKind },
    make: ({ of }) => search('hand', of),
    parts: (look) => searched(look, 'hand'),
  }),
  says('look', {
    words:
      'search your deck for <of> and reveal that card to all players. shuffle your deck and put that card on top of it',
    also: [
      'search your deck for <of> and reveal it to all players. shuffle your deck and put that card on top of it',
    ],
    holes: { of: eitherKind },
    make: ({ of }) => search('top', of),
    parts: (look) => searched(look, 'top'),
  }),
  says('look', {
    words:
      'look at <amount> of your deck. put any number of them on <to> or <rest> of your deck in any order',
    holes: { amount: topCards, to: side, rest: side },
    make: ({ amount, ...ends }) =>
      amount > 1
        ? { effect: 'look', amount, piles: [{ to: ends.to, min: 0, max: amount }], rest: ends.rest }
        : undefined,
    parts(look) {
      const [pile, amount] = [onlyPile(look), amountOf(look)];
      if (!pile || amount === undefined || amount < 2 || pile.max !== amount || pile.min !== 0)
        return undefined;
      const [one, other] = [asEnd(pile.to), asEnd(look.rest)];
      return one && other && isPlain(pile) ? { amount, to: one, rest: other } : undefined;
    },
  }),
  says('look', {
    words: 'search your deck for any card, put that card into your hand, then shuffle your deck',
    also: ['search your deck for a card, put that card into your hand, then shuffle your deck'],
    holes: {},
    make: () => ({ effect: 'look', amount: 'all', piles: [{ to: 'hand' }], rest: 'shuffle' }),
    parts(look) {
      const pile = onlyPile(look);
      const any = pile && look.amount === 'all' && look.rest === 'shuffle' && isPlain(pile);
      return any && pile.to === 'hand' && pile.min === 1 && pile.max === 1 ? {} : undefined;
    },
  }),
  says('look', {
    words:
      'look at <amount> of your deck. you may reveal any number of <of> and put them <to>. put the rest <rest>',
    holes: { amount: topCards, of: kinds, to, rest },
    make: ({ amount, of, ...ends }) => ({
      effect: 'look',
      amount,
      piles: [{ to: ends.to, of, min: 0, max: amount, reveal: true }],
      rest: ends.rest,
    }),
    parts(look) {
      const [pile, amount] = [onlyPile(look), amountOf(look)];
      if (!pile?.of || !pile.reveal || pile.min !== 0 || pile.max !== amount || pile.max < 2)
        return undefined;
      return look.rest === 'shuffle' ? undefined : { amount, of: pile.of, to: pile.to, rest: look.rest };
    },
  }),
  says('look', {
    words:
      'look at <amount> of your deck. you may reveal up to <most> <of> and put them <to>. put the rest <rest>',
    holes: { amount: topCards, most: digits, of: kinds, to, rest },
    make: ({ amount, most, of, ...ends }) => ({
      effect: 'look',
      amount,
      piles: [{ to: ends.to, of, min: 0, max: most, reveal: true }],
      rest: ends.rest,
    }),
    parts(look) {
      const [pile, amount] = [onlyPile(look), amountOf(look)];
      if (!pile?.of || !pile.reveal || pile.min !== 0 || pile.max < 2) return undefined;
      return amount === undefined || look.rest === 'shuffle'
        ? undefined
        : { amount, most: pile.max, of: pile.of, to: pile.to, rest: look.rest };
    },
  }),
  says('playForFree', {
    words:
      'play that song again from your discard for free. if you do, put that card on the bottom of your deck instead of into your discard',
    holes: {},
    make: () => ({ effect: 'playForFree', what: 'song', afterwards: 'bottom' }),
    parts: ({ what, afterwards, exerted, who }) =>
      what === 'song' && afterwards === 'bottom' && !exerted && who === undefined ? {} : undefined,
  }),
];

/** The same sentences, which print only looks at your own deck. */
export const deckWords: readonly EffectSentence[] = OWN.map((said) => ({
  ...said,
  print: (row, context) =>
    row.some((one) => one.effect === 'look' && one.who !== undefined) ? undefined : said.print(row, context),
}));

/** Builds a search. A player who searches may fail to find (7.1.4). */
const search = (place: 'hand' | 'top', of: LorcanaCardFilter): Look => ({
  effect: 'look',
  amount: 'all',
  piles: [{ to: place, of, min: 0, reveal: true }],
  rest: 'shuffle',
});
function searched(look: Look, place: 'hand' | 'top'): { readonly of: LorcanaCardFilter } | undefined {
  const pile = onlyPile(look);
  return look.amount === 'all' && pile?.to === place && pile.of ? { of: pile.of } : undefined;
}

type DeckEnd = 'top' | 'bottom';
const asEnd = (place: string): DeckEnd | undefined =>
  place === 'top' || place === 'bottom' ? place : undefined;
const restOf = (place: Pile['to']): Exclude<Ends, 'shuffle'> | undefined =>
  place === 'discard' ? place : asEnd(place);

/** Returns a hole that tries one hole, then another. */
function either<A extends string, B extends A>(
  one: Hole<A, unknown>,
  other: Hole<B, unknown>,
): Hole<A, unknown> {
  return {
    read: (words, context) => one.read(words, context) ?? other.read(words, context),
    print: (value, context) => one.print(value, context),
  };
}
