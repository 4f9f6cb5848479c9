import { describe, expect, it } from 'vitest';
import { game, play, quay, refs, table, unit, type Effect, type State } from '../../test/quay.js';
import { randomFrom, seedRandom } from '../random.js';
import type { LegalTargets } from '../targeting/check.js';
import { canonicalJson } from '../json.js';

const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
const GONE = { kind: 'card', id: 'gone', incarnation: 9 };
const done = (state: State, ...todo: readonly Effect[]): State =>
  play.advance(
    play.begin(state, {
      controller: 'ann',
      source: refs(state, 'it')[0] ?? GONE,
      variables: {},
      bound: { prey: refs(state, 'prey') },
      todo,
    }),
    tools,
  );
const answered = (state: State, ...ids: readonly string[]): State => {
  const asked = play.prompt(state);
  const targets = ids.map((id) => ({ kind: 'card', id }));
  const checked = asked && game.resolver(state).check(asked.spec, asked.attempt, [{ targets }]);
  const legal: LegalTargets | undefined = checked?.ok === true ? checked.value : undefined;
  return play.advance(state, tools, legal);
};
const at = (state: State, id: string) => table.thing(state, id);

const board = quay(
  unit('it', 'ann', { damage: 3 }),
  unit('prey', 'bob', { exerted: true, damage: 1 }),
  unit('a1', 'ann', { zone: 'deck' }),
  unit('h1', 'ann', { zone: 'hand' }),
  unit('h2', 'ann', { zone: 'hand' }),
);
const until = { until: { on: 'turnEnded' } } as const;

