import * as z from 'zod';
import {
  MANA_LIMITS,
  MANA_TYPES,
  type ManaAmounts,
  type ManaType,
  manaAmounts,
} from '../../language/mana.js';

/** The most weight of one output. */
const MOST_WEIGHT = 100;
const MOST_OUTPUTS = 64;

/** What one use of a mana ability may add: one bundle of mana. */
const manaOutput = z.strictObject({
  mana: manaAmounts,
  /**
   * How bad its other effects are for the player, 0 to 100. Among equal ways, the one with the least weight
   * is used.
   */
  weight: z.int().nonnegative().max(MOST_WEIGHT).optional(),
  /** The mana may be spent for this purpose only (rule 106.6). */
  only: z.string().min(1).optional(),
  /**
   * It is no mana: it pays only for its own type, whatever mana may be spent as (rule 609.4b), and never
   * floats.
   */
  exact: z.literal(true).optional(),
  /** The part of the mana that mana abilities add which trigger on its use (rule 605.1b). */
  triggered: manaAmounts.optional(),
});
export type ManaOutput = z.infer<typeof manaOutput>;

/**
 * A mana ability that could be activated now, as data. `id` is the permanent and `abilityId` its ability.
 * `outputs` are alternatives, of which one is added. Several entries with the same `id` are one permanent,
 * which is used at most once: each of its abilities must tap or sacrifice it. An ability that itself costs
 * mana can't be given in this form.
 */
export const manaSource = z.strictObject({
  id: z.string().min(1),
  abilityId: z.string().min(1),
  outputs: z.array(manaOutput).min(1).max(MOST_OUTPUTS).readonly(),
});
export type ManaSource = z.infer<typeof manaSource>;

/** Returns the outputs of "one mana of any of these types": "Add {W} or {U}", "Add one mana of any color". */
export function oneManaOf(types: readonly ManaType[], facts: Omit<ManaOutput, 'mana'> = {}): ManaOutput[] {
  return types.map((type) => ({ ...facts, mana: { [type]: 1 } }));
}

/**
 * Returns the outputs of "that much mana in any combination of these types". Returns undefined if there are
 * more than 64; the caller must split the amount then.
 */
export function manaCombinations(amount: number, types: readonly ManaType[]): ManaOutput[] | undefined {
  let bundles: ManaAmounts[] = [{}];
  const chosen = MANA_TYPES.filter((type) => types.includes(type));
  if (chosen.length === 0 || amount > MANA_LIMITS.payment) return undefined;
  for (const [index, type] of chosen.entries()) {
    const last = index === chosen.length - 1;
    bundles = bundles.flatMap((bundle) => {
      const room = amount - MANA_TYPES.reduce((sum, kind) => sum + (bundle[kind] ?? 0), 0);
      const counts = last ? [room] : Array.from({ length: room + 1 }, (_none, less) => room - less);
      return counts.map((count) => (count === 0 ? bundle : { ...bundle, [type]: count }));
    });
    if (bundles.length > MOST_OUTPUTS) return undefined;
  }
  return bundles.map((mana) => ({ mana }));
}
