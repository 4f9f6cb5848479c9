import { ok, type Result } from '@reticle/core';
import { resolve } from 'node:path';
import { camelOf, gameNameOf, isOwner, isTitle, refused, titleOf } from './names.js';
import { replaceWords, templateFiles, type TextFile } from './template.js';
import { freeFolder, workspaceOf, write } from './write.js';

interface GameFacts {
  readonly packageName: string;
  readonly title: string;
  /** Of Reticle's packages. */
  readonly version: string;
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reticle's packages as they are published; those of the workspace stay as they are. */
const dependenciesFor = (given: unknown, version: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(objectOf(given)).map(([name, range]) => [
      name,
      range === '^0.0.0' && name.startsWith('@reticle/') ? `^${version}` : range,
    ]),
  );

/** A game's package.json, of the template's. */
function manifestFor(template: string, { packageName, title, version }: GameFacts): string {
  const read = objectOf(JSON.parse(template));
  const manifest = {
    ...read,
    name: packageName,
    description: `${title} on Reticle.`,
    dependencies: dependenciesFor(read['dependencies'], version),
    devDependencies: dependenciesFor(read['devDependencies'], version),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What a game is made of. */
export interface GameWish {
  /** Of the package, perhaps with a scope. In the workspace `@reticle/` is put before one without. */
  readonly name: string;
  /** What people call it; made of the name where it is left out. */
  readonly title?: string;
  /** Who holds the copyright: a GitHub user or organisation. Alone only. */
  readonly owner?: string;
  /** Inside the workspace of Reticle, not alone. */
  readonly workspace?: boolean;
}

/** A game's files before they are written. */
export interface GamePlan {
  readonly packageName: string;
  readonly id: string;
  readonly title: string;
  /** Where they go: all paths are below it. */
  readonly folder: string;
  readonly files: readonly TextFile[];
}

/** Stands for the owner where nobody is named. */
export const DEFAULT_OWNER = 'your-org';

/** In the workspace the command is told of a game in its own list. */
const layersOf = (workspace: boolean): readonly string[] =>
  workspace ? ['game', 'workspace'] : ['game', 'alone', 'command'];

/** Texts of the same path as one, a blank line between them. */
function joined(files: readonly TextFile[]): readonly TextFile[] {
  const texts = new Map<string, string>();
  for (const { path, text } of files) {
    const before = texts.get(path);
    texts.set(path, before === undefined ? text : `${before}\n${text}`);
  }
  return [...texts].map(([path, text]) => ({ path, text }));
}

/**
 * Makes the files of a game, and writes nothing.
 *
 * @param cwd the folder in which the game's folder is to be, or one inside the workspace
 * @param version of the packages that the game depends on
 */
export async function planGame(wish: GameWish, cwd: string, version: string): Promise<Result<GamePlan>> {
  const { name, workspace = false, owner = DEFAULT_OWNER } = wish;
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

  const layers = await Promise.all(layersOf(workspace).map(templateFiles));
  const template = joined(layers.flat()).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const by = {
    'emberfall-game': packageName,
    // Codes of refusals have no hyphens.
    'emberfall.': `${camelOf(id)}.`,
    emberfall: id,
    Emberfall: title,
    'your-org': owner,
  };
  const files = template.map(({ path, text }) => ({
    path,
    text:
      path === 'package.json' ? manifestFor(text, { packageName, title, version }) : replaceWords(text, by),
  }));
  return ok({ packageName, id, title, folder: folder.value, files });
}

/** Writes a game's files: all, or none. Nothing that is there is written over. */
export function writeGame({ folder, files }: GamePlan): Promise<Result<void>> {
  return write(folder, { create: files, rewrite: [] });
}
