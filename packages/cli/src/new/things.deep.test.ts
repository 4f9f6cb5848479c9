/** All things that `reticle new` adds at once; four of them are added by the guide, which is followed with what is published. */
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { call } from '../../test/call.js';
import { installedGame, own } from '../../test/new-game.js';

const ADDED = [
  ['card', 'Oil Lamp', 'src/set/oil-lamp'],
  ['pattern', 'moonlit', 'src/lexicon/entries/moonlit'],
  ['pattern', 'in the dark', 'src/lexicon/entries/in-the-dark', '--role', 'tail'],
  ['pattern', 'north-facing beacon', 'src/lexicon/entries/north-facing-beacon', '--role', 'class'],
  ['restriction', 'brittle', 'src/filters/brittle'],
  ['protection', 'hush', 'src/protections/hush'],
] as const;

it('each thing brings one test that fails, says what it lacks, and breaks nothing else', async () => {
  const cwd = await installedGame();
  for (const [thing, name, , ...more] of ADDED) {
    expect(await call(['new', thing, name, ...more], { cwd })).toMatchObject({ code: 0 });
  }
  const settings = { ...own, cwd } as const;
  expect((await execa('tsc', ['--noEmit'], settings)).all).toBe('');
  const { all } = await execa('vitest', ['run'], settings);
  const failed = all.split('\n').flatMap((line) => (line.startsWith(' FAIL ') ? [line.trim()] : []));
  expect(failed.toSorted()).toEqual(
    ADDED.map(([, , file]) => `FAIL  ${file}.test.ts > has examples`).toSorted(),
  );
  for (const [, , file] of ADDED) {
    expect(all).toContain(
      `No examples yet: write some from the rules into the rows of ${file}.test.ts, then change ${file}.ts until they hold.`,
    );
  }
}, 180_000);
