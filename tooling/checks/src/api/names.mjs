import { join } from 'node:path';
import { waysInto } from '../workspace.mjs';
import { declarations } from './declarations.mjs';

/** @typedef {Readonly<Record<string, number>>} Names how many names each way in exports */

/**
 * Counts the names that each entry point of the packages exports.
 * @param {readonly import('../workspace.mjs').Package[]} built
 * @returns {Names}
 */
export const countNames = (built) => {
  const { sourceOf } = declarations();
  return Object.fromEntries(
    built
      .flatMap(waysInto)
      .map(({ from, folder, types }) => [from, sourceOf(join(folder, types)).exported.size]),
  );
};

/**
 * Returns where there are more names than allowed, or fewer: the table may only shrink.
 * @param {Names} found
 * @param {Names} most
 * @returns {string[]}
 */
export const judgeNames = (found, most) =>
  [...new Set([...Object.keys(found), ...Object.keys(most)])].flatMap((from) => {
    const now = found[from];
    const may = most[from];
    if (now === undefined) return [`${from} is exported by nobody: take it out of api/most.mjs.`];
    if (may === undefined) return [`${from} exports ${now} names: write that into api/most.mjs.`];
    if (now > may)
      return [
        `${from} exports ${now} names, and may export ${may}: give up one that nobody outside needs to name.`,
      ];
    return now < may ? [`${from} exports ${now} names by now: write that into api/most.mjs.`] : [];
  });
