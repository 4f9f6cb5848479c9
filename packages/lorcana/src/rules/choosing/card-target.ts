import { type Named, parseWith, type Result, type TargetSpec } from '@reticle/core';
import * as z from 'zod';
import { cardKeys } from '../../language/filter.js';
import { lorcana, lorcanaCardKind } from '../../state/game.js';
import { CARD_TYPES } from '../../language/vocabulary.js';

const cardType = z.enum(CARD_TYPES);
const amount = z.union([z.int().min(0).max(10_000), z.literal('X')]);
const { type: _type, owner: _owner, zone, ...keys } = cardKeys.shape;
const some = z.array(lorcanaCardKind.filter).min(1).readonly().optional();

/**
 * A choice of cards in short: "up to 2 chosen characters of yours" is `{ type: 'card', cardType: 'character', count: 2,
 * upTo: true, owner: 'you' }`. All other keys are those of {@link LorcanaCardFilter}.
 */
export const cardTarget = z
  .strictObject({
    ...keys,
    type: z.literal('card'),
    /** Any of these types of cards; of all where it is left out. */
    cardType: z.union([cardType, z.array(cardType).min(1).readonly()]).optional(),
    /** How many; 1 where it is left out. */
    count: amount.optional(),
    upTo: z.boolean().optional(),
    /** Every such card: nobody chooses. */
    all: z.literal(true).optional(),
    random: z.literal(true).optional(),
    /** Whose cards: seen from the player whose effect it is; of all where it is left out. */
    owner: z.enum(['you', 'opponent', 'teammate', 'any']).optional(),
    /** Where; in play where it is left out. */
    zone,
    chooser: z.enum(['you', 'opponent', 'eachOpponent', 'eachPlayer']).optional(),
    anyOf: some,
    allOf: some,
    not: lorcanaCardKind.filter.optional(),
  })
  .refine(
    ({ all, count, upTo, random }) =>
      all === undefined || (count === undefined && upTo === undefined && random === undefined),
    'all are taken, so neither count nor upTo nor random',
  );
/** A choice of cards in short; see {@link cardTarget}. */
export type CardTarget = Named<z.infer<typeof cardTarget>>;

/**
 * A choice of cards as a spec with one slot, `target`; raw JSON allowed. Refused like any spec, and
 * (`invalidValue`) where it says at once how many are chosen and that all are.
 */
export function targetSpecOfCardTarget(json: unknown): Result<TargetSpec> {
  const parsed = parseWith(cardTarget, json);
  if (!parsed.ok) return parsed;
  const {
    type: _card,
    cardType: wanted,
    count,
    upTo,
    all,
    random,
    owner,
    zone: where = 'play',
    chooser,
    ...rest
  } = parsed.value;
  return lorcana.parseSpec({
    slots: [
      {
        id: 'target',
        kind: 'card',
        filter: {
          ...rest,
          zone: where,
          ...(wanted === undefined ? {} : { type: wanted }),
          ...(owner === undefined || owner === 'any' ? {} : { controller: owner === 'you' ? 'self' : owner }),
          ...(all ? { count: 'all' } : count === undefined ? {} : { count }),
          ...(upTo === undefined ? {} : { upTo }),
          ...(random === undefined ? {} : { random }),
        },
        ...(chooser === undefined ? {} : { chooser: chooser === 'you' ? 'controller' : chooser }),
      },
    ],
  });
}
