/** A challenge has two steps, and lasts until the bag of the second is empty (rule 4.6). */
import { describe, expect, it } from 'vitest';
import type { Ability } from '../language/ability.js';
import type { Effect } from '../language/effects/schema.js';
import type { Trigger } from '../language/trigger.js';
import { matchWith } from '../../test/stage/board.js';
import { challenge, take, yes, type Step } from '../../test/stage/steps.js';
import { after, card, decided, loreOf, made, table, zoneOf } from '../../test/table.js';

const when = (on: Trigger, ...effects: Effect[]): Ability => ({ kind: 'triggered', on: [on], effects });
const gain = (amount: number): Effect => ({ effect: 'gainLore', amount });
const out = { exerted: true };
const pim = made('Pim');
const banished = (inChallenge: 'challenging' | 'challenged' | 'either'): Trigger => ({
  event: 'isBanished',
  card: 'this',
  inChallenge,
});
const wins: Trigger = { event: 'banishesInChallenge', card: 'this' };
const isle = made('Isle', { type: 'location', willpower: 1, moveCost: 1 });

describe('the steps of a challenge', () => {
  const BESOM = made('Besom', { classifications: ['Broom'], willpower: 9 });
  /** Characters that return to hand when banished in a challenge, each with the other card that it takes. */
  const BACK = [
    ['Marshmallow - Persistent Guardian', undefined],
    ['Pim', 'Dr. Facilier - Agent Provocateur'],
    ['Besom', 'Mickey Mouse - Wayward Sorcerer'],
  ] as const;
  /**
   * Characters that banish the other one when banished in a challenge, with their damage and the answers to
   * their questions.
   */
  const CHALLENGED = [
    ['Cheshire Cat - Not All There', { damage: 2 }, []],
    ['Kuzco - Temperamental Emperor', { damage: 3 }, [yes]],
  ] as const;
  const played = (board: Parameters<typeof matchWith>[0], ...steps: readonly Step[]) => {
    let match = matchWith(board, [BESOM]);
    for (const step of steps) {
      const taken = take(match, step);
      if ('wrong' in taken) throw new Error(taken.wrong);
      ({ match } = taken);
    }
    return match;
  };

  it.each(BACK)('4.6.7 %s comes back to hand when banished by what it challenged', (hero, helper) => {
    for (const [foe, hurt, answers] of CHALLENGED) {
      const board = {
        play: [hero, ...(helper ? [helper] : [])],
        foes: [[foe, { ...out, ...hurt }] as const],
      };
      const at = played(board, challenge(hero, foe), ...answers, yes);
      expect([zoneOf(at, foe), zoneOf(at, hero), at.state.challenge]).toEqual(['discard', 'hand', null]);
    }
  });

  it.each(BACK)('4.6.7 %s comes back to hand when banished by what challenged it', (hero, helper) => {
    const phillip = 'Prince Phillip - Dragonslayer';
    const foes = [[hero, out] as const, ...(helper ? [helper] : [])];
    const at = played({ play: [[phillip, { damage: 2 }]], foes }, challenge(phillip, hero), yes, yes);
    expect([zoneOf(at, phillip), zoneOf(at, hero)]).toEqual(['discard', 'hand']);
  });

  it('4.6.7 Challenger counts while the triggers of the damage resolve, and no longer', () => {
    const proud: Effect = { effect: 'gainLore', amount: { of: 'this', property: 'strength' } };
    const knight = made(
      'Knight',
      { willpower: 9, has: [['challenger', 3]] },
      { abilities: [when(wins, proud)] },
    );
    const at = after(table({ play: [knight] }, { play: [[pim, out]] }), 'challenge', 'Knight', ['Pim']);
    expect([loreOf(at, 'north'), card(at, 'Knight').strength]).toEqual([5, 2]);
  });

  it('4.6.9 who leaves in the Declaration step was banished in a challenge, and nobody deals damage', () => {
    const trap = made(
      'Trap',
      {},
      {
        abilities: [when({ event: 'isChallenged', card: 'this' }, { effect: 'banish', what: 'challenger' })],
      },
    );
    const fallen = made('Fallen', {}, { abilities: [when(banished('challenging'), gain(3))] });
    const at = after(table({ play: [fallen] }, { play: [[trap, out]] }), 'challenge', 'Fallen', ['Trap']);
    expect([zoneOf(at, 'Fallen'), card(at, 'Trap').damage, loreOf(at, 'north')]).toEqual(['discard', 0, 3]);
    expect(at.state.challenge).toBeNull();
  });

  it('4.6.2 only the two are in the challenge: who stands by is banished outside of it', () => {
    const storm = made(
      'Storm',
      {},
      {
        abilities: [
          when(
            { event: 'challenges', card: 'this' },
            { effect: 'banish', what: { all: { withName: 'Side' } } },
          ),
        ],
      },
    );
    const side = made('Side', {}, { abilities: [when(banished('either'), gain(1))] });
    const at = after(table({ play: [storm, side] }, { play: [[pim, out]] }), 'challenge', 'Storm', ['Pim']);
    expect([zoneOf(at, 'Side'), loreOf(at, 'north')]).toEqual(['discard', 0]);
  });
});

