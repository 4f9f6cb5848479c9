/** A name as names are compared (rule 5.2.6): which apostrophe is printed makes no other name. */
export const plainName = (name: string): string => name.replaceAll(/[‘’ʼ]/gu, "'");

/** Every name of a card, as it is compared: a character "A & B" has three (rule 5.2.6.1), all else has one. */
export function namesOf(name: string, types: readonly string[]): readonly string[] {
  const plain = plainName(name);
  const parts = types.includes('character') ? plain.split(' & ') : [];
  return parts.length > 1 ? [...new Set([...parts, plain])] : [plain];
}
