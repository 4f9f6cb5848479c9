import { targetPhrase } from '@reticle/core/text';
import * as z from 'zod';

/**
 * What an effect is done to: a phrase, as printed; or a name: that of what was chosen for it as the card was announced, or that
 * of something in what triggered it. A phrase that an opponent chooses for stays one until the effect happens.
 */
export const aim = z.union([z.string(), targetPhrase]);
/** What an effect is done to. */
export type Aim = z.infer<typeof aim>;

const amount = z.int().min(1).max(20);
const plain = [
  z.strictObject({ effect: z.literal('damage'), amount, to: aim }),
  /** `shares` is how the total was divided on announcement. */
  z.strictObject({
    effect: z.literal('spread'),
    amount,
    to: aim,
    shares: z.array(z.int()).readonly().optional(),
  }),
  z.strictObject({ effect: z.literal('recall'), to: aim }),
  z.strictObject({ effect: z.literal('move'), to: aim, where: aim }),
  z.strictObject({ effect: z.literal('attach'), what: aim, to: aim }),
  /** Strength until the end of the turn. */
  z.strictObject({ effect: z.literal('give'), to: aim, strength: amount }),
  z.strictObject({ effect: z.literal('draw'), amount }),
] as const;
const step = z.discriminatedUnion('effect', plain);
/** An effect that asks for no branch. */
export type Step = z.infer<typeof step>;

/** Everything that a card may do. Plain JSON. */
export const effect = z.discriminatedUnion('effect', [
  ...plain,
  z.strictObject({ effect: z.literal('either'), one: step, other: step }),
]);
/** Everything that a card may do. */
export type Effect = z.infer<typeof effect>;

/** The effects by name, as core's runner wants them. */
export type Effects = { readonly [Each in Effect as Each['effect']]: Each };
