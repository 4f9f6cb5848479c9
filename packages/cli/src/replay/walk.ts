import type { Issue } from '@reticle/core';
import { digestOf, type Match, type MatchEvent, type MatchRecord, type Move } from '@reticle/core/match';
import { accepted, cliIssue, reasonOf } from '../failure.js';
import type { HostMatch } from '@reticle/core/host';

/** One recorded move, and what it did. */
interface Step<State> {
  readonly move: Move;
  readonly events: readonly MatchEvent[];
  readonly after: Match<State>;
}

/** A record played again, as far as it goes. */
export interface Walk<State> {
  readonly start: Match<State>;
  readonly steps: readonly Step<State>[];
  readonly digest: string;
  /** Why it does not arrive at the recorded end; empty where it does. */
  readonly issues: readonly Issue[];
}

/** Plays a record move by move, one of an earlier version after its migrations, then as the runtime does it. @throws Failure where the record cannot even begin */
export function walk<State>({ runtime }: HostMatch<State>, record: MatchRecord): Walk<State> {
  const { moves, digest: _digest, ...header } = accepted(runtime.migrate(record), [], runtime.game);
  const start = accepted(runtime.replay({ ...header, moves: [] }), [], runtime.game).match;
  const steps: Step<State>[] = [];
  try {
    for (const move of moves) {
      const applied = runtime.apply(steps.at(-1)?.after ?? start, move);
      if (!applied.ok) break;
      steps.push({ move, events: applied.value.events, after: applied.value.match });
    }
    const whole = runtime.replay(record);
    return {
      start,
      steps,
      digest: digestOf(steps.at(-1)?.after ?? start),
      issues: whole.ok ? [] : whole.issues,
    };
  } catch (error) {
    const issues = [cliIssue('threw', { message: reasonOf(error) }, ['moves', steps.length])];
    return { start, steps, digest: digestOf(steps.at(-1)?.after ?? start), issues };
  }
}
