import { describe, expect, it } from 'vitest';
import { parseTargetRequirements } from '../targets/parse.js';
import { parseCard } from '../abilities/parse-card.js';

const read = (text: string) =>
  parseCard({ name: 'Moss Druid', types: 'Creature — Elf', power: '2', toughness: '2', text });

describe('207.2d: flavour words before an ability say nothing', () => {
  it.each([
    'Song of Moss — {2}, {T}: Draw a card.',
    'Mossy-Toed — {2}, {T}: Draw a card.',
    'Song of Moss — Whenever Moss Druid attacks, draw a card.',
    'Song — Whenever Moss Druid attacks, draw a card.',
    'Song of Moss — Other creatures you control have trample.',
    'Song of Moss — Sacrifice Moss Druid: Draw a card.',
    'When Moss Druid enters, choose one —\n• Sing — Draw a card.\n• Let It Rest — You gain 3 life.',
    'Void — Whenever Moss Druid attacks, draw a card.',
    'Song of Moss — Whenever Moss Druid attacks, create a Junk token. (It\'s an artifact with "{T}, Sacrifice this token: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.")',
  ])('%s', (text) => expect(read(text).unexpressed).toEqual([]));

  it.each([
    'Mossify — {2}, {T}: Draw a card.',
    'Moss — Other creatures you control have trample.',
    'Max moss — Other creatures you control have trample.',
    'When Moss Druid enters, choose one —\n• Sing — {1} — Draw a card.\n• You gain 3 life.',
    'Moss up — {2}, {T}: Draw a card.',
    'Moss Song — {2}, {T}: Draw a card. (Activate each Moss Song ability only once.)',
    'Moss Song — Whenever Moss Druid attacks, draw a card. (Moss song works once a turn.)',
    'Overdrive — {2}, {T}: Draw a card.',
    'Once per Game — {2}, {T}: Draw a card.',
    'Only Once — Whenever Moss Druid attacks, draw a card.',
    'Moss Song — Whenever Moss Druid attacks, draw a card. (This ability triggers only once each turn.)',
  ])('702: words that may be a keyword are not left out: %s', (text) =>
    expect(read(text).unexpressed).toHaveLength(1),
  );
});

describe('207.2d: flavour words that begin like a keyword have no target', () => {
  it.each([
    ['Provoke Thorns — When Moss Druid enters, draw a card.', 0],
    ['Provoke', 1],
    ['Enchant Moss — When Moss Druid enters, draw a card.', 0],
    ['Enchant creature', 1],
    ['Equip {2}', 1],
  ])('%s', (text, count) => expect(parseTargetRequirements(text)).toHaveLength(count));
});

describe('a head after a list belongs to all of it', () => {
  it('"artifact or legendary card from your graveyard" is no artifact on the battlefield', () =>
    expect(
      parseTargetRequirements('Return target artifact or legendary card from your graveyard to your hand.'),
    ).toMatchObject([{ understood: false }]));
});

describe('quotation marks', () => {
  it.each(['"', '“ ”'])('%s around an ability that is granted', (marks) => {
    const [open = '', close = open] = marks.split(' ');
    const { card, unexpressed } = read(`Lands you control have ${open}{T}: Add {G}.${close}`);
    expect(unexpressed).toEqual([]);
    expect(card.static).toHaveLength(1);
  });

  it('207.2 in reminder text grant nothing', () => {
    const { card, unexpressed } = read('Flying (It isn\'t "{T}: Add {G}.")');
    expect(unexpressed).toEqual([]);
    expect(card.static).toEqual([]);
  });
});
