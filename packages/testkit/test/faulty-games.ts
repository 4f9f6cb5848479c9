/** Games with one fault each: every law must find what is made to break it. */
import {
  defineMatch,
  defineMove,
  TargetResolver,
  type JsonObject,
  type MatchDefinition,
  type TargetingGame,
} from '@reticle/core';
import * as z from 'zod';
import type { FindingCode, GameFixtures, LawName } from '../src/index.js';
import { fixtures, harbor, harborWith, lexicon, matchOf, state, type Harbor } from './harbor.js';

type Fixtures = GameFixtures<Harbor, 'ship'>;
type Definition = ReturnType<typeof matchOf>;

/** A game, and what is known of it. */
export interface Faulty {
  readonly game?: TargetingGame<Harbor>;
  readonly fixtures?: Fixtures;
}

const withMatch = (parts: Partial<Definition>, game = harbor): Faulty => ({
  game,
  fixtures: {
    ...fixtures,
    match: { ...fixtures.match, runtime: defineMatch({ ...matchOf(game), ...parts }) },
  },
});
const withMoves = (moves: Definition['moves']): Faulty =>
  withMatch({ moves: { ...matchOf().moves, ...moves } });
const withEntries = (...entries: (typeof lexicon)['entries'][number][]): Faulty => ({
  fixtures: { ...fixtures, lexicon: { ...lexicon, entries: [...entries, ...lexicon.entries] } },
});

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

/** Numbers that outlive what they count: what no rule may have. */
function counter(): () => number {
  let count = 0;
  return () => ++count;
}

const noParams = z.strictObject({});
const still = { params: noParams, refuses: () => [], variants: () => [{}] } as const;
const view = (seen: (whole: Harbor, viewer: string | undefined) => JsonObject): Faulty => {
  const { view: whole } = matchOf();
  return withMatch({ view: (at, viewer) => ({ ...whole(at, viewer), ...seen(at, viewer) }) });
};

type Row = readonly [law: LawName, fault: string, finding: FindingCode, game: () => Faulty];

