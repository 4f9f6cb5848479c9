import type { Color } from '../state/vocabulary.js';
import type { MtgCard } from '../state/card.js';
import type { ActivatedAbility } from './ability.js';
import { abilitiesOf, type AbilityRegistry } from './registry.js';
import { createTapForMana } from './templates/mana.js';

/** The mana of each basic land type (rule 305.6). */
const LAND_TYPES: ReadonlyMap<string, Color> = new Map([
  ['Plains', 'white'],
  ['Island', 'blue'],
  ['Swamp', 'black'],
  ['Mountain', 'red'],
  ['Forest', 'green'],
]);
const INTRINSIC: ReadonlyMap<string, ActivatedAbility> = new Map(
  [...LAND_TYPES].map(([type, color]) => [
    type,
    createTapForMana({ id: `tap-${type.toLowerCase()}`, mana: { [color]: 1 } }),
  ]),
);

const landTypesOf = (subtypes: readonly string[]) => subtypes.filter((type) => LAND_TYPES.has(type));

/** Whether an effect gave it other land types than are printed: it then lost what its text says (rule 305.7). */
function hasNewLandTypes({ types, subtypes, printed }: MtgCard): boolean {
  if (!printed || !types.includes('land')) return false;
  return landTypesOf(subtypes).join() !== landTypesOf(printed.subtypes).join();
}

/**
 * The activated abilities that an object has where it is: those of its definition in a set, else those read from its
 * words, and the mana abilities of its basic land types. O(1) in the number of cards that are known.
 */
export function getActivatedAbilities(card: MtgCard, registry: AbilityRegistry): readonly ActivatedAbility[] {
  const { zone, types, subtypes, publicId, faceDown, phasedOut } = card;
  if (faceDown || phasedOut) return [];
  const onBattlefield = zone === 'battlefield';
  const intrinsic =
    onBattlefield && types.includes('land') ? subtypes.flatMap((type) => INTRINSIC.get(type) ?? []) : [];
  const own = hasNewLandTypes(card) ? [] : (abilitiesOf(registry, publicId)?.activated ?? []);
  return [...intrinsic, ...own.filter((ability) => (ability.zone ?? 'battlefield') === zone)];
}
