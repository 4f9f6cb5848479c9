import { type Named, targetSpec } from '@reticle/core';
import * as z from 'zod';
import { condition } from './condition.js';
import { abilityCosts } from './cost.js';
import { type Effect, effects } from './effects/effect.js';
import { PHASES_OF_PLAY } from './vocabulary.js';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'a name of small letters, digits and hyphens');

/**
 * An activated ability: `cost: effect` (rule 602.1), as plain JSON. Its targets are slots of a spec; an effect means
 * them by the slot's id: `{ "bound": "t1" }`.
 */
export const activatedAbility = z.strictObject({
  /** Stable, and unique on its card. */
  id,
  costs: abilityCosts,
  targets: targetSpec.optional(),
  effects,
  /** Could add mana, has no target and is no loyalty ability: it never uses the stack (rules 605.1a, 605.3b). */
  isManaAbility: z.boolean(),
  /** When it may be activated, beside having priority. */
  timing: z
    .strictObject({
      /** Whose turn it must be. */
      turn: z.enum(['yours', 'opponents']).optional(),
      during: z.enum(PHASES_OF_PLAY).optional(),
      /** Only when its controller could cast a sorcery (rule 602.5d). */
      sorcery: z.literal(true).optional(),
      /** Only when its card could be begun to be cast (rule 702.62a). */
      asCast: z.literal(true).optional(),
    })
    .optional(),
  /** "Activate only if you control a Forest" (rule 602.5b). */
  onlyIf: condition.optional(),
  /** At most so often each turn (rule 602.5b). */
  perTurn: z.int().min(1).max(100).optional(),
  /** The zone in which it works (rule 113.6); the battlefield, where it is left out. */
  zone: z.enum(['battlefield', 'graveyard', 'hand']).optional(),
  /** It is a special action: it never uses the stack, and happens at once (rule 116.2). */
  special: z.literal(true).optional(),
});

/** An activated ability as data; see {@link activatedAbility}. */
export type ActivatedAbility = Named<z.infer<typeof activatedAbility>>;

/** What makes an ability of its own, which does the rest later. */
const LATER: readonly unknown[] = ['delayed', 'reflexive'];

/** Whether something among plain JSON is an effect of that name, however deep; what a keyword gives to an object is none. */
function happensNow(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null || 'keyword' in value) return false;
  if ('effect' in value && (value.effect === name || LATER.some((later) => later === value.effect)))
    return value.effect === name;
  return Object.values(value).some((part) => happensNow(part, name));
}

/** Whether effects could add mana as they happen, in a branch of theirs too; not what only happens later (rule 605.1a). */
export function addsMana(happening: readonly Effect[]): boolean {
  return happensNow(happening, 'addMana');
}