describe('an effect', () => {
  it.each<[effect: Effect, id: string, facts: object]>([
    [{ effect: 'damage', what: 'prey', amount: 2 }, 'prey', { damage: 3 }],
    [{ effect: 'heal', what: 'it', amount: 2 }, 'it', { damage: 1 }],
    [{ effect: 'heal', what: 'prey', amount: 5 }, 'prey', { damage: 0 }],
    [{ effect: 'exert', what: 'it' }, 'it', { exerted: true }],
    [{ effect: 'ready', what: 'prey' }, 'prey', { exerted: false }],
    [{ effect: 'destroy', what: 'prey' }, 'prey', { zone: 'discard' }],
    [{ effect: 'move', what: 'it', to: 'hand' }, 'it', { zone: 'hand' }],
    [
      { effect: 'modify', what: 'it', gives: [{ change: 'strength', by: 3 }], lasts: until },
      'it',
      { strength: 5 },
    ],
    [{ effect: 'draw', amount: 2 }, 'a1', { zone: 'hand' }],
    [{ effect: 'discard', amount: 2 }, 'h2', { zone: 'discard' }],
  ])('%j', (effect, id, facts) => {
    expect(at(done(board, effect), id)).toMatchObject(facts);
  });

  it('is done to nothing that has left', () => {
    const gone = done(
      board,
      { effect: 'destroy', what: 'prey' },
      { effect: 'damage', what: 'prey', amount: 1 },
    );
    expect(at(gone, 'prey')).toMatchObject({ zone: 'discard', damage: 0 });
  });

  it.each<[why: string, effect: Effect, facts: object]>([
    ['damages nothing outside play', { effect: 'damage', what: 'h', amount: 1 }, { damage: 0 }],
    ['destroys nothing outside play', { effect: 'destroy', what: 'h' }, { zone: 'hand' }],
    ['moves what is anywhere', { effect: 'move', what: 'h', to: 'deck' }, { zone: 'deck' }],
  ])('%s', (_why, effect, facts) => {
    const bound = { h: refs(board, 'h1') };
    const source = refs(board, 'it')[0] ?? GONE;
    const begun = play.begin(board, { controller: 'ann', source, variables: {}, bound, todo: [effect] });
    expect(at(play.advance(begun, tools), 'h1')).toMatchObject(facts);
  });

  it.each<[effect: Effect]>([
    [{ effect: 'ready', what: 'it' }],
    [{ effect: 'exert', what: 'prey' }],
    [{ effect: 'heal', what: 'mine', amount: 1 }],
  ])('%j is no event if nothing changes', (effect) => {
    const events: string[] = [];
    const emit = ({ type }: { readonly type: string }): void => void events.push(type);
    const state = quay(unit('it', 'ann'), unit('prey', 'bob', { exerted: true }));
    const bound = { prey: refs(state, 'prey'), mine: refs(state, 'it') };
    const source = refs(state, 'it')[0] ?? GONE;
    play.advance(play.begin(state, { controller: 'ann', source, variables: {}, bound, todo: [effect] }), {
      ...tools,
      emit,
    });
    expect(events).toEqual([]);
  });

  it('heals no more than there is', () => {
    const events: unknown[] = [];
    const begun = play.begin(board, {
      controller: 'ann',
      source: refs(board, 'it')[0] ?? GONE,
      variables: {},
      bound: {},
      todo: [{ effect: 'heal', what: 'it', amount: 9 }],
    });
    play.advance(begun, { ...tools, emit: (event) => void events.push(event) });
    expect(events).toMatchObject([{ type: 'healed', amount: 3 }]);
  });

  it('keeps to the name of its change alone', () => {
    const [modifier] = done(board, {
      effect: 'modify',
      what: 'it',
      gives: [{ change: 'strength', by: 1 }],
      lasts: 'forever',
    }).modifiers;
    expect(Object.keys(modifier ?? {}).toSorted()).toEqual([
      'affects',
      'controller',
      'gives',
      'id',
      'lasts',
      'source',
    ]);
  });

  it('creates tokens with ids of their own, and nothing of an unknown name', () => {
    const made = done(board, { effect: 'create', card: 'crate', amount: 2 });
    const crates = table.things(made).filter(({ name }) => name === 'Crate');
    expect(crates.map(({ controller, zone }) => [controller, zone])).toEqual([
      ['ann', 'play'],
      ['ann', 'play'],
    ]);
    const more = done(made, { effect: 'create', card: 'crate', amount: 1 });
    expect(new Set(table.things(more).map(({ instanceId }) => instanceId)).size).toBe(8);
    expect(table.things(done(board, { effect: 'create', card: 'ship', amount: 1 }))).toHaveLength(5);
  });
});

describe('what is chosen when an effect happens', () => {
  const choose = {
    choose: { accepts: [{ kind: 'card', filter: { zone: 'play', controller: 'opponent' } }], min: 1, max: 1 },
  };

  it('is asked of its controller, and done to the chosen one', () => {
    const asked = done(board, { effect: 'destroy', what: choose });
    expect(play.toAct(asked)).toEqual(['ann']);
    expect(at(answered(asked, 'prey'), 'prey')?.zone).toBe('discard');
  });

  it('is asked of its controller if its source is gone, too', () => {
    const asked = done(quay(unit('prey', 'bob'), unit('other', 'bob')), { effect: 'destroy', what: choose });
    expect(at(answered(asked, 'other'), 'other')?.zone).toBe('discard');
  });

  it('is asked of nobody if there is nothing: the effect does nothing, and the next one happens', () => {
    const alone = quay(unit('it', 'ann'), unit('a1', 'ann', { zone: 'deck' }));
    const after = done(alone, { effect: 'destroy', what: choose }, { effect: 'draw', amount: 1 });
    expect(play.prompt(after)).toBeUndefined();
    expect(at(after, 'a1')?.zone).toBe('hand');
  });

  it('is asked of a discard only if there is a choice', () => {
    const asked = done(board, { effect: 'discard', amount: 1 });
    const after = answered(asked, 'h2');
    expect(['h1', 'h2'].map((id) => at(after, id)?.zone)).toEqual(['hand', 'discard']);
    expect(canonicalJson(game.parseState(after).ok)).toBe('true');
  });
});
