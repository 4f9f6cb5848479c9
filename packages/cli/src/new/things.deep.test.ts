/** All things that `reticle new` adds at once; four of them are added by the guide, which is followed with what is published. */
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { call } from '../../test/call.js';
import { installedGame, own } from '../../test/new-game.js';

const WHOLE = [
  ['card', 'Oil Fox', 'src/cards/oil-fox'],
  ['effect', 'scorch', 'src/effects/scorch'],
  ['keyword', 'first strike', 'src/keywords/first-strike'],
  ['trigger', 'ignite', 'src/triggers/ignite'],
  ['verb', 'rouse', 'src/verbs/rouse'],
  ['protection', 'hush', 'src/protections/hush'],
] as const;
const BARE = [
  ['card', 'Oil Lamp', 'src/set/oil-lamp'],
  ['pattern', 'moonlit', 'src/lexicon/entries/moonlit'],
  ['pattern', 'in the dark', 'src/lexicon/entries/in-the-dark', '--role', 'tail'],
  ['pattern', 'north-facing beacon', 'src/lexicon/entries/north-facing-beacon', '--role', 'class'],
  ['restriction', 'brittle', 'src/filters/brittle'],
  ['protection', 'hush', 'src/protections/hush'],
] as const;

it.each([
  [false, WHOLE],
  [true, BARE],
])(
  'bare: %j: each thing brings one test that fails, says what it lacks, and breaks nothing else',
  async (bare, added) => {
    const cwd = await installedGame(bare);
    for (const [thing, name, , ...more] of added) {
      expect(await call(['new', thing, name, ...more], { cwd })).toMatchObject({ code: 0 });
    }
    const settings = { ...own, cwd } as const;
    expect((await execa('tsc', ['--noEmit'], settings)).all).toBe('');
    const { all } = await execa('vitest', ['run'], settings);
    const failed = all.split('\n').flatMap((line) => (line.startsWith(' FAIL ') ? [line.trim()] : []));
    expect(failed.toSorted()).toEqual(
      added.map(([, , file]) => `FAIL  ${file}.test.ts > has examples`).toSorted(),
    );
    for (const [, , file] of added) {
      expect(all).toContain(
        `No examples yet: write some from the rules into the rows of ${file}.test.ts, then change ${file.startsWith('src/cards/') ? 'src/cards.json' : `${file}.ts`} until they hold.`,
      );
    }
  },
  180_000,
);
