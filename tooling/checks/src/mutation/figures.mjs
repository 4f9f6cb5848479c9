/** @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant */
/** @typedef {{ thresholds: { low: number }, files: Record<string, { mutants: readonly Mutant[] }> }} Report what Stryker writes down */
/** @typedef {{ folder: string, found: number, tried: number, score: number, low: number, high: number }} Row */

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** How far 95 % of all samples lie from the middle, in standard deviations. */
const Z = 1.96;

/**
 * The interval of Wilson: between which shares the whole lies, if so many of a sample were found, in 95 of 100 samples.
 * @param {number} found
 * @param {number} tried
 * @returns {[low: number, high: number]} in percent
 */
export const interval = (found, tried) => {
  if (tried === 0) return [0, 100];
  const share = found / tried;
  const middle = share + Z ** 2 / (2 * tried);
  const reach = Z * Math.sqrt((share * (1 - share)) / tried + (Z / (2 * tried)) ** 2);
  const whole = 1 + Z ** 2 / tried;
  return [(100 * (middle - reach)) / whole, (100 * (middle + reach)) / whole];
};

/** @param {string} folder @param {readonly Mutant[]} mutants @returns {Row} */
const rowOf = (folder, mutants) => {
  const found = mutants.filter(({ status }) => FOUND.has(status)).length;
  const tried = found + mutants.filter(({ status }) => MISSED.has(status)).length;
  const [low, high] = interval(found, tried);
  return { folder, found, tried, score: tried === 0 ? 0 : (100 * found) / tried, low, high };
};

/**
 * How many of the drawn mutants were found: all of them, and folder by folder.
 * @param {Report} report
 * @returns {Row[]} the first is of all; a folder's row counts what is in its folders
 */
export const figures = ({ files }) => {
  /** @type {Record<string, Mutant[]>} */
  const folders = { all: [] };
  for (const [file, { mutants }] of Object.entries(files)) {
    const parts = file.split('/').slice(1, -1);
    const names = parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
    for (const name of ['all', ...names]) (folders[name] ??= []).push(...mutants);
  }
  return Object.entries(folders)
    .map(([folder, mutants]) => rowOf(folder, mutants))
    .filter(({ folder, tried }) => folder === 'all' || tried > 0);
};

/** @param {Row} row */
const line = ({ folder, found, tried, score, low, high }) =>
  `${folder.padEnd(20)} ${score.toFixed(1).padStart(5)} %  (${low.toFixed(1)} to ${high.toFixed(1)})  ${found} of ${tried}`;

/**
 * The figures as lines, and where nothing was noticed.
 * @param {Report} report
 */
export const told = (report) => {
  const missed = Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => MISSED.has(status))
      .map(({ location, mutatorName, replacement = '' }) => {
        const now = replacement.replaceAll(/\s+/gu, ' ').slice(0, 80);
        return `${file}:${location.start.line}  ${mutatorName}: ${now}`;
      }),
  );
  return [...figures(report).map(line), '', ...missed].join('\n');
};

/**
 * Whether the whole may be what is wanted: a sample refutes it only if its interval ends below.
 * @param {Report} report
 */
export const mayHold = (report) => (figures(report)[0]?.high ?? 0) >= report.thresholds.low;
