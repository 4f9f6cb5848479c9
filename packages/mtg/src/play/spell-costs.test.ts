import { describe, expect, it } from 'vitest';
import { readCard, sorcery, unreadOf } from '../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../test/table.js';

const SACRIFICE = 'As an additional cost to cast this spell, sacrifice a creature.';
const DISCARD = 'As an additional cost to cast this spell, discard a card.';

describe('what was sacrificed for a spell', () => {
  it.each([
    [`${SACRIFICE}\nYou gain life equal to the sacrificed creature's power.`],
    [`${SACRIFICE}\nDraw X cards, where X is the mana value of the sacrificed creature.`],
    [`${DISCARD}\nMoss Rite deals damage to any target equal to the discarded card's mana value.`],
    [
      `${SACRIFICE}\nChoose one —\n• You gain life equal to the sacrificed creature's toughness.\n• Draw a card.`,
    ],
  ])('is read: %s', (text) => {
    expect(unreadOf(text)).toEqual([]);
  });

  it.each([
    [`${DISCARD}\nYou gain life equal to the sacrificed creature's power.`],
    ["You gain life equal to the sacrificed creature's power."],
    [`${SACRIFICE}\nReturn the sacrificed creature to its owner's hand.`],
    [
      "As an additional cost to cast this spell, sacrifice two creatures.\nYou gain life equal to the sacrificed creature's power.",
    ],
  ])('is not read: %s', (text) => {
    expect(unreadOf(text)).not.toEqual([]);
  });

  it('608.2h is asked for its last known power, with its counters', () => {
    const rite = sorcery(`${SACRIFICE}\nYou gain life equal to the sacrificed creature's power.`);
    const elk = readCard('', { name: 'Elk', types: 'Creature', power: '3', toughness: '3' });
    const start = table(
      [rite, elk],
      [
        put(rite, 'ann', 'hand'),
        put(elk, 'ann', 'battlefield', { counters: { '+1/+1': 2 }, power: 5 }),
        ...lands('Forest', 1),
      ],
    );
    const before = lifeOf(start, 'ann') ?? 0;
    const after = start.does('ann', 'cast', { card: rite.id }, ['elk']).bothPass();
    expect(lifeOf(after, 'ann')).toBe(before + 5);
  });
});
