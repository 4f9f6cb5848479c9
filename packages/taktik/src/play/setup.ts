import { ok, refuse, type GameIssue, type Result } from '@reticle/core';
import type { Random } from '@reticle/core/match';
import { onBoard, tileAt, type Board } from '../language/board.js';
import { generateBoard } from './generate.js';
import { TERRAIN } from '../language/terrain.js';
import { parseBoard, sizeIssues } from './board-text.js';
import { catalogOf, deckOf } from '../sets/catalog.js';
import { STANDARD_CARDS } from '../sets/standard.js';
import { taktikIssue } from '../language/issue.js';
import type { TaktikOptions } from './options.js';
import { PLAYERS } from '../language/players.js';
import type { TaktikState } from '../state/state.js';
import { deploy, homeRowsFor, parseUnits } from './deploy.js';

function boardFor({ map, width, height, force }: TaktikOptions, random: Random): Result<Board> {
  if (map) return parseBoard(map.terrain, map.overlays);
  const [wrongSize] = sizeIssues(width, height);
  if (wrongSize) return refuse(wrongSize);
  return ok(generateBoard(width, height, homeRowsFor(force, { width, height }), random));
}

/** Cards whose id is taken, copies of cards that are not there, and a tile to hold that nobody can enter. */
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
 * The state before the first move: the board drawn or read, the sides deployed, the decks shuffled, tactics dealt.
 * Refused with `taktik.boardSize` and the other codes of maps, `taktik.forceTooLarge`, `taktik.noUnits`,
 * `taktik.duplicateCard`, `taktik.unknownCard`, `taktik.offBoard`, `taktik.tileBlocked`.
 */
export function setup(options: TaktikOptions, random: Random): Result<TaktikState> {
  const { map, force, victory, turnLimit, first, handSize, cards, copies } = options;
  const board = boardFor(options, random);
  if (!board.ok) return board;
  const issues = optionIssues(options, board.value);
  if (issues.length > 0) return { ok: false, issues };
  const units = map?.units === undefined ? deploy(board.value, force) : parseUnits(board.value, map.units);
  if (!units.ok) return units;

  const all = [...catalogOf(cards).values()];
  const deck = random.shuffle(
    deckOf(
      all.filter(({ kind }) => kind !== 'tactic'),
      copies,
    ),
  );
  const tactics = random.shuffle(
    deckOf(
      all.filter(({ kind }) => kind === 'tactic'),
      copies,
    ),
  );
  const active = first === 'random' ? (PLAYERS[random.below(PLAYERS.length)] ?? 'red') : first;
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
