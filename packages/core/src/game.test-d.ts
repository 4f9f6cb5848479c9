import { describe, expectTypeOf, it } from 'vitest';
import { defineGame, type Result, type SpecInput, type TargetSpec } from './index.js';
import { lantern, type LanternState } from '../test/lantern.js';

describe('specs written in code are checked by the compiler', () => {
  it('the keys and values of each kind', () => {
    expectTypeOf(lantern.spec).returns.toEqualTypeOf<TargetSpec>();
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
    lantern.spec({ slots: [{ kind: 'card', filter: { shine: 1 } }] });
    // @ts-expect-error: no such value
    lantern.spec({ slots: [{ kind: 'card', filter: { glow: 'much' } }] });
    // @ts-expect-error: a key of another kind
    lantern.spec({ slots: [{ kind: 'player', filter: { glow: 1 } }] });
    // @ts-expect-error: no such kind
    lantern.spec({ slots: [{ kind: 'spell' }] });
    // @ts-expect-error: no such chooser
    lantern.spec({ slots: [{ kind: 'card', chooser: 'everybody' }] });
    // @ts-expect-error: how many has no place inside a predicate
    lantern.spec({ slots: [{ kind: 'card', filter: { not: { count: 1 } } }] });
    // @ts-expect-error: nor in the filters of accepts
    lantern.spec({ slots: [{ accepts: [{ kind: 'card', filter: { count: 1 } }] }] });
    // @ts-expect-error: a choice has options
    lantern.spec({ slots: [{ accepts: [{ kind: 'choice', filter: {} }] }] });
    // @ts-expect-error: a relation without slots
    lantern.spec({ slots: [], relations: [{ relation: 'different' }] });
  });
});

it('a game knows its state', () => {
  expectTypeOf(lantern.parseState).returns.toEqualTypeOf<Result<LanternState>>();
  expectTypeOf(lantern.resolver).parameter(0).toEqualTypeOf<LanternState>();
  expectTypeOf<SpecInput<typeof lantern.kinds>>().toHaveProperty('slots');
  const { id, state, kinds } = lantern;
  const players = (other: { seats: string[] }) => other.seats.map((seat) => ({ id: seat }));
  // @ts-expect-error: players of another state
  defineGame({ id, state, kinds, players });
});
