import { type Hole, fixedHole, sameValue } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import { cardsOfKind, someCards } from '../phrases/cards-of.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

/** The name of the cards that players choose in a zone of theirs. */
const CHOSEN = 'chosenCards';
const it = { bound: CHOSEN } as const;
type From = 'hand' | 'graveyard';

type Arrival = Pick<EffectNamed<'moveCards'>, 'to'> &
  Partial<Pick<EffectNamed<'moveCards'>, 'tapped' | 'position'>>;

const WAYS = {
  battlefield: { to: 'battlefield' },
  tapped: { to: 'battlefield', tapped: true },
  hand: { to: 'hand' },
  graveyard: { to: 'graveyard' },
  top: { to: 'library', position: 'top' },
  bottom: { to: 'library', position: 'bottom' },
  exile: { to: 'exile' },
} as const satisfies Readonly<Record<string, Arrival>>;
type Name = keyof typeof WAYS;

/** The verbs, with the zones from which and to which cards go. */
const SAYINGS: readonly {
  readonly verb: string;
  readonly from: From;
  readonly ends: readonly (readonly [words: string, name: Name])[];
  /** Whether a verb of the grammar of clauses says it of a number of cards. */
  readonly isVerb?: boolean;
}[] = [
  {
    verb: 'put',
    from: 'hand',
    ends: [
      ['onto the battlefield', 'battlefield'],
      ['onto the battlefield tapped', 'tapped'],
      ['on top of your library', 'top'],
      ['on top of your library in any order', 'top'],
      ['on the bottom of your library', 'bottom'],
      ['on the bottom of your library in any order', 'bottom'],
    ],
  },
  {
    verb: 'return',
    from: 'graveyard',
    ends: [
      ['to your hand', 'hand'],
      ['to the battlefield', 'battlefield'],
      ['to the battlefield tapped', 'tapped'],
    ],
  },
  {
    verb: 'put',
    from: 'graveyard',
    ends: [
      ['onto the battlefield', 'battlefield'],
      ['on top of your library', 'top'],
      ['on the bottom of your library', 'bottom'],
    ],
  },
  { verb: 'exile', from: 'hand', ends: [['', 'exile']] },
  { verb: 'exile', from: 'graveyard', ends: [['', 'exile']], isVerb: true },
];

/** Some cards of a zone, or all of them. */
interface CardsOfZone {
  readonly what: MtgCardFilter;
  readonly count?: AbilityAmount | 'all';
}
type CardsHole = Hole<CardsOfZone, WordsContext>;

/** How many cards are chosen: so many, at most so many, so many at random, or any number. */
interface Manner {
  readonly cards: CardsHole;
  readonly before?: string;
  readonly after?: string;
  readonly upTo?: true;
  readonly random?: true;
}

const counted: CardsHole = {
  read: (words, context) => someCards.read(words, context),
  print: ({ what, count }, context) =>
    count === 'all'
      ? undefined
      : someCards.print({ what, ...(count === undefined ? {} : { count }) }, context),
};
const anyNumber: CardsHole = {
  read(words, context) {
    const what = cardsOfKind.read(words, context);
    return what && { what, count: 'all' };
  },
  print: ({ what, count }, context) => (count === 'all' ? cardsOfKind.print(what, context) : undefined),
};
const one: CardsHole = {
  read(words, context) {
    const found = someCards.read(words, context);
    return found?.count === undefined ? found : undefined;
  },
  print: ({ what, count }, context) => (count === undefined ? someCards.print({ what }, context) : undefined),
};

const MANNERS: readonly Manner[] = [
  { cards: counted },
  { cards: counted, before: 'up to ', upTo: true },
  { cards: counted, after: ' at random', random: true },
  { cards: anyNumber, before: 'any number of ', upTo: true },
];
/** What a player may do of one card. */
const OPTIONAL: Manner = { cards: one, upTo: true };

interface Moved {
  readonly who?: Selector;
  readonly cards: CardsOfZone;
  readonly end: Name;
}

/** Builds the choice of cards in a zone of each player who chooses (rule 101.4), and their move. */
function moving(
  { who: player, cards: { what, count }, end }: Moved,
  from: From,
  { upTo, random }: Manner,
): readonly Effect[] {
  return [
    {
      effect: 'choose',
      ...(player === undefined ? {} : { who: player }),
      filter: { zone: from, owner: 'self', ...what },
      ...(count === undefined ? {} : { count }),
      ...(upTo ? { upTo } : {}),
      ...(random ? { random } : {}),
      bind: CHOSEN,
    },
    { effect: 'moveCards', what: it, ...WAYS[end] },
  ];
}

/** Finds what is chosen in a zone and then moved, if the effects are nothing else. */
function movedIn(
  effects: readonly Effect[],
  from: From,
  manner: Manner,
  names: readonly Name[],
): Moved | undefined {
  const choose = effectAt(effects, 0, 'choose');
  if (!choose) return undefined;
  const { who: player, count, filter: { zone: _zone, owner: _owner, ...what } = {} } = choose;
  const cards: CardsOfZone = { what, ...(count === undefined ? {} : { count }) };
  return names
    .map((end): Moved => ({ ...(player === undefined ? {} : { who: player }), cards, end }))
    .find((moved) => sameValue(effects, moving(moved, from, manner)));
}

/**
 * The sentences of one verb: "put a land card from your hand onto the battlefield tapped", "each player
 * returns two cards at random from their graveyard to their hand", "that player may exile a card from ...".
 */
function sentencesOf({ verb, from, ends, isVerb = false }: (typeof SAYINGS)[number]): EffectWords {
  const names = ends.map(([, name]) => name);
  const places = (whose: 'your' | 'their') =>
    fixedHole(
      ends.flatMap(([end, name]) =>
        [`from ${whose} ${from} ${end}`, `${end} from ${whose} ${from}`].map(
          (words) => [words.replace('your', whose).trim(), name] as const,
        ),
      ),
    );
  const some = ({ before = '', after = '' }: Manner): string => `${before}<cards>${after} <end>`;
  const manners = MANNERS.filter(({ upTo, random }) => !isVerb || upTo || random);
  const yours = manners.map((manner) =>
    saysAll({
      words: `${verb} ${some(manner)}`,
      holes: { cards: manner.cards, end: places('your') },
      make: (said) => moving(said, from, manner),
      parts(effects) {
        const found = movedIn(effects, from, manner, names);
        return found?.who === undefined ? found : undefined;
      },
    }),
  );
  // What a player may do is doing it with up to so many.
  const may = `<who> may ${verb}`;
  const does = `<who> ${verb}s`;
  const others = [...(isVerb ? [] : [OPTIONAL]), ...manners].map((manner) => {
    const [words = '', ...also] = (manner === OPTIONAL ? [may] : manner.upTo ? [may, does] : [does]).map(
      (lead) => `${lead} ${some(manner)}`,
    );
    return saysAll({
      words,
      also,
      holes: { who, cards: manner.cards, end: places('their') },
      make: (said) => (said.who === 'you' ? undefined : moving(said, from, manner)),
      parts(effects) {
        const found = movedIn(effects, from, manner, names);
        return found?.who === undefined ? undefined : { ...found, who: found.who };
      },
    });
  });
  return [...yours, ...others];
}

/** The sentences of cards that players choose in a hand or graveyard of theirs. */
export const fromZonesWords: EffectWords = SAYINGS.flatMap(sentencesOf);
