import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import {
  imp,
  ox,
  RITE,
  CREATURE,
  rite,
  dealt,
  gains,
  mana,
  at,
  tapped,
  castOf,
} from '../../test/paid-costs.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import { target, t1 } from '../language/keyword-parts.js';
import { isWhole } from '../language/unexpressed.js';

describe('what a paid cost adds to a spell, or puts in the place of its text', () => {
  it('702.33g: a target that is there only where the spell is kicked is chosen only then, and checked with the others', () => {
    const kicked = rite([{ keyword: 'kicker', costs: mana(1) }], {
      targets: target(CREATURE),
      effects: [dealt(2)],
      paid: [
        {
          cost: 'kicker',
          targets: target({ zone: 'battlefield', type: 'land' }),
          effects: [{ effect: 'destroy', what: t1 }],
        },
      ],
    });
    const start = at(kicked, put(ox, 'bob'), ...lands('Forest', 1, 'bob'));
    expect(start.tries('ann', 'cast', { card: RITE }, ['ox'], ['bobs-forest-1'])).toBe('wrongSlotCount');
    expect(start.tries('ann', 'cast', { card: RITE, costs: ['kicker'] }, ['ox'])).toBe('wrongSlotCount');
    const plain = start.does('ann', 'cast', { card: RITE }, ['ox']).bothPass();
    expect([zoneOf(plain, 'ox'), zoneOf(plain, 'bobs-forest-1'), tapped(plain)]).toEqual([
      'graveyard',
      'battlefield',
      1,
    ]);
    const both = start
      .does('ann', 'cast', { card: RITE, costs: ['kicker'] }, ['ox'], ['bobs-forest-1'])
      .bothPass();
    expect([zoneOf(both, 'ox'), zoneOf(both, 'bobs-forest-1'), tapped(both)]).toEqual([
      'graveyard',
      'graveyard',
      2,
    ]);
  });

  it('702.166d: what is asked for only where the spell is bargained is asked for only then', () => {
    const relic = define('Relic', { types: ['artifact'], cost: [1] });
    const bargained = rite(
      [
        {
          keyword: 'bargain',
          costs: [
            { cost: 'sacrifice', what: { anyOf: [{ type: ['artifact', 'enchantment'] }, { token: true }] } },
          ],
        },
      ],
      {
        effects: [gains(1)],
        paid: [{ cost: 'bargain', targets: target(CREATURE), effects: [dealt(2)] }],
      },
    );
    const start = table(
      [imp, ox, bargained, relic],
      [put(bargained, 'ann', 'hand'), ...lands('Forest', 2), put(relic, 'ann'), put(ox, 'bob')],
    );
    const plain = start.does('ann', 'cast', { card: RITE }).bothPass();
    expect([lifeOf(plain, 'ann'), zoneOf(plain, 'ox'), zoneOf(plain, 'relic')]).toEqual([
      21,
      'battlefield',
      'battlefield',
    ]);
    const done = start.does('ann', 'cast', { card: RITE, costs: ['bargain'] }, ['ox'], ['relic']).bothPass();
    expect([lifeOf(done, 'ann'), zoneOf(done, 'ox'), zoneOf(done, 'relic')]).toEqual([
      21,
      'graveyard',
      'graveyard',
    ]);
  });

  it('702.96b: where its overload cost is paid a spell has no target, so that it affects what could not be targeted', () => {
    const veiled = creatureCard('Veiled', ['G'], 2, 2, ['hexproof']);
    const storm = rite([{ keyword: 'overload', costs: mana(3) }], {
      targets: target(CREATURE),
      effects: [dealt(2)],
      paid: [{ cost: 'overload', instead: true, effects: [dealt(2, 'each')] }],
    });
    const start = table(
      [imp, ox, storm, veiled],
      [put(storm, 'ann', 'hand'), ...lands('Forest', 4), put(veiled, 'bob'), put(ox, 'bob')],
    );
    expect(start.tries('ann', 'cast', { card: RITE }, ['veiled'])).not.toBe('ok');
    const cast = start.does('ann', 'cast', { card: RITE, costs: ['overload'] });
    const done = cast.bothPass();
    expect([zoneOf(done, 'veiled'), zoneOf(done, 'ox'), tapped(cast)]).toEqual(['graveyard', 'graveyard', 3]);
    const one = start.does('ann', 'cast', { card: RITE }, ['ox']).bothPass();
    expect([zoneOf(one, 'veiled'), zoneOf(one, 'ox'), tapped(one)]).toEqual(['battlefield', 'graveyard', 1]);
  });

  it('702.96a: what a spell does for its overload cost it does instead of the usual, not beside it', () => {
    const storm = rite([{ keyword: 'overload', costs: mana(3) }], {
      effects: [gains(1)],
      paid: [{ cost: 'overload', instead: true, effects: [gains(10)] }],
    });
    const gained = (...costs: readonly string[]) =>
      lifeOf(
        at(storm)
          .does('ann', 'cast', { card: RITE, ...(costs.length > 0 ? { costs } : {}) })
          .bothPass(),
        'ann',
      );
    expect([gained(), gained('overload')]).toEqual([21, 30]);
  });

  it('702.148a: where its cleave cost is paid a spell is without the words in square brackets', () => {
    const cleft = rite([{ keyword: 'cleave', costs: mana(3) }], {
      targets: target({ ...CREATURE, tapped: true }),
      effects: [{ effect: 'destroy', what: t1 }],
      paid: [
        {
          cost: 'cleave',
          instead: true,
          targets: target(CREATURE),
          effects: [{ effect: 'destroy', what: t1 }],
        },
      ],
    });
    const start = at(cleft, put(ox, 'bob'));
    expect(castOf(start)).toEqual([`cast ${RITE} ["cleave"]`]);
    expect(start.tries('ann', 'cast', { card: RITE }, ['ox'])).toBe('filterMismatch');
    const done = start.does('ann', 'cast', { card: RITE, costs: ['cleave'] }, ['ox']).bothPass();
    expect([zoneOf(done, 'ox'), tapped(done)]).toEqual(['graveyard', 3]);
  });

  it.each(['cleave', 'overload'] as const)(
    'the keyword %s without the text that it stands for is nothing that a match performs',
    (keyword) => {
      const spell = { effects: [gains(1)] };
      expect(isWhole(rite([{ keyword, costs: mana(1) }], spell))).toBe(false);
      expect(
        isWhole(
          rite([{ keyword, costs: mana(1) }], {
            ...spell,
            paid: [{ cost: keyword, instead: true, effects: [gains(2)] }],
          }),
        ),
      ).toBe(true);
    },
  );

  it('702.113b: a spell targets a land for its awaken only where that cost is paid', () => {
    const awakening = rite([{ keyword: 'awaken', n: 3, costs: mana(4) }], { effects: [gains(1)] });
    const start = at(awakening, ...lands('Forest', 1, 'bob'));
    const plain = start.does('ann', 'cast', { card: RITE }).bothPass();
    expect([lifeOf(plain, 'ann'), tapped(plain)]).toEqual([21, 1]);
    const paid = { card: RITE, costs: ['awaken'] };
    expect(start.tries('ann', 'cast', paid)).not.toBe('ok');
    expect(start.tries('ann', 'cast', paid, ['bobs-forest-1'])).toBe('filterMismatch');
    const done = start.does('ann', 'cast', paid, ['forest-9']).bothPass();
    const land = cardIn(done, 'forest-9');
    expect([land.types, land.subtypes, land.power, land.toughness]).toEqual([
      ['land', 'creature'],
      ['Forest', 'Elemental'],
      3,
      3,
    ]);
    expect([land.keywords, lifeOf(done, 'ann'), tapped(done)]).toEqual([[{ keyword: 'haste' }], 21, 4]);
  });

  it('702.113b: what has lost its only target does not resolve, where that is the one for awaken', () => {
    const awakening = rite([{ keyword: 'awaken', n: 3, costs: mana(1) }], { effects: [gains(1)] });
    const fell = define('Fell', {
      types: ['instant'],
      cost: ['G'],
      spell: {
        targets: target({ zone: 'battlefield', type: 'land' }),
        effects: [{ effect: 'destroy', what: t1 }],
      },
    });
    const start = table(
      [awakening, fell],
      [
        put(awakening, 'ann', 'hand'),
        put(fell, 'bob', 'hand'),
        ...lands('Forest', 3),
        ...lands('Forest', 1, 'bob'),
      ],
    );
    const done = start
      .does('ann', 'cast', { card: RITE, costs: ['awaken'] }, ['forest-3'])
      .does('ann', 'pass')
      .does('bob', 'cast', { card: 'fell' }, ['forest-3'])
      .bothPass(2);
    expect([lifeOf(done, 'ann'), zoneOf(done, RITE)]).toEqual([20, 'graveyard']);
  });
});
