import { unwrap, type JsonObject } from '@reticle/core';
import { mtg, mtgMatch, mtgNarration, mtgStateOf, renderTable, type MtgMatchState } from '../index.js';
import { manaPool, printManaAmounts } from '../entries/mana.js';
import { SIXTH_EDITION } from '../sets/6ed/index.js';
import * as z from 'zod';
import type { HostMatch, ThingView, ZoneView } from '@reticle/core/host';
import { mtgZones } from './zones.js';

const seenPlayer = z.object({
  id: z.string(),
  life: z.number(),
  hand: z.number(),
  library: z.number(),
  pool: manaPool,
});
const cards = z.array(z.json());
/** What the table needs of a view; cards and abilities are read as the game reads them. */
const picture = z.object({
  players: z.array(seenPlayer),
  activePlayer: z.string().nullable(),
  turn: z.object({ priority: z.string().optional() }),
  cards,
  abilities: z.array(z.json()),
  stack: z.array(z.string()),
  /** Hidden cards among which the viewer is to choose. */
  decision: z.object({ cards: cards.optional() }).nullable(),
});
type Picture = z.infer<typeof picture>;

const playersZone = ({ players, activePlayer, turn }: Picture): ZoneView => ({
  id: 'players',
  name: 'players',
  things: players.map(({ id, life, hand, library, pool }) => ({
    ref: { kind: 'player', id, incarnation: 0 },
    name: id,
    facts: [`life ${life}`, `hand ${hand}, library ${library}`, ...manaFact(pool)],
    marks: [...(id === activePlayer ? ['active'] : []), ...(id === turn.priority ? ['priority'] : [])],
    controller: id,
  })),
});

function manaFact(pool: z.infer<typeof manaPool>): readonly string[] {
  const words = printManaAmounts(pool);
  return words === '' ? [] : [`mana ${words}`];
}

/** Zones that say nothing while they are empty. */
const QUIET = /(?:-(?:hand|graveyard)|^stack)$/u;

function zones(seen: JsonObject): readonly ZoneView[] {
  const found = picture.parse(seen);
  const { players, abilities, stack, decision } = found;
  const state = unwrap(
    mtg.parseState({
      ...mtgStateOf({ players: players.map(({ id, life }) => ({ id, life })) }),
      cards: [...found.cards, ...(decision?.cards ?? [])],
      abilities,
      stack,
    }),
  );
  const costs = new Map(state.cards.map(({ instanceId, manaValue }) => [instanceId, manaValue]));
  /** What is in a hand is to be paid for: its mana value is worth seeing. */
  const priced = (zone: ZoneView): ZoneView => {
    const withCost = ({ ref, facts, ...thing }: ThingView): ThingView => {
      const cost = costs.get(ref.id) ?? 0;
      return { ...thing, ref, facts: cost > 0 ? [...facts, `mana value ${cost}`] : facts };
    };
    return zone.id.endsWith('-hand') ? { ...zone, things: zone.things.map(withCost) } : zone;
  };
  const others = mtgZones(state).filter(
    ({ id, things }) => id !== 'players' && (things.length > 0 || !QUIET.test(id)),
  );
  return [playersZone(found), ...others.map(priced)];
}

const CARDS = { id: '6ed', cards: SIXTH_EDITION };

/** Magic's matches, with the Sixth Edition. */
export const mtgMatches: HostMatch<MtgMatchState> = {
  runtime: mtgMatch(CARDS),
  setups: [
    { id: 'standard', title: 'Sixth Edition, decks of 40 drawn by the seed', options: {} },
    { id: 'short', title: 'The same with 10 life', options: { startingLife: 10 } },
    {
      id: 'large',
      title: 'Decks of 60 drawn by the seed',
      options: { deckSize: 60 },
    },
  ],
  zones,
  render: renderTable,
  ...mtgNarration(CARDS),
  code: {
    imports: [
      "import { mtgMatch } from '@reticle/mtg';",
      "import { SIXTH_EDITION } from '@reticle/mtg/sets/6ed';",
    ],
    runtime: "mtgMatch({ id: '6ed', cards: SIXTH_EDITION })",
  },
};
