import { canonicalJson, type PinnedRef } from '@reticle/core';
import * as z from 'zod';
import type { EffectNamed } from '../language/effects/effect.js';
import { playerEffects } from '../language/effects/players.js';
import { saysChosen } from '../language/filter.js';
import { cardRef } from './facts.js';
import { EMPTY_POOL, type ManaPool, restrictedIn } from './mana-pool.js';
import { withoutUndefined } from './without-undefined.js';

const { spendOnly, neverCast, lasts } = playerEffects.addMana.keys;

/**
 * What restricted mana may be spent on, and the object for which "of the chosen type" was chosen (rules
 * 106.6, 607.2d). Mana that only lasts longer (106.4) may be spent on anything.
 */
const purpose = z.strictObject({ uses: spendOnly, never: neverCast, lasts, by: cardRef.optional() });
type Purpose = z.infer<typeof purpose>;

/**
 * Returns the name of what an effect says of its mana, for pools and sources. The same words have the same name.
 * Returns undefined if it says nothing.
 */
export function purposeOf(
  { spendOnly: uses, neverCast: never, lasts: stays }: EffectNamed<'addMana'>,
  { kind, id, incarnation }: PinnedRef,
): string | undefined {
  if (uses === undefined && never === undefined && stays === undefined) return undefined;
  const asks = kind === 'card' && saysChosen([uses, never]);
  return canonicalJson(
    withoutUndefined({ uses, never, lasts: stays, by: asks ? { kind, id, incarnation } : undefined }),
  );
}

/** Parses the name of a purpose. Returns undefined for a name that was not made here. */
export function purposeNamed(only: string): Purpose | undefined {
  try {
    return purpose.safeParse(JSON.parse(only)).data;
  } catch {
    return undefined;
  }
}

const COMBAT_GOES_ON: ReadonlySet<string> = new Set([
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
]);
/** Returns what is left of a pool as this step or phase ends within a turn (rule 106.4). */
export function poolAfterStep(pool: ManaPool, ended: string): ManaPool {
  const left = restrictedIn(pool).filter(({ only }) => {
    const lasting = purposeNamed(only)?.lasts;
    return lasting === true || (lasting === 'combat' && COMBAT_GOES_ON.has(ended));
  });
  return left.length === 0 ? EMPTY_POOL : { restricted: left };
}
