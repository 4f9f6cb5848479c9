import { sameValue } from '@reticle/core/text';
import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { type Selector, isBound } from '../../language/selector.js';
import { type Some, filterOf, someCards } from '../phrases/cards-of.js';
import { type EffectWords, says, saysAll } from '../phrases/effect-words.js';
import { who } from '../phrases/selectors.js';
import { type Sought, allAlike, searchIn, someOfThem, soughtIn } from './search.js';

/** The destinations of cards of another player's library, for one card and for several. */
const ENDS = [
  { one: 'exile it', many: 'exile them', way: { to: 'exile' } },
  {
    one: 'put that card onto the battlefield under your control',
    many: 'put those cards onto the battlefield under your control',
    way: { to: 'battlefield', under: 'you' },
  },
  { one: 'put it into their graveyard', many: 'put them into their graveyard', way: { to: 'graveyard' } },
] as const;

const isWay = (
  { to, under, tapped, reveal }: EffectNamed<'search'>,
  way: (typeof ENDS)[number]['way'],
): boolean => sameValue({ to, ...(under ? { under } : {}) }, way) && !tapped && !reveal;

/** "Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then ..." */
export const searchOthersWords: EffectWords = ENDS.flatMap(({ one, many, way }) =>
  [false, true].map((several) => {
    const lead = `you search <player>'s library for <cards> and ${several ? many : one}`;
    return says('search', {
      words: `${lead}. then <again> shuffles`,
      also: [`${lead}. <again> shuffles`, `${lead}, then <again> shuffles`],
      holes: { player: who, cards: someCards, again: who },
      make: ({ player, cards: { what, count }, again }) =>
        isBound(player) && sameValue(player, again) && (count !== undefined) === several
          ? {
              effect: 'search',
              library: player,
              ...filterOf(what),
              ...(count === undefined ? {} : { count }),
              ...way,
            }
          : undefined,
      parts(effect) {
        const { library, filter = {}, count, who: searcher } = effect;
        const fits = isBound(library) && searcher === undefined && isWay(effect, way) && count !== 'all';
        if (!fits || (count !== undefined) !== several) return undefined;
        const cards: Some = { what: filter, ...(count === undefined ? {} : { count }) };
        return { player: library, cards, again: library };
      },
    });
  }),
);

/** Whether it is the controller or the owner of something: the one player who is "that player" then. */
const isOne = (player: Selector): boolean =>
  typeof player === 'object' && ('controllerOf' in player || 'ownerOf' in player);

const everywhere = (library: Selector, sought: Sought): Effect => ({
  effect: 'search',
  library,
  ...sought,
  to: 'exile',
  everywhere: true,
});

/** "Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them. Then ..." */
export const searchEverywhereWords: EffectWords = [someOfThem, allAlike].map((cards) => {
  const lead = "you search <player>'s graveyard, hand, and library for <sought> and exile them";
  return saysAll({
    words: `${lead}. then that player shuffles`,
    also: [`${lead}. that player shuffles`, `${lead}, then that player shuffles`],
    holes: { player: who, sought: cards },
    make: ({ player, sought }) =>
      isOne(player) && sought.count === 'all' ? [everywhere(player, sought)] : undefined,
    parts(effects) {
      const search = searchIn(effects);
      const sought = search && soughtIn(search);
      return search?.library !== undefined &&
        sought &&
        sameValue(effects, [everywhere(search.library, sought)])
        ? { player: search.library, sought }
        : undefined;
    },
  });
});
