import type { GameIssue } from '@reticle/core';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { changeCards, permanentsIn } from '../../state/cards.js';
import { lately } from '../../state/memo.js';
import { matchWith } from '../../state/copies.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { teamOf } from '../../state/teams.js';
import { outOfCombat } from '../../state/zones.js';

/** A creature on the battlefield that is there at all. */
export const isCreature = ({ zone, types, phasedOut }: MtgCard): boolean =>
  zone === 'battlefield' && !phasedOut && types.includes('creature');

/** The creatures that a player declares as attackers and blockers: those of the whole team, which has one attack and one block (rules 805.10b, 805.10d). */
export function fightersOf(state: MtgMatchState, player: string): readonly MtgCard[] {
  const team = teamOf(state, player);
  return permanentsIn(state).filter((card) => isCreature(card) && team.includes(controllerOf(card)));
}

/** A creature that attacks, and whom. */
export type Attacker = MtgCard & { readonly attacking: NonNullable<MtgCard['attacking']> };

/** The creatures that attack. */
export function attackersIn(state: MtgMatchState): readonly Attacker[] {
  return attackersAmong(permanentsIn(state));
}
const attackersAmong = lately((permanents: readonly MtgCard[]) =>
  permanents.filter((card): card is Attacker => card.attacking !== undefined && isCreature(card)),
);

/** No creature is in combat any more (rule 511.3). */
export function endCombat(state: MtgMatchState): MtgMatchState {
  return changeCards(matchWith(state, {}, ['struck']), 'battlefield', outOfCombat);
}

/** Why a creature can't attack, block, or stay out of combat, with its rule. */
export const combatIssue = (card: string, rule: string, why: string, other?: string): GameIssue => ({
  code: 'mtg.cantFight',
  data: { card, rule, why, ...withoutUndefined({ other }) },
});
