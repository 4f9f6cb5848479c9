import type { EffectContext } from '@reticle/core/play';
import { someWithin } from '@reticle/core/text';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf } from '../../state/refs.js';
import { rolesOf } from './matching.js';

/** What a filter refers to during a resolution: the players whom it names, and X. */
export type Meant = Pick<ContinuousEffect, 'roles' | 'X'>;
type References = Pick<EffectContext<MtgMatchState>, 'variables' | 'bound'>;

/** Returns a filter of permanents with what it refers to now, so that it can be asked after the resolution. */
export function lastingFilter(
  filter: MtgCardFilter,
  { variables: { X = 0 }, bound }: References,
): { readonly each: MtgCardFilter } & Meant {
  const says = (reference: string): boolean => someWithin(filter, (value) => value === reference);
  const named = Object.entries(rolesOf(bound).roles ?? {}).filter(([name]) => says(`role.${name}`));
  return {
    each: { zone: 'battlefield', ...filter },
    ...(named.length === 0 ? {} : { roles: Object.fromEntries(named) }),
    ...(says('X') ? { X } : {}),
  };
}

/**
 * Returns the filter of a selector for whatever matches, now or later, if it can be asked later: it looks at
 * permanents, and not at the source.
 */
export function openFilter(what: Selector): MtgCardFilter | undefined {
  const filter = typeof what === 'object' && 'each' in what ? what.each : undefined;
  const { zone = 'battlefield' } = filter ?? {};
  const looksElsewhere = someWithin(
    filter,
    (value) => typeof value === 'string' && /^(?:source|slots)\./u.test(value),
  );
  return zone === 'battlefield' && !looksElsewhere ? filter : undefined;
}

/** Returns what a lasting filter refers to, as a resolution has it. */
export const referencesOf = ({ roles = {}, X }: Meant): References => ({
  variables: X === undefined ? {} : { X },
  bound: Object.fromEntries(Object.entries(roles).map(([name, player]) => [name, [playerRefOf(player)]])),
});
