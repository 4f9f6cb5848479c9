import { dirname } from 'node:path';
import { manifestIn } from './place.js';
import { DEFAULT_OWNER, type GamePlan, type GameWish } from './scaffold.js';

/** What is left to do after a game was written: commands, and files to look at. */
export async function nextSteps(plan: GamePlan, wish: GameWish): Promise<readonly string[]> {
  const { packageName, id, folder } = plan;
  if (wish.workspace !== true) {
    const owner = (wish.owner ?? DEFAULT_OWNER) === DEFAULT_OWNER;
    return [
      `cd ${id}`,
      'npm install',
      'npm test',
      `npm run build && npx reticle play ${id}`,
      'npx reticle new card "Oil Lamp"',
      ...(owner ? [`put who holds the copyright for ${DEFAULT_OWNER} in LICENSE`] : []),
    ];
  }
  const { packageManager } = await manifestIn(dirname(dirname(folder)));
  const pnpm = `npx --yes ${typeof packageManager === 'string' ? packageManager : 'pnpm'}`;
  return [
    `${pnpm} install`,
    `${pnpm} --filter ${packageName} test`,
    `${pnpm} api:update`,
    `${pnpm} changeset`,
    `give ${packageName} a row in the table of README.md and in tooling/checks/src/size/budgets.mjs`,
  ];
}
