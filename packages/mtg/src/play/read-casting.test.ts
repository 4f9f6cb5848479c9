import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const named = (name: string, text: string, types = 'Sorcery', manaCost = '{1}') =>
  readCard(text, { name, types, manaCost });
const forests = lands('Forest', 8);
const onTop = (
  card: Parameters<typeof put>[0],
  instanceId: string,
  order: number,
  owner: 'ann' | 'bob' = 'ann',
) => put(card, owner, 'library', { instanceId, order });

describe('copies of spells', () => {
  const zap = named('Zap', 'Zap deals 2 damage to any target.', 'Instant');

  it('702.40a storm: a copy for each spell cast before it this turn, with new targets for each', () => {
    const rain = named('Rain', 'Rain deals 1 damage to any target.\nStorm');
    const at = table([zap, rain], [put(zap, 'ann', 'hand'), put(rain, 'ann', 'hand'), ...forests])
      .does('ann', 'cast', { card: 'zap' }, ['bob'])
      .bothPass()
      .does('ann', 'cast', { card: 'rain' }, ['bob'])
      .bothPass();
    // The spell, the ability that is still resolving, and the copy.
    expect(at.state.stack).toHaveLength(3);
    const aimed = at.does('ann', 'decide', {}, ['yes']).does('ann', 'decide', {}, ['ann']).bothPass(2);
    expect([lifeOf(aimed, 'ann'), lifeOf(aimed, 'bob')]).toEqual([19, 17]);
    const kept = at.does('ann', 'decide', {}, ['no']).bothPass(2);
    expect([lifeOf(kept, 'ann'), lifeOf(kept, 'bob')]).toEqual([20, 16]);
  });

  it('707.10, 608.2h: the spell itself may be gone', () => {
    const rain = named('Rain', 'Rain deals 1 damage to any target.\nStorm');
    const stop = named('Stop', 'Counter target spell.', 'Instant');
    const at = table(
      [zap, rain, stop],
      [
        put(zap, 'ann', 'hand'),
        put(rain, 'ann', 'hand'),
        put(stop, 'bob', 'hand'),
        ...forests,
        ...lands('Forest', 2, 'bob'),
      ],
    )
      .does('ann', 'cast', { card: 'zap' }, ['bob'])
      .bothPass()
      .does('ann', 'cast', { card: 'rain' }, ['bob'])
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'stop' }, ['rain'])
      .bothPass(2)
      .does('ann', 'decide', {}, ['no'])
      .bothPass();
    expect([zoneOf(at, 'rain'), lifeOf(at, 'bob')]).toEqual(['graveyard', 17]);
  });

  it('702.153a casualty: a creature is sacrificed for a copy', () => {
    const wish = named('Wish', 'Casualty 2\nYou gain 3 life.');
    const start = table([bear, wish], [put(bear, 'ann'), put(wish, 'ann', 'hand'), ...forests]);
    const at = start.does('ann', 'cast', { card: 'wish', costs: ['casualty'] }, ['bear']).bothPass(3);
    expect([lifeOf(at, 'ann'), zoneOf(at, 'bear')]).toEqual([26, 'graveyard']);
    expect(lifeOf(start.does('ann', 'cast', { card: 'wish' }).bothPass(), 'ann')).toBe(23);
  });
});

