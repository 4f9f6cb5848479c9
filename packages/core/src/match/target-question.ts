import type { TargetRef } from '../ref.js';
import type { TargetResolver } from '../targeting/resolver.js';
import type { Attempt, TargetSelection, TargetSpec } from '../targeting/spec.js';

/** What is chosen for, in one state. */
export interface TargetQuestion<State> {
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** Whether a whole choice that the spec allows is taken; if this is given, only what leads to such a choice is on offer. */
  readonly accepts?: ((targets: TargetSelection) => boolean) | undefined;
}

/** What a prompt tells beside what can be picked. */
export interface PromptDetail {
  /** Why the rest cannot be picked. */
  readonly refused?: boolean;
  /** What the seat may not know: nothing is said of it. */
  readonly hides?: ((target: TargetRef) => boolean) | undefined;
}
