import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const member = (name: string, types: string, text = '') =>
  readCard(text, { name, types: `Creature — ${types}`, power: '1', toughness: '1' });
const rite = sorcery('You gain X life, where X is the number of creatures in your party.');

describe('700.8a a party', () => {
  it.each([
    ['one of each kind', ['Cleric', 'Rogue', 'Warrior', 'Wizard'], 4],
    ['one of a kind counts once', ['Cleric', 'Cleric', 'Cleric'], 1],
    ['one of two kinds is counted as one of them', ['Cleric Rogue'], 1],
    ['as many as can be', ['Cleric Rogue', 'Rogue', 'Cleric Rogue Wizard'], 3],
    ['none', ['Elf'], 0],
  ])('%s', (_what, kinds, size) => {
    const cards = kinds.map((kind, at) => member(`Moss ${String.fromCodePoint(65 + at)}`, kind));
    const other = member('Moss Foe', 'Wizard');
    const at = table(
      [rite, other, ...cards],
      [
        put(rite, 'ann', 'hand'),
        put(other, 'bob'),
        ...cards.map((card) => put(card, 'ann')),
        ...lands('Forest', 1),
      ],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(lifeOf(at, 'ann')).toBe(20 + size);
  });

  it('702.73a changeling is one of any kind', () => {
    const cards = [member('Moss A', 'Shapeshifter', 'Changeling'), member('Moss B', 'Cleric')];
    const at = table(
      [rite, ...cards],
      [put(rite, 'ann', 'hand'), ...cards.map((card) => put(card, 'ann')), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(lifeOf(at, 'ann')).toBe(22);
  });
});

describe('701.23a another library is searched', () => {
  const elf = member('Moss Elf', 'Elf');
  const searched = (text: string) => {
    const spell = sorcery(text);
    return table(
      [spell, elf],
      [put(spell, 'ann', 'hand'), put(elf, 'bob', 'library', { order: 0 }), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['bob'])
      .bothPass()
      .does('ann', 'decide', {}, ['moss-elf']);
  };

  it('what is found is exiled, or enters under your control', () => {
    const gone = searched(
      "Search target player's library for a creature card and exile it. Then that player shuffles.",
    );
    expect(zoneOf(gone, 'moss-elf')).toBe('exile');
    const taken = searched(
      "Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then that player shuffles.",
    );
    expect(taken.state.cards.find(({ instanceId }) => instanceId === 'moss-elf')).toMatchObject({
      zone: 'battlefield',
      controller: 'ann',
      owner: 'bob',
    });
  });
});

describe('608.2h what happened this turn', () => {
  it('counts creatures that died, wherever they are now', () => {
    const [first, second] = [
      readCard('Destroy all creatures.', { name: 'Moss End', types: 'Sorcery', manaCost: '{1}' }),
      sorcery('You gain 1 life for each creature that died this turn.'),
    ];
    const elf = member('Moss Elf', 'Elf');
    const at = table(
      [first, second, elf],
      [
        put(first, 'ann', 'hand'),
        put(second, 'ann', 'hand'),
        put(elf, 'ann'),
        put(elf, 'bob', 'battlefield', { instanceId: 'other' }),
        ...lands('Forest', 2),
      ],
    )
      .does('ann', 'cast', { card: 'moss-end' })
      .bothPass()
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(lifeOf(at, 'ann')).toBe(22);
  });
});
