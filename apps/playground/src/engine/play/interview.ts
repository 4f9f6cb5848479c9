import type { Attempt, TargetRef, TargetResolver, TargetSelection, TargetSpec } from '@reticle/core';
import { interview, type Interview } from '@reticle/core/match';
import type { PickAnswer } from '../../address/place.js';

/** Of more picks than so many, none is tried in advance: whether the move takes it is told once it is made. */
const MOST_TRIED = 60;

/** What is chosen for, in one state. */
export interface TargetQuestion<State> {
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  readonly nameOf: (ref: TargetRef) => string;
  /** Whether a whole choice is one that the move takes. */
  readonly accepts: (targets: TargetSelection) => boolean;
}

type Question = Exclude<Interview, { readonly kind: 'chosen' }>;

interface Option {
  readonly answer: PickAnswer;
  readonly words: string;
}

/** Where the answers lead: to a next question, to a whole choice, or nowhere, since one of them was not on offer. */
export type Interviewed =
  | {
      readonly kind: 'asked';
      readonly label: string;
      readonly options: readonly Option[];
      readonly chosen: readonly TargetRef[];
    }
  | { readonly kind: 'chosen'; readonly targets: TargetSelection }
  | { readonly kind: 'flaw' };

function optionsOf(question: Question, nameOf: (ref: TargetRef) => string): readonly Option[] {
  if (question.kind === 'share') {
    const { least, most } = question;
    return Array.from({ length: most - least + 1 }, (_share, at) => ({
      answer: least + at,
      words: String(least + at),
    }));
  }
  const things = question.options.map((ref) => ({ answer: ref, words: nameOf(ref) }));
  return question.canStop ? [...things, { answer: 'done', words: 'No more' }] : things;
}

const labelOf = (question: Question, nameOf: (ref: TargetRef) => string): string =>
  question.kind === 'share'
    ? `how many of ${question.total} for ${nameOf(question.target)}; ${question.left} are left`
    : (question.slot.description ?? question.id);

/**
 * Chooses a move's targets slot by slot, pick by pick, and divides what is to be divided. Of last picks only those are on
 * offer that the move takes.
 */
export function interviewed<State>(
  { resolver, spec, attempt, nameOf, accepts }: TargetQuestion<State>,
  answers: readonly PickAnswer[],
): Interviewed {
  const lead = (given: readonly PickAnswer[]) => interview(resolver, spec, attempt, given);
  const found = lead(answers);
  if (!found.ok) return { kind: 'flaw' };
  if (found.value.kind === 'chosen') {
    return accepts(found.value.targets) ? found.value : { kind: 'flaw' };
  }
  const options = optionsOf(found.value, nameOf);
  const isTaken = ({ answer }: Option): boolean => {
    const then = lead([...answers, answer]);
    return !then.ok || then.value.kind !== 'chosen' || accepts(then.value.targets);
  };
  return {
    kind: 'asked',
    label: labelOf(found.value, nameOf),
    options: options.length > MOST_TRIED ? options : options.filter(isTaken),
    chosen: found.value.chosen.flatMap(({ targets }) => targets),
  };
}
