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
  expect(Object.keys(before)).toEqual([
    'filter.card.schema.json',
    'filter.player.schema.json',
    'target-spec.schema.json',
  ]);
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
  const cards = join(cwd, 'src', 'cards.json');
  writeFileSync(cards, readFileSync(cards, 'utf8').replace('"Swift."', '"Veiled. Veiled as smoke."'));
  const { stdout } = await execa('npm', ['run', '--silent', 'coverage'], { ...settings, cwd });
  expect(JSON.parse(stdout)).toEqual({
    game: 'lamp-war',
    cards: 8,
    faces: 8,
    targeting: 8,
    clauses: 10,
    understood: 9,
    byAbility: { text: { clauses: 10, understood: 9 } },
    refusedPhrases: 1,
    refused: [
      {
        phrase: 'Veiled as smoke.',
        count: 1,
        example: 'Cinder Fox',
        code: 'lampWar.unread',
        reason: 'Not understood: "Veiled as smoke.".',
      },
    ],
    share: 9 / 10,
  });
}, 180_000);
