import { ok, type Result } from '@reticle/core';
import {
  digestOf,
  randomBot,
  randomFrom,
  seedRandom,
  type Bot,
  type MatchEvent,
  type MatchRuntime,
  type Move,
  seatOf,
} from '@reticle/core/match';

/** A match to be played and written down. */
export interface PlayedMatch<State> {
  readonly runtime: MatchRuntime<State>;
  /** `{}` where it is left out. */
  readonly options?: object;
  readonly seed: number | string;
  /** Who plays; the random bot where it is left out. */
  readonly bot?: Bot;
  /** The match is cut after so many moves, 500. */
  readonly maxMoves?: number;
}

const MOST_MOVES = 500;
/** So many moves lie between two fingerprints of the whole match. */
const STRIDE = 10;

function moveLine({ step, player, move, params, targets = [] }: Move & { readonly step: number }): string {
  const chosen = targets.map((slot) => {
    const ids = slot.targets.map(({ id }) => id).join(',');
    return slot.division === undefined ? ids : `${ids}=${slot.division.join(',')}`;
  });
  const facts = params === undefined || Object.keys(params).length === 0 ? [] : [JSON.stringify(params)];
  return [
    String(step),
    player,
    move,
    ...facts,
    ...(chosen.length === 0 ? [] : [`-> ${chosen.join(' / ')}`]),
  ].join(' ');
}

/** Runs of equal events as one: `drew x2`. */
function eventsLine(events: readonly MatchEvent[]): string {
  const counts: { readonly type: string; readonly times: number }[] = [];
  for (const { type } of events) {
    const last = counts.at(-1);
    if (last?.type === type) counts[counts.length - 1] = { type, times: last.times + 1 };
    else counts.push({ type, times: 1 });
  }
  return counts.map(({ type, times }) => (times === 1 ? type : `${type} x${times}`)).join(', ');
}

/**
 * Plays a match with a bot and writes it down, a line a move, with a fingerprint of the whole match every ten moves and at
 * its end: equal texts mean that the rules play as they did. Refused where the match cannot begin, or a move is refused.
 */
export function playthroughLog<State>({
  runtime,
  options = {},
  seed,
  bot = randomBot,
  maxMoves = MOST_MOVES,
}: PlayedMatch<State>): Result<string> {
  const started = runtime.start(options, seed);
  if (!started.ok) return started;
  let match = started.value;
  const random = randomFrom(seedRandom(`golden ${seed}`));
  const lines = [
    `${match.game} ${match.version} seed ${JSON.stringify(seed)} options ${JSON.stringify(options)}`,
  ];
  for (
    let [player] = runtime.toAct(match);
    player !== undefined && match.step < maxMoves;
    [player] = runtime.toAct(match)
  ) {
    const move = bot(seatOf(runtime, match, player), random);
    if (!move) break;
    const applied = runtime.apply(match, move);
    if (!applied.ok) return applied;
    const events = eventsLine(applied.value.events);
    lines.push(`${moveLine({ ...move, step: match.step })}${events === '' ? '' : ` | ${events}`}`);
    match = applied.value.match;
    if (match.step % STRIDE === 0) lines.push(`# ${digestOf(match)}`);
  }
  const outcome = runtime.outcome(match);
  const end = outcome ? `${outcome.reason}: ${outcome.winners.join(', ') || 'nobody'}` : 'cut';
  lines.push(`after ${match.step} moves ${end} # ${digestOf(match)}`);
  return ok(`${lines.join('\n')}\n`);
}
