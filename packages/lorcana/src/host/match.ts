import type { JsonObject } from '@reticle/core';
import { lorcanaMatch, lorcanaNarration, lorcanaStateOf, type LorcanaMatchState } from '../index.js';
import { cardDefinition, cardIdOf } from '../language/card.js';
import { renderTable } from '../play/render.js';
import * as z from 'zod';
import { madeOnce, seenPart, type DeckList, type HostMatch, type ZoneView } from '@reticle/core/host';
import { THE_FIRST_CHAPTER } from '../sets/the-first-chapter/index.js';
import { plainName } from '../language/facts.js';
import { lorcanaCard } from '../state/card.js';
import { PLAYERS } from '../state/match.js';
import { place } from './board.js';
import { triesWith } from './tries.js';
import { lorcanaWatch } from './watch.js';
import { lorcanaZones, signed } from './zones.js';

const seenPlayer = z.object({
  id: z.string(),
  lore: z.number(),
  hand: z.number(),
  deck: z.number(),
  inkwell: z.number(),
  readyInk: z.number(),
});
const cardSeen = madeOnce((seen: object) => lorcanaCard.parse(seen));
const definitionSeen = madeOnce((seen: object) => cardDefinition.parse(seen));

/** What the table needs of a view. Each card is parsed when it is seen first. */
const picture = z.object({
  players: z.array(seenPlayer),
  activePlayer: z.string(),
  toAct: z.string(),
  cards: z.array(seenPart),
  /** The definitions of the visible cards that are in none of the sets. */
  definitions: z.array(seenPart).default([]),
});
type Picture = z.infer<typeof picture>;

const playersZone = ({ players, activePlayer, toAct }: Picture): ZoneView => ({
  id: 'players',
  name: 'players',
  layout: 'players',
  things: players.map(({ id, lore, hand, deck, inkwell, readyInk }) => ({
    ref: { kind: 'player', id, incarnation: 0 },
    name: id,
    facts: [`lore ${lore}`, `ink ${readyInk} of ${inkwell} ready`, `hand ${hand}, deck ${deck}`],
    marks: [...(id === activePlayer ? ['active'] : []), ...(id === toAct ? ['to act'] : [])],
    controller: id,
    values: [
      { words: 'lore', value: String(lore), sign: 'diamond' },
      { words: 'ink ready', value: `${readyInk}/${inkwell}`, sign: 'drop' },
      { words: 'cards in hand', value: String(hand), sign: 'hand' },
      { words: 'cards in deck', value: String(deck), sign: 'deck' },
    ],
  })),
});

/** The zones that nobody sees, or that are left out when they are empty. */
const QUIET = /-(?:hand|discard|inkwell)$/u;

function zones(seen: JsonObject): readonly ZoneView[] {
  const found = picture.parse(seen);
  const players = found.players.map(({ id, lore }) => ({ id, lore }));
  const state = lorcanaStateOf({ players, cards: found.cards.map((card) => cardSeen(card)) });
  /** Returns how many cards of a zone the viewer does not see. */
  const hiddenIn = ({ id, owner, things }: ZoneView): number => {
    const player = found.players.find((each) => each.id === owner);
    const count = player && COUNTED.find((zone) => id === `${player.id}-${zone}`);
    return player && count ? player[count] - things.length : 0;
  };
  const own = found.definitions
    .map((each) => definitionSeen(each))
    .map((card) => [cardIdOf(card), card] as const);
  const all = lorcanaZones(state, own.length > 0 ? new Map([...DEFINITIONS, ...own]) : DEFINITIONS);
  const decks = players
    .filter(({ id }) => all.every((zone) => zone.id !== `${id}-deck`))
    .map(({ id }): ZoneView => ({
      id: `${id}-deck`,
      name: `${id}: deck`,
      owner: id,
      layout: 'pile',
      things: [],
    }));
  const others = [...all, ...decks]
    .map((zone): ZoneView => {
      const hidden = hiddenIn(zone);
      return hidden > 0 ? { ...zone, hidden } : zone;
    })
    .filter(
      ({ id, things, hidden = 0 }) => id !== 'players' && (things.length + hidden > 0 || !QUIET.test(id)),
    );
  return [playersZone(found), ...others];
}

const COUNTED = ['hand', 'deck', 'inkwell'] as const;
/** The names of players if decks are given for them. */
const SEATS = [...PLAYERS, 'east', 'west'];
const DEFINITIONS = new Map(THE_FIRST_CHAPTER.map((card) => [cardIdOf(card), card]));

/**
 * Returns the options for given cards and decks, with the decks by seat. Without decks, decks are drawn from
 * all these cards.
 */
function withCards(
  cards: readonly object[],
  decks: readonly DeckList[],
  players: readonly string[] = SEATS,
): object {
  if (decks.length === 0) return { cards, only: true };
  const wanted = new Set(decks.flatMap(({ main }) => Object.keys(main).map(plainName)));
  const used = z
    .array(cardDefinition)
    .parse(cards)
    .filter((card) => wanted.has(cardIdOf(card)));
  const seats = decks.map((deck, at) => [players[at] ?? `seat ${at + 1}`, deck.main] as const);
  return {
    cards: used,
    ...(decks.length > 2 ? { players: seats.map(([player]) => player) } : {}),
    decks: Object.fromEntries(seats),
  };
}

/** The matches of Lorcana. */
export const lorcanaMatches: HostMatch<LorcanaMatchState> = {
  runtime: lorcanaMatch,
  signed,
  setups: [
    { id: 'standard', title: 'Decks of 60, drawn by the seed', options: {} },
    { id: 'small', title: 'Decks of 30, drawn by the seed', options: { deckSize: 30 } },
    { id: 'short', title: 'At most 12 turns', options: { turnLimit: 12 } },
    { id: 'three', title: 'Three players', options: { players: SEATS.slice(0, 3) } },
    { id: 'four', title: 'Four players', options: { players: SEATS } },
  ],
  zones,
  withCards,
  place,
  puzzles: async () => (await import('./puzzles.js')).lorcanaPuzzles,
  watch: lorcanaWatch,
  render: renderTable,
  ...lorcanaNarration,
  // No moment of a turn of Lorcana asks a player to pass.
  tries: triesWith,
  pace: {
    passes: [],
    stops: [],
    stopOf: () => undefined,
    all: [{ move: 'quest', words: 'Quest with all' }],
  },
  code: { imports: ["import { lorcanaMatch } from '@reticle/lorcana';"], runtime: 'lorcanaMatch' },
};
