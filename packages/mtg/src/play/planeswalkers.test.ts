import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { readCard } from '../../test/read-card.js';
import { type MtgCard, mtgCardOf } from '../state/card.js';
import { isWhole, unexpressedOf } from '../language/unexpressed.js';
import { dealCombatDamage } from '../rules/combat/damage.js';
import { cardById } from '../state/cards.js';

const sage = readCard('+1: You gain 2 life.\n−2: Draw two cards.\n−X: ~ deals X damage to target creature.', {
  name: 'Quiet Sage',
  types: 'Legendary Planeswalker — Sage',
  manaCost: '{1}',
  loyalty: '3',
});
const bear = creatureCard('Bear', [1], 2, 2);
const ogre = creatureCard('Ogre', [1], 5, 5, ['trample']);

/** Returns ann's sage after it was cast and has entered. */
const cast = (...more: Parameters<typeof table>[1]) =>
  table([sage, bear, ogre], [put(sage, 'ann', 'hand'), ...lands('Forest', 3), ...more])
    .does('ann', 'cast', { card: 'quiet-sage' })
    .bothPass();

/** Builds bob's sage with this loyalty, attacked by ann's creature. */
const attacked = (loyalty: number, creature = bear, ...more: Parameters<typeof table>[1]) =>
  table(
    [sage, bear, ogre],
    [put(sage, 'bob', 'battlefield', { loyalty, counters: { loyalty } }), put(creature, 'ann'), ...more],
  )
    .until('declareAttackers')
    .does('ann', 'attack', { attacker: creature.id, planeswalker: 'quiet-sage' })
    .does('ann', 'doneAttacking');

