import { type HostMatch, type ThingView, whyNotOf, type ZoneView } from '@reticle/core/host';
import type { Match } from '@reticle/core/match';

/** Returns the cards in a player's hand. */
export const handOf = (zones: readonly ZoneView[], player: string): readonly ThingView[] =>
  zones.filter(({ layout, owner }) => layout === 'hand' && owner === player).flatMap(({ things }) => things);

/**
 * Returns why cards in a player's hand cannot be used now, by their ids. Cards that can be used are left out,
 * and so is a reason that all cards of the hand share, such as whose turn it is: it says nothing about a card.
 */
export function idleCards<State>(
  game: HostMatch<State>,
  match: Match<State>,
  player: string,
  hand: readonly ThingView[],
): ReadonlyMap<string, string> {
  const reasons = hand.flatMap(({ ref }) => {
    const why = whyNotOf(game, match, player, ref).join(' ');
    return why === '' ? [] : [[ref.id, why] as const];
  });
  const isShared =
    hand.length > 1 && reasons.length === hand.length && new Set(reasons.map(([, why]) => why)).size === 1;
  return new Map(isShared ? [] : reasons);
}

/** Returns one line for each sort of card in a hand that cannot be used now, with the reason. */
export const idleLines = (
  hand: readonly ThingView[],
  idle: ReadonlyMap<string, string>,
): readonly string[] => [
  ...new Set(
    hand.flatMap(({ ref, name }) => {
      const why = idle.get(ref.id);
      return why === undefined ? [] : [`not now, ${name}: ${why}`];
    }),
  ),
];
