import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A text file, its path below some folder, with `/`. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** npm packs no file of that name, so a template has it under another. */
const RENAMED: Readonly<Record<string, string>> = { _gitignore: '.gitignore' };

/** All files of a template, sorted. The templates stand beside `dist` and `src`. */
export async function templateFiles(name: string): Promise<readonly TextFile[]> {
  const root = fileURLToPath(new URL(`../templates/${name}`, import.meta.url));
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const below = path
        .slice(root.length + 1)
        .split(sep)
        .join('/');
      return { path: RENAMED[below] ?? below, text: await readFile(path, 'utf8') };
    }),
  );
}
