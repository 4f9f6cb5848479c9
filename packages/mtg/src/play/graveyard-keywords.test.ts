import { describe, expect, it } from 'vitest';
import { readCard, sorcery } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';

type At = ReturnType<typeof table>;
const handOf = (at: At, owner = 'ann') =>
  at.state.cards
    .filter((card) => card.zone === 'hand' && card.owner === owner)
    .map(({ instanceId }) => instanceId);
/** The cards of a table's libraries, from the top down. */
const top = (at: number): string => `ann-top-forest-${at}`;

describe('702.52: dredge', () => {
  const imp = readCard('Flying\nDredge 2', {
    name: 'Imp',
    types: 'Creature — Imp',
    power: '1',
    toughness: '1',
  });
  const study = sorcery('Draw two cards.');
  const start = (dredger = imp, owner = 'ann'): At =>
    table(
      [dredger, study],
      [put(dredger, owner, 'graveyard'), put(study, 'ann', 'hand'), ...lands('Forest', 1)],
    );
  const drawing = (at: At): At => at.does('ann', 'cast', { card: study.id }).bothPass();

  it('702.52a: instead of a draw its owner may mill so many cards and take it; each draw by itself', () => {
    const first = drawing(start()).does('ann', 'decide', {}, ['Imp']);
    expect([zoneOf(first, 'imp'), zoneOf(first, top(1)), zoneOf(first, top(2))]).toEqual([
      'hand',
      'graveyard',
      'graveyard',
    ]);
    expect(handOf(first).toSorted()).toEqual([top(3), 'imp']);
  });

  it('702.52a: who draws all the same is asked for the next draw again', () => {
    const first = drawing(start()).does('ann', 'decide', {}, ['draw']);
    expect([handOf(first), zoneOf(first, 'imp')]).toEqual([[top(1)], 'graveyard']);
    const second = first.does('ann', 'decide', {}, ['Imp']);
    expect(handOf(second).toSorted()).toEqual([top(1), 'imp']);
  });

  it('702.52b: with fewer cards in the library it does nothing; nor in the graveyard of another player', () => {
    const greedy = readCard('Dredge 21', {
      name: 'Imp',
      types: 'Creature — Imp',
      power: '1',
      toughness: '1',
    });
    for (const at of [start(greedy), start(imp, 'bob')])
      expect(handOf(drawing(at))).toEqual([top(1), top(2)]);
  });

  it('702.52b: with just so many cards in the library all of them are milled', () => {
    const deep = readCard('Dredge 20', { name: 'Imp', types: 'Creature — Imp', power: '1', toughness: '1' });
    const done = drawing(start(deep)).does('ann', 'decide', {}, ['Imp']);
    expect([zoneOf(done, 'imp'), zoneOf(done, top(20))]).toEqual(['hand', 'graveyard']);
  });

  it('702.52a: the draw of a turn is replaced as well', () => {
    const at = table([imp], [put(imp, 'ann', 'graveyard'), ...lands('Forest', 1)]);
    const drawn = at.until('main2').until('main1').until('end');
    let mine = drawn;
    for (let count = 0; count < 20 && !mine.runtime.toAct(mine.match).includes('ann'); count++)
      mine = mine.does('bob', 'pass');
    for (let count = 0; count < 20 && mine.tries('ann', 'decide', {}, ['Imp']) !== 'ok'; count++) {
      const [player = ''] = mine.runtime.toAct(mine.match);
      mine = mine.does(player, 'pass');
    }
    expect(zoneOf(mine.does('ann', 'decide', {}, ['Imp']), 'imp')).toBe('hand');
  });
});

describe('702.146: disturb', () => {
  const other = {
    name: 'Moss Ghost',
    types: 'Creature — Spirit',
    text: 'Flying\nIf this creature would be put into a graveyard from anywhere, exile it instead.',
    power: '3',
    toughness: '1',
    layout: 'transform' as const,
  };
  const monk = readCard('Disturb {2}', {
    name: 'Monk',
    types: 'Creature — Human',
    manaCost: '{W}',
    power: '1',
    toughness: '2',
    other,
  });
  const axe = readCard('Destroy target creature.', { name: 'Axe', types: 'Instant' });
  const counterspell = readCard('Counter target spell.', { name: 'No', types: 'Instant' });
  const cards = [monk, axe, counterspell];
  const disturbing = { card: 'monk', face: 'other', costs: ['disturb'] };
  const start = (zone: 'graveyard' | 'hand' = 'graveyard'): At =>
    table(cards, [
      put(monk, 'ann', zone),
      put(axe, 'ann', 'hand'),
      put(counterspell, 'bob', 'hand'),
      ...lands('Plains', 6),
      ...lands('Island', 2, 'bob'),
    ]);

  it('702.146a: from its owner’s graveyard its back is cast for that cost, and enters with its back up', () => {
    const at = start();
    expect(at.tries('ann', 'cast', { card: 'monk' })).not.toBe('ok');
    expect(at.tries('ann', 'cast', { card: 'monk', costs: ['disturb'] })).not.toBe('ok');
    const cast = at.does('ann', 'cast', disturbing);
    const spell = cardIn(cast, 'monk');
    expect([spell.zone, spell.names, spell.types, spell.subtypes]).toEqual([
      'stack',
      ['Moss Ghost'],
      ['creature'],
      ['Spirit'],
    ]);
    // 202.3b
    expect(spell.manaValue).toBe(1);
    expect(cast.state.cards.filter(({ tapped }) => tapped)).toHaveLength(2);
    const done = cast.bothPass();
    const { names, power, zone } = cardIn(done, 'monk');
    expect([names, power, zone]).toEqual([['Moss Ghost'], 3, 'battlefield']);
    const dead = done.does('ann', 'cast', { card: 'axe' }, ['monk']).bothPass();
    expect([zoneOf(dead, 'monk'), cardIn(dead, 'monk').names]).toEqual(['exile', ['Monk']]);
  });

  it('702.146a: not from the hand, and of the front nothing is cast from the graveyard', () => {
    const at = start('hand');
    expect(at.tries('ann', 'cast', disturbing)).not.toBe('ok');
    expect(at.offers('ann').filter((offer) => offer.startsWith('cast monk'))).toEqual(['cast monk']);
    expect(
      start()
        .offers('ann')
        .filter((offer) => offer.startsWith('cast monk')),
    ).toHaveLength(1);
  });

  it('702.146b: as it is countered it is exiled, as its back says', () => {
    const cast = start().does('ann', 'cast', disturbing).does('ann', 'pass');
    const done = cast.does('bob', 'cast', { card: 'no' }, ['monk']).bothPass();
    expect(zoneOf(done, 'monk')).toBe('exile');
  });
});

it('603.8: what triggers as a spell is cast triggers once, whatever it became', () => {
  const moth = readCard('When you cast this spell, you gain 2 life.', {
    name: 'Moth',
    types: 'Creature — Moth',
    power: '1',
    toughness: '1',
  });
  const at = table([moth], [put(moth, 'ann', 'hand'), ...lands('Forest', 1)]);
  const done = at.does('ann', 'cast', { card: 'moth' }).bothPass(2);
  expect([
    done.state.players.find(({ id }) => id === 'ann')?.life,
    done.state.waiting,
    zoneOf(done, 'moth'),
  ]).toEqual([22, [], 'battlefield']);
});
