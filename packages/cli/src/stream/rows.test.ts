import { expect, it } from 'vitest';
import { Failure } from '../failure.js';
import type { PlacedValue } from './value-reader.js';
import { fileValues } from './values.js';

const columns = ['name', 'rules text', 'cost'];
async function rowsOf(text: string): Promise<readonly PlacedValue[]> {
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  }
  const rows: PlacedValue[] = [];
  for await (const row of fileValues(chunks(), { columns })) rows.push(row);
  return rows;
}

it.each([
  ['commas', 'name,cost\nFox,1\n', [{ name: 'Fox', cost: '1' }]],
  [
    'semicolons',
    'Name;Rules Text\r\nFox;"Swift, always."\r\n',
    [{ name: 'Fox', 'rules text': 'Swift, always.' }],
  ],
  ['tabs', 'name\tcost\nFox\t1', [{ name: 'Fox', cost: '1' }]],
  [
    'quotation marks and line breaks in cells',
    'name,"rules text"\n"Fox, ""the Red""","Swift.\nVeiled."\nOwl,\n',
    [
      { name: 'Fox, "the Red"', 'rules text': 'Swift.\nVeiled.' },
      { name: 'Owl', 'rules text': '' },
    ],
  ],
  ['a mark of byte order, and spaces around names', '\uFEFFname, cost \nFox,1', [{ name: 'Fox', cost: '1' }]],
  ['names alone', 'name,cost\n', []],
])('reads a table with %s', async (_what, text, rows) => {
  expect((await rowsOf(text)).map(({ value }) => value)).toEqual(rows);
});

it('numbers rows as a spreadsheet does, whatever line breaks their cells have', async () => {
  const rows = await rowsOf('name,cost\n"Fox\n\nRed",1\n\nOwl,2\n');
  expect(rows.map(({ place }) => place)).toEqual([
    ['row', 2],
    ['row', 4],
  ]);
});

it.each([
  ['a quotation mark that is not closed', 'name,cost\nFox,"1\nOwl,2\n', 'cli.badTable', ['row', 2]],
  ['a row with more cells', 'name,cost\nFox,1\nOwl,2,3\n', 'cli.badTable', ['row', 3]],
  ['a row with fewer cells', 'name,cost\nFox\n', 'cli.badTable', ['row', 2]],
  ['something behind a closing mark', 'name,cost\n"Fox"x,1\n', 'cli.badTable', ['row', 2]],
  ['a name that stands twice', 'name,cost,cost\nFox,1,2\n', 'cli.columnTwice', undefined],
  ['none of the columns', 'title,price\nFox,1\n', 'cli.noColumns', undefined],
  ['words', 'Dear reader', 'cli.noColumns', undefined],
  ['a cell without an end', `name,cost\n"${'a'.repeat(1_100_000)}",1\n`, 'cli.badTable', ['row', 2]],
])('refuses %s', async (_what, text, code, path) => {
  const error: unknown = await rowsOf(text).catch((thrown: unknown) => thrown);
  expect(error instanceof Failure && error.issues).toMatchObject([{ code, ...(path ? { path } : {}) }]);
});

it('makes no prototype of a name', async () => {
  const [row] = await rowsOf('name,__proto__\nFox,x\n');
  expect(Object.keys(row?.value ?? {})).toEqual(['name', '__proto__']);
});
