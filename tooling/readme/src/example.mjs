/**
 * The first block of a markdown text that is fenced as TypeScript.
 * @param {string} markdown
 * @returns {string}
 */
export const firstExample = (markdown) => {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => line.trim() === '```ts');
  const end = lines.findIndex((line, at) => at > start && line.trim() === '```');
  if (start < 0 || end < 0) throw new Error('The README has no ```ts block.');
  return lines.slice(start + 1, end).join('\n');
};
