import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../../test/table.js';
import { printCard } from '../abilities/print-card.js';

const hog = creatureCard('Moss Hog', [1], 2, 2);
const raise = sorcery(
  'Return target creature card from your graveyard to the battlefield with two +1/+1 counters on it.',
);

describe('122.6: entering the battlefield with counters', () => {
  it.each([
    'Put target creature card from a graveyard onto the battlefield under your control with a finality counter on it.',
    'Return a creature card from your graveyard to the battlefield with a finality counter on it.',
    'Surveil 3, then return a creature card from your graveyard to the battlefield with a stun counter on it.',
  ])('is read and printed: %s', (text) => {
    expect(printCard(sorcery(text)).unsaid).toEqual([]);
  });

  it.each([
    'Return target creature card from your graveyard to your hand with a finality counter on it.',
    'Return target creature card from your graveyard to the battlefield with a finality counter on target creature.',
    'Return target creature card from your graveyard to the battlefield with a finality counter on them.',
    'Return up to two target creature cards from your graveyard to the battlefield with a +1/+1 counter on it.',
  ])('is not read of what does not enter, nor of another object: %s', (text) => {
    expect(unreadOf(text)).toHaveLength(1);
  });

  it('the card has the counters as it enters', () => {
    const done = table(
      [raise, hog],
      [put(raise, 'ann', 'hand'), put(hog, 'ann', 'graveyard'), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
      .bothPass();
    expect([zoneOf(done, 'moss-hog'), cardIn(done, 'moss-hog').power]).toEqual(['battlefield', 4]);
  });

  it('a card that left the graveyard meanwhile stays where it is', () => {
    const back = readCard('{0}: Return Moss Hog from your graveyard to your hand.', {
      name: 'Moss Hog',
      types: 'Creature — Boar',
      power: '2',
      toughness: '2',
    });
    const cast = table(
      [raise, back],
      [put(raise, 'ann', 'hand'), put(back, 'ann', 'graveyard'), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
      .does('ann', 'activate', { card: 'moss-hog', ability: 'a1' })
      .bothPass(2);
    expect(zoneOf(cast, 'moss-hog')).toBe('hand');
  });

  it('122.1h: what returned with a finality counter is exiled as it would die', () => {
    const rise = readCard(
      'When Moss Druid dies, you may pay {1}. If you do, return it to the battlefield under your control with a finality counter on it.',
    );
    const doom = sorcery('Destroy target creature.', '{0}');
    const other = readCard('Destroy target creature.', {
      name: 'Moss Doom',
      types: 'Sorcery',
      manaCost: '{0}',
    });
    const back = table(
      [rise, doom, other],
      [put(rise, 'ann'), put(doom, 'ann', 'hand'), put(other, 'ann', 'hand'), ...lands('Forest', 1)],
    )
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-druid'])
      .bothPass(2)
      .does('ann', 'decide', {}, ['yes']);
    expect(cardIn(back, 'moss-druid')).toMatchObject({ zone: 'battlefield', counters: { finality: 1 } });
    const gone = back.does('ann', 'cast', { card: 'moss-doom' }, ['moss-druid']).bothPass();
    expect(zoneOf(gone, 'moss-druid')).toBe('exile');
  });
});

describe('"it" after two commands in a row', () => {
  it('is what the sentence says to tap, not what the trigger names', () => {
    const card = readCard(
      'When Moss Druid enters, tap target creature an opponent controls and put a stun counter on it.',
    );
    expect(card.triggered[0]?.effects).toMatchObject([
      { effect: 'tap', what: { bound: 't1' } },
      { effect: 'putCounters', what: { bound: 't1' }, counter: 'stun' },
    ]);
  });
});

describe('701.16a: investigate', () => {
  it.each([
    ['Investigate twice.', 2],
    ['Investigate three times.', 3],
    ['Investigate X times, where X is the number of creatures you control.', 1],
  ])('%s', (text, count) => {
    const rite = sorcery(text);
    const done = table([rite, hog], [put(rite, 'ann', 'hand'), put(hog, 'ann'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' })
      .bothPass();
    expect(done.state.cards.filter(({ subtypes }) => subtypes.includes('Clue'))).toHaveLength(count);
  });

  it('is done by the player who is named', () => {
    const rite = sorcery('Destroy target creature. Its controller investigates.');
    const done = table([rite, hog], [put(rite, 'ann', 'hand'), put(hog, 'bob'), ...lands('Forest', 1)])
      .does('ann', 'cast', { card: 'moss-rite' }, ['moss-hog'])
      .bothPass();
    expect(done.state.cards.find(({ subtypes }) => subtypes.includes('Clue'))?.owner).toBe('bob');
  });
});
