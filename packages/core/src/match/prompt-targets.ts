import { issue, type Issue, ok, refuse, unwrap, type Result } from '../issue.js';
import { parseWith } from '../json.js';
import { type TargetRef, sameTarget, type PinnedRef } from '../ref.js';
import type { OpenSlot } from '../targeting/open-slot.js';
import type { TargetResolver } from '../targeting/resolver.js';
import type { Attempt, SlotChoice, TargetSelection, TargetSpec } from '../targeting/spec.js';
import { acceptance, type Acceptance } from './offer-list.js';
import {
  type TargetPrompt,
  type TargetQuestion,
  targetAnswers,
  type TargetAnswer,
  type PromptDetail,
} from './prompt.js';

/** Returns the target and the slot that an issue is about, if it names them. */
function subjectOf({ data }: Issue): { readonly slot: string; readonly target: TargetRef } | undefined {
  const { slot, target }: Readonly<Record<string, unknown>> = { ...data };
  if (typeof slot !== 'string' || typeof target !== 'object' || target === null) return undefined;
  const { kind, id }: { readonly kind?: unknown; readonly id?: unknown } = target;
  return typeof kind === 'string' && typeof id === 'string' ? { slot, target: { kind, id } } : undefined;
}

/**
 * Redacts issues for a player. If an issue is about something hidden, only `unknownTarget` issues for hidden
 * things are left, since every other reason might reveal something about them.
 */
export function redactIssues(
  issues: readonly Issue[],
  isHidden: (target: TargetRef) => boolean,
): readonly Issue[] {
  const hidden = new Map<string, Issue>();
  for (const one of issues) {
    const found = subjectOf(one);
    if (!found || !isHidden(found.target)) continue;
    const { slot, target } = found;
    hidden.set(JSON.stringify([slot, target.kind, target.id]), issue('unknownTarget', found));
  }
  return hidden.size > 0 ? [...hidden.values()] : issues;
}

type PickPrompt = Extract<TargetPrompt, { readonly kind: 'target' }>;

/**
 * Explains why each thing of the kinds that a slot accepts cannot be picked now, except what is picked and
 * what is hidden from the seat.
 */
function refusedThings<State>(
  { resolver, spec, attempt }: TargetQuestion<State>,
  { id, slot, options, chosen }: PickPrompt,
  hides: ((target: TargetRef) => boolean) | undefined,
): NonNullable<PickPrompt['refused']> {
  const kinds = new Set(slot.accepts.map(({ kind }) => kind));
  const isIn = (ref: TargetRef, refs: readonly TargetRef[]) => refs.some((other) => sameTarget(ref, other));
  const picked = chosen.flatMap(({ targets }) => targets);
  const rest = resolver
    .things()
    .filter((ref) => kinds.has(ref.kind) && !isIn(ref, options) && !isIn(ref, picked));
  return rest
    .filter((ref) => hides?.(ref) !== true)
    .map((target) => {
      const explained = resolver.explain(spec, attempt, { kind: target.kind, id: target.id }, id, chosen);
      const found = explained.ok ? explained.value.issues : explained.issues;
      const issues = found.length > 0 ? found : [issue('notCompletable', { slot: id })];
      return { target, issues: hides ? redactIssues(issues, hides) : issues };
    });
}

/** A prompt that waits for an answer. */
export type OpenPrompt = Exclude<TargetPrompt, { readonly kind: 'chosen' }>;
type PromptGenerator<Value> = Generator<OpenPrompt, Value, TargetAnswer>;

/** What picking needs to know of an open slot. */
type PickableSlot = Pick<
  OpenSlot<never>,
  'id' | 'slot' | 'min' | 'max' | 'automatic' | 'division' | 'chooser'
>;

/**
 * Asks for targets slot by slot and pick by pick, then for the shares of what is divided. Every surface on
 * which somebody chooses uses it, and so do effects of a game. Only what leads to a complete choice is on
 * offer. A slot that can take no more is finished without a prompt, and so is a share without alternatives.
 * If all slots together are too complex, it offers what is legal for the slot alone.
 *
 * @param answers all answers so far, in order; raw JSON is allowed
 * @returns the next prompt, or the whole choice. Refuses what is not a list of answers, with the path of the
 * fault; an answer that was not on offer, with `invalidValue` at its place; with `notCompletable` if no
 * choice is accepted; and a spec that cannot be asked
 */
export function promptTargets<State>(
  question: TargetQuestion<State>,
  answers: unknown = [],
  detail: PromptDetail = {},
): Result<TargetPrompt> {
  const parsed = parseWith(targetAnswers, answers);
  if (!parsed.ok) return parsed;
  const found = promptAfter(question, parsed.value);
  if (!found.ok || found.value.kind !== 'target' || !detail.refused) return found;
  const refused = refusedThings(question, found.value, detail.hides);
  return ok({ ...found.value, refused });
}

