import { unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { card, cardOf, codes, creature, onStack } from '../../../test/board.js';
import { matchOf, matchStateOf } from '../../../test/match.js';
import { copyOnStack } from './copy.js';

describe('707.10 what is copied onto the stack', () => {
  const state = matchOf(onStack('bolt'), creature('bear', 'you'), card('held', 'you', { zone: 'hand' }));
  it.each([
    ['a spell', 'bolt', 'ok'],
    ['no permanent', 'bear', ['mtg.noSuchObject']],
    ['no card of a hand', 'held', ['mtg.noSuchObject']],
    ['nothing that is not there', 'nobody', ['mtg.noSuchObject']],
  ])('%s', (_title, id, told) => {
    expect(codes(copyOnStack(state, { kind: 'card', id, incarnation: 0 }, 'copy', 'foe'))).toEqual(told);
  });

  it('903.3 a copy of a commander is none, and was never cast', () => {
    const led = matchOf(onStack('bolt', { commander: true, commandCasts: 2 }));
    const copied = unwrap(copyOnStack(led, { kind: 'card', id: 'bolt', incarnation: 0 }, 'copy', 'foe'));
    const copy = cardOf(copied.state, 'copy');
    expect(copy).toMatchObject({ copy: true, owner: 'foe', controller: 'foe' });
    expect([copy.commander, copy.commandCasts]).toEqual([undefined, undefined]);
  });

  it('707.10 of an ability, whatever else is on the stack', () => {
    const source = { kind: 'card' as const, id: 'bear', incarnation: 0 };
    const announced = {
      spec: { slots: [], relations: [], timing: 'announcement' as const },
      costs: [],
      modes: [],
      targets: { attempt: { controller: 'you' }, slots: [] },
    };
    const abilities = ['first', 'second'].map((id) => ({
      id,
      ability: 'activated' as const,
      controller: 'you',
      source,
      announced,
    }));
    const start = matchStateOf({ cards: [creature('bear', 'you')], abilities, stack: ['first', 'second'] });
    const copied = unwrap(
      copyOnStack(start, { kind: 'ability', id: 'first', incarnation: 0 }, 'copy', 'foe'),
    );
    expect(copied.state.abilities.slice(0, 2)).toEqual(abilities);
    const { controller, announced: anew } = copied.state.abilities[2] ?? {};
    const by = { kind: 'ability', id: 'copy', incarnation: 0 };
    expect([controller, anew?.targets.attempt]).toEqual(['foe', { controller: 'foe', source: by }]);
  });

  it('707.10 of what nothing was announced for, and is told', () => {
    const { events, by } = unwrap(
      copyOnStack(state, { kind: 'card', id: 'bolt', incarnation: 0 }, 'copy', 'foe'),
    );
    expect(events).toEqual([{ type: 'copied', by, controller: 'foe' }]);
  });

  it('707.10 a copy was not cast', () => {
    const spell = onStack('bolt', { castFrom: 'graveyard', thisTurn: ['cast', 'castFromGraveyard'] });
    const copied = unwrap(
      copyOnStack(matchOf(spell), { kind: 'card', id: 'bolt', incarnation: 0 }, 'copy', 'foe'),
    );
    const copy = cardOf(copied.state, 'copy');
    expect([copy.castFrom, copy.thisTurn]).toEqual([undefined, []]);
  });

  it('names what is not there', () => {
    const copied = copyOnStack(state, { kind: 'card', id: 'bear', incarnation: 0 }, 'copy', 'foe');
    expect(copied.ok ? [] : copied.issues).toEqual([{ code: 'mtg.noSuchObject', data: { id: 'bear' } }]);
  });
});
