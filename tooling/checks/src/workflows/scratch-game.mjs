import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '../commands.mjs';
import { inOrder } from '../outcomes.mjs';

/** @typedef {(name: string) => string} Ranges returns the range of versions of a package that the game is built on */

/** @param {Ranges} rangeOf */
const manifest = (rangeOf) => ({
  name: 'sparks-game',
  version: '0.1.0',
  license: 'MIT',
  type: 'module',
  files: ['dist'],
  sideEffects: false,
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  scripts: {
    build: `node --eval "fs.cpSync('src', 'dist', { recursive: true })"`,
    test: 'node laws.mjs',
    schema: 'node schema.mjs',
    coverage: 'reticle coverage mtg words.jsonl --top 100000 --json',
  },
  dependencies: { '@reticle/core': rangeOf('@reticle/core'), zod: '^4.0.0' },
  devDependencies: {
    '@reticle/cli': rangeOf('@reticle/cli'),
    '@reticle/mtg': rangeOf('@reticle/mtg'),
    '@reticle/testkit': rangeOf('@reticle/testkit'),
  },
});

const game = `import { baseCard, baseCardKind, defineGame } from '@reticle/core';
import * as z from 'zod';

export const sparks = defineGame({
  id: 'sparks',
  state: z.strictObject({ cards: z.array(baseCard).readonly() }),
  players: () => [{ id: 'ann' }, { id: 'bob' }],
  kinds: [baseCardKind({ list: ({ cards }) => cards })],
});
`;

const types = `import type { BaseCard, Game } from '@reticle/core';

export declare const sparks: Game<{ readonly cards: readonly BaseCard[] }>;
`;

const laws = `import { checkGame, describeFinding, filterCases } from '@reticle/testkit';
import { sparks } from './dist/index.js';

const lists = { types: ['spark'], keywords: [], characteristics: [] };
const spark = { ...lists, instanceId: 's1', incarnation: 0, publicId: 'spark', name: 'Spark', exerted: false, damage: 0 };
const card = { ...spark, zone: 'play', owner: 'bob', controller: 'bob' };
const stage = (facts) => ({
  state: { cards: [{ ...card, ...facts }] },
  attempt: { controller: 'ann' },
  target: { kind: 'card', id: 's1' },
});

// The laws of this game. The filter keys are core's, which has their cases.
const { cases, ...laws } = checkGame(sparks, { cases: { card: filterCases(stage, [[{ zone: 'play' }, {}, { zone: 'pit' }]]) } });
const found = Object.values(laws).flat();
if (found.length > 0) throw new Error(found.map((one) => describeFinding(one)).join('\\n'));
console.log(Object.keys(laws).length, 'laws hold');
`;

const schema = `import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from '@reticle/core/schema';
import { sparks } from './dist/index.js';

mkdirSync('schemas', { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas(sparks))) {
  writeFileSync(\`schemas/\${name}.schema.json\`, \`\${JSON.stringify(text, null, 2)}\\n\`);
}
`;

/** Words of a card that are read, and words that are not. */
const READ = { name: 'Gust', types: ['Sorcery'], oracle: 'Destroy target creature.' };
const UNREAD = { name: 'Gilding', types: ['Sorcery'], oracle: 'Gild target frobnicator.' };

/** @param {readonly object[]} cards */
const lines = (cards) => cards.map((card) => `${JSON.stringify(card)}\n`).join('');

const author = ['-c', 'user.name=ann', '-c', 'user.email=ann@example.invalid'];

/** @param {string} cwd @param {string} message */
export const commit = (cwd, message) =>
  inOrder([
    () => run('git', ['add', '--all'], { cwd }),
    () => run('git', [...author, 'commit', '--quiet', `--message=${message}`], { cwd }),
  ]);

/** @param {string} folder @param {Readonly<Record<string, string>>} files */
export const write = (folder, files) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
};

/**
 * Makes the repository of a small game, with a base branch that `git` takes for a remote one.
 * @param {string} folder
 * @param {Ranges} rangeOf
 */
export const makeGame = (folder, rangeOf) => {
  write(folder, {
    'package.json': JSON.stringify(manifest(rangeOf), null, 2),
    'README.md': '# Sparks\n',
    '.gitignore': 'node_modules/\ndist/\npackage-lock.json\n',
    'src/index.js': game,
    'src/index.d.ts': types,
    'laws.mjs': laws,
    'schema.mjs': schema,
    'words.jsonl': lines([UNREAD]),
  });
  return inOrder([
    () => run('git', ['init', '--quiet', '--initial-branch=main'], { cwd: folder }),
    () => commit(folder, 'A game'),
    () => run('git', ['update-ref', 'refs/remotes/origin/main', 'HEAD'], { cwd: folder }),
    async () => {
      write(folder, { 'words.jsonl': lines([UNREAD, READ]) });
      return commit(folder, 'One more card');
    },
  ]);
};
