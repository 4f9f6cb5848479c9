import { canonicalJson, type PinnedRef } from '@reticle/core';
import * as z from 'zod';
import type { EffectNamed } from '../../language/effects/effect.js';
import { playerEffects } from '../../language/effects/players.js';
import { saysChosen } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import { cardRef } from '../../state/facts.js';
import { type ManaPool, restrictedIn } from '../../state/mana-pool.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { lately } from '../../state/memo.js';
import { knownCard, type MtgState } from '../../state/state.js';
import { seenBy } from '../targeting/seen-by.js';
import type { ManaSource } from './sources.js';

type SpentOnly = NonNullable<EffectNamed<'addMana'>['spendOnly']>;

/**
 * What restricted mana may be spent on, and the object for which "of the chosen type" was chosen (rules
 * 106.6, 607.2d).
 */
const purpose = z.strictObject({
  uses: playerEffects.addMana.keys.spendOnly.unwrap(),
  by: cardRef.optional(),
});

/** What is paid for: a spell that is cast, or the source of an ability that is activated. */
export interface PaidFor {
  readonly by: SpentOnly[number]['spentTo'];
  readonly object: MtgCard;
}

/** Returns the name of a restriction in pools and sources. The same uses have the same name. */
export const purposeOf = (uses: SpentOnly, { kind, id, incarnation }: PinnedRef): string =>
  canonicalJson({
    uses,
    ...withoutUndefined({ by: kind === 'card' && saysChosen(uses) ? { kind, id, incarnation } : undefined }),
  });

/** Returns every purpose of mana that some permanents could give. */
const purposesOf = lately((sources: readonly ManaSource[]): readonly string[] => [
  ...new Set(sources.flatMap(({ outputs }) => outputs.flatMap(({ only }) => only ?? []))),
]);

/** Parses a purpose. Returns undefined for a name that was not made here. */
function usesIn(only: string): z.infer<typeof purpose> | undefined {
  try {
    return purpose.safeParse(JSON.parse(only)).data;
  } catch {
    return undefined;
  }
}

/** Whether any of a player's mana is restricted. */
export const isRestricted = (pool: ManaPool, sources: readonly ManaSource[]): boolean =>
  restrictedIn(pool).length > 0 || purposesOf(sources).length > 0;

/**
 * Returns the purposes of a player's restricted mana that what is paid for serves (rule 106.6). Returns
 * undefined if none of the mana is restricted.
 */
export function purposesFor(
  state: MtgState,
  player: string,
  { pool, sources }: { readonly pool: ManaPool; readonly sources: readonly ManaSource[] },
  paidFor: PaidFor | undefined,
): readonly string[] | undefined {
  if (paidFor === undefined || !isRestricted(pool, sources)) return undefined;
  const all = new Set([...restrictedIn(pool).map(({ only }) => only), ...purposesOf(sources)]);
  const served = [...all].filter((only) => {
    const { uses = [], by } = usesIn(only) ?? {};
    const seen = seenBy(state, player, by && knownCard(state, by));
    return uses.some(({ spentTo, of }) => spentTo === paidFor.by && seen.has(paidFor.object, of));
  });
  return served.length > 0 ? served : undefined;
}
