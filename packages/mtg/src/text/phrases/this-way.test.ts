import { describe, expect, it } from 'vitest';
import { printCard } from '../abilities/print-card.js';
import { parseCard } from '../abilities/parse-card.js';

const read = (text: string) => parseCard({ name: 'Moss Rite', types: 'Sorcery', manaCost: '{1}', text });
const creatures = { thisWay: 'destroyed', are: { type: 'creature' } };

describe('what was done this way, in words', () => {
  it.each([
    [
      'Destroy all creatures. Draw a card for each creature destroyed this way.',
      { effect: 'draw', amount: { numberOf: creatures } },
      'Draw cards equal to the number of creatures destroyed this way.',
    ],
    [
      'Destroy all creatures. You lose 2 life for each nontoken creature destroyed this way.',
      {
        effect: 'loseLife',
        amount: {
          multiply: { numberOf: { thisWay: 'destroyed', are: { type: 'creature', token: false } } },
          by: 2,
        },
      },
      'You lose life equal to twice the number of nontoken creatures destroyed this way.',
    ],
    [
      'Destroy all creatures. For each creature destroyed this way, you gain 1 life.',
      { effect: 'gainLife', amount: { numberOf: creatures } },
      'You gain life equal to the number of creatures destroyed this way.',
    ],
    [
      'Destroy all creatures. For each creature destroyed this way, its controller draws a card.',
      {
        effect: 'forEach',
        what: creatures,
        as: 'one',
        effects: [{ effect: 'draw', who: { controllerOf: { bound: 'one' } } }],
      },
      "For each creature destroyed this way, that creature's controller draws a card.",
    ],
    [
      'Destroy all permanents. For each permanent put into a graveyard this way, its controller loses 1 life.',
      {
        effect: 'forEach',
        what: { thisWay: 'putIntoGraveyard' },
        as: 'one',
        effects: [{ effect: 'loseLife', who: { controllerOf: { bound: 'one' } }, amount: 1 }],
      },
      "For each permanent put into a graveyard this way, that permanent's controller loses 1 life.",
    ],
    [
      'Mill three cards. If an instant or sorcery card was milled this way, you gain 1 life.',
      {
        effect: 'if',
        condition: {
          what: {
            thisWay: 'milled',
            are: { anyOf: [{ type: 'instant' }, { type: 'sorcery' }] },
            cards: true,
          },
        },
        effects: [{ effect: 'gainLife', amount: 1 }],
      },
      'If an instant or sorcery card was milled this way, you gain 1 life.',
    ],
    [
      'Mill three cards. If two or more land cards were milled this way, you gain 1 life.',
      {
        effect: 'if',
        condition: {
          amount: { numberOf: { thisWay: 'milled', are: { type: 'land' }, cards: true } },
          gte: 2,
        },
        effects: [{ effect: 'gainLife', amount: 1 }],
      },
      'If two or more land cards were milled this way, you gain 1 life.',
    ],
    [
      'Discard your hand. You gain 1 life for each card discarded this way.',
      { effect: 'gainLife', amount: { numberOf: { thisWay: 'discarded', cards: true } } },
      'You gain life equal to the number of cards discarded this way.',
    ],
    [
      'Exile target card from a graveyard. If a creature card is exiled this way, you gain 2 life.',
      {
        effect: 'if',
        condition: { what: { thisWay: 'exiled', are: { type: 'creature' }, cards: true } },
        effects: [{ effect: 'gainLife', amount: 2 }],
      },
      'If a creature card was exiled this way, you gain 2 life.',
    ],
    [
      'Sacrifice any number of Goblins. You gain 1 life for each Goblin sacrificed this way.',
      { effect: 'gainLife', amount: { numberOf: { thisWay: 'sacrificed', are: { subtype: 'Goblin' } } } },
      'You gain life equal to the number of Goblins sacrificed this way.',
    ],
    [
      'Tap any number of untapped Gates you control. Draw a card for each Gate tapped this way.',
      { effect: 'draw', amount: { numberOf: { thisWay: 'tapped', are: { subtype: 'Gate' } } } },
      'Draw cards equal to the number of Gates tapped this way.',
    ],
  ])('%s', (text, last, said) => {
    const { card, unexpressed } = read(text);
    expect(unexpressed).toEqual([]);
    expect(card.spell?.effects?.at(-1)).toEqual(last);
    const printed = printCard(card).lines.join(' ');
    expect(printed).toContain(said);
    expect(read(printed).card.spell).toEqual(card.spell);
  });

  it.each(['Search', 'You may search'])('701.23a two zones are searched: %s', (lead) => {
    const text = `${lead} your library and/or graveyard for a card named Moss Lord, First of Elves, reveal it, and put it into your hand. If you search your library this way, shuffle.`;
    const { card, unexpressed } = read(text);
    expect([unexpressed, printCard(card).lines]).toEqual([[], [text]]);
    expect(JSON.stringify(card.spell)).toContain(
      '{"effect":"search","filter":{"name":"Moss Lord, First of Elves"},"to":"hand","reveal":true,"andGraveyard":true}',
    );
  });

  it.each([
    // Nothing does it before: a cost did, or nothing at all.
    'Draw a card for each creature destroyed this way.',
    'Exile all creatures. Draw a card for each creature destroyed this way.',
    'Draw a card for each creature destroyed this way. Destroy all creatures.',
    'If a creature card was milled this way, mill a card.',
    // A creature is not discarded, and a card is not destroyed.
    'Discard a card. You gain 1 life for each creature discarded this way.',
    'Destroy all creatures. You gain 1 life for each creature card destroyed this way.',
    // It is not remembered whose they were.
    'Destroy all creatures. You gain 1 life for each creature you control destroyed this way.',
    'Each player mills two cards. You gain 1 life for each card put into your graveyard this way.',
    // "It" is none of them.
    'Discard your hand. For each card discarded this way, its owner loses 1 life.',
    'Mill a card. If a creature card was milled this way, return it to your hand.',
    'Sacrifice any number of creatures an opponent controls.',
  ])('refuses %s', (text) => {
    expect(read(text).unexpressed.length).toBeGreaterThan(0);
  });

  it('what a cost did was not done this way', () => {
    const { unexpressed } = parseCard({
      name: 'Moss Altar',
      types: 'Artifact',
      text: 'Sacrifice a creature: You gain 1 life for each creature sacrificed this way.',
    });
    expect(unexpressed).toMatchObject([{ code: 'mtg.unclearReference' }]);
  });
});
