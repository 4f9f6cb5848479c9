import type { JsonObject } from '@reticle/core';
import { taktikMatch, taktikNarration, type TaktikState, renderBoard } from '../index.js';
import { PHASES, PLAYERS, type PlayerId, WINDOWS } from '../language/players.js';
import { STANDARD_CARDS } from '../sets/standard.js';
import { board } from '../language/board.js';
import { unit } from '../language/unit.js';
import { taktikState } from '../state/state.js';
import { PHASE_NAMES, WINDOW_NAMES } from '../play/view/narration.js';
import * as z from 'zod';
import {
  madeOnce,
  seenPart,
  type HostMatch,
  type MatchPace,
  type ThingView,
  type ZoneView,
} from '@reticle/core/host';
import { fieldZones, SIDE_HUES } from './board.js';
import { place, triesWith } from './place.js';

const ids = z.array(z.string());
const seenPlayer = z.object({
  id: z.enum(PLAYERS),
  hasDrawn: z.boolean(),
  storedCount: z.number(),
  tactics: ids,
  /** Only in the viewer's own entry. */
  drawn: z.string().nullish(),
  stored: ids.optional(),
});
type SeenPlayer = z.infer<typeof seenPlayer>;

const boardSeen = madeOnce((seen: object) => board.parse(seen));
const configSeen = madeOnce((seen: object) => taktikState.shape.config.parse(seen));
const unitSeen = madeOnce((seen: object) => unit.parse(seen));

/** The part of a view that the table needs. */
const picture = z.object({
  ...taktikState.pick({ active: true, queue: true, pending: true, effects: true }).shape,
  config: seenPart,
  board: seenPart,
  units: z.array(seenPart),
  players: z.array(seenPlayer),
  deckCount: z.number(),
  tacticDeckCount: z.number(),
});

const CARDS = new Map(STANDARD_CARDS.map((card) => [card.id, card]));

/** Makes the views of cards. Cards with the same name become one thing with their number. */
function cardThings(found: readonly string[], fact: string, controller: PlayerId): readonly ThingView[] {
  return [...new Set(found)].map((id) => {
    const count = found.filter((each) => each === id).length;
    const card = CARDS.get(id);
    return {
      ref: { kind: 'heldCard', id, incarnation: 0 },
      name: card?.name ?? id,
      facts: [fact, ...(count > 1 ? [`${count} of it`] : [])],
      marks: [],
      controller,
      ...(card
        ? {
            face: {
              cost: [],
              hues: [
                card.kind === 'malus'
                  ? ('black' as const)
                  : card.kind === 'bonus'
                    ? ('gold' as const)
                    : SIDE_HUES[controller],
              ],
              types: card.kind === fact ? fact : `${fact} ${card.kind}`,
              motif: 'deed' as const,
              text: [[card.text]],
            },
          }
        : {}),
      badges: count > 1 ? [{ sign: `×${count}`, words: `${count} of it` }] : [],
    };
  });
}

function cardsZone({ id, tactics, drawn, stored }: SeenPlayer): readonly ZoneView[] {
  const things = [
    ...(typeof drawn === 'string' ? cardThings([drawn], 'drawn', id) : []),
    ...cardThings(stored ?? [], 'stored', id),
    ...cardThings(tactics, 'tactic', id),
  ];
  return things.length === 0
    ? []
    : [{ id: `${id}-cards`, name: `cards of ${id}`, owner: id, layout: 'hand', things }];
}

function zones(seen: JsonObject): readonly ZoneView[] {
  const { players, active, deckCount, tacticDeckCount, ...field } = picture.parse(seen);
  const units = field.units.map((each) => unitSeen(each));
  const playerThings = players.map(({ id, hasDrawn, storedCount, tactics }): ThingView => ({
    ref: { kind: 'player', id, incarnation: 0 },
    name: id,
    facts: [
      `${units.filter(({ owner, hits }) => owner === id && hits < 2).length} units`,
      `${storedCount} stored, ${tactics.length} tactics`,
    ],
    marks: [...(id === active ? ['active'] : []), ...(hasDrawn ? ['has drawn'] : [])],
    controller: id,
    figure: { name: 'flag', hue: SIDE_HUES[id] },
    values: [
      {
        words: 'units',
        value: String(units.filter(({ owner, hits }) => owner === id && hits < 2).length),
        sign: 'shield',
      },
      { words: 'stored cards', value: String(storedCount), sign: 'hand' },
      { words: 'tactic cards', value: String(tactics.length), sign: 'deck' },
    ],
  }));
  return [
    ...fieldZones({ ...field, board: boardSeen(field.board), config: configSeen(field.config), units }),
    {
      id: 'players',
      layout: 'players',
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

/**
 * The windows in which people are asked by default: when dice are rolled, or a card is played against them.
 */
const USUAL: ReadonlySet<string> = new Set(['malusPlayed', 'beforeAttackRoll']);

const PACE: MatchPace<TaktikState> = {
  passes: ['pass', 'endPhase'],
  stops: [
    ...PHASES.map((phase) => ({
      id: phase,
      words: `phase of ${PHASE_NAMES[phase]}`,
      usual: true,
      isOwn: true,
    })),
    ...WINDOWS.map((name) => ({ id: name, words: WINDOW_NAMES[name], usual: USUAL.has(name) })),
  ],
  stopOf: ({ phase, window }) => window?.name ?? phase,
};

/** The match part of Taktik's host. */
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
  place,
  puzzles: async () => (await import('./puzzles.js')).taktikPuzzles,
  // From 120 matches of greedy bots on small fields, by logistic regression at every fifth move.
  lead: 6,
  render: renderBoard,
  ...taktikNarration,
  tries: triesWith,
  pace: PACE,
  code: { imports: ["import { taktikMatch } from '@reticle/taktik';"], runtime: 'taktikMatch' },
};