describe('cards that are cast as something resolves', () => {
  it('702.85a cascade: the first card that costs less, for nothing; the others go to the bottom', () => {
    const big = readCard('Cascade', { name: 'Big', manaCost: '{4}' });
    const gain = named('Gain', 'You gain 3 life.');
    const at = table(
      [big, gain],
      [put(big, 'ann', 'hand'), onTop(gain, 'gain', -1), onTop(big, 'other', -2), ...forests],
    )
      .does('ann', 'cast', { card: 'big' })
      .bothPass();
    expect([zoneOf(at, 'other'), zoneOf(at, 'gain')]).toEqual(['exile', 'exile']);
    const cast = at.does('ann', 'decide', {}, ['yes']);
    expect([zoneOf(cast, 'other'), zoneOf(cast, 'gain')]).toEqual(['library', 'stack']);
    expect(lifeOf(cast.bothPass(), 'ann')).toBe(23);
    expect(zoneOf(at.does('ann', 'decide', {}, ['no']), 'gain')).toBe('library');
  });

  it.each([
    ['{3}', ['yes', 'other']],
    ['{4}', ['yes']],
  ])('702.85a cascade: as the other face, too, if that spell costs less: one for %s', (manaCost, faces) => {
    const big = readCard('Cascade', { name: 'Big', manaCost: '{4}' });
    const walk = readCard('Vigilance', {
      name: 'Rover',
      manaCost: '{G}',
      other: {
        name: 'Walk',
        types: 'Sorcery — Adventure',
        manaCost,
        text: 'Draw a card.',
        layout: 'adventure',
      },
    });
    const asked = table([big, walk], [put(big, 'ann', 'hand'), onTop(walk, 'rover', -1), ...forests])
      .does('ann', 'cast', { card: 'big' })
      .bothPass();
    const picks = JSON.stringify([...asked.runtime.legalMoves(asked.match, 'ann')]);
    expect(['yes', 'other'].filter((option) => picks.includes(`"${option}"`))).toEqual(faces);
  });

  it('702.62a suspend: a special action, time counters, and then it is cast for nothing, with haste', () => {
    const late = readCard('Suspend 1—{G}', { name: 'Late', manaCost: '{7}' });
    const start = table([late], [put(late, 'ann', 'hand'), ...lands('Forest', 1)]);
    const at = start.does('ann', 'activate', { card: 'late', ability: 'suspend' });
    expect([zoneOf(at, 'late'), at.state.stack.length, cardIn(at, 'late').counters]).toEqual([
      'exile',
      0,
      { time: 1 },
    ]);
    const due = at.until('upkeep');
    const asked = due.bothPass(2);
    const cast = asked.does('ann', 'decide', {}, ['yes']).bothPass();
    expect([zoneOf(cast, 'late'), cardIn(cast, 'late').keywords]).toEqual([
      'battlefield',
      expect.arrayContaining([{ keyword: 'haste' }]),
    ]);
    expect(start.offers('ann')).toContain('activate late suspend');
  });

  it('702.88a rebound: exiled as it resolves, and cast again at the next upkeep of its controller', () => {
    const echo = named('Echo', 'You gain 2 life.\nRebound');
    const at = table([echo], [put(echo, 'ann', 'hand'), ...forests])
      .does('ann', 'cast', { card: 'echo' })
      .bothPass();
    expect([zoneOf(at, 'echo'), lifeOf(at, 'ann')]).toEqual(['exile', 22]);
    const due = at.until('upkeep').bothPass();
    const again = due.does('ann', 'decide', {}, ['yes']).bothPass();
    expect([zoneOf(again, 'echo'), lifeOf(again, 'ann')]).toEqual(['graveyard', 24]);
  });

  it('702.35a madness: exiled as it is discarded, and cast for its other cost or put into the graveyard', () => {
    const fit = named('Fit', 'You gain 4 life.\nMadness {G}', 'Sorcery', '{6}');
    const drop = named('Drop', 'Discard a card.');
    const start = table(
      [fit, drop],
      [put(fit, 'ann', 'hand'), put(drop, 'ann', 'hand'), ...lands('Forest', 2)],
    );
    const at = start.does('ann', 'cast', { card: 'drop' }).bothPass();
    expect(zoneOf(at, 'fit')).toBe('exile');
    const asked = at.bothPass();
    const cast = asked.does('ann', 'decide', {}, ['yes']);
    expect([zoneOf(cast, 'fit'), lifeOf(cast.bothPass(), 'ann')]).toEqual(['stack', 24]);
    expect(zoneOf(asked.does('ann', 'decide', {}, ['no']), 'fit')).toBe('graveyard');
  });

  it('608.2g: its targets are chosen on the stack, and without legal ones it is not cast', () => {
    const big = readCard('Cascade', { name: 'Big', manaCost: '{4}' });
    const slay = named('Slay', 'Destroy target creature.');
    const start = (cards: readonly ReturnType<typeof put>[]) =>
      table([big, slay, bear], [put(big, 'ann', 'hand'), onTop(slay, 'slay', -1), ...cards, ...forests])
        .does('ann', 'cast', { card: 'big' })
        .bothPass();
    const at = start([put(bear, 'bob')])
      .does('ann', 'decide', {}, ['yes'])
      .does('ann', 'decide', {}, ['bear'])
      .bothPass();
    expect(zoneOf(at, 'bear')).toBe('graveyard');
    expect(zoneOf(start([]), 'slay')).toBe('library');
  });
});

