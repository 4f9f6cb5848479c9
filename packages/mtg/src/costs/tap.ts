import { ok, refuse, type Result } from '@reticle/core';
import { standardTapCheck } from '../abilities/checks.js';
import { knownNow } from '../state/state.js';
import { isSummoningSick } from '../state/summoning-sick.js';
import { turned } from './tapping.js';
import type { MtgMatchState } from '../state/match-state.js';
import type { CostOf } from './cost.js';
import { cantPay } from './issues.js';
import type { CostKind, Paying } from './kind.js';

/** Taps or untaps the source; not a creature that came too lately (rules 107.5, 107.6 and 302.6). */
function turnSource(cost: 'tap' | 'untap', { state, source, emit }: Paying): Result<MtgMatchState> {
  const card = knownNow(state, source);
  const tapped = cost === 'tap';
  if (card?.zone !== 'battlefield') return refuse(cantPay(cost, source, 'it is not on the battlefield'));
  if (card.tapped === tapped)
    return refuse(cantPay(cost, source, `it is ${tapped ? '' : 'un'}tapped already`));
  if (isSummoningSick(card)) return refuse(cantPay(cost, source, 'it came under your control this turn'));
  return ok(turned(state, card, tapped, { emit }));
}

export const tap: CostKind<CostOf<'tap'>> = {
  uses: () => ({ of: 'source', its: 'untapped' }),
  could: (_cost, { card }) => standardTapCheck(card),
  pay: (_cost, paying) => turnSource('tap', paying),
};

export const untap: CostKind<CostOf<'untap'>> = {
  could: (_cost, { card }) => standardTapCheck({ ...card, tapped: !card.tapped }),
  pay: (_cost, paying) => turnSource('untap', paying),
};
