import { type GameIssue, type Named, ok, refuse, type Result } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { emptyTable, orderedZone, withObject } from '@reticle/core/play';
import * as z from 'zod';
import { cardDefinition, type CardDefinition, cardIdOf } from '../language/card.js';
import { inksOfCard, plainName, type Ink, INKS } from '../language/facts.js';
import { DECK_SHAPE } from '../language/format.js';
import { unexpressedOf } from '../language/keywords.js';
import { memo } from '../language/memo.js';
import { lorcanaIssue } from '../state/issues.js';
import {
  catalogOf,
  HAND,
  MOST_PLAYERS,
  type LorcanaMatchState,
  PLAYERS,
  ZONE_RULES,
  matchWith,
} from '../state/match.js';
import { freshCard } from '../state/card.js';
import { countsOf, shapeIssues } from './decks.js';

const MOST_NAMES = 500;
/** A limit that is more than the number of cards in the game. */
const MOST_CARDS = 20_000;
const cardKey = z.string().min(1).max(256);
const playerId = z.string().min(1).max(64);
/** How many copies of each card a deck has, by the card's full name. Either apostrophe is allowed. */
const deckList = z
  .record(cardKey, z.int().min(1).max(60))
  .refine((listed) => Object.keys(listed).length <= MOST_NAMES, 'a deck lists 500 names at most');

/** The schema of {@link LorcanaOptions}. */
export const lorcanaOptions = z.strictObject({
  players: z
    .array(playerId)
    .min(2)
    .max(MOST_PLAYERS)
    .readonly()
    .refine((ids) => new Set(ids).size === ids.length, 'players are different')
    .default(PLAYERS)
    .describe('Who plays, in turn order: two to four.'),
  decks: z
    .record(playerId, deckList)
    .default({})
    .describe("Each player's deck, as counts by full names; drawn by the seed, where it is left out."),
  ...DECK_SHAPE,
  cards: z.array(cardDefinition).max(MOST_CARDS).readonly().default([]).meta({
    description: 'Cards besides those of the sets.',
    opaque: 'A card as data.',
  }),
  only: z.boolean().default(false).describe('Whether decks are drawn from the cards that are given alone.'),
  first: playerId
    .default('random')
    .describe('Who has the first turn: the id of a player, or "random", as the seed decides.'),
  hand: z
    .int()
    .min(0)
    .max(60)
    .default(HAND)
    .describe('Cards of an opening hand; some variants have fewer (rule 10.2.3).'),
  turnLimit: z
    .int()
    .min(1)
    .max(10_000)
    .default(500)
    .describe("After so many turns (each player's turn counts) the match is a draw."),
});
/** The options of a match. `{}` is a match of two decks that the seed draws, of two inks each. */
export type LorcanaOptions = Named<z.infer<typeof lorcanaOptions>>;

/** Whether a match performs everything that a card does. */
const isWhole = memo((card: CardDefinition) => unexpressedOf(card).length === 0);

/** Returns the cards from which decks are drawn: those that a match performs completely. */
export const poolOf = ({ cards, only }: LorcanaOptions): readonly CardDefinition[] =>
  (only ? cards : [...catalogOf(cards).values()]).filter((card) => isWhole(card));

/** Returns every way to choose a number of inks, in list order. */
function inksOf(inks: readonly Ink[], count: number): readonly (readonly Ink[])[] {
  if (count === 0) return [[]];
  return inks.flatMap((ink, at) => inksOf(inks.slice(at + 1), count - 1).map((others) => [ink, ...others]));
}

/**
 * Draws a deck with as many inks as it may have. It uses the first inks, in the seed's order, that have
 * enough cards.
 */
function drawnDeck(options: LorcanaOptions, random: Random): Result<readonly string[]> {
  const { deckSize, copies, inks } = options;
  const pool = poolOf(options);
  let most = 0;
  for (const among of inksOf(random.shuffle(INKS), inks)) {
    const ids = pool
      .filter(({ facts }) => inksOfCard(facts).every((ink) => among.includes(ink)))
      .map((card) => cardIdOf(card));
    most = Math.max(most, ids.length * copies);
    if (ids.length * copies < deckSize) continue;
    return ok(
      random.shuffle(ids.flatMap((id) => Array.from({ length: copies }, () => id))).slice(0, deckSize),
    );
  }
  return refuse(lorcanaIssue('poolTooSmall', { wanted: deckSize, got: most }));
}

