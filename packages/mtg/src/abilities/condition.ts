import type { Scene } from '@reticle/core/match';
import * as z from 'zod';
import type { MtgCardFilter } from '../filter/schema.js';
import { mtgCardKind } from '../kinds/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { abilityAmount, amountOf, type AbilityAmount } from './amount.js';
import { among } from './matching.js';
import { select, selector, type Selector } from './selector.js';

const COMPARE = {
  eq: (a: number, b: number) => a === b,
  gte: (a: number, b: number) => a >= b,
  lte: (a: number, b: number) => a <= b,
  gt: (a: number, b: number) => a > b,
  lt: (a: number, b: number) => a < b,
} as const;
const OPERATORS = ['eq', 'gte', 'lte', 'gt', 'lt'] as const satisfies readonly (keyof typeof COMPARE)[];

/**
 * What an "if" asks, of the state as it is then.
 *
 * - `{ what }`: something of it is there; with `is`, a card that the filter lets through: `{ "what": { "bound": "seen" },
 *   "is": { "type": "creature" } }`
 * - `{ same }`: the two mean something in common: `["you", "activePlayer"]` is "if it's your turn"
 * - `{ amount, eq | gte | lte | gt | lt }`: a number compared with another
 * - `{ not }`, `{ allOf }`, `{ anyOf }`
 */
export type Condition =
  | { readonly what: Selector; readonly is?: MtgCardFilter | undefined }
  | { readonly same: readonly [Selector, Selector] }
  | ({ readonly amount: AbilityAmount } & {
      readonly [Operator in keyof typeof COMPARE]?: AbilityAmount | undefined;
    })
  | { readonly not: Condition }
  | { readonly allOf: readonly Condition[] }
  | { readonly anyOf: readonly Condition[] };

const compared = abilityAmount.optional();

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ what: selector, is: mtgCardKind.filter.optional() }),
    z.strictObject({ same: z.tuple([selector, selector]).readonly() }),
    z
      .strictObject({
        amount: abilityAmount,
        eq: compared,
        gte: compared,
        lte: compared,
        gt: compared,
        lt: compared,
      })
      .refine((given) => OPERATORS.some((name) => given[name] !== undefined), 'nothing to compare with'),
    z.strictObject({ not: condition }),
    z.strictObject({ allOf: z.array(condition).min(1).max(8).readonly() }),
    z.strictObject({ anyOf: z.array(condition).min(1).max(8).readonly() }),
  ]),
);

/** Whether a condition holds now. */
export function holds(asked: Condition, scene: Scene<MtgMatchState>): boolean {
  if ('not' in asked) return !holds(asked.not, scene);
  if ('allOf' in asked) return asked.allOf.every((part) => holds(part, scene));
  if ('anyOf' in asked) return asked.anyOf.some((part) => holds(part, scene));
  if ('same' in asked) {
    const [one, other] = asked.same.map((part) => select(part, scene));
    return (one ?? []).some(({ kind, id }) =>
      (other ?? []).some((ref) => ref.kind === kind && ref.id === id),
    );
  }
  if ('amount' in asked) {
    const amount = amountOf(asked.amount, scene);
    return OPERATORS.every((name) => {
      const other = asked[name];
      return other === undefined || COMPARE[name](amount, amountOf(other, scene));
    });
  }
  const found = select(asked.what, scene);
  return (asked.is === undefined ? found : among(asked.is, found, scene)).length > 0;
}
