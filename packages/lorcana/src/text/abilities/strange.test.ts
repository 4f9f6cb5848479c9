/** A word is a classification only if cards have it, or this card does. */
import { describe, expect, it } from 'vitest';
import { face } from '../../../test/face.js';
import { parseTargetRequirements } from '../targets/parse.js';
import { parseCard } from './parse-card.js';

describe('a word that is no classification', () => {
  it.each([
    "You can't quest this turn.",
    'You gain Rush this turn.',
    "Nobody can't quest this turn.",
    'Banish all You.',
    'Banish chosen They.',
    'Banish chosen Not character.',
    'Banish chosen non-Everyone character.',
    'Banish chosen Unexerted character.',
    'Nots gain Rush this turn.',
    'Draw a card for each Maybe character you have in play.',
    'Chosen character gains the Never classification this turn.',
    'Banish chosen Baker character.',
  ])('is refused: %s', (words) => {
    const { card, unexpressed } = parseCard(face(`{E} — ${words}`));
    expect(card.abilities).toEqual([]);
    expect(unexpressed).toMatchObject([{ code: 'lorcana.unreadAbility' }]);
  });

  it('is refused where cards are affected all the time', () => {
    expect(parseCard(face('Nots gain Rush.')).card.abilities).toEqual([]);
  });

  it.each(['Villain', 'Hero'])('is read if it is one: %s', (word) => {
    expect(parseCard(face(`{E} — Banish chosen ${word} character.`)).unexpressed).toEqual([]);
  });

  it('is read if the card has it', () => {
    const own = { ...face('Your other Bakers get +1 {S}.'), classifications: ['Baker'] };
    expect(parseCard(own)).toMatchObject({
      unexpressed: [],
      card: { abilities: [{ kind: 'static', for: { withClassification: 'Baker' } }] },
    });
  });

  it.each(['They', 'Not character', 'Unexerted character'])('is no target: chosen %s', (words) => {
    expect(parseTargetRequirements(`Banish chosen ${words}.`, { types: ['action'] })).toMatchObject([
      { understood: false },
    ]);
  });
});
