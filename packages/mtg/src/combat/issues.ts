import type { GameIssue } from '@reticle/core';

/** Why a creature can't attack, block, or stay out of combat, with its rule. */
export const combatIssue = (card: string, rule: string, why: string, other?: string): GameIssue => ({
  code: 'mtg.cantFight',
  data: { card, rule, why, ...(other === undefined ? {} : { other }) },
});
