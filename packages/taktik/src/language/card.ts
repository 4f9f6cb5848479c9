import * as z from 'zod';
import { effect, INSTANT_WINDOWS, isLasting } from './effect.js';
import { whoOf } from './effect-instance.js';
import { TACTIC_WINDOWS } from './phases.js';
import { unitKind, type UnitFilter } from './unit-kind.js';

const count = z.int().min(1).max(2);

/** Whether a filter can be asked without a source, a role or an earlier slot: a card offers none. */
function needsNothing(filter: UnitFilter): boolean {
  const references = unitKind.references({ ...filter });
  return references.ok && references.value.size === 0;
}

/** What a card must be given as it is played. A card without it is no card. */
const targeting = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z
    .strictObject({
      type: z.literal('unit'),
      /** Whose units, as seen from the player who plays the card. */
      owner: z.enum(['self', 'enemy']),
      count,
      /** Where a range is allowed: `count` is the least, this the most. */
      maxCount: z.int().min(1).max(10).optional(),
      /** What else the units must be, in the keys of the kind `unit`: `{ "attacking": true }`. */
      filter: unitKind.filter
        .refine(
          (filter) => needsNothing(filter),
          'the filter asks for a source, and a card is none on the board',
        )
        .optional(),
    })
    .refine(({ count: least, maxCount = least }) => maxCount >= least, 'maxCount is below count'),
]);
/** What a card must be given as it is played. */
export type Targeting = z.infer<typeof targeting>;

const shared = {
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(100),
  /** What it does, for people. */
  text: z.string().max(500),
  targeting,
  effects: z.array(effect).min(1).max(8).readonly(),
  /** How many of it are in the deck; 2 where it is not said. */
  copies: z.int().min(0).max(20).optional(),
};

/**
 * A card, all of it data. A bonus is played in the owner's card resolution (`stored`) or in answer to a malus
 * (`malusPlayed`); a malus at once, by who draws it; a tactic in its window.
 */
export const taktikCard = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('bonus'), timing: z.enum(['stored', 'malusPlayed']), ...shared }),
    z.strictObject({ kind: z.literal('malus'), timing: z.literal('immediate'), ...shared }),
    z.strictObject({ kind: z.literal('tactic'), timing: z.enum(TACTIC_WINDOWS), ...shared }),
  ])
  .refine(
    ({ targeting: { type }, effects }) =>
      type === 'unit' || effects.every((found) => whoOf(found) !== 'targets'),
    'an effect is on targets, and the card has none',
  )
  .refine(
    ({ timing, effects }) =>
      effects.every((found) => isLasting(found) || INSTANT_WINDOWS[found.hook].includes(timing)),
    'an effect acts on what is not happening at the time of the card',
  );
/** A card, all of it data. */
export type TaktikCard = z.infer<typeof taktikCard>;

export const DEFAULT_COPIES = 2;
