import { ok, refuse, type Result, type GameIssue } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import * as z from 'zod';
import {
  type Board,
  type Position,
  OVERLAY,
  TERRAIN,
  type Overlay,
  type Terrain,
  tileAt,
  onBoard,
} from '../language/board.js';
import { taktikCard } from '../language/card.js';
import { taktikIssue } from '../language/event.js';
import { PLAYERS, type PlayerId, victoryCondition } from '../language/players.js';
import { UNIT_TYPE, UNIT_TYPES, type UnitType, newUnit, type TaktikUnit } from '../language/unit.js';
import { catalogOf, deckOf, STANDARD_CARDS } from '../sets/standard.js';
import type { TaktikState } from '../state/state.js';
import { layerIssues, parseBoard, rowsOf, sizeIssues } from './view/view.js';

/** The terrains of patches. A terrain that is listed twice is twice as likely. */
const PATCHES: readonly Terrain[] = [
  'rough',
  'hill',
  'hill',
  'forest',
  'forest',
  'urban',
  'industrial',
  'water',
];
const TILES_PER_PATCH = 18;
const PATCH_STEPS = 5;

/**
 * Generates a board from the random source. It is fair: turned by 180 degrees it looks the same. A road leads
 * from one home edge to the other, over bridges where it meets the river, so the sides can always meet. The
 * home rows of each side (`homeRows` of them) have no water.
 */
