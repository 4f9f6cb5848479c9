import type { Ability } from './effect.js';
import type { TableRules, TableTypesWith } from './types.js';
import { isInPlay, type ZoneDefinitions } from './object-store.js';

type OfKind<G extends TableTypesWith<G>, Kind extends string> = readonly Extract<
  Ability<G['words']>,
  { readonly kind: Kind }
>[];

/** The abilities of one object that work where it is, by kind. */
export interface WorkingAbilities<G extends TableTypesWith<G>> {
  readonly statics: OfKind<G, 'static'>;
  readonly triggered: OfKind<G, 'triggered'>;
  readonly replacements: OfKind<G, 'replacement'>;
}

const IDLE = { statics: [], triggered: [], replacements: [] } as const;

/** Whether an ability works where its object is. */
const worksIn = (
  zones: ZoneDefinitions,
  zone: string,
  ability: { readonly in?: readonly string[] | undefined },
): boolean => (ability.in ? ability.in.includes(zone) : isInPlay(zones, zone));

/**
 * Looks up which abilities of an object work. An object never changes, so that its abilities are looked up once; of two
 * objects without any the answer is the very same.
 */
export function workingAbilities<G extends TableTypesWith<G>>({
  abilities,
  zones,
}: Pick<TableRules<G>, 'abilities' | 'zones'>): (object: G['now']) => WorkingAbilities<G> {
  const kept = new WeakMap<G['now'], WorkingAbilities<G>>();
  return (object) => {
    const found = kept.get(object);
    if (found) return found;
    const all = abilities(object).filter((ability) => worksIn(zones, object.zone, ability));
    const working: WorkingAbilities<G> =
      all.length === 0
        ? IDLE
        : {
            statics: all.filter((ability) => ability.kind === 'static'),
            triggered: all.filter((ability) => ability.kind === 'triggered'),
            replacements: all.filter((ability) => ability.kind === 'replacement'),
          };
    kept.set(object, working);
    return working;
  };
}
