/** Boards of matches: cards in their zones, by name. */
import { unwrap } from '@reticle/core';
import { type Match, randomFrom, seedRandom } from '@reticle/core/match';
import type { CardDefinition } from '../../src/language/card.js';
import type { Zone } from '../../src/language/facts.js';
import { lorcanaMatch } from '../../src/play/match.js';
import { cardsOf, deckOf } from '../../src/state/board.js';
import { type LorcanaCard, freshCard } from '../../src/state/card.js';
import { catalogOf, type LorcanaMatchState } from '../../src/state/match.js';
import { storeOf } from '../table.js';
import { FOLK } from './folk.js';

type Status = Partial<Pick<LorcanaCard, 'exerted' | 'damage' | 'drying'>>;
/** A card by its full name, and how it lies. */
type Entry = string | readonly [name: string, status: Status];

/**
 * A board in the main part of north's turn. Plain keys are north's, keys with `foe` are south's. Decks
 * default to five plain cards, inkwells to nine. The first card of a name has the name as its id, the second
 * is `'Leaf 2'`.
 */
export interface Board {
  readonly play?: readonly Entry[];
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  readonly deck?: readonly string[];
  readonly ink?: number;
  readonly lore?: number;
  readonly foes?: readonly Entry[];
  readonly foeHand?: readonly string[];
  readonly foeDiscard?: readonly string[];
  readonly foeLore?: number;
}

const DECK = ['Leaf', 'Leaf', 'Leaf', 'Leaf', 'Leaf'];
const leaves = (count: number): readonly string[] => Array.from({ length: count }, () => 'Leaf');

/** Builds a match with such a board. The given cards replace those of the set with the same names. */
export function matchWith(board: Board, given: readonly CardDefinition[] = []): Match<LorcanaMatchState> {
  const cards = [...FOLK, ...given];
  const catalog = catalogOf(cards);
  const seen = new Map<string, number>();
  const placed: LorcanaCard[] = [];
  const put = (owner: string, zone: Zone, entries: readonly Entry[]): void =>
    entries.forEach((entry) => {
      const [name, status] = typeof entry === 'string' ? [entry, {}] : entry;
      const definition = catalog.get(name);
      if (!definition) throw new Error(`There is no card ${name}`);
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const instanceId = count === 1 ? name : `${name} ${count}`;
      const faceDown = zone === 'inkwell';
      const arrival = { instanceId, owner, incarnation: 0, zone, faceDown };
      placed.push({ ...freshCard(definition, arrival), ...status });
    });
  const { play = [], hand = [], discard = [], deck = DECK, ink = 9, lore = 0 } = board;
  const { foes = [], foeHand = [], foeDiscard = [], foeLore = 0 } = board;
  put('north', 'play', play);
  put('north', 'hand', hand);
  put('north', 'discard', discard);
  put('south', 'play', foes);
  put('south', 'hand', foeHand);
  put('south', 'discard', foeDiscard);
  put('north', 'deck', deck);
  put('south', 'deck', DECK);
  put('north', 'inkwell', leaves(ink));
  put('south', 'inkwell', leaves(9));
  const started = unwrap(lorcanaMatch.start({}, 1));
  const state: LorcanaMatchState = {
    ...started.state,
    players: [
      { id: 'north', lore },
      { id: 'south', lore: foeLore },
    ],
    activePlayer: 'north',
    objects: storeOf(placed),
    config: { ...started.state.config, cards },
    turn: 5,
    phase: 'main',
    seats: started.state.seats.map((seat) => ({ ...seat, altered: true })),
  };
  return { ...started, random: randomFrom(seedRandom(1)).state, state };
}

/**
 * Returns what every player can see of a match, card by card: `{ Rook: { damage: 2 }, north: { lore: 1 } }`.
 */
export function pictureOf({ state }: Match<LorcanaMatchState>): Readonly<Record<string, unknown>> {
  const of = (player: string, zone: Zone) =>
    cardsOf(state).filter((card) => card.owner === player && card.zone === zone);
  const picture: Record<string, unknown> = {};
  for (const card of cardsOf(state)) picture[card.instanceId] = card;
  for (const { id, lore } of state.players)
    picture[id] = {
      lore,
      hand: of(id, 'hand').length,
      discard: of(id, 'discard').length,
      inkwell: of(id, 'inkwell').length,
      ready: of(id, 'inkwell').filter(({ exerted }) => !exerted).length,
      deck: deckOf(state, id),
    };
  return picture;
}