/** A law, a fault that breaks it, what the law finds. */
export const FAULTS: readonly Row[] = [
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
            test: (found, wanted, context) => context.isPlayer(found.controller, wanted),
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
    () => {
      const runtime = defineMatch(matchOf());
      return {
        fixtures: {
          ...fixtures,
          match: {
            ...fixtures.match,
            runtime: {
              ...runtime,
              *legalMoves(match, player) {
                const moves = [...runtime.legalMoves(match, player)];
                yield* moves.filter(({ targets }, at) => at < 5 || !targets);
              },
            },
          },
        },
      };
    },
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
    () => {
      const runtime = defineMatch(matchOf());
      return {
        fixtures: {
          ...fixtures,
          match: {
            ...fixtures.match,
            runtime: {
              ...runtime,
              apply(match, move) {
                const applied = runtime.apply(match, move);
                if (!applied.ok) Reflect.set(match, 'step', match.step + 1);
                return applied;
              },
            },
          },
        },
      };
    },
  ],
  [
    'lexicon',
    'an entry without an example',
    'lexicon.noExample',
    () => withEntries({ role: 'adjective', words: 'painted', filter: { moored: false }, examples: [] }),
  ],
  [
    'lexicon',
    'an entry whose words say nothing',
    'lexicon.unread',
    () => withEntries({ role: 'adjective', words: 'fine', filter: {}, examples: ['picked fine boat'] }),
  ],
  [
    'lexicon',
    'an entry for a key that the game does not have',
    'lexicon.notFilter',
    () =>
      withEntries({
        role: 'tail',
        words: 'in tow',
        filter: { towed: true },
        examples: ['picked boat in tow'],
      }),
  ],
  [
    'lexicon',
    'an entry that another takes the words of',
    'lexicon.shadowed',
    () =>
      withEntries({
        role: 'adjective',
        words: 'moored',
        kind: 'ship',
        filter: { moored: true },
        examples: ['picked moored boat'],
      }),
  ],
  [
    'lexicon',
    'an entry that stands there twice',
    'lexicon.twice',
    () =>
      withEntries({
        role: 'adjective',
        words: 'moored',
        filter: { moored: true },
        examples: ['picked moored boat'],
      }),
  ],
  [
    'moves',
    'an offered move that breaks off',
    'moves.threw',
    () =>
      withMoves({
        wait: defineMove<Harbor, Record<string, never>>({
          ...still,
          execute: () => {
            throw new RangeError('no such tide');
          },
        }),
      }),
  ],
  [
    'moves',
    'an offered move that is refused',
    'moves.refused',
    () => {
      const runtime = defineMatch(matchOf());
      return {
        fixtures: {
          ...fixtures,
          match: {
            ...fixtures.match,
            runtime: {
              ...runtime,
              *legalMoves(match, player) {
                yield* runtime.legalMoves(match, player);
                yield { move: 'wait', player, params: { again: true } };
              },
            },
          },
        },
      };
    },
  ],
  [
    'moves',
    'a turn without a move',
    'moves.stuck',
    () => withMatch({ toAct: ({ left }) => (left > 7 ? ['ann'] : []) }),
  ],
  [
    'moves',
    'a move that takes any parameter',
    'moves.accepted',
    () =>
      withMoves({
        wait: defineMove<Harbor, JsonObject>({
          ...still,
          params: z.record(z.string(), z.json()),
          execute: ({ state: now }) => ({ ...now, left: now.left - 1 }),
        }),
      }),
  ],
  ['moves', 'a code without words', 'refusals.wordless', () => becalmed('harbor.unsaid')],
  ['moves', 'a refusal without a code', 'refusals.uncoded', () => becalmed('. .')],
  [
    'replay',
    'a beginning that hangs on how often matches began',
    'replay.differs',
    () => {
      const began = counter();
      return withMatch({
        setup: (options, random) => {
          const made = matchOf().setup(options, random);
          return made.ok ? { ...made, value: { ...made.value, winds: [began()] } } : made;
        },
      });
    },
  ],
  [
    'replay',
    'a replay that looks at no digest',
    'replay.notNoticed',
    () => {
      const runtime = defineMatch(matchOf());
      const blind = (record: unknown) =>
        runtime.replay(typeof record === 'object' ? { ...record, digest: undefined } : record);
      return {
        fixtures: { ...fixtures, match: { ...fixtures.match, runtime: { ...runtime, replay: blind } } },
      };
    },
  ],
  [
    'views',
    'a view that shows the winds to come',
    'views.leaks',
    () => view(({ winds }) => ({ next: winds[0] ?? 0 })),
  ],
  [
    'views',
    'a view that shows the other hand',
    'views.leaks',
    () => view(({ hands }) => ({ all: [...hands.bob] })),
  ],
  [
    'views',
    'moves that are offered by what is hidden',
    'views.leaks',
    () =>
      withMoves({
        wait: defineMove<Harbor, { readonly knots: number }>({
          params: z.strictObject({ knots: z.int() }),
          refuses: () => [],
          variants: ({ winds }) => [{ knots: winds[0] ?? 0 }],
          execute: ({ state: now }) => ({ ...now, left: now.left - 1 }),
        }),
      }),
  ],
  [
    'views',
    'a swap that changes nothing',
    'views.idle',
    () => ({
      fixtures: { ...fixtures, match: { ...runtimeOf(), hidden: [{ name: 'nothing', swap: (at) => at }] } },
    }),
  ],
];

function runtimeOf() {
  return { runtime: defineMatch(matchOf()) };
}

/** Nobody may wait any more, and why is said so. */
function becalmed(code: `${string}.${string}`): Faulty {
  const definition: MatchDefinition<Harbor, { ships: number }> = matchOf();
  return withMatch({
    moves: {
      ...definition.moves,
      wait: defineMove<Harbor, JsonObject>({
        params: z.record(z.string(), z.json()),
        refuses: ({ params }) => (Object.keys(params).length > 0 ? [{ code, data: {} }] : []),
        variants: () => [{}],
        execute: ({ state: now }) => ({
          ...now,
          turn: now.turn === 'ann' ? 'bob' : 'ann',
          left: now.left - 1,
        }),
      }),
    },
  });
}
