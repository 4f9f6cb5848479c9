import { type HostMatch, type ThingView, whyNotOf, type ZoneView } from '@reticle/core/host';
import type { Match } from '@reticle/core/match';

/** Returns the cards in a player's hand. */
export const handOf = (zones: readonly ZoneView[], player: string): readonly ThingView[] =>
  zones.filter(({ layout, owner }) => layout === 'hand' && owner === player).flatMap(({ things }) => things);

/** Returns a reason without its beginning up to a colon, if that only names the card that it stands under. */
function withoutName(why: string, name: string): string {
  const at = why.indexOf(': ');
  return at > 0 && why.slice(0, at).includes(name) ? why.slice(at + 2) : why;
}

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
  const reasons = hand.flatMap(({ ref, name }) => {
    const why = whyNotOf(game, match, player, ref)
      .map((one) => withoutName(one, name))
      .join(' ');
    return why === '' ? [] : [[ref.id, why] as const];
  });
  const isShared =
    hand.length > 1 && reasons.length === hand.length && new Set(reasons.map(([, why]) => why)).size === 1;
  return new Map(isShared ? [] : reasons);
}

/** Returns one line for each reason: the cards of a hand that cannot be used now, and why. */
export function idleLines(hand: readonly ThingView[], idle: ReadonlyMap<string, string>): readonly string[] {
  const names = new Map<string, Set<string>>();
  for (const { ref, name } of hand) {
    const why = idle.get(ref.id);
    if (why !== undefined) names.set(why, (names.get(why) ?? new Set()).add(name));
  }
  return [...names].map(([why, of]) => `not now, ${[...of].join(', ')}: ${why}`);
}
