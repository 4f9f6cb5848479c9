import { expect, it } from 'vitest';
import { commandsOf } from './page-commands.mjs';

it.each([
  ['no block', '# A\n\n`npm test`\n', []],
  ['a block of code', '```ts\nnpm;\n```\n', []],
  ['a block', '```sh\nnpm test\n```\n', [{ command: 'npm test' }]],
  [
    'blocks, in order',
    '```sh\ncd lamps\n\nnpm test\n```\ntext\n```sh\nnpm run build\n```\n',
    [{ command: 'cd lamps' }, { command: 'npm test' }, { command: 'npm run build' }],
  ],
  [
    'one that fails',
    '```sh\nnpm test # fails: 4 failed\n```\n',
    [{ command: 'npm test', fails: '4 failed' }],
  ],
])('of %s', (_what, markdown, commands) => {
  expect(commandsOf(markdown)).toEqual(commands);
});
