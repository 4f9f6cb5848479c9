/** @typedef {import('./faults.mjs').Structure} Structure */

/** The name of each fault for people. @type {Readonly<Record<keyof Structure, string>>} */
const SAYS = {
  circles: 'stands in a circle of files that import each other',
  folders: 'stands in a circle of folders that import each other',
  long: 'has more than 400 lines',
  twice: 'is a name of a type that several files declare',
  searched: 'searches JSON as text: walk it',
};
const KINDS = /** @type {const} */ (['circles', 'folders', 'long', 'twice', 'searched']);

/**
 * Returns what is wrong in each package, one line per fault.
 * @param {ReadonlyMap<string, Structure>} found by package
 * @returns {string[]}
 */
export const faultLines = (found) =>
  [...found].flatMap(([name, structure]) =>
    KINDS.flatMap((kind) => structure[kind].map((one) => `${name}: ${one} ${SAYS[kind]}.`)),
  );
