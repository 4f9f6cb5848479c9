import { seenBy } from '../protections/seen-by.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { Damage } from './damage.js';
import type { Shield } from './shield.js';
import { isThatSource, sourceCard } from './source.js';

/** A shield against damage. */
export type DamageShield = Extract<Shield, { readonly shield: 'damage' }>;

/** Whether a shield stands between this source and this recipient. */
function catches(
  state: MtgMatchState,
  shield: DamageShield,
  { source, to, combat = false }: Damage,
): boolean {
  if (shield.combat === true && !combat) return false;
  const isTo = ({ kind, id, incarnation }: Damage['to']) =>
    kind === to.kind && id === to.id && incarnation === to.incarnation;
  if (shield.to && !shield.to.some(isTo)) return false;
  if (shield.by && !shield.by.some((named) => isThatSource(state, named, source))) return false;
  if (shield.byQuality === undefined) return true;
  const card = sourceCard(state, source);
  return card !== undefined && seenBy(state, shield.controller).has(card, shield.byQuality);
}

/** The oldest shield that catches some of the damage, of those that have not yet had to do with it (rule 614.5). */
export function nextShield(
  state: MtgMatchState,
  damage: Damage,
  done: ReadonlySet<number>,
): DamageShield | undefined {
  return state.shields.find(
    (shield): shield is DamageShield =>
      shield.shield === 'damage' && !done.has(shield.id) && catches(state, shield, damage),
  );
}

/** The state once a shield caught so much: gone, where it is used up (rules 615.7, 615.8). */
export function spend(state: MtgMatchState, used: DamageShield, caught: number): MtgMatchState {
  const left = used.left === undefined ? undefined : used.left - caught;
  const isSpent = used.once === true || (left !== undefined && left <= 0);
  const shields = state.shields.flatMap((shield) => {
    if (shield.id !== used.id) return [shield];
    return isSpent ? [] : [{ ...used, ...(left === undefined ? {} : { left }) }];
  });
  return { ...state, shields };
}
