import { dirname, relative, resolve } from 'node:path';
import { DEFAULT_OWNER, type GamePlan, type GameWish } from './scaffold.js';
import { manifestIn, workspaceOf } from './write.js';

/** Returns the clone of Reticle from which this package runs. Undefined if it was installed from npm. */
export async function cloneAt(folder: string): Promise<string | undefined> {
  if (/[/\\]node_modules[/\\]/u.test(folder)) return undefined;
  const root = await workspaceOf(folder);
  return root.ok ? root.value : undefined;
}

/** The generator, by which `reticle new` adds things. From npm it comes with the command. */
const GENERATOR = 'create-reticle-game';

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Writes an argument for a shell. */
const shellWord = (word: string): string => (/^[\w./:@=+-]+$/u.test(word) ? word : `"${word}"`);

async function pnpmOf(root: string): Promise<string> {
  const { packageManager } = await manifestIn(root);
  return `npx --yes ${typeof packageManager === 'string' ? packageManager : 'pnpm'}`;
}

/** Lists the commands that pack the packages of a clone, and name the files in the package.json of the game. */
async function fromClone(
  { folder, files }: GamePlan,
  clone: string,
  version: string,
): Promise<readonly string[]> {
  const pnpm = await pnpmOf(clone);
  const packed = resolve(dirname(folder), 'tarballs');
  const manifest: object = objectOf(
    JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}'),
  );
  const uses = (['dependencies', 'devDependencies'] as const).flatMap((list) =>
    Object.keys(objectOf(Reflect.get(manifest, list)))
      .filter((name) => name.startsWith('@reticle/'))
      .map((name) => `${list}.${name}`),
  );
  const settings = [...uses, `devDependencies.${GENERATOR}`].map((key) => {
    const name = key.slice(key.indexOf('.') + 1);
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    return shellWord(`${key}=file:${relative(folder, packed).replaceAll('\\', '/')}/${file}`);
  });
  return [
    `cd ${shellWord(clone)}`,
    `${pnpm} build`,
    `${pnpm} --recursive --filter "./packages/*" pack --pack-destination ${shellWord(packed)}`,
    `cd ${shellWord(folder)}`,
    `npm pkg set ${settings.join(' ')}`,
  ];
}

/**
 * Lists what is left to do after a game was written: commands, and files to look at.
 *
 * @param clone the clone of Reticle whose packages the game uses. Without it they come from npm
 * @param version the version of Reticle's packages
 */
export async function nextSteps(
  plan: GamePlan,
  wish: GameWish,
  clone: string | undefined,
  version: string,
): Promise<readonly string[]> {
  const { packageName, id, folder } = plan;
  if (wish.workspace !== true) {
    const owner = (wish.owner ?? DEFAULT_OWNER) === DEFAULT_OWNER;
    return [
      ...(clone === undefined ? [`cd ${id}`] : await fromClone(plan, clone, version)),
      'npm install',
      'npm test',
      `npm run build && npx reticle play ${id}`,
      'npx reticle new card "Oil Fox"',
      ...(owner
        ? [
            `put your name on GitHub for ${DEFAULT_OWNER} in LICENSE, package.json and .github/workflows/ci.yml`,
          ]
        : []),
    ];
  }
  const pnpm = await pnpmOf(dirname(dirname(folder)));
  return [
    `${pnpm} install`,
    `${pnpm} --filter ${packageName} test`,
    `${pnpm} api:update`,
    `${pnpm} changeset`,
    `give ${packageName} a row in the table of README.md and in tooling/checks/src/size/budgets.mjs`,
  ];
}
