/** Cards as the files of databases have them. */
import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { cardDefinition } from '../../language/card.js';
import { lorcanaCards } from './index.js';

const lamplighter = {
  name: 'Lamplighter',
  version: 'On His Round',
  type: 'Character',
  cost: 2,
  color: 'Amber',
  inkwell: true,
  strength: 1,
  willpower: 2,
  lore: 1,
};
const read = (card: object) => {
  const found = unwrap(lorcanaCards.playable?.({ ...lamplighter, ...card }) ?? { ok: false, issues: [] });
  if ('skipped' in found) throw new Error('skipped');
  return { definition: cardDefinition.parse(found.definition), lacks: found.lacks };
};

describe('an ability whose cost stands apart from its effect', () => {
  const draws = [{ effect: 'draw', amount: 1 }];
  it.each([
    ['{E}', { exert: 'this' }],
    ['{E}, 1 {I}', { exert: 'this', ink: 1 }],
    ['Banish this character', { banish: 'this' }],
  ])('%s', (costsText, cost) => {
    const ability = { type: 'activated', name: 'First Light', costsText, effect: 'Draw a card.' };
    const { definition, lacks } = read({ abilities: [ability] });
    expect([definition.abilities, lacks]).toEqual([
      [{ kind: 'activated', name: 'FIRST LIGHT', cost, effects: draws }],
      [],
    ]);
  });

  it('a cost that is not understood is no ability without a cost', () => {
    const ability = { name: 'First Light', costsText: 'Sing a tune', effect: 'Draw a card.' };
    const { definition, lacks } = read({ abilities: [ability] });
    expect([definition.abilities, lacks.length]).toEqual([[], 1]);
  });
});

describe('words as they are typed', () => {
  it.each(['-', '\u2212', '\u2013'])('a minus is %s', (minus) => {
    const fullText = `When you play this character, chosen character gets ${minus}2 {S} this turn.`;
    expect(read({ fullText }).lacks).toEqual([]);
  });

  it.each([
    'Ward (Opponents can’t choose it.) When you play this character, draw a card.',
    'Ward (Opponents can’t choose it.) FIRST LIGHT When you play this character, draw a card.',
    'Rush (It challenges at once.) Ward (Opponents can’t choose it.) When you play this character, draw a card.',
    'Ward (Opponents can’t choose it.)\nWhen you play this character, draw a card.',
  ])('an ability on the line of a keyword with reminder text: %s', (fullText) => {
    const { definition, lacks } = read({ fullText });
    expect([lacks, definition.abilities.length, definition.facts.keywords.at(-1)?.keyword]).toEqual([
      [],
      1,
      'ward',
    ]);
  });

  it('a dash between two costs is a dash', () => {
    const { definition, lacks } = read({ fullText: 'FIRST LIGHT {E}, 1 {I} \u2013 Draw a card.' });
    expect([lacks, definition.abilities[0]?.kind]).toEqual([[], 'activated']);
  });
});

it('the id of a card is its name, which is found without reading it', () => {
  const { definition } = read({});
  const names = [lamplighter, definition, { definition }].map((json) => lorcanaCards.namesOf?.(json));
  expect(names).toEqual(names.map(() => ['Lamplighter - On His Round']));
  expect([undefined, [], {}, { name: 3 }].map((json) => lorcanaCards.namesOf?.(json))).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
