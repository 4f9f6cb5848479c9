import type { ThingView, ZoneView } from '@reticle/core/host';
import { inOneLine, type Terminal } from '../terminal.js';
import { printable } from '../failure.js';
import type { Choice, Io, Scene } from '../io.js';
import { gridIn, shownGrid, withThing } from './grid.js';
import { cardBox, cardLines, cut, huePainter, linesOf } from './card-box.js';
import { handOf } from './held.js';

/** The views of the upper part of a screen, in the order in which Tab shows them. */
export const VIEWS = ['table', 'cards', 'log'] as const;
export type View = (typeof VIEWS)[number];

type MenuLine = Pick<Choice<unknown>, 'label' | 'key'>;

/** A menu as a screen shows it. */
export interface MenuView {
  readonly message: string;
  /** The text typed so far. `?` asks for help. */
  readonly typed: string;
  /** The choices that match the typed text. */
  readonly options: readonly MenuLine[];
  /** The index of the selected choice, or -1 if none is selected. */
  readonly focus: number;
  /** The number of choices before anything is typed. */
  readonly total: number;
  /** Why nothing was chosen. */
  readonly refusal: string | undefined;
  /** The card that the selected choice is about. */
  readonly about: ThingView | undefined;
  /** The lines below that card. */
  readonly note: readonly string[];
  readonly view: View;
  /** How many lines the upper part is scrolled by. */
  readonly scrolled: number;
}

/** How large a screen is, in characters. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/**
 * From this many columns on, the card of the selected choice is shown beside the board, however long its
 * lines are.
 */
const USUAL = 80;
/** From this many columns on, all cards and news are shown beside the board. */
const WIDE = 100;
/** The least columns of what is shown beside the board. */
const SIDE = 44;
const LEAST_SIDE = 24;
/** The column at which the keys of choices end. */
const KEY_COLUMN = 60;
/** The fewest choices that are shown, also if the rest of the screen is needed for other things. */
const FEWEST = 3;
const MOST = 10;
/** Lines that are neither the upper part nor choices: the title, a rule, the question, what is typed, the keys. */
const AROUND = 5;
/** The lines for the card of the selected choice. */
const CARD = 12;

const HELP = [
  'Keys',
  '',
  '  up, down     go to a choice; its card is shown',
  '  any letters  narrow the choices to those that have all these words',
  '  Enter        takes the choice, if it was gone to or is the only one',
  '  Space        passes, where that is on offer; other keys stand at their choice',
  '  Escape       empties what was typed, then goes back to the menu before',
  '  Tab          the table, your cards in words, or all that happened',
  '  PgUp, PgDn   scroll the upper part',
  '  Ctrl-C       goes back, and from the first menu leaves the match',
  '',
  'Only what is legal is offered; "read a card" says why nothing else is done with a',
  'card. You are not asked where you can do nothing but go on, nor where people',
  'rarely want to be; --every-stop asks you everywhere.',
  'Moves can be taken back, one after the other, to the beginning.',
];

/**
 * Cuts lines to a height, and says how many were cut.
 *
 * @param from the first line to show, if there are so many
 * @param key the key that shows the rest
 */
function part(lines: readonly string[], height: number, from = 0, key = 'PgDn'): readonly string[] {
  if (height <= 0) return [];
  if (lines.length <= height) return lines;
  const first = Math.min(from, lines.length - height);
  const below = lines.length - first - height;
  const shown = lines.slice(first, first + height);
  if (below === 0) return [`… ${first} above: PgUp`, ...shown.slice(1)];
  return [...shown.slice(0, -1), `… ${below + 1} more below: ${key}`];
}

const last = (lines: readonly string[], height: number): readonly string[] =>
  height <= 0 ? [] : lines.slice(-height);