/** Returns the prompt to which the answers lead. */
function promptAfter<State>(
  question: TargetQuestion<State>,
  answers: readonly TargetAnswer[],
): Result<TargetPrompt> {
  const { resolver, spec, attempt, accepts } = question;
  const opened = resolver.ask(spec, attempt);
  if (!opened.ok) return opened;
  const { slots } = opened.value;
  const asking = choice(question, slots, acceptance(question));
  let told = asking.next();
  for (const [at, answer] of answers.entries()) {
    if (told.done || !isOffered(told.value, answer)) return notOffered(at);
    told = asking.next(answer);
  }
  if (!told.done) return ok(told.value);
  const isTaken = !accepts || accepts(told.value);
  return isTaken ? ok({ kind: 'chosen', targets: told.value }) : refuse(issue('notCompletable', {}));
}

const notOffered = (at: number): Result<never> =>
  refuse(issue('invalidValue', { problem: 'not on offer' }, [at]));

function* choice<State>(
  question: TargetQuestion<State>,
  slots: readonly PickableSlot[],
  taken: Acceptance<State>,
): PromptGenerator<TargetSelection> {
  let chosen: TargetSelection = slots.map(() => ({ targets: [] }));
  for (const [index, open] of slots.entries()) {
    if (!open.automatic) chosen = yield* picks(question, open, index, chosen, taken);
  }
  for (const [index, open] of slots.entries()) {
    const { targets = [] } = chosen[index] ?? {};
    if (open.division === undefined || targets.length === 0) continue;
    const division = yield* shares(open, open.division, index, chosen, taken);
    chosen = chosen.with(index, { targets, division });
  }
  return chosen;
}

function* picks<State>(
  { resolver, spec, attempt }: TargetQuestion<State>,
  { id, slot, min, max, chooser }: PickableSlot,
  index: number,
  before: TargetSelection,
  taken: Acceptance<State>,
): PromptGenerator<TargetSelection> {
  let chosen = before;
  for (;;) {
    const targets = chosen[index]?.targets ?? [];
    const next = unwrap(resolver.choices(spec, attempt, chosen, index)).next(index);
    const legal = next.ok ? next.value : legalPicks(resolver, spec, attempt, max, index, chosen);
    const options = taken.picks(chosen, index, legal);
    if (options.length === 0) return chosen;
    const enough = unwrap(resolver.choices(spec, attempt, chosen, index + 1)).completable();
    const canStop = (enough.ok ? enough.value : targets.length >= min) && taken.without(chosen, index);
    const most = max === Infinity ? 'any' : max;
    // The last slot is the one that is asked for.
    const soFar = chosen.slice(0, index + 1);
    const answer = yield {
      kind: 'target',
      id,
      chooser,
      slot,
      min,
      max: most,
      options,
      canStop,
      chosen: soFar,
    };
    const picked = options.find((option) => isSame(option, answer));
    if (!picked) return chosen;
    chosen = chosen.with(index, { targets: [...targets, picked] });
  }
}

/** Lists what is legal for a slot by itself, without what it holds already. */
function legalPicks<State>(
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

/** Asks for the shares of a total, at least 1 each. The last thing takes what is left. */
function* shares(
  { id, slot, chooser }: PickableSlot,
  total: number,
  index: number,
  chosen: TargetSelection,
  taken: Acceptance<never>,
): PromptGenerator<readonly number[]> {
  const among: SlotChoice['targets'] = chosen[index]?.targets ?? [];
  const given: number[] = [];
  let left = total;
  for (const [at, target] of among.entries()) {
    const others = among.length - at - 1;
    const most = left - others;
    const least = others === 0 ? most : 1;
    const all = Array.from({ length: most - least + 1 }, (_option, more) => least + more);
    const options = all.filter((share) => taken.share(chosen, index, [...given, share]));
    const [must] = all;
    const answer =
      all.length === 1
        ? must
        : yield { kind: 'share', id, chooser, slot, target, options, total, left, chosen };
    const share = typeof answer === 'number' ? answer : most;
    given.push(share);
    left -= share;
  }
  return given;
}

/** Whether an answer names an option. If it has an incarnation, that must be the option's. */
const isSame = (ref: PinnedRef, answer: TargetAnswer | undefined): boolean =>
  typeof answer === 'object' &&
  sameTarget(ref, answer) &&
  (answer.incarnation === undefined || answer.incarnation === ref.incarnation);

function isOffered(asked: OpenPrompt, answer: TargetAnswer): boolean {
  if (asked.kind === 'share') return asked.options.some((option) => option === answer);
  return answer === 'done' ? asked.canStop : asked.options.some((option) => isSame(option, answer));
}
