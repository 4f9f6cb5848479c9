import { BOTS, type Move, randomFrom, seedRandom, seatOf } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { mtgMatch } from '../../play/match.js';
import { executionOf, rulesOf } from '../../rules/execution.js';
import { advance, passPriority } from '../../rules/turn/advance.js';
import { passedQuietly } from '../../rules/turn/quiet.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { SIXTH_EDITION } from './index.js';

const runtime = mtgMatch({ id: '6ed', cards: SIXTH_EDITION });
const MOST_MOVES = 300;

it('117.3d: priority that is passed on in a quiet state comes to what a match that goes on comes to', () => {
  const made = rulesOf(SIXTH_EDITION);
  const rules = made.ok ? made.value : undefined;
  const started = runtime.start({}, 'quiet 2');
  let match = started.ok ? started.value : undefined;
  const random = randomFrom(seedRandom('quiet'));
  const asking = (state: MtgMatchState, emit: () => void) =>
    rules && executionOf(rules, state, { random: randomFrom(seedRandom(1)), emit });
  const passed: { readonly fast: MtgMatchState; readonly slow: MtgMatchState; readonly told: number }[] = [];
  for (let count = 0; match && count < MOST_MOVES; count++) {
    const { state } = match;
    const [player] = runtime.toAct(match);
    const move: Move | undefined =
      player === undefined ? undefined : BOTS.random(seatOf(runtime, match, player), random);
    if (move === undefined) break;
    let told = 0;
    const play = asking(state, () => told++);
    // The slow way is asked twice. It marks the state as quiet, as a match does that reaches it.
    const settled = play && advance(state, play);
    if (settled === state && rules && play && move.move === 'pass') {
      const fast = passedQuietly(rules, state);
      const slow = advance(passPriority(state, play), play);
      if (fast) passed.push({ fast, slow, told });
    }
    const applied = runtime.apply(match, move);
    match = applied.ok ? applied.value.match : undefined;
  }
  expect(passed.length).toBeGreaterThan(50);
  expect(passed.map(({ fast }) => fast)).toEqual(passed.map(({ slow }) => slow));
  expect(passed.every(({ told }) => told === 0)).toBe(true);
});
