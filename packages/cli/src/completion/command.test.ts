import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { asTold, completed, SHELLS, takes } from '../../test/shells.js';
import { knownGames } from '../games.js';
import { reticle } from '../run.js';
import { terminalFor } from '../terminal.js';
import { completionsOf } from './completions.js';
import { namedGame, type NamedGame } from './named.js';
import { SHELLS as SCRIPTS } from './scripts.js';

/** A game of our own, with all that a line may name; each other game lacks some of it. */
const moths: NamedGame = {
  id: 'moths',
  commands: ['play', 'simulate', 'replay', 'puzzle', 'parse', 'explain', 'schema'],
  sources: ['mothdex'],
  names: {
    players: ['ann', 'bob', 'cat', 'dan'],
    seats: ['ann', 'bob', 'cat', 'dan'],
    sets: ['6th'],
    formats: ['common'],
    deckFormats: ['common'],
    schemas: ['match-state'],
    types: ['instant', 'sorcery'],
    puzzles: ['flicker'],
  },
};

const io = {
  stdin: (async function* none() {})(),
  stdout: { write: () => true },
  stderr: { write: () => true },
  env: {},
  cwd: '.',
};
const program: Command = reticle({ io, terminal: terminalFor([], io), ends: async () => {} });
const known = knownGames('.', () => []);
const games = [
  moths,
  ...(await Promise.all(['lorcana', 'taktik'].map(async (id) => namedGame(await known.named(id))))),
];
const completions = completionsOf(program, games);

/** What stands there to be completed: a command line up to the cursor, and what its last word may become. */
const LINES: readonly (readonly [string, readonly string[]])[] = [
  ['reticle pl', ['play']],
  ['reticle play lor', ['lorcana']],
  ['reticle play moths lor', []],
  ['reticle play moths --bots gr', ['greedy']],
  ['reticle play moths --bots random,gr', ['random,greedy']],
  ['reticle balance moths --bot gr', ['greedy']],
  ['reticle puzzle moths --bot ran', ['random']],
  ['reticle play --bots greedy lor', ['lorcana']],
  ['reticle play moths --hum', ['--human']],
  ['reticle --json parse moths --na', ['--name']],
  ['reticle --game-module lamps.js pl', ['play']],
  ['reticle completion zs', ['zsh']],
  ['reticle decks moths list.txt --to js', ['json']],
  ['reticle puzzle lorcana free-ch', ['free-challenge']],
  ['reticle puzzle moths free-ch', []],
  ['reticle new rest', ['restriction']],
  ['reticle import mo', ['mothdex']],
  ['reticle serve moths lor', ['lorcana']],
  ['reticle explain mo', ['moths']],
  ['reticle parse l', ['lorcana']],
  ['reticle parse ta', []],
  ['reticle help pu', ['puzzle']],
  ['reticle play moths --human a', ['ann']],
  ['reticle play taktik --human r', ['red']],
  ['reticle play taktik --human a', []],
  ['reticle play --human nor', ['north']],
  ['reticle --quiet play moths --seed 7 --human d', ['dan']],
  ['reticle play moths --players ann,ca', ['ann,cat']],
  ['reticle play taktik --players re', []],
  ['reticle play moths --set 6', ['6th']],
  ['reticle simulate lorcana --set 6', []],
  ['reticle play moths --format comm', ['common']],
  ['reticle decks lorcana list.txt --format inf', ['infinity']],
  ['reticle parse moths --types instant,sor', ['instant,sorcery']],
  ['reticle schema taktik match-s', ['match-scenario']],
  ['reticle explain --example tak', ['taktik']],
  ['reticle serve lorcana mo', ['moths']],
];
/** The same for files, in a folder that has the file `lamp.json` and the folder `lamps`; seeds are no files. */
const FILES: readonly (readonly [string, readonly string[]])[] = [
  ['reticle replay lamp.', ['lamp.json']],
  ['reticle play taktik --save lamp.', ['lamp.json']],
  ['reticle explain lamp.', ['lamp.json']],
  ['reticle scenario other.json lamp.', ['lamp.json']],
  ['reticle play taktik --seed lam', []],
  ['reticle play taktik --options lamp.', ['lamp.json']],
  ['reticle decks moths list.txt --format lamp.', ['lamp.json']],
  ['reticle schema taktik --out lam', ['lamps']],
];

it.each(
  SHELLS.flatMap((shell) => [...LINES, ...FILES].map(([line, words]) => [shell, line, words] as const)),
)('%s completes %j', (shell, line, words) => {
  const found = completed(shell, SCRIPTS[shell](completions), line);
  expect(found).toEqual(words.map((word) => asTold(shell, word)));
});

it.each(['bash', 'zsh', 'fish'] as const)('%s has every command, and is a script that it takes', (shell) => {
  const script = SCRIPTS[shell](completions);
  for (const { name } of program.commands.map((command) => ({ name: command.name() })))
    expect(script).toContain(name);
  if (SHELLS.includes(shell)) takes(shell, script);
});
