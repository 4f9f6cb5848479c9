import type { Decision, EffectKinds, EffectRunner, Tools } from '@reticle/core/play';
import type { CardDefinition } from '../language/card-definition.js';
import type { Effect, Effects } from '../language/effects/effect.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { AbilityRegistry } from './abilities/registry.js';

/** What a match knows of its cards. It never changes while the match is played, and is no part of its state. */
export interface MtgRules {
  readonly definitions: ReadonlyMap<string, CardDefinition>;
  readonly registry: AbilityRegistry;
  /** What every kind of effect does, with these cards. */
  readonly kinds: EffectKinds<MtgMatchState, Effects>;
  /** Asks what the effects ask; to let them happen, {@link playWith} makes another. */
  readonly asking: EffectRunner<MtgMatchState, Effect>;
}

/** A move as it happens: its tools, the cards' rules, and a runner that settles the state after each effect. */
export interface MoveExecution extends Tools {
  readonly rules: MtgRules;
  readonly runner: EffectRunner<MtgMatchState, Effect>;
  /** Brings up to date what follows from the state, and lets trigger what waited for the events since the last time. */
  readonly settle: (state: MtgMatchState) => MtgMatchState;
}

/** What a player must decide before the match goes on, and the state in which it is chosen. */
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
