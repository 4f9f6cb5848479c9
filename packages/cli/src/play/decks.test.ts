import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { fileWith } from '../../test/cards.js';

/** Fifteen cards of our own, as a database has them; the last says what is not read. */
const database = {
  cards: Array.from({ length: 15 }, (_card, at) => ({
    name: `Sprite ${at + 1}`,
    version: 'Of the Pond',
    type: 'Character',
    color: at === 0 ? 'Amber-Steel' : 'Amber',
    cost: 1 + (at % 4),
    inkwell: true,
    strength: 2,
    willpower: 3,
    lore: 1,
    subtypes: ['Storyborn'],
    abilities:
      at === 14
        ? [{ name: 'Hum', effect: 'This character hums along.', type: 'static' }]
        : [
            {
              name: 'Splash',
              effect: 'When you play this character, you may draw a card.',
              type: 'triggered',
            },
          ],
  })),
};
const deckOf = (from: number, count = 4): string =>
  Array.from({ length: 14 }, (_card, at) => `${count} Sprite ${from + at} - Of the Pond`).join('\n');
const cardFile = (): string => fileWith(JSON.stringify(database));

describe('decks of files', () => {
  it('plays Lorcana with them', async () => {
    const decks = fileWith(`${deckOf(1)}\n\n${deckOf(1)}`);
    const options = fileWith('{ "deckSize": 56 }');
    const called = await said(
      `play lorcana --cards ${cardFile()} --decks ${decks} --options ${options} --bots greedy,random`,
    );
    expect(called).toMatchObject({ code: 0, stderr: '' });
    expect(called.stdout).toContain('Sprite');
  });

  it('refuses by its name a card that is not whole, with what it lacks', async () => {
    const decks = fileWith(`${deckOf(2)}\n\n${deckOf(1)}`);
    const called = await said(
      `play lorcana --cards ${cardFile()} --decks ${decks} --options {"deckSize":56}`,
    );
    expect(called.code).toBe(3);
    expect(called.stderr).toContain('Sprite 15 - Of the Pond');
    expect(called.stderr).toContain('lorcana.unreadAbility');
  });

  it('says that decks want cards', async () => {
    const called = await said(`play lorcana --decks ${cardFile()}`);
    expect(called).toMatchObject({ code: 2, stdout: '' });
  });
});

it('imports cards as data for matches', async () => {
  const cards = cardFile();
  const out = join(dirname(cards), 'definitions.jsonl');
  expect(await said(`import lorcana ${cards} --definitions ${out} --json`)).toMatchObject({ code: 0 });
  const lines = readFileSync(out, 'utf8').trim().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    facts: { name: 'Sprite 1', ink: ['amber', 'steel'] },
    abilities: [
      {
        kind: 'triggered',
        name: 'SPLASH',
        effects: [{ effect: 'may', do: [{ effect: 'draw', amount: 1 }] }],
      },
    ],
  });
  expect(JSON.parse(lines[14] ?? '')).toMatchObject({ unexpressed: ['lorcana.unreadAbility'] });
  const called = await said(`play lorcana --cards ${out} --options {"deckSize":20}`);
  expect(called).toMatchObject({ code: 0, stderr: '' });

  // More than a move or a spec may hold: cards by hundreds, each with many words.
  const many = Array.from({ length: 700 }, (_card, at) => ({
    ...database.cards[at % 14],
    name: `Imp ${at + 1}`,
  }));
  const simulated = await said(`simulate lorcana --games 1 --cards ${fileWith(JSON.stringify(many))} --json`);
  expect(simulated).toMatchObject({ code: 0, stderr: '' });
});
