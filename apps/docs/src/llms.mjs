import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { address } from './repository.mjs';
import { sections } from './sections.mjs';
import { elsewhere } from './write.mjs';

const written = fileURLToPath(new URL('../pages', import.meta.url));

/** Returns every page's Markdown by its address, both those made from other texts and those written here. */
const markdownAt = () => {
  const made = elsewhere().flatMap(({ folder, pages }) =>
    pages.map(({ params: { page }, content }) => /** @type {const} */ ([address({ folder, page }), content])),
  );
  const found = new Map(made);
  return (/** @type {string} */ link) => {
    const file = join(written, `${link}.md`);
    const text = found.get(link) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    if (text === undefined) throw new Error(`There is no page ${link}.`);
    return text;
  };
};

/**
 * Whether a page is written here, and not made from a text elsewhere. Only those are read in order.
 * @param {string} link
 */
export const isWritten = (link) => /^\/(?:guide|recipes)\//u.test(link);

/**
 * Returns what a page is about: the first sentence of its first paragraph.
 * @param {string} markdown
 */
export const about = (markdown) => {
  const paragraph = markdown
    .split(/\n{2,}/u)
    .map((block) => block.trim())
    .find((block) => /^[\p{L}`[]/u.test(block) && !block.startsWith('```'));
  const plain = (paragraph ?? '').replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1').replaceAll('\n', ' ');
  const end = plain.search(/\.(?:\s|$)/u);
  return end < 0 ? plain : `${plain.slice(0, end)}.`;
};

/**
 * Writes `llms.txt` (a list of the pages), `llms-full.txt` (guide and recipes in full), and each page as
 * Markdown.
 * @param {string} folder the built site
 */
export const writeTexts = (folder) => {
  const markdown = markdownAt();
  const index = [
    '# Reticle',
    '',
    '> The targeting and abilities engine for card games, as TypeScript packages.',
  ];
  const full = [];
  for (const { text, items, apart } of sections()) {
    index.push('', `## ${text}`, '');
    for (const { text: title, link } of items) {
      const page = markdown(link);
      const file = `${link.endsWith('/') ? `${link}index` : link}.md`.slice(1);
      index.push(`- [${title}](/${file})${apart ? '' : `: ${about(page)}`}`);
      if (isWritten(link)) full.push(page.trim());
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), page);
    }
  }
  writeFileSync(join(folder, 'llms.txt'), `${index.join('\n')}\n`);
  writeFileSync(join(folder, 'llms-full.txt'), `${full.join('\n\n')}\n`);
};
