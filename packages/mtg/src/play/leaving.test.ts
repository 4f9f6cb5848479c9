import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', ['G'], 2, 2);
const wolf = creatureCard('Wolf', ['G'], 3, 3);
const spark = readCard('~ deals 3 damage to any target.', {
  name: 'Spark',
  types: 'Instant',
  manaCost: '{R}',
});
const aura = readCard('Enchant creature\nEnchanted creature gets +1/+1.', {
  name: 'Charm',
  types: 'Enchantment — Aura',
  manaCost: '{G}',
});
const seize = readCard('Gain control of target creature.', {
  name: 'Seize',
  types: 'Sorcery',
  manaCost: '{U}',
});
const borrow = readCard('Gain control of target creature until end of turn.', {
  name: 'Borrow',
  types: 'Sorcery',
  manaCost: '{R}',
});
const prison = readCard('When ~ enters, exile target creature until ~ leaves the battlefield.', {
  name: 'Prison',
  types: 'Enchantment',
  manaCost: '{W}',
});
const mourner = readCard('Whenever a creature leaves the battlefield, you gain 1 life.', {
  name: 'Mourner',
  types: 'Enchantment',
  manaCost: '{W}',
});
const flood = readCard('Each player discards a card.', { name: 'Flood', types: 'Sorcery', manaCost: '{B}' });
const cards = [bear, wolf, spark, aura, seize, borrow, prison, mourner, flood];
const players = ['ann', 'bob', 'cat'].map((id) => ({ id }));
const three = (there: Parameters<typeof table>[1], parts: Parameters<typeof table>[2] = {}) =>
  table(cards, there, { players, ...parts });

describe('104.3a: conceding', () => {
  it('is done at any time, is offered to nobody, and leaves the others to play', () => {
    const start = three([put(bear, 'bob')]);
    expect(start.offers('bob')).toEqual([]);
    expect(start.offers('ann')).not.toContain('concede');
    const after = start.does('bob', 'concede');
    expect(told(after, 'playerLost', 'leftGame', 'matchEnded')).toEqual(['playerLost', 'leftGame']);
    expect(after.state.cards.filter(({ owner }) => owner === 'bob')).toEqual([]);
    expect(after.state.turn.priority).toBe('ann');
    expect(after.tries('bob', 'concede')).toBe('mtg.unknownPlayer');
    expect(after.tries('bob', 'pass')).toBe('notToAct');
  });

  it('104.2a: the last one in the game has won', () => {
    const over = three([]).does('bob', 'concede').does('ann', 'concede');
    expect(over.runtime.outcome(over.match)).toEqual({ winners: ['cat'], reason: 'concession' });
    expect(over.tries('cat', 'concede')).toBe('matchOver');
  });

  it('of two players the other has won, and nothing moves any more', () => {
    const over = table(cards, [put(bear, 'bob')]).does('bob', 'concede');
    expect(zoneOf(over, 'bear')).toBe('battlefield');
    expect(over.runtime.outcome(over.match)).toEqual({ winners: ['ann'], reason: 'concession' });
  });
});

