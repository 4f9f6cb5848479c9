import type { EffectNamed } from '../../language/effects/effect.js';
import type { MtgCard } from '../../state/card.js';
import { type ManaPool, restrictedIn } from '../../state/mana-pool.js';
import { lately } from '../../state/memo.js';
import { purposeNamed } from '../../state/purposes.js';
import { knownCard, type MtgState } from '../../state/state.js';
import { seenBy } from '../targeting/seen-by.js';
import type { ManaSource } from './sources.js';

type SpentOnly = NonNullable<EffectNamed<'addMana'>['spendOnly']>;

/** What is paid for: a spell that is cast, or the source of an ability that is activated. */
export interface PaidFor {
  readonly by: SpentOnly[number]['spentTo'];
  readonly object: MtgCard;
}

/** Returns every purpose of mana that some permanents could give. */
const purposesOf = lately((sources: readonly ManaSource[]): readonly string[] => [
  ...new Set(sources.flatMap(({ outputs }) => outputs.flatMap(({ only }) => only ?? []))),
]);

/** Whether any of a player's mana is restricted. */
export const isRestricted = (pool: ManaPool, sources: readonly ManaSource[]): boolean =>
  restrictedIn(pool).length > 0 || purposesOf(sources).length > 0;

/**
 * Returns the purposes of a player's restricted mana that what is paid for serves (rule 106.6). What is paid as
 * something resolves is neither cast nor activated. Returns undefined if none of the mana is restricted.
 */
export function purposesFor(
  state: MtgState,
  player: string,
  { pool, sources }: { readonly pool: ManaPool; readonly sources: readonly ManaSource[] },
  paidFor: PaidFor | undefined,
): readonly string[] | undefined {
  if (!isRestricted(pool, sources)) return undefined;
  const all = new Set([...restrictedIn(pool).map(({ only }) => only), ...purposesOf(sources)]);
  const served = [...all].filter((only) => {
    const found = purposeNamed(only);
    if (!found) return false;
    const { uses, never, by } = found;
    if (paidFor === undefined) return uses === undefined;
    const seen = seenBy(state, player, by && knownCard(state, by));
    const fits =
      uses?.some(({ spentTo, of }) => spentTo === paidFor.by && seen.has(paidFor.object, of)) ?? true;
    return fits && !(never !== undefined && paidFor.by === 'cast' && seen.has(paidFor.object, never));
  });
  return served.length > 0 ? served : undefined;
}
