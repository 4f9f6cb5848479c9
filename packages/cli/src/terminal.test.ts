import { expect, it } from 'vitest';
import { said } from '../test/call.js';
import { reticle } from './run.js';
import { reflow, terminalFor } from './terminal.js';

const LONG = `${'word '.repeat(20)}end`;

it.each([
  ['prose', 'one line\nand its end', 'one line and its end'],
  ['prose that is too long', LONG, `${'word '.repeat(16).trim()}\nword word word word end`],
  ['paragraphs', 'one\n\ntwo', 'one\n\ntwo'],
  ['what stands in columns', `Options:\n  --bot <name>  ${LONG}`, `Options:\n  --bot <name>  ${LONG}`],
  ['a label', 'one line\nExit codes: 0 fine', 'one line\nExit codes: 0 fine'],
])('%s is broken so that it fits', (_what, text, broken) => {
  expect(reflow(text)).toBe(broken);
});

/** What is complained of, to a terminal of so many columns, or to a file. */
function complained(columns: number | undefined): string {
  let written = '';
  const stderr = {
    write: (text: string) => (written += text),
    ...(columns === undefined ? {} : { isTTY: true, columns }),
  };
  const io = {
    stdin: (async function* none() {})(),
    stdout: { write: () => true },
    stderr,
    env: {},
    cwd: '.',
  };
  terminalFor([], io).complain('There is no puzzle atack; there are attack, whose and keep-it.');
  return written;
}

it('a complaint is broken between its words in a terminal, and kept in one line in a file', () => {
  expect(complained(undefined).split('\n')).toHaveLength(2);
  expect(complained(40)).toBe('There is no puzzle atack; there are\nattack, whose and keep-it.\n');
});

const nothing = { write: () => true };
const io = { stdin: (async function* none() {})(), stdout: nothing, stderr: nothing, env: {}, cwd: '.' };
const commands = reticle({ io, terminal: terminalFor([], io), ends: async () => {} }).commands;

it.each(commands.map((command) => command.name()))(
  'the help of %s fits into 80 columns, but for examples',
  async (name) => {
    const { stdout } = await said(`${name} --help`);
    const wide = stdout.split('\n').filter((line) => line.length > 80 && !line.startsWith('  reticle '));
    expect(wide).toEqual([]);
  },
);
