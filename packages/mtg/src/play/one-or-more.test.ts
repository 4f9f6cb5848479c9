import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { lands, lifeOf, put, table } from '../../test/table.js';

const altar = (text: string) => readCard(text, { name: 'Moss Altar', types: 'Enchantment', manaCost: '{1}' });
const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const bears = (count: number, owner = 'ann') =>
  Array.from({ length: count }, (_bear, at) =>
    put(bear, owner, 'battlefield', { instanceId: `${owner}-${at + 1}` }),
  );

/** Casts a spell while an ability waits for what it does. Everything that triggers resolves. */
const after = (waiting: string, text: string, ...more: readonly ReturnType<typeof put>[]) => {
  const [altarCard, rite] = [
    altar(waiting),
    readCard(text, { name: 'Moss Rite', types: 'Sorcery', manaCost: '{1}' }),
  ];
  const cast = table(
    [altarCard, rite, bear],
    [put(altarCard, 'ann'), put(rite, 'ann', 'hand'), ...lands('Forest', 3), ...more],
  )
    .does('ann', 'cast', { card: 'moss-rite' })
    .bothPass();
  return {
    waits: cast.state.abilities.length,
    at: cast.state.abilities.length === 0 ? cast : cast.bothPass(),
  };
};

describe('603.2c one or more', () => {
  it('triggers once for all that die at the same time', () => {
    const waiting = 'Whenever one or more creatures you control die, you gain 1 life.';
    const { waits, at } = after(waiting, 'Destroy all creatures.', ...bears(3), ...bears(2, 'bob'));
    expect([waits, lifeOf(at, 'ann')]).toEqual([1, 21]);
    expect(after(waiting, 'Destroy all creatures.', ...bears(2, 'bob')).waits).toBe(0);
  });

  it('again for those that die later', () => {
    const text = 'Moss Rite deals 2 damage to each creature. Destroy all artifacts.';
    const waiting = 'Whenever one or more permanents you control die, you gain 1 life.';
    const relic = readCard('', { name: 'Moss Relic', types: 'Artifact', manaCost: '{1}' });
    const { waits } = after(waiting, text, ...bears(2), put(relic, 'ann'));
    expect(waits).toBe(2);
  });

  it('608.2h counts them', () => {
    const waiting = 'Whenever one or more tokens you control enter, you gain that much life.';
    const { waits, at } = after(waiting, 'Create three 1/1 green Elf creature tokens.');
    expect([waits, lifeOf(at, 'ann')]).toEqual([1, 23]);
  });

  it('510.2 triggers once for each player to whom combat damage is dealt', () => {
    const watch = altar(
      'Whenever one or more creatures you control deal combat damage to a player, that player loses 1 life.',
    );
    const at = table([watch, bear], [put(watch, 'ann'), ...bears(3)], {
      players: [{ id: 'ann' }, { id: 'bob' }, { id: 'cid' }],
    })
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'ann-1', player: 'bob' })
      .does('ann', 'attack', { attacker: 'ann-2', player: 'bob' })
      .does('ann', 'attack', { attacker: 'ann-3', player: 'cid' })
      .does('ann', 'doneAttacking')
      .bothPass(2);
    const told = at.state.waiting.map(({ frame }) => frame.bound['other']?.map(({ id }) => id));
    expect(told).toEqual([['bob'], ['cid']]);
  });
});
