import type { Effect, EffectNamed } from '../../language/effects/effect.js';
import { matchWith, turnWith } from '../../state/copies.js';
import type { MtgMatchState, Step } from '../../state/match-state.js';
import { selectPlayers } from '../select/select.js';
import { primaryOf } from '../../state/teams.js';
import type { Kind } from './kind.js';

/** Adds extra turns. The latest comes first (rule 500.7); those of several players are in turn order. */
export const extraTurn: Kind<'extraTurn'> = {
  apply({ who = 'you', atEnd }, acting) {
    const { state, controller, source, variables, bound } = acting;
    const todo: readonly Effect[] = [{ effect: 'endGame', who: 'you', as: 'loses' }];
    // 805.8: a single effect gives a team one extra turn.
    const players = [...new Set(selectPlayers(who, acting).map((player) => primaryOf(state, player)))];
    const added = players.map((player) =>
      atEnd ? { player, atEnd: { controller, source, variables, bound, todo } } : { player },
    );
    return added.length === 0
      ? { state }
      : { state: matchWith(state, { extraTurns: [...added, ...(state.extraTurns ?? [])] }) };
  },
};

/** The phase to which a step belongs. Absent for the beginning and the ending phase. */
const PHASES: { readonly [Name in Step]?: 'main' | 'combat' } = {
  main1: 'main',
  beginCombat: 'combat',
  declareAttackers: 'combat',
  declareBlockers: 'combat',
  firstStrikeDamage: 'combat',
  combatDamage: 'combat',
  endCombat: 'combat',
  main2: 'main',
};

/** Adds phases. The latest come first (rule 500.8). Does nothing outside the phases that `after` names. */
export const morePhases: Kind<'morePhases'> = {
  apply({ phases, after }, { state }) {
    const now = PHASES[state.turn.step];
    const isThen = now !== undefined && (after === undefined || now === after);
    return {
      state: isThen
        ? matchWith(state, {
            turn: turnWith(state.turn, { phases: [...phases, ...(state.turn.phases ?? [])] }),
          })
        : state,
    };
  },
};

/** Remembers what players skip. Those of a team skip it together (rules 805.4, 805.8). */
export const skip: Kind<'skip'> = {
  apply({ who = 'you', next }, acting) {
    const { state } = acting;
    const players = [...new Set(selectPlayers(who, acting).map((player) => primaryOf(state, player)))];
    const added = players.map((player) => ({ player, next }));
    return {
      state: added.length === 0 ? state : matchWith(state, { skips: [...(state.skips ?? []), ...added] }),
    };
  },
};

type Skipped = EffectNamed<'skip'>['next'];

/** Returns the state in which a player has skipped one of that kind. Returns undefined if none is to be skipped. */
export function skipping(
  state: MtgMatchState,
  player: string | undefined,
  next: Skipped,
): MtgMatchState | undefined {
  const { skips = [] } = state;
  const at = skips.findIndex((one) => one.player === player && one.next === next);
  if (at < 0) return undefined;
  const left = skips.filter((_, index) => index !== at);
  return left.length === 0 ? matchWith(state, {}, ['skips']) : matchWith(state, { skips: left });
}
