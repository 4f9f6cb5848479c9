import { isSameBut } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { memo } from '../../state/memo.js';
import type { MtgRules } from '../move-execution.js';

/**
 * State-based actions, and what players choose of them, look at everything but the turn. Once they came to nothing, they come to nothing
 * for as long as all else is the very same: most steps of a turn only begin and end. Whoever asks has settled the state before. The law
 * is in `quiet.laws.test.ts`.
 */
const latest = memo((_rules: MtgRules): { state?: MtgMatchState } => ({}));

const TURN: ReadonlySet<string> = new Set<keyof MtgMatchState>(['turn']);

/** Whether nothing comes of state-based actions, as far as that is known. */
export function isUneventful(rules: MtgRules, state: MtgMatchState): boolean {
  const known = latest(rules).state;
  return known !== undefined && (known === state || isSameBut(known, state, TURN));
}

/** Remembers that nothing came of them in a state. */
export function wasUneventful(rules: MtgRules, state: MtgMatchState): void {
  latest(rules).state = state;
}
