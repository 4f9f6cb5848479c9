import { describe, expect, it } from 'vitest';
import { SIXTH_EDITION } from './index.js';
import { cardDefinition } from '../../language/card-definition.js';
import { isOwnCard } from '../../language/own-cards.js';
import { EMPTY_REGISTRY, registerCards } from '../../rules/abilities/registry.js';

describe('the Sixth Edition as data', () => {
  it('is 335 cards that are JSON, all that they do included', () => {
    const again: unknown = JSON.parse(JSON.stringify(SIXTH_EDITION));
    expect(cardDefinition.array().parse(again)).toEqual(SIXTH_EDITION);
    expect(SIXTH_EDITION).toHaveLength(335);
  });

  it('does what it would do if a match read it from outside', () => {
    const outside = cardDefinition.array().parse(JSON.parse(JSON.stringify(SIXTH_EDITION)));
    expect([SIXTH_EDITION.every(isOwnCard), outside.some(isOwnCard)]).toEqual([true, false]);
    expect(registerCards(EMPTY_REGISTRY, outside)).toEqual(registerCards(EMPTY_REGISTRY, SIXTH_EDITION));
  });

  it('has an effect, or a reason why there is none, for every instant and sorcery', () => {
    const mute = SIXTH_EDITION.filter(
      ({ types, spell, unexpressed }) =>
        (types.includes('instant') || types.includes('sorcery')) &&
        unexpressed.length === 0 &&
        spell?.effects === undefined &&
        spell?.modes === undefined,
    );
    expect(mute.map(({ name }) => name)).toEqual([]);
  });

  it('does something, or says what is missing, with every other card but plain creatures and basic lands', () => {
    const mute = SIXTH_EDITION.filter(
      ({ types, supertypes, keywords, activated, triggered, static: always, spell, unexpressed }) =>
        !types.includes('creature') &&
        !supertypes.includes('basic') &&
        keywords.every(({ keyword }) => keyword === 'enchant') &&
        [...activated, ...triggered, ...always, ...unexpressed].length === 0 &&
        spell === undefined,
    );
    expect(mute.map(({ name }) => name)).toEqual([]);
  });
});
