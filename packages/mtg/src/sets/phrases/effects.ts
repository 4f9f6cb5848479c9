import type { Effect } from '../../language/effects/effect.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';

const endOfTurn = 'endOfTurn' as const;

export const damage = (amount: AbilityAmount, to: Selector, by?: Selector): Effect => ({
  effect: 'damage',
  amount,
  to,
  ...(by === undefined ? {} : { by }),
});

export const pump = (what: Selector, power: AbilityAmount, toughness: AbilityAmount): Effect => ({
  effect: 'pump',
  what,
  power,
  toughness,
  until: endOfTurn,
});

export const gains = (what: Selector, ...keywords: readonly string[]): Effect => ({
  effect: 'gainKeywords',
  what,
  keywords: keywords.map((keyword) => ({ keyword })),
  until: endOfTurn,
});

export const loses = (what: Selector, ...keywords: readonly string[]): Effect => ({
  effect: 'loseKeywords',
  what,
  keywords,
  until: endOfTurn,
});
export const regenerate = (what: Selector): Effect => ({ effect: 'regenerate', what });
export const destroy = (what: Selector): Effect => ({ effect: 'destroy', what });

/** "... It can't be regenerated." */
export const destroyForGood = (what: Selector): Effect => ({ effect: 'destroy', what, cantRegenerate: true });

export const draw = (amount: AbilityAmount = 1, who: Selector = 'you'): Effect => ({
  effect: 'draw',
  amount,
  who,
});

export const gainLife = (amount: AbilityAmount, who: Selector = 'you'): Effect => ({
  effect: 'gainLife',
  amount,
  who,
});

export const loseLife = (amount: AbilityAmount, who: Selector = 'you'): Effect => ({
  effect: 'loseLife',
  amount,
  who,
});
export const tap = (what: Selector): Effect => ({ effect: 'tap', what });
export const untap = (what: Selector): Effect => ({ effect: 'untap', what });
export const toHand = (what: Selector): Effect => ({ effect: 'moveCards', what, to: 'hand' });

export const onTop = (what: Selector): Effect => ({
  effect: 'moveCards',
  what,
  to: 'library',
  position: 'top',
});
export const sacrificeThis: Effect = { effect: 'sacrifice', what: 'self' };

export const token = (
  [power, toughness]: readonly [number, number],
  facts: Omit<
    Extract<Effect, { readonly effect: 'createToken' }>['token'],
    'power' | 'toughness' | 'types'
  > & {
    readonly types?: readonly string[];
  },
  count: AbilityAmount = 1,
): Effect => ({
  effect: 'createToken',
  token: { types: ['creature'], ...facts, power, toughness },
  count,
});
export const may = (...effects: readonly Effect[]): Effect => ({ effect: 'may', effects });
