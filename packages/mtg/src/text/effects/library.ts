import { fixedHole } from '@reticle/core/text';
import type { DigEffect } from '../../language/effects/actions.js';
import { countOf, spelled } from '../phrases/amounts.js';
import { type Some, anyCards, filterOf, someCards } from '../phrases/cards-of.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

type Rest = DigEffect['rest'];
const cards = countOf('card');

/** The destinations of the others, after "and". */
const REST = fixedHole<Rest>([
  ['the rest on the bottom of your library in any order', 'bottom'],
  ['the rest on the bottom of your library in a random order', 'bottomRandom'],
  ['the rest into your graveyard', 'graveyard'],
  ['the rest into your hand', 'hand'],
  ['the rest back on top of your library in any order', 'top'],
  ['the rest on top of your library in any order', 'top'],
]);
const OTHER = fixedHole<Rest>([
  ['the other on the bottom of your library', 'bottom'],
  ['the other into your graveyard', 'graveyard'],
  ['the other on top of your library', 'top'],
]);
const LEADS = [
  { lead: 'you look at the top <cards> of your library', revealed: {} },
  { lead: 'you reveal the top <cards> of your library', revealed: { revealed: true } },
] as const;
const isPlain = ({ revealed, tapped, reveal, ...dig }: DigEffect, wanted: Partial<DigEffect>): boolean =>
  revealed === wanted.revealed &&
  tapped === wanted.tapped &&
  reveal === wanted.reveal &&
  dig.to === (wanted.to ?? 'hand');
const TO = [
  { to: 'hand', words: 'into your hand', more: {} },
  { to: 'battlefield', words: 'onto the battlefield', more: {} },
  { to: 'battlefield', words: 'onto the battlefield tapped', more: { tapped: true } },
  { to: 'graveyard', words: 'into your graveyard', more: {} },
] as const;

/** "Look at the top three cards of your library, put one of them into your hand and the rest on the bottom". */
export const digWords: EffectWords = LEADS.flatMap(({ lead, revealed }) => [
  ...TO.flatMap(({ to, words, more }) => [
    says('dig', {
      words: `${lead}. put <take> of them ${words} and <rest>`,
      also: [
        `${lead}. put <take> of those cards ${words} and <rest>`,
        `${lead}, put <take> of them ${words}, then put <rest>`,
        `${lead}, then put <take> of them ${words} and <rest>`,
        `${lead}. put <take> of them ${words}. put <rest>`,
      ],
      holes: { cards, take: spelled, rest: REST },
      make: ({ cards: top, take, rest }) => ({ effect: 'dig', top, take, to, rest, ...revealed, ...more }),
      parts: (dig) =>
        isPlain(dig, { ...revealed, ...more, to }) && dig.take !== 'all' && !dig.upTo && !dig.filter
          ? { cards: dig.top, take: dig.take, rest: dig.rest }
          : undefined,
    }),
    says('dig', {
      words: `${lead}. put one of them ${words} and <rest>`,
      also: [
        `${lead}. put one of those cards ${words} and <rest>`,
        `${lead}, then put one of them ${words} and <rest>`,
      ],
      holes: { cards, rest: OTHER },
      make: ({ cards: top, rest }) =>
        top === 2 ? { effect: 'dig', top, take: 1, to, rest, ...revealed, ...more } : undefined,
      parts: () => undefined,
    }),
    says('dig', {
      words: `${lead}. you may put <some> from among them ${words}. put <rest>`,
      also: [
        `${lead}. you may put <some> from among them ${words} and <rest>`,
        `${lead}. you may put <some> from among those cards ${words}. put <rest>`,
      ],
      holes: { cards, some: someCards, rest: REST },
      make: ({ cards: top, some, rest }) => ({
        effect: 'dig',
        top,
        ...taken(some),
        upTo: true,
        to,
        rest,
        ...revealed,
        ...more,
      }),
      parts(dig) {
        const some = dig.upTo ? someOf(dig) : undefined;
        return some && isPlain(dig, { ...revealed, ...more, to })
          ? { cards: dig.top, some, rest: dig.rest }
          : undefined;
      },
    }),
  ]),
  says('dig', {
    words: `${lead}. you may reveal <some> from among them and put it into your hand. put <rest>`,
    also: [
      `${lead}. you may reveal <some> from among them and put that card into your hand. put <rest>`,
      `${lead}. you may reveal <some> from among those cards and put it into your hand. put <rest>`,
      `${lead}. you may reveal <some> from among them and put it into your hand, then put <rest>`,
    ],
    holes: { cards, some: someCards, rest: REST },
    make: ({ cards: top, some, rest }) =>
      some.count === undefined
        ? { effect: 'dig', top, ...taken(some), upTo: true, reveal: true, to: 'hand', rest, ...revealed }
        : undefined,
    parts(dig) {
      const some = dig.upTo && dig.take === 1 ? someOf(dig) : undefined;
      return some && isPlain(dig, { ...revealed, reveal: true })
        ? { cards: dig.top, some, rest: dig.rest }
        : undefined;
    },
  }),
  says('dig', {
    words: `${lead}. you may reveal up to <some> from among them and put them into your hand. put <rest>`,
    also: [
      `${lead}. you may reveal any number of <some> from among them and put the revealed cards into your hand. put <rest>`,
      `${lead}. you may reveal up to <some> from among them, put them into your hand, then put <rest>`,
    ],
    holes: { cards, some: someCards, rest: REST },
    make: ({ cards: top, some, rest }) =>
      some.count === undefined
        ? undefined
        : { effect: 'dig', top, ...taken(some), upTo: true, reveal: true, to: 'hand', rest, ...revealed },
    parts(dig) {
      const some = dig.upTo && dig.take !== 1 ? someOf(dig) : undefined;
      return some && isPlain(dig, { ...revealed, reveal: true })
        ? { cards: dig.top, some, rest: dig.rest }
        : undefined;
    },
  }),
  says('dig', {
    words: `${lead}. put all <some> revealed this way into your hand and <rest>`,
    holes: { cards, some: anyCards, rest: REST },
    make: ({ cards: top, some, rest }) =>
      'revealed' in revealed
        ? { effect: 'dig', top, take: 'all', filter: some.what, to: 'hand', rest, ...revealed }
        : undefined,
    parts: (dig) =>
      dig.take === 'all' && dig.filter && isPlain(dig, revealed)
        ? { cards: dig.top, some: { what: dig.filter }, rest: dig.rest }
        : undefined,
  }),
]);

const taken = ({ what, count = 1 }: Some) => ({ take: count, ...filterOf(what) });
const someOf = ({ take, filter = {} }: DigEffect): Some | undefined =>
  take === 'all' ? undefined : { what: filter, ...(take === 1 ? {} : { count: take }) };
