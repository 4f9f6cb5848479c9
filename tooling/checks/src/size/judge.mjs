/** @typedef {import('./budgets.mjs').Budget} Budget */
/** @typedef {Budget & { size: number }} Measured */

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1);

/** @param {Budget} budget */
const nameOf = ({ from, names }) => `${from} { ${names.length > 40 ? `${names.slice(0, 37)}...` : names} }`;

/** @param {Measured} measured */
const note = ({ size, budget }) => (size > budget ? `over by ${kB(size - budget)}` : '');

/**
 * Returns the table of sizes, and what is wrong with it.
 * @param {readonly Measured[]} measured
 * @param {readonly string[]} waysIn every specifier that a published package exports
 * @returns {{ table: string, faults: string[] }}
 */
export const judge = (measured, waysIn) => {
  const names = measured.map(nameOf);
  const width = Math.max(...names.map(({ length }) => length));
  const line = (/** @type {readonly string[]} */ [name = '', size = '', budget = '', remark = '']) =>
    `${name.padEnd(width)} ${size.padStart(7)} ${budget.padStart(7)}  ${remark}`.trimEnd();
  const rows = measured.map((one, at) => [names[at] ?? '', kB(one.size), kB(one.budget), note(one)]);
  const whole = new Set(measured.filter((one) => one.names === '*').map(({ from }) => from));
  return {
    table: [['kB gzip', 'is', 'may be'], ...rows].map(line).join('\n'),
    faults: [
      ...measured
        .filter(({ size, budget }) => size > budget)
        .map((one) => `${nameOf(one)} weighs ${kB(one.size)} kB, and may weigh ${kB(one.budget)}.`),
      ...waysIn
        .filter((from) => !whole.has(from))
        .map((from) => `${from} has no budget in size/budgets.mjs.`),
    ],
  };
};
