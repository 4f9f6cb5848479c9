import type { Decision, EffectKinds, EffectRunner, Tools } from '@reticle/core/play';
import type { CardDefinition } from '../language/card-definition.js';
import type { Effect, Effects } from '../language/effects/effect.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { AbilityRegistry } from './abilities/registry.js';

/** What a match knows about its cards. It never changes during a match and is no part of its state. */
export interface MtgRules {
  readonly definitions: ReadonlyMap<string, CardDefinition>;
  readonly registry: AbilityRegistry;
  /** What each kind of effect does, with these cards. */
  readonly kinds: EffectKinds<MtgMatchState, Effects>;
  /** A runner that only asks what effects ask. {@link playWith} makes the one that performs them. */
  readonly asking: EffectRunner<MtgMatchState, Effect>;
}

/**
 * The tools of one move while it happens: random numbers, events, the rules of the cards, and a runner that
 * settles the state after each effect.
 */
export interface MoveExecution extends Tools {
  readonly rules: MtgRules;
  readonly runner: EffectRunner<MtgMatchState, Effect>;
  /**
   * Brings everything up to date that follows from the state, and triggers what waited for the events since
   * the last call.
   */
  readonly settle: (state: MtgMatchState) => MtgMatchState;
}

/** A decision that a player must make before the match goes on, and the state in which the choice is made. */
export interface OpenDecision extends Decision {
  readonly kind:
    | 'effect'
    | 'order'
    | 'trigger'
    | 'discard'
    | 'legend'
    | 'commander'
    | 'division'
    | 'replacement';
  readonly state: MtgMatchState;
}
