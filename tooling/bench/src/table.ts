import type { Measured } from './measure.js';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const times = (ratio: number): string =>
  ratio >= 10 ? ratio.toFixed(0) : ratio >= 0.1 ? ratio.toFixed(2) : ratio.toPrecision(2);

/** Returns rows under a title, aligned. Ratios are relative to the first row. */
export function table(title: string, rows: readonly Measured[]): string {
  const cells = [
    ['', 'ops/s', 'µs each', 'ratio', 'spread'],
    ...rows.map(({ name, perSecond, ratio, lowest, highest }) => [
      name,
      number.format(perSecond),
      (1e6 / perSecond).toPrecision(3),
      `${times(ratio)}x`,
      `${times(lowest)} to ${times(highest)}`,
    ]),
  ];
  const widths =
    cells[0]?.map((_cell, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
  return [title, ...lines, ''].join('\n');
}
