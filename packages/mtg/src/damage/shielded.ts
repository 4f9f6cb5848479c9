import { seenBy } from '../protections/seen-by.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import { hasKeyword, keywordsNamed, type MtgKeyword } from '../state/keyword.js';
import type { MtgState } from '../state/state.js';

/** Who would be dealt damage: a permanent or a player, with the keywords it has now. */
export interface Recipient {
  /** The player, or the permanent's controller. */
  readonly player: string;
  readonly keywords: readonly MtgKeyword[];
}

/** Keywords by which a permanent, for as long as it has them, prevents damage: to it or by it, all or combat damage. */
const PREVENTING = {
  to: { all: 'preventDamageTo', combat: 'preventCombatDamageTo' },
  by: { all: 'preventDamageBy', combat: 'preventCombatDamageBy' },
} as const;

function prevents(
  bearer: { readonly keywords: readonly MtgKeyword[] },
  side: 'to' | 'by',
  combat: boolean,
): boolean {
  const { all, combat: inCombat } = PREVENTING[side];
  return hasKeyword(bearer, all) || (combat && hasKeyword(bearer, inCombat));
}

/** Whether protection prevents the damage: the source has the quality, or is the named player's (702.16e, 702.16k). */
function isProtected(state: MtgState, { player, keywords }: Recipient, source: MtgCard | undefined): boolean {
  return keywordsNamed(keywords, 'protection').some(({ from, fromPlayer }) => {
    if (from !== undefined && Object.keys(from).length === 0) return true;
    if (source === undefined) return false;
    if (fromPlayer !== undefined && controllerOf(source) === fromPlayer) return true;
    return from !== undefined && seenBy(state, player).has(source, from);
  });
}

/** Whether what the recipient or the source is prevents damage between them, all of it (rules 615.1, 702.16e). */
export function isShielded(
  state: MtgState,
  recipient: Recipient,
  source: MtgCard | undefined,
  combat: boolean,
): boolean {
  return (
    isProtected(state, recipient, source) ||
    prevents(recipient, 'to', combat) ||
    (source !== undefined && prevents(source, 'by', combat))
  );
}
