import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';
import type { Choice, Prompter } from '../io.js';

const small = 'play taktik --width 8 --height 8 --seed 7';

it('plays the same match from the same seed, and saves what replays', async () => {
  const file = join(folder(), 'match.json');
  const first = await said(`${small} --save ${file}`);
  expect(first.code).toBe(0);
  expect(first.stdout).toMatch(/won|draw/);
  expect(first.stdout).toContain('--- turn 1: ');
  const again = await said(small);
  expect(again.stdout).toBe(first.stdout);
  const replayed = await said(`replay ${file}`);
  expect(replayed.code).toBe(0);
  expect(replayed.stdout).toContain('the same as it was');
});

it('gives one document with --json', async () => {
  const { code, stdout, stderr } = await said(`${small} --json`);
  const told = JSON.parse(stdout) as { ended: string; moves: number; record: { moves: unknown[] } };
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(told.ended).toBe('over');
  expect(told.record.moves).toHaveLength(told.moves);
});

it.each(['s'.repeat(201), ''])('refuses a seed that is too long for a record, or empty: %j', async (seed) => {
  const { code, stderr } = await said(`play taktik --seed=${seed}`);
  expect(code).toBe(2);
  expect(stderr).toContain('A seed has 1 to 200 characters.');
});

it('says only the outcome with --quiet', async () => {
  const { stdout } = await said(`${small} --quiet`);
  expect(stdout.trim().split('\n')).toHaveLength(1);
});

it('ends with 1 where the match does not', async () => {
  expect(await said(`${small} --max-moves 3 --quiet`)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('not over') as string,
  });
});

it('stops in good order', async () => {
  const file = join(folder(), 'match.json');
  const signal = AbortSignal.abort();
  expect(await said(`${small} --save ${file}`, { signal })).toMatchObject({ code: 130 });
  expect(existsSync(file)).toBe(true);
});

it.each([
  ['lorcana', 'north', /^(?:ink|put a card into the inkwell|alter the hand|keep the hand)/],
  ['mtg', 'ann', /^(?:play|cast|pass|go to combat)/],
])(
  '%s: everything has a name, equal cards stand once, and a card can be read',
  async (game, human, begins) => {
    // In Lorcana the opening hand is asked for at once.
    const reads = [...(game === 'lorcana' ? [/^keep the hand$/] : []), /^read a card$/, /./];
    const plays = Array.from({ length: 30 }, () => /./);
    const prompter = person(...reads, ...plays);
    const { code, stdout, stderr } = await said(`play ${game} --human ${human} --seed 5`, { prompter });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const labels = prompter.asked.flat();
    const first = prompter.asked.findIndex((menu) => menu.includes('leave the match'));
    expect(prompter.asked[first]?.[0]).toMatch(begins);
    expect(labels.filter((label) => /\b(?:north|south|ann|bob)-\d|^card |\b[a-z]+[A-Z]/.test(label))).toEqual(
      [],
    );
    for (const menu of prompter.asked) expect(new Set(menu).size).toBe(menu.length);
    const cards = prompter.asked[first + 1] ?? [];
    expect(cards.length).toBeGreaterThan(2);
    const card = cards[0]?.replace(/ \(\d of them\)$/, '') ?? '';
    expect(stdout).toContain(`  ${card}: `);
  },
);

/** A person who always takes the first of what matches, in turn, and then leaves. */
function person(...wants: readonly RegExp[]): Prompter & { readonly asked: string[][] } {
  const left = [...wants];
  const asked: string[][] = [];
  return {
    asked,
    async select<T>(_message: string, choices: readonly Choice<T>[]) {
      asked.push(choices.map(({ label }) => label));
      const want = left.shift() ?? /^leave the match$/;
      return choices.find(({ label }) => want.test(label))?.value;
    },
  };
}

it('lets a person play, take back and leave', async () => {
  const file = join(folder(), 'match.json');
  const prompter = person(/./, /./, /^take back/, /^show the board$/);
  const { code, stdout } = await said(`${small} --human red --save ${file}`, { prompter });
  expect(code).toBe(0);
  expect(stdout).toContain('You left the match.');
  expect(prompter.asked[0]).toContain('leave the match');
  const { moves } = JSON.parse(readFileSync(file, 'utf8')) as { moves: { player: string }[] };
  expect(moves.every(({ player }) => player !== 'nobody')).toBe(true);
});

