/** @typedef {Record<string, number>} Counts calls a move, by the name of the counter */

/**
 * The counters, by the file of the function. The first match counts.
 * @type {readonly (readonly [string, RegExp])[]}
 */
const COUNTERS = [
  ['legality (core: filter, targeting, choice)', /\/packages\/core\/src\/(?:filter|targeting|choice)\//u],
  ['match (core)', /\/packages\/core\/src\/match\//u],
  ['objects, events, triggers (core: play)', /\/packages\/core\/src\/play\//u],
  ['words (core: text, describe)', /\/packages\/core\/src\/(?:text|describe)\//u],
  ['core, the rest', /\/packages\/core\//u],
  ['schemas (zod)', /\/node_modules\/zod\//u],
  ['the game', /\/packages\/(?:mtg|lorcana|taktik)\//u],
];

/** @param {string} file @returns {string | undefined} the counter of a function that stands there */
export const counterOf = (file) => COUNTERS.find(([, where]) => where.test(file))?.[0];

/** The names of the counters, in their order. */
export const NAMES = COUNTERS.map(([name]) => name);

/** The largest allowed ratio to the recorded counts. */
const MOST = 1.25;
const SMALL = 20;

/** The command that records the counts again. */
export const UPDATE =
  'If that is meant: npx --yes pnpm@12.21.0 --filter @reticle/work run update, after a build; commit work.json.';

/**
 * Returns the counters that grew, one line each.
 * @param {Readonly<Record<string, Counts>>} written by game
 * @param {Readonly<Record<string, Counts>>} now
 * @returns {string[]}
 */
export const grown = (written, now) =>
  Object.entries(now).flatMap(([game, counts]) =>
    Object.entries(counts).flatMap(([counter, count]) => {
      const before = written[game]?.[counter] ?? 0;
      return count > SMALL && count > before * MOST
        ? [`${game}, ${counter}: ${count} calls a move, ${before} are written down.`]
        : [];
    }),
  );
