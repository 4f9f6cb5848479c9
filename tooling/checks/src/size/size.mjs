import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { faultless } from '../outcomes.mjs';
import { published, waysInto } from '../workspace.mjs';
import { BUDGETS } from './budgets.mjs';
import { judge } from './judge.mjs';

/**
 * @param {import('../workspace.mjs').WayIn} wayIn
 * @param {string} names
 */
const sizeOf = async ({ folder, file }, names) => {
  const contents = `export ${names === '*' ? '*' : `{ ${names} }`} from ${JSON.stringify(file)};`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles.reduce((sum, one) => sum + gzipSync(one.contents, { level: 9 }).length, 0);
};

/**
 * Compares the sizes of the build with the budgets.
 * @returns {Promise<import('../commands.mjs').Outcome & { table: string }>}
 */
export const checkSizes = async () => {
  const waysIn = new Map(
    published()
      .flatMap(waysInto)
      .map((one) => [one.from, one]),
  );
  const measured = await Promise.all(
    BUDGETS.map(async (budget) => {
      const wayIn = waysIn.get(budget.from);
      if (!wayIn) throw new Error(`${budget.from} has a budget, but nobody exports it.`);
      return { ...budget, size: await sizeOf(wayIn, budget.names) };
    }),
  );
  const { table, faults } = judge(measured, [...waysIn.keys()]);
  return { ...faultless(faults), table };
};
