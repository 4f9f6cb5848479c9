import { type Hole, sameValue } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { type AbilityAmount, type Selector, isBound } from '../../language/selector.js';
import { countOf } from '../phrases/amounts.js';
import { type Some, filterOf, someCards } from '../phrases/cards-of.js';
import type { WordsContext } from '../phrases/context.js';
import { type EffectWords, effectAt, says, saysAll } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';

type Zones = readonly ('hand' | 'graveyard')[];

/** The words for zones of a player. */
const TOGETHER: readonly (readonly [words: string, zones: Zones])[] = [
  ['hand and graveyard', ['hand', 'graveyard']],
  ['graveyard and hand', ['hand', 'graveyard']],
  ['hand', ['hand']],
  ['graveyard', ['graveyard']],
];

/**
 * Builds the effect that shuffles all cards of some zones, of one player or of all, into their owners'
 * libraries (rule 701.24a).
 */
function shuffledIn(
  [zone = 'hand', second]: Zones,
  owner: `role.${string}` | 'self' | undefined,
): EffectNamed<'moveCards'> {
  const zones = second === undefined ? zone : [zone, second];
  const each = { zone: zones, ...(owner === undefined ? {} : { owner }) };
  return { effect: 'moveCards', what: { each }, to: 'library', position: 'shuffled' };
}

/** Returns the owner of the cards, as filters name that player. Returns null for other selectors. */
function ownerOf(player: Selector): Parameters<typeof shuffledIn>[1] | null {
  if (player === 'eachPlayer') return undefined;
  return isBound(player) ? `role.${player.bound}` : null;
}

const shuffleWords: EffectWords = TOGETHER.flatMap(([words, zones]) => [
  says('moveCards', {
    words: `you shuffle your ${words} into your library`,
    also: [`shuffle your ${words} into your library`],
    holes: {},
    make: () => shuffledIn(zones, 'self'),
    parts: (effect) => (sameValue(effect, shuffledIn(zones, 'self')) ? {} : undefined),
  }),
  says('moveCards', {
    words: `<who> shuffles their ${words} into their library`,
    also: [`<who> shuffles the cards from their ${words} into their library`],
    holes: { who },
    make({ who: player }) {
      const owner = ownerOf(player);
      return owner === null ? undefined : shuffledIn(zones, owner);
    },
    parts(effect) {
      const { what } = effect;
      const owner = typeof what === 'object' && 'each' in what ? what.each.owner : undefined;
      if (owner === undefined)
        return sameValue(effect, shuffledIn(zones, undefined)) ? { who: 'eachPlayer' as const } : undefined;
      const id = typeof owner === 'string' && owner.startsWith('role.') ? owner.slice('role.'.length) : '';
      return sameValue(effect, shuffledIn(zones, `role.${id}`)) ? { who: { bound: id } } : undefined;
    },
  }),
]);

/** "Exile target player's graveyard", "exile all graveyards": all cards in them. */
const exileWords: EffectWords = [
  says('moveCards', {
    words: "exile <who>'s graveyard",
    holes: { who },
    make({ who: player }) {
      const owner = ownerOf(player);
      return owner
        ? { effect: 'moveCards', what: { each: { zone: 'graveyard', owner } }, to: 'exile' }
        : undefined;
    },
    parts: () => undefined,
  }),
  says('moveCards', {
    words: 'exile all graveyards',
    also: ['exile all cards from all graveyards'],
    holes: {},
    make: () => ({ effect: 'moveCards', what: { each: { zone: 'graveyard' } }, to: 'exile' }),
    parts: (effect) =>
      sameValue(effect, { effect: 'moveCards', what: { each: { zone: 'graveyard' } }, to: 'exile' })
        ? {}
        : undefined,
  }),
];

const TOP = 'topCards';
const exiledTop = (top: AbilityAmount): readonly Effect[] => [
  { effect: 'reveal', at: { top }, bind: TOP },
  { effect: 'moveCards', what: { bound: TOP }, to: 'exile' },
];

/** "The top card", "the top ten cards". */
const topCards: Hole<AbilityAmount, WordsContext> = {
  read(words, context) {
    const [only, ...others] = words;
    return only?.text === 'card' && others.length === 0 ? 1 : many.read(words, context);
  },
  print: (value, context) => (value === 1 ? 'card' : many.print(value, context)),
};
const many = countOf('card');

const exileTopWords: EffectWords = [
  saysAll({
    words: 'exile the top <cards> of your library',
    also: ['you exile the top <cards> of your library'],
    holes: { cards: topCards },
    make: ({ cards }) => exiledTop(cards),
    parts(effects) {
      const at = effectAt(effects, 0, 'reveal')?.at;
      const top = at && 'top' in at ? at.top : undefined;
      return top !== undefined && sameValue(effects, exiledTop(top)) ? { cards: top } : undefined;
    },
  }),
];

const KEPT = 'kept';
const BOTH = { zone: ['library', 'graveyard'], owner: 'self' } as const;

/**
 * Builds the effects of looking through library and graveyard together: some cards are kept on top, and the
 * others exiled.
 */
