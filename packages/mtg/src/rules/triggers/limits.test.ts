import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { lands, lifeOf, put, table } from '../../../test/table.js';
import type { TriggeredAbility } from '../../language/card-definition.js';
import { NO_TARGETS } from '../../language/card-definition.js';
import { matchStateOf } from '../../../test/match.js';
import { rulesOf } from '../execution.js';
import { isManaTrigger } from '../activating/mana-triggers.js';
import { noteTriggers } from './notice.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const doom = define('Doom', {
  types: ['sorcery'],
  cost: ['B'],
  spell: { effects: [{ effect: 'destroy', what: { each: { type: 'creature' } } }] },
});
const watcher = (more: Partial<TriggeredAbility>) =>
  define('Watcher', {
    types: ['artifact'],
    cost: [1],
    triggered: [
      {
        id: 'sees',
        trigger: { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' },
        effects: [{ effect: 'gainLife', amount: 1 }],
        ...more,
      },
    ],
  });

describe('603.2h an ability that triggers only so often each turn', () => {
  it.each<[string, Partial<TriggeredAbility>, gained: number]>([
    ['as often as it happens', {}, 3],
    ['once, though three die at once', { perTurn: 1 }, 1],
    ['twice', { perTurn: 2 }, 2],
    ['no more often than it happens', { perTurn: 4 }, 3],
  ])('%s', (_name, more, gained) => {
    const sees = watcher(more);
    const bears = ['a', 'b', 'c'].map((instanceId) => put(bear, 'bob', 'battlefield', { instanceId }));
    const cards = [put(sees, 'ann'), ...bears, put(doom, 'ann', 'hand'), ...lands('Swamp', 2)];
    const after = table([bear, doom, sees], cards)
      .does('ann', 'cast', { card: 'doom' })
      .bothPass(1 + gained);
    expect(lifeOf(after, 'ann')).toBe(20 + gained);
  });

  it('counts what triggered before in the turn, and each source by itself', () => {
    const sees = watcher({ perTurn: 1 });
    const two = ['first', 'second'].map((instanceId) => put(sees, 'ann', 'battlefield', { instanceId }));
    const dooms = ['x', 'y'].map((instanceId) => put(doom, 'ann', 'hand', { instanceId }));
    const cards = [...two, put(bear, 'bob'), ...dooms, ...lands('Swamp', 2)];
    const once = table([bear, doom, sees], cards).does('ann', 'cast', { card: 'x' }).bothPass(3);
    expect(lifeOf(once, 'ann')).toBe(22);
    expect(Object.values(once.state.activated)).toEqual([1, 1]);
  });
});

it('602.5b, 603.2h what was counted before in the turn stays counted as something else triggers', () => {
  const sees = watcher({ perTurn: 2 });
  const cards = [put(sees, 'ann'), put(bear, 'bob'), put(doom, 'ann', 'hand'), ...lands('Swamp', 1)];
  const after = table([bear, doom, sees], cards, { activated: { 'rod 0 a1': 1 } })
    .does('ann', 'cast', { card: 'doom' })
    .bothPass();
  expect(Object.values(after.state.activated)).toEqual([1, 1]);
});

describe('603.2c an ability that triggers for each counter', () => {
  it.each<[string, number, number]>([
    ['as many as come', 3, 3],
    ['and no more than a match can bear', 1_000_000_000, 1_000],
  ])('%s', (_name, amount, times) => {
    const each = watcher({ trigger: { on: 'getsCounters', what: 'self', counter: 'age', each: true } });
    const state = matchStateOf({ cards: [put(each, 'you', 'battlefield', { instanceId: 'watch' })] });
    const event = {
      type: 'counters',
      on: { kind: 'card', id: 'watch', incarnation: 0 },
      counter: 'age',
      amount,
    };
    expect(noteTriggers(unwrap(rulesOf([each])), state, state, [event]).waiting).toHaveLength(times);
  });
});

describe('603.10a what looks back', () => {
  it('sees itself sacrificed', () => {
    const imp = creatureCard('Imp', ['B'], 1, 1, [], {
      activated: [
        {
          id: 'burns',
          costs: [{ cost: 'sacrifice', what: 'self' }],
          effects: [{ effect: 'gainLife', amount: 5 }],
          isManaAbility: false,
        },
      ],
      triggered: [
        {
          id: 'sees',
          trigger: { on: 'sacrifices', who: 'you', what: { type: 'creature' } },
          effects: [{ effect: 'gainLife', amount: 1 }],
        },
      ],
    });
    const at = table([imp], [put(imp, 'ann')]).does('ann', 'activate', { card: 'imp', ability: 'burns' });
    expect(lifeOf(at.bothPass(2), 'ann')).toBe(26);
  });
});

describe('602.5 when players may do something', () => {
  const bell = (timing: object) =>
    define('Bell', {
      types: ['artifact'],
      activated: [
        {
          id: 'rings',
          costs: [{ cost: 'life', amount: 1 }],
          effects: [{ effect: 'gainLife', amount: 1 }],
          isManaAbility: false,
          timing,
        },
      ],
    });
  it.each([
    ['in a step that an ability names', { during: 'upkeep' }, 'upkeep'],
    ['of the turn that it names', { during: 'upkeep', turn: 'yours' }, 'upkeep'],
    ['not of another turn', { during: 'upkeep', turn: 'opponents' }, 'main1'],
    ['in no other step for a turn alone', { turn: 'yours' }, 'main1'],
  ])('117.1 they get priority %s', (_name, timing, step) => {
    const card = bell(timing);
    const at = table([card], [put(card, 'bob')], { step: 'end' }).bothPass();
    expect([at.state.activePlayer, at.state.turn.step]).toEqual(['bob', step]);
  });
});

it('603.2h once each turn, though it happens again later in the turn', () => {
  const imp = creatureCard('Imp', ['B'], 1, 1, [], {
    activated: [
      {
        id: 'burns',
        costs: [{ cost: 'sacrifice', what: 'self' }],
        effects: [{ effect: 'gainLife', amount: 5 }],
        isManaAbility: false,
      },
    ],
  });
  const sees = watcher({ perTurn: 1 });
  const imps = ['a', 'b'].map((instanceId) => put(imp, 'ann', 'battlefield', { instanceId }));
  const burning = (at: ReturnType<typeof table>, card: string) =>
    at.does('ann', 'activate', { card, ability: 'burns' });
  const once = burning(table([imp, sees], [put(sees, 'ann'), ...imps]), 'a').bothPass(2);
  expect(lifeOf(once, 'ann')).toBe(26);
  const twice = burning(once, 'b');
  expect(twice.state.stack).toHaveLength(1);
  expect(lifeOf(twice.bothPass(), 'ann')).toBe(31);
});

describe('605.1b a triggered mana ability', () => {
  const adds = { effect: 'addMana', mana: { green: 1 } } as const;
  const gains = { effect: 'gainLife', amount: 1 } as const;
  const tapped = { on: 'tappedForMana', what: { type: 'land' } } as const;
  it.each<[string, Omit<TriggeredAbility, 'id'>, boolean]>([
    ['adds mana', { trigger: tapped, effects: [adds] }, true],
    ['whatever else it does', { trigger: tapped, effects: [gains, adds] }, true],
    ['has no target', { trigger: tapped, effects: [adds], targets: NO_TARGETS }, false],
    ['adds some', { trigger: tapped, effects: [gains] }, false],
    [
      'triggers on mana',
      { trigger: { on: 'becomesTapped', what: { type: 'land' } }, effects: [adds] },
      false,
    ],
  ])('%s', (_name, ability, is) => expect(isManaTrigger({ id: 'gives', ...ability })).toBe(is));
});
