import type { TargetQuery, TargetRef, TargetSlot } from '@reticle/core';
import type { Earlier } from './earlier.js';
import { bindEarlier, type BindReference } from './references.js';

/** What the slot accepts, with earlier choices written in; none where one of them was not made. */
export function boundQueries({ accepts }: TargetSlot, by: BindReference): readonly TargetQuery[] | undefined {
  const bound: TargetQuery[] = [];
  for (const query of accepts) {
    if ('options' in query) {
      bound.push(query);
      continue;
    }
    const filter = bindEarlier(query.filter, by);
    const announceOnly = query.announceOnly && bindEarlier(query.announceOnly, by);
    if (!filter || (query.announceOnly && !announceOnly)) return undefined;
    bound.push({ kind: query.kind, filter, ...(announceOnly ? { announceOnly } : {}) });
  }
  return bound;
}

const ID_KEYS: Readonly<Record<string, string>> = { card: 'instanceId', player: 'playerId' };

/** The queries with some things left out: "another" (rule 6.1.6). */
export function without(
  accepts: readonly TargetQuery[],
  taken: readonly TargetRef[],
): readonly TargetQuery[] {
  const idsOf = (kind: string) => taken.filter((ref) => ref.kind === kind).map(({ id }) => id);
  return accepts.flatMap((query): readonly TargetQuery[] => {
    if ('options' in query) {
      const options = query.options.filter((option) => !idsOf('choice').includes(option));
      return options.length > 0 ? [{ ...query, options }] : [];
    }
    const ids = idsOf(query.kind);
    const key = ID_KEYS[query.kind];
    if (ids.length === 0 || key === undefined) return [query];
    return [{ ...query, filter: { allOf: [query.filter, { not: { [key]: ids } }] } }];
  });
}

/** What was chosen before, as a slot in which just that stands; nobody is asked anew whether it may be chosen. */
export function asPinned({ opening, targets }: Earlier): TargetSlot {
  const { id } = opening;
  const { division: _division, ...slot } = opening.slot;
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  return {
    ...slot,
    id,
    accepts: kinds.map((kind) => {
      const ids = targets.filter((ref) => ref.kind === kind).map((ref) => ref.id);
      return kind === 'choice'
        ? { kind, options: ids }
        : { kind, filter: { [ID_KEYS[kind] ?? 'instanceId']: ids } };
    }),
    min: targets.length,
    max: targets.length,
    chooser: 'controller',
    mode: 'target',
  };
}
