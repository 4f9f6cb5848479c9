import { describe, expect, it } from 'vitest';
import { creature, onStack } from '../../../test/board.js';
import { expectJson, idsIn } from '../../../test/json.js';
import { happen, matchOf, matchStateOf } from '../../../test/match.js';
import { libraryOf } from '../../state/library.js';
import type { Effect } from '../../language/effects/effect.js';

const it1 = { bound: 't1' };
const at = (...ids: string[]) => ({ bound: { t1: ids } });
const effect: Effect = { effect: 'counter', what: it1 };
const state = matchOf(
  onStack('bolt', { owner: 'foe', controller: 'foe' }),
  onStack('copy', { owner: 'foe', copy: true }),
  onStack('sure', { owner: 'foe', keywords: [{ keyword: 'cantBeCountered' }] }),
  creature('bear', 'foe'),
);

describe('countering', () => {
  it('701.6a: the spell goes into its owner’s graveyard', () => {
    const done = happen(state, effect, at('bolt'));
    expect(idsIn(done, 'graveyard', 'foe')).toEqual(['bolt']);
    expect(done.state.stack).toEqual(['copy', 'sure']);
    expect(done.events).toMatchObject([
      { type: 'countered', what: { id: 'bolt' } },
      { type: 'moved', from: 'stack', to: 'graveyard' },
    ]);
    expectJson(done);
  });

  it.each(['exile', 'hand'] as const)('or into another zone: %s', (into) => {
    expect(idsIn(happen(state, { ...effect, into }, at('bolt')), into, 'foe')).toEqual(['bolt']);
  });

  it('614.1a into another zone, if it is such a spell', () => {
    const those = { type: 'creature' } as const;
    const [ogre, bolt] = [['creature'], ['instant']].map((types) => {
      const start = matchOf(onStack('it', { owner: 'foe', controller: 'foe', types }));
      return happen(start, { ...effect, into: 'exile', those }, at('it'));
    });
    expect(ogre && idsIn(ogre, 'exile', 'foe')).toEqual(['it']);
    expect(bolt && idsIn(bolt, 'graveyard', 'foe')).toEqual(['it']);
  });

  it('or on top of the library', () => {
    const done = happen(state, { ...effect, into: 'library' }, at('bolt'));
    expect(libraryOf(done.state, 'foe').map(({ instanceId }) => instanceId)).toEqual(['bolt']);
  });

  it.each([
    ['a permanent spell', { types: ['creature'] }, 'battlefield', 'you'],
    ['an instant', { types: ['instant'] }, 'graveyard', undefined],
    ['111.13 a copy', { types: ['creature'], copy: true }, undefined, undefined],
    ['303.4 an Aura, without a host', { types: ['enchantment'], subtypes: ['Aura'] }, 'graveyard', undefined],
    [
      'what can’t be countered',
      { types: ['creature'], keywords: [{ keyword: 'cantBeCountered' }] },
      'stack',
      'foe',
    ],
  ] as const)('or onto the battlefield, under your control: %s', (_what, facts, zone, controller) => {
    const start = matchOf(onStack('ogre', { owner: 'foe', controller: 'foe', ...facts }));
    const { cards } = happen(start, { ...effect, into: 'battlefield' }, at('ogre')).state;
    expect(cards.map((found) => [found.zone, found.controller])).toEqual(
      zone === undefined ? [] : [[zone, controller]],
    );
  });

  it('704.5e: a copy ceases to exist', () => {
    expect(happen(state, effect, at('copy')).state.cards).toHaveLength(3);
  });

  it('101.2: what can’t be countered is not', () => {
    expect(happen(state, effect, at('sure')).state).toBe(state);
  });

  it('what is no longer on the stack stays where it is', () => {
    expect(happen(state, effect, at('bear')).state).toBe(state);
    expect(happen(state, [effect, effect], at('bolt')).events).toHaveLength(2);
  });

  it('113.7a: an ability is gone with all that it would do', () => {
    const frame = {
      controller: 'foe',
      source: { kind: 'card', id: 'bear', incarnation: 0 },
      variables: {},
      bound: {},
      todo: [],
    };
    const source = { kind: 'card' as const, id: 'bear', incarnation: 0 };
    const waiting = matchStateOf({
      cards: [creature('bear', 'foe')],
      abilities: [{ id: 'ab', ability: 'triggered', controller: 'foe', source }],
      frames: { ab: frame, other: frame },
    });
    const done = happen(waiting, effect, at('ab'));
    expect([done.state.abilities, done.state.stack]).toEqual([[], []]);
    expect(Object.keys(done.state.frames ?? {})).toEqual(['other']);
    expect(done.events).toMatchObject([{ type: 'countered', what: { kind: 'ability', id: 'ab' } }]);
  });
});
