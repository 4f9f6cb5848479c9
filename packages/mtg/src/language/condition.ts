import * as z from 'zod';
import { type MtgCardFilter, cardFilter } from './filter.js';
import { type AbilityAmount, type Selector, abilityAmount, selector } from './selector.js';

export const COMPARE = {
  eq: (a: number, b: number) => a === b,
  gte: (a: number, b: number) => a >= b,
  lte: (a: number, b: number) => a <= b,
  gt: (a: number, b: number) => a > b,
  lt: (a: number, b: number) => a < b,
} as const;
export const OPERATORS = [
  'eq',
  'gte',
  'lte',
  'gt',
  'lt',
] as const satisfies readonly (keyof typeof COMPARE)[];

/**
 * A condition is what an "if" asks of the state, at the moment when it is asked. It is plain JSON.
 * `rules/select/select.ts` decides it; `text/phrases/conditions.ts` reads and prints its words.
 *
 * - `{ what }`: the selector means something; with `is`, a card that matches the filter: `{ "what": {
 *   "bound": "seen" }, "is": { "type": "creature" } }`
 * - `{ same }`: the two selectors have something in common: `["you", "activePlayer"]` is "if it's your turn"
 * - `{ amount, eq | gte | lte | gt | lt }`: compares an amount with another
 * - `{ paid }`: an optional cost of that name was paid for the source: "if it was kicked"
 * - `{ chosen }`: that option was chosen as the source entered: `haste` of riot (rule 702.136a)
 * - `{ someone, so }`: the condition holds for at least one of those players. The condition means that player
 *   as `{ "bound": "someone" }`, and filters in it as `role.someone`: "if an opponent has 10 or less life"
 *   looks at one opponent at a time
 * - `{ not }`, `{ allOf }`, `{ anyOf }`
 */
export type Condition =
  | { readonly what: Selector; readonly is?: MtgCardFilter | undefined }
  | { readonly same: readonly [Selector, Selector] }
  | ({ readonly amount: AbilityAmount } & {
      readonly [Operator in keyof typeof COMPARE]?: AbilityAmount | undefined;
    })
  | { readonly paid: string }
  | { readonly chosen: string }
  | { readonly someone: Selector; readonly so: Condition }
  | { readonly not: Condition }
  | { readonly allOf: readonly Condition[] }
  | { readonly anyOf: readonly Condition[] };
const compared = abilityAmount.optional();

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ what: selector, is: cardFilter.optional() }),
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
    z.strictObject({ paid: z.string().min(1).max(64) }),
    z.strictObject({ chosen: z.string().min(1).max(64) }),
    z.strictObject({ someone: selector, so: condition }),
    z.strictObject({ not: condition }),
    z.strictObject({ allOf: z.array(condition).min(1).max(8).readonly() }),
    z.strictObject({ anyOf: z.array(condition).min(1).max(8).readonly() }),
  ]),
);