describe('1.8.1.4 who banished whom in a challenge', () => {
  const hero = (...abilities: readonly Ability[]) =>
    made('Hero', { willpower: 9, strength: 3 }, { abilities: [when(wins, gain(1)), ...abilities] });

  it('1.8.1.4 the one that dealt the damage, or whose ability did it', () => {
    const far = made('Far', { willpower: 9 });
    const hits: readonly Effect[] = [
      { effect: 'dealDamage', what: 'challenged', amount: 9 },
      { effect: 'putDamage', what: 'challenged', amount: 9 },
      { effect: 'banish', what: 'challenged' },
    ];
    const [plain, ...others] = [undefined, ...hits].map((effect) => {
      const says = effect ? [when({ event: 'challenges', card: 'this' }, effect)] : [];
      const at = table({ play: [hero(...says)] }, { play: [[effect ? far : pim, out]] });
      return loreOf(after(at, 'challenge', 'Hero', [effect ? 'Far' : 'Pim']), 'north');
    });
    expect([plain, others]).toEqual([1, [1, 1, 1]]);
  });

  it('1.8.1.4 not the ability of a third card, nor damage of an earlier check', () => {
    const far = made('Far', { willpower: 4 });
    const aide = made(
      'Aide',
      {},
      {
        abilities: [
          when(
            { event: 'isDealtDamage', card: { withName: 'Far' } },
            { effect: 'dealDamage', what: 'subject', amount: 1 },
          ),
        ],
      },
    );
    const at = after(table({ play: [hero(), aide] }, { play: [[far, out]] }), 'challenge', 'Hero', ['Far']);
    // Aide's own damage triggers it again. Hero has nothing to resolve.
    expect([zoneOf(at, 'Far'), loreOf(at, 'north'), at.state.waiting]).toEqual(['discard', 0, []]);
  });

  it('6.1.6 a location is no other character, wherever something banishes it', () => {
    const at = after(table({ play: [hero()] }, { play: [isle] }), 'challenge', 'Hero', ['Isle']);
    expect([zoneOf(at, 'Isle'), loreOf(at, 'north')]).toEqual(['discard', 0]);
  });

  it('1.8.3 a check follows a check: who needs the location that fell is banished by the next one', () => {
    const strong: Ability = {
      kind: 'static',
      for: { type: 'character', atLocation: 'here' },
      gives: [{ stat: 'willpower', amount: 2 }],
    };
    const tower = made('Tower', { type: 'location', willpower: 2, moveCost: 1 }, { abilities: [strong] });
    const guest = made('Guest', { willpower: 2 }, { abilities: [when(banished('either'), gain(1))] });
    const at = table({ play: [hero()] }, { play: [tower, [guest, { damage: 2, at: 'Tower' }]] });
    const fallen = after(at, 'challenge', 'Hero', ['Tower']);
    expect([zoneOf(fallen, 'Tower'), zoneOf(fallen, 'Guest'), loreOf(fallen, 'south')]).toEqual([
      'discard',
      'discard',
      0,
    ]);
  });
});

it('4.6.4.4 the Declaration step is asked about before any damage is dealt', () => {
  const keen = made(
    'Keen',
    { willpower: 9 },
    { abilities: [when({ event: 'challenges', card: 'this' }, { effect: 'may', do: [gain(1)] })] },
  );
  const at = after(table({ play: [keen] }, { play: [[pim, out]] }), 'challenge', 'Keen', ['Pim']);
  expect([at.state.challenge?.step, card(at, 'Pim').damage]).toEqual(['declaration', 0]);
  const done = decided(at, 'yes');
  expect([done.state.challenge, card(done, 'Pim').damage, loreOf(done, 'north')]).toEqual([null, 2, 1]);
});
