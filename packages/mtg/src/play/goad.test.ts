import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, put, table } from '../../test/table.js';
import { printCard } from '../text/abilities/print-card.js';

const hog = creatureCard('Moss Hog', [1], 2, 2);
const taunt = sorcery('Goad target creature.', '{0}');
const again = readCard('Goad target creature.', { name: 'Moss Jeer', types: 'Sorcery', manaCost: '{0}' });
const jeer = readCard('Goad target creature.', { name: 'Moss Jeer', types: 'Instant', manaCost: '{0}' });
const badge = readCard('Enchant creature\nEnchanted creature gets +1/+1, has menace, and is goaded.', {
  name: 'Moss Badge',
  types: 'Enchantment — Aura',
  manaCost: '{1}',
});
const THREE = ['ann', 'bob', 'cid'].map((id) => ({ id }));

/** Ann has goaded Bob's Hog, and it is Bob's turn. */
const goaded = (players = THREE) =>
  table([taunt, hog], [put(taunt, 'ann', 'hand'), put(hog, 'bob')], { players })
    .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
    .bothPass()
    .until('declareAttackers');

describe('701.15a: goad', () => {
  it.each([taunt, badge])('is read and printed: $name', (card) => {
    expect(printCard(card).unsaid).toEqual([]);
  });

  it('701.15b: the creature attacks if able, and another player than the one who goaded it', () => {
    const at = goaded();
    expect(at.state.activePlayer).toBe('bob');
    expect(at.tries('bob', 'doneAttacking')).toBe('mtg.cantFight 508.1d');
    expect(at.tries('bob', 'attack', { attacker: 'moss-hog', player: 'ann' })).toBe('mtg.cantFight 701.15b');
    expect(at.tries('bob', 'attack', { attacker: 'moss-hog', player: 'cid' })).toBe('ok');
  });

  it('701.15b: with no other player to attack it attacks the one who goaded it', () => {
    const at = goaded([{ id: 'ann' }, { id: 'bob' }]);
    expect(at.tries('bob', 'doneAttacking')).toBe('mtg.cantFight 508.1d');
    expect(at.tries('bob', 'attack', { attacker: 'moss-hog', player: 'ann' })).toBe('ok');
  });

  it('701.15c: goaded by two players, it attacks as few of them as it can', () => {
    const at = table(
      [taunt, jeer, hog],
      [put(taunt, 'ann', 'hand'), put(jeer, 'cid', 'hand'), put(hog, 'bob')],
      {
        players: [...THREE, { id: 'dan' }],
      },
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
      .bothPass();
    const both = at
      .does('ann', 'pass')
      .does('bob', 'pass')
      .does('cid', 'cast', { card: 'moss-jeer' }, ['moss-hog'])
      .bothPass()
      .until('declareAttackers');
    const tries = ['ann', 'cid', 'dan'].map((player) =>
      both.tries('bob', 'attack', { attacker: 'moss-hog', player }),
    );
    expect(tries).toEqual(['mtg.cantFight 701.15b', 'mtg.cantFight 701.15b', 'ok']);
  });

  it('ends as the next turn of the player who goaded it begins', () => {
    const at = goaded()
      .does('bob', 'attack', { attacker: 'moss-hog', player: 'cid' })
      .does('bob', 'doneAttacking')
      .until('main2');
    expect(cardIn(at, 'moss-hog').keywords).toHaveLength(1);
    const later = at.until('main1').until('main2').until('main1');
    expect([later.state.activePlayer, cardIn(later, 'moss-hog').keywords]).toEqual(['ann', []]);
  });

  it('701.15b: what an Aura goads is goaded by its controller, whoever owns it', () => {
    const aura = put(badge, 'cid', 'battlefield', {
      controller: 'ann',
      ownController: 'cid',
      attachedTo: { kind: 'card', id: 'moss-hog', incarnation: 0 },
    });
    const worn = table([badge, hog], [aura, put(hog, 'bob')], { players: THREE, activePlayer: 'bob' }).until(
      'declareAttackers',
    );
    expect(worn.tries('bob', 'doneAttacking')).toBe('mtg.cantFight 508.1d');
    expect(cardIn(worn, 'moss-hog').keywords).toContainEqual({ keyword: 'isGoaded', by: 'cid' });
  });

  it('is no ability: what loses all abilities stays goaded', () => {
    const blank = sorcery('Target creature loses all abilities until end of turn.', '{0}');
    const at = table(
      [again, blank, hog],
      [put(again, 'ann', 'hand'), put(blank, 'ann', 'hand'), put(hog, 'ann')],
    )
      .does('ann', 'cast', { card: 'moss-jeer' }, ['moss-hog'])
      .bothPass()
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
      .bothPass();
    expect(cardIn(at, 'moss-hog').keywords).toContainEqual({ keyword: 'isGoaded', by: 'ann' });
  });

  it('a creature that left before it resolves is not goaded', () => {
    const flee = readCard("{0}: Return Moss Hog to its owner's hand.", {
      name: 'Moss Hog',
      types: 'Creature — Boar',
      power: '2',
      toughness: '2',
    });
    const at = table([taunt, flee], [put(taunt, 'ann', 'hand'), put(flee, 'ann')])
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
      .does('ann', 'activate', { card: 'moss-hog', ability: 'a1' })
      .bothPass(2);
    expect(cardIn(at, 'moss-hog')).toMatchObject({ zone: 'hand', keywords: [] });
  });
});
