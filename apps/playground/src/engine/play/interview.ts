import type { TargetRef, TargetSelection, TargetSlot } from '@reticle/core';
import { promptTargets, type OpenPrompt, type TargetQuestion } from '@reticle/core/match';
import type { PickAnswer } from '../../address/place.js';

type NameOf = (ref: TargetRef) => string;

/** What is said of things and of slots. */
export interface Named {
  readonly nameOf: NameOf;
  readonly slotName: (slot: TargetSlot) => string;
}

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

function optionsOf(asked: OpenPrompt, nameOf: NameOf): readonly Option[] {
  if (asked.kind === 'share') return asked.options.map((share) => ({ answer: share, words: String(share) }));
  const things = asked.options.map((ref) => ({ answer: ref, words: nameOf(ref) }));
  return asked.canStop ? [...things, { answer: 'done', words: 'No more' }] : things;
}

const labelOf = (asked: OpenPrompt, { nameOf, slotName }: Named): string =>
  asked.kind === 'share'
    ? `how many of ${asked.total} for ${nameOf(asked.target)}; ${asked.left} are left`
    : slotName(asked.slot);

/** Where a person's answers lead, in words. */
export function interviewed<State>(
  question: TargetQuestion<State>,
  named: Named,
  answers: readonly PickAnswer[],
): Interviewed {
  const found = promptTargets(question, answers);
  if (!found.ok) return { kind: 'flaw' };
  const asked = found.value;
  if (asked.kind === 'chosen') return asked;
  return {
    kind: 'asked',
    label: labelOf(asked, named),
    options: optionsOf(asked, named.nameOf),
    chosen: asked.chosen.flatMap(({ targets }) => targets),
  };
}
