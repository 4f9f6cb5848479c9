import { describe, expect, it } from 'vitest';
import { parseCard } from './parse-card.js';

const unread = (text: string): number =>
  parseCard({ name: 'Moss Druid', types: 'Creature — Elf', power: '2', toughness: '2', text }).unexpressed
    .length;

describe('a verb agrees with the words before it', () => {
  it.each([
    ['{T}: You gain 3 life.', '{T}: You gains 3 life.'],
    ['{T}: Each opponent loses 1 life.', '{T}: Each opponent lose 1 life.'],
    [
      '{T}: Target creature gets +1/+1 until end of turn.',
      '{T}: Target creature get +1/+1 until end of turn.',
    ],
    [
      '{T}: Two target creatures get +1/+1 until end of turn.',
      '{T}: Two target creatures gets +1/+1 until end of turn.',
    ],
    [
      'Moss Druid has flying as long as you control an Elf.',
      'Moss Druid have flying as long as you control an Elf.',
    ],
    ['Other creatures you control get +1/+1.', 'Other creatures you control gets +1/+1.'],
    ['Each other creature you control gets +1/+1.', 'Each other creature you control get +1/+1.'],
    [
      '{T}: Untap two target creatures. Each of them gets +1/+1 until end of turn.',
      '{T}: Untap two target creatures. Each of them get +1/+1 until end of turn.',
    ],
    [
      '{T}: You may have target creature get +1/+1 and gain flying until end of turn.',
      '{T}: You may have target creature gets +1/+1 and gains flying until end of turn.',
    ],
    [
      'Whenever a player casts a spell, they lose 2 life.',
      'Whenever a player casts a spell, they loses 2 life.',
    ],
    ['Whenever you sacrifice a creature, draw a card.', 'Whenever you sacrifices a creature, draw a card.'],
    [
      '{T}: Return target creature card from your graveyard to your hand.',
      '{T}: Return target creatures card from your graveyard to your hand.',
    ],
  ])('%s', (text, wrong) => {
    expect(unread(text)).toBe(0);
    expect(unread(wrong)).toBe(1);
  });
});
