import { describe, expect, it } from 'vitest';
import { sorcery } from '../../../test/read-card.js';
import { card } from '../../../test/board.js';
import { happen, matchStateOf, playerIn } from '../../../test/match.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';

describe('608.2c two things that must both be so', () => {
  const text = 'If you control a Forest and you have no cards in hand, you gain 4 life.';
  const { effects = [] } = sorcery(text).spell ?? {};

  it('are read as such, and print back', () => {
    expect(effects).toEqual([
      {
        effect: 'if',
        condition: {
          allOf: [
            { what: { each: { subtype: 'Forest', controller: 'self' } } },
            { not: { what: { each: { zone: 'hand', owner: 'self' } } } },
          ],
        },
        effects: [{ effect: 'gainLife', amount: 4 }],
      },
    ]);
    expect(printCard(sorcery(text)).lines).toEqual([text]);
  });

  it('one of them alone is not enough', () => {
    const forest = card('forest', 'you', { types: ['land'], subtypes: ['Forest'] });
    const held = card('held', 'you', { zone: 'hand' });
    const lives = [[forest], [forest, held], [held], []].map(
      (cards) => playerIn(happen(matchStateOf({ cards }), effects).state, 'you').life,
    );
    expect(lives).toEqual([24, 20, 20, 20]);
  });

  it.each([
    'If you control a Forest and an opponent, draw a card.',
    'If you control a Forest and you have no cards in hand and you control an Island, draw a card.',
  ])('refused: %s', (words) => {
    const face = { name: 'Moss Rite', types: 'Sorcery', manaCost: '{1}' };
    expect(parseCard({ ...face, text: words }).unexpressed).toHaveLength(1);
  });
});

describe('what is said in another order, or of two kinds of cards, is the same', () => {
  it('gains before it gets', () => {
    const one = sorcery('Target creature gains trample and gets +2/+2 until end of turn.').spell;
    expect(one).toEqual(sorcery('Target creature gets +2/+2 and gains trample until end of turn.').spell);
  });

  it('counts cards that are one or the other once', () => {
    const among = { zone: 'graveyard', owner: 'self', anyOf: [{ type: 'instant' }, { type: 'sorcery' }] };
    for (const kinds of ['instant and sorcery', 'instant and/or sorcery'])
      expect(
        sorcery(`Draw cards equal to the number of ${kinds} cards in your graveyard.`).spell?.effects,
      ).toEqual([{ effect: 'draw', amount: { count: among } }]);
  });
});
