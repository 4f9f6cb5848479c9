import { describe, expect, it } from 'vitest';
import { parseCard } from '../abilities/parse-card.js';

const read = (text: string) => {
  const { card, unexpressed } = parseCard({ name: 'Moss Rite', types: 'Sorcery', text });
  return unexpressed.length === 0 ? card.spell?.effects : undefined;
};

describe('101.4: what players do at once is no effect for each of them', () => {
  it.each([
    ['For each opponent, create a 1/1 red Goblin creature token unless that player pays {2}.', 'mayPay'],
    ['For each player, that player draws a card for each artifact they control.', 'draw'],
    ['Each player draws a card for each artifact they control.', 'draw'],
  ])('what each pays, or counts, is: %s', (text, effect) => {
    expect(read(text)).toMatchObject([{ effect: 'forEach', effects: [{ effect }] }]);
  });

  it.each([
    'Each player discards their hand.',
    'Each player shuffles their library.',
    'Each opponent sacrifices a creature they control.',
    "Each player's life total becomes 5 and that player draws a card.",
    'For each player, that player sacrifices a creature.',
    'For each opponent, that player loses 1 life.',
    'Each player sacrifices a creature and that player loses 1 life.',
    'Each opponent discards a card and their life total becomes 1.',
  ])('and nothing else: %s', (text) => {
    expect(read(text)?.map(({ effect }) => effect) ?? []).not.toContain('forEach');
  });
});
