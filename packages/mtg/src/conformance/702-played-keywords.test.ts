import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';

const imp = creatureCard('Imp', [1], 1, 1);
const ox = creatureCard('Ox', [1], 2, 6);
const forests = lands('Forest', 9);
const instant = (name: string, text: string): CardDefinition => readCard(text, { name, types: 'Instant' });
const stop = instant('Stop', 'Counter target spell.');
const bolt = instant('Bolt', 'Bolt deals 2 damage to any target.');

const at = (cards: readonly CardDefinition[], ...more: Parameters<typeof table>[1]) =>
  table(
    [...new Set([imp, ox, bolt, stop, ...cards])],
    [...cards.map((card) => put(card, 'ann', 'hand')), ...forests, ...more],
  );
const tappedIn = (done: ReturnType<typeof table>) => done.state.cards.filter(({ tapped }) => tapped).length;

describe('what keywords and actions do to targets, as matches play it', () => {
  it('701.6b: what is countered gives back nothing of what was paid', () => {
    const cast = at([bolt], put(stop, 'bob', 'hand'), ...lands('Forest', 1, 'bob')).does(
      'ann',
      'cast',
      { card: 'bolt' },
      ['bob'],
    );
    const stopped = cast.does('ann', 'pass').does('bob', 'cast', { card: 'stop' }, ['bolt']).bothPass();
    expect([zoneOf(stopped, 'bolt'), lifeOf(stopped, 'bob'), tappedIn(stopped)]).toEqual([
      'graveyard',
      20,
      2,
    ]);
  });

  it('701.14b: where one of two that would fight has left, neither deals damage', () => {
    const brawl = sorcery("Target creature you control fights target creature you don't control.");
    const cast = at(
      [brawl],
      put(ox, 'ann'),
      put(imp, 'bob'),
      put(bolt, 'bob', 'hand'),
      ...lands('Forest', 1, 'bob'),
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['ox'], ['imp'])
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'bolt' }, ['imp'])
      .bothPass(2);
    expect([cardIn(cast, 'ox').damage, zoneOf(cast, 'moss-rite')]).toEqual([0, 'graveyard']);
  });

  it('701.14c: what fights itself deals twice its power to itself', () => {
    const itself = { bound: 't1' } as const;
    const { spell } = sorcery('Target creature gains flying until end of turn.');
    const rage = define('Rage', {
      types: ['sorcery'],
      cost: [1],
      spell: { ...spell, effects: [{ effect: 'fight', one: itself, other: itself }] },
    });
    const done = at([rage], put(ox, 'bob')).does('ann', 'cast', { card: 'rage' }, ['ox']).bothPass();
    expect(cardIn(done, 'ox').damage).toBe(4);
  });

  it('702.40a: a copy for each spell before it, each with targets of its own', () => {
    const rain = instant('Rain', 'Rain deals 1 damage to any target.\nStorm');
    const asked = at([bolt, rain])
      .does('ann', 'cast', { card: 'bolt' }, ['bob'])
      .bothPass()
      .does('ann', 'cast', { card: 'rain' }, ['bob'])
      .bothPass();
    const done = asked.does('ann', 'decide', {}, ['yes']).does('ann', 'decide', {}, ['ann']).bothPass(2);
    expect([lifeOf(done, 'ann'), lifeOf(done, 'bob')]).toEqual([19, 17]);
  });

  it('702.42: with entwine all modes are chosen, each with its targets', () => {
    const both = sorcery(
      'Choose one —\n• Moss Rite deals 1 damage to target creature.\n• Moss Rite deals 3 damage to target player.\nEntwine {2}',
    );
    const done = at([both], put(imp, 'bob'))
      .does('ann', 'cast', { card: 'moss-rite', modes: ['m1', 'm2'], costs: ['entwine'] }, ['imp'], ['bob'])
      .bothPass();
    expect([zoneOf(done, 'imp'), lifeOf(done, 'bob'), tappedIn(done)]).toEqual(['graveyard', 17, 3]);
  });

  it('702.43a: as it dies modular targets an artifact creature, and gives it as many counters', () => {
    const golem = readCard('Modular 2', {
      name: 'Golem',
      types: 'Artifact Creature',
      power: '0',
      toughness: '0',
    });
    const heir = readCard('Flying', { name: 'Heir', types: 'Artifact Creature', power: '1', toughness: '1' });
    const counters = { '+1/+1': 2 };
    const dying = table(
      [golem, heir, imp, bolt],
      [
        put(golem, 'ann', 'battlefield', { counters }),
        put(heir, 'ann'),
        put(imp, 'ann'),
        put(bolt, 'ann', 'hand'),
        ...forests,
      ],
    )
      .does('ann', 'cast', { card: 'bolt' }, ['golem'])
      .bothPass();
    expect(dying.tries('ann', 'decide', {}, ['imp'])).not.toBe('ok');
    const done = dying.does('ann', 'decide', {}, ['heir']).bothPass().does('ann', 'decide', {}, ['yes']);
    expect(cardIn(done, 'heir').counters).toEqual(counters);
  });

  it('702.77a: reinforce is activated in hand, and puts counters on a target creature', () => {
    const drill = readCard('Reinforce 2—{1}', {
      name: 'Drill',
      types: 'Creature',
      power: '1',
      toughness: '1',
    });
    const start = at([drill], put(imp, 'ann'));
    const offer = start.offers('ann').find((found) => found.startsWith('activate drill')) ?? '';
    const done = start
      .does('ann', 'activate', { card: 'drill', ability: offer.split(' ').at(2) ?? '' }, ['imp'])
      .bothPass();
    expect([cardIn(done, 'imp').counters, zoneOf(done, 'drill')]).toEqual([{ '+1/+1': 2 }, 'graveyard']);
  });

  it('702.97a: scavenge is activated in the graveyard, and its power is that of the card', () => {
    const rot = readCard('Scavenge {2}', { name: 'Rot', types: 'Creature', power: '3', toughness: '1' });
    const start = table([rot, imp], [put(rot, 'ann', 'graveyard'), put(imp, 'ann'), ...forests]);
    const offer = start.offers('ann').find((found) => found.startsWith('activate rot')) ?? '';
    const done = start
      .does('ann', 'activate', { card: 'rot', ability: offer.split(' ').at(2) ?? '' }, ['imp'])
      .bothPass();
    expect([cardIn(done, 'imp').counters, zoneOf(done, 'rot')]).toEqual([{ '+1/+1': 3 }, 'exile']);
  });

  it('702.120a: escalate is paid for each mode after the first, and each has its targets', () => {
    const more = sorcery(
      'Escalate {2}\nChoose one or more —\n• Moss Rite deals 1 damage to target creature.\n• Moss Rite deals 3 damage to target player.',
    );
    const done = at([more], put(imp, 'bob'))
      .does('ann', 'cast', { card: 'moss-rite', modes: ['m1', 'm2'], costs: ['escalate'] }, ['imp'], ['bob'])
      .bothPass();
    expect([zoneOf(done, 'imp'), lifeOf(done, 'bob'), tappedIn(done)]).toEqual(['graveyard', 17, 3]);
  });

  it('702.153a: for casualty a creature is sacrificed, and the copy may have new targets', () => {
    const blast = instant('Blast', 'Casualty 1\nBlast deals 2 damage to any target.');
    const asked = at([blast], put(imp, 'ann'))
      .does('ann', 'cast', { card: 'blast', costs: ['casualty'] }, ['bob'], ['imp'])
      .bothPass();
    const done = asked.does('ann', 'decide', {}, ['yes']).does('ann', 'decide', {}, ['ann']).bothPass(2);
    expect([lifeOf(done, 'ann'), lifeOf(done, 'bob'), zoneOf(done, 'imp')]).toEqual([18, 18, 'graveyard']);
  });

  it('702.144a: with demonstrate an opponent copies it as well, each copy with targets of its own', () => {
    const show = sorcery('Demonstrate\nMoss Rite deals 2 damage to any target.');
    const asked = at([show])
      .does('ann', 'cast', { card: 'moss-rite' }, ['bob'])
      .does('ann', 'decide', {}, ['bob'])
      .bothPass()
      .does('ann', 'decide', {}, ['yes']);
    const own = asked.does('ann', 'decide', {}, ['no']);
    const both = own.does('bob', 'decide', {}, ['yes']).does('bob', 'decide', {}, ['ann']).bothPass(3);
    expect([lifeOf(both, 'ann'), lifeOf(both, 'bob')]).toEqual([18, 16]);
  });
});
