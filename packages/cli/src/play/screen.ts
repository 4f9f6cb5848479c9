import type { ThingView, ZoneView } from '@reticle/core/host';
import type { Io, Scene } from '../io.js';
import type { Terminal } from '../terminal.js';

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
