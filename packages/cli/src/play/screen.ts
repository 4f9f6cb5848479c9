import type { SignView, ThingView, ZoneView } from '@reticle/core/host';
import { printable } from '../failure.js';
import type { Io } from '../io.js';
import { wrap, type Terminal } from '../terminal.js';

/** Empties a terminal and goes to its top left. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/** So many lines of what happened since the last decision are shown. */
const MOST_NEWS = 12;

/** Whether a match is drawn anew on a screen: somebody sees it, and did not ask for lines. */
export const hasScreen = (
  { stdout, prompter, env }: Io,
  { json, quiet }: Terminal,
  isPlain: boolean,
): boolean =>
  stdout.isTTY === true && prompter !== undefined && !isPlain && !json && !quiet && env['TERM'] !== 'dumb';

const textOf = (part: string | SignView): string =>
  typeof part === 'string' ? part : part.sign.length > 1 ? `{${part.words}}` : `{${part.sign}}`;

/** A card as one reads it in a hand: its name and cost, then what it is and says. */
function cardLines({ name, face, facts }: ThingView): readonly string[] {
  if (!face) return [`* ${[name, ...facts].join(', ')}`];
  const cost = face.cost.map(textOf).join('');
  const text = face.text.map((line) => line.map(textOf).join('')).join(' / ');
  const says = [face.types, ...(text === '' ? [] : [text])].join(': ');
  return [`* ${cost === '' ? name : `${name}  ${cost}`}`, wrap(says, '    ')].map(printable);
}

/** What a player holds, card by card; cards of one name stand once. */
function handLines(zones: readonly ZoneView[], player: string): readonly string[] {
  const held = zones.filter(({ layout, owner }) => layout === 'hand' && owner === player);
  const cards = new Set(held.flatMap(({ things }) => things).map((thing) => cardLines(thing).join('\n')));
  return cards.size === 0 ? [] : ['', 'You hold:', ...cards];
}

/** What stands on a screen at one moment. */
export interface ScreenPlan {
  readonly board: () => string;
  readonly zones: () => readonly ZoneView[];
  readonly player: string | undefined;
}

/** A screen that is drawn anew at each decision: the board, the hand, what happened since, what is said to the person. */
export function screen({ board, zones, player }: ScreenPlan, terminal: Terminal) {
  let news: string[] = [];
  let said: string[] = [];
  return {
    tell: (text: string): void => void news.push(text),
    say: (lines: readonly string[]): void => void said.push(...lines),
    draw(): void {
      const left = Math.max(0, news.length - MOST_NEWS);
      const more = left > 0 ? [terminal.paint.dim(`... ${left} lines before`)] : [];
      const part = (lines: readonly string[]) => (lines.length === 0 ? [] : ['', ...lines]);
      const hand = player === undefined ? [] : handLines(zones(), player);
      const all = [board(), ...hand, ...part([...more, ...news.slice(left)]), ...part(said), ''];
      terminal.line(`${CLEAR}${all.join('\n')}`);
      news = [];
      said = [];
    },
  };
}
