import { targetPhrase } from '@reticle/core/text';
import * as z from 'zod';

/**
 * The schema of an aim, which is what an effect is done to: a printed phrase, or a name. A name refers to
 * what was chosen for it when the card was announced, or to a fact of the event that triggered. A phrase for
 * which an opponent chooses stays a phrase until the effect happens.
 */
export const aim = z.union([z.string(), targetPhrase]);
/** An aim: what an effect is done to. */
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
  /** Gives strength until the end of the turn. */
  z.strictObject({ effect: z.literal('give'), to: aim, strength: amount }),
  z.strictObject({ effect: z.literal('draw'), amount }),
] as const;
const step = z.discriminatedUnion('effect', plain);
/** An effect without a branch. */
export type Step = z.infer<typeof step>;

/** The schema of everything that a card may do. Plain JSON. */
export const effect = z.discriminatedUnion('effect', [
  ...plain,
  z.strictObject({ effect: z.literal('either'), one: step, other: step }),
]);
/** Everything that a card may do. */
export type Effect = z.infer<typeof effect>;

/** The effects by name, as core's runner takes them. */
export type Effects = { readonly [Each in Effect as Each['effect']]: Each };
