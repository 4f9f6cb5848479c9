import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('../../../docs/adr/', import.meta.url);

it('decisions are numbered in order, each with a number of its own, which its title says, too', () => {
  const files = readdirSync(FOLDER).filter((file) => file !== 'README.md');
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual(files.map((_file, index) => String(index + 1).padStart(4, '0')));
  const titles = files.map((file) => readFileSync(new URL(file, FOLDER), 'utf8').slice(0, 8));
  expect(titles).toEqual(numbers.map((number) => `# ${number}. `));
});