/** Returns what was said and what happened since the last decision, in at most `height` lines. */
function newsIn({ log, news, said }: Scene, width: number, height: number): readonly string[] {
  const told = said.flatMap((line) => linesOf(line, width));
  const since = log.slice(log.length - news).flatMap((line) => linesOf(line, width));
  const room = Math.max(height - told.length, Math.min(2, since.length));
  const shown = last(since, room);
  const before = since.length - shown.length;
  const more = before > 0 ? [`… ${before + 1} lines before: Tab`, ...shown.slice(1)] : shown;
  return part([...more, ...told], height);
}

/**
 * Returns the cards that the person holds, with the reason under each that cannot be used now: in one line
 * beside the board, whole if nothing else is shown.
 */
const heldIn = ({ hand, idle }: Scene, width: number, isWhole = false): readonly string[] => {
  const why = ({ ref }: ThingView): readonly string[] => {
    const reason = idle.get(ref.id);
    if (reason === undefined) return [];
    const text = `not now: ${reason}`;
    return isWhole ? linesOf(text, width, '    ') : [cut(`    ${printable(inOneLine(text))}`, width)];
  };
  const cards = new Set(hand.map((thing) => [...cardLines(thing, width), ...why(thing)].join('\n')));
  return cards.size === 0 ? [] : ['You hold:', ...[...cards].flatMap((card) => card.split('\n'))];
};

/** Joins two columns. Lines of the left one are padded to its widest. */
function beside(
  left: readonly string[],
  right: readonly string[],
  width: number,
  height: number,
): readonly string[] {
  return Array.from({ length: height }, (_line, at) =>
    `${(left[at] ?? '').padEnd(width)} │ ${right[at] ?? ''}`.trimEnd(),
  );
}

/** Returns the card of the selected choice with its note, or undefined if there is none. */
function cardIn({ about, note }: MenuView, width: number): readonly string[] | undefined {
  return about && [...cardBox(about, width), ...note.flatMap((line) => linesOf(line, width))];
}

/** Returns the width of the board if something is shown beside it, or undefined if it does not fit. */
function sideBeside({ board, legend }: Scene, columns: number, about?: ThingView): number | undefined {
  const longest = Math.max(0, ...board.map((line) => line.length));
  // A grid needs all rows, and shows the things on its fields, so little is said beside it.
  const side = legend.length > 0 && !about?.face ? LEAST_SIDE : SIDE;
  return columns >= (about ? USUAL : WIDE) || longest + 3 + side <= columns
    ? Math.min(Math.max(Math.floor(columns / 4), longest), columns - side - 3)
    : undefined;
}

const boardOf = ({ board, marked }: Scene, { about }: MenuView): readonly string[] =>
  about?.at ? marked(about) : board;

/**
 * Returns the first line of the board to show: the scrolled one, or one near the field of the selected
 * choice.
 */
function firstShown(
  { board }: Scene,
  shown: readonly string[],
  { scrolled }: MenuView,
  rows: number,
): number {
  const marked = shown.findIndex((line, at) => line !== board[at]);
  return scrolled > 0 || marked < rows - 1 ? scrolled : marked - Math.floor(rows / 2);
}

/**
 * Adds the meanings of a board's symbols, if there is room below it: one per line, or one after the other.
 */
function withLegend(
  board: readonly string[],
  { legend }: Scene,
  width: number,
  rows: number,
): readonly string[] {
  const room = rows - board.length - 1;
  const lines = legend.length <= room ? legend : [legend.join(' · ')];
  const shown = lines.flatMap((line) => linesOf(line, width));
  return shown.length === 0 || shown.length > room ? board : [...board, '', ...shown];
}

