import type { Io } from '../io.js';
import type { Context } from '../context.js';
import { progressIn } from '../progress.js';
import { reasonOf } from '../failure.js';
import { runAll } from '../simulate/pool.js';
import { openLines, type LineFile } from '../simulate/file.js';
import { workerUrl } from '../worker-url.js';
import { duelResult, type DuelResult, type PlannedDuel } from './duel.js';
import type * as z from 'zod';

/** Matches to play, where to note them, and on how many threads. */
interface DuelRun<Header extends object> {
  readonly plans: readonly PlannedDuel[];
  readonly header: Header;
  readonly schema: z.ZodType<Header>;
  readonly out: string | undefined;
  readonly resume: boolean;
  readonly workers: number;
}

/** The matches of a run, those of its file among them; fewer, if it was interrupted. */
export async function playDuels<Header extends object>(
  { plans, header, schema, out, resume, workers }: DuelRun<Header>,
  { io, terminal }: Context,
): Promise<readonly DuelResult[]> {
  const file = out === undefined ? undefined : await opened(out, header, schema, resume, io);
  const wanted = new Map(plans.map((plan) => [plan.key, plan]));
  const results: DuelResult[] = (file?.done ?? []).filter(({ key }) => wanted.delete(key));
  const skipped = results.length;
  if (skipped > 0) terminal.note(`${skipped} of ${plans.length} matches are in ${out} already.`);
  const progress = progressIn(terminal);
  const { signal, worker = workerUrl } = io;
  const left = [...wanted.values()];
  try {
    for await (const result of runAll<PlannedDuel, DuelResult>(left, {
      worker,
      task: 'playDuelOf',
      threads: workers,
      broken: ({ key }, error) => ({ key, sides: [], moves: 0, broken: reasonOf(error) }),
      ...(signal ? { signal } : {}),
    })) {
      await file?.add(result);
      results.push(result);
      const done = results.length - skipped;
      progress.at(
        done / left.length,
        (seconds) => `${done} of ${left.length}, ${(done / seconds).toFixed(1)} games/s`,
      );
    }
  } finally {
    progress.end();
    await file?.close();
  }
  return results;
}

const opened = <Header extends object>(
  out: string,
  header: Header,
  schema: z.ZodType<Header>,
  resume: boolean,
  io: Io,
): Promise<LineFile<DuelResult>> => openLines(out, { header, schema, line: duelResult, resume }, io);
