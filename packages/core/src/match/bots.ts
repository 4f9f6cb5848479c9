import { seedRandom, type Random } from '../random.js';
import type { Move } from './move.js';
import type { Match, MatchRuntime } from './definition.js';
import type { Offer } from './prompt.js';

/** Chooses a move for a player, or none where there is none. Its random source is its own, never the match's. */
export type Bot = <State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  player: string,
  random: Random,
) => Move | undefined;

/** Draws for one offer, where a game refuses some of the choices that its spec allows. */
const MOST_DRAWS = 20;

function sampled<State>(
  runtime: MatchRuntime<State>,
  match: Match<State>,
  offer: Offer,
  random: Random,
): Move | undefined {
  const opened = runtime.open(match, offer);
  if (!opened.ok) return undefined;
  const { choices, ready } = opened.value;
  if (!choices) return ready();
  for (let draw = 0; draw < MOST_DRAWS; draw++) {
    const targets = choices.sample(random);
    if (!targets.ok) return undefined;
    const move = ready(targets.value);
    if (move) return move;
  }
  return undefined;
}

/** Any offered move, then any of its target choices. */
export const randomBot: Bot = (runtime, match, player, random) => {
  const offers = [...runtime.offers(match, player)];
  while (offers.length > 0) {
    const [offer] = offers.splice(random.below(offers.length), 1);
    const move = offer && sampled(runtime, match, offer, random);
    if (move) return move;
  }
  return undefined;
};

/** Moves looked at by {@link greedyBot} in one turn, at most. */
const GREEDY_LIMIT = 200;
const GREEDY_CHOICES = 8;

/**
 * The move after which the game's own `evaluate` likes the state best; the first of equals. It looks ahead with dice of
 * its own: what the match would draw next stays hidden from it.
 */
export const greedyBot: Bot = (runtime, match, player, random) => {
  let best: { readonly move: Move; readonly value: number } | undefined;
  let looked = 0;
  const dice = seedRandom(random.below(0x1_0000_0000));
  for (const move of runtime.legalMoves(match, player, GREEDY_CHOICES)) {
    if (++looked > GREEDY_LIMIT) break;
    const applied = runtime.apply({ ...match, random: dice }, move);
    if (!applied.ok) continue;
    const value = runtime.evaluate(applied.value.match, player);
    if (!best || value > best.value) best = { move, value };
  }
  return best?.move;
};

/** The bots that play any game, by the names that people choose them by. */
export const BOTS = { greedy: greedyBot, random: randomBot } as const satisfies Readonly<Record<string, Bot>>;

/** The name of a bot of {@link BOTS}. */
export type BotName = keyof typeof BOTS;

/** Whether a bot of {@link BOTS} has this name; what every object has, such as `constructor`, is none. */
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
