import type { ChoiceSolver, PinnedRef, SlotChoice, TargetSelection, TargetSpec } from '@reticle/core';
import type { Choice, Prompter } from './prompter.js';

/** Complete choices that are looked at; a move with more offers the first of them, and says so. */
const LOOK_AT = 20_000;

const DONE = 'done';
const BACK = 'back';

const keyOf = ({ kind, id }: PinnedRef | SlotChoice['targets'][number]): string => `${kind} ${id}`;
const has = ({ targets }: SlotChoice, key: string): boolean =>
  targets.some((target) => keyOf(target) === key);

/**
 * Lets a person choose targets slot by slot. Only what leads to a complete choice is offered: the choices that are
 * left are narrowed pick by pick, and a slot without a pick left is finished by itself.
 *
 * @returns the choice; nothing where the person goes back
 */
export async function pickTargets<State>(
  { slots }: TargetSpec,
  solver: ChoiceSolver<State>,
  prompter: Prompter,
): Promise<TargetSelection | undefined> {
  const all = solver.all(LOOK_AT);
  if (!all.ok) return undefined;
  const count = solver.count();
  const cut = count.ok && count.value > LOOK_AT ? ` (of the first ${LOOK_AT} choices)` : '';
  let left = [...all.value];
  const width = left[0]?.length ?? 0;
  for (let slot = 0; slot < width; slot++) {
    const picked = new Set<string>();
    for (;;) {
      const at = (selection: TargetSelection): SlotChoice => selection[slot] ?? { targets: [] };
      const next = new Set(
        left.flatMap((selection) => at(selection).targets.map(keyOf)).filter((key) => !picked.has(key)),
      );
      const finished = left.filter((selection) => at(selection).targets.length === picked.size);
      if (next.size === 0) break;
      const options: Choice<string>[] = [...next].map((key) => ({ label: key, value: key }));
      if (finished.length > 0) options.push({ label: 'no more', value: DONE });
      const about = slots[slot]?.description ?? slots[slot]?.id ?? `slot ${slot + 1}`;
      const so = picked.size === 0 ? '' : `, with ${[...picked].join(' and ')}`;
      const pick = await prompter.select(`Choose for ${about}${so}${cut}`, [
        ...options,
        { label: 'back', value: BACK },
      ]);
      if (pick === undefined || pick === BACK) return undefined;
      if (pick === DONE) {
        left = finished;
        break;
      }
      picked.add(pick);
      left = left.filter((selection) => has(at(selection), pick));
    }
  }
  return left[0];
}
