import type { Attempt, TargetSpec } from '../targeting/spec.js';

/**
 * What a player must decide before an effect goes on. It is a spec like any other: objects are chosen in slots of mode
 * `choose`, "yes or no", a colour or a number in slots of kind `choice`.
 */
export interface Decision {
  readonly player: string;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
}

/** One of some options, as a decision. The option chosen is the id of the one target of slot `option`. */
export function optionDecision(attempt: Attempt, options: readonly string[], description?: string): Decision {
  return {
    player: attempt.controller,
    attempt,
    spec: {
      slots: [
        {
          id: 'option',
          accepts: [{ kind: 'choice', options }],
          min: 1,
          max: 1,
          chooser: 'controller',
          mode: 'choose',
        },
      ],
      relations: [],
      timing: 'resolution',
      ...(description === undefined ? {} : { description }),
    },
  };
}
