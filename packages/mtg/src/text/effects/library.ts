import { fixedHole } from '@reticle/core/text';
import type { EffectNamed } from '../../language/effects/effect.js';
import { countOf, spelled } from '../phrases/amounts.js';
import { type Some, cardsOfKind, filterOf, someCards } from '../phrases/cards-of.js';
import { type EffectWords, says } from '../phrases/effect-words.js';

type Rest = EffectNamed<'dig'>['rest'];
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
/** Where the cards go that are taken, and how they are shown and enter. */
type TakenTo = Pick<EffectNamed<'dig'>, 'to' | 'tapped'>;
const GOING = {
  hand: { to: 'hand' },
  battlefield: { to: 'battlefield' },
  tapped: { to: 'battlefield', tapped: true },
  graveyard: { to: 'graveyard' },
} as const satisfies Readonly<Record<string, TakenTo>>;
const going = fixedHole([
  ['into your hand', 'hand'],
  ['onto the battlefield', 'battlefield'],
  ['onto the battlefield tapped', 'tapped'],
  ['into your graveyard', 'graveyard'],
]);
const NAMES = ['hand', 'battlefield', 'tapped', 'graveyard'] as const;
const goingOf = (dig: EffectNamed<'dig'>): (typeof NAMES)[number] | undefined =>
  NAMES.find((name) => {
    const { to, tapped }: TakenTo = GOING[name];
    return dig.to === to && dig.tapped === tapped;
  });

/** What a sentence says of the cards, apart from how many there are and where they go. */
interface Said {
  readonly revealed?: true;
  readonly reveal?: true;
  readonly upTo?: true;
  readonly isAll: boolean;
  readonly isOfKind: boolean;
}

/** Returns the parts of a dig, if a sentence says just that of it. */
function partsOf(dig: EffectNamed<'dig'>, { revealed, reveal, upTo, isAll, isOfKind }: Said) {
  const to = goingOf(dig);
  const { top, take, filter, rest } = dig;
  return to !== undefined &&
    dig.revealed === revealed &&
    dig.reveal === reveal &&
    dig.upTo === upTo &&
    (take === 'all') === isAll &&
    (filter !== undefined) === isOfKind
    ? { cards: top, to, rest, take, what: filter ?? {} }
    : undefined;
}

/** Returns the parts of a dig that takes some of a kind. */
function someIn(dig: EffectNamed<'dig'>, said: Omit<Said, 'isAll' | 'isOfKind'>) {
  const found = partsOf(dig, { ...said, isAll: false, isOfKind: dig.filter !== undefined });
  if (!found || found.take === 'all') return undefined;
  const { take, what } = found;
  const some: Some = { what, ...(take === 1 ? {} : { count: take }) };
  return { ...found, some };
}

