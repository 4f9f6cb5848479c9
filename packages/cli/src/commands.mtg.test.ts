import { expect, it } from 'vitest';
import { said } from '../test/call.js';

/** Each command, and a call of it that is wrong. */
const COMMANDS = [
  ['play', 'play', 'cli.usage'],
  ['serve', 'serve --port many', 'cli.usage'],
  ['backup', 'backup', 'cli.usage'],
  ['admin', 'admin close', 'cli.usage'],
  ['serve-bot', 'serve-bot --loud', 'cli.usage'],
  ['simulate', 'simulate taktik --games few', 'cli.usage'],
  ['arena', 'arena taktik --pairs few', 'cli.usage'],
  ['balance', 'balance', 'cli.usage'],
  ['tune', 'tune', 'cli.usage'],
  ['worker', 'worker', 'cli.usage'],
  ['puzzle', 'puzzle taktik no-such-puzzle', 'cli.unknownName'],
  ['replay', 'replay', 'cli.usage'],
  ['bisect', 'bisect', 'cli.usage'],
  ['explain', 'explain --example chess', 'cli.unknownGame'],
  ['parse', 'parse', 'cli.usage'],
  ['coverage', 'coverage mtg', 'cli.usage'],
  ['compare', 'compare', 'cli.usage'],
  ['import', 'import nowhere cards.json', 'cli.unknownName'],
  ['decks', 'decks mtg', 'cli.usage'],
  ['scenario', 'scenario', 'cli.usage'],
  ['schema', 'schema taktik none', 'cli.unknownName'],
  ['games', 'games --loud', 'cli.usage'],
  ['new', 'new thing', 'cli.usage'],
  ['completion', 'completion tcsh', 'cli.usage'],
] as const;

it('each command stands in the table', async () => {
  const { stdout } = await said('--help');
  const listed = stdout.slice(stdout.indexOf('Play:'), stdout.indexOf('Games are'));
  const names = [...listed.matchAll(/^ {2}([a-z-]+) /gmu)].map(([, name]) => name);
  expect(names).toHaveLength(COMMANDS.length + 1);
  expect(new Set(names)).toEqual(new Set([...COMMANDS.map(([name]) => name), 'help']));
});

it('the help groups its commands by what they are for, and leaves none alone', async () => {
  const { stderr } = await said('');
  const listed = stderr.slice(stderr.indexOf('Play:'), stderr.indexOf('Games are'));
  const groups = listed.split('\n\n').filter((part) => part.trim() !== '');
  expect(groups.map((part) => part.split(':', 1)[0])).toEqual([
    'Play',
    'Ask about cards',
    'Test a game',
    'Rate bots and cards',
    'Write a game',
    'This command',
  ]);
});

it.each(COMMANDS)(
  '%s: its help has an example; %s ends with 2 and %s, in words and as JSON',
  async (name, wrong, code) => {
    const help = await said(`${name} --help`);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatch(new RegExp(`^Usage: reticle ${name}`, 'u'));
    expect(help.stdout.split('\nExamples:\n')[1]).toMatch(new RegExp(`^ {2}reticle ${name}( |$)`, 'mu'));
    const told = await said(wrong);
    expect(told).toMatchObject({ code: 2, stdout: '' });
    expect(told.stderr).not.toBe('');
    const asJson = await said(`${wrong} --json`);
    expect(asJson.code).toBe(2);
    expect(JSON.parse(asJson.stdout)).toMatchObject({ error: { issues: [{ code }] } });
  },
);
