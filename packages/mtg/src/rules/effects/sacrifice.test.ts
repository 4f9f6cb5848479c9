import { describe, expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { expectJson, idsIn, offered } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';
import { type Effect, effect as effectSchema } from '../../language/effects/effect.js';

const state = matchOf(
  creature('a', 'you', { power: 4 }),
  creature('b', 'you', { keywords: [{ keyword: 'indestructible' }] }),
  creature('stolen', 'you', { controller: 'foe' }),
  creature('x', 'foe'),
  card('hill', 'you', { types: ['land'] }),
  creature('dead', 'you', { zone: 'graveyard' }),
);
const aCreature: Effect = { effect: 'sacrifice', filter: { type: 'creature' } };

describe('sacrificing', () => {
  it('701.21a: a player chooses among what that player controls', () => {
    const asked = happen(state, aCreature);
    expect([asked.decision?.player, ...offered(asked)]).toEqual(['you', 'a', 'b']);
    expectJson(asked);
    const done = happen(state, aCreature, { answers: [['b']] });
    expect(idsIn(done, 'graveyard')).toEqual(['b', 'dead']);
    expect(cardOf(done.state, 'b').thisTurn).toContain('died');
    expect(done.events).toMatchObject([
      { type: 'sacrificed', card: { id: 'b' }, player: 'you' },
      { type: 'moved', from: 'battlefield', to: 'graveyard' },
    ]);
    expectJson(done);
  });

  it('101.4: each player chooses, then all go at once', () => {
    const each: Effect = { ...aCreature, who: 'eachPlayer' };
    const next = happen(state, each, { answers: [['a']] });
    expect([next.decision?.player, ...offered(next)]).toEqual(['foe', 'stolen', 'x']);
    expect(idsIn(next, 'graveyard')).toEqual(['dead']);
    const done = happen(state, each, { answers: [['a'], ['x']] });
    expect(idsIn(done, 'graveyard')).toEqual(['a', 'dead', 'x']);
  });

  it.each<[what: string, effect: Effect, gone: readonly string[]]>([
    ['this', { effect: 'sacrifice', what: 'self' }, ['a', 'dead']],
    ['all lands', { effect: 'sacrifice', filter: { type: 'land' }, count: 'all' }, ['dead', 'hill']],
    ['more than there are', { ...aCreature, count: 3 }, ['a', 'b', 'dead']],
    ['none such', { ...aCreature, filter: { type: 'artifact' } }, ['dead']],
    ['X that is 0', { ...aCreature, count: 'X' }, ['dead']],
    ['another, of one', { ...aCreature, filter: { type: 'land', excludeSelf: true } }, ['dead', 'hill']],
  ])('609.3: without a choice: %s', (_what, effect, gone) => {
    const done = happen(state, effect, { source: 'a' });
    expect(done.decision).toBeUndefined();
    expect(idsIn(done, 'graveyard')).toEqual(gone);
  });

  it('701.21a: what another player controls can’t be sacrificed', () => {
    const done = happen(state, { effect: 'sacrifice', what: 'self' }, { source: 'stolen' });
    expect(done.state.cards).toEqual(state.cards);
    const theirs: Effect = { effect: 'sacrifice', who: { controllerOf: 'self' }, what: 'self' };
    expect(idsIn(happen(state, theirs, { source: 'stolen' }), 'graveyard')).toEqual(['dead', 'stolen']);
  });

  it('608.2h: its numbers are still known', () => {
    const effects: readonly Effect[] = [
      aCreature,
      { effect: 'mill', amount: { of: 'power', what: { bound: 'sacrificed' } }, bind: 'milled' },
    ];
    const library = Array.from({ length: 6 }, (_card, at) => card(`l${at}`, 'you', { zone: 'library' }));
    const done = happen(matchOf(...state.cards, ...library), effects, { answers: [['a']] });
    expect(done.frame.bound['milled']).toHaveLength(4);
  });

  it('refuses an unknown count', () => {
    expect(effectSchema.safeParse({ ...aCreature, count: 'some' }).success).toBe(false);
  });
});
