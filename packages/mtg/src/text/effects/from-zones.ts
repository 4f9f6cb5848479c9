import { fixedHole } from '@reticle/core/text';
import type { MoveCardsEffect } from '../../language/effects/cards.js';
import type { Effect } from '../../language/effects/effect.js';
import { type Some, someCards } from '../phrases/cards-of.js';
import { type EffectWords, effectAt, saysAll } from '../phrases/effect-words.js';

/** The name of the cards that you choose in a zone of yours. */
const CHOSEN = 'chosenCards';
const it = { bound: CHOSEN } as const;
const ZONES = ['hand', 'graveyard'] as const;
type From = (typeof ZONES)[number];

type Arrival = Pick<MoveCardsEffect, 'to'> & Partial<Pick<MoveCardsEffect, 'tapped' | 'position'>>;

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
];

interface CardsFromZone {
  readonly cards: Some;
  readonly random: boolean;
  readonly upTo: boolean;
}

function choosing({ cards: { what, count }, random, upTo }: CardsFromZone, zone: From): Effect {
  return {
    effect: 'choose',
    filter: { zone, owner: 'self', ...what },
    ...(count === undefined ? {} : { count }),
    ...(upTo ? { upTo } : {}),
    ...(random ? { random } : {}),
    bind: CHOSEN,
  };
}

/** Finds what is chosen in a zone of yours and then moved, if two effects have that form. */
function chosenIn(effects: readonly Effect[], from: From): CardsFromZone | undefined {
  const [choose, move] = [effectAt(effects, 0, 'choose'), effectAt(effects, 1, 'moveCards')];
  if (!choose?.filter || !move || effects.length > 2 || choose.bind !== CHOSEN) return undefined;
  const { count, upTo = false, random = false } = choose;
  const { zone, owner, ...what } = choose.filter;
  return zone !== from || owner !== 'self' || count === 'all'
    ? undefined
    : { cards: { what, ...(count === undefined ? {} : { count }) }, random, upTo };
}

const nameOf = (effects: readonly Effect[], names: readonly Name[]): Name | undefined => {
  const move = effectAt(effects, 1, 'moveCards');
  return names.find((name) => {
    const way: Arrival = WAYS[name];
    return move?.to === way.to && move.tapped === way.tapped && move.position === way.position;
  });
};

const MANNERS = [
  { some: '<cards>', random: false, upTo: false, after: '' },
  { some: 'up to <cards>', random: false, upTo: true, after: '' },
  { some: '<cards>', random: true, upTo: false, after: ' at random' },
] as const;

const saying = (verb: string, from: From, { some, after }: (typeof MANNERS)[number]) =>
  `${verb} ${some}${after} from your ${from}`;

/** "Put a land card from your hand onto the battlefield tapped", "return two cards at random from your graveyard to your hand". */
export const fromZonesWords: EffectWords = MANNERS.flatMap((manner) => {
  const { random, upTo } = manner;
  return [
    ...SAYINGS.map(({ verb, from, ends }) =>
      saysAll({
        words: `${saying(verb, from, manner)} <end>`,
        holes: { cards: someCards, end: fixedHole(ends) },
        make: ({ cards, end }) => [
          choosing({ cards, random, upTo }, from),
          { effect: 'moveCards', what: it, ...WAYS[end] },
        ],
        parts(effects) {
          const found = chosenIn(effects, from);
          const end = nameOf(
            effects,
            ends.map(([, name]) => name),
          );
          const fits = found?.random === random && found.upTo === upTo;
          return fits && end !== undefined ? { cards: found.cards, end } : undefined;
        },
      }),
    ),
    ...ZONES.map((from) =>
      saysAll({
        words: saying('exile', from, manner),
        holes: { cards: someCards },
        make: ({ cards }) => [
          choosing({ cards, random, upTo }, from),
          { effect: 'moveCards', what: it, ...WAYS.exile },
        ],
        parts(effects) {
          const found = nameOf(effects, ['exile']) && chosenIn(effects, from);
          return found?.random === random && found.upTo === upTo ? { cards: found.cards } : undefined;
        },
      }),
    ),
  ];
});
