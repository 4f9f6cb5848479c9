import { expect, it } from 'vitest';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';

it('611.3a: what stands for as long as something has happened this turn is so as soon as it has', () => {
  const idol = readCard(
    "Moss Idol can't attack or block unless a creature died under your control this turn.",
    { name: 'Moss Idol', types: 'Creature — God', power: '4', toughness: '6' },
  );
  const ox = readCard('', { name: 'Ox', types: 'Creature — Ox', power: '2', toughness: '2' });
  const altar = readCard('Sacrifice a creature: You gain 1 life.', { name: 'Altar', types: 'Artifact' });
  const at = table(
    [idol, ox, altar],
    [put(idol, 'ann', 'hand'), put(ox, 'ann'), put(altar, 'ann'), ...lands('Forest', 4)],
  );
  const barred = (now: typeof at): boolean =>
    cardIn(now, 'moss-idol').keywords.some(({ keyword }) => keyword === 'cantAttack');
  const there = at.does('ann', 'cast', { card: 'moss-idol' }).bothPass();
  expect(barred(there)).toBe(true);
  expect(barred(there.does('ann', 'activate', { card: 'altar', ability: 'a1' }, ['ox']))).toBe(false);
});
