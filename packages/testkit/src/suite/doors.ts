import type { Result, TargetingGame } from '@reticle/core';
import type { Stage } from '../fixtures.js';
import { spread } from './play.js';
import type { Suite, SuiteMatches } from './suite.js';

/** A place where raw JSON comes in. */
export interface Door {
  readonly name: string;
  /** A document that it lets in; spoilt in every way. */
  readonly valid: unknown;
  /** Also a root that is an empty object or a list is refused here. */
  readonly read: (raw: unknown) => Result<unknown>;
  /** Whose words its refusals have. */
  readonly game: Pick<TargetingGame<unknown>, 'messages'>;
  /** What it must leave alone, as text. */
  readonly guarded?: () => string;
}

function ofTargeting<State, MatchState>(suite: Suite<State, MatchState>): readonly Door[] {
  const { game, filters, stages, fixtures } = suite;
  const specs = [...(fixtures.specs ?? []).slice(0, 2), ...simpleSpecs(filters)];
  const [stage] = stages;
  return [
    ...Object.entries(filters).flatMap(([kind, all]) =>
      spread(all, 3).map((valid) => ({
        name: `parseFilter of ${kind}`,
        valid,
        read: (raw: unknown) => game.parseFilter(kind, raw),
        game,
      })),
    ),
    ...specs.map((valid) => ({
      name: 'parseSpec',
      valid,
      read: (raw: unknown) => game.parseSpec(raw),
      game,
    })),
    ...(stage
      ? [
          { name: 'parseState', valid: stage.state, read: (raw: unknown) => game.parseState(raw), game },
          ...specs.flatMap((written) => checkOf(game, stage, written)),
        ]
      : []),
  ];
}

/** A spec over the first filter of each kind. */
const simpleSpecs = (filters: Suite<unknown>['filters']): readonly object[] =>
  Object.entries(filters).flatMap(([kind, [filter]]) =>
    filter === undefined ? [] : [{ slots: [{ id: 'one', accepts: [{ kind, filter }], min: 0, max: 1 }] }],
  );

function checkOf<State>(
  game: TargetingGame<State>,
  { state, attempt }: Stage<State>,
  written: object,
): readonly Door[] {
  const spec = game.parseSpec(written);
  if (!spec.ok) return [];
  const resolver = game.resolver(state);
  const [target = { kind: 'card', id: 'nothing-of-that-name' }] = resolver.things();
  return [
    {
      name: 'the check',
      valid: spec.value.slots.map(() => ({ targets: [target] })),
      read: (raw) => resolver.check(spec.value, attempt, raw),
      game,
      guarded: () => JSON.stringify(state),
    },
  ];
}

function ofMatches<State>({ runtime, plays, moments }: SuiteMatches<State>): readonly Door[] {
  const { game } = runtime;
  const [play] = plays();
  return [
    ...spread(moments(), 3).map(({ match, move }) => ({
      name: `the move ${move.move}`,
      valid: move,
      read: (raw: unknown) => runtime.apply(match, raw),
      game,
      guarded: () => JSON.stringify(match),
    })),
    ...(play
      ? [
          {
            name: 'the options',
            valid: play.record.options,
            read: (raw: unknown) => runtime.start(raw, 1),
            game,
          },
          {
            name: 'the record',
            valid: { ...play.record, moves: play.record.moves.slice(0, 2) },
            read: (raw: unknown) => runtime.replay(raw),
            game,
          },
          { name: 'parseMatch', valid: play.end, read: (raw: unknown) => runtime.parseMatch(raw), game },
        ]
      : []),
  ];
}

/** All doors of a game. */
export function doorsOf<State, MatchState>(suite: Suite<State, MatchState>): readonly Door[] {
  return [...ofTargeting(suite), ...(suite.matches ? ofMatches(suite.matches) : [])];
}
