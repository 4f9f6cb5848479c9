import type { Scene } from '@reticle/core/match';
import * as z from 'zod';
import { mtgCardKind } from '../kinds/card.js';
import { cardById, knownCard } from '../state/state.js';
import type { MtgMatchState } from '../state/match-state.js';
import { matching } from './matching.js';
import { selectKnown, selector, type Selector } from './selector.js';
import type { MtgCardFilter } from '../filter/schema.js';

/**
 * How much. A number; the announced X; a number of the first object that a selector means, as it is or last was (rule
 * 608.2h); how many objects a filter lets through (on the battlefield, where it names no zone); a sum or a multiple.
 */
export type AbilityAmount =
  | number
  | 'X'
  | { readonly of: 'power' | 'toughness' | 'manaValue' | 'damage'; readonly what: Selector }
  | { readonly count: MtgCardFilter }
  | { readonly life: Selector }
  | { readonly minus: AbilityAmount }
  | { readonly halfUp: AbilityAmount };

export const abilityAmount: z.ZodType<AbilityAmount> = z.lazy(() =>
  z.union([
    z.int().min(-1_000).max(1_000),
    z.literal('X'),
    z.strictObject({ of: z.enum(['power', 'toughness', 'manaValue', 'damage']), what: selector }),
    z.strictObject({ count: mtgCardKind.filter }),
    z.strictObject({ life: selector }),
    z.strictObject({ minus: abilityAmount }),
    z.strictObject({ halfUp: abilityAmount }),
  ]),
);

/** What an amount comes to now. What is unknown (a source that never was, no X) counts 0. */
export function amountOf(amount: AbilityAmount, scene: Scene<MtgMatchState>): number {
  const { state, variables } = scene;
  if (typeof amount === 'number') return amount;
  if (amount === 'X') return variables.X ?? 0;
  if ('count' in amount) return matching(amount.count, scene).length;
  if ('minus' in amount) return -amountOf(amount.minus, scene);
  if ('halfUp' in amount) return Math.ceil(amountOf(amount.halfUp, scene) / 2);
  const [first] = selectKnown('life' in amount ? amount.life : amount.what, scene);
  if (first === undefined) return 0;
  if ('life' in amount) return state.players.find(({ id }) => id === first.id)?.life ?? 0;
  const card = knownCard(state, first) ?? cardById(state, first.id);
  return card?.[amount.of] ?? 0;
}
