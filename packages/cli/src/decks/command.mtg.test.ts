import { describe, expect, it } from 'vitest';
import { said } from '../../test/call.js';
import { fileWith } from '../../test/cards.js';

const card = (name: string, setCode: string) => ({
  name,
  type: 'Action',
  color: 'Amber',
  cost: 1,
  inkwell: true,
  setCode,
  fullText: 'Draw a card.',
});
const cards = fileWithCards([card('Pim’s Leaf', '2'), card('Pim’s Leaf', '9'), card('Old Leaf', '2')]);
function fileWithCards(all: readonly object[]): () => string {
  return () => fileWith(JSON.stringify({ cards: all }));
}
const text = "Characters (4)\n4x Pim's Leaf\n\nActions\n2 Old Leaf\n";

describe('decks', () => {
  it('are written as text and as JSON, and read again', async () => {
    const json = await said(`decks lorcana ${fileWith(text)} --to json`);
    expect(json).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(json.stdout)).toEqual([{ "Pim's Leaf": 4, 'Old Leaf': 2 }]);
    const list = await said('decks lorcana -', { stdin: json.stdout });
    expect(list).toEqual({ code: 0, stdout: "4 Pim's Leaf\n2 Old Leaf\n", stderr: '' });
    const magic = await said('decks mtg -', { stdin: 'Creatures:\n4 Sootling (ABC) 12' });
    expect(magic.stdout).toBe('4 Sootling\n');
  });

  it('are judged by a format, which may be given as data', async () => {
    const core = await said(`decks lorcana ${fileWith(text)} --cards ${cards()} --format core`);
    expect(core.code).toBe(1);
    expect(core.stdout).toContain('No set of the format has Old Leaf');
    expect(core.stdout).toContain('60 at least');
    expect(core.stdout).not.toContain("has Pim's Leaf");
    const house = fileWith('{ "deckSize": 6 }', 'house.json');
    const own = await said(`decks lorcana ${fileWith(text)} --cards ${cards()} --format ${house}`);
    expect(own).toMatchObject({ code: 0, stdout: 'deck 1: legal\n' });
    const document = await said(`decks lorcana ${fileWith(text)} --cards ${cards()} --format core --json`);
    expect(JSON.parse(document.stdout)).toMatchObject({
      issues: [[{ code: 'lorcana.notInFormat' }, { code: 'lorcana.deckSize' }]],
    });
  });

  it('are judged with names in any case and with any dash, and say which name is near', async () => {
    const lower = fileWith('4 pim’s leaf\n2 OLD LEAF');
    const house = fileWith('{ "deckSize": 6 }', 'house.json');
    const own = await said(`decks lorcana ${lower} --cards ${cards()} --format ${house}`);
    expect(own).toMatchObject({ code: 0, stdout: 'deck 1: legal\n' });
    const near = await said(`decks lorcana - --cards ${cards()} --format ${house}`, { stdin: '6 Old Leef' });
    expect(near.stdout).toContain('Did you mean Old Leaf?');
    const dashed = await said('decks lorcana - --format core', { stdin: '4 ariel \u2013 on human legs' });
    expect(dashed.stdout).not.toContain('ariel');
  });

  it.each([
    ['a list', (all: readonly object[]) => JSON.stringify({ cards: all })],
    ['lines', (all: readonly object[]) => all.map((one) => JSON.stringify(one)).join('\n')],
  ])(
    'are judged by the cards that they name; no other card of the file is read: %s',
    async (_as, written) => {
      const bad = { ...card('Torn Leaf', '2'), cost: 'much' };
      const file = fileWith(written([card('Old Leaf', '2'), bad]), 'cards.json');
      const house = fileWith('{ "deckSize": 2 }', 'house.json');
      const judged = await said(`decks lorcana - --cards ${file} --format ${house}`, { stdin: '2 old leaf' });
      expect(judged).toMatchObject({ code: 0, stdout: 'deck 1: legal\n' });
      const torn = await said(`decks lorcana - --cards ${file} --format ${house}`, { stdin: '2 torn leaf' });
      expect(torn.code).toBe(3);
    },
  );

  it('are judged by the cards that a game has, if no file has others', async () => {
    const judged = await said('decks lorcana - --format core', { stdin: '4 Leaf' });
    expect(judged.code).toBe(1);
    expect(judged.stdout).toContain('Leaf');
    const none = await said('decks lorcana - --format core --json', { stdin: '4 Ariel - On Human Legs' });
    expect(JSON.parse(none.stdout)).toMatchObject({ decks: [{ 'Ariel - On Human Legs': 4 }] });
    expect(none.stdout).not.toContain('lorcana.unknownCard');
  });

  it.each([
    [['lorcana', '-'], '4 Leaf\nImp', 3, 'Line 2'],
    [['lorcana', '-', '--cards', 'x'], '4 Leaf', 2, '--format'],
    [['taktik', '-', '--format', 'core'], '4 Leaf', 2, 'No formats'],
    [['lorcana', '-', '--to', 'xml'], '4 Leaf', 2, 'text, json'],
  ])('%j are refused', async (argv, stdin, code, words) => {
    const called = await said(`decks ${argv.join(' ')}`, { stdin });
    expect(called.code).toBe(code);
    expect(called.stderr).toContain(words);
  });
});
