import type { MatchRecord } from '@reticle/core/match';
import type { HostMatch } from '@reticle/core/host';
import { issueWords, printable } from '../issue-words.js';
import { wrap } from '../layout.js';
import { matchLog } from '../play/log.js';
import type { Terminal } from '../terminal.js';
import type { Walk } from './walk.js';

/** What is to be shown. */
export interface ShowPlan {
  readonly record: MatchRecord;
  readonly verbose: boolean;
  /** Only the board after so many moves, and the last of them. */
  readonly step?: number;
}

/** Shows a replay: its log and its end, or the board after a step. */
export function showReplay<State>(
  game: HostMatch<State>,
  { start, steps, digest, issues }: Walk<State>,
  { record, verbose, step }: ShowPlan,
  terminal: Terminal,
): void {
  const { runtime, describeMove } = game;
  const { paint, line } = terminal;
  const after = (moves: number) => (moves === 0 ? start : (steps[moves - 1]?.after ?? start));
  const to = Math.min(step ?? steps.length, steps.length);
  const words = issues.map((found) => ({ ...found, words: issueWords(found, runtime.game) }));
  if (terminal.json) {
    const at = step === undefined ? {} : { step: to, match: after(to) };
    const outcome = runtime.outcome(after(steps.length)) ?? null;
    terminal.document({
      ok: issues.length === 0,
      moves: steps.length,
      outcome,
      digest,
      issues: words,
      ...at,
    });
    return;
  }
  const players = runtime.game.players(start.state).map(({ id }) => id);
  const log = matchLog(game, { players, seen: () => runtime.view(after(to)).state, verbose }, terminal);
  const last = steps[to - 1];
  if (step === undefined) {
    log.add(game.opening?.(start.state) ?? [], start.state);
    for (const { events, after: match } of steps) log.add(runtime.viewEvents(events), match.state);
  } else if (last) {
    const inWords = describeMove(after(to - 1).state, last.move);
    line(printable(`Move ${to}, ${last.move.player}: ${inWords}`));
    log.add(runtime.viewEvents(last.events), last.after.state);
  }
  log.board();
  for (const { words: why } of words) line(wrap(why, paint.red('! ')));
  const verdict = issues.length === 0 ? paint.green('the same as it was') : paint.red('not as it was');
  line(`${steps.length} of ${record.moves.length} moves, ${verdict}, digest ${digest}`);
}
