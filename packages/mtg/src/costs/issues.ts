import type { GameIssue, PinnedRef } from '@reticle/core';

/** Why a part of a cost can't be paid (rule 118.3). */
export const cantPay = (cost: string, source: PinnedRef, why: string): GameIssue => ({
  code: 'mtg.cantPay',
  data: { cost, source: source.id, why },
});
