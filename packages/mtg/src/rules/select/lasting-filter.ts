import type { EffectContext } from '@reticle/core/play';
import { someWithin } from '@reticle/core/text';
import { type MtgCardFilter, cardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import type { ContinuousEffect } from '../../state/lasting.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { playerRefOf } from '../../state/refs.js';
import { rolesOf } from './matching.js';

/**
 * Returns a filter as it can be asked after the resolution: with X as it is, and with the players whom it
 * names.
 */
export function lastingFilter(
  filter: MtgCardFilter,
  { variables, bound }: Pick<EffectContext<MtgMatchState>, 'variables' | 'bound'>,
): { readonly each: MtgCardFilter; readonly roles: ContinuousEffect['roles'] } {
  const each = cardFilter.parse(
    JSON.parse(JSON.stringify({ zone: 'battlefield', ...filter }), (_key, value: unknown) =>
      value === 'X' ? (variables.X ?? 0) : value,
    ),
  );
  const named = Object.entries(rolesOf(bound).roles ?? {}).filter(([name]) =>
    someWithin(filter, (value) => value === `role.${name}`),
  );
  return { each, roles: named.length === 0 ? undefined : Object.fromEntries(named) };
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

/** Returns the players whom a filter names, as names are bound during a resolution. */
export const playersNamed = (
  roles: Readonly<Record<string, string>> = {},
): EffectContext<MtgMatchState>['bound'] =>
  Object.fromEntries(Object.entries(roles).map(([name, player]) => [name, [playerRefOf(player)]]));
