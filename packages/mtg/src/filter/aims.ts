import { amount, type FilterContext, type MatcherRecord, type NumericComparison } from '@reticle/core';

import type { ChosenNow } from '../state/links.js';
import { hasQuality } from './quality.js';
import type { Aim } from './schema.js';

type Aims = Aim | readonly Aim[];
const listOf = (aims: Aims): readonly Aim[] => ('length' in aims ? aims : [aims]);

function hits(chosen: ChosenNow, wanted: Aims, context: FilterContext): boolean {
  return listOf(wanted).some((aim) => {
    if ('player' in aim) return context.isPlayer(chosen.player, aim.player);
    if ('ability' in aim) return chosen.ability === true;
    return chosen.card !== undefined && hasQuality(chosen.card, aim.card, context);
  });
}

/** "That targets ...": at least one target is so in the current state (rule 115.9b). */
export function targetsMatcher<Obj>(
  read: (object: Obj) => readonly ChosenNow[],
): MatcherRecord<Obj, Aims, unknown> {
  return {
    test: (object, wanted, context) => read(object).some((chosen) => hits(chosen, wanted, context)),
    cost: 8,
    actual: (object) => read(object).map(({ key }) => key),
    words: () => ({ after: 'that targets such a thing' }),
    references: true,
  };
}

/** "That targets only ...": one single thing, however often, and it is so now (rule 115.9c). */
export function targetsOnlyMatcher<Obj>(
  read: (object: Obj) => readonly ChosenNow[],
): MatcherRecord<Obj, Aims, unknown> {
  return {
    test: (object, wanted, context) => {
      const [first, ...more] = read(object);
      return (
        first !== undefined && more.every(({ key }) => key === first.key) && hits(first, wanted, context)
      );
    },
    cost: 8,
    actual: (object) => read(object).map(({ key }) => key),
    words: () => ({ after: 'that targets only such a thing' }),
    references: true,
  };
}

/** "With N targets": all that were chosen, repeats and targets that became illegal included (rule 115.9a). */
export function targetCountMatcher<Obj>(
  read: (object: Obj) => readonly ChosenNow[],
): MatcherRecord<Obj, NumericComparison, unknown> {
  return { ...amount('target count', (object: Obj) => read(object).length), changes: () => [] };
}