describe('other costs of spells', () => {
  it('702.42a entwine: both modes, for more', () => {
    const both = named('Both', 'Choose one —\n• You gain 2 life.\n• Draw a card.\nEntwine {2}');
    const start = table([both], [put(both, 'ann', 'hand'), ...forests]);
    const at = start
      .does('ann', 'cast', { card: 'both', modes: ['m1', 'm2'], costs: ['entwine'] })
      .bothPass();
    expect([
      lifeOf(at, 'ann'),
      at.state.cards.filter(({ zone, owner }) => zone === 'hand' && owner === 'ann').length,
    ]).toEqual([22, 1]);
    expect(start.tries('ann', 'cast', { card: 'both', modes: ['m1', 'm2'] })).toBe('mtg.wrongModes');
    expect(start.tries('ann', 'cast', { card: 'both', modes: ['m1'], costs: ['entwine'] })).toBe(
      'mtg.wrongModes',
    );
    expect(start.offers('ann').filter((offer) => offer.startsWith('cast'))).toHaveLength(3);
  });

  it('702.120a escalate: its cost for each mode after the first', () => {
    const both = named('Both', 'Escalate {2}\nChoose one or more —\n• You gain 2 life.\n• Draw a card.');
    const start = table([both], [put(both, 'ann', 'hand'), ...lands('Forest', 3)]);
    expect(start.tries('ann', 'cast', { card: 'both', modes: ['m1', 'm2'], costs: ['escalate'] })).toBe('ok');
    expect(start.tries('ann', 'cast', { card: 'both', modes: ['m1', 'm2'] })).toBe('mtg.wrongModes');
  });

  it('702.109a dash: with haste, and back at the end of the turn', () => {
    const swift = readCard('Dash {1}', { name: 'Swift', manaCost: '{5}' });
    const at = table([swift], [put(swift, 'ann', 'hand'), ...forests])
      .does('ann', 'cast', { card: 'swift', costs: ['dash'] })
      .bothPass();
    expect(cardIn(at, 'swift').keywords).toContainEqual({ keyword: 'haste' });
    expect(zoneOf(at.until('end').bothPass(), 'swift')).toBe('hand');
  });

  it('702.137a spectacle, 702.117a surge: only if something happened', () => {
    const show = named('Show', 'You gain 1 life.\nSpectacle {G}', 'Sorcery', '{8}');
    const wave = named('Wave', 'You gain 1 life.\nSurge {G}', 'Sorcery', '{8}');
    const zap = named('Zap', 'Zap deals 2 damage to any target.', 'Instant');
    const start = table(
      [show, wave, zap],
      [put(show, 'ann', 'hand'), put(wave, 'ann', 'hand'), put(zap, 'ann', 'hand'), ...lands('Forest', 3)],
    );
    const tries = (at: typeof start) => [
      at.tries('ann', 'cast', { card: 'show', costs: ['spectacle'] }),
      at.tries('ann', 'cast', { card: 'wave', costs: ['surge'] }),
    ];
    expect(tries(start)).toEqual(['mtg.notNow 118.9', 'mtg.notNow 118.9']);
    expect(tries(start.does('ann', 'cast', { card: 'zap' }, ['bob']).bothPass())).toEqual(['ok', 'ok']);
  });

  it('702.61a split second: nothing is cast or activated in response but mana abilities', () => {
    const quick = named('Quick', 'You gain 1 life.\nSplit second', 'Instant');
    const zap = named('Zap', 'Zap deals 2 damage to any target.', 'Instant');
    const pinger = readCard('{T}: Moss Druid deals 1 damage to any target.');
    const at = table(
      [quick, zap, pinger],
      [put(quick, 'ann', 'hand'), put(zap, 'ann', 'hand'), put(pinger, 'ann'), ...forests],
    ).does('ann', 'cast', { card: 'quick' });
    expect([
      at.tries('ann', 'cast', { card: 'zap' }, ['bob']),
      at.tries('ann', 'activate', { card: 'moss-druid', ability: 'a1' }, ['bob']),
      at.tries('ann', 'activate', { card: 'forest-8', ability: 'tap-forest' }),
    ]).toEqual(['mtg.notNow 702.61a', 'mtg.notNow 702.61a', 'ok']);
    expect(at.offers('ann').some((offer) => offer.startsWith('cast') || offer.includes('moss-druid'))).toBe(
      false,
    );
  });
});

describe('what pays beside mana', () => {
  const cast = (
    text: string,
    cost: string,
    cards: readonly ReturnType<typeof put>[],
    definitions: readonly Parameters<typeof put>[0][],
  ) => {
    const spell = named('Spell', `You gain 3 life.\n${text}`, 'Sorcery', cost);
    return table([spell, ...definitions], [put(spell, 'ann', 'hand'), ...lands('Forest', 1), ...cards]);
  };
  const rock = readCard('', { name: 'Rock', types: 'Artifact', manaCost: '{1}' });

  it('702.51a convoke: creatures that are tapped pay for generic mana and for that of their colors', () => {
    const green = creatureCard('Sprite', ['G'], 1, 1);
    const start = cast('Convoke', '{1}{G}{G}', [put(bear, 'ann'), put(green, 'ann')], [bear, green]);
    expect(start.offers('ann')).toContain('cast spell');
    const at = start.does('ann', 'cast', { card: 'spell' });
    expect([cardIn(at, 'bear').tapped, cardIn(at, 'sprite').tapped, lifeOf(at.bothPass(), 'ann')]).toEqual([
      true,
      true,
      23,
    ]);
    const white = cast('Convoke', '{1}{W}', [put(bear, 'ann')], [bear]);
    expect(white.tries('ann', 'cast', { card: 'spell' })).toBe('mtg.notNow 601.2h');
  });

  it('702.126a improvise: artifacts; 702.66a delve: cards of the graveyard', () => {
    const made = cast('Improvise', '{2}', [put(rock, 'ann')], [rock]).does('ann', 'cast', { card: 'spell' });
    expect(cardIn(made, 'rock').tapped).toBe(true);
    const dug = cast(
      'Delve',
      '{2}',
      [put(bear, 'ann', 'graveyard'), put(bear, 'bob', 'graveyard', { instanceId: 'his' })],
      [bear],
    ).does('ann', 'cast', { card: 'spell' });
    expect([zoneOf(dug, 'bear'), zoneOf(dug, 'his')]).toEqual(['exile', 'graveyard']);
    expect(
      cast('Delve', '{3}', [put(bear, 'ann', 'graveyard')], [bear]).tries('ann', 'cast', { card: 'spell' }),
    ).toBe('mtg.notNow 601.2h');
  });
});
