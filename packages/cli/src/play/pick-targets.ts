import type { TargetRef, TargetSelection } from '@reticle/core';
import { interview, type Interview, type TargetAnswer, type TargetQuestion } from '@reticle/core/match';
import type { Choice, Prompter } from './prompter.js';

const BACK = 'back';

type Asked = Exclude<Interview, { readonly kind: 'chosen' }>;
type NameOf = (ref: TargetRef) => string;

/**
 * Lets a person choose targets slot by slot, pick by pick, and divide what is to be divided. Only what leads to a complete
 * choice is offered, and a slot without a pick left is finished by itself.
 *
 * @param nameOf what a thing is called; its kind and id, where nothing is said
 * @returns the choice; nothing where the person goes back, or where the spec cannot be asked
 */
export async function pickTargets<State>(
  question: TargetQuestion<State>,
  prompter: Prompter,
  nameOf: NameOf = words,
): Promise<TargetSelection | undefined> {
  const answers: TargetAnswer[] = [];
  for (;;) {
    const found = interview(question, answers);
    if (!found.ok) return undefined;
    const asked = found.value;
    if (asked.kind === 'chosen') return asked.targets;
    const answer = await prompter.select(messageOf(asked, nameOf), [
      ...choicesOf(asked, nameOf),
      { label: 'back', value: BACK },
    ]);
    if (answer === undefined || answer === BACK) return undefined;
    answers.push(answer);
  }
}

function messageOf(asked: Asked, nameOf: NameOf): string {
  if (asked.kind === 'share') {
    return `How many of ${asked.total} for ${nameOf(asked.target)}? ${asked.left} are left`;
  }
  const targets = asked.chosen.flatMap((each) => each.targets);
  const so = targets.length === 0 ? '' : `, with ${targets.map(nameOf).join(' and ')}`;
  return `Choose for ${asked.slot.description ?? asked.id}${so}`;
}

function choicesOf(asked: Asked, nameOf: NameOf): readonly Choice<TargetAnswer | typeof BACK>[] {
  if (asked.kind === 'share') return asked.options.map((share) => ({ label: String(share), value: share }));
  const things = asked.options.map((ref) => ({ label: nameOf(ref), value: ref }));
  return asked.canStop ? [...things, { label: 'no more', value: 'done' }] : things;
}

const words = ({ kind, id }: TargetRef): string => `${kind} ${id}`;