/** "Look at the top three cards of your library, put one of them into your hand and the rest on the bottom". */
export const digWords: EffectWords = LEADS.flatMap(({ lead, revealed }) => [
  says('dig', {
    words: `${lead}. put <take> of them <to> and <rest>`,
    also: [
      `${lead}. put <take> of those cards <to> and <rest>`,
      `${lead}, put <take> of them <to>, then put <rest>`,
      `${lead}, then put <take> of them <to> and <rest>`,
      `${lead}. put <take> of them <to>. put <rest>`,
    ],
    holes: { cards, take: spelled, to: going, rest: REST },
    make: ({ cards: top, take, to, rest }) => ({
      effect: 'dig',
      top,
      take,
      ...GOING[to],
      rest,
      ...revealed,
    }),
    parts(dig) {
      const found = partsOf(dig, { ...revealed, isAll: false, isOfKind: false });
      return found && found.take !== 'all' ? { ...found, take: found.take } : undefined;
    },
  }),
  // All but one of them.
  says('dig', {
    words: `${lead}. put <take> of them <to> and <rest>`,
    also: [
      `${lead}. put <take> of those cards <to> and <rest>`,
      `${lead}, then put <take> of them <to> and <rest>`,
    ],
    holes: { cards, take: spelled, to: going, rest: OTHER },
    make: ({ cards: top, take, to, rest }) =>
      typeof top === 'number' && take === top - 1
        ? { effect: 'dig', top, take, ...GOING[to], rest, ...revealed }
        : undefined,
    parts: () => undefined,
  }),
  says('dig', {
    words: `${lead}. put any number of them <to> and <rest>`,
    also: [
      `${lead}. put any number of those cards <to> and <rest>`,
      `${lead}, then put any number of them <to> and <rest>`,
    ],
    holes: { cards, to: going, rest: REST },
    make: ({ cards: top, to, rest }) => ({ effect: 'dig', top, ...ANY, ...GOING[to], rest, ...revealed }),
    parts: (dig) => partsOf(dig, { ...revealed, upTo: true, isAll: true, isOfKind: false }),
  }),
  says('dig', {
    words: `${lead}. you may put any number of <what> from among them <to>. put <rest>`,
    also: [`${lead}. put any number of <what> from among them <to> and <rest>`],
    holes: { cards, what: cardsOfKind, to: going, rest: REST },
    make: ({ cards: top, what: filter, to, rest }) => ({
      effect: 'dig',
      top,
      ...ANY,
      filter,
      ...GOING[to],
      rest,
      ...revealed,
    }),
    parts: (dig) => partsOf(dig, { ...revealed, upTo: true, isAll: true, isOfKind: true }),
  }),
  says('dig', {
    words: `${lead}. put all <what> from among them <to> and <rest>`,
    also: [
      `${lead}. put all <what> from among those cards <to> and <rest>`,
      ...('revealed' in revealed ? [`${lead}. put all <what> revealed this way <to> and <rest>`] : []),
    ],
    holes: { cards, what: cardsOfKind, to: going, rest: REST },
    make: ({ cards: top, what: filter, to, rest }) => ({
      effect: 'dig',
      top,
      take: 'all',
      filter,
      ...GOING[to],
      rest,
      ...revealed,
    }),
    parts: (dig) => partsOf(dig, { ...revealed, isAll: true, isOfKind: true }),
  }),
  says('dig', {
    words: `${lead}. you may put <some> from among them <to>. put <rest>`,
    also: [
      `${lead}. you may put <some> from among them <to> and <rest>`,
      `${lead}. you may put <some> from among those cards <to>. put <rest>`,
    ],
    holes: { cards, some: someCards, to: going, rest: REST },
    make: ({ cards: top, some, to, rest }) => ({
      effect: 'dig',
      top,
      ...taken(some),
      upTo: true,
      ...GOING[to],
      rest,
      ...revealed,
    }),
    parts: (dig) => someIn(dig, { ...revealed, upTo: true }),
  }),
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
      const found = someIn(dig, { ...revealed, upTo: true, reveal: true });
      return found && found.some.count === undefined ? found : undefined;
    },
  }),
  says('dig', {
    words: `${lead}. you may reveal up to <some> from among them and put them into your hand. put <rest>`,
    also: [`${lead}. you may reveal up to <some> from among them, put them into your hand, then put <rest>`],
    holes: { cards, some: someCards, rest: REST },
    make: ({ cards: top, some, rest }) =>
      some.count === undefined
        ? undefined
        : { effect: 'dig', top, ...taken(some), upTo: true, reveal: true, to: 'hand', rest, ...revealed },
    parts(dig) {
      const found = someIn(dig, { ...revealed, upTo: true, reveal: true });
      return found && found.some.count !== undefined ? found : undefined;
    },
  }),
  says('dig', {
    words: `${lead}. you may reveal any number of <what> from among them and put them into your hand. put <rest>`,
    also: [
      `${lead}. you may reveal any number of <what> from among them and put the revealed cards into your hand. put <rest>`,
    ],
    holes: { cards, what: cardsOfKind, rest: REST },
    make: ({ cards: top, what: filter, rest }) => ({
      effect: 'dig',
      top,
      ...ANY,
      filter,
      reveal: true,
      to: 'hand',
      rest,
      ...revealed,
    }),
    parts: (dig) => partsOf(dig, { ...revealed, upTo: true, reveal: true, isAll: true, isOfKind: true }),
  }),
]);

/** Any number of those that match, also none. */
const ANY = { take: 'all', upTo: true } as const;
const taken = ({ what, count = 1 }: Some) => ({ take: count, ...filterOf(what) });
