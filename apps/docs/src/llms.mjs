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

/** Returns the sentences of a page's first paragraph. @param {string} markdown @returns {readonly string[]} */
const sentencesOf = (markdown) => {
  const paragraph = markdown
    .split(/\n{2,}/u)
    .map((block) => block.trim())
    .find((block) => /^(?:[\p{L}`"“[]|\*\*|1\. |- )/u.test(block) && !block.startsWith('```'));
  const plain = (paragraph ?? '')
    .replace(/^(?:1\.|-) /u, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll('\n', ' ');
  return plain.split(/(?<=[.?!])\s+/u);
};

/**
 * Returns what a page is about: the first sentence of its first paragraph.
 * @param {string} markdown
 */
export const about = (markdown) => sentencesOf(markdown)[0] ?? '';

/** The most characters that other sites show of what a page is about. */
const MOST = 180;

/**
 * Returns what a page is about as plain words, for what other sites show beside a link to it: of a decision what
 * was decided, of a reference whose it is, of all others their first sentences.
 * @param {string} path the page's file, relative to the pages @param {string} markdown
 */
export const aboutPage = (path, markdown) => {
  if (path.startsWith('api/')) {
    const [, name = ''] = /^# (.+)$/mu.exec(markdown) ?? [];
    return `All that ${name} exports: functions, types and schemas, and what each of them is for.`;
  }
  const [, decided = markdown] = markdown.split(/^## Decision$/mu);
  const [first = '', ...more] = sentencesOf(decided.replace(/^---\n.*?\n---\n/su, ''));
  let all = first;
  for (const next of more) {
    if (all.length + next.length >= MOST) break;
    all = `${all} ${next}`;
  }
  return all.replaceAll(/[`*]/gu, '').replace(/:$/u, '.');
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
