import type { JsonObject } from '@reticle/core';
import type { HostMatch } from '@reticle/core/host';
import {
  botNamed,
  type Match,
  type PlayedMove,
  playedRecord,
  randomFrom,
  seatOf,
  seedRandom,
} from '@reticle/core/match';
import type * as z from 'zod';
import type { Context } from '../context.js';
import { reasonOf } from '../failure.js';
import type { Io } from '../io.js';
import type { Workers } from '../options.js';
import { progressIn } from '../progress.js';
import { type LineFile, openLines } from '../simulate/file.js';
import { duelResult, type DuelPlan, type DuelResult, type PlannedDuel } from '../workers/duel-plan.js';
import { runAll } from '../workers/pool.js';
import { workerUrl } from '../worker-url.js';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Adds the names of an owner's cards that occur anywhere in a view. */
function cardsOf(view: JsonObject, owner: string, into: Set<string>): void {
  const open: object[] = [view];
  for (let value = open.pop(); value; value = open.pop()) {
    const facts = new Map<string, unknown>(Object.entries(value));
    const name = facts.get('publicId') ?? facts.get('name');
    if (facts.has('instanceId') && facts.get('owner') === owner && typeof name === 'string') into.add(name);
    for (const inner of facts.values()) if (isObject(inner)) open.push(inner);
  }
}

interface Side {
  readonly player: string;
  readonly bot: string;
  /** Returns the game that the bot plays by: its rules, with the bot's own weights if the plan has some. */
  readonly index: number;
  readonly seen: Set<string>;
  readonly shown: Set<string>;
  decisions: number;
  time: number;
  longest: number;
}

/** Plays a match between bots. Each player has dice of their own, which do not depend on the bot. */
export function playDuel<State>(
  { runtime }: HostMatch<State>,
  { key, options, seed, bots, maxMoves, cards: noted, record: recorded, weights = [] }: DuelPlan,
): DuelResult {
  const started = runtime.start(options, seed);
  if (!started.ok)
    return { key, sides: [], moves: 0, broken: started.issues.map(({ code }) => code).join(', ') };
  let match: Match<State> = started.value;
  const sides = runtime.game.players(match.state).map(({ id }, index): Side => {
    const bot = bots[index % bots.length] ?? '';
    return { player: id, bot, index, seen: new Set(), shown: new Set(), decisions: 0, time: 0, longest: 0 };
  });
  const dice = new Map(sides.map(({ player }) => [player, randomFrom(seedRandom(`${seed} ${player}`))]));
  const [first] = runtime.toAct(match);
  const note = () => {
    const open = runtime.view(match).state;
    for (const { player, seen, shown } of sides) {
      cardsOf(open, player, shown);
      cardsOf(runtime.view(match, player).state, player, seen);
    }
  };
  const rules = weights.map((own) => ({
    ...runtime,
    evaluate: (at: Match<State>, player: string) => runtime.evaluate(at, player, own),
  }));
  const header = recorded === true ? runtime.record(options, seed) : undefined;
  const played: PlayedMove[] = [];
  const ended = (broken?: string): DuelResult => ({
    key,
    sides: sides.map(({ seen, shown, index: _index, ...one }) => ({
      ...one,
      time: Math.round(one.time),
      longest: Math.round(one.longest),
      ...(noted ? { seen: [...seen].toSorted(), shown: [...shown].toSorted() } : {}),
    })),
    moves: match.step,
    ...(first === undefined ? {} : { first }),
    ...runtime.outcome(match),
    ...(header?.ok ? { record: playedRecord(header.value, played, match) } : {}),
    ...(broken === undefined ? {} : { broken }),
  });
  try {
    for (;;) {
      if (noted) note();
      const [player] = runtime.toAct(match);
      if (player === undefined) return ended();
      if (match.step >= maxMoves) return ended('It was not over after so many moves.');
      const side = sides.find((one) => one.player === player);
      const bot = side && botNamed(side.bot);
      const random = dice.get(player);
      if (!side || !bot || !random) return ended(`Nobody plays ${player}.`);
      const start = performance.now();
      const move = bot(seatOf(rules[side.index % bots.length] ?? runtime, match, player), random);
      const took = performance.now() - start;
      side.decisions++;
      side.time += took;
      side.longest = Math.max(side.longest, took);
      const applied = move && runtime.apply(match, move);
      if (!applied) return ended(`${side.bot} found no move.`);
      if (!applied.ok) return ended(`${side.bot} made a move that is refused.`);
      if (header) played.push({ move, events: applied.value.events });
      match = applied.value.match;
    }
  } catch (error) {
    return ended(reasonOf(error));
  }
}

/** Matches to play, the file for their results, and the number of threads. */
interface DuelRun<Header extends object> {
  readonly plans: readonly PlannedDuel[];
  readonly header: Header;
  readonly schema: z.ZodType<Header>;
  readonly out: string | undefined;
  readonly resume: boolean;
  readonly workers: Workers;
  /** The version of the game's matches. */
  readonly version: number;
}

/**
 * Plays the matches of a run and returns their results, with those already in its file. Returns fewer if it
 * was interrupted.
 */
export async function playDuels<Header extends object>(
  { plans, header, schema, out, resume, workers, version }: DuelRun<Header>,
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
  progress.begins(`0 of ${left.length}: the first matches are played`);
  try {
    for await (const result of runAll<PlannedDuel, DuelResult>(left, {
      worker,
      task: 'playDuelOf',
      workers,
      version,
      note: (words) => terminal.note(words),
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
