/** A game of counting to ten, for one player, with faults that can be ordered. */
import { defineGame, issue } from '@reticle/core';
import { defineMatch, defineMove } from '@reticle/core/match';
import * as z from 'zod';
import type { HostMatch } from '@reticle/core/host';

const state = z.strictObject({ count: z.int(), fault: z.string() });
type State = z.infer<typeof state>;

const counting = defineGame({ id: 'counting', state, players: () => [{ id: 'ann' }], kinds: [] });

/** Not part of the state, so that a replay differs. */
let drift = 0;

const countingMatch = defineMatch({
  game: counting,
  version: 1,
  options: z.strictObject({
    fault: z.enum(['none', 'refuses', 'throws', 'endless', 'stuck', 'drifts']).default('none'),
  }),
  setup: ({ fault }): { readonly ok: true; readonly value: State } => ({
    ok: true,
    value: { count: 0, fault },
  }),
  toAct: () => ['ann'],
  outcome: ({ count, fault }) =>
    count >= 10 && fault !== 'endless' ? { winners: ['ann'], reason: 'counted' } : undefined,
  moves: {
    add: defineMove({
      params: z.strictObject({ by: z.int() }),
      refuses: () => [],
      variants: ({ count, fault }: State) => (fault === 'stuck' && count === 5 ? [] : [{ by: 1 }]),
      execute({ state: { count, fault }, params: { by }, emit }) {
        if (fault === 'throws' && count === 5) throw new Error('five is out of order');
        emit({ type: 'counted', to: count + by });
        return { count: count + by + (fault === 'drifts' ? drift++ : 0), fault };
      },
    }),
  },
  view: ({ count }) => ({ count }),
});

/** The runtime with an offer that is refused. */
const refusing: typeof countingMatch = {
  ...countingMatch,
  apply: (match, move) =>
    match.state.fault === 'refuses' && match.state.count === 5
      ? { ok: false, issues: [issue('invalidValue', { problem: 'five' })] }
      : countingMatch.apply(match, move),
};

export const countingModule: HostMatch<State> = {
  runtime: refusing,
  render: ({ count }) => `count ${JSON.stringify(count)}`,
  narrate: ({ to }) => `counts to ${JSON.stringify(to)}`,
  describeMove: (_state, { move }) => move,
  turn: ({ count }) => count,
};