function tableView(scene: Scene, menu: MenuView, { rows, columns }: Size): readonly string[] {
  const width = sideBeside(scene, columns, menu.about);
  if (width !== undefined) {
    const side = columns - width - 3;
    const card = cardIn(menu, side);
    const above = card ?? heldIn(scene, side);
    const least = card ? Math.max(0, rows - above.length - 1) : Math.max(6, Math.floor(rows / 3));
    const news = newsIn(scene, side, least);
    const room = rows - news.length - (news.length > 0 ? 1 : 0);
    const shown = [...part(above, room, 0, 'Tab'), ...(news.length > 0 ? ['', ...news] : [])];
    const shownBoard = boardOf(scene, menu);
    const board = part(
      withLegend(
        shownBoard.flatMap((line) => linesOf(line, width)),
        scene,
        width,
        rows,
      ),
      rows,
      firstShown(scene, shownBoard, menu, rows),
    );
    return beside(board, shown, width, rows);
  }
  const board = boardOf(scene, menu).flatMap((line) => linesOf(line, columns));
  const wanted = Math.max(2, rows - board.length - 1);
  const card = cardIn(menu, columns);
  const below = card ? part(card, rows - 3) : newsIn(scene, columns, wanted);
  const room = rows - below.length - (below.length > 0 ? 1 : 0);
  return [...part(board, room, menu.scrolled), ...(below.length > 0 ? ['', ...below] : [])];
}

const legendLines = ({ legend }: Scene): readonly string[] =>
  legend.length === 0 ? [] : ['', 'On the board', '', ...legend.map((line) => `  ${line}`)];

function upper(scene: Scene, menu: MenuView, size: Size): readonly string[] {
  const { rows, columns } = size;
  if (menu.typed.startsWith('?'))
    return part(
      [...HELP, ...legendLines(scene)].flatMap((line) => linesOf(line, columns)),
      rows,
      menu.scrolled,
    );
  if (menu.view === 'cards') return part(heldIn(scene, columns, true), rows, menu.scrolled);
  if (menu.view === 'table') return tableView(scene, menu, size);
  const lines = scene.log.flatMap((line) => linesOf(line, columns));
  // The newest lines are at the bottom; scrolling goes back.
  const end = Math.max(rows, lines.length - menu.scrolled);
  return lines.slice(Math.max(0, end - rows), end);
}

/** Returns a line of a menu, with the key that takes it at its end. */
function withKey(line: string, key: MenuLine['key'], columns: number): string {
  if (key === undefined) return cut(line, columns);
  const room = Math.max(0, Math.min(columns, KEY_COLUMN) - key.length);
  return cut(`${cut(line, room - 2).padEnd(room)}${key}`, columns);
}

/** Returns the choices around the selected one. */
function around({ options, focus }: MenuView, height: number): readonly (MenuLine & { at: number })[] {
  const first = Math.max(0, Math.min(focus - Math.floor(height / 2), options.length - height));
  return options.map((option, at) => ({ ...option, at })).slice(first, first + height);
}

/** Returns how many choices are shown: as many as fit, if the table and the news need no more. */
function menuHeight(scene: Scene, { total }: MenuView, { rows, columns }: Size): number {
  const shared = Math.min(MOST, Math.floor((rows - AROUND + 1) / 3));
  const width = sideBeside(scene, columns);
  const side = width === undefined ? columns : columns - width - 3;
  const lines = (texts: readonly string[], within: number): number =>
    texts.flatMap((line) => linesOf(line, within)).length;
  const news = lines(scene.log.slice(scene.log.length - scene.news), side) + lines(scene.said, side);
  const table = lines(scene.board, width ?? columns);
  const needed =
    width === undefined
      ? Math.max(CARD, table + 1 + news)
      : Math.max(CARD, table, heldIn(scene, side).length + 1 + news);
  return Math.max(FEWEST, Math.min(total, Math.max(shared, rows - AROUND - needed)));
}

/**
 * Returns a screen as lines: a title, the table or another view, and the menu. No line is wider than the
 * screen, and there are as many lines as it has rows.
 */
