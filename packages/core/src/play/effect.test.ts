import { describe, expect, it } from 'vitest';
import { frozenCopy } from '../json.js';
import { randomFrom, seedRandom } from '../random.js';
import { optionDecision } from './decisions.js';
import { effectRunner, type Frame } from './effect.js';

interface Add {
  readonly effect: 'add';
  readonly amount: number;
}
interface Ask {
  readonly effect: 'ask';
  readonly yes: readonly Every[];
}
interface Twice {
  readonly effect: 'twice';
  readonly what: Every;
}
type Every = Add | Ask | Twice;

const runner = effectRunner<number, { add: Add; ask: Ask; twice: Twice }>({
  add: {
    apply: ({ amount }, { state, emit, source }) => {
      emit({ type: 'added', amount });
      return { state: state + amount, bind: { last: [source] } };
    },
  },
  ask: {
    asks: (_effect, { controller, source, state }) =>
      state > 100 ? undefined : optionDecision({ controller, source }, ['yes', 'no']),
    apply: ({ yes }, { state, decided }) => ({
      state,
      first: decided?.slots[0]?.targets[0]?.id === 'yes' ? yes : [],
    }),
  },
  twice: { apply: ({ what }, { state }) => ({ state, first: [what, what] }) },
});

const source = { kind: 'card', id: 'lamp', incarnation: 2 };
const frame = (...todo: readonly Every[]): Frame<Every> => ({
  controller: 'you',
  source,
  variables: {},
  bound: {},
  todo,
});
const tools = () => {
  const events: unknown[] = [];
  return {
    events,
    random: randomFrom(seedRandom(1)),
    emit: (event: unknown) => void events.push(event),
  };
};
const answer = (id: string) => ({
  attempt: { controller: 'you' },
  slots: [{ slot: 'option', targets: [{ kind: 'choice', id, incarnation: 0 }] }],
});

describe('effects run one by one', () => {
  it('in order, parts before what follows, with events and names', () => {
    const used = tools();
    const done = runner.run(
      0,
      frame({ effect: 'twice', what: { effect: 'add', amount: 2 } }, { effect: 'add', amount: 5 }),
      used,
    );
    expect(done.state).toBe(9);
    expect(done.decision).toBeUndefined();
    expect(done.frame.bound).toEqual({ last: [source] });
    expect(used.events).toEqual([2, 2, 5].map((amount) => ({ type: 'added', amount })));
  });

  it('up to where it is stopped, the parts of a sequence included; it goes on from there', () => {
    const twice = frame(
      { effect: 'twice', what: { effect: 'add', amount: 2 } },
      { effect: 'add', amount: 5 },
    );
    const held = runner.run(0, twice, tools(), undefined, (state) => state === 2);
    expect([held.state, held.decision]).toEqual([2, undefined]);
    expect(held.frame.todo).toEqual([
      { effect: 'add', amount: 2 },
      { effect: 'add', amount: 5 },
    ]);
    expect(runner.run(held.state, held.frame, tools()).state).toBe(9);
  });

  const asking = frame(
    { effect: 'add', amount: 1 },
    { effect: 'ask', yes: [{ effect: 'add', amount: 10 }] },
    { effect: 'add', amount: 100 },
  );

  it('up to a decision, from where it goes on as JSON', () => {
    const stopped = runner.run(0, asking, tools());
    expect([stopped.state, stopped.frame.todo.length, stopped.decision?.player]).toEqual([1, 2, 'you']);
    const again = frozenCopy(stopped.frame);
    expect(runner.decision(stopped.state, again)).toEqual(stopped.decision);
    expect(runner.run(stopped.state, again, tools(), answer('yes')).state).toBe(111);
    expect(runner.run(stopped.state, again, tools(), answer('no')).state).toBe(101);
  });

  it('without stopping where there is nothing to decide', () => {
    expect(runner.run(200, asking, tools()).state).toBe(301);
  });

  it('each settled before the next', () => {
    const doubling = effectRunner<number, { add: Add }>(
      { add: { apply: ({ amount }, { state }) => ({ state: state + amount }) } },
      (state) => state * 2,
    );
    const add: Add = { effect: 'add', amount: 1 };
    expect(doubling.run(0, { ...frame(), todo: [add, add] }, tools()).state).toBe(6);
  });

  it('and not for ever', () => {
    const endless = effectRunner<number, { loop: { effect: 'loop' } }>({
      loop: { apply: (effect, { state }) => ({ state, first: [effect] }) },
    });
    expect(() => endless.run(0, { ...frame(), todo: [{ effect: 'loop' }] }, tools())).toThrow(RangeError);
  });
});
