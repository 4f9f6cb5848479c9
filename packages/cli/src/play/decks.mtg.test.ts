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
    const options = fileWith('{ "deckSize": 56, "turnLimit": 6 }');
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
    expect(called.stderr).toContain('hums along');
    expect(called.stderr).not.toMatch(/decks\.0|lorcana\.unread/);
    expect(called.stderr.match(/Sprite 15/g)).toHaveLength(1);
  });

  it('finds their cards in any case and with any dash, and says which name is near', async () => {
    const lower = deckOf(1).toLowerCase().replaceAll(' - ', ' \u2013 ');
    const played = (list: string) =>
      said(
        `play lorcana --cards ${cardFile()} --decks ${fileWith(`${list}\n\n${list}`)} --options {"deckSize":56,"turnLimit":2} --bots random`,
      );
    expect(await played(lower)).toMatchObject({ code: 0, stderr: '' });
    const near = await played(lower.replace('sprite 1 ', 'sprit 1 '));
    expect(near.code).toBe(3);
    expect(near.stderr).toContain('Did you mean Sprite 1 - Of the Pond');
  });

  it.each([
    [
      '{ "Sprite": "four" }',
      /^This JSON is no deck: Sprite is "four"\. A deck is \{ "Name": 4 \}[^\n]*\n(?:  [^\n]*\n)*$/,
    ],
    [
      '{ "Sprit 1 - Of the Pond": 56 }',
      /^No card of the file is called Sprit 1 - Of the Pond\. Did you mean/,
    ],
    ['56 Wholly Else', /^There is no card Wholly Else\.\n$/],
  ])('refuses %s in a sentence', async (decks, sentence) => {
    const { code, stderr } = await said(
      `play lorcana --cards ${cardFile()} --decks ${fileWith(decks)} --options {"deckSize":56}`,
    );
    expect(code).toBe(3);
    expect(stderr).toMatch(sentence);
  });

  it('names the card of the game that is near', async () => {
    const { stderr } = await said(
      `play mtg --cards ${fileWith('[]', 'none.json')} --decks ${fileWith('60 Forst')}`,
    );
    expect(stderr).toContain('Did you mean Forest');
  });

  it('refuses a deck in one sentence each, as players read it, and names whose deck it is if there are several', async () => {
    const play = (decks: string) =>
      said(`play lorcana --cards ${cardFile()} --decks ${fileWith(decks)} --options {"deckSize":56}`);
    const short = deckOf(1).replace(/^.*\n/, '');
    const same = await play(`${short}\n\n${short}`);
    expect(same.code).toBe(3);
    expect(same.stderr.trim().split('\n')).toHaveLength(1);
    expect(same.stderr).not.toContain('options.decks');
    const one = await play(`${deckOf(1)}\n\n${short}`);
    expect(one.stderr).toMatch(/^The deck of south: /);
  });

  it('says that decks want cards', async () => {
    const called = await said(`play lorcana --decks ${cardFile()}`);
    expect(called).toMatchObject({ code: 2, stdout: '' });
  });
});

const LETTERS = 'ABCDEFGHIJKL'.split('');

/** Twelve green creatures of our own, as a database has them, a sorcery, and one card that says what is not read. */
const magic = [
  ...LETTERS.map((letter, at) => ({
    object: 'card',
    oracle_id: `sprite ${letter}`,
    name: `Sprite ${letter}`,
    mana_cost: '{G}',
    cmc: 1,
    colors: ['G'],
    type_line: 'Creature \u2014 Faerie',
    power: '1',
    toughness: String(1 + (at % 3)),
    oracle_text: `When Sprite ${letter} enters, you gain 1 life.`,
  })),
  {
    name: 'Green Hail',
    types: ['Sorcery'],
    cost: '{1}{G}',
    oracle: 'Green Hail deals 2 damage to any target.',
  },
  { name: 'Humming Stone', types: ['Artifact'], cost: '{2}', oracle: 'Humming Stone hums along.' },
  {
    object: 'card',
    oracle_id: 'both',
    name: 'Dusk // Dawn',
    card_faces: [
      { name: 'Dusk', type_line: 'Land' },
      { name: 'Dawn', type_line: 'Land' },
    ],
  },
  { object: 'card', oracle_id: 'a token', name: 'Imp', layout: 'token', type_line: 'Token' },
];
const magicDeck = (more = ''): string =>
  `Creatures (12)\n${LETTERS.map((letter) => `1 Sprite ${letter}`).join('\n')}\n16 Green Hail\n${more}17 Forest`;

