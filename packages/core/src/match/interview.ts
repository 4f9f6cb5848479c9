import { issue, ok, refuse, unwrap, type Result } from '../issue.js';
import type { OpenSlot } from '../targeting/open-slot.js';
import { sameTarget, type PinnedRef, type TargetRef } from '../targeting/ref.js';
import type { TargetResolver } from '../targeting/resolver.js';
import type { Attempt, SlotChoice, TargetSelection, TargetSlot, TargetSpec } from '../targeting/spec.js';

/** What a player says: this thing, no more things for this slot, or a share of what is divided. Plain JSON. */
export type TargetAnswer = TargetRef | 'done' | number;

/** What a player is asked next, or the whole choice. */
export type Interview =
  | {
      readonly kind: 'target';
      /** The slot's id; where several players fill it, each one's. */
      readonly id: string;
      readonly slot: TargetSlot;
      /** What can be added; never nothing. */
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
      /** For which thing; any whole number from `least` to `most` is an answer. */
      readonly target: TargetRef;
      readonly total: number;
      /** Of the total, what no thing has by now. */
      readonly left: number;
      readonly least: number;
      readonly most: number;
      readonly chosen: TargetSelection;
    }
  | { readonly kind: 'chosen'; readonly targets: TargetSelection };

type Question = Exclude<Interview, { readonly kind: 'chosen' }>;
type Asking<Value> = Generator<Question, Value, TargetAnswer>;

/** What picking needs to know of a slot that is open. */
type Open = Pick<OpenSlot<never>, 'id' | 'slot' | 'min' | 'max' | 'automatic' | 'division'>;

/**
 * Asks a player for targets slot by slot, pick by pick, then for the shares of what is divided: for every surface on which
 * a person chooses. Only what leads to a complete choice is on offer; a slot that can take no more is finished without a
 * question, and so is a share that must be. Where all slots together are too complex, what is legal for the slot is offered.
 *
 * @param answers all that was answered so far, in order
 * @returns where they lead; `invalidValue` at the place of an answer that was not on offer, or why the spec cannot be asked
 */
export function interview<State>(
  resolver: TargetResolver<State>,
  spec: TargetSpec,
  attempt: Attempt,
  answers: readonly TargetAnswer[] = [],
): Result<Interview> {
  const asked = resolver.ask(spec, attempt);
  if (!asked.ok) return asked;
  const asking = choice(resolver, spec, attempt, asked.value.slots);
  let told = asking.next();
  for (const [at, answer] of answers.entries()) {
    if (told.done || !isOffered(told.value, answer)) {
      return refuse(issue('invalidValue', { problem: 'not on offer' }, [at]));
    }
    told = asking.next(answer);
  }
  return ok(told.done ? { kind: 'chosen', targets: told.value } : told.value);
}

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
    const answer =
      least === most ? most : yield { kind: 'share', id, slot, target, total, left, least, most, chosen };
    const share = typeof answer === 'number' ? answer : most;
    given.push(share);
    left -= share;
  }
  return given;
}

const isSame = (ref: TargetRef, answer: TargetAnswer): boolean =>
  typeof answer === 'object' && sameTarget(ref, answer);

function isOffered(question: Question, answer: TargetAnswer): boolean {
  if (question.kind === 'share') {
    return Number.isInteger(answer) && Number(answer) >= question.least && Number(answer) <= question.most;
  }
  return answer === 'done' ? question.canStop : question.options.some((option) => isSame(option, answer));
}
