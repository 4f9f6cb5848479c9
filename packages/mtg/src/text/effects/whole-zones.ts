import { sameValue } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { type Selector, isBound } from '../../language/selector.js';
import { type Some, filterOf, someCards } from '../phrases/cards-of.js';
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
export const wholeZonesWords: EffectWords = [...exileWords, ...shuffleWords, ...stolenWords];
