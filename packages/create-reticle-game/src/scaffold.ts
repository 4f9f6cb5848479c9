import { ok, type Result } from '@reticle/core';
import { resolve } from 'node:path';
import { camelOf, gameNameOf, isOwner, isTitle, refused, titleOf } from './names.js';
import { replaceWords, templateFiles, type TextFile } from './template.js';
import { freeFolder, workspaceOf, write } from './write.js';

/** The layouts of a game's folders: a whole game on the runtime, or a bare one, whose moves are written out. */
export const LAYOUTS = { bare: 1, whole: 2 } as const;

interface GameFacts {
  readonly packageName: string;
  readonly title: string;
  /** The version of Reticle's packages. */
  readonly version: string;
  readonly bare: boolean;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Replaces the versions of Reticle's packages by published ones. Those of the workspace stay as they are. */
const dependenciesFor = (given: unknown, version: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(objectOf(given)).map(([name, range]) => [
      name,
      range === '^0.0.0' && name.startsWith('@reticle/') ? `^${version}` : range,
    ]),
  );

/** Makes a game's package.json from the template's. */
function manifestFor(template: string, { packageName, title, version, bare }: GameFacts): string {
  const read = objectOf(JSON.parse(template));
  const manifest = {
    ...read,
    name: packageName,
    description: `${title} on Reticle.`,
    dependencies: dependenciesFor(read['dependencies'], version),
    devDependencies: dependenciesFor(read['devDependencies'], version),
    reticle: { layout: bare ? LAYOUTS.bare : LAYOUTS.whole, ...objectOf(read['reticle']) },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The wishes for a new game. */
export interface GameWish {
  /**
   * The name of the package, perhaps with a scope. In the workspace `@reticle/` is put before a name without
   * one.
   */
  readonly name: string;
  /** The game's title for people. Defaults to one made from the name. */
  readonly title?: string;
  /** The holder of the copyright: a GitHub user or organisation. Only for a game that stands alone. */
  readonly owner?: string;
  /** Whether the game is made inside the workspace of Reticle. Defaults to standing alone. */
  readonly workspace?: boolean;
  /** Whether the game has no runtime: a list of cards, and moves that are written out. Defaults to a whole card game. */
  readonly bare?: boolean;
}

/** The plan of a game: its files before they are written. */
export interface GamePlan {
  readonly packageName: string;
  readonly id: string;
  readonly title: string;
  /** The folder of the game. All paths are below it. */
  readonly folder: string;
  readonly files: readonly TextFile[];
}

/** The owner that is used if nobody is named. */
export const DEFAULT_OWNER = 'your-org';

/** Lists the templates that make up a game. In the workspace the command has a list of games of its own. */
const layersOf = (workspace: boolean, bare: boolean): readonly string[] => {
  const [game, command] = bare ? ['bare/game', 'bare/command'] : ['game', 'command'];
  return workspace ? [game, 'workspace'] : [game, 'alone', command];
};

/** Joins texts of the same path, with a blank line between them. */
function joinTexts(files: readonly TextFile[]): readonly TextFile[] {
  const texts = new Map<string, string>();
  for (const { path, text } of files) {
    const before = texts.get(path);
    texts.set(path, before === undefined ? text : `${before}\n${text}`);
  }
  return [...texts].map(([path, text]) => ({ path, text }));
}

/**
 * Makes the files of a game, without writing anything.
 *
 * @param cwd the folder in which the game's folder is to be, or one inside the workspace
 * @param version the version of the packages on which the game depends
 */
export async function planGame(wish: GameWish, cwd: string, version: string): Promise<Result<GamePlan>> {
  const { name, workspace = false, bare = false, owner = DEFAULT_OWNER } = wish;
  const named = gameNameOf(workspace && !name.startsWith('@') ? `@reticle/${name}` : name);
  if (!named.ok) return named;
  const { packageName, id } = named.value;
  const title = wish.title ?? titleOf(id);
  if (!isTitle(title)) return refused('badTitle', { title: title.slice(0, 100) });
  if (!isOwner(owner)) return refused('badOwner', { owner: owner.slice(0, 100) });
  const root = workspace ? await workspaceOf(cwd) : ok(cwd);
  if (!root.ok) return root;
  const folder = await freeFolder(workspace ? resolve(root.value, 'packages', id) : resolve(cwd, id));
  if (!folder.ok) return folder;

  const layers = await Promise.all(layersOf(workspace, bare).map(templateFiles));
  const template = joinTexts(layers.flat()).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const by = {
    'emberfall-game': packageName,
    'emberfall.git': `${id}.git`,
    // Codes of refusals have no hyphens.
    'emberfall.': `${camelOf(id)}.`,
    emberfall: id,
    Emberfall: title,
    'your-org': owner,
    // The tag of a major version is moved with each release.
    'game-package.yml@v0': `game-package.yml@v${version.split('.', 1)[0]}`,
  };
  const files = template.map(({ path, text: given }) => {
    const text = replaceWords(given, by);
    return {
      path,
      text: path === 'package.json' ? manifestFor(text, { packageName, title, version, bare }) : text,
    };
  });
  return ok({ packageName, id, title, folder: folder.value, files });
}

/** Writes a game's files: all, or none. It overwrites nothing. */
export function writeGame({ folder, files }: GamePlan): Promise<Result<void>> {
  return write(folder, { create: files, rewrite: [] });
}
