import type { ThingView, ZoneView } from '@reticle/core/host';
import type { Io, Scene } from '../io.js';
import type { Terminal } from '../terminal.js';
import { cardBox, cardLines, cut, linesOf } from './card-box.js';

/** What the upper part of a screen shows, in the order in which Tab goes through them. */
export const VIEWS = ['table', 'cards', 'log'] as const;
export type View = (typeof VIEWS)[number];

/** A menu as it stands on a screen. */
export interface MenuView {
  readonly message: string;
  /** What was typed so far; `?` asks for help. */
  readonly typed: string;
  /** What fits what was typed. */
  readonly labels: readonly string[];
  /** Which of them one has gone to. */
  readonly focus: number;
  /** How many there are before anything is typed. */
  readonly total: number;
  /** Why nothing was chosen. */
  readonly refusal: string | undefined;
  /** The card that the choice is about to which one has gone. */
  readonly about: ThingView | undefined;
  readonly view: View;
  /** So many lines of the upper part are scrolled over. */
  readonly scrolled: number;
}

/** How large a screen is, in characters. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** From so many columns on, cards and news stand beside the board. */
const WIDE = 100;
/** So wide is what stands beside the board at the least. */
const SIDE = 44;
/** So many choices are shown at the least, and at the most. */
const FEWEST = 3;
const MOST = 10;

const HELP = [
  'Keys',
  '',
  '  up, down     go to a choice; its card is shown',
  '  any letters  narrow the choices to those that have all these words',
  '  Enter        takes the choice, if it was gone to or is the only one',
  '  Escape       empties what was typed, then goes back to the menu before',
  '  Tab          the table, your cards in words, or all that happened',
  '  PgUp, PgDn   scroll the upper part',
  '  Ctrl-C       goes back, and from the first menu leaves the match',
  '',
  'Only what is legal is offered. You are not asked where you can do nothing but',
  'go on, nor where people rarely want to be; --every-stop asks you everywhere.',
  'Moves can be taken back, one after the other, to the beginning.',
];

/**
 * Lines that are cut to a height; what is cut off is told.
 *
 * @param from the first line that is shown, if there are so many
 * @param key what leads to the rest
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

/** What was said and what happened since the last decision, in at most so many lines. */
function newsIn({ log, news, said }: Scene, width: number, height: number): readonly string[] {
  const told = said.flatMap((line) => linesOf(line, width));
  const since = log.slice(log.length - news).flatMap((line) => linesOf(line, width));
  const room = Math.max(height - told.length, Math.min(2, since.length));
  const shown = last(since, room);
  const before = since.length - shown.length;
  const more = before > 0 ? [`… ${before + 1} lines before: Tab`, ...shown.slice(1)] : shown;
  return part([...more, ...told], height);
}

const heldIn = ({ hand }: Scene, width: number): readonly string[] => {
  const cards = new Set(hand.map((thing) => cardLines(thing, width).join('\n')));
  return cards.size === 0 ? [] : ['You hold:', ...[...cards].flatMap((card) => card.split('\n'))];
};

/** Two columns beside each other, each line of the left one as wide as the widest. */
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

function tableView(scene: Scene, menu: MenuView, { rows, columns }: Size): readonly string[] {
  const longest = Math.max(0, ...scene.board.map((line) => line.length));
  if (columns >= WIDE || longest + 3 + SIDE <= columns) {
    const width = Math.max(Math.floor(columns / 4), Math.min(longest, columns - SIDE - 3));
    const side = columns - width - 3;
    const above = menu.about ? cardBox(menu.about, side) : heldIn(scene, side);
    const least = menu.about ? Math.max(3, rows - above.length - 1) : Math.max(6, Math.floor(rows / 3));
    const news = newsIn(scene, side, least);
    const room = rows - news.length - (news.length > 0 ? 1 : 0);
    const shown = [...part(above, room, 0, 'Tab'), ...(news.length > 0 ? ['', ...news] : [])];
    const board = part(
      scene.board.flatMap((line) => linesOf(line, width)),
      rows,
      menu.scrolled,
    );
    return beside(board, shown, width, rows);
  }
  const board = scene.board.flatMap((line) => linesOf(line, columns));
  const wanted = Math.max(2, rows - board.length - 1);
  const below = menu.about ? part(cardBox(menu.about, columns), rows - 3) : newsIn(scene, columns, wanted);
  const room = rows - below.length - (below.length > 0 ? 1 : 0);
  return [...part(board, room, menu.scrolled), ...(below.length > 0 ? ['', ...below] : [])];
}