describe('306: planeswalkers', () => {
  it('306.5b enters with as many loyalty counters as its loyalty says', () => {
    expect(isWhole(sage)).toBe(true);
    expect(cardIn(cast(), 'quiet-sage')).toMatchObject({ loyalty: 3, counters: { loyalty: 3 } });
    expect(printed('X')).toMatchObject({ loyalty: 'X' });
  });

  it('306.5a is told of a planeswalker without a loyalty: no match performs it', () => {
    const { loyalty: _loyalty, ...lacking } = sage;
    expect(unexpressedOf(lacking)).toMatchObject([{ code: 'mtg.notPerformed', data: { what: 'loyalty' } }]);
  });

  it('306.5b with X as it was announced', () => {
    const star = printed('X');
    const at = table([star], [put(star, 'ann', 'hand'), ...lands('Forest', 3)])
      .does('ann', 'cast', { card: 'star', X: 2 })
      .bothPass();
    expect(cardIn(at, 'star')).toMatchObject({ loyalty: 2, counters: { loyalty: 2 } });
  });

  it('606.4 loyalty counters are the cost; 606.3 one loyalty ability each turn', () => {
    const at = cast().does('ann', 'activate', { card: 'quiet-sage', ability: 'a1' });
    expect(cardIn(at, 'quiet-sage').loyalty).toBe(4);
    const done = at.bothPass();
    expect(lifeOf(done, 'ann')).toBe(22);
    expect(done.offers('ann').filter((offer) => offer.startsWith('activate quiet-sage'))).toEqual([]);
    expect(done.tries('ann', 'activate', { card: 'quiet-sage', ability: 'a2' })).toBe('mtg.notNow 606.3');
  });

  it('605.1a a loyalty ability that adds mana is no mana ability: it is activated once, and uses the stack', () => {
    const smelter = readCard('+1: Add {R}{R}.', {
      name: 'Quiet Smelter',
      types: 'Legendary Planeswalker — Smith',
      manaCost: '{1}',
      loyalty: '3',
    });
    const there = put(smelter, 'ann', 'battlefield', { loyalty: 3, counters: { loyalty: 3 } });
    const card = { card: smelter.id, ability: smelter.activated[0]?.id ?? '' };
    const open = table([smelter], [there]).does('ann', 'activate', card);
    expect([open.state.stack.length, open.tries('ann', 'activate', card)]).toEqual([1, 'mtg.notNow 606.3']);
    expect(open.bothPass().state.players[0]?.pool).toMatchObject({ red: 2 });
  });

  it('606.3 only when a sorcery could be cast; 606.6 only with loyalty enough', () => {
    const at = cast();
    expect(at.tries('ann', 'activate', { card: 'quiet-sage', ability: 'a2' })).toBe('ok');
    const poor = table([sage], [put(sage, 'ann', 'battlefield', { loyalty: 1, counters: { loyalty: 1 } })]);
    expect(poor.offers('ann')).toContain('activate quiet-sage a1');
    expect(poor.offers('ann')).not.toContain('activate quiet-sage a2');
    const combat = table(
      [sage, bear],
      [put(sage, 'ann', 'battlefield', { loyalty: 3, counters: { loyalty: 3 } }), put(bear, 'ann')],
    )
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'bear' })
      .does('ann', 'doneAttacking');
    expect(combat.tries('ann', 'activate', { card: 'quiet-sage', ability: 'a1' })).toBe('mtg.notNow 606.3');
  });

  it('606.5 X of a loyalty cost is announced', () => {
    const at = cast(put(bear, 'bob')).does('ann', 'activate', { card: 'quiet-sage', ability: 'a3', X: 2 }, [
      'bear',
    ]);
    expect(cardIn(at, 'quiet-sage').loyalty).toBe(1);
    expect(zoneOf(at.bothPass(), 'bear')).toBe('graveyard');
  });

  it('704.5i with no loyalty it is put into the graveyard', () => {
    const at = cast(put(bear, 'bob'));
    expect(
      zoneOf(at.does('ann', 'activate', { card: 'quiet-sage', ability: 'a3', X: 3 }, ['bear']), 'quiet-sage'),
    ).toBe('graveyard');
  });

  it('614.12, 707.2 a token that is a copy enters as its text says: with loyalty, with counters, tapped', () => {
    const rite = readCard("Create a token that's a copy of target permanent.", {
      name: 'Mirror Rite',
      types: 'Sorcery',
    });
    const hulk = readCard('~ enters tapped.\n~ enters with two +1/+1 counters on it.');
    const copy = (of: string) =>
      table(
        [sage, rite, hulk],
        [
          put(sage, 'bob', 'battlefield', { loyalty: 9 }),
          put(hulk, 'bob'),
          put(rite, 'ann', 'hand'),
          ...lands('Forest', 1),
        ],
      )
        .does('ann', 'cast', { card: 'mirror-rite' }, [of])
        .bothPass()
        .state.cards.find(({ token }) => token);
    expect(copy('quiet-sage')).toMatchObject({ loyalty: 3, counters: { loyalty: 3 } });
    expect(copy('moss-druid')).toMatchObject({ tapped: true, counters: { '+1/+1': 2 } });
  });

  it('704.5j the legend rule holds for planeswalkers', () => {
    const two = cast(
      put(sage, 'ann', 'battlefield', { instanceId: 'old', loyalty: 5, counters: { loyalty: 5 } }),
    );
    const kept = two.does('ann', 'decide', {}, ['old']);
    expect([zoneOf(kept, 'quiet-sage'), zoneOf(kept, 'old')]).toEqual(['graveyard', 'battlefield']);
  });
});

const printed = (loyalty: 'X') =>
  readCard('+1: You gain 1 life.', { name: 'Star', types: 'Planeswalker', manaCost: '{X}{1}', loyalty });

