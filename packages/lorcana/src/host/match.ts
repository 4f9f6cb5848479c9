import { unwrap, type JsonObject } from '@reticle/core';
import {
  lorcana,
  lorcanaMatch,
  lorcanaNarration,
  lorcanaStateOf,
  type LorcanaMatchState,
  renderTable,
} from '../index.js';
import * as z from 'zod';
import type { HostMatch, ZoneView } from '@reticle/core/host';
import { lorcanaZones } from './zones.js';

const seenPlayer = z.object({
  id: z.string(),
  lore: z.number(),
  hand: z.number(),
  deck: z.number(),
  inkwell: z.number(),
  readyInk: z.number(),
});
/** What the table needs of a view; the cards are read as the game reads them. */
const picture = z.object({
  players: z.array(seenPlayer),
  activePlayer: z.string(),
  toAct: z.string(),
  cards: z.array(z.json()),
});
type Picture = z.infer<typeof picture>;

const playersZone = ({ players, activePlayer, toAct }: Picture): ZoneView => ({
  id: 'players',
  name: 'players',
  things: players.map(({ id, lore, hand, deck, inkwell, readyInk }) => ({
    ref: { kind: 'player', id, incarnation: 0 },
    name: id,
    facts: [`lore ${lore}`, `ink ${readyInk} of ${inkwell} ready`, `hand ${hand}, deck ${deck}`],
    marks: [...(id === activePlayer ? ['active'] : []), ...(id === toAct ? ['to act'] : [])],
    controller: id,
  })),
});

/** Zones whose cards nobody sees, or that say nothing while they are empty. */
const QUIET = /-(?:hand|discard|inkwell)$/u;

function zones(seen: JsonObject): readonly ZoneView[] {
  const found = picture.parse(seen);
  const players = found.players.map(({ id, lore }) => ({ id, lore }));
  const state = unwrap(lorcana.parseState({ ...lorcanaStateOf({ players }), cards: found.cards }));
  const others = lorcanaZones(state).filter(
    ({ id, things }) => id !== 'players' && (things.length > 0 || !QUIET.test(id)),
  );
  return [playersZone(found), ...others];
}

/** Lorcana's matches. */
export const lorcanaMatches: HostMatch<LorcanaMatchState> = {
  runtime: lorcanaMatch,
  setups: [
    { id: 'standard', title: 'Decks of 60, drawn by the seed', options: {} },
    { id: 'small', title: 'Decks of 30, drawn by the seed', options: { deckSize: 30 } },
    { id: 'short', title: 'At most 12 turns', options: { turnLimit: 12 } },
  ],
  zones,
  render: renderTable,
  ...lorcanaNarration,
  code: { imports: ["import { lorcanaMatch } from '@reticle/lorcana';"], runtime: 'lorcanaMatch' },
};
