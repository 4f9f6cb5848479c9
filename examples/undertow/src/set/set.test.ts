import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { printText, readText } from '../text/card-text.js';
import { set } from './index.js';

const texts: Readonly<Record<string, string>> = {
  'moray-eel': '1 energy: Deal 1 damage to chosen creature across from it.',
  'lantern-ray': '2 energy: Draw two cards.',
  'pilot-fish': '1 energy: Move chosen creature beside it to chosen free place you hold.',
  anglerfish: '2 energy: Deal 3 damage to chosen creature an opponent controls and chooses.',
  cuttlefish: '1 energy: Choose one — draw a card; or deal 1 damage to chosen damaged creature.',
  'cleaner-wrasse':
    '1 energy: Attach up to two chosen energy cards in your discard pile to chosen creature beside it.',
  riptide: '2 energy: Return any number of chosen creatures with total energy 2 or less to hand.',
  squall: '2 energy: Distribute 3 damage among one to three chosen creatures an opponent controls.',
  breaker: '1 energy: Deal 3 damage to chosen front creature in the reef.',
  'spring-tide':
    'Attach up to two chosen energy cards in your discard pile to chosen creature you control. Draw a card.',
  'sea-urchin': 'When it is hurt, deal 1 damage to what hurt it.',
  'sea-fan': 'Creatures beside it have 1 more strength.',
  'hermit-crab': 'It is dealt 1 less damage.',
  'ground-swell': '1 energy: Chosen creature you control has 2 more strength this turn.',
};

it('has twelve cards or more, and a text for each that does something', () => {
  expect(set.length).toBeGreaterThanOrEqual(12);
  expect(
    set.filter(({ does, abilities }) => does.length + abilities.length > 0).map(({ publicId }) => publicId),
  ).toEqual(Object.keys(texts));
});

it.each(set.map((card) => [card.publicId, card] as const))(
  '%s prints its text, which reads back',
  (id, card) => {
    const text = printText(card);
    expect(text).toBe(texts[id] ?? '');
    expect(unwrap(readText(text ?? ''))).toEqual({
      cost: card.cost,
      does: card.does,
      abilities: card.abilities,
    });
  },
);

it.each([
  'Deal 2 damage to chosen creature in the harbour.',
  'Deal 2 damage to chosen place in the reef, and sing.',
  'Deal damage to chosen creature.',
  '2 energy: Sing.',
])('refuses "%s"', (text) => {
  const read = readText(text);
  expect(read.ok ? [] : read.issues.map(({ code }) => code)).toEqual(['undertow.unread']);
});

it.each([
  ['Draw a card and deal 1 damage to chosen creature.', ['draw', 'damage']],
  ['Up to two chosen creatures have 1 more strength this turn, then draw two cards.', ['give', 'draw']],
  ['Choose one — chosen creature beside it has 3 more strength this turn; or draw a card.', ['either']],
])('reads what no card says yet: "%s"', (text, effects) => {
  expect(unwrap(readText(text)).does.map(({ effect }) => effect)).toEqual(effects);
});

it.each(['Up to two chosen creatures has 1 more strength this turn.', 'Draws a card.', 'Draw two card.'])(
  'refuses the wrong number: "%s"',
  (text) => {
    expect(readText(text)).toMatchObject({ ok: false });
  },
);
