import * as z from 'zod';
import { cardDefinition } from '../language/card-definition.js';
import { FORMATS, mtgFormat } from '../language/format.js';
import { STANDARD_STOPS } from '../rules/turn/steps.js';
import { ASKED, STEPS } from '../state/match-state.js';

/** Who plays, if the options don't say it. */
export const PLAYERS: readonly string[] = ['ann', 'bob'];

/** So many players play together at most. */
const MOST_PLAYERS = 6;

/** What things of a match and words of the options are called: no player is. */
const TAKEN: ReadonlySet<string> = new Set(['ability', 'copy', 'random', 'token']);
const playerId = z
  .string()
  .min(1)
  .max(64)
  .refine((id) => !TAKEN.has(id), `no player is called ${[...TAKEN].join(', ')}`);
const LEAST = 7;
const MOST = 250;
const MOST_CARDS = 20_000;
const counts = z.record(z.string().min(1).max(256), z.int().min(1).max(MOST));
const main = counts.refine((listed) => {
  const size = Object.values(listed).reduce((sum, count) => sum + count, 0);
  return size >= LEAST && size <= MOST;
}, `a deck has ${LEAST} to ${MOST} cards`);
const deck = z.union([
  z.array(z.string().min(1).max(64)).min(LEAST).max(MOST).readonly(),
  main,
  z.strictObject({ main, sideboard: counts.optional(), commander: counts.optional() }),
]);
const isFormat = (name: string): name is keyof typeof FORMATS => Object.hasOwn(FORMATS, name);
const formats = Object.keys(FORMATS).filter(isFormat);

/** How many seats away a player affects others; five reach everybody. */
const seats = z
  .int()
  .min(1)
  .max(MOST_PLAYERS - 1);

/** What is agreed before a match. `{}` is a match of random two-colour decks. */
export const mtgOptions = z.strictObject({
  /** Who plays, in turn order from whoever begins: two to six (rules 102.1, 806.1). */
  players: z
    .array(playerId)
    .min(2)
    .max(MOST_PLAYERS)
    .readonly()
    .refine((ids) => new Set(ids).size === ids.length, 'players are different')
    .default(PLAYERS),
  /** What decks are held to that are given, and how a match begins: by name, or as data. Nothing is asked of decks without one. */
  format: z.union([z.enum(formats), mtgFormat]).optional(),
  /**
   * Each player's deck, as ids of cards or as counts by names, or as such counts by sections; drawn by the seed, where it is left
   * out. A sideboard is judged by the format, and stays outside the game.
   */
  decks: z.record(playerId, deck).optional(),
  /** Cards beside those of the set, in the place of those of their ids; with `only` decks are drawn from these and basic lands. */
  cards: z.array(cardDefinition).max(MOST_CARDS).readonly().optional(),
  only: z.boolean().optional(),
  /** How many cards a drawn deck has. */
  deckSize: z.int().min(20).max(100).default(40),
  /** 20, or what the format says. */
  startingLife: z.int().min(1).max(1_000).optional(),
  /**
   * Limited range of influence (rule 801): how many seats away players affect others and what they control, all of them or each by id.
   * Nothing limits whom it does not name.
   */
  rangeOfInfluence: z.union([seats, z.record(playerId, seats)]).optional(),
  /** As this turn would begin (each player's turn counts), the match is a draw. */
  turnLimit: z.int().min(1).max(1_000).default(200),
  /** Who takes the first turn; by default the seed decides. */
  first: z.string().min(1).max(64).default('random'),
  /** Steps in which players get priority although nothing is on the stack; all steps are the full rules (117.3a). */
  stops: z.array(z.enum(STEPS)).max(STEPS.length).readonly().default(STANDARD_STOPS),
  /**
   * Choices that are made for players, if they don't stand here: how combat damage is divided (lethal to each as blocks were declared,
   * rule 510.1c), what helps to pay by convoke, delve and improvise (as little as possible, rules 702.51, 702.66, 702.126), and mulligans
   * (none, rule 103.5).
   */
  asks: z.array(z.enum(ASKED)).max(ASKED.length).readonly().default([]),
});

/** How a match is set up. */
export type MtgOptions = z.infer<typeof mtgOptions>;