it('keeps the record each time a person is asked, and ends as interrupted where the menu is closed', async () => {
  const file = join(folder(), 'match.json');
  const made = () => (JSON.parse(readFileSync(file, 'utf8')) as { moves: unknown[] }).moves.length;
  const kept: number[] = [];
  const moves = person(/./, /./);
  const prompter: Prompter = {
    async select<T>(message: string, choices: readonly Choice<T>[]) {
      kept.push(made());
      return kept.length > 2 ? undefined : await moves.select(message, choices);
    },
  };
  const { code, stdout } = await said(`play mtg --human ann --seed 5 --save ${file}`, { prompter });
  expect({ code, kept: kept.length }).toEqual({ code: 130, kept: 3 });
  expect(kept[2]).toBeGreaterThan(kept[0] ?? 0);
  expect(made()).toBe(kept[2]);
  expect(stdout).toContain('The match is not over.');
});

it('lets a person give up, where the game lets the others play on', async () => {
  const file = join(folder(), 'match.json');
  const three = JSON.stringify({ players: ['ann', 'bob', 'cat'], first: 'ann', turnLimit: 3 });
  const prompter = person(/^give up$/, /^back$/, /^give up$/, /^give up$/);
  const { code, stdout } = await said(`play mtg --human ann --options ${three} --seed 5 --save ${file}`, {
    prompter,
  });
  expect(code).toBe(0);
  expect(stdout).toMatch(/won|draw/);
  const { moves } = JSON.parse(readFileSync(file, 'utf8')) as { moves: { player: string; move: string }[] };
  expect(moves[0]).toMatchObject({ move: 'concede', player: 'ann' });
  expect(new Set(moves.slice(1).map(({ player }) => player))).toEqual(new Set(['bob', 'cat']));
  const red = person();
  await said(`${small} --human red`, { prompter: red });
  expect(red.asked[0]).not.toContain('give up');
});

it('says in lines why cards of the hand cannot be used now, once as long as it is the same', async () => {
  const prompter = person(/^show the board$/);
  const { stdout } = await said('play mtg --human ann --seed 5 --plain', { prompter });
  const told = stdout.replaceAll(/\s+/g, ' ');
  const reasons = told.match(/not now, [^:]+: you can't make the mana/g) ?? [];
  expect(reasons).toHaveLength(1);
  expect(reasons[0]?.split(', ').length).toBeGreaterThan(3);
});

const piped = 'play taktik --width 8 --height 8 --seed 7 --human red';

it('without a terminal, each line of stdin answers: by number, by its label, by words that only it has', async () => {
  const menu = (await said(piped, { stdin: 'leave the match\n' })).stdout;
  expect(menu).toContain('You are red. What now?');
  const number = /^ {2}(?<number>\d+) {2}leave the match$/m.exec(menu)?.groups?.['number'] ?? '';
  for (const answer of ['leave the match', number, 'LEAVE match']) {
    const { code, stdout, stderr } = await said(piped, { stdin: `show the board\n${answer}` });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('You left the match.');
    expect(stdout.match(/You are red/g)).toHaveLength(2);
  }
});

it('an answer through a pipe that fits nothing or several choices is refused, and the next line answers', async () => {
  const { code, stderr, stdout } = await said(piped, { stdin: 'fly\n\u001Bc\n\n999\na\nleave the match\n' });
  expect(code).toBe(0);
  expect(stderr).toContain('Nothing fits "fly".');
  expect(stderr).toContain('Nothing is chosen yet: answer with a number');
  expect(stderr).not.toContain('\u001B');
  expect(stderr).toContain('Nothing fits "999".');
  expect(stderr).toMatch(/\d+ choices fit "a": /);
  expect(stdout).toContain('> leave the match');
});

it('where the answers end before the match, it is interrupted; where there are none, nobody answers', async () => {
  const file = join(folder(), 'match.json');
  expect(await said(`${piped} --save ${file}`, { stdin: 'show the board\n' })).toMatchObject({ code: 130 });
  expect(existsSync(file)).toBe(true);
  const none = await said(piped);
  expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('stdin is empty') as string });
});
