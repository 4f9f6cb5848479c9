import type { MtgCard } from './card.js';

type OneObject = Pick<MtgCard, 'instanceId' | 'incarnation'>;

/**
 * Returns the key under which the activations of an ability are counted this turn. A new incarnation counts
 * anew (400.7).
 */
export const activationKey = ({ instanceId, incarnation }: OneObject, ability: string): string =>
  `${instanceId}:${incarnation}:${ability}`;

const ONCE = '+once';
/**
 * Returns the key under which the activation of an ability that is activated only once is kept, in every turn (rule
 * 702.177a).
 */
export const onceKey = (card: OneObject, ability: string): string => `${activationKey(card, ability)}${ONCE}`;

/** Returns what is still counted as another turn begins. */
export const countedLonger = (
  activated: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(activated).filter(([key]) => key.endsWith(ONCE)));
