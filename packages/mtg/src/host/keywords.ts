import { COLORS, type MtgKeyword } from '../index.js';

/** Keywords to give, by how they are called here. */
export const GIVEN: ReadonlyMap<string, MtgKeyword> = new Map<string, MtgKeyword>([
  ...['hexproof', 'shroud', 'flying', 'trample', 'deathtouch'].map((keyword): [string, MtgKeyword] => [
    keyword,
    { keyword },
  ]),
  ...COLORS.flatMap((color): [string, MtgKeyword][] => [
    [`hexproof from ${color}`, { keyword: 'hexproof', from: { color } }],
    [`protection from ${color}`, { keyword: 'protection', from: { color } }],
  ]),
]);

/** What a keyword is called here; its JSON where it is none of these. */
export const nameOf = (found: MtgKeyword): string => {
  const same = JSON.stringify(found);
  return [...GIVEN].find(([, given]) => JSON.stringify(given) === same)?.[0] ?? same;
};
/** The keyword that is called so, if there is one. */
export const given = (name: string): readonly MtgKeyword[] => {
  const found = GIVEN.get(name);
  return found ? [found] : [];
};
/** Keywords but for those that are called so. */
export const without = (keywords: readonly MtgKeyword[], name: string): readonly MtgKeyword[] =>
  keywords.filter((found) => nameOf(found) !== name);
