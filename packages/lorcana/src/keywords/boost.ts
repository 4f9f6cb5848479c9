import type { ActivatedAbility } from '../abilities/ability.js';

/** Boost N (8.4.1-3): once on its controller's turn, for N ink, the top card of the deck goes under it, facedown. */
export const boost = (ink: number): ActivatedAbility => ({
  kind: 'activated',
  cost: { ink },
  oncePerTurn: true,
  effects: [{ effect: 'putUnder', what: { top: 1 }, under: 'this' }],
});
