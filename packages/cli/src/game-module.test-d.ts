import { expectTypeOf, it } from 'vitest';
import type { Match, MatchRuntime } from '@reticle/core/match';
import { listedWithMatches, type GameModule } from './game-module.js';

type Counted = { readonly count: number };
declare const counted: GameModule<Counted>;

it('keeps the state type inside', () => {
  const { matches } = listedWithMatches(counted);
  const steps = matches?.with(({ runtime }) => {
    const started = runtime.start({}, 1);
    if (!started.ok) return 0;
    expectTypeOf(started.value).not.toBeAny();
    // @ts-expect-error: nobody out here knows what the state is
    void started.value.state.count;
    return runtime.view(started.value).step;
  });
  expectTypeOf(steps).toEqualTypeOf<number | undefined>();
  expectTypeOf<Parameters<typeof counted.describeMove>[0]>().toEqualTypeOf<Counted>();
});

it('does not mix the states of two games', () => {
  const apply = <State>(runtime: MatchRuntime<State>, match: Match<State>) => runtime.apply(match, {});
  listedWithMatches(counted).matches?.with(({ runtime }) => {
    expectTypeOf(apply).toBeFunction();
    // @ts-expect-error: a match of another game
    apply(runtime, { game: '', version: 1, step: 0, random: [1, 2, 3, 4], state: { count: 1 } });
  });
});
