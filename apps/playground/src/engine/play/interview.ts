import { unwrap, type PinnedRef, type SlotChoice, type TargetRef, type TargetSelection } from '@reticle/core';
import type { PickAnswer } from '../../address/place.js';
import { canStop, finished, nextOf, type TargetQuestion } from './slot-picks.js';

/** Of more picks than so many, none is tried in advance: whether the move takes it is told once it is made. */
const MOST_TRIED = 60;

/** What is asked next: for what, what may be answered, and what is chosen for it by now. */
interface Asked {
  readonly label: string;
  readonly options: readonly { readonly answer: PickAnswer; readonly words: string }[];
  readonly chosen: readonly PinnedRef[];
}

/** Where the answers lead: to a next question, to a whole choice, or nowhere, since one of them was not on offer. */
export type Interview =
  | { readonly kind: 'asked'; readonly asked: Asked }
  | { readonly kind: 'chosen'; readonly targets: TargetSelection }
  | { readonly kind: 'flaw'; readonly at: number };

const sameAnswer = (one: PickAnswer, other: PickAnswer): boolean =>
  typeof one === 'object' && typeof other === 'object'
    ? one.kind === other.kind && one.id === other.id
    : one === other;

/** Answers, taken one after the other; what is asked where there are no more, is told. */
function* interview<State>(question: TargetQuestion<State>): Generator<Asked, TargetSelection, PickAnswer> {
  const { resolver, spec, attempt, nameOf } = question;
  const { slots } = unwrap(resolver.ask(spec, attempt));
  let chosen: TargetSelection = slots.map(() => ({ targets: [] }));
  let rest = spec;
  for (const [index, open] of slots.entries()) {
    if (open.automatic) continue;
    const targets: PinnedRef[] = [];
    const asking = { ...question, spec: rest };
    for (;;) {
      const now = chosen.with(index, { targets });
      const next = nextOf(asking, open, index, now);
      if (next.length === 0) break;
      const options: { answer: PickAnswer; words: string }[] = next.map((ref) => ({
        answer: ref,
        words: nameOf(ref),
      }));
      if (canStop(asking, open, now, targets)) options.push({ answer: 'done', words: 'No more' });
      const label = open.slot.description ?? open.id;
      const answer = yield {
        label,
        options,
        chosen: [...chosen.flatMap((each) => pinned(each)), ...targets],
      };
      const ref = next.find((each) => sameAnswer(each, answer));
      if (!ref) break;
      targets.push(ref);
    }
    chosen = chosen.with(index, { targets });
    rest = finished(rest, open, { targets });
  }
  for (const [index, { division }] of slots.entries()) {
    const { targets = [] } = chosen[index] ?? {};
    if (division === undefined || targets.length === 0) continue;
    chosen = chosen.with(index, { targets, division: yield* shares(division, targets, nameOf) });
  }
  return chosen;
}

const pinned = ({ targets }: SlotChoice): readonly PinnedRef[] =>
  targets.map(({ kind, id, incarnation = 0 }) => ({ kind, id, incarnation }));

/** A total divided among some things, at least 1 each; the last takes what is left. */
function* shares(
  total: number,
  among: SlotChoice['targets'],
  nameOf: (ref: TargetRef) => string,
): Generator<Asked, readonly number[], PickAnswer> {
  const given: number[] = [];
  let left = total;
  for (const [index, ref] of among.entries()) {
    const most = left - (among.length - index - 1);
    const least = index === among.length - 1 ? most : 1;
    const options = Array.from({ length: most - least + 1 }, (_share, at) => ({
      answer: least + at,
      words: String(least + at),
    }));
    const label = `how many of ${total} for ${nameOf(ref)}; ${left} are left`;
    const answer =
      options.length === 1 ? least : yield { label, options, chosen: pinned({ targets: among }) };
    const share = typeof answer === 'number' ? answer : least;
    given.push(share);
    left -= share;
  }
  return given;
}

/** Where these answers lead, whatever the move says of the whole choice. */
function lead<State>(question: TargetQuestion<State>, answers: readonly PickAnswer[]): Interview {
  const asking = interview(question);
  let told = asking.next();
  for (const [at, answer] of answers.entries()) {
    if (told.done || !told.value.options.some((option) => sameAnswer(option.answer, answer))) {
      return { kind: 'flaw', at };
    }
    told = asking.next(answer);
  }
  return told.done ? { kind: 'chosen', targets: told.value } : { kind: 'asked', asked: told.value };
}

/**
 * Chooses a move's targets slot by slot, pick by pick, and divides what is to be divided. Only what leads to a complete
 * choice is on offer, and of last picks only those that the move takes; a slot without a pick left is finished by itself.
 */
export function interviewed<State>(
  question: TargetQuestion<State>,
  answers: readonly PickAnswer[],
): Interview {
  const found = lead(question, answers);
  if (found.kind === 'chosen') {
    return question.accepts(found.targets) ? found : { kind: 'flaw', at: answers.length - 1 };
  }
  if (found.kind === 'flaw') return found;
  if (found.asked.options.length > MOST_TRIED) return found;
  const options = found.asked.options.filter(({ answer }) => {
    const then = lead(question, [...answers, answer]);
    return then.kind !== 'chosen' || question.accepts(then.targets);
  });
  return { kind: 'asked', asked: { ...found.asked, options } };
}
