import { expectTypeOf, it } from 'vitest';
import type { Match, MatchRuntime } from '../match/index.js';
import { hostedGame, type GameHost, type HostMatch } from './index.js';

type Counted = { readonly count: number };
declare const counted: GameHost<Counted>;

it('keeps the state type inside', async () => {
  const { matches } = await hostedGame(counted);
  const steps = matches?.with(({ runtime }) => {
    const started = runtime.start({}, 1);
    if (!started.ok) return 0;
    expectTypeOf(started.value).not.toBeAny();
    // @ts-expect-error: nobody out here knows what the state is
    void started.value.state.count;
    return runtime.view(started.value).step;
  });
  expectTypeOf(steps).toEqualTypeOf<number | undefined>();
  expectTypeOf<Parameters<HostMatch<Counted>['describeMove']>[0]>().toEqualTypeOf<Counted>();
});

it('does not mix the states of two games', async () => {
  const apply = <State>(runtime: MatchRuntime<State>, match: Match<State>) => runtime.apply(match, {});
  const { matches } = await hostedGame(counted);
  matches?.with(({ runtime }) => {
    expectTypeOf(apply).toBeFunction();
    // @ts-expect-error: a match of another game
    apply(runtime, { game: '', version: 1, step: 0, random: [1, 2, 3, 4], state: { count: 1 } });
  });
});
