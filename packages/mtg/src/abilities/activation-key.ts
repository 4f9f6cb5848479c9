import type { MtgCard } from '../state/card.js';

/** Under which key the activations of an ability are counted this turn: another incarnation counts anew (400.7). */
export const activationKey = (
  { instanceId, incarnation }: Pick<MtgCard, 'instanceId' | 'incarnation'>,
  ability: string,
): string => `${instanceId}:${incarnation}:${ability}`;
