import type { TargetRef, TargetSelection, TargetSlot, TargetSpec } from '@reticle/core';
import { promptTargets, type OpenPrompt, type TargetAnswer, type TargetQuestion } from '@reticle/core/match';
import { oncePerLabel } from './alike.js';
import type { Choice, Prompter } from '../io.js';

const BACK = 'back';

type NameOf = (ref: TargetRef) => string;

/** What a game calls things and slots; where it says nothing, a thing is its kind and id, a slot its id. */
export interface Names {
  readonly nameOf?: NameOf | undefined;
  readonly slotName?: ((slot: TargetSlot, spec: TargetSpec) => string) | undefined;
}

/**
 * Lets a person choose targets slot by slot, pick by pick, and divide what is to be divided. Only what leads to a complete
 * choice is offered, and a slot without a pick left is finished by itself.
 *
 * @returns the choice; nothing where the person goes back, or where the spec cannot be asked
 */
export async function pickTargets<State>(
  question: TargetQuestion<State>,
  prompter: Prompter,
  { nameOf = words, slotName = slotWords }: Names = {},
): Promise<TargetSelection | undefined> {
  const answers: TargetAnswer[] = [];
  for (;;) {
    const found = promptTargets(question, answers);
    if (!found.ok) return undefined;
    const asked = found.value;
    if (asked.kind === 'chosen') return asked.targets;
    const answer = await prompter.select(
      messageOf(asked, nameOf, (slot) => slotName(slot, question.spec)),
      [...choicesOf(asked, nameOf), { label: 'back', value: BACK }],
    );
    if (answer === undefined || answer === BACK) return undefined;
    answers.push(answer);
  }
}

const slotWords = ({ description, id }: TargetSlot): string => description ?? id;

function messageOf(asked: OpenPrompt, nameOf: NameOf, slotName: (slot: TargetSlot) => string): string {
  if (asked.kind === 'share') {
    return `How many of ${asked.total} for ${nameOf(asked.target)}? ${asked.left} are left`;
  }
  const targets = asked.chosen.flatMap((each) => each.targets);
  const so = targets.length === 0 ? '' : `, with ${targets.map(nameOf).join(' and ')}`;
  return `Choose: ${slotName(asked.slot)}${so}`;
}

function choicesOf(asked: OpenPrompt, nameOf: NameOf): readonly Choice<TargetAnswer | typeof BACK>[] {
  if (asked.kind === 'share') return asked.options.map((share) => ({ label: String(share), value: share }));
  const things = asked.options.map((ref) => ({ label: nameOf(ref), value: ref }));
  const once = oncePerLabel<TargetAnswer | typeof BACK>(things);
  return asked.canStop ? [...once, { label: 'no more', value: 'done' }] : once;
}

const words = ({ kind, id }: TargetRef): string => `${kind} ${id}`;
