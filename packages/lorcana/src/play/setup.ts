import { type GameIssue, type Named, ok, refuse, type Result } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { emptyTable, withObject } from '@reticle/core/play';
import * as z from 'zod';
import { cardDefinition, type CardDefinition, cardIdOf } from '../language/card.js';
import { inksOfCard, plainName, type Ink, INKS } from '../language/facts.js';
import { unexpressedOf } from '../language/keywords.js';
import { lorcanaIssue } from '../state/game.js';
import {
  catalogOf,
  COPIES,
  DECK,
  HAND,
  INKS_OF_A_DECK,
  MOST_PLAYERS,
  type LorcanaMatchState,
  PLAYERS,
  ZONE_RULES,
} from '../state/state.js';
import { freshCard } from '../state/card.js';

const MOST_NAMES = 500;
/** More cards than the game has. */
const MOST_CARDS = 20_000;
const cardKey = z.string().min(1).max(256);
const playerId = z.string().min(1).max(64);
/** How often each card is in a deck, by its full name; which apostrophe it is written with makes no difference. */
const deckList = z
  .record(cardKey, z.int().min(1).max(60))
  .refine((listed) => Object.keys(listed).length <= MOST_NAMES, 'a deck lists 500 names at most');

/** What is agreed before a match. `{}` is a match of two decks drawn by the seed, of two inks each. */
export const lorcanaOptions = z.strictObject({
  /** Who plays, in turn order: two to four. */
  players: z
    .array(playerId)
    .min(2)
    .max(MOST_PLAYERS)
    .readonly()
    .refine((ids) => new Set(ids).size === ids.length, 'players are different')
    .default(PLAYERS),
  decks: z.record(playerId, deckList).default({}),
  /** Cards of a deck, at least (rule 1.10.1.1); so many has one that the seed draws. */
  deckSize: z.int().min(1).max(200).default(DECK),
  /** Copies of one card in a deck. */
  copies: z.int().min(1).max(60).default(COPIES),
  /** Inks of a deck, at most (rule 1.10.1.1). */
  inks: z.int().min(1).max(INKS.length).default(INKS_OF_A_DECK),
  /** Cards besides those of the sets; with `only` decks are drawn from these alone. */
  cards: z.array(cardDefinition).max(MOST_CARDS).readonly().default([]),
  only: z.boolean().default(false),
  /** Who has the first turn; by default the seed decides. */
  first: playerId.default('random'),
  /** Cards of an opening hand; some variants have fewer (rule 10.2.3). */
  hand: z.int().min(0).max(60).default(HAND),
  /** After so many turns (each player's turn counts) the match is a draw. */
  turnLimit: z.int().min(1).max(10_000).default(500),
});
/** How a match is set up. */
export type LorcanaOptions = Named<z.infer<typeof lorcanaOptions>>;

const whole = new WeakMap<CardDefinition, boolean>();

/** Whether a match does all that a card does; looked at once for each card. */
function isWhole(card: CardDefinition): boolean {
  let found = whole.get(card);
  if (found === undefined) whole.set(card, (found = unexpressedOf(card).length === 0));
  return found;
}

/** The cards from which decks are drawn: those of which a match does all that they do. */
const poolOf = ({ cards, only }: LorcanaOptions): readonly CardDefinition[] =>
  (only ? cards : [...catalogOf(cards).values()]).filter(isWhole);

/** Every way to take so many inks, in the order in which they stand. */
function inksOf(inks: readonly Ink[], count: number): readonly (readonly Ink[])[] {
  if (count === 0) return [[]];
  return inks.flatMap((ink, at) => inksOf(inks.slice(at + 1), count - 1).map((others) => [ink, ...others]));
}

/** A deck of as many inks as it may have: of the first such inks, in the order of the seed, that have cards enough. */
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

/** The deck of a player, shuffled: as the options say (rule 1.10.1.1), or drawn by the seed. Ids of cards. */
function drawDeck(options: LorcanaOptions, player: string, random: Random): Result<readonly string[]> {
  const { decks, cards, deckSize, copies, inks } = options;
  const listed = decks[player];
  if (!listed) return drawnDeck(options, random);
  const catalog = catalogOf(cards);
  const entries = Object.entries(listed);
  const counts = new Map<string, number>();
  for (const [name, count] of entries)
    counts.set(plainName(name), (counts.get(plainName(name)) ?? 0) + count);
  const ids = [...counts].flatMap(([id, count]) => Array.from({ length: count }, () => id));
  const uses = (id: string, ink: Ink): boolean => {
    const facts = catalog.get(id)?.facts;
    return facts !== undefined && inksOfCard(facts).includes(ink);
  };
  const found = INKS.filter((ink) => [...counts.keys()].some((id) => uses(id, ink)));
  const at = (...inside: readonly string[]) => ({ path: ['decks', player, ...inside] });
  const issues: readonly GameIssue[] = [
    ...entries.flatMap(([cardId]) =>
      catalog.has(plainName(cardId)) ? [] : [{ ...lorcanaIssue('unknownCard', { cardId }), ...at(cardId) }],
    ),
    ...entries.flatMap(([cardId]) => {
      const card = catalog.get(plainName(cardId));
      const lacks = card ? unexpressedOf(card) : [];
      return lacks.length > 0 ? [{ ...lorcanaIssue('notWhole', { cardId, lacks }), ...at(cardId) }] : [];
    }),
    ...entries.flatMap(([cardId]) =>
      (counts.get(plainName(cardId)) ?? 0) > copies
        ? [{ ...lorcanaIssue('tooManyCopies', { player, cardId, limit: copies }), ...at(cardId) }]
        : [],
    ),
    ...(found.length > inks
      ? [{ ...lorcanaIssue('tooManyInks', { player, limit: inks, got: found }), ...at() }]
      : []),
    ...(ids.length < deckSize
      ? [{ ...lorcanaIssue('deckSize', { player, wanted: deckSize, got: ids.length }), ...at() }]
      : []),
  ];
  if (issues.length > 0) return { ok: false, issues };
  return ok(random.shuffle(ids));
}

/**
 * The state before the first move: decks shuffled, hands drawn, nobody has altered the own one yet. Refused with
 * `lorcana.unknownPlayer`, `lorcana.deckSize`, `lorcana.tooManyCopies`, `lorcana.tooManyInks`, `lorcana.unknownCard`, `lorcana.notWhole`, `lorcana.poolTooSmall`, `lorcana.duplicateCard`.
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
    const deck = drawDeck(options, player, random);
    if (!deck.ok) return deck;
    for (const [index, id] of deck.value.entries()) {
      const definition = catalog.get(id);
      const zone = index < hand ? ('hand' as const) : ('deck' as const);
      const instanceId = `${player}-${index + 1}`;
      if (definition)
        objects = withObject(
          objects,
          freshCard(definition, { instanceId, owner: player, incarnation: 0, zone }),
        );
    }
  }
  const active = first === 'random' ? (players[random.below(players.length)] ?? '') : first;
  return ok({
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
  });
}
