import type { FilterContext } from '../filter/context.js';
import type { TargetRef } from '../ref.js';

/** How an object comes to be selected; a protection looks at which it is. Taking all, or at random, is neither. */
export type SelectionMode = 'target' | 'choose';

/** What a protection may look at besides the object that it protects. */
export interface ProtectionContext<State> extends FilterContext {
  readonly state: State;
  /** The player who makes this choice; not always the controller of the source. */
  readonly chooser: string;
  readonly mode: SelectionMode;
  /** What the source acts as, as the question says it. */
  readonly as: string | undefined;
}

/**
 * An object's own refusal to be selected, whatever the filter says. `refuses` is pure and tells whether it refuses, or,
 * where another object is the reason, which one.
 */
export interface Protection<Obj, State> {
  /** The number of the rule, or its name: goes into the refusal. */
  readonly rule: string;
  readonly refuses: (object: Obj, context: ProtectionContext<State>) => boolean | { readonly by: TargetRef };
}

/** A game's own step in the pipeline, asked after the filter and before the protections. */
export interface LegalityStep<Obj, State> {
  readonly rule: string;
  readonly passes: (object: Obj, context: ProtectionContext<State>) => boolean;
}
