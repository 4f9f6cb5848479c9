import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, told, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';

const RITE = 'moss-rite';
const DRUID = 'moss-druid';
const imp = creatureCard('Imp', [1], 1, 1);
const ox = creatureCard('Ox', [1], 2, 2);
const instant = (name: string, text: string): CardDefinition => readCard(text, { name, types: 'Instant' });
const bolt = instant('Bolt', 'Bolt deals 2 damage to any target.');

/** Ann has these cards in her hand, nine Forests, and the given cards. The last list defines those others. */
const at = (
  cards: readonly CardDefinition[],
  more: Parameters<typeof table>[1] = [],
  others: readonly CardDefinition[] = [],
) =>
  table(
    [...new Set([imp, ox, bolt, ...cards, ...others])],
    [...cards.map((card) => put(card, 'ann', 'hand')), ...lands('Forest', 9), ...more],
  );
const tappedIn = (done: ReturnType<typeof table>) => done.state.cards.filter(({ tapped }) => tapped).length;

describe('rules about targets, as matches play them', () => {
  it("101.3: a part that can't be done is skipped, and the rest is done", () => {
    const rite = sorcery('Sacrifice a creature. You gain 3 life.');
    expect(lifeOf(at([rite]).does('ann', 'cast', { card: RITE }).bothPass(), 'ann')).toBe(23);
  });

  it('107.3f: an X that stands in no mana cost is announced all the same, paid, and the same in the text', () => {
    const rite = sorcery(
      'As an additional cost to cast this spell, sacrifice X creatures.\nYou gain X life.',
    );
    const start = at([rite], [put(ox, 'ann'), put(imp, 'ann')]);
    const gained = (X: number, ...sacrificed: readonly string[]) =>
      lifeOf(start.does('ann', 'cast', { card: RITE, X }, sacrificed).bothPass(), 'ann');
    expect([gained(0), gained(2, 'ox', 'imp')]).toEqual([20, 22]);
  });

  it('109.3: being tapped, or having counters, is no characteristic, and is not copied', () => {
    const rite = sorcery("Create a token that's a copy of target creature.");
    const done = at([rite], [put(ox, 'bob', 'battlefield', { tapped: true, counters: { '+1/+1': 1 } })])
      .does('ann', 'cast', { card: RITE }, ['ox'])
      .bothPass();
    const token = done.state.cards.find(
      ({ names, instanceId }) => names.includes('Ox') && instanceId !== 'ox',
    );
    expect(token).toMatchObject({ tapped: false, counters: {}, power: 2, controller: 'ann' });
  });

  it('117.5, 704.3: what is dealt deadly damage dies only once the whole spell has resolved', () => {
    const rite = sorcery(
      'Moss Rite deals 2 damage to target creature. That creature gets +0/+2 until end of turn. You gain 1 life.',
    );
    const saved = at([rite], [put(ox, 'bob')])
      .does('ann', 'cast', { card: RITE }, ['ox'])
      .bothPass();
    expect([zoneOf(saved, 'ox'), lifeOf(saved, 'ann')]).toEqual(['battlefield', 21]);
    const hurt = sorcery('Moss Rite deals 2 damage to target creature. You gain 1 life.');
    const dead = at([hurt], [put(ox, 'bob')])
      .does('ann', 'cast', { card: RITE }, ['ox'])
      .bothPass();
    const order = told(dead, 'lifeGained', 'destroyed');
    expect([zoneOf(dead, 'ox'), order]).toEqual(['graveyard', ['lifeGained', 'destroyed']]);
  });

  it('400.7d: a permanent knows what was paid for the spell that it was', () => {
    const druid = readCard('Kicker {1}\nWhen this creature enters, if it was kicked, you gain 4 life.');
    const start = at([druid]);
    const kicked = start.does('ann', 'cast', { card: DRUID, costs: ['kicker'] }).bothPass(2);
    const plain = start.does('ann', 'cast', { card: DRUID }).bothPass();
    expect([lifeOf(kicked, 'ann'), lifeOf(plain, 'ann')]).toEqual([24, 20]);
  });

  it('400.7e: what triggers on the way of an object finds it where it went', () => {
    const druid = readCard("When this creature dies, return it to its owner's hand.");
    const done = at([bolt], [put(druid, 'ann')], [druid])
      .does('ann', 'cast', { card: 'bolt' }, [DRUID])
      .bothPass(2);
    expect(zoneOf(done, DRUID)).toBe('hand');
  });

  it('400.7f: an Aura finds what it enchanted in the graveyard', () => {
    const aura = readCard(
      "Enchant creature\nWhen enchanted creature dies, return that card to its owner's hand.",
      {
        name: 'Moss Veil',
        types: 'Enchantment — Aura',
      },
    );
    const on = put(aura, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'ox' } });
    const done = at([bolt], [on, put(ox, 'ann')], [aura])
      .does('ann', 'cast', { card: 'bolt' }, ['ox'])
      .bothPass(2);
    expect([zoneOf(done, 'ox'), zoneOf(done, 'moss-veil')]).toEqual(['hand', 'graveyard']);
  });

  it('400.7f: an ability of an Aura that triggers as its host leaves finds that Aura in the graveyard', () => {
    const aura = readCard(
      "Enchant creature\nWhen enchanted creature dies, return Moss Veil to its owner's hand.",
      { name: 'Moss Veil', types: 'Enchantment — Aura' },
    );
    const on = put(aura, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'ox' } });
    const start = at([bolt], [on, put(ox, 'ann')], [aura]);
    const died = start.does('ann', 'cast', { card: 'bolt' }, ['ox']).bothPass();
    expect([zoneOf(died, 'moss-veil'), zoneOf(died.bothPass(), 'moss-veil')]).toEqual(['graveyard', 'hand']);
  });

  it('400.7: an activated ability of an Aura does not find it in the graveyard', () => {
    const aura = readCard("Enchant creature\n{0}: Return Moss Veil to its owner's hand.", {
      name: 'Moss Veil',
      types: 'Enchantment — Aura',
    });
    const on = put(aura, 'ann', 'battlefield', { attachedTo: { kind: 'card', id: 'ox' } });
    const done = at([bolt], [on, put(ox, 'ann')], [aura])
      .does('ann', 'activate', { card: 'moss-veil', ability: aura.activated[0]?.id ?? '' })
      .does('ann', 'cast', { card: 'bolt' }, ['ox'])
      .bothPass(2);
    expect(zoneOf(done, 'moss-veil')).toBe('graveyard');
  });

  it('400.7j: a later part of an effect finds what an earlier part has moved', () => {
    const rite = sorcery(
      "Exile target creature, then return that card to the battlefield under its owner's control.",
    );
    const before = at([rite], [put(ox, 'bob', 'battlefield', { tapped: true })]);
    const done = before.does('ann', 'cast', { card: RITE }, ['ox']).bothPass();
    expect(cardIn(done, 'ox')).toMatchObject({ zone: 'battlefield', tapped: false });
    expect(cardIn(done, 'ox').incarnation).toBe(cardIn(before, 'ox').incarnation + 2);
  });

  it('601.2f: what a spell costs is settled before anything of it is paid, and not changed by that', () => {
    const rite = sorcery(
      'As an additional cost to cast this spell, sacrifice an artifact.\nThis spell costs {2} less to cast if you control an artifact.\nYou gain 1 life.',
      '{3}',
    );
    const relic = readCard('Defender', { name: 'Relic', types: 'Artifact' });
    const start = at([rite], [put(relic, 'ann')], [relic]);
    const cast = start.does('ann', 'cast', { card: RITE }, ['relic']);
    expect([tappedIn(cast), zoneOf(cast, 'relic')]).toEqual([1, 'graveyard']);
  });

  it('601.5: what can not be finished is undone, and what was cast stays whatever changes', () => {
    const veil = instant('Veil', 'Target creature gains hexproof until end of turn.');
    const start = at(
      [bolt],
      [put(ox, 'bob'), put(veil, 'bob', 'hand'), ...lands('Forest', 1, 'bob')],
      [veil],
    );
    expect(start.tries('ann', 'cast', { card: 'bolt' }, ['nobody'])).not.toBe('ok');
    const burst = readCard('You gain X life.', { name: 'Burst', types: 'Sorcery', manaCost: '{X}{G}' });
    const law = define('Law', {
      types: ['enchantment'],
      keywords: [{ keyword: 'cantCast', who: 'any', spells: { manaValue: { eq: 3 } } }],
    });
    const lawful = at([burst], [put(law, 'bob')], [law]);
    const casts = (X: number) => lawful.tries('ann', 'cast', { card: 'burst', X });
    expect([casts(1), casts(2)]).toEqual(['ok', 'mtg.notNow 601.3']);
    const answered = start
      .does('ann', 'cast', { card: 'bolt' }, ['ox'])
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'veil' }, ['ox'])
      .bothPass();
    expect([zoneOf(answered, 'bolt'), tappedIn(answered)]).toEqual(['stack', 2]);
    expect(cardIn(answered.bothPass(), 'ox').damage).toBe(0);
  });

  it('608.2i: what an effect looks back for is what happened, whatever has become of it', () => {
    const rite = sorcery('If a creature died this turn, you gain 2 life.');
    const after = (...targets: readonly string[]) =>
      lifeOf(
        at([bolt, rite], [put(ox, 'bob')])
          .does('ann', 'cast', { card: 'bolt' }, targets)
          .bothPass()
          .does('ann', 'cast', { card: RITE })
          .bothPass(),
        'ann',
      );
    expect([after('ox'), after('bob')]).toEqual([22, 20]);
  });

  it('608.2j: only what is asked of something matters, as it last was', () => {
    const rite = sorcery('Exile target creature. Its controller gains life equal to its power.');
    const grown = put(ox, 'bob', 'battlefield', { counters: { '+1/+1': 3 } });
    const done = at([rite], [grown]).does('ann', 'cast', { card: RITE }, ['ox']).bothPass();
    expect([zoneOf(done, 'ox'), lifeOf(done, 'bob')]).toEqual(['exile', 25]);
  });

  it('614.9: damage that goes to another is no change of targets: what could not be targeted is dealt it', () => {
    const rite = instant(
      'Shift',
      'The next 2 damage that would be dealt to target player this turn is dealt to target creature instead.',
    );
    const dart = instant('Dart', 'Dart deals 2 damage to target player.');
    const done = at([rite, dart], [put(ox, 'bob')])
      .does('ann', 'cast', { card: 'shift' }, ['ann'], ['ox'])
      .bothPass()
      .does('ann', 'cast', { card: 'dart' }, ['ann'])
      .bothPass();
    expect([zoneOf(done, 'ox'), lifeOf(done, 'ann')]).toEqual(['graveyard', 20]);
    expect(told(done, 'becameTarget')).toHaveLength(3);
  });

  it('700.2e: an opponent chooses the mode as the spell is cast, before anybody can respond', () => {
    const rite = sorcery('An opponent chooses one —\n• You gain 2 life.\n• You gain 5 life.');
    const cast = at([rite]).does('ann', 'cast', { card: RITE });
    expect(cast.runtime.toAct(cast.match)).toEqual(['bob']);
    const chosen = ['m1', 'm2'].map((mode) => cast.does('bob', 'decide', {}, [mode]));
    expect(chosen.map((done) => done.runtime.toAct(done.match))).toEqual([['ann'], ['ann']]);
    expect(chosen.map((done) => cardIn(done, RITE).announced?.modes)).toEqual([['m1'], ['m2']]);
    expect(chosen.map((done) => lifeOf(done.bothPass(), 'ann'))).toEqual([22, 25]);
  });

  it('700.2e, 608.2g: as well if an effect lets it be cast, once that has resolved', () => {
    const rite = sorcery('An opponent chooses one —\n• You gain 2 life.\n• You gain 5 life.');
    const gift = instant('Gift', 'You may cast a sorcery card from your hand without paying its mana cost.');
    const cast = at([rite, gift])
      .does('ann', 'cast', { card: 'gift' })
      .bothPass()
      .does('ann', 'decide', {}, [RITE])
      .does('ann', 'decide', {}, ['yes']);
    expect(cast.runtime.toAct(cast.match)).toEqual(['bob']);
    const chosen = cast.does('bob', 'decide', {}, ['m2']);
    expect([zoneOf(chosen, 'gift'), cardIn(chosen, RITE).announced?.modes]).toEqual(['graveyard', ['m2']]);
    expect(lifeOf(chosen.bothPass(), 'ann')).toBe(25);
  });

  it('702.16e: damage from sources of the quality is prevented', () => {
    const druid = readCard('Protection from red');
    const fire = sorcery('Moss Rite deals 2 damage to each creature.', '{R}');
    const done = table(
      [druid, fire, imp],
      [put(druid, 'bob'), put(imp, 'bob'), put(fire, 'ann', 'hand'), ...lands('Mountain', 1)],
    )
      .does('ann', 'cast', { card: RITE })
      .bothPass();
    expect([zoneOf(done, DRUID), cardIn(done, DRUID).damage, zoneOf(done, 'imp')]).toEqual([
      'battlefield',
      0,
      'graveyard',
    ]);
  });

  it('702.16f: what has the quality can not block it', () => {
    const druid = readCard('Protection from red');
    const brute = creatureCard('Brute', ['R'], 2, 2);
    const attacked = table([druid, brute, ox], [put(druid, 'ann'), put(brute, 'bob'), put(ox, 'bob')])
      .until('declareAttackers')
      .does('ann', 'attack', { attacker: DRUID })
      .does('ann', 'doneAttacking')
      .bothPass();
    expect(attacked.offers('bob')).toEqual(['doneBlocking', 'block ox']);
    const blocks = (blocker: string) => attacked.tries('bob', 'block', { blocker }, [DRUID]);
    expect([blocks('ox'), blocks('brute')]).toEqual(['ok', 'mtg.cantFight 702.16f']);
  });

  it('702.6e: what has "equip planeswalker" is attached to planeswalkers as well, other Equipment is not', () => {
    const blade = (text: string) => readCard(text, { name: 'Blade', types: 'Artifact — Equipment' });
    const sage = readCard('+1: You gain 1 life.', {
      name: 'Sage',
      types: 'Legendary Planeswalker — Sage',
      loyalty: '3',
    });
    const on = (text: string) => {
      const definition = blade(text);
      const walker = put(sage, 'ann', 'battlefield', { counters: { loyalty: 3 } });
      const start = table(
        [definition, sage, ox],
        [put(definition, 'ann'), walker, put(ox, 'ann'), ...lands('Forest', 3)],
      );
      const [, , ability = ''] =
        start
          .offers('ann')
          .find((offer) => offer.startsWith('activate blade'))
          ?.split(' ') ?? [];
      const target = text.includes('planeswalker') ? 'sage' : 'ox';
      return cardIn(start.does('ann', 'activate', { card: 'blade', ability }, [target]).bothPass(), 'blade')
        .attachedTo?.id;
    };
    expect([on('Equip planeswalker {1}'), on('Equip {1}')]).toEqual(['sage', 'ox']);
    // Whatever else it has.
    expect(on('Indestructible\nEquip planeswalker {1}')).toBe('sage');
  });
});
