import { type FamilyOf, keyedSchemas } from '@reticle/core/play';
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
export type Condition = Conditions[keyof Conditions];

/** The data of each kind of condition, by the key that tells the kind. */
export interface Conditions {
  readonly what: { readonly what: Selector; readonly is?: MtgCardFilter | undefined };
  readonly same: { readonly same: readonly [Selector, Selector] };
  readonly amount: { readonly amount: AbilityAmount } & {
    readonly [Operator in keyof typeof COMPARE]?: AbilityAmount | undefined;
  };
  readonly paid: { readonly paid: string };
  readonly chosen: { readonly chosen: string };
  readonly someone: { readonly someone: Selector; readonly so: Condition };
  readonly not: { readonly not: Condition };
  readonly allOf: { readonly allOf: readonly Condition[] };
  readonly anyOf: { readonly anyOf: readonly Condition[] };
}

export const condition: z.ZodType<Condition> = z.lazy(() => z.union(keyedSchemas(CONDITIONS)));

const compared = abilityAmount.optional();
const parts = z.array(condition).min(1).max(8).readonly();

/** Every kind of condition. One that is missing, left over or has other keys than its type does not compile. */
export const CONDITIONS: FamilyOf<never, Conditions> = {
  what: { keys: { what: selector, is: cardFilter.optional() } },
  same: { keys: { same: z.tuple([selector, selector]).readonly() } },
  amount: {
    keys: {
      amount: abilityAmount,
      eq: compared,
      gte: compared,
      lte: compared,
      gt: compared,
      lt: compared,
    },
    checks: [
      {
        message: 'nothing to compare with',
        holds: (given: Conditions['amount']) => OPERATORS.some((name) => given[name] !== undefined),
      },
    ],
  },
  paid: { keys: { paid: z.string().min(1).max(64) } },
  chosen: { keys: { chosen: z.string().min(1).max(64) } },
  someone: { keys: { someone: selector, so: condition } },
  not: { keys: { not: condition } },
  allOf: { keys: { allOf: parts } },
  anyOf: { keys: { anyOf: parts } },
};
