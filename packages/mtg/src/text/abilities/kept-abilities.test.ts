import { describe, expect, it, vi } from 'vitest';
import { type CardFace, parseCard } from './parse-card.js';

/** Names that are words of what is printed, and then names like others: by one of the two orders those were read before. */
const NAMES = [
  'Draw',
  'Creature',
  'Two',
  'Gain 3',
  'End, of Turn',
  "Jones'",
  'Ölberg',
  '~',
  'Lamp 12',
  'Bear',
];

const TEXTS: readonly (readonly [types: string, text: string])[] = [
  ['Creature', 'Flying\n{T}: Draw two cards.\nWhen ~ dies, destroy target creature.'],
  ['Creature', 'When this creature dies, you gain 3 life.\n{2}, {T}: ~ gets +1/+1 until end of turn.'],
  ['Creature', '{T}: Draw two cards.\n{T}: Destroy target GOBLIN creature.'],
  ['Creature', '{T}: Destroy target Goblin creature.\n{T}: Destroy target goblin creature.'],
  // Printed as “Draw two cards”: a card that is called Draw would speak of itself.
  ['Creature', '{T}: You draw two cards.'],
  ['Sorcery', 'Destroy target creature. Draw two cards.\n~ deals 2 damage to any target.'],
  ['Sorcery', 'Choose one —\n• Draw two cards.\n• You gain 3 life.'],
  ['Enchantment', 'Enchant creature\n{T}: Enchanted creature gets +1/+1 until end of turn.'],
  ['Creature', 'Whenever ~ attacks, it grows.\n{T}: Draw two cards. Draw two cards.'],
];

const faces = NAMES.flatMap((name) =>
  TEXTS.map(([types, text]) => ({ name, types, text: text.replaceAll('~', name) })),
);

type CardReader = typeof parseCard;
const readAll = (read: CardReader, all: readonly CardFace[]) =>
  all.map((face) => ({ face, read: read(face) }));

describe('abilities that were read before', () => {
  it('are what they are, whatever cards of whatever names said them before', async () => {
    const forth = readAll(parseCard, faces);
    vi.resetModules();
    const another = await import('./parse-card.js');
    const back = readAll(another.parseCard, faces.toReversed());
    expect(forth).toEqual(back.toReversed());
    const unread = (name: string) =>
      forth.filter(({ face, read }) => face.name === name && read.unexpressed.length > 0).length;
    expect([unread('Bear'), unread('Lamp 12')]).toEqual([1, 1]);
    expect(unread('Draw')).toBeGreaterThan(1);
    expect(new Set(forth.map((one) => JSON.stringify(one.read.card.activated))).size).toBeGreaterThan(4);
  });
});