function upper(scene: Scene, menu: MenuView, size: Size): readonly string[] {
  const { rows, columns } = size;
  if (menu.typed.startsWith('?'))
    return part(
      HELP.flatMap((line) => [cut(line, columns)]),
      rows,
      menu.scrolled,
    );
  if (menu.view === 'cards') return part(heldIn(scene, columns), rows, menu.scrolled);
  if (menu.view === 'table') return tableView(scene, menu, size);
  const lines = scene.log.flatMap((line) => linesOf(line, columns));
  // The newest stand below; one scrolls back.
  const end = Math.max(rows, lines.length - menu.scrolled);
  return lines.slice(Math.max(0, end - rows), end);
}

/** The choices around the one that one has gone to. */
function choices({ labels, focus }: MenuView, height: number): readonly { label: string; at: number }[] {
  const first = Math.max(0, Math.min(focus - Math.floor(height / 2), labels.length - height));
  return labels.map((label, at) => ({ label, at })).slice(first, first + height);
}

/**
 * A screen as lines: a title, the table or what Tab shows in its place, and the menu. No line is wider than the screen, and there are
 * as many as it has rows.
 */
export function frame(scene: Scene, menu: MenuView, size: Size, paint: Terminal['paint']): readonly string[] {
  const { rows, columns } = size;
  const height = Math.max(FEWEST, Math.min(MOST, Math.floor((rows - 4) / 3), menu.total));
  const keys = 'Enter takes it · Tab cards, log · Esc back · ? help';
  const shown = choices(menu, height);
  const more = menu.labels.length - shown.length;
  const count =
    menu.typed === '' || menu.typed.startsWith('?') ? '' : `${menu.labels.length} of ${menu.total}`;
  const typed = menu.typed === '' ? 'type to find a choice' : `find: ${menu.typed}_  ${count}`;
  const lower = [
    '─'.repeat(columns),
    paint.bold(cut(menu.message, columns)),
    menu.refusal === undefined ? paint.dim(cut(typed, columns)) : paint.red(cut(menu.refusal, columns)),
    ...shown.map(({ label, at }) => {
      const line = cut(`${at === menu.focus ? '>' : ' '} ${label}`, columns);
      return at === menu.focus ? paint.inverse(line) : scene.paint(line);
    }),
    ...Array.from({ length: height - shown.length }, () => ''),
    paint.dim(cut(more > 0 ? `… ${more} more: type, or arrows · ${keys}` : keys, columns)),
  ];
  const room = Math.max(0, rows - lower.length - 1);
  const above = upper(scene, menu, { rows: room, columns }).map((line) => scene.paint(line));
  const filled = [...above, ...Array.from({ length: Math.max(0, room - above.length) }, () => '')];
  return [paint.inverse(cut(` ${scene.title}`, columns).padEnd(columns)), ...filled, ...lower].slice(0, rows);
}

/** Whether a match is drawn anew on a screen: somebody sees it, and did not ask for lines. */
export const hasScreen = (
  { stdout, prompter, env }: Io,
  { json, quiet }: Terminal,
  isPlain: boolean,
): boolean =>
  stdout.isTTY === true && prompter !== undefined && !isPlain && !json && !quiet && env['TERM'] !== 'dumb';

/** What stands on a screen at one moment. */
export interface ScreenPlan {
  readonly title: () => string;
  readonly board: () => string;
  readonly zones: () => readonly ZoneView[];
  readonly player: string;
  readonly paint: (line: string) => string;
}

/** What a player holds. */
const handOf = (zones: readonly ZoneView[], player: string): readonly ThingView[] =>
  zones.filter(({ layout, owner }) => layout === 'hand' && owner === player).flatMap(({ things }) => things);

/** Gathers what stands on a screen from one decision to the next: the board, the hand, what happened since, what is said to the person. */
export function screen({ title, board, zones, player, paint }: ScreenPlan) {
  const log: string[] = [];
  let shown = 0;
  let said: string[] = [];
  return {
    tell: (text: string): void => void log.push(text),
    say: (lines: readonly string[]): void => void said.push(...lines),
    /** What is shown now; what it tells is told once. */
    scene(): Scene {
      const told = said;
      const news = log.length - shown;
      said = [];
      shown = log.length;
      return {
        title: title(),
        board: board().split('\n'),
        hand: handOf(zones(), player),
        log: [...log],
        news,
        said: told,
        paint,
      };
    },
  };
}
