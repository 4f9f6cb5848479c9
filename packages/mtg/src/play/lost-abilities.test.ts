import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table } from '../../test/table.js';

const enchantment = (name: string, text: string) =>
  readCard(text, { name, types: 'Enchantment', manaCost: '{1}' });
const creature = (name: string, text: string) =>
  readCard(text, { name, types: 'Creature — Elf', power: '2', toughness: '2' });

const bear = creatureCard('Bear', [1, 'G'], 2, 2, [{ keyword: 'flying' }], { subtypes: ['Bear'] });
const lord = creature('Moss Lord', 'Other creatures you control get +1/+1.');
const winged = creature('Moss Wing', 'Other creatures you control have flying.');
const maker = creature('Moss Maker', '{T}: Add {G}.\nWhen Moss Maker dies, you gain 1 life.');
const shifter = creature('Moss Shifter', 'Changeling');
const calm = enchantment('Moss Calm', 'Creatures lose all abilities.');
const small = enchantment(
  'Moss Small',
  'All creatures lose all abilities and have base power and toughness 1/1.',
);
const faced = (at: ReturnType<typeof table>, id: string) => {
  const { power, toughness, keywords, subtypes, types, colors } = cardIn(at, id);
  return {
    size: `${power}/${toughness}`,
    keywords: keywords.map(({ keyword }) => keyword),
    subtypes,
    types,
    colors,
  };
};
/** A spell that is cast at something of the table. */
const cast = (text: string, target: string, ...more: readonly ReturnType<typeof put>[]) => {
  const rite = sorcery(text);
  return table(
    [rite, bear, lord, winged, maker, shifter],
    [put(rite, 'ann', 'hand'), ...lands('Forest', 3), ...more],
  )
    .does('ann', 'cast', { card: 'moss-rite' }, [target])
    .bothPass();
};
const FROG =
  'Until end of turn, target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1.';

describe('613.1f what has lost its abilities', () => {
  it('205.1a, 613.4b is what the words say, until end of turn', () => {
    const at = cast(FROG, 'bear', put(bear, 'bob', 'battlefield', { counters: { '+1/+1': 1 } }));
    expect(faced(at, 'bear')).toEqual({
      size: '2/2',
      keywords: ['noAbilities'],
      subtypes: ['Frog'],
      types: ['creature'],
      colors: ['blue'],
    });
    const after = at.until('upkeep');
    expect(faced(after, 'bear')).toMatchObject({
      size: '3/3',
      keywords: ['flying'],
      subtypes: ['Bear'],
      colors: ['green'],
    });
  });

  it('613.6 a static ability that would begin to apply later does not', () => {
    const at = table([lord, bear, small], [put(lord, 'ann'), put(bear, 'ann'), put(small, 'bob')]).bothPass();
    expect([faced(at, 'bear').size, faced(at, 'moss-lord').size]).toEqual(['1/1', '1/1']);
  });

  it('613.8a what would give abilities in the same layer waits, whichever came first', () => {
    const hush = enchantment('Moss Hush', 'Elves lose all abilities.');
    const plain = creatureCard('Ox', [1, 'G'], 2, 2);
    for (const order of [
      [winged, hush],
      [hush, winged],
    ]) {
      const at = table(
        [winged, plain, hush],
        [put(plain, 'ann'), ...order.map((one) => put(one, 'ann'))],
      ).bothPass();
      expect(faced(at, 'ox').keywords).toEqual([]);
    }
  });

  it('605.1a, 603.2 it has no activated and no triggered abilities', () => {
    const start = table([maker, calm], [put(maker, 'ann'), put(calm, 'bob')]).bothPass();
    expect(start.tries('ann', 'activate', { card: 'moss-maker', ability: 'a1' })).not.toBe('ok');
    const dead = cast(
      'Target creature loses all abilities until end of turn. Destroy that creature.',
      'moss-maker',
      put(maker, 'ann'),
    );
    expect(dead.state.waiting.length + dead.state.abilities.length).toBe(0);
  });

  it('305.6 a land that is a creature does not tap for mana either', () => {
    const awake = readCard('Lands you control are 1/1 creatures that are still lands.', {
      name: 'Moss Woods',
      types: 'Enchantment',
    });
    const at = table([awake, calm], [put(awake, 'ann'), put(calm, 'ann'), ...lands('Forest', 1)]).bothPass();
    expect(at.tries('ann', 'activate', { card: 'forest-1', ability: 'tap-forest' })).not.toBe('ok');
  });

  it('702.73a, 613.3 changeling has made it every creature type before; what became a Frog since is that alone', () => {
    const druid = sorcery('Destroy all Druids.');
    const shot = (text: string) => {
      const rite = readCard(text, { name: 'Moss Charm', types: 'Sorcery', manaCost: '{1}' });
      return table(
        [rite, druid, shifter],
        [put(rite, 'ann', 'hand'), put(druid, 'ann', 'hand'), put(shifter, 'bob'), ...lands('Forest', 4)],
      )
        .does('ann', 'cast', { card: 'moss-charm' }, ['moss-shifter'])
        .bothPass()
        .does('ann', 'cast', { card: 'moss-rite' })
        .bothPass();
    };
    expect(cardIn(shot('Target creature loses all abilities until end of turn.'), 'moss-shifter').zone).toBe(
      'graveyard',
    );
    expect(cardIn(shot(FROG), 'moss-shifter').zone).toBe('battlefield');
  });

  it('613.7 what it gets later it has', () => {
    const rite = readCard('Target creature gains trample until end of turn.', {
      name: 'Moss Charm',
      types: 'Sorcery',
      manaCost: '{1}',
    });
    const at = table(
      [rite, sorcery(FROG), bear],
      [put(rite, 'ann', 'hand'), put(sorcery(FROG), 'ann', 'hand'), put(bear, 'bob'), ...lands('Forest', 4)],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['bear'])
      .bothPass()
      .does('ann', 'cast', { card: 'moss-charm' }, ['bear'])
      .bothPass();
    expect(faced(at, 'bear').keywords).toEqual(['noAbilities', 'trample']);
  });
});

