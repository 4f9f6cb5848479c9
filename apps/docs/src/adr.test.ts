import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../../docs/adr/', import.meta.url);

it('decisions are numbered in order, each with a number of its own, which its title says, too', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual(files.map((_file, index) => String(index + 1).padStart(4, '0')));
  const titles = files.map((file) => readFileSync(new URL(file, FOLDER), 'utf8').slice(0, 8));
  expect(titles).toEqual(numbers.map((number) => `# ${number}. `));
});

it('the index of decisions lists each once, with its title', () => {
  const index = readFileSync(new URL('README.md', FOLDER), 'utf8');
  const listed = [...index.matchAll(/^- \[(.+)\]\((\d{4}-.+\.md)\)$/gmu)].map(([, title, file]) => ({
    title,
    file,
  }));
  const written = readdirSync(FOLDER)
    .filter((file) => file !== 'README.md')
    .map((file) => ({
      title: readFileSync(new URL(file, FOLDER), 'utf8').split('\n', 1)[0]?.slice(2),
      file,
    }));
  expect(listed.toSorted((a, b) => (String(a.file) < String(b.file) ? -1 : 1))).toEqual(written);
});

const ROOT = new URL('../../../', import.meta.url);
const PAGES = ['', 'docs/'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT)).flatMap((file) => (file.endsWith('.md') ? [folder + file] : [])),
);

it.each(PAGES)('%s: each link to a page of the repository leads to one', (page) => {
  const at = new URL(page, ROOT);
  const links = [...readFileSync(at, 'utf8').matchAll(/\]\((?!https?:)([^)#]+\.(?:md|yml))/gu)].map(
    ([, link = '']) => link,
  );
  expect(links.filter((link) => !existsSync(new URL(link, at)))).toEqual([]);
});