export function frame(scene: Scene, menu: MenuView, size: Size, paint: Terminal['paint']): readonly string[] {
  const { rows, columns } = size;
  const height = menuHeight(scene, menu, size);
  const takes = menu.focus < 0 ? 'arrows, letters find' : 'Enter takes it';
  const others = VIEWS.filter((view) => view !== menu.view).join(', ');
  const keys = `${takes} · Tab ${others} · Esc back · ? help`;
  const shown = around(menu, height);
  const more = menu.options.length - shown.length;
  const count =
    menu.typed === '' || menu.typed.startsWith('?') ? '' : `${menu.options.length} of ${menu.total}`;
  const nothing =
    menu.options.length === 0 && menu.typed !== '' ? ': none has all of this, Esc empties it' : '';
  const typed =
    menu.typed === ''
      ? 'type to find a choice'
      : menu.typed.startsWith('?')
        ? 'Esc leaves the help'
        : `find: ${menu.typed}_  ${count}${nothing}`;
  const lower = [
    '─'.repeat(columns),
    paint.bold(cut(menu.message, columns)),
    menu.refusal === undefined ? paint.dim(cut(typed, columns)) : paint.red(cut(menu.refusal, columns)),
    ...shown.map(({ label, key, at }) => {
      const line = withKey(`${at === menu.focus ? '>' : ' '} ${label}`, key, columns);
      return at === menu.focus ? paint.inverse(line) : scene.paint(line);
    }),
    ...Array.from({ length: height - shown.length }, () => ''),
    paint.dim(cut(more > 0 ? `… ${more} more · ${keys}` : keys, columns)),
  ];
  const room = Math.max(0, rows - lower.length - 1);
  const above = upper(scene, menu, { rows: room, columns }).map((line) => scene.paint(line));
  const filled = [...above, ...Array.from({ length: Math.max(0, room - above.length) }, () => '')];
  return [paint.inverse(cut(` ${scene.title}`, columns).padEnd(columns)), ...filled, ...lower].slice(0, rows);
}

/** Whether a match is drawn on a full screen: there is a terminal, and the person did not ask for lines. */
export const hasScreen = (
  { stdout, prompter, env }: Io,
  { json, quiet }: Terminal,
  isPlain: boolean,
): boolean =>
  stdout.isTTY === true && prompter !== undefined && !isPlain && !json && !quiet && env['TERM'] !== 'dumb';

/** The parts from which a screen is drawn. */
export interface ScreenPlan {
  readonly title: () => string;
  readonly board: () => string;
  readonly zones: () => readonly ZoneView[];
  readonly player: string;
  /** Returns why cards of the player's hand cannot be used now, by their ids. */
  readonly idle: (hand: readonly ThingView[]) => ReadonlyMap<string, string>;
  /** Paints players' names. */
  readonly names: (line: string) => string;
  readonly paint: Terminal['paint'];
}

/**
 * Gathers the content of a screen from one decision to the next: the board, the hand, the events since, and
 * the lines for the person.
 */
export function screen({ title, board, zones, player, idle, names, paint }: ScreenPlan) {
  const log: string[] = [];
  let shown = 0;
  let said: string[] = [];
  return {
    tell: (text: string): void => void log.push(text),
    say: (lines: readonly string[]): void => void said.push(...lines),
    /** Returns the current scene. Its news are returned only once. */
    scene(): Scene {
      const told = said;
      const news = log.length - shown;
      said = [];
      shown = log.length;
      const all = zones();
      const hand = handOf(all, player);
      const lines = board().split('\n');
      const place = gridIn(lines, all);
      const grid = shownGrid(lines, place, paint);
      const hues = huePainter(
        all.flatMap(({ things }) => things),
        paint,
      );
      return {
        title: title(),
        board: grid.board,
        marked: (thing) => withThing(grid.board, place, thing),
        legend: grid.legend,
        hand,
        idle: idle(hand),
        log: [...log],
        news,
        said: told,
        paint: (line) => grid.paint(names(hues(line))),
      };
    },
  };
}