it('608.2d who controls it chooses the colour', () => {
  const asked = cast(
    'Target creature becomes the color of your choice until end of turn.',
    'bear',
    put(bear, 'bob'),
  );
  const at = asked.does('ann', 'decide', {}, ['red']);
  expect(faced(at, 'bear').colors).toEqual(['red']);
});

describe('608.2c what nobody may decline', () => {
  const greedy = creature('Moss Greed', 'When Moss Greed enters, discard a card. If you do, draw two cards.');
  const entered = (...hand: readonly ReturnType<typeof put>[]) =>
    table(
      [greedy, bear],
      [
        put(greedy, 'ann', 'hand'),
        ...hand,
        ...lands('Forest', 3),
        ...lands('Forest', 4, 'ann', 'library').map((card, at) => ({ ...card, instanceId: `top-${at}` })),
      ],
    )
      .does('ann', 'cast', { card: 'moss-greed' })
      .bothPass()
      .bothPass();
  const inHand = (at: ReturnType<typeof table>) =>
    at.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'ann').length;

  it('is done if it can be', () => {
    const at = entered(put(bear, 'ann', 'hand')).does('ann', 'decide', {}, ['bear']);
    expect([cardIn(at, 'bear').zone, inHand(at)]).toEqual(['graveyard', 2]);
  });

  it('or nothing is done after it', () => {
    expect(inHand(entered())).toBe(0);
  });
});

it('614.12 what has lost its abilities enters tapped all the same where another permanent says so', () => {
  const gate = enchantment('Moss Gate', 'Creatures your opponents control enter tapped.');
  const plain = creatureCard('Plain Bear', [1], 2, 2);
  const entered = (...there: readonly ReturnType<typeof enchantment>[]) =>
    cardIn(
      table(
        [gate, calm, plain],
        [...there.map((card) => put(card, 'bob')), put(plain, 'ann', 'hand'), ...lands('Forest', 1)],
      )
        .does('ann', 'cast', { card: 'plain-bear' })
        .bothPass(),
      'plain-bear',
    ).tapped;
  expect([entered(calm), entered(gate), entered(gate, calm)]).toEqual([false, true, true]);
});
