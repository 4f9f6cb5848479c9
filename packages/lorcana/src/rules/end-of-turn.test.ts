/** "This turn" ends in its own turn, before the next player's begins (rule 3.4.1.2). */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../language/ability.js';
import type { Effect } from '../language/effects/schema.js';
import type { Duration } from '../language/modification.js';
import { after, card, countIn, loreOf, made, table, zoneOf } from '../../test/table.js';

const pim = made('Pim');
const tough = (name: string, duration: Duration, controller: 'self' | 'opponent' = 'self') =>
  made(
    name,
    { type: 'action', cost: 1 },
    {
      effects: [
        {
          effect: 'give',
          what: { all: { type: 'character', controller } },
          gives: [{ stat: 'willpower', amount: 2 }],
          for: duration,
        },
      ],
    },
  );
const sees = (during: 'yourTurn' | 'opponentsTurn', effect: Effect): Ability => ({
  kind: 'triggered',
  on: [{ event: 'isBanished', card: { withName: 'Pim' }, during }],
  effects: [effect],
});
const gain: Effect = { effect: 'gainLore', amount: 1 };
const hurt = { damage: 3 };

describe('the End-of-Turn Phase', () => {
  const clerk = made(
    'Clerk',
    {},
    { abilities: [sees('yourTurn', gain), sees('opponentsTurn', { effect: 'draw', amount: 1 })] },
  );

  it('3.4.1.2 what lasts this turn ends in this turn, and what that banishes is banished in it', () => {
    const start = table({ hand: [tough('Boon', 'thisTurn')], ink: 1, play: [[pim, hurt], clerk] });
    const at = after(after(start, 'play', 'Boon'), 'endTurn');
    expect([zoneOf(at, 'Pim'), loreOf(at, 'north'), countIn(at, 'north', 'hand')]).toEqual(['discard', 1, 0]);
  });

  it('3.4.1.1 the abilities of the end of the turn still see it', () => {
    const measure: Effect = { effect: 'gainLore', amount: { of: 'this', property: 'willpower' } };
    const late = made(
      'Late',
      {},
      { abilities: [{ kind: 'triggered', on: [{ event: 'turnEnds', player: 'you' }], effects: [measure] }] },
    );
    const at = after(table({ hand: [tough('Boon', 'thisTurn')], ink: 1, play: [late] }), 'play', 'Boon');
    const done = after(at, 'endTurn');
    expect([loreOf(done, 'north'), card(done, 'Late').willpower]).toEqual([5, 3]);
  });

  it('3.4.1.2 a floating ability ends with its turn, at the end of which it still counts', () => {
    const float: Effect = { effect: 'whenever', on: [{ event: 'turnEnds', player: 'any' }], do: [gain] };
    const act = made('Act', { type: 'action', cost: 1 }, { effects: [float] });
    const at = after(after(table({ hand: [act], ink: 1 }), 'play', 'Act'), 'endTurn');
    expect(loreOf(at, 'north')).toBe(1);
    expect(loreOf(after(at, 'endTurn'), 'north')).toBe(1);
  });

  it.each<[Duration, readonly number[]]>([
    ['thisTurn', [5, 3, 3, 3]],
    ['untilYourNextTurn', [5, 5, 3, 3]],
    ['theirNextTurn', [3, 5, 3, 3]],
  ])('3.2.1.3 %s lasts so long', (duration, wanted) => {
    let at = after(
      table({ hand: [tough('Boon', duration, 'opponent')], ink: 1 }, { play: [pim] }),
      'play',
      'Boon',
    );
    const seen = wanted.map(() => {
      const { willpower } = card(at, 'Pim');
      at = after(at, 'endTurn');
      return willpower;
    });
    expect(seen).toEqual(wanted);
  });

  it('6.1.13.1 what is so during their next turn ends in that turn', () => {
    const wound: Effect = { effect: 'putDamage', what: { all: { withName: 'Pim' } }, amount: 3 };
    const wounder = made(
      'Wounder',
      {},
      {
        abilities: [
          { kind: 'triggered', on: [{ event: 'turnBegins', player: 'opponent' }], effects: [wound] },
        ],
      },
    );
    const north = { hand: [tough('Boon', 'theirNextTurn', 'opponent')], ink: 1, play: [wounder] };
    const theirs = after(after(table(north, { play: [pim, clerk] }), 'play', 'Boon'), 'endTurn');
    expect(card(theirs, 'Pim')).toMatchObject({ zone: 'play', damage: 3, willpower: 5 });
    const done = after(theirs, 'endTurn');
    expect([zoneOf(done, 'Pim'), loreOf(done, 'south')]).toEqual(['discard', 1]);
  });
});
