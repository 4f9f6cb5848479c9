import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** From the ground up: what stands in one may import what stands in it or below, types too. Files of the root stand by name. */
const FLOORS: readonly (readonly string[])[] = [
  ['issue', 'json', 'named', 'player', 'prefixes', 'random', 'ref', 'sha256', 'zod-issues'],
  ['filter'],
  ['choice'],
  ['targeting'],
  ['game'],
  ['text'],
  ['play'],
  ['match'],
  ['describe'],
  ['schema'],
  ['index'],
];

const SRC = dirname(fileURLToPath(import.meta.url));
const floorOf = (path: string): number => {
  const [first = ''] = path.replace(/\.ts$/u, '').split('/');
  return FLOORS.findIndex((names) => names.includes(first));
};
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test(-d)?\.ts$/u.test(file),
);

/** The arrows that run back up, as `file -> file`. */
const upwards = files.flatMap((file) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(/from '(?<to>\.[^']+)\.js'/gu)].flatMap(({ groups }) => {
    const to = relative(SRC, join(SRC, dirname(file), `${groups?.['to'] ?? ''}.ts`));
    return floorOf(to) > floorOf(file) ? [`${file} -> ${to}`] : [];
  }),
);

it('every file stands on a floor', () => expect(files.filter((file) => floorOf(file) < 0)).toEqual([]));
it('arrows run down', () => expect(upwards).toEqual([]));
