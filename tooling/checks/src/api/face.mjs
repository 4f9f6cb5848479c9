import { join, relative } from 'node:path';
import { declarations } from './declarations.mjs';
import { waysInto } from '../workspace.mjs';
import { namesIn, printed } from './print.mjs';

/** @typedef {import('./declarations.mjs').Declared} Declared */
/** @typedef {{ name: string, found: Declared }} Named */

const MADE =
  'Made by `pnpm api:update` from the declarations that are published; `npm test` compares. A digest (`…1a2b3c4d`) stands for a long part.';

/** @param {readonly string[]} texts */
const block = (texts) => `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;

/** @param {{ text: string, key: string }} a @param {{ text: string, key: string }} b */
const byKey = (a, b) => (a.key < b.key ? -1 : Number(a.key > b.key));

/** @param {Named} named */
const textOf = ({ name, found }) =>
  found.kind === 'here'
    ? found.nodes.map((node) => printed(found.source, node)).join('\n')
    : `${name}: ${found.text}`;

/**
 * Returns the exports of a package, and what they build on, as a text to compare.
 * @param {import('../workspace.mjs').Package} one built
 */
export const faceOf = (one) => {
  const { folder, manifest } = one;
  const { sourceOf, find } = declarations();
  /** @type {Set<import('./declarations.mjs').Statement>} */
  const seen = new Set();
  /** @type {Declared[]} */
  const open = [];

  /** @param {import('../workspace.mjs').WayIn} wayIn */
  const sectionOf = ({ from, types }) => {
    const source = sourceOf(join(folder, types));
    const texts = [...source.exported].map(([exported, inside]) => {
      const found = find(source, inside);
      if (!found) throw new Error(`${from} exports ${exported}, which is declared nowhere.`);
      if (found.kind === 'here') for (const node of found.nodes) seen.add(node);
      open.push(found);
      return { key: exported, text: textOf({ name: exported, found }) };
    });
    return `## \`${from}\`\n\n${block(texts.toSorted(byKey).map(({ text }) => text))}`;
  };

  const sections = waysInto(one).map(sectionOf);
  const built = [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.kind === 'elsewhere') continue;
    const { nodes, source } = next;
    for (const used of nodes.flatMap((node) => [...namesIn(source, node)])) {
      const found = find(source, used);
      if (found?.kind !== 'here' || found.nodes.every((node) => seen.has(node))) continue;
      for (const node of found.nodes) seen.add(node);
      open.push(found);
      const file = relative(folder, found.source.file);
      built.push({ key: `${used} ${file}`, text: textOf({ name: used, found }) });
    }
  }
  const more =
    built.length === 0
      ? []
      : [`## Not exported, but built on\n\n${block(built.toSorted(byKey).map(({ text }) => text))}`];
  return [`# What ${manifest.name} exports\n\n${MADE}\n`, ...sections, ...more].join('\n');
};