export function generateBoard(width: number, height: number, homeRows: number, random: Random): Board {
  const terrain = new Map<number, Terrain>();
  const overlays = new Map<number, Overlay>();
  const index = ({ x, y }: Position) => y * width + x;
  /** Returns a tile and the one opposite to it. */
  const both = ({ x, y }: Position) => [index({ x, y }), index({ x: width - 1 - x, y: height - 1 - y })];
  const half = Math.ceil(height / 2);

  for (let patches = Math.ceil((width * height) / TILES_PER_PATCH / 2); patches > 0; patches--) {
    const kind = PATCHES[random.below(PATCHES.length)] ?? 'rough';
    let at = { x: random.below(width), y: random.below(half) };
    for (let steps = 1 + random.below(PATCH_STEPS); steps > 0; steps--) {
      if (kind !== 'water' || at.y >= homeRows) for (const tile of both(at)) terrain.set(tile, kind);
      at = {
        x: clamp(at.x + random.below(3) - 1, 0, width - 1),
        y: clamp(at.y + random.below(3) - 1, 0, half - 1),
      };
    }
  }
  if (random.below(3) > 0) {
    for (let x = 0; x < Math.ceil(width / 2); x++)
      for (const tile of both({ x, y: half - 1 })) overlays.set(tile, 'river');
  }
  for (const at of roadDown(width, half, random)) {
    for (const tile of both(at)) {
      overlays.set(tile, overlays.has(tile) ? 'bridge' : 'road');
      if (terrain.get(tile) === 'water') terrain.set(tile, 'plain');
    }
  }

  const rows = (symbolAt: (tile: number) => string) =>
    Array.from({ length: height }, (_row, y) =>
      Array.from({ length: width }, (_tile, x) => symbolAt(index({ x, y }))).join(''),
    );
  return {
    width,
    height,
    terrain: rows((tile) => TERRAIN[terrain.get(tile) ?? 'plain'].symbol),
    overlays: rows((tile) => OVERLAY[overlays.get(tile) ?? 'none'].symbol),
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Draws a road from the top row to the middle of the board, one tile a row, so that it meets its own mirror
 * image there.
 */
function roadDown(width: number, half: number, random: Random): readonly Position[] {
  const centre = Math.floor((width - 1) / 2);
  const road: Position[] = [];
  let x = random.below(width);
  for (let y = 0; y < half; y++) {
    const spare = half - 1 - y;
    x = clamp(clamp(x + random.below(3) - 1, 0, width - 1), centre - spare, centre + spare);
    road.push({ x, y });
  }
  return road;
}

type Force = Readonly<Record<UnitType, number>>;

const sizeOf = (force: Force): number => UNIT_TYPES.reduce((sum, type) => sum + force[type], 0);

/** Returns how many rows from its edge a side may fill. At least two rows lie between the sides. */
const mostHomeRows = (height: number): number => Math.floor((height - 2) / 2);

/** Returns the number of rows that a force fills on open ground. */
const homeRowsFor = (
  force: Force,
  { width, height }: { readonly width: number; readonly height: number },
): number => Math.min(Math.ceil(sizeOf(force) / width), mostHomeRows(height));

/** Lists red's home tiles, from the edge inwards and from the middle outwards. */
function homeTiles({ width, height }: Board): readonly Position[] {
  const middle = (width - 1) / 2;
  const columns = Array.from({ length: width }, (_column, x) => x).toSorted(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
  return Array.from({ length: mostHomeRows(height) }, (_row, y) => columns.map((x) => ({ x, y }))).flat();
}

const facing = ({ width, height }: Board, { x, y }: Position): Position => ({
  x: width - 1 - x,
  y: height - 1 - y,
});

/**
 * Deploys both sides in their home rows, blue like red turned by 180 degrees. Refuses with `taktik.noUnits`,
 * `taktik.forceTooLarge`.
 */
function deploy(board: Board, force: Force): Result<readonly TaktikUnit[]> {
  const total = sizeOf(force);
  const types = UNIT_TYPES.flatMap((type) =>
    Array.from({ length: force[type] }, (_unit, at) => ({ type, number: at + 1 })),
  );
  const units: TaktikUnit[] = [];
  for (const player of PLAYERS) {
    const home = homeTiles(board)
      .map((at) => (player === 'red' ? at : facing(board, at)))
      .filter((at) => TERRAIN[tileAt(board, at).terrain].cost !== null);
    if (total === 0) return refuse(taktikIssue('noUnits', { player }));
    if (total > home.length)
      return refuse(taktikIssue('forceTooLarge', { player, units: total, room: home.length }));
    types.forEach(({ type, number }, index) => {
      const at = home[index];
      if (at) units.push(newUnit(player, type, number, at.x, at.y));
    });
  }
  return ok(units);
}

const SYMBOLS = new Map<string, { readonly owner: PlayerId; readonly type: UnitType }>();
for (const type of UNIT_TYPES) {
  SYMBOLS.set(UNIT_TYPE[type].symbol.toUpperCase(), { owner: 'red', type });
  SYMBOLS.set(UNIT_TYPE[type].symbol, { owner: 'blue', type });
}

/**
 * Parses units from a text: `I V S` are red's infantry, vehicles and specials, `i v s` blue's, `.` nobody.
 */
function parseUnits(board: Board, text: string): Result<readonly TaktikUnit[]> {
  const rows = rowsOf(text);
  const issues = [...layerIssues('units', rows, board, ['.', ...SYMBOLS.keys()])];
  if (issues.length > 0) return { ok: false, issues };
  const units: TaktikUnit[] = [];
  rows.forEach((row, y) =>
    Array.from(row).forEach((symbol, x) => {
      const found = SYMBOLS.get(symbol);
      if (!found) return;
      const { owner, type } = found;
      const { terrain } = tileAt(board, { x, y });
      if (TERRAIN[terrain].cost === null) issues.push(taktikIssue('unitOnBlocked', { x, y, terrain }));
      units.push(
        newUnit(
          owner,
          type,
          1 + units.filter((one) => one.owner === owner && one.type === type).length,
          x,
          y,
        ),
      );
    }),
  );
  for (const player of PLAYERS) {
    if (!units.some(({ owner }) => owner === player)) issues.push(taktikIssue('noUnits', { player }));
  }
  return issues.length > 0 ? { ok: false, issues } : ok(units);
}

function boardFor({ map, width, height, force }: TaktikOptions, random: Random): Result<Board> {
  if (map) return parseBoard(map.terrain, map.overlays);
  const [wrongSize] = sizeIssues(width, height);
  if (wrongSize) return refuse(wrongSize);
  return ok(generateBoard(width, height, homeRowsFor(force, { width, height }), random));
}

/**
 * Lists what is wrong with the options: cards with a taken id, copies of cards that do not exist, and a tile
 * to hold that nobody can enter.
 */
function optionIssues({ cards, copies, victory }: TaktikOptions, board: Board): readonly GameIssue[] {
  const ids = [...STANDARD_CARDS, ...cards].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) < index);
  const unknown = Object.keys(copies).filter((id) => !ids.includes(id));
  const issues = [
    ...repeated.map((cardId) => taktikIssue('duplicateCard', { cardId })),
    ...unknown.map((cardId) => taktikIssue('unknownCard', { cardId })),
  ];
  if (victory.type !== 'hold') return issues;
  const { x, y } = victory;
  if (!onBoard(board, victory)) return [...issues, taktikIssue('offBoard', { x, y })];
  const { terrain } = tileAt(board, victory);
  return TERRAIN[terrain].cost === null ? [...issues, taktikIssue('tileBlocked', { x, y, terrain })] : issues;
}

/**
 * Sets up the state before the first move: the board generated or parsed, the sides deployed, the decks
 * shuffled, tactics dealt. Refuses with `taktik.boardSize` and the other codes of maps,
 * `taktik.forceTooLarge`, `taktik.noUnits`, `taktik.duplicateCard`, `taktik.unknownCard`, `taktik.offBoard`,
 * `taktik.tileBlocked`.
 */
export function setup(options: TaktikOptions, random: Random): Result<TaktikState> {
  const { map, force, victory, turnLimit, first, handSize, cards, copies } = options;
  const board = boardFor(options, random.stream('board'));
  if (!board.ok) return board;
  const issues = optionIssues(options, board.value);
  if (issues.length > 0) return { ok: false, issues };
  const units = map?.units === undefined ? deploy(board.value, force) : parseUnits(board.value, map.units);
  if (!units.ok) return units;

  const all = [...catalogOf(cards).values()];
  const deck = random.stream('deck').shuffle(
    deckOf(
      all.filter(({ kind }) => kind !== 'tactic'),
      copies,
    ),
  );
  const tactics = random.stream('tactics').shuffle(
    deckOf(
      all.filter(({ kind }) => kind === 'tactic'),
      copies,
    ),
  );
  const active =
    first === 'random' ? (PLAYERS[random.stream('first').below(PLAYERS.length)] ?? 'red') : first;
  const hand = (seat: number) => tactics.slice(seat * handSize, (seat + 1) * handSize);
  return ok({
    config: { victory, turnLimit, handSize, cards },
    board: board.value,
    players: [
      { id: 'red', drawn: null, stored: [], tactics: hand(0) },
      { id: 'blue', drawn: null, stored: [], tactics: hand(1) },
    ],
    units: units.value,
    effects: [],
    deck,
    discard: [],
    tacticDeck: tactics.slice(handSize * PLAYERS.length),
    tacticDiscard: [],
    turn: 1,
    active,
    phase: 'draw',
    queue: [],
    pending: null,
    window: null,
    hold: null,
    nextEffectId: 0,
    ended: null,
  });
}

const text = z.string().max(10_000);
const units = z.int().min(0).max(500);

/** The schema of a match's options. `{}` is the standard game. */
export const taktikOptions = z.strictObject({
  width: z.int().default(20).describe('Columns of the generated board, 6 to 60; ignored if there is a map.'),
  height: z.int().default(30).describe('Rows of the generated board, 6 to 60; ignored if there is a map.'),
  map: z
    .strictObject({
      terrain: text.describe('A row of letters for each row of fields: what the ground is made of.'),
      overlays: text
        .optional()
        .describe('The same for roads, rivers and bridges; there are none without it.'),
      units: text
        .optional()
        .describe(
          "Who stands where: I V S are red's infantry, vehicles and specials, i v s blue's, . nobody.",
        ),
    })
    .optional()
    .describe('A board as text, and the units on it; the force deploys where no units are said.'),
  force: z
    .strictObject({
      infantry: units.default(UNIT_TYPE.infantry.force).describe('Units of infantry.'),
      vehicle: units.default(UNIT_TYPE.vehicle.force).describe('Vehicles.'),
      special: units.default(UNIT_TYPE.special.force).describe('Special units.'),
    })
    .prefault({})
    .describe('How many units a side deploys.'),
  victory: victoryCondition.default({ type: 'annihilation' }).describe('How the match is won.'),
  turnLimit: z
    .int()
    .min(1)
    .max(1_000)
    .default(100)
    .describe(
      "At the end of this turn (each player's turn counts) whoever has more units wins; equally many are a draw.",
    ),
  first: z
    .enum([...PLAYERS, 'random'])
    .default('random')
    .describe('Who has the first turn; by default the seed decides.'),
  handSize: z
    .int()
    .min(0)
    .max(10)
    .default(3)
    .describe('Tactic cards that each player begins with, and may hold.'),
  cards: z
    .array(taktikCard)
    .max(64)
    .readonly()
    .default([])
    .meta({ description: 'Cards besides the standard ones.', opaque: 'A card as data.' }),
  copies: z
    .record(z.string().max(64), z.int().min(0).max(20))
    .default({})
    .describe('How often each card is in its deck, by id, where it is not as often as the card says.'),
});
/** The options of a match. */
export type TaktikOptions = z.infer<typeof taktikOptions>;
