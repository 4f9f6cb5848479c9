import type { GameIssue } from '@reticle/core';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { permanentsIn } from '../../state/cards.js';
import { lately } from '../../state/memo.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { teamOf } from '../../state/teams.js';
import { type Emit, happen } from '../events/happen.js';

/** Whether it is a phased-in creature on the battlefield. */
export const isCreature = ({ zone, types, phasedOut }: MtgCard): boolean =>
  zone === 'battlefield' && !phasedOut && types.includes('creature');

/**
 * Returns the creatures that a player can declare as attackers and blockers: those of the whole team, which
 * attacks and blocks together (rules 805.10b, 805.10d).
 */
export function fightersOf(state: MtgMatchState, player: string): readonly MtgCard[] {
  const team = teamOf(state, player);
  return permanentsIn(state).filter((card) => isCreature(card) && team.includes(controllerOf(card)));
}

/** An attacking creature, with what it attacks. */
export type Attacker = MtgCard & { readonly attacking: NonNullable<MtgCard['attacking']> };

/** Returns the attacking creatures. */
export function attackersIn(state: MtgMatchState): readonly Attacker[] {
  return attackersAmong(permanentsIn(state));
}
const attackersAmong = lately((permanents: readonly MtgCard[]) =>
  permanents.filter((card): card is Attacker => card.attacking !== undefined && isCreature(card)),
);

const isInCombat = ({ attacking, blocking, blocked, blockedBy }: MtgCard): boolean =>
  attacking !== undefined || blocked || blocking.length + blockedBy.length > 0;

/** Ends combat, if there was any (rule 511.3). */
export const endCombat = (state: MtgMatchState, emit: Emit): MtgMatchState =>
  state.struck !== undefined || permanentsIn(state).some(isInCombat)
    ? happen(state, { type: 'combatEnded' }, emit)
    : state;

/** Builds the issue that a creature can't attack, block, or stay out of combat, with its rule. */
export const combatIssue = (card: string, rule: string, why: string, other?: string): GameIssue => ({
  code: 'mtg.cantFight',
  data: { card, rule, why, ...withoutUndefined({ other }) },
});
