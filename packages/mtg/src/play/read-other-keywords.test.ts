import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const named = (name: string, text: string, types = 'Sorcery', manaCost = '{1}') =>
  readCard(text, { name, types, manaCost });
const forests = lands('Forest', 8);

describe('other keywords', () => {
  it('702.73a changeling: of every creature type, and of no other', () => {
    const shape = readCard('Changeling', { name: 'Shape' });
    const lord = readCard('Other Goblin creatures you control get +1/+1.', {
      name: 'Lord',
      types: 'Creature — Goblin',
      power: '1',
      toughness: '1',
    });
    const wire = readCard('Other Equipment you control have hexproof.', { name: 'Wire', types: 'Artifact' });
    const at = table(
      [shape, lord, wire],
      [put(shape, 'ann'), put(lord, 'ann'), put(wire, 'ann'), ...lands('Forest', 1, 'ann', 'hand')],
    ).does('ann', 'playLand', { card: 'forest-1' });
    expect([cardIn(at, 'shape').power, cardIn(at, 'shape').keywords]).toEqual([
      3,
      [{ keyword: 'changeling' }],
    ]);
  });

  it('702.89a totem armor: it is destroyed instead of what it enchants', () => {
    const shell = readCard('Enchant creature\nTotem armor', { name: 'Shell', types: 'Enchantment — Aura' });
    const doom = sorcery('Destroy target creature.');
    const at = table(
      [shell, bear, doom],
      [
        put(bear, 'ann'),
        put(shell, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'bear' } }),
        put(doom, 'ann', 'hand'),
        ...forests,
      ],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['bear'])
      .bothPass();
    expect([zoneOf(at, 'bear'), zoneOf(at, 'shell')]).toEqual(['battlefield', 'graveyard']);
  });

  it('702.122a crew: tapping creatures with that much power makes it an artifact creature', () => {
    const boat = readCard('Crew 3', {
      name: 'Boat',
      types: 'Artifact — Vehicle',
      power: '4',
      toughness: '4',
    });
    const start = table(
      [boat, bear],
      [put(boat, 'ann'), put(bear, 'ann'), put(bear, 'ann', 'battlefield', { instanceId: 'bear-2' })],
    );
    expect(start.tries('ann', 'activate', { card: 'boat', ability: 'crew' }, ['bear'])).not.toBe('ok');
    const at = start
      .does('ann', 'activate', { card: 'boat', ability: 'crew' }, ['bear', 'bear-2'])
      .bothPass();
    expect([cardIn(at, 'boat').types, cardIn(at, 'bear').tapped]).toEqual([['artifact', 'creature'], true]);
  });

  it('702.54a bloodthirst: counters, if an opponent was dealt damage this turn', () => {
    const fierce = readCard('Bloodthirst 2', { name: 'Fierce', manaCost: '{1}' });
    const zap = named('Zap', 'Zap deals 2 damage to any target.', 'Instant');
    const start = table([fierce, zap], [put(fierce, 'ann', 'hand'), put(zap, 'ann', 'hand'), ...forests]);
    expect(cardIn(start.does('ann', 'cast', { card: 'fierce' }).bothPass(), 'fierce').counters).toEqual({});
    const hurt = start.does('ann', 'cast', { card: 'zap' }, ['bob']).bothPass();
    expect(cardIn(hurt.does('ann', 'cast', { card: 'fierce' }).bothPass(), 'fierce').counters).toEqual({
      '+1/+1': 2,
    });
  });

  it('702.62a suspend: at any time, if the card could be cast at any time', () => {
    const offered = (types: string, text: string) => {
      const late = readCard(`${text}Suspend 2—{G}`, {
        name: 'Late',
        types,
        ...(types === 'Creature' ? { power: '1', toughness: '1' } : {}),
      });
      const bobs = { activePlayer: 'bob', turn: { priority: 'ann' } };
      const start = table([late], [put(late, 'ann', 'hand'), ...forests], bobs);
      return start.offers('ann').includes('activate late suspend');
    };
    expect([
      offered('Instant', 'You gain 1 life.\n'),
      offered('Sorcery', 'You gain 1 life.\n'),
      offered('Creature', ''),
      offered('Creature', 'Flash\n'),
    ]).toEqual([true, false, false, true]);
  });

  it('702.49a ninjutsu: in place of an attacker that is not blocked, once blockers are declared', () => {
    const shade = readCard('Ninjutsu {G}', { name: 'Shade', manaCost: '{5}' });
    const attacking = table([shade, bear], [put(shade, 'ann', 'hand'), put(bear, 'ann'), ...forests])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'bear' })
      .does('ann', 'doneAttacking');
    expect(attacking.tries('ann', 'activate', { card: 'shade', ability: 'ninjutsu' }, ['bear'])).toBe(
      'mtg.notNow 602.5',
    );
    const at = attacking
      .until('declareBlockers')
      .does('ann', 'activate', { card: 'shade', ability: 'ninjutsu' }, ['bear'])
      .bothPass();
    expect([zoneOf(at, 'bear'), cardIn(at, 'shade').tapped, cardIn(at, 'shade').attacking]).toEqual([
      'hand',
      true,
      { player: 'bob' },
    ]);
    expect(lifeOf(at.until('main2'), 'bob')).toBe(18);
  });

  it('702.49c ninjutsu: it attacks whom the creature attacked that was returned for it', () => {
    const shade = readCard('Ninjutsu {G}', { name: 'Shade', manaCost: '{5}' });
    const other = creatureCard('Other', [1], 1, 1);
    const players = ['ann', 'bob', 'cyn'].map((id) => ({ id }));
    const cards = [put(shade, 'ann', 'hand'), put(bear, 'ann'), put(other, 'ann'), ...forests];
    const attacked = table([shade, bear, other], cards, { players })
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: 'other', player: 'bob' })
      .does('ann', 'attack', { attacker: 'bear', player: 'cyn' })
      .until('declareBlockers');
    const at = attacked.does('ann', 'activate', { card: 'shade', ability: 'ninjutsu' }, ['bear']).bothPass();
    expect([zoneOf(at, 'bear'), cardIn(at, 'shade').attacking]).toEqual(['hand', { player: 'cyn' }]);
  });

  it('702.129a eternalize, 702.141a encore: tokens that are copies of it, from the graveyard', () => {
    const old = readCard('Flying\nEternalize {G}', { name: 'Old', manaCost: '{3}{W}' });
    const horde = readCard('Encore {G}', { name: 'Horde', manaCost: '{3}{W}' });
    const start = table(
      [old, horde],
      [put(old, 'ann', 'graveyard'), put(horde, 'ann', 'graveyard'), ...forests],
    );
    const at = start.does('ann', 'activate', { card: 'old', ability: 'eternalize' }).bothPass();
    const token = at.state.cards.find((card) => card.token);
    expect([token?.power, token?.colors, token?.subtypes, token?.manaValue]).toEqual([
      4,
      ['black'],
      ['Elf', 'Druid', 'Zombie'],
      0,
    ]);
    const many = start.does('ann', 'activate', { card: 'horde', ability: 'encore' }).bothPass();
    const made = many.state.cards.find((card) => card.token);
    expect(made?.keywords).toContainEqual({ keyword: 'haste' });
    expect(many.state.delayed.map(({ at: when }) => when)).toEqual(['nextEndStep']);
  });
});
