/** Faults in a game's matches. */
import { refuse, type JsonObject } from '@reticle/core';
import { defineMatch, defineMove, type Bot } from '@reticle/core/match';
import * as z from 'zod';
import { fixtures, harbor, matchOf, type Harbor } from '../harbor.js';
import { withCoves } from './coves.js';
import { counter, still, withMatch, withMoves, withRuntime, type Fault, type Faulty } from './parts.js';

const view = (seen: (whole: Harbor, viewer: string | undefined) => JsonObject): Faulty => {
  const { view: whole } = matchOf();
  return withMatch({ view: (at, viewer) => ({ ...whole(at, viewer), ...seen(at, viewer) }) });
};
export const MATCH_FAULTS: readonly Fault[] = [
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
    () =>
      withRuntime((runtime) => ({
        *legalMoves(match, player) {
          yield* runtime.legalMoves(match, player);
          yield { move: 'wait', player, params: { again: true } };
        },
      })),
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
    'releases',
    'a move that means nothing any more',
    'releases.refused',
    () => withMatch({ migrate: [{ from: 0 }] }),
  ],
  [
    'releases',
    'a saved match whose player has no move',
    'releases.noMove',
    () => withRuntime(() => ({ *legalMoves() {} })),
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
    'a question that hangs on what is hidden',
    'views.leaks',
    () => {
      const { ram } = matchOf().moves;
      const asked = ({ state: { winds } }: { readonly state: Harbor }) => [
        harbor.spec({
          slots: [{ id: `foe${winds[0] ?? 0}`, kind: 'ship', filter: { controller: 'opponent' } }],
        }),
      ];
      return ram ? withMoves({ ram: defineMove({ ...anything, getTargetSpecs: asked }) }) : {};
    },
  ],
  [
    'views',
    'an event that tells all of the wind that one has caught',
    'views.tells',
    () =>
      withRuntime((runtime) => ({
        viewEvents: (events, viewer) =>
          runtime.viewEvents(
            events.map(({ visibleTo: _hidden, ...event }) => event),
            viewer,
          ),
      })),
  ],
  [
    'views',
    'an event that tells a spectator of it',
    'views.tells',
    () =>
      withRuntime((runtime) => ({
        viewEvents: (events, viewer) => (viewer === undefined ? events : runtime.viewEvents(events, viewer)),
      })),
  ],
  ['views', 'a prompt that tells where a hidden ship is', 'views.leaks', () => withCoves()],
  [
    'views',
    'a refusal that tells of the winds',
    'views.tells',
    () =>
      withMoves({
        wait: defineMove<Harbor, Record<string, never>>({
          ...still,
          refuses: ({ state: { winds, left } }) =>
            left % 2 === 0 ? [{ code: 'harbor.becalmed', data: { next: winds[0] ?? 0 } }] : [],
          execute: ({ state: now }) => ({ ...now, left: now.left - 1 }),
        }),
      }),
  ],
  ['bots', 'a world that is the match itself', 'bots.deals', () => withMatch({ determinize: (at) => at })],
  [
    'bots',
    'a world in which another player has the turn',
    'bots.unlike',
    () => withMatch({ determinize: (at) => ({ ...at, left: at.left + 1 }) }),
  ],
  [
    'bots',
    'no world at all',
    'bots.noWorld',
    () => withRuntime(() => ({ determinize: () => refuse({ code: 'harbor.becalmed', data: {} }) })),
  ],
  ['bots', 'a bot that looks at the winds to come', 'bots.peeks', () => peeking()],
  [
    'ids',
    'ids that the seed draws',
    'ids.differ',
    () => secretShips((_at, viewer, { id }) => !id.startsWith(viewer), { isNumbered: true }),
  ],
  [
    'ids',
    'the first ids in the hand',
    'ids.tell',
    () => secretShips((_at, viewer, { id }) => !id.startsWith(viewer) || Number(id.slice(3)) > 3),
  ],
  [
    'ids',
    'ids in the order in which they are drawn',
    'ids.tell',
    () =>
      secretShips(({ left }, viewer, { id }) => !id.startsWith(viewer) || Number(id.slice(3)) >= 10 - left),
  ],
  [
    'ids',
    'ids in the order of the deck list',
    'ids.tell',
    () => secretShips((_at, viewer, { id }) => !id.startsWith(viewer), { areListed: true }),
  ],
  [
    'views',
    'nothing said of what is hidden',
    'law.idle',
    () => ({ fixtures: { ...fixtures, match: { runtime: defineMatch(matchOf()) } } }),
  ],
  [
    'views',
    'what is hidden called open',
    'views.notOpen',
    () => ({ fixtures: { ...fixtures, match: { runtime: defineMatch(matchOf()), hidden: [] } } }),
  ],
  [
    'views',
    'a swap that changes nothing',
    'views.idle',
    () => ({
      fixtures: {
        ...fixtures,
        match: { runtime: defineMatch(matchOf()), hidden: [{ name: 'nothing', swap: (at) => at }] },
      },
    }),
  ],
];

/** Harbor with nine ships a player that are hidden from somebody. */
function secretShips(
  hides: NonNullable<ReturnType<typeof matchOf>['hides']>,
  { isNumbered = false, areListed = false } = {},
): Faulty {
  const { setup, ...rest } = matchOf();
  const runtime = defineMatch({
    ...rest,
    hides,
    setup: (options, random) => {
      const made = setup(options, random);
      if (!made.ok) return made;
      const drawn = random.below(1_000);
      const ships = made.value.ships.map((ship, at) => ({
        ...ship,
        ...(areListed ? { name: 'Ship', publicId: 'ship', sail: Math.floor(at / 5) } : {}),
        instanceId: isNumbered ? `${ship.instanceId}${drawn}` : ship.instanceId,
      }));
      return { ok: true, value: { ...made.value, ships } };
    },
  });
  return { fixtures: { ...fixtures, match: { ...fixtures.match, runtime, options: [{ ships: 9 }] } } };
}

/** A bot with a way round its seat: what is next of the winds says what it does. */
function peeking(): Faulty {
  let wind = 0;
  const { fixtures: peeked = fixtures } = withRuntime((runtime) => ({
    offers(match, player) {
      wind = match.state.winds[0] ?? 0;
      return runtime.offers(match, player);
    },
  }));
  const bot: Bot = (seat) => {
    const { player } = seat;
    const all = [...seat.offers()];
    return {
      move: all.length > 0 && wind > 3 ? 'wait' : 'catchWind',
      player,
      params: wind > 3 ? {} : { reef: true },
    };
  };
  return { fixtures: { ...peeked, ...(peeked.match ? { match: { ...peeked.match, bot } } : {}) } };
}

const anything = { ...still, execute: ({ state: now }: { readonly state: Harbor }) => now };

/** Nobody may wait with parameters, and why is said so. */
function becalmed(code: `${string}.${string}`): Faulty {
  return withMoves({
    wait: defineMove<Harbor, JsonObject>({
      params: z.record(z.string(), z.json()),
      refuses: ({ params }) => (Object.keys(params).length > 0 ? [{ code, data: {} }] : []),
      variants: () => [{}],
      execute: ({ state: now }) => ({ ...now, turn: now.turn === 'ann' ? 'bob' : 'ann', left: now.left - 1 }),
    }),
  });
}
