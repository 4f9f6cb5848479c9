/** Abilities that wait for lands that are played and libraries that are shuffled. */
import { describe, expect, it } from 'vitest';
import { playerIn } from '../../test/match.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, put, table } from '../../test/table.js';

describe('abilities that wait are told', () => {
  const watcher = readCard('Whenever you play a land, you gain 2 life.', { name: 'Field Watcher' });
  const jealous = readCard('Whenever an opponent plays a land, you gain 3 life.', { name: 'Jealous Sprite' });
  const dealer = readCard('Whenever a player shuffles their library, you gain 1 life.', {
    name: 'Card Dealer',
  });
  const rite = sorcery('Shuffle your library.', '{G}');
  const life = ({ state }: ReturnType<typeof table>): readonly number[] =>
    ['ann', 'bob'].map((who) => playerIn(state, who).life);
  const start = table(
    [watcher, jealous, dealer, rite],
    [
      put(watcher, 'ann'),
      put(jealous, 'bob'),
      put(dealer, 'bob'),
      put(rite, 'ann', 'hand'),
      ...lands('Forest', 1),
      ...lands('Island', 1, 'ann', 'hand'),
    ],
  );
  const [ann = 0, bob = 0] = life(start);

  it('305.1 of a land that is played', () => {
    const after = start.does('ann', 'playLand', { card: 'island-1' }).bothPass().bothPass();
    expect(life(after)).toEqual([ann + 2, bob + 3]);
  });

  it('701.24a of a library that is shuffled,', () => {
    const found = start.does('ann', 'cast', { card: 'moss-rite' }).bothPass();
    expect(life(found.bothPass())).toEqual([ann, bob + 1]);
  });
});
