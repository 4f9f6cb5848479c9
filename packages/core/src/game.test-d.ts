import { describe, expectTypeOf, it } from 'vitest';
import { defineGame, type Result, type SpecInput, type TargetSpec } from './index.js';
import { lantern, type LanternState } from '../test/lantern.js';

describe('specs written in code are checked by the compiler', () => {
  it('the keys and values of each kind', () => {
    expectTypeOf(lantern.spec({ slots: [] })).toEqualTypeOf<TargetSpec>();
    lantern.spec({
      slots: [{ kind: 'card', filter: { type: 'lamp', glow: { gt: 1 }, count: 2, upTo: true } }],
    });
    lantern.spec({
      slots: [{ kind: 'player', filter: { is: 'opponent' } }, { options: ['heads', 'tails'] }],
    });
    lantern.spec({
      slots: [
        {
          accepts: [
            { kind: 'card', filter: { type: 'lamp' } },
            { kind: 'player', filter: {} },
          ],
        },
      ],
    });
  });

  it('and refuses others', () => {
    // @ts-expect-error: no such key
    expectTypeOf(lantern.spec({ slots: [{ kind: 'card', filter: { shine: 1 } }] })).toBeObject();
    // @ts-expect-error: no such value
    expectTypeOf(lantern.spec({ slots: [{ kind: 'card', filter: { glow: 'much' } }] })).toBeObject();
    // @ts-expect-error: a key of another kind
    expectTypeOf(lantern.spec({ slots: [{ kind: 'player', filter: { glow: 1 } }] })).toBeObject();
    // @ts-expect-error: no such kind
    expectTypeOf(lantern.spec({ slots: [{ kind: 'spell' }] })).toBeObject();
    // @ts-expect-error: no such chooser
    expectTypeOf(lantern.spec({ slots: [{ kind: 'card', chooser: 'everybody' }] })).toBeObject();
    // @ts-expect-error: how many has no place inside a predicate
    expectTypeOf(lantern.spec({ slots: [{ kind: 'card', filter: { not: { count: 1 } } }] })).toBeObject();
    // @ts-expect-error: nor in the filters of accepts
    lantern.spec({ slots: [{ accepts: [{ kind: 'card', filter: { count: 1 } }] }] });
    // @ts-expect-error: a choice has options
    expectTypeOf(lantern.spec({ slots: [{ accepts: [{ kind: 'choice', filter: {} }] }] })).toBeObject();
    // @ts-expect-error: a relation without slots
    expectTypeOf(lantern.spec({ slots: [], relations: [{ relation: 'different' }] })).toBeObject();
  });
});

it('a game knows its state', () => {
  expectTypeOf(lantern.parseState({})).toEqualTypeOf<Result<LanternState>>();
  expectTypeOf<Parameters<typeof lantern.resolver>>().toEqualTypeOf<[state: LanternState]>();
  expectTypeOf<SpecInput<typeof lantern.kinds>>().toHaveProperty('slots');
  const { id, state, kinds } = lantern;
  const players = (other: { seats: string[] }) => other.seats.map((seat) => ({ id: seat }));
  // @ts-expect-error: players of another state
  defineGame({ id, state, kinds, players });
});