describe('508.1b: a planeswalker is attacked', () => {
  it('each attacker attacks the player or one of the planeswalkers of that player', () => {
    const at = table(
      [sage, bear],
      [
        put(sage, 'bob', 'battlefield', { loyalty: 3, counters: { loyalty: 3 } }),
        put(sage, 'bob', 'battlefield', { instanceId: 'away', loyalty: 3, phasedOut: true }),
        put(sage, 'ann', 'battlefield', { instanceId: 'own', loyalty: 3, counters: { loyalty: 3 } }),
        put(bear, 'ann'),
      ],
    ).until('declareAttackers');
    expect(at.offers('ann')).toEqual(['doneAttacking', 'attack bear', 'attack bear quiet-sage']);
    expect(at.tries('ann', 'attack', { attacker: 'bear', planeswalker: 'own' })).toBe('mtg.cantFight 508.1b');
    expect(at.tries('ann', 'attack', { attacker: 'bear', planeswalker: 'bear' })).toBe(
      'mtg.cantFight 508.1b',
    );
  });

  it('510.1b, 306.8 combat damage removes that many loyalty counters, and the player loses no life', () => {
    const done = attacked(3).until('main2');
    expect(cardIn(done, 'quiet-sage')).toMatchObject({ loyalty: 1, counters: { loyalty: 1 } });
    expect(lifeOf(done, 'bob')).toBe(20);
    expect(zoneOf(attacked(2).until('main2'), 'quiet-sage')).toBe('graveyard');
  });

  it('509.1 its controller may block; 702.19c what tramples over deals the rest to the planeswalker', () => {
    const at = attacked(9, ogre, put(bear, 'bob')).bothPass();
    const done = at
      .does('bob', 'block', { blocker: 'bear' }, ['ogre'])
      .does('bob', 'doneBlocking')
      .until('main2');
    expect([cardIn(done, 'quiet-sage').loyalty, lifeOf(done, 'bob')]).toEqual([6, 20]);
  });

  it.each<[string, Partial<MtgCard>]>([
    ['has left', { zone: 'graveyard' }],
    ['is another object', { incarnation: 1 }],
    ['has another controller', { controller: 'ann' }],
    ['is phased out', { phasedOut: true }],
    ['is a planeswalker no more', { types: ['artifact', 'creature'], toughness: 9 }],
  ])('506.4, 506.4c an attacker of what %s deals it no damage, and none to the player', (_title, facts) => {
    const after = (at: ReturnType<typeof attacked>) => {
      const changed = at.state.cards.map((found) =>
        found.instanceId === 'quiet-sage' ? mtgCardOf({ ...found, ...facts }) : found,
      );
      return dealCombatDamage({ ...at.state, cards: changed }, { emit: () => undefined }, 'regular');
    };
    const unblocked = after(attacked(3));
    expect(cardById(unblocked, 'quiet-sage')).toMatchObject({ loyalty: 3, damage: 0 });
    const blocked = attacked(3, ogre, put(bear, 'bob'))
      .bothPass()
      .does('bob', 'block', { blocker: 'bear' }, ['ogre'])
      .does('bob', 'doneBlocking');
    const trampled = after(blocked);
    expect(cardById(trampled, 'bear')?.damage).toBe(5);
    for (const { players } of [unblocked, trampled])
      expect(players.map(({ life }) => life)).toEqual([20, 20]);
  });

  it('508.5, 603.2 who attacks a planeswalker does not attack its player, who is the defending player all the same', () => {
    const ward = readCard('Whenever a creature attacks you, you gain 5 life.', {
      name: 'Watch Post',
      types: 'Enchantment',
    });
    const drum = readCard('Whenever ~ attacks, defending player loses 1 life.', {
      name: 'Bear',
      types: 'Creature',
      power: '2',
      toughness: '2',
    });
    const at = table(
      [sage, ward, drum],
      [
        put(sage, 'bob', 'battlefield', { loyalty: 3, counters: { loyalty: 3 } }),
        put(ward, 'bob'),
        put(drum, 'ann'),
      ],
    ).until('declareAttackers');
    const declared = (params: object) =>
      lifeOf(
        at
          .does('ann', 'attack', { attacker: 'bear', ...params })
          .does('ann', 'doneAttacking')
          .until('main2'),
        'bob',
      );
    expect(declared({ planeswalker: 'quiet-sage' })).toBe(19);
    expect(declared({})).toBe(22);
  });
});
