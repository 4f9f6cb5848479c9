/**
 * Returns the examples of a Markdown text: its first block that is fenced as TypeScript, and each later one
 * that begins with an import. Other blocks are fragments.
 * @param {string} markdown
 * @returns {string[]}
 */
export const examples = (markdown) => {
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)\n```$/gmsu)].map(([, code = '']) => code);
  if (blocks.length === 0) throw new Error('The README has no ```ts block.');
  return blocks.filter((code, at) => at === 0 || code.startsWith('import '));
};

/**
 * Returns the program of a page: its blocks fenced as TypeScript, one after the other. Returns undefined if
 * it has none.
 * @param {string} markdown
 * @returns {string | undefined}
 */
export const pageExample = (markdown) => {
  const blocks = [...markdown.matchAll(/^```ts\n(.*?)\n```$/gmsu)].map(([, code = '']) => code);
  return blocks.length === 0 ? undefined : blocks.join('\n\n');
};
