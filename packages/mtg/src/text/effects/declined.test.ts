import { describe, expect, it } from 'vitest';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';
import { parseTargetRequirements } from '../targets/parse.js';

const spell = (text: string) => parseCard({ name: 'Moss Song', types: 'Sorcery', text });
const AN_ELF = { what: { each: { subtype: 'Elf', controller: 'self' } } };

describe('608.2d: who declines what is done instead does what was said before', () => {
  const text = 'Draw a card. If you control an Elf, you may draw three cards instead.';

  it('if all of it is optional', () => {
    const { card, unexpressed } = spell(text);
    expect(unexpressed).toEqual([]);
    expect(card.spell?.effects).toEqual([
      {
        effect: 'if',
        condition: AN_ELF,
        effects: [{ effect: 'may', effects: [{ effect: 'draw', amount: 3 }], else: [{ effect: 'draw' }] }],
        else: [{ effect: 'draw' }],
      },
    ]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it('nor is "otherwise" lost, after which nothing is done by who declines', () => {
    const otherwise = 'If you control an Elf, you may draw three cards. Otherwise, draw a card.';
    const { card, unexpressed } = spell(otherwise);
    expect(unexpressed).toEqual([]);
    expect(printCard(card).lines).toEqual([otherwise]);
  });

  it('is refused if only a part of it is optional', () =>
    expect(
      spell('Draw a card. If you control an Elf, draw two cards and you may discard a card instead.')
        .unexpressed,
    ).toHaveLength(1));
});

describe('101.4: each of several players is asked', () => {
  it.each([
    ['Each other player', { those: 'eachPlayer', except: 'you' }],
    ['Each opponent', 'eachOpponent'],
    ['Each player', 'eachPlayer'],
  ])('%s', (words, what) => {
    const text = `${words} may draw two cards.`;
    const { card, unexpressed } = spell(text);
    expect(unexpressed).toEqual([]);
    const one = { bound: 'player' };
    const effects = [{ effect: 'may', who: one, effects: [{ effect: 'draw', who: one, amount: 2 }] }];
    expect(card.spell?.effects).toEqual([{ effect: 'forEach', what, as: 'player', effects }]);
    expect(printCard(card).lines).toEqual([text]);
  });
});

describe('"that player" needs a player', () => {
  const OTHER = 'another target creature that player controls';

  it.each([
    [`Destroy target creature an opponent controls and ${OTHER}.`, false],
    ['Whenever a player casts a spell, destroy target creature that player controls.', true],
    ['Target player draws a card. Destroy target creature that player controls.', true],
  ])('%s', (text, understood) => expect(parseTargetRequirements(text).at(-1)?.understood).toBe(understood));
});

describe('702.96a: overload says "each" for every "target"', () => {
  it.each([
    "Tap target creature you don't control.",
    "Target creature you don't control gets -1/-0 until end of turn.",
  ])('%s', (text) => {
    const { card, unexpressed } = spell(`${text}\nOverload {2}{U}`);
    expect(unexpressed).toEqual([]);
    const [paid] = card.spell?.paid ?? [];
    expect(paid).toMatchObject({ cost: 'overload', instead: true });
    expect(paid).not.toHaveProperty('targets');
    expect(printCard(card)).toEqual({ lines: ['Overload {2}{U}', text], unsaid: [] });
  });

  it('702.148a cleave has no words, so the card is not whole', () =>
    expect(spell('Cleave {2}{U}\nDestroy target [nonblack] creature.').unexpressed).toHaveLength(1));
});

describe('what others do that you may have them do is said with "have"', () => {
  it.each([
    'When Moss Song enters the battlefield, you may have target creature get +2/+0 until end of turn.',
    'When Moss Song enters the battlefield, you may have each opponent lose 1 life.',
    'Whenever a creature an opponent controls enters the battlefield, you may have that player lose 1 life.',
    'When Moss Song enters the battlefield, you may have target creature get +1/+0 and gain haste until end of turn.',
  ])('%s', (text) => {
    const { card, unexpressed } = parseCard({ name: 'Moss Song', types: 'Enchantment', text });
    expect(unexpressed).toEqual([]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it.each([
    'When Moss Song enters, you may target creature gets +2/+0 until end of turn.',
    'When Moss Song enters, you may each opponent loses 1 life.',
  ])('%s is no English', (text) => {
    const { unexpressed } = parseCard({ name: 'Moss Song', types: 'Enchantment', text });
    expect(unexpressed).toHaveLength(1);
  });
});

it.each([
  ["Tap two target creatures. Those creatures don't untap during their controller's next untap step.", true],
  ["Tap two target creatures. Those creatures doesn't untap during its controller's next untap step.", false],
  [
    "Each attacking creature and each blocking creature doesn't untap during its controller's next untap step.",
    true,
  ],
])('several do not untap: %s', (text, isRead) => {
  const { card, unexpressed } = spell(text);
  expect(unexpressed.length === 0 ? printCard(card).lines : []).toEqual(isRead ? [text] : []);
});
