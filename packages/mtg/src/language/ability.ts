import { type Named, targetSpec } from '@reticle/core';
import * as z from 'zod';
import { condition } from './condition.js';
import { abilityCosts } from './cost.js';
import { type Effect, effects } from './effects/effect.js';
import { manaCost } from './mana.js';
import { abilityAmount } from './selector.js';
import { PHASES_OF_PLAY } from './vocabulary.js';

const id = z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, 'a name of small letters, digits and hyphens');

/**
 * An activated ability as plain JSON: `cost: effect` (rule 602.1). Its targets are slots of a spec. An effect
 * means the targets of a slot by its id: `{ "bound": "t1" }`.
 */
export const activatedAbility = z.strictObject({
  /** A stable id, unique on the card. */
  id,
  costs: abilityCosts,
  targets: targetSpec.optional(),
  effects,
  /**
   * Whether it is a mana ability, which never uses the stack (rule 605.3b): it could add mana, has no target,
   * and is no loyalty ability (rule 605.1a).
   */
  isManaAbility: z.boolean(),
  /** When it may be activated. The activating player needs priority in any case. */
  timing: z
    .strictObject({
      /** Whose turn it must be. */
      turn: z.enum(['yours', 'opponents']).optional(),
      during: z.enum(PHASES_OF_PLAY).optional(),
      /** Only when its controller could cast a sorcery (rule 602.5d). */
      sorcery: z.literal(true).optional(),
      /** Only when its controller could begin to cast its card (rule 702.62a). */
      asCast: z.literal(true).optional(),
    })
    .optional(),
  /** Any player may activate it, and controls it then (rule 602.1c). */
  anyPlayer: z.literal(true).optional(),
  /** "Activate only if you control a Forest" (rule 602.5b). */
  onlyIf: condition.optional(),
  /** How often it may be activated each turn, at most (rule 602.5b). */
  perTurn: z.int().min(1).max(100).optional(),
  /** It may be activated only once, as long as its object is the same (rules 400.7, 602.5b), and the keyword that says so. */
  once: z.enum(['exhaust', 'power-up']).optional(),
  /**
   * It costs less to activate (rule 601.2f): by mana, or by the mana cost of its object; once for each that `each` counts,
   * and only if the condition holds.
   */
  cheaper: z
    .strictObject({
      less: z.union([manaCost, z.literal('manaCost')]),
      each: abilityAmount.optional(),
      if: condition.optional(),
    })
    .optional(),
  /** The zone in which it works (rule 113.6). Defaults to the battlefield. */
  zone: z.enum(['battlefield', 'graveyard', 'hand']).optional(),
  /** It is a special action: it never uses the stack and happens at once (rule 116.2). */
  special: z.literal(true).optional(),
});

/** An activated ability as data; see {@link activatedAbility}. */
export type ActivatedAbility = Named<z.infer<typeof activatedAbility>>;

/** Effects that create an ability, which does the rest later. */
const LATER: readonly unknown[] = ['delayed', 'reflexive'];

/**
 * Whether plain JSON contains an effect of that name, at any depth. Effects inside keywords that are given to
 * objects don't count.
 */
function happensNow(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null || 'keyword' in value) return false;
  if ('effect' in value && (value.effect === name || LATER.some((later) => later === value.effect)))
    return value.effect === name;
  return Object.values(value).some((part) => happensNow(part, name));
}

/**
 * Whether the effects could add mana as they happen, in one of their branches too. Mana that is only added
 * later doesn't count (rule 605.1a).
 */
export function addsMana(happening: readonly Effect[]): boolean {
  return happensNow(happening, 'addMana');
}
