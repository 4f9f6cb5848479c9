/** The scripts of a game in the workspace. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { made, settings } from '../test/made.js';

/** The files of a folder, each with its text. */
const textsIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );

it('its script "schema" writes what it has from the beginning, and that alone', async () => {
  const { folder: cwd } = await made();
  const schemas = join(cwd, 'schemas');
  const before = textsIn(schemas);
  expect(Object.keys(before)).toEqual(['filter.card.schema.json', 'target-spec.schema.json']);
  writeFileSync(join(schemas, 'filter.card.schema.json'), '{}');
  writeFileSync(join(schemas, 'filter.gone.schema.json'), '{}');
  expect(await execa('npm', ['run', '--silent', 'schema'], { ...settings, cwd })).toMatchObject({
    all: '',
    exitCode: 0,
  });
  expect(textsIn(schemas)).toEqual(before);
}, 180_000);

it('its script "coverage" prints one document', async () => {
  const { folder: cwd } = await made();
  const card = join(cwd, 'src', 'set', 'lantern.ts');
  writeFileSync(card, readFileSync(card, 'utf8').replace('target unlit lamp', 'target lamp-lit lamp'));
  const { stdout } = await execa('npm', ['run', '--silent', 'coverage'], { ...settings, cwd });
  expect(JSON.parse(stdout)).toEqual({
    game: 'lamp-war',
    cards: 3,
    faces: 3,
    targeting: 3,
    clauses: 3,
    understood: 2,
    byAbility: { use: { clauses: 3, understood: 2 } },
    refusedPhrases: 1,
    refused: [
      {
        phrase: 'target lamp-lit lamp you control',
        count: 1,
        example: 'Lantern',
        code: 'lampWar.unread',
        reason: 'Not understood: "target lamp-lit lamp you control".',
      },
    ],
    share: 2 / 3,
  });
}, 180_000);
