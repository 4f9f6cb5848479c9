/** @typedef {import('./faults.mjs').Structure} Structure */

/** What each fault is, for people. @type {Readonly<Record<keyof Structure, string>>} */
const SAYS = {
  circles: 'stands in a circle of files that import each other',
  folders: 'stands in a circle of folders that import each other',
  long: 'has more than 400 lines',
  twice: 'is a name of a type that several files declare',
  searched: 'searches JSON as text: walk it',
};
const KINDS = /** @type {const} */ (['circles', 'folders', 'long', 'twice', 'searched']);

/**
 * What is wrong beyond what is known, and what is known and not wrong any more: the list only shrinks.
 * @param {ReadonlyMap<string, Structure>} found by package
 * @param {Readonly<Record<string, Partial<Structure>>>} notYet
 * @returns {string[]}
 */
export const compared = (found, notYet) => [
  ...[...found].flatMap(([name, structure]) =>
    KINDS.flatMap((kind) => {
      const known = notYet[name]?.[kind] ?? [];
      return [
        ...structure[kind]
          .filter((one) => !known.includes(one))
          .map((one) => `${name}: ${one} ${SAYS[kind]}.`),
        ...known
          .filter((one) => !structure[kind].includes(one))
          .map((one) => `${name}: ${one} is fine by now: take it out of structure/not-yet.mjs, "${kind}".`),
      ];
    }),
  ),
  ...Object.keys(notYet)
    .filter((name) => !found.has(name))
    .map((name) => `${name} is no package: take it out of structure/not-yet.mjs.`),
];
