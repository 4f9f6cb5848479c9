/** The basic land types (rule 305.6). */
export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** Every land type (rule 205.3i). */
const LAND_TYPES: ReadonlySet<string> = new Set([
  ...BASIC_LAND_TYPES,
  'Cave',
  'Desert',
  'Gate',
  'Lair',
  'Locus',
  'Mine',
  'Planet',
  'Power-Plant',
  'Sphere',
  'Tower',
  'Town',
  'Urza\u2019s',
  "Urza's",
]);

/** Subtypes with the land types among them replaced; the others stay (rule 305.7). */
export function withLandTypes(subtypes: readonly string[], landTypes: readonly string[]): readonly string[] {
  return [...landTypes, ...subtypes.filter((subtype) => !LAND_TYPES.has(subtype))];
}
