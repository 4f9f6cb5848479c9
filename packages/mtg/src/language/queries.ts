import type { MtgAbilityFilter, MtgCardFilter, MtgPlayerFilter } from './filter.js';
import { ANY_TARGET_TYPES } from './vocabulary.js';

/** One entry of a slot's `accepts`: a kind of object, and a filter on it. */
export type MtgQuery =
  | { readonly kind: 'card'; readonly filter: MtgCardFilter }
  | { readonly kind: 'ability'; readonly filter: MtgAbilityFilter }
  | { readonly kind: 'player'; readonly filter: MtgPlayerFilter };

/** "Target [type]": a permanent, since the words name no other zone (rules 109.2 and 115.2). */
export function permanent(filter: MtgCardFilter = {}): MtgQuery {
  return { kind: 'card', filter: { ...filter, zone: 'battlefield' } };
}

/** "Target [type] spell": an object on the stack (rule 109.2b), never an ability (rule 113.9). */
export function spell(filter: MtgCardFilter = {}): MtgQuery {
  return { kind: 'card', filter: { ...filter, zone: 'stack' } };
}

/** "Target [type] card in a graveyard", or in another zone (rule 109.2a). */
export function cardIn(
  zone: 'graveyard' | 'exile' | 'hand' | 'library',
  filter: MtgCardFilter = {},
): MtgQuery {
  return { kind: 'card', filter: { ...filter, zone, token: false } };
}

/** "Target activated or triggered ability". */
export function ability(filter: MtgAbilityFilter = {}): MtgQuery {
  return { kind: 'ability', filter };
}

/** "Target player", "target opponent". */
export function player(is?: MtgPlayerFilter['is']): MtgQuery {
  return { kind: 'player', filter: is === undefined ? {} : { is } };
}

/** "Any target": creature, player, planeswalker or battle (rule 115.4). */
export function anyTarget(): readonly MtgQuery[] {
  return [permanent({ type: [...ANY_TARGET_TYPES] }), player()];
}
