import type { MtgMatchState } from '../state/match-state.js';

type MatchPlayer = MtgMatchState['players'][number];

/** Why a player loses, by the rule that says so (rules 704.5a to 704.5c). */
const LOSING: readonly { readonly rule: string; readonly holds: (player: MatchPlayer) => boolean }[] = [
  { rule: '704.5a', holds: ({ life }) => life <= 0 },
  { rule: '704.5b', holds: ({ drewFromEmpty }) => drewFromEmpty === true },
  { rule: '704.5c', holds: ({ counters }) => (counters?.['poison'] ?? 0) >= 10 },
];

/** The rule by which a player who is still in the game loses it now. */
export const losesBy = (player: MatchPlayer): string | undefined =>
  player.left === true ? undefined : LOSING.find(({ holds }) => holds(player))?.rule;