describe('800.4a: what leaves with a player', () => {
  it('objects that the player owns, wherever they are and whoever controls them', () => {
    const start = three([put(bear, 'bob', 'battlefield', { controller: 'ann' }), put(wolf, 'bob', 'exile')]);
    const after = start.does('bob', 'concede');
    expect([zoneOf(after, 'bear'), zoneOf(after, 'wolf')]).toEqual(['nowhere', 'nowhere']);
  });

  it('copies of spells of that player cease to exist, those of others stay', () => {
    const copies = ['ann', 'bob', 'cat'].map((player) =>
      put(flood, player, 'stack', { instanceId: `${player}s`, copy: true, controller: player }),
    );
    const { stack, cards: left } = three(copies).does('bob', 'concede').state;
    expect(stack).toEqual(['anns', 'cats']);
    expect(left.filter(({ copy }) => copy).map(({ instanceId }) => instanceId)).toEqual(['anns', 'cats']);
  });

  it('abilities of that player cease to exist, what others have on the stack stays there', () => {
    const start = three([
      put(bear, 'bob'),
      put(mourner, 'bob', 'battlefield', { instanceId: 'bobs' }),
      put(mourner, 'cat', 'battlefield', { instanceId: 'cats' }),
      put(spark, 'ann', 'hand'),
      put(spark, 'ann', 'hand', { instanceId: 'other' }),
      ...lands('Mountain', 2),
    ]);
    const waiting = start.does('ann', 'cast', { card: 'spark' }, ['bear']).bothPass();
    const both = waiting.does('ann', 'cast', { card: 'other' }, ['cat']);
    const gone = both.does('bob', 'concede').state;
    expect([both.state.stack.length, gone.stack.length, gone.stack.at(-1)]).toEqual([3, 2, 'other']);
    expect(gone.abilities.map(({ controller }) => controller)).toEqual(['cat']);
  });

  it('effects that give the player control end', () => {
    const taken = three([put(bear, 'ann'), put(seize, 'bob', 'hand'), ...lands('Island', 1, 'bob')], {
      activePlayer: 'bob',
    })
      .does('bob', 'cast', { card: 'seize' }, ['bear'])
      .bothPass();
    expect(cardIn(taken, 'bear').controller).toBe('bob');
    expect(cardIn(taken.does('bob', 'concede'), 'bear')).toMatchObject({
      controller: 'ann',
      zone: 'battlefield',
    });
  });

  it('what the player controls otherwise is exiled', () => {
    const after = three([put(bear, 'ann', 'battlefield', { controller: 'bob' })]).does('bob', 'concede');
    expect(cardIn(after, 'bear')).toMatchObject({ zone: 'exile', owner: 'ann' });
  });

  it('abilities on the stack cease to exist', () => {
    const entered = three([put(bear, 'ann'), put(prison, 'bob', 'hand'), ...lands('Plains', 1, 'bob')], {
      activePlayer: 'bob',
    })
      .does('bob', 'cast', { card: 'prison' })
      .bothPass()
      .does('bob', 'decide', {}, ['bear']);
    expect(entered.state.abilities).toHaveLength(1);
    const after = entered.does('bob', 'concede');
    expect(after.state).toMatchObject({ abilities: [], stack: [] });
    expect(zoneOf(after, 'bear')).toBe('battlefield');
  });

  it('800.4c: what comes back under the control of who has left is exiled', () => {
    const there = put(bear, 'ann', 'battlefield', { controller: 'bob' });
    const start = three([there, put(borrow, 'cat', 'hand'), ...lands('Mountain', 1, 'cat')], {
      activePlayer: 'cat',
    })
      .does('cat', 'cast', { card: 'borrow' }, ['bear'])
      .bothPass()
      .does('bob', 'concede');
    expect(cardIn(start, 'bear')).toMatchObject({ zone: 'battlefield', controller: 'cat' });
    expect(zoneOf(start.until('end').bothPass(), 'bear')).toBe('exile');
  });

  it('603.6c: others see permanents leave', () => {
    const after = three([
      put(bear, 'bob'),
      put(mourner, 'ann'),
      put(mourner, 'bob', 'battlefield', { instanceId: 'm' }),
    ])
      .does('bob', 'concede')
      .bothPass();
    expect(lifeOf(after, 'ann')).toBe(21);
  });

  it('603.6c, 400.2: and nothing of what lay elsewhere', () => {
    const phased = put(wolf, 'bob', 'battlefield', { phasedOut: true });
    const after = three([
      put(bear, 'bob'),
      phased,
      put(spark, 'bob', 'hand'),
      put(seize, 'bob', 'library'),
    ]).does('bob', 'concede');
    const moved = after.events.flatMap((event) => (event.type === 'moved' ? [event['card']] : []));
    expect(moved).toEqual([{ kind: 'card', id: 'bear', incarnation: 0 }]);
  });

  it('704.5m: an Aura of another on what left goes to the graveyard', () => {
    const worn = put(aura, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'bear' } });
    expect(zoneOf(three([put(bear, 'bob'), worn]).does('bob', 'concede'), 'charm')).toBe('graveyard');
  });

  it('704.5n: Equipment of another on what left stays, attached to nothing', () => {
    const gear = readCard('Equipped creature gets +1/+0.\nEquip {1}', {
      name: 'Gear',
      types: 'Artifact — Equipment',
      manaCost: '{1}',
    });
    const worn = put(gear, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'bear' } });
    const left = table([...cards, gear], [worn, put(bear, 'bob')], { players }).does('bob', 'concede');
    expect([zoneOf(left, 'gear'), cardIn(left, 'gear').attachedTo]).toEqual(['battlefield', undefined]);
  });

  it('610.3: what was exiled until something left comes back as that leaves with its owner', () => {
    const held = three([put(bear, 'ann'), put(prison, 'bob', 'hand'), ...lands('Plains', 1, 'bob')], {
      activePlayer: 'bob',
    })
      .does('bob', 'cast', { card: 'prison' })
      .bothPass()
      .does('bob', 'decide', {}, ['bear'])
      .bothPass();
    expect(zoneOf(held, 'bear')).toBe('exile');
    expect(zoneOf(held.does('bob', 'concede'), 'bear')).toBe('battlefield');
  });

  it('a player who loses leaves in the same way', () => {
    const start = three([put(bear, 'bob'), put(spark, 'ann', 'hand'), ...lands('Mountain', 1)], {
      players: [{ id: 'ann' }, { id: 'bob', life: 2 }, { id: 'cat' }],
    });
    const after = start.does('ann', 'cast', { card: 'spark' }, ['bob']).bothPass();
    expect(told(after, 'playerLost', 'leftGame')).toEqual(['playerLost', 'leftGame']);
    expect([zoneOf(after, 'bear'), after.state.turn.priority]).toEqual(['nowhere', 'ann']);
  });
});