describe('decks of Magic', () => {
  const cards = (): string => fileWith(JSON.stringify(magic));

  it('are played and simulated, with basic lands of the set', async () => {
    const [one] = [magicDeck().replace(/^.*\n/u, '')];
    const decks = fileWith(`${one}\n\n${one}`);
    const save = join(dirname(decks), 'match.json');
    const called = `play mtg --cards ${cards()} --decks ${decks} --bots random`;
    const played = await said(`${called} --options {"turnLimit":6} --save ${save}`);
    expect(played).toMatchObject({ code: 0 });
    expect(played.stdout).toContain('Sprite');
    expect(played.stdout).toMatch(/ casts Green Hail on [A-Za-z]/);
    expect(await said(`replay ${save} --quiet`)).toMatchObject({ code: 0 });
    expect(await said(`play mtg --cards ${cards()} --bots random --max-moves 40`)).toMatchObject({ code: 1 });
  });

  it('are refused by name, with what is missing', async () => {
    const decks = fileWith(magicDeck('2 Humming Stone\n1 Dusk\n'));
    const called = await said(`play mtg --cards ${cards()} --decks ${decks} --json`);
    expect(called.code).toBe(3);
    expect(JSON.parse(called.stdout)).toMatchObject({
      error: {
        issues: [
          {
            code: 'cli.notPlayable',
            path: ['decks', 0, 'Humming Stone'],
            data: { missing: [{ code: 'mtg.unreadStatic' }] },
          },
          { path: ['decks', 0, 'Dusk'], data: { missing: [{ code: 'mtg.otherFace' }] } },
        ],
      },
    });
    expect(called.stdout).toContain('hums along');
    const unknown = await said(`play mtg --cards ${cards()} --decks ${fileWith(magicDeck('1 Nobody\n'))}`);
    expect(unknown).toMatchObject({ code: 3 });
    expect(unknown.stderr).toBe('No card of the set is called Nobody.\n');
    const seven = fileWith(Array.from({ length: 7 }, () => '8 Sprite A').join('\n\n'));
    expect((await said(`play mtg --cards ${cards()} --decks ${seven}`)).stderr).toContain('players');
  });

  it('are for players with names of their own, and are judged by the format', async () => {
    const all = cards();
    const decks = fileWith(magicDeck().replace(/^.*\n/u, ''));
    const started = `play mtg --cards ${all} --decks ${decks} --bots random --max-moves 9`;
    const played = await said(`${started} --players kim,lee,max`);
    expect(played.code).toBe(1);
    expect(played.stdout).toContain('lee');
    expect((await said(`${started} --format constructed`)).stderr).toContain('60 cards at least');
    const judged = await said(`decks mtg ${decks} --cards ${all} --format limited`);
    expect(judged).toMatchObject({ code: 0, stdout: 'deck 1: legal\n' });
    const led = fileWith('Commander\n1 Sprite A\n\nDeck\n99 Forest\n');
    const leads = await said(`decks mtg ${led} --cards ${all} --format commander`);
    expect(leads.stdout).toContain('it is no legendary');
    const json = await said(`decks mtg ${led} --to json`);
    expect(JSON.parse(json.stdout)).toEqual([{ main: { Forest: 99 }, commander: { 'Sprite A': 1 } }]);
  });

  it('are of cards that coverage and import count whole', async () => {
    const file = cards();
    const covered = await said(`coverage mtg ${file} --json`);
    expect(JSON.parse(covered.stdout)).toMatchObject({
      whole: { cards: 15, whole: 13, missing: [{ code: 'mtg.otherFace' }, { code: 'mtg.unreadStatic' }] },
    });
    expect((await said(`coverage mtg ${file}`)).stdout).toContain('cards read whole      13 of 15 (86.7 %)');
    const out = join(dirname(file), 'definitions.jsonl');
    const scryfall = fileWith(JSON.stringify(magic.filter((card) => 'object' in card)));
    expect(await said(`import scryfall ${scryfall} --definitions ${out}`)).toMatchObject({ code: 0 });
    expect(readFileSync(out, 'utf8')).not.toContain('hums');
    expect(await said(`play mtg --cards ${out} --bots random --max-moves 40`)).toMatchObject({ code: 1 });
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
  const called = await said(`play lorcana --cards ${out} --options {"deckSize":20,"turnLimit":6}`);
  expect(called).toMatchObject({ code: 0, stderr: '' });

  // More than a move or a spec may hold: cards by hundreds, each with many words.
  const many = Array.from({ length: 700 }, (_card, at) => ({
    ...database.cards[at % 14],
    name: `Imp ${at + 1}`,
  }));
  const few = fileWith('{ "turnLimit": 2 }');
  const simulated = await said(
    `simulate lorcana --games 1 --workers 1 --cards ${fileWith(JSON.stringify(many))} --options ${few} --json`,
  );
  expect(simulated).toMatchObject({ code: 0 });
});
