import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { parseCard, type CardFace } from './parse-card.js';
import { printCard } from './print-card.js';

const face = (text: string, type: CardFace['type'] = 'character'): CardFace => ({
  name: 'Pim',
  type,
  cost: 2,
  inkwell: true,
  ink: 'amber',
  classifications: [],
  text,
});

const sings = {
  kind: 'triggered',
  on: [{ event: 'sings', card: 'this' }],
  effects: [{ effect: 'draw', amount: 1 }],
};
const paints = { kind: 'activated', cost: { exert: 'this' }, effects: [{ effect: 'gainLore', amount: 2 }] };
const own = { type: 'character', controller: 'self', zone: 'play' };

describe('an ability in quotation marks', () => {
  it.each<readonly [string, string, object]>([
    [
      'of each of a kind, beside others',
      'Your Fairy characters gain Rush and "Whenever this character sings a song, draw a card."',
      {
        kind: 'static',
        for: { ...own, withClassification: 'Fairy' },
        gives: [{ keyword: 'rush' }, { ability: sings }],
      },
    ],
    [
      'with a dash of its own',
      'Your other characters gain "{E} — Gain 2 lore."',
      { kind: 'static', for: { ...own, excludeSelf: true }, gives: [{ ability: paints }] },
    ],
    [
      'of this card, while something holds',
      'While this character is damaged, he gets +1 {L} and gains "Whenever this character sings a song, draw a card."',
      {
        kind: 'static',
        while: { test: 'is', what: 'this', so: { damaged: true } },
        for: 'this',
        gives: [{ stat: 'lore', amount: 1 }, { ability: sings }],
      },
    ],
    [
      'for a while, with a sentence after it',
      'When you play this character, chosen character gains “{E} — Gain 2 lore” this turn. Draw a card.',
      {
        kind: 'triggered',
        on: [{ event: 'played', card: 'this' }],
        effects: [
          {
            effect: 'give',
            what: { choose: { type: 'character', zone: 'play' } },
            gives: [{ ability: paints }],
            for: 'thisTurn',
          },
          { effect: 'draw', amount: 1 },
        ],
      },
    ],
    [
      'that always works: what it says is given',
      'When you play this character, chosen character gains "This character can challenge ready characters" this turn.',
      {
        kind: 'triggered',
        on: [{ event: 'played', card: 'this' }],
        effects: [
          {
            effect: 'give',
            what: { choose: { type: 'character', zone: 'play' } },
            gives: [{ canChallengeReady: { type: 'character', ready: true } }],
            for: 'thisTurn',
          },
        ],
      },
    ],
  ])('%s', (_title, text, ability) => {
    const { card, unexpressed } = parseCard(face(text));
    expect(unexpressed).toEqual([]);
    expect(card.abilities).toEqual([ability]);
    const again = parseCard(face(unwrap(printCard(card)).join('\n')));
    expect(again.card.abilities).toEqual([ability]);
  });

  it('is printed in its marks', () => {
    const { card } = parseCard(
      face('Your characters gain Ward and “{E} – Gain 2 lore” this turn.', 'action'),
    );
    expect(unwrap(printCard(card))).toEqual([
      'Your characters gain Ward and gain "{E} — Gain 2 lore" this turn.',
    ]);
  });

  it.each([
    'Your characters gain "Whenever this character dreams, draw a card."',
    'Your characters gain "{E} — Gain 2 lore.',
    'Your characters gain "{E} — Gain 2 lore." and "{E} — Draw a card."',
    'Your characters gain "Your characters get +1 {S}."',
    'Your characters gain "While this character is damaged, he gets +1 {S}."',
    'Your characters gain "".',
    'Your characters lose "{E} — Draw a card."',
    'Choose one:\n• Gain 1 lore.\n• Your characters gain "{E} — Draw a card" this turn.',
  ])('of %s nothing is read', (text) => {
    const { card } = parseCard(face(text));
    expect([card.abilities, card.unexpressed?.length]).toEqual([[], 1]);
  });
});
