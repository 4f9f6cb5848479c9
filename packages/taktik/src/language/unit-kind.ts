import { defineKind, flag, member, player, playerReference } from '@reticle/core';
import * as z from 'zod';
import { distance } from './board.js';
import { UNIT_TYPE, UNIT_TYPES } from './unit-types.js';
import { isDamaged, isDestroyed, unit, type TaktikUnit } from './unit.js';

const unitType = z.enum(UNIT_TYPES);

/** What a filter can say of a unit. */
const unitFilterKeys = z.strictObject({
  owner: playerReference
    .optional()
    .describe('Whose it is, as seen from the player who chooses: self, opponent.'),
  unitId: z
    .union([z.string(), z.array(z.string()).min(1).readonly()])
    .optional()
    .describe('The unit has this id, or one of these.'),
  type: z
    .union([unitType, z.array(unitType).min(1).readonly()])
    .optional()
    .describe('The unit is of this type, or of one of these.'),
  destroyed: z.boolean().optional().describe('Whether it is destroyed.'),
  damaged: z.boolean().optional().describe('Whether it was hit once and is not destroyed.'),
  moved: z.boolean().optional().describe('Whether it has moved this turn.'),
  attacked: z.boolean().optional().describe('Whether it has declared its attack this turn.'),
  attacking: z.boolean().optional().describe('Whether the attack that is being fought right now is its own.'),
  withinRange: z
    .boolean()
    .optional()
    .describe('Whether it is within the range of the source, which is a unit.'),
});

const isUnit = (found: object | undefined): found is TaktikUnit =>
  found !== undefined && 'hits' in found && 'attacking' in found;

function inRangeOf(source: object | undefined, target: TaktikUnit): boolean {
  return isUnit(source) && distance(source, target) <= UNIT_TYPE[source.type].range;
}

/** The units of a match as things that can be chosen. */
export const unitKind = defineKind({
  name: 'unit',
  object: unit,
  filter: unitFilterKeys,
  matchers: {
    owner: player(
      'owner',
      ({ owner }: TaktikUnit) => owner,
      (who) => `of ${who}`,
    ),
    unitId: member(
      'id',
      ({ id }: TaktikUnit) => id,
      (ids) => `that is ${ids}`,
      false,
    ),
    type: member(
      'type',
      ({ type }: TaktikUnit) => type,
      (types) => `of type ${types}`,
    ),
    destroyed: {
      test: (found, wanted) => isDestroyed(found) === wanted,
      actual: isDestroyed,
      changes: (_found, wanted, holds) => [{ hits: wanted === holds ? 2 : 1 }],
      words: (wanted) => ({ before: wanted ? 'destroyed' : 'living' }),
    },
    damaged: {
      test: (found, wanted) => isDamaged(found) === wanted,
      actual: isDamaged,
      changes: (_found, wanted, holds) => [{ hits: wanted === holds ? 1 : 0 }],
      words: (wanted) => ({ before: wanted ? 'damaged' : 'not damaged' }),
    },
    moved: flag('moved', ({ moved }: TaktikUnit) => moved, { yes: 'moved', no: 'unmoved' }),
    attacked: flag('attacked', ({ attacked }: TaktikUnit) => attacked, { yes: 'engaged', no: 'unengaged' }),
    attacking: flag('attacking', ({ attacking }: TaktikUnit) => attacking, {
      yes: 'attacking',
      no: 'not attacking',
    }),
    withinRange: {
      test: (found, wanted, { source }) => inRangeOf(source, found) === wanted,
      cost: 3,
      actual: (found, { source }) => inRangeOf(source, found),
      words: (wanted) => ({ after: wanted ? 'within range' : 'out of range' }),
      needsSource: true,
    },
  },
  list: ({ units }: { readonly units: readonly TaktikUnit[] }) => units,
  id: ({ id }) => id,
  controller: ({ owner }) => owner,
});

/** A filter on units. */
export type UnitFilter = z.infer<typeof unitKind.filter>;
