import { issue, ok, refuse, unwrap, type Result } from '../issue.js';
import type { OpenSlot } from '../targeting/open-slot.js';
import { sameTarget, type PinnedRef, type TargetRef } from '../ref.js';
import type { TargetResolver } from '../targeting/resolver.js';
import type { Attempt, SlotChoice, TargetSelection, TargetSlot, TargetSpec } from '../targeting/spec.js';

/** What is chosen for, in one state. */
export interface TargetQuestion<State> {
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** Whether a whole choice that the spec allows is taken; where this stands, of last answers only such are on offer. */
  readonly accepts?: (targets: TargetSelection) => boolean;
}

/** What a player says: this thing, no more things for this slot, or a share of what is divided. Plain JSON. */
export type TargetAnswer = TargetRef | 'done' | number;

/** What a player is asked next, or the whole choice. */
export type Interview =
  | {
      readonly kind: 'target';
      /** The slot's id; where several players fill it, each one's. */
      readonly id: string;
      readonly slot: TargetSlot;
      /** What can be added. */
      readonly options: readonly PinnedRef[];
      /** Whether `done` is an answer, too. */
      readonly canStop: boolean;
      /** What is chosen by now, slot by slot. */
      readonly chosen: TargetSelection;
    }
  | {
      readonly kind: 'share';
      readonly id: string;
      readonly slot: TargetSlot;
      /** For which thing. */
      readonly target: TargetRef;
      readonly options: readonly number[];
      readonly total: number;
      /** Of the total, what no thing has by now. */
      readonly left: number;
      readonly chosen: TargetSelection;
    }
  | { readonly kind: 'chosen'; readonly targets: TargetSelection };

type Asked = Exclude<Interview, { readonly kind: 'chosen' }>;
type Asking<Value> = Generator<Asked, Value, TargetAnswer>;

/** What picking needs to know of a slot that is open. */
type Open = Pick<OpenSlot<never>, 'id' | 'slot' | 'min' | 'max' | 'automatic' | 'division'>;

/** Of more options than so many, none is tried in advance: whether the whole is taken is told once it is made. */
const MOST_TRIED = 60;

/**
 * Asks a player for targets slot by slot, pick by pick, then for the shares of what is divided: for every surface on which
 * a person chooses. Only what leads to a complete choice is on offer; a slot that can take no more is finished without a
 * question, and so is a share that must be. Where all slots together are too complex, what is legal for the slot is offered.
 *
 * @param answers all that was answered so far, in order
 * @returns where they lead; `invalidValue` at the place of an answer that was not on offer, or why the spec cannot be asked
 */
export function interview<State>(
  question: TargetQuestion<State>,
  answers: readonly TargetAnswer[] = [],
): Result<Interview> {
  const found = lead(question, answers);
  const { accepts } = question;
  if (!found.ok || !accepts) return found;
  const asked = found.value;
  if (asked.kind === 'chosen') return accepts(asked.targets) ? found : notOffered(answers.length - 1);
  if (asked.options.length > MOST_TRIED) return found;
  const isTaken = (answer: TargetAnswer): boolean => {
    const then = lead(question, [...answers, answer]);
    return !then.ok || then.value.kind !== 'chosen' || accepts(then.value.targets);
  };
  return ok(
    asked.kind === 'share'
      ? { ...asked, options: asked.options.filter(isTaken) }
      : { ...asked, options: asked.options.filter(isTaken), canStop: asked.canStop && isTaken('done') },
  );
}

/** Where the answers lead by the spec alone. */
function lead<State>(
  { resolver, spec, attempt }: TargetQuestion<State>,
  answers: readonly TargetAnswer[],
): Result<Interview> {
  const opened = resolver.ask(spec, attempt);
  if (!opened.ok) return opened;
  const asking = choice(resolver, spec, attempt, opened.value.slots);
  let told = asking.next();
  for (const [at, answer] of answers.entries()) {
    if (told.done || !isOffered(told.value, answer)) return notOffered(at);
    told = asking.next(answer);
  }
  return ok(told.done ? { kind: 'chosen', targets: told.value } : told.value);
}

const notOffered = (at: number): Result<never> =>
  refuse(issue('invalidValue', { problem: 'not on offer' }, [at]));

function* choice<State>(
  resolver: TargetResolver<State>,
  spec: TargetSpec,
  attempt: Attempt,
  slots: readonly Open[],
): Asking<TargetSelection> {
  let chosen: TargetSelection = slots.map(() => ({ targets: [] }));
  for (const [index, open] of slots.entries()) {
    if (!open.automatic) chosen = yield* picks(resolver, spec, attempt, open, index, chosen);
  }
  for (const [index, open] of slots.entries()) {
    const { targets = [] } = chosen[index] ?? {};
    if (open.division === undefined || targets.length === 0) continue;
    chosen = chosen.with(index, { targets, division: yield* shares(open, open.division, targets, chosen) });
  }
  return chosen;
}

function* picks<State>(
  resolver: TargetResolver<State>,
  spec: TargetSpec,
  attempt: Attempt,
  { id, slot, min, max }: Open,
  index: number,
  before: TargetSelection,
): Asking<TargetSelection> {
  let chosen = before;
  for (;;) {
    const targets = chosen[index]?.targets ?? [];
    const next = unwrap(resolver.choices(spec, attempt, chosen, index)).next(index);
    const options = next.ok ? next.value : legalOnes(resolver, spec, attempt, max, index, chosen);
    if (options.length === 0) return chosen;
    const enough = unwrap(resolver.choices(spec, attempt, chosen, index + 1)).completable();
    const canStop = enough.ok ? enough.value : targets.length >= min;
    const answer = yield { kind: 'target', id, slot, options, canStop, chosen };
    const picked = options.find((option) => isSame(option, answer));
    if (!picked) return chosen;
    chosen = chosen.with(index, { targets: [...targets, picked] });
  }
}

/** What is legal for a slot by itself, and not in it. */
function legalOnes<State>(
  resolver: TargetResolver<State>,
  spec: TargetSpec,
  attempt: Attempt,
  max: number,
  index: number,
  chosen: TargetSelection,
): readonly PinnedRef[] {
  const picked = chosen[index]?.targets ?? [];
  if (picked.length >= max) return [];
  const legal = unwrap(resolver.legalTargets(spec, attempt, index, chosen));
  return legal.filter((ref) => !picked.some((target) => sameTarget(ref, target)));
}

/** A total divided among some things, at least 1 each; the last takes what is left. */
function* shares(
  { id, slot }: Open,
  total: number,
  among: SlotChoice['targets'],
  chosen: TargetSelection,
): Asking<readonly number[]> {
  const given: number[] = [];
  let left = total;
  for (const [index, target] of among.entries()) {
    const others = among.length - index - 1;
    const most = left - others;
    const least = others === 0 ? most : 1;
    const options = Array.from({ length: most - least + 1 }, (_option, more) => least + more);
    const answer =
      options.length === 1 ? most : yield { kind: 'share', id, slot, target, options, total, left, chosen };
    const share = typeof answer === 'number' ? answer : most;
    given.push(share);
    left -= share;
  }
  return given;
}

/** Answers come from outside: whatever is no reference names nothing. */
const isSame = (ref: TargetRef, answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Reflect.get(answer, 'kind') === ref.kind &&
  Reflect.get(answer, 'id') === ref.id;

function isOffered(asked: Asked, answer: TargetAnswer): boolean {
  if (asked.kind === 'share') return asked.options.some((option) => option === answer);
  return answer === 'done' ? asked.canStop : asked.options.some((option) => isSame(option, answer));
}
