import * as z from 'zod';
import { cardDefinition } from '../language/card-definition.js';
import { FORMATS, mtgFormat, type MtgFormat } from '../language/format.js';
import { STANDARD_STOPS } from '../rules/turn/steps.js';
import { ASKED, STEPS } from '../state/match-state.js';

/** The default names of players, as many of them as play. */
export const SEATS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'] as const;

/** The most players of a match. */
const MOST_PLAYERS = SEATS.length;

/** Names of objects in a match and words of the options, which no player can have. */
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
  z.strictObject({
    main: main.describe('The deck itself: how many of each card, by name.'),
    sideboard: counts.optional().describe('Cards beside the deck: judged by the format, outside the game.'),
    commander: counts.optional().describe('Who leads the deck: one card, or two partners (rule 903.3).'),
  }),
]);
const isFormat = (name: string): name is keyof typeof FORMATS => Object.hasOwn(FORMATS, name);
const formats = Object.keys(FORMATS).filter(isFormat);

/** How many seats away a player can affect others; five seats reach everybody. */
const seats = z
  .int()
  .min(1)
  .max(MOST_PLAYERS - 1);

/** The options of a match. `{}` is a match with random two-colour decks. */
export const mtgOptions = z.strictObject({
  players: z
    .array(playerId)
    .min(2)
    .max(MOST_PLAYERS)
    .readonly()
    .refine((ids) => new Set(ids).size === ids.length, 'players are different')
    .optional()
    .describe(
      'Who plays, in turn order from whoever begins: two to six (rules 102.1, 806.1). If it is left out, those whom the teams name, or as many as the format wants, two if it wants none: ann, bob, cat and so on.',
    ),
  format: z
    .union([z.enum(formats), mtgFormat])
    .optional()
    .describe(
      'What decks are held to that are given, and how a match begins: by name, or as data. Nothing is asked of decks without one.',
    ),
  decks: z
    .record(playerId, deck)
    .optional()
    .describe(
      "Each player's deck, as ids of cards, as counts by names, or as such counts by sections; drawn by the seed, where it is left out.",
    ),
  cards: z.array(cardDefinition).max(MOST_CARDS).readonly().optional().meta({
    description: 'Cards beside those of the set, in the place of those of their ids.',
    opaque: 'A card as data, as "reticle import" writes it.',
  }),
  only: z
    .boolean()
    .optional()
    .describe('Whether decks are drawn from the cards that are given, and basic lands, alone.'),
  deckSize: z.int().min(20).max(100).default(40).describe('How many cards a drawn deck has.'),
  startingLife: z
    .int()
    .min(1)
    .max(1_000)
    .optional()
    .describe('The life with which players begin: 20, or what the format says, if it is left out.'),
  rangeOfInfluence: z
    .union([seats, z.record(playerId, seats)])
    .optional()
    .describe(
      'Limited range of influence (rule 801): how many seats away players affect others and what they control, all of them or each by id. Nothing limits whom it does not name.',
    ),
  teams: z
    .array(z.array(playerId).min(1).max(MOST_PLAYERS).readonly())
    .min(2)
    .max(MOST_PLAYERS)
    .readonly()
    .optional()
    .describe(
      'Teams that share turns (rule 805): teammates sit next to each other, the primary player of a team first. As the format says if it is left out; without one, each player is alone.',
    ),
  turnLimit: z
    .int()
    .min(1)
    .max(1_000)
    .default(200)
    .describe("As this turn would begin (each player's turn counts), the match is a draw."),
  first: z
    .string()
    .min(1)
    .max(64)
    .default('random')
    .describe('Who takes the first turn: the id of a player, or "random", as the seed decides.'),
  stops: z
    .array(z.enum(STEPS))
    .max(STEPS.length)
    .readonly()
    .default(STANDARD_STOPS)
    .describe(
      'Steps in which players get priority although nothing is on the stack; all steps are the full rules (rule 117.3a).',
    ),
  asks: z
    .array(z.enum(ASKED))
    .max(ASKED.length)
    .readonly()
    .default([])
    .describe(
      'Choices that players are asked for. What does not stand here is decided for them: combat damage goes lethally to each as blocks were declared (rule 510.1c), as little as possible helps to pay by convoke, delve and improvise (rules 702.51, 702.66, 702.126), and nobody takes a mulligan (rule 103.5).',
    ),
});

/** The options of a match, parsed. */
export type MtgOptions = z.infer<typeof mtgOptions>;

/** The options of a match with its players. */
export type SeatedOptions = MtgOptions & { readonly players: readonly string[] };

/** Returns the options with the players: those that are named, else those of the teams, else as many as the format wants. */
export function seatedOptions(options: MtgOptions, format: MtgFormat | undefined): SeatedOptions {
  const { players, teams } = options;
  const usual = SEATS.slice(0, 2 * (format?.teamSize ?? 1));
  return { ...options, players: players ?? teams?.flat() ?? usual };
}
