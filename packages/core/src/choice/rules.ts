/** The relations of a spec as automata over positions. */
import { boundsOf, compareNumber, type NumericComparison } from '../filter/comparison.js';
import type { FilterContext } from '../filter/context.js';
import type { RelationRule } from './problem.js';

/** What stands under a property of the thing at a position. */
export type PropertyAt = (position: number, property: string) => unknown;

function valuesAt(read: PropertyAt, position: number, property: string): readonly string[] {
  const found = read(position, property);
  const list: readonly unknown[] = Array.isArray(found) ? found : [found];
  return list.flatMap((entry) =>
    typeof entry === 'string' || typeof entry === 'number' || typeof entry === 'boolean' ? [JSON.stringify(entry)] : [],
  );
}

const SEPARATOR = '\n';
const join = (values: Iterable<string>): string => [...values].toSorted().join(SEPARATOR);
const split = (state: string): readonly string[] => (state === '' ? [] : state.split(SEPARATOR));

/** All share one value of the property; a thing without the property shares none. */
export function sameRule(slots: readonly number[], property: string, read: PropertyAt): RelationRule {
  return {
    slots,
    start: '',
    step(state, position) {
      const values = valuesAt(read, position, property);
      const shared = state === '' ? values : values.filter((entry) => split(state).includes(entry));
      return shared.length === 0 ? undefined : join(shared);
    },
    accepts: () => true,
  };
}

/** No two share a value of the property; a thing without the property shares none. */
export function distinctRule(slots: readonly number[], property: string, read: PropertyAt): RelationRule {
  /** The values that later things still have; worked out once a layer. */
  const alive: { of?: ReadonlySet<number>; values: ReadonlySet<string> } = { values: new Set() };
  return {
    slots,
    start: '',
    step(state, position) {
      const used = split(state);
      const values = valuesAt(read, position, property);
      return values.some((entry) => used.includes(entry)) ? undefined : join([...used, ...values]);
    },
    accepts: () => true,
    order: (position) => join(valuesAt(read, position, property)),
    forget(state, later) {
      if (state === '') return state;
      if (alive.of !== later) {
        alive.of = later;
        alive.values = new Set([...later].flatMap((position) => valuesAt(read, position, property)));
      }
      return join(split(state).filter((entry) => alive.values.has(entry)));
    },
  };
}

/** The sum of the property compares so; a thing without the number cannot be added. */
export function sumRule(
  slots: readonly number[],
  property: string,
  is: NumericComparison,
  { read, context, smallest }: { readonly read: PropertyAt; readonly context: FilterContext; readonly smallest: number },
): RelationRule {
  const ceilings = boundsOf(is).flatMap(({ operator, bound }) => {
    const limit = typeof bound === 'number' ? bound : context.number(bound);
    return limit !== undefined && (operator === 'lt' || operator === 'lte' || operator === 'eq') ? [limit] : [];
  });
  const ceiling = smallest < 0 ? Infinity : Math.min(Infinity, ...ceilings);
  return {
    slots,
    start: '0',
    step(state, position) {
      const found = read(position, property);
      if (typeof found !== 'number') return undefined;
      const sum = Number(state) + found;
      return sum > ceiling ? undefined : String(sum);
    },
    accepts: (state) => compareNumber(Number(state), is, context),
  };
}