const keptOnTop = ({ what, count }: Some): readonly Effect[] => [
  { effect: 'look', at: { library: 'you' } },
  { effect: 'choose', filter: { ...BOTH, ...what }, ...(count === undefined ? {} : { count }), bind: KEPT },
  { effect: 'moveCards', what: { those: { each: BOTH }, except: { bound: KEPT } }, to: 'exile' },
  { effect: 'moveCards', what: { bound: KEPT }, to: 'library', position: 'top' },
];

const keepWords: EffectWords = [
  saysAll({
    words:
      'you search your library and graveyard for <cards> and exile the rest. put the chosen cards on top of your library in any order',
    holes: { cards: someCards },
    // A player who looks for cards of a quality need not find them (rule 701.23b).
    make: ({ cards }) =>
      cards.count !== undefined && Object.keys(cards.what).length === 0 ? keptOnTop(cards) : undefined,
    parts(effects) {
      const count = effectAt(effects, 1, 'choose')?.count;
      const cards = count === undefined || count === 'all' ? undefined : { what: {}, count };
      return cards && sameValue(effects, keptOnTop(cards)) ? { cards } : undefined;
    },
  }),
];

const FOUND = 'foundCard';
const OTHERS = 'otherCards';
type HowMoved = Omit<EffectNamed<'moveCards'>, 'effect' | 'what'>;
const TO: readonly (readonly [words: string, move: HowMoved])[] = [
  ['onto the battlefield', { to: 'battlefield' }],
  ['into their hand', { to: 'hand' }],
];
const RESTS: readonly (readonly [verb: string, words: string, move: HowMoved])[] = [
  ['shuffles', 'into their library', { to: 'library', position: 'shuffled' }],
  [
    'puts',
    'on the bottom of their library in a random order',
    { to: 'library', position: 'bottom', order: 'random' },
  ],
  ['puts', 'into their graveyard', { to: 'graveyard' }],
];

/** Builds the effects in which another player reveals cards until one is found (rule 701.20a). */
const dugBy = (player: Selector, { what: filter }: Some, to: HowMoved, rest: HowMoved): readonly Effect[] => [
  { effect: 'digUntil', who: player, filter, bind: FOUND, rest: OTHERS },
  { effect: 'moveCards', what: { bound: FOUND }, ...to },
  { effect: 'moveCards', what: { bound: OTHERS }, ...rest },
];

const digUntilWords: EffectWords = TO.flatMap(([toWords, to]) =>
  RESTS.map(([verb, restWords, rest]) => {
    const lead = '<player> reveals cards from the top of their library until they reveal <card>.';
    const end = `puts that card ${toWords}, then ${verb} all other cards revealed this way ${restWords}`;
    return saysAll({
      words: `${lead} the player ${end}`,
      also: [
        `${lead} that player ${end}`,
        `${lead} they put that card ${toWords}, then ${verb.slice(0, -1)} all other cards revealed this way ${restWords}`,
        `${lead} that player puts that card ${toWords} and the rest ${restWords}`,
      ],
      holes: { player: who, card: someCards },
      make: ({ player, card }) =>
        player === 'you' || card.count !== undefined ? undefined : dugBy(player, card, to, rest),
      parts(effects) {
        const dig = effectAt(effects, 0, 'digUntil');
        const card = dig && { what: dig.filter };
        return dig?.who && card && sameValue(effects, dugBy(dig.who, card, to, rest))
          ? { player: dig.who, card }
          : undefined;
      },
    });
  }),
);

const STOLEN = 'stolen';
/**
 * Builds the effects of exiling a card of another player's library, which may be played until your next
 * upkeep and is put away then.
 */
const stolen = (player: Selector, { what }: Some): readonly Effect[] => [
  { effect: 'search', library: player, ...filterOf(what), to: 'exile', bind: STOLEN },
  { effect: 'letPlay', what: { bound: STOLEN } },
  {
    effect: 'delayed',
    at: 'yourNextUpkeep',
    effects: [{ effect: 'moveCards', what: { bound: STOLEN }, to: 'graveyard' }],
  },
];
const PLAY_IT =
  "until the beginning of your next upkeep, you may play that card. at the beginning of your next upkeep, if you haven't played it, put it into its owner's graveyard";

const stolenWords: EffectWords = [
  saysAll({
    words: `you search <player>'s library for <card> and exile it. then <same> shuffles. ${PLAY_IT}`,
    also: [
      `you search <player>'s library for <card> and exile it, then <same> shuffles. ${PLAY_IT}`,
      `you search <player>'s library for <card> and exile it. <same> shuffles. ${PLAY_IT}`,
    ],
    holes: { player: who, card: someCards, same: who },
    make: ({ player, card, same }) =>
      card.count === undefined && player !== 'you' && sameValue(player, same)
        ? stolen(player, card)
        : undefined,
    parts(effects) {
      const search = effectAt(effects, 0, 'search');
      const card = search && { what: search.filter ?? {} };
      return search?.library && card && sameValue(effects, stolen(search.library, card))
        ? { player: search.library, card, same: search.library }
        : undefined;
    },
  }),
];

/** Effects on all cards of a zone, or on those of a library from the top down. */
export const wholeZonesWords: EffectWords = [
  ...exileWords,
  ...shuffleWords,
  ...exileTopWords,
  ...keepWords,
  ...digUntilWords,
  ...stolenWords,
];
