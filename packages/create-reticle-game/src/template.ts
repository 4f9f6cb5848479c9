import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A text file, its path below some folder, with `/`. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Files that npm would not pack as they are, or would take for its own, have another name in a template. */
const RENAMED: Readonly<Record<string, string>> = {
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
};

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

/** Words of a template, and what stands for them. */
export type Replacements = Readonly<Record<string, string>>;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Replaces words in one pass, longer ones first: what was put in is not looked at again. */
export function replaceWords(text: string, by: Replacements): string {
  const words = Object.keys(by).toSorted((a, b) => b.length - a.length);
  return text.replaceAll(new RegExp(words.map(escaped).join('|'), 'gu'), (word) => by[word] ?? word);
}
