import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A text file. Its path is below some folder and uses `/`. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The files that have another name in a template, because npm would not pack them as they are, or would take
 * them for its own.
 */
const RENAMED: Readonly<Record<string, string>> = {
  _gitignore: '.gitignore',
  '_package.json': 'package.json',
};

/** Returns all files of a template, sorted. The templates stand beside `dist` and `src`. */
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

/** The words of a template, with their replacements. */
export type Replacements = Readonly<Record<string, string>>;

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Replaces words in one pass, longer ones first. Replacements are not replaced again. */
export function replaceWords(text: string, by: Replacements): string {
  const words = Object.keys(by).toSorted((a, b) => b.length - a.length);
  return text.replaceAll(new RegExp(words.map(escaped).join('|'), 'gu'), (word) => by[word] ?? word);
}
