import { expect, it } from 'vitest';
import { card, cardOf, creature } from '../../../test/board.js';
import { expectJson } from '../../../test/json.js';
import { happen, matchOf } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';

const t1 = { bound: 't1' };
const onBear = { attachedTo: { kind: 'card', id: 'bear' } } as const;
const sword = (facts: Partial<MtgCard> = {}) =>
  card('sword', 'you', { types: ['artifact'], subtypes: ['Equipment'], ...onBear, ...facts });

it.each<[string, Partial<MtgCard>]>([
  ['an Equipment', {}],
  ['a stolen Equipment', { controller: 'foe' }],
  ['a token', { token: true }],
  ['a copy with counters', { counters: { charge: 2 } }],
  ['an Aura on a player', { subtypes: ['Aura'], attachedTo: { kind: 'player', id: 'foe' } }],
])('701.3d %s becomes unattached and stays on the battlefield', (_title, facts) => {
  const state = matchOf(creature('bear', 'foe'), sword(facts));
  const done = happen(state, { effect: 'unattach', what: t1 }, { bound: { t1: ['sword'] } });
  expect(done.events).toMatchObject([{ type: 'becameUnattached', card: { id: 'sword' } }]);
  expect(cardOf(done.state, 'sword').attachedTo).toBeUndefined();
  expect(cardOf(done.state, 'sword').zone).toBe('battlefield');
  expectJson(done);
});

it.each<[string, Partial<MtgCard>]>([
  ['is not attached', { attachedTo: undefined }],
  ['has left', { zone: 'graveyard' }],
  ['is phased out', { phasedOut: true }],
])('701.3d nothing happens to what %s', (_title, facts) => {
  const { attachedTo: _host, ...bare } = sword();
  const state = matchOf(creature('bear', 'foe'), 'attachedTo' in facts ? bare : sword(facts));
  const done = happen(state, { effect: 'unattach', what: t1 }, { bound: { t1: ['sword'] } });
  expect(done.events).toEqual([]);
  expect(done.state.cards).toBe(state.cards);
});
