import type { JsonObject } from '@reticle/core';
import {
  PLAYERS,
  STANDARD_CARDS,
  taktikMatch,
  taktikNarration,
  taktikState,
  type TaktikState,
  renderBoard,
} from '../index.js';
import * as z from 'zod';
import type { HostMatch, ThingView, ZoneView } from '@reticle/core/host';
import { fieldZones } from './zones.js';

const ids = z.array(z.string());
const seenPlayer = z.object({
  id: z.enum(PLAYERS),
  hasDrawn: z.boolean(),
  storedCount: z.number(),
  tactics: ids,
  /** Only of who looks. */
  drawn: z.string().nullish(),
  stored: ids.optional(),
});
type SeenPlayer = z.infer<typeof seenPlayer>;

/** What the table needs of a view. */
const picture = z.object({
  ...taktikState.pick({ board: true, units: true, active: true }).shape,
  players: z.array(seenPlayer),
  deckCount: z.number(),
  tacticDeckCount: z.number(),
});

const NAMES: ReadonlyMap<string, string> = new Map(STANDARD_CARDS.map(({ id, name }) => [id, name]));

/** Cards of one name stand once, with how many they are. */
function cardThings(found: readonly string[], fact: string, controller: string): readonly ThingView[] {
  return [...new Set(found)].map((id) => {
    const count = found.filter((each) => each === id).length;
    return {
      ref: { kind: 'heldCard', id, incarnation: 0 },
      name: NAMES.get(id) ?? id,
      facts: [fact, ...(count > 1 ? [`${count} of it`] : [])],
      marks: [],
      controller,
    };
  });
}

function cardsZone({ id, tactics, drawn, stored }: SeenPlayer): readonly ZoneView[] {
  const things = [
    ...(typeof drawn === 'string' ? cardThings([drawn], 'drawn', id) : []),
    ...cardThings(stored ?? [], 'stored', id),
    ...cardThings(tactics, 'tactic', id),
  ];
  return things.length === 0 ? [] : [{ id: `${id}-cards`, name: `cards of ${id}`, things }];
}

function zones(seen: JsonObject): readonly ZoneView[] {
  const { board, units, players, active, deckCount, tacticDeckCount } = picture.parse(seen);
  const playerThings = players.map(({ id, hasDrawn, storedCount, tactics }): ThingView => ({
    ref: { kind: 'player', id, incarnation: 0 },
    name: id,
    facts: [
      `${units.filter(({ owner, hits }) => owner === id && hits < 2).length} units`,
      `${storedCount} stored, ${tactics.length} tactics`,
    ],
    marks: [...(id === active ? ['active'] : []), ...(hasDrawn ? ['has drawn'] : [])],
    controller: id,
  }));
  return [
    ...fieldZones({ board, units }),
    {
      id: 'players',
      name: `players (decks of ${deckCount} and ${tacticDeckCount} tactics)`,
      things: playerThings,
    },
    ...players.flatMap(cardsZone),
  ];
}

const force = (infantry: number, vehicle: number, special: number): JsonObject => ({
  infantry,
  vehicle,
  special,
});

/** Taktik's matches. */
export const taktikMatches: HostMatch<TaktikState> = {
  runtime: taktikMatch,
  setups: [
    {
      id: 'small',
      title: '8 by 8 fields, 4 units a side',
      options: { width: 8, height: 8, force: force(2, 1, 1) },
    },
    {
      id: 'duel',
      title: '6 by 6 fields, 2 units a side',
      options: { width: 6, height: 6, force: force(1, 1, 0) },
    },
    {
      id: 'wide',
      title: '12 by 10 fields, 7 units a side',
      options: { width: 12, height: 10, force: force(4, 2, 1) },
    },
    { id: 'standard', title: 'Standard: 20 by 30 fields, 10 units a side', options: {} },
  ],
  zones,
  render: renderBoard,
  ...taktikNarration,
  code: { imports: ["import { taktikMatch } from '@reticle/taktik';"], runtime: 'taktikMatch' },
};
