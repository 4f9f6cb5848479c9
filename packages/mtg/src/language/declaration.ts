import { type Named, type TargetSpec, frozenCopy, targetSpec } from '@reticle/core';
import * as z from 'zod';

const name = z.string().regex(/^[A-Za-z]\w{0,15}$/, 'a name of letters, digits and _, 16 at most');

/**
 * All that a spell or ability may ask for as it is put on the stack. Plain JSON. What is chosen of it (modes, costs)
 * decides which targets there are (rules 601.2b and 601.2c).
 */
export const declaration = z.strictObject({
  /** What is always asked. */
  spec: targetSpec.optional(),
  modes: z
    .strictObject({
      min: z.int().min(1),
      max: z.int().min(1),
      /** "You may choose the same mode more than once" (rule 700.2d). */
      repeat: z.boolean().optional(),
      options: z
        .array(z.strictObject({ id: name, spec: targetSpec.optional() }))
        .min(1)
        .readonly(),
    })
    .optional(),
  /** Asked only where the cost is paid, beside the usual targets or in their stead. */
  withCost: z
    .array(z.strictObject({ cost: name, spec: targetSpec, instead: z.boolean().optional() }))
    .readonly()
    .optional(),
});

/** What a spell or ability declares: its slots, modes and the targets of its costs. */
export type Declaration = Named<z.infer<typeof declaration>>;
export const NO_TARGETS: TargetSpec = frozenCopy({ slots: [], relations: [], timing: 'announcement' });

/** Whether it has targets at all, whatever is chosen: "requires targets" (rule 115.6). */
export function declaresTargets({ spec, modes, withCost = [] }: Declaration): boolean {
  const specs = [
    spec,
    ...(modes?.options.map((option) => option.spec) ?? []),
    ...withCost.map((part) => part.spec),
  ];
  return specs.some((found) => found?.slots.some(({ mode }) => mode === 'target') ?? false);
}

/** What tells a mana ability from others. */
export interface ManaQuestion {
  readonly ability: 'activated' | 'triggered';
  readonly declaration: Declaration;
  /** Could add mana as it resolves. */
  readonly addsMana: boolean;
  readonly loyalty?: boolean | undefined;
  /** Triggers on a mana ability, or on mana that is added. */
  readonly triggersOnMana?: boolean | undefined;
}

/** Whether it is a mana ability: what has a target, or is a loyalty ability, is none (rules 605.1a and 605.1b). */
export function isManaAbility(question: ManaQuestion): boolean {
  const { ability, declaration: declared, addsMana, loyalty = false, triggersOnMana = false } = question;
  if (!addsMana || declaresTargets(declared)) return false;
  return ability === 'activated' ? !loyalty : triggersOnMana;
}
