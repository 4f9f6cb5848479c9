import {
  unwrap,
  type Attempt,
  type PinnedRef,
  type SlotChoice,
  type TargetRef,
  type TargetResolver,
  type TargetSelection,
  type TargetSpec,
} from '@reticle/core';
import { pickShares } from './pick-shares.js';
import type { Choice, Prompter } from './prompter.js';

const DONE = 'done';
const BACK = 'back';

type Pick = PinnedRef | typeof DONE | typeof BACK;

/** What is chosen for, in one state. */
export interface TargetQuestion<State> {
  readonly resolver: TargetResolver<State>;
  readonly spec: TargetSpec;
  readonly attempt: Attempt;
  /** What a thing is called; its kind and id, where nothing is said. */
  readonly nameOf?: (ref: TargetRef) => string;
}

/** What picking needs to know of a slot that is open. */
interface Open {
  readonly id: string;
  readonly slot: { readonly id: string; readonly description?: string | undefined };
  readonly min: number;
  readonly max: number;
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
): Promise<TargetSelection | undefined> {
  const { resolver, spec, attempt, nameOf = words } = question;
  const asked = resolver.ask(spec, attempt);
  if (!asked.ok) return undefined;
  const { slots } = asked.value;
  let chosen: TargetSelection = slots.map(() => ({ targets: [] }));
  let rest = spec;
  for (const [index, open] of slots.entries()) {
    if (open.automatic) continue;
    const picked = await pickSlot({ ...question, spec: rest }, open, index, chosen, prompter);
    if (!picked) return undefined;
    chosen = chosen.with(index, picked);
    rest = finished(rest, open, picked);
  }
  for (const [index, { division }] of slots.entries()) {
    const { targets = [] } = chosen[index] ?? {};
    if (division === undefined || targets.length === 0) continue;
    const shares = await pickShares(division, targets.map(nameOf), prompter);
    if (!shares) return undefined;
    chosen = chosen.with(index, { targets, division: shares });
  }
  return chosen;
}

async function pickSlot<State>(
  question: TargetQuestion<State>,
  open: Open,
  index: number,
  before: TargetSelection,
  prompter: Prompter,
): Promise<SlotChoice | undefined> {
  const targets: PinnedRef[] = [];
  const { nameOf = words } = question;
  for (;;) {
    const now = before.with(index, { targets });
    const next = nextOf(question, open, index, now);
    if (next.length === 0) return { targets };
    const choices: Choice<Pick>[] = next.map((ref) => ({ label: nameOf(ref), value: ref }));
    if (canStop(question, open, now, targets)) choices.push({ label: 'no more', value: DONE });
    const so = targets.length === 0 ? '' : `, with ${targets.map(nameOf).join(' and ')}`;
    const pick = await prompter.select(`Choose for ${open.slot.description ?? open.id}${so}`, [
      ...choices,
      { label: 'back', value: BACK },
    ]);
    if (pick === undefined || pick === BACK) return undefined;
    if (pick === DONE) return { targets };
    targets.push(pick);
  }
}

/** What can be added to a slot. Where that is too complex to say of all slots together, what is legal for this one. */
function nextOf<State>(
  { resolver, spec, attempt }: TargetQuestion<State>,
  { max }: Open,
  index: number,
  chosen: TargetSelection,
): readonly PinnedRef[] {
  const next = unwrap(resolver.choices(spec, attempt, chosen)).next(index);
  if (next.ok) return next.value;
  const picked = chosen[index]?.targets ?? [];
  if (picked.length >= max) return [];
  const legal = unwrap(resolver.legalTargets(spec, attempt, index, chosen));
  return legal.filter(({ kind, id }) => !picked.some((target) => target.kind === kind && target.id === id));
}

/** Whether the rest can be completed with the slot as it is. */
function canStop<State>(
  { resolver, spec, attempt }: TargetQuestion<State>,
  open: Open,
  chosen: TargetSelection,
  targets: readonly PinnedRef[],
): boolean {
  if (targets.length < open.min) return false;
  const completable = unwrap(
    resolver.choices(finished(spec, open, { targets }), attempt, chosen),
  ).completable();
  return !completable.ok || completable.value;
}

/** The spec with a slot's number as it was chosen. A slot that several players fill, each for themselves, stays as it is. */
function finished(spec: TargetSpec, { id, slot }: Open, { targets }: SlotChoice): TargetSpec {
  if (id !== slot.id) return spec;
  const count = { min: targets.length, max: targets.length };
  return { ...spec, slots: spec.slots.map((each) => (each.id === id ? { ...each, ...count } : each)) };
}

const words = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind} ${id}`;
