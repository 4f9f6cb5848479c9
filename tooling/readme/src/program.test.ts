import { expect, it } from 'vitest';
import { differences } from './differences.mjs';
import { examples, pageExample, toProgram } from './program.mjs';

type Module = { readonly readmeResults: Parameters<typeof differences>[0] };

const results = async (example: string): Promise<string[]> => {
  const lines = toProgram(example).split('\n').slice(1);
  const javascript = ['const readmeResults = [];', ...lines].join('\n');
  const url = `data:text/javascript,${encodeURIComponent(javascript)}`;
  return differences(((await import(/* @vite-ignore */ url)) as Module).readmeResults);
};

it('finds the first block, and the whole ones after it', () => {
  const whole = "import 'd';\nd;";
  expect(
    examples(`# A\n\n\`\`\`ts\na;\nb;\n\`\`\`\n\n\`\`\`ts\nc;\n\`\`\`\n\n\`\`\`ts\n${whole}\n\`\`\`\n`),
  ).toEqual(['a;\nb;', whole]);
  expect(() => examples('# A\n\n```js\na;\n```\n')).toThrow('no ```ts block');
});

it('takes all of a page as one program, but for what is a fragment', () => {
  const page = '# A\n\n```ts\nconst a = 1;\n```\n\n```ts fragment\nb;\n```\n\n```ts\na;\n```\n';
  expect(pageExample(page)).toBe('const a = 1;\n\na;');
  expect(pageExample('# A\n\n```sh\nls\n```\n')).toBeUndefined();
});

it.each([
  ['an expression', "['a', 'b'].join('');  // => 'ab'"],
  ['a name just bound', 'const sum = 1 + 2; // => 3'],
  ['what is logged', 'console.log({ a: [1, 2] }); // => { a: [1, 2] }'],
  ['no value', 'undefined; // => undefined'],
  ['a printed value', 'new Map([[1, 2]]); // => Map(1) { 1 => 2 }'],
  ['the line below', '[1,\n 2];\n// => [1, 2]'],
  ['several lines', "({ a: 1, b: 'x' }); // => {\n//      a: 1,\n//      b: 'x' }\n// And so on."],
])('checks %s', async (_, example) => {
  expect(await results(example)).toEqual([]);
});

it('tells the differences', async () => {
  expect(await results('1 + 1; // => 3\n[1]; // => Map(1) {}')).toEqual([
    '1 + 1 is 2, not 3',
    '[1] is [ 1 ], not Map(1) {}',
  ]);
});

it.each([
  ['// => 3', 'Nothing stands before'],
  ['const = 3;', 'Unexpected'],
])('refuses %s', (example, message) => {
  expect(() => toProgram(example)).toThrow(message);
});
