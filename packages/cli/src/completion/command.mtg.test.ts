import { expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { asTold, completed, SHELLS } from '../../test/shells.js';
import { knownGames } from '../games.js';
import { namedGame } from './named.js';

/** Lines whose ends Magic names; how a shell completes whatever a game names is told by the tests of the command. */
const LINES: readonly (readonly [string, readonly string[]])[] = [
  ['reticle explain mt', ['mtg']],
  ['reticle play mtg --set 6', ['6ed']],
  ['reticle parse mtg --types instant,sor', ['instant,sorcery']],
];

it.each(SHELLS.flatMap((shell) => LINES.map(([line, words]) => [shell, line, words] as const)))(
  '%s completes %j by the script that the command writes',
  async (shell, line, words) => {
    const { code, stdout } = await said(`completion ${shell}`);
    expect(code).toBe(0);
    expect(completed(shell, stdout, line)).toEqual(words.map((word) => asTold(shell, word)));
  },
);

it.each(['bash', 'zsh', 'fish'])('the script for %s has every command', async (shell) => {
  const { stdout } = await said(`completion ${shell}`);
  for (const command of ['play', 'simulate', 'scenario', 'coverage', 'completion'])
    expect(stdout).toContain(command);
});

it('what lines may name of Magic', async () => {
  const { id, commands, sources, names } = await namedGame(await knownGames('.', () => []).named('mtg'));
  expect(id).toBe('mtg');
  expect(commands).toEqual(expect.arrayContaining(['play', 'puzzle', 'parse', 'explain']));
  expect(sources).toEqual(['scryfall']);
  expect(names).toMatchObject({
    players: ['ann', 'bob', 'cat', 'dan'],
    seats: ['ann', 'bob', 'cat', 'dan'],
    sets: ['6ed'],
  });
  expect(names.formats).toContain('commander');
  expect(names.types).toEqual(expect.arrayContaining(['instant', 'sorcery']));
  expect(names.schemas).toContain('match-scenario');
  expect(names.puzzles).not.toContain('free-challenge');
});

it('another shell is refused, with those that there are, and how it is used', async () => {
  const { code, stderr } = await said('completion tcsh');
  expect(code).toBe(2);
  expect(stderr).toContain('bash, zsh, fish');
  expect(stderr).toContain('Usage: reticle completion [options] <shell>');
});
