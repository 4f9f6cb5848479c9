import {
  BOTS,
  isBotName,
  randomFrom,
  seedRandom,
  type BotName,
  type Match,
  type MatchRuntime,
  type Move,
  seatOf,
} from '@reticle/core/match';

/** All bots, by name. */
export const BOT_NAMES: readonly BotName[] = Object.keys(BOTS).filter(isBotName);

/** Who plays for a player. */
export interface Seat {
  readonly player: string;
  readonly bot: BotName;
  choose<State>(runtime: MatchRuntime<State>, match: Match<State>): Move | undefined;
}

/** A bot for each player, the names repeated as often as needed; each draws from a source of its own. */
export function seatsOf(
  players: readonly { readonly id: string }[],
  bots: readonly BotName[],
  seed: string,
): readonly Seat[] {
  return players.map(({ id }, index) => {
    const bot = bots[index % bots.length] ?? 'random';
    const random = randomFrom(seedRandom(`${seed} ${id}`));
    return { player: id, bot, choose: (runtime, match) => BOTS[bot](seatOf(runtime, match, id), random) };
  });
}
