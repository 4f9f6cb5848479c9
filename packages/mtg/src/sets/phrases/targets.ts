import type { TargetSlot, TargetSpec } from '@reticle/core';
import { NO_TARGETS } from '../../language/card-definition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { type MtgQuery, anyTarget } from '../../language/queries.js';
import type { Selector } from '../../language/selector.js';

/** One slot: a query or several ("any target"), and how many if it is not one. */
type Target =
  | MtgQuery
  | readonly MtgQuery[]
  | { readonly of: MtgQuery | readonly MtgQuery[]; readonly max: TargetSlot['max'] };
const isList = (target: Target | MtgQuery): target is readonly MtgQuery[] => Array.isArray(target);

function slotOf(target: Target, index: number): TargetSlot {
  const counted = 'of' in target;
  const of = counted ? target.of : target;
  const accepts = isList(of) ? of : [of];
  return {
    id: `t${index + 1}`,
    accepts: accepts.map(({ kind, filter }) => ({ kind, filter: { ...filter } })),
    min: counted ? 0 : 1,
    max: counted ? target.max : 1,
    chooser: 'controller',
    mode: 'target',
  };
}

/** "Target ...", once for each: slots `t1`, `t2` ... */
export const targeting = (...targets: readonly Target[]): TargetSpec => ({
  slots: targets.map(slotOf),
  relations: [],
  timing: 'announcement',
});

/** "Target ... card in a graveyard"; no token is ever there for long (rule 111.7). */
export const cardInGraveyard = (filter: MtgCardFilter = {}): MtgQuery => ({
  kind: 'card',
  filter: { zone: 'graveyard', ...filter },
});

/** Any number of any targets, among which so much is divided. */
export const dividing = (total: number): TargetSpec => ({
  ...NO_TARGETS,
  slots: targeting({ of: anyTarget(), max: 'any' }).slots.map((slot) => ({
    ...slot,
    division: { total },
  })),
});

/** What was chosen in the first slot. */
export const t1: Selector = { bound: 't1' };
export const each = (filter: MtgCardFilter): Selector => ({ each: filter });
export const creatures = (filter: MtgCardFilter = {}): Selector => each({ type: 'creature', ...filter });

/** What a trigger means: the object to which it happened, and that one's player. */
export const it: Selector = { bound: 'it' };
export const thatPlayer: Selector = { bound: 'player' };

/** Whom the creature of a trigger attacks (rule 508.5). */
export const defender: Selector = { bound: 'defender' };
