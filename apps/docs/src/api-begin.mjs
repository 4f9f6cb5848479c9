// How each page of the API begins: the names that one needs first, and a program of a few lines.

import { readFileSync } from 'node:fs';
import { AROUND } from './begin/around.mjs';
import { CORE } from './begin/core.mjs';
import { GAMES } from './begin/games.mjs';

/** @typedef {import('./begin/core.mjs').Begin} Begin */

/** @type {Readonly<Record<string, Begin>>} */
export const BEGIN = { ...CORE, ...GAMES, ...AROUND };

const EXAMPLE = /^```ts\n.*?^```$/msu;

/** Returns the first example of a package's README, which the package's own tests run. @param {string} folder */
const readmeCode = (folder) => {
  const file = new URL(`../../../packages/${folder}/README.md`, import.meta.url);
  return EXAMPLE.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
};

/** Returns the program of a beginning, fenced. @param {Begin} begin */
const exampleOf = ({ code, fragment, readme }) => {
  if (readme !== undefined) return readmeCode(readme);
  return code === undefined ? `\`\`\`ts fragment\n${fragment}\n\`\`\`` : `\`\`\`ts\n${code}\n\`\`\``;
};

/**
 * Returns how the page of a module begins.
 * @param {string} module
 */
export const beginOf = (module) => {
  const found = BEGIN[module];
  if (!found) return '';
  const rows = Object.entries(found.names).map(
    ([name, what]) => `- [\`${name}\`](#${name.toLowerCase().replaceAll('_', '-')}): ${what}`,
  );
  return `## To begin with\n\n${rows.join('\n')}\n\n${exampleOf(found)}\n\n`;
};
