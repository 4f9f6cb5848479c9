import { describe, expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { mtgCardOf } from '../../state/card.js';
import { legendDecision } from './legends.js';
import { lands, put, table, told, zoneOf } from '../../../test/table.js';

const queen = creatureCard('Moss Queen', [1], 2, 2, [], { supertypes: ['legendary'] });
const smith = creatureCard('Ore Smith', [1], 2, 2, [], { supertypes: ['legendary'] });
const ids = ['new', 'old', 'bobs'] as const;

/** Ann has cast her second queen. Bob has one of his own. */
const second = () =>
  table(
    [queen, smith],
    [
      put(queen, 'ann', 'hand', { instanceId: 'new' }),
      put(queen, 'ann', 'battlefield', { instanceId: 'old' }),
      put(queen, 'bob', 'battlefield', { instanceId: 'bobs' }),
      ...lands('Forest', 1),
    ],
  )
    .does('ann', 'cast', { card: 'new' })
    .bothPass();

describe('704.5j: the legend rule', () => {
  it.each([
    ['old', ['graveyard', 'battlefield', 'battlefield']],
    ['new', ['battlefield', 'graveyard', 'battlefield']],
  ])('its controller chooses that %s stays', (stays, zones) => {
    const asked = second();
    expect(asked.offers('bob')).toEqual([]);
    expect(asked.offers('ann')).toEqual(['decide']);
    expect(asked.tries('ann', 'pass')).toBe('mtg.notYourMove');
    expect(asked.tries('ann', 'decide', {}, ['bobs'])).not.toBe('ok');
    const done = asked.does('ann', 'decide', {}, [stays]);
    expect(ids.map((id) => zoneOf(done, id))).toEqual(zones);
    expect(told(done, 'stateBased')).toHaveLength(1);
    expect(done.state.keeps).toBeUndefined();
    expect(done.bothPass().state.turn.step).not.toBe('main1');
  });

  it('not of what is phased out, nor of what was chosen and has come back as another object', () => {
    const facts = [{ phasedOut: true }, {}];
    const { state } = table(
      [queen],
      facts.map((fact, at) => put(queen, 'ann', 'battlefield', { instanceId: `q${at}`, ...fact })),
    );
    expect(legendDecision(state)).toBeUndefined();
    const cards = state.cards.map((card) => mtgCardOf({ ...card, phasedOut: false }));
    const keeps = [{ kind: 'card', id: 'q0', incarnation: 0 }];
    expect(legendDecision({ ...state, cards })).toMatchObject({ kind: 'legend', player: 'ann' });
    expect(legendDecision({ ...state, cards, keeps })).toBeUndefined();
    expect(
      legendDecision({ ...state, cards, keeps: [{ kind: 'card', id: 'q0', incarnation: 4 }] }),
    ).toBeDefined();
  });

  it('101.4 in turn order, one name after the other, and all of them go at once', () => {
    const twice = (owner: 'ann' | 'bob') =>
      ['s1', 's2'].map((id) => put(smith, owner, 'battlefield', { instanceId: `${owner}-${id}` }));
    const queens = ['old', 'new'].map((instanceId) => put(queen, 'ann', 'battlefield', { instanceId }));
    const asked = table([queen, smith], [...twice('bob'), ...queens, ...twice('ann')]);
    const first = asked.does('ann', 'decide', {}, ['old']);
    expect(zoneOf(first, 'new')).toBe('battlefield');
    const next = first.does('ann', 'decide', {}, ['ann-s2']);
    expect(next.offers('ann')).toEqual([]);
    const done = next.does('bob', 'decide', {}, ['bob-s1']);
    expect(['old', 'new', 'ann-s1', 'ann-s2', 'bob-s1', 'bob-s2'].map((id) => zoneOf(done, id))).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
      'battlefield',
      'battlefield',
      'graveyard',
    ]);
  });
});
