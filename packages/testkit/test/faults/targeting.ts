/** Faults in what a game says of targets. */
import { TargetResolver } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { fixtures, harbor, harborWith, matchOf, state, type Harbor } from '../harbor.js';
import { counter, still, withMatch, withMoves, withRuntime, type Fault } from './parts.js';

/** Lists the first legal thing only: cut to how many may be chosen, before anybody chooses. */
class CutResolver extends TargetResolver<Harbor> {
  override legalTargets(...asked: Parameters<TargetResolver<Harbor>['legalTargets']>) {
    const found = super.legalTargets(...asked);
    return found.ok ? { ...found, value: found.value.slice(0, 1) } : found;
  }
}

/** Lists one thing too many: a ship that a protection should have kept out. */
class OpenResolver extends TargetResolver<Harbor> {
  override explain(...asked: Parameters<TargetResolver<Harbor>['explain']>) {
    const found = super.explain(...asked);
    if (!found.ok || !found.value.issues.some(({ code }) => code === 'protectedTarget')) return found;
    return { ...found, value: { ...found.value, issues: [] } };
  }
}

export const TARGETING_FAULTS: readonly Fault[] = [
  [
    'roundTrip',
    'a state that forgets as it is read',
    'roundTrip.changed',
    () => ({ game: harborWith({ state: state.transform((read) => ({ ...read, winds: [] })) }) }),
  ],
  [
    'roundTrip',
    'an event that is no JSON',
    'roundTrip.notJson',
    () =>
      withMoves({
        wait: defineMove<Harbor, Record<string, never>>({
          ...still,
          execute: ({ state: now, emit }) => {
            emit({ type: 'waited', log: new Map() });
            return { ...now, left: now.left - 1 };
          },
        }),
      }),
  ],
  [
    'roundTrip',
    'a state that its own schema refuses',
    'roundTrip.refused',
    () =>
      withMatch({
        setup: (options, random) => {
          const made = matchOf().setup(options, random);
          return made.ok ? { ...made, value: { ...made.value, left: 9.5 } } : made;
        },
      }),
  ],
  [
    'purity',
    'a matcher that counts how often it is asked',
    'purity.differs',
    () => {
      const asked = counter();
      return { game: harborWith({ matchers: { moored: () => asked() % 3 === 0 } }) };
    },
  ],
  [
    'purity',
    'a matcher that writes into the ship',
    'purity.changed',
    () => ({
      game: harborWith({
        matchers: { moored: (found, wanted) => Reflect.set(found, 'damage', 7) && found.moored === wanted },
      }),
    }),
  ],
  [
    'purity',
    'a fact kept by the ships, that hangs on the winds',
    'purity.differs',
    () => {
      const kept = new WeakMap<Harbor['ships'], number>();
      const { view } = matchOf();
      return withMatch({
        view: (at, viewer) => {
          const winds = kept.get(at.ships) ?? at.winds.length;
          kept.set(at.ships, winds);
          return { ...view(at, viewer), winds };
        },
      });
    },
  ],
  [
    'purity',
    'a move that writes into the state',
    'purity.changed',
    () =>
      withMoves({
        wait: defineMove<Harbor, Record<string, never>>({
          ...still,
          execute: ({ state: now }) => {
            Reflect.set(now, 'left', now.left - 1);
            return { ...now };
          },
        }),
      }),
  ],
  [
    'words',
    'a key without words',
    'words.missing',
    () => ({
      game: harborWith({
        matchers: {
          moored: { test: (found, wanted) => found.moored === wanted, words: () => ({ before: '{moored}' }) },
        },
      }),
    }),
  ],
  [
    'cases',
    'a key without a case',
    'cases.noKey',
    () => ({
      fixtures: {
        ...fixtures,
        cases: { ship: fixtures.cases.ship.filter(({ filter }) => !('zone' in filter)) },
      },
    }),
  ],
  [
    'cases',
    'a kind without cases',
    'cases.noKind',
    () => ({ fixtures: { ...fixtures, cases: { ship: [] } } }),
  ],
  [
    'cases',
    'a key that lets everything through',
    'cases.notRefused',
    () => ({ game: harborWith({ matchers: { zone: () => true } }) }),
  ],
  [
    'cases',
    'a key that lets nothing through',
    'cases.notAccepted',
    () => ({ game: harborWith({ matchers: { zone: () => false } }) }),
  ],
  [
    'legality',
    'a list that is cut to how many may be chosen',
    'legality.disagrees',
    () => ({ game: { ...harbor, resolver: (at) => new CutResolver(harbor, at) } }),
  ],
  [
    'protections',
    'a protection that two ships lift from each other',
    'protections.widens',
    () => ({
      game: harborWith({
        fog: {
          rule: 'H1',
          refuses: ({ keywords }, { state: at }) =>
            keywords.includes('fog') && at.ships.filter((found) => found.keywords.includes('fog')).length < 4,
        },
      }),
    }),
  ],
  [
    'protections',
    'a protection that does not say so',
    'protections.notProtected',
    () => ({ game: { ...harbor, resolver: (at) => new OpenResolver(harbor, at) } }),
  ],
  [
    'protections',
    'a guard that guards nothing',
    'protections.idle',
    () => ({ game: harborWith({ fog: { rule: 'H1', refuses: () => false } }) }),
  ],
  [
    'enumeration',
    'a verdict that is kept for everybody, though it hangs on who asks',
    'enumeration.listed',
    () => ({
      game: harborWith({
        matchers: {
          controller: {
            test: (found, wanted, context) =>
              context.isPlayer(found.controller, wanted) && found.instanceId !== context.sourceRef?.id,
            intrinsic: true,
          },
        },
      }),
    }),
  ],
  [
    'enumeration',
    'a list of moves that ends too early',
    'enumeration.moves',
    () =>
      withRuntime((runtime) => ({
        *legalMoves(match, player) {
          const moves = [...runtime.legalMoves(match, player)];
          yield* moves.filter(({ targets }, at) => at < 5 || !targets);
        },
      })),
  ],
  [
    'hostile',
    'a state that takes any key',
    'hostile.accepted',
    () => ({ game: harborWith({ state: z.looseObject(state.shape) }) }),
  ],
  [
    'hostile',
    'a door that throws',
    'hostile.threw',
    () => ({
      game: {
        ...harbor,
        parseFilter(kind, json) {
          if (typeof json !== 'object') throw new TypeError('no filter');
          return harbor.parseFilter(kind, json);
        },
      },
    }),
  ],
  [
    'hostile',
    'a refusal that changes the match',
    'hostile.changed',
    () =>
      withRuntime((runtime) => ({
        apply(match, move) {
          const applied = runtime.apply(match, move);
          if (!applied.ok) Reflect.set(match, 'step', match.step + 1);
          return applied;
        },
      })),
  ],
];