/**
 * Returns the shuffled deck of a player as card ids: the deck in the options (rule 1.10.1.1), or one that the
 * seed draws.
 */
function drawDeck(options: LorcanaOptions, player: string, random: Random): Result<readonly string[]> {
  const { decks, cards } = options;
  const listed = decks[player];
  if (!listed) return drawnDeck(options, random);
  const catalog = catalogOf(cards);
  const at = (found: GameIssue) => ({ ...found, path: ['decks', player, ...(found.path ?? [])] });
  const issues = [
    ...Object.keys(listed).flatMap((cardId) => {
      const card = catalog.get(plainName(cardId));
      if (!card) return [{ ...lorcanaIssue('unknownCard', { cardId }), path: [cardId] }];
      const lacks = unexpressedOf(card);
      return lacks.length > 0 ? [{ ...lorcanaIssue('notWhole', { cardId, lacks }), path: [cardId] }] : [];
    }),
    ...shapeIssues(listed, player, options, (id) => catalog.get(id)),
  ].map(at);
  if (issues.length > 0) return { ok: false, issues };
  const ids = [...countsOf(listed)].flatMap(([id, count]) => Array.from({ length: count }, () => id));
  return ok(random.shuffle(ids));
}

/**
 * Returns the state before the first move: decks are shuffled, hands are drawn, and nobody has altered a hand
 * yet. Refuses with `lorcana.unknownPlayer`, `lorcana.deckSize`, `lorcana.tooManyCopies`,
 * `lorcana.tooManyInks`, `lorcana.unknownCard`, `lorcana.notWhole`, `lorcana.poolTooSmall`,
 * `lorcana.duplicateCard`.
 */
export function setup(options: LorcanaOptions, random: Random): Result<LorcanaMatchState> {
  const { cards: added, first, turnLimit, players, hand } = options;
  const strangers = [...Object.keys(options.decks), ...(first === 'random' ? [] : [first])].filter(
    (player) => !players.includes(player),
  );
  if (strangers.length > 0)
    return { ok: false, issues: strangers.map((player) => lorcanaIssue('unknownPlayer', { player })) };
  const ids = added.map((card) => cardIdOf(card));
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0)
    return { ok: false, issues: twice.map((cardId) => lorcanaIssue('duplicateCard', { cardId })) };

  const catalog = catalogOf(added);
  const empty = emptyTable(ZONE_RULES, players);
  let objects: LorcanaMatchState['objects'] = empty.objects;
  for (const player of players) {
    const deck = drawDeck(options, player, random.stream('deck', player));
    if (!deck.ok) return deck;
    const cards = random.numbers(deck.value.length, player).map((place, at) => ({
      id: deck.value[place - 1] ?? '',
      place,
      zone: place > hand ? ('deck' as const) : ('hand' as const),
      instanceId: `${player}-${at + 1}`,
    }));
    // Views list cards as they were added: by their ids, which do not tell how they lie.
    for (const { id, zone, instanceId } of cards) {
      const definition = catalog.get(id);
      if (definition)
        objects = withObject(
          objects,
          freshCard(definition, { instanceId, owner: player, incarnation: 0, zone }),
        );
    }
    const lying = cards.toSorted((a, b) => a.place - b.place);
    for (const zone of ['hand', 'deck'] as const) {
      const order = lying.filter((card) => card.zone === zone).map(({ instanceId }) => instanceId);
      objects = orderedZone(objects, zone, player, order);
    }
  }
  const active = first === 'random' ? (players[random.stream('first').below(players.length)] ?? '') : first;
  const state: LorcanaMatchState = {
    players: players.map((id) => ({ id, lore: 0 })),
    activePlayer: active,
    ...empty,
    objects,
    config: { cards: added, turnLimit },
    turn: 0,
    phase: 'opening',
    seats: players.map((player) => ({ player, inked: 0, altered: false })),
    discounts: [],
    standing: [],
    emptying: null,
    challenge: null,
    hurt: [],
    happened: [],
    triggered: 0,
    ended: null,
  };
  // Laid out as the copies of it will be.
  return ok(matchWith(state, {}));
}
