import type { Ability } from './effect.js';
import type { TableRules, TableTypesWith } from './types.js';
import { isInPlay, type ZoneDefinitions } from './object-store.js';

type AbilitiesOfKind<G extends TableTypesWith<G>, Kind extends string> = readonly Extract<
  Ability<G['words']>,
  { readonly kind: Kind }
>[];

/** The abilities of one object that work where it is, by kind. */
export interface WorkingAbilities<G extends TableTypesWith<G>> {
  readonly statics: AbilitiesOfKind<G, 'static'>;
  readonly triggered: AbilitiesOfKind<G, 'triggered'>;
  readonly replacements: AbilitiesOfKind<G, 'replacement'>;
}

const IDLE = { statics: [], triggered: [], replacements: [] } as const;

/** Whether an ability works in a zone. */
const worksIn = (
  zones: ZoneDefinitions,
  zone: string,
  ability: { readonly in?: readonly string[] | undefined },
): boolean => (ability.in ? ability.in.includes(zone) : isInPlay(zones, zone));

/**
 * Makes the look-up of the abilities of an object that work. The result is kept by the list of abilities and
 * the zone; objects without abilities share one result.
 */
export function workingAbilities<G extends TableTypesWith<G>>({
  abilities,
  zones,
}: Pick<TableRules<G>, 'abilities' | 'zones'>): (object: G['now']) => WorkingAbilities<G> {
  const kept = new WeakMap<object, Map<string, WorkingAbilities<G>>>();
  return (object) => {
    const all = abilities(object);
    if (all.length === 0) return IDLE;
    let byZone = kept.get(all);
    if (!byZone) kept.set(all, (byZone = new Map<string, WorkingAbilities<G>>()));
    const { zone } = object;
    let found = byZone.get(zone);
    if (!found) byZone.set(zone, (found = workingIn<G>(zones, zone, all)));
    return found;
  };
}

function workingIn<G extends TableTypesWith<G>>(
  zones: ZoneDefinitions,
  zone: string,
  abilities: readonly Ability<G['words']>[],
): WorkingAbilities<G> {
  const all = abilities.filter((ability) => worksIn(zones, zone, ability));
  return all.length === 0
    ? IDLE
    : {
        statics: all.filter((ability) => ability.kind === 'static'),
        triggered: all.filter((ability) => ability.kind === 'triggered'),
        replacements: all.filter((ability) => ability.kind === 'replacement'),
      };
}
