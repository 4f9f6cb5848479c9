/** A small made-up game that keeps all laws: ships in a harbor, two players, a hidden draw pile, words. */
import {
  amount,
  baseCard,
  baseCardFilter,
  cardKind,
  coreMatchers,
  defineGame,
  defineKind,
  flag,
  jsonObject,
  numericComparison,
  ok,
  parseWith,
  type JsonObject,
  type Matchers,
  type Protection,
} from '@reticle/core';
import { defineMatch, defineMove, type MatchDefinition, type MatchMigration } from '@reticle/core/match';
import type { Lexicon } from '@reticle/core/text';
import * as z from 'zod';
import { filterCases, type GameFixtures, type Staged } from '../src/index.js';

const ship = baseCard.extend({ sail: z.int(), moored: z.boolean() });
export type Ship = z.infer<typeof ship>;

const PLAYERS = ['ann', 'bob'] as const;
export const state = z.strictObject({
  turn: z.enum(PLAYERS),
  left: z.int(),
  ships: z.array(ship).readonly(),
  /** Wind still to come, the next one first. */
  winds: z.array(z.int()).readonly(),
  hands: z.strictObject({ ann: z.array(z.int()).readonly(), bob: z.array(z.int()).readonly() }),
});
export type Harbor = z.infer<typeof state>;

const shipFilter = baseCardFilter
  .pick({ zone: true, controller: true, type: true, withKeyword: true, excludeSelf: true })
  .extend({ sail: numericComparison.optional(), moored: z.boolean().optional() });
type ShipFilter = z.infer<typeof shipFilter>;

const { zone, controller, type, withKeyword, excludeSelf } = coreMatchers;
const matchers: Matchers<Ship, ShipFilter> = {
  zone,
  controller,
  type,
  withKeyword,
  excludeSelf,
  sail: amount('sail', ({ sail }: Ship) => sail),
  moored: flag('moored', ({ moored }: Ship) => moored, { yes: 'moored', no: 'free' }),
};

const fog: Protection<Ship, Harbor> = {
  rule: 'H1',
  refuses: ({ keywords, controller: owner }, asking) =>
    keywords.includes('fog') && owner !== asking.controller,
};

interface KindParts {
  readonly object?: z.ZodType<Ship>;
  readonly matchers?: Partial<Matchers<Ship, ShipFilter>>;
  readonly fog?: Protection<Ship, Harbor>;
}

/** Harbor, with parts of it exchanged. */
export function harborWith(
  parts: KindParts & { readonly state?: z.ZodType<Harbor>; readonly unworded?: boolean } = {},
) {
  const kind = defineKind({
    ...cardKind,
    name: 'ship',
    object: parts.object ?? ship,
    filter: shipFilter,
    matchers: { ...matchers, ...parts.matchers },
    list: ({ ships }: Harbor) => ships,
    protections: { fog: parts.fog ?? fog },
  });
  return defineGame({
    id: 'harbor',
    state: parts.state ?? state,
    players: () => PLAYERS.map((id) => ({ id })),
    kinds: [kind],
    messages: parts.unworded === true ? {} : { 'harbor.becalmed': () => 'There is no wind.' },
  });
}
export const harbor = harborWith();

export const shipOf = (instanceId: string, facts: Partial<Ship> = {}): Ship => ({
  instanceId,
  incarnation: 0,
  publicId: 'ship',
  name: instanceId,
  types: ['boat'],
  zone: 'bay',
  owner: 'ann',
  controller: 'ann',
  exerted: false,
  damage: 0,
  keywords: [],
  characteristics: [],
  sail: 1,
  moored: false,
  ...facts,
});

export const harborOf = (...ships: readonly Ship[]): Harbor => ({
  turn: 'ann',
  left: 8,
  ships,
  winds: [3, 1, 2, 5],
  hands: { ann: [1], bob: [2] },
});

/** One ship among others; ann asks, from the ship `source`. */
const stage = (facts: Partial<Ship>): Staged<Harbor> => {
  const found = shipOf('it', { controller: 'bob', ...facts });
  const others = [
    shipOf('source', { sail: 2 }),
    shipOf('own', { keywords: ['fog'] }),
    shipOf('far', { controller: 'bob', keywords: ['fog'], sail: 3 }),
  ].filter(({ instanceId }) => instanceId !== found.instanceId);
  return {
    state: harborOf(...others, found),
    attempt: { controller: 'ann', source: { kind: 'ship', id: 'source' }, variables: { X: 2 } },
    target: { kind: 'ship', id: found.instanceId },
  };
};

const rows: readonly (readonly [object, Partial<Ship>, Partial<Ship>])[] = [
  [{ zone: 'bay' }, {}, { zone: 'sea' }],
  [{ controller: 'opponent' }, {}, { controller: 'ann' }],
  [{ type: ['boat', 'barge'] }, {}, { types: ['raft'] }],
  [{ withKeyword: 'fog' }, { keywords: ['fog'] }, {}],
  [{ excludeSelf: true }, {}, { instanceId: 'source' }],
  [{ sail: { gte: 'X' } }, { sail: 2 }, {}],
  [{ sail: { lt: 'source.sail' } }, {}, { sail: 2 }],
  [{ not: { moored: true } }, {}, { moored: true }],
  [{ moored: true }, { moored: true }, {}],
];

export const lexicon: Lexicon = {
  anchor: { one: 'picked', many: 'picked' },
  kinds: ['ship'],
  adding: {},
  required: { ship: ['zone'] },
  entries: [
    {
      role: 'count',
      words: 'up to <count>',
      phrase: { min: 0, max: '<count>' },
      examples: ['up to two picked boats'],
    },
    { role: 'adjective', words: 'moored', filter: { moored: true }, examples: ['picked moored boat'] },
    { role: 'bare', words: '', filter: { zone: 'bay' }, examples: ['picked boat'] },
    { role: 'class', words: 'boat', filter: { type: 'boat' }, examples: ['picked boat'] },
    { role: 'class', words: 'barge', filter: { type: 'barge' }, examples: ['picked barge'] },
    { role: 'head', words: 'ship', filter: {}, examples: ['picked boat ship at sea'] },
    { role: 'tail', words: 'at sea', filter: { zone: 'sea' }, examples: ['picked boat ship at sea'] },
    {
      role: 'tail',
      words: 'you sail',
      also: ['that you sail'],
      filter: { controller: 'self' },
      examples: ['picked barge you sail', 'picked barge that you sail'],
    },
    { role: 'after', words: '.', examples: [] },
  ],
  vocabularies: {},
};

const options = z.strictObject({ ships: z.int().min(1).max(9).default(3) });
type Options = z.infer<typeof options>;
const isPlayer = (id: string): id is Harbor['turn'] => PLAYERS.some((known) => known === id);
const then = ({ turn, left, ...rest }: Harbor): Harbor => ({
  ...rest,
  turn: turn === 'ann' ? 'bob' : 'ann',
  left: left - 1,
});

/** In the first version days were counted as `days`, and nobody reefed. */
const FROM_FIRST: MatchMigration = {
  from: 0,
  state: (kept) => {
    const parsed = parseWith(jsonObject, kept);
    if (!parsed.ok) return parsed;
    const { days, ...rest } = parsed.value;
    return ok<JsonObject>({ ...rest, left: days });
  },
  move: (move) => ok(move.move === 'catchWind' ? { ...move, params: { reef: false } } : move),
};

/** The definition of matches of harbor, or of a game made of it. */
export function matchOf(game = harbor): MatchDefinition<Harbor, Options> {
  const ram = game.spec({
    slots: [{ id: 'foe', kind: 'ship', filter: { controller: 'opponent', moored: false }, min: 1, max: 2 }],
  });
  return {
    game,
    version: 1,
    migrate: [FROM_FIRST],
    options,
    setup: ({ ships }, random) =>
      ok({
        turn: 'ann' as const,
        left: 10,
        ships: PLAYERS.flatMap((owner) =>
          Array.from({ length: ships }, (_ship, at) =>
            shipOf(`${owner}${at}`, {
              owner,
              controller: owner,
              sail: at,
              keywords: at === 0 ? ['fog'] : [],
            }),
          ),
        ),
        winds: random.shuffle([1, 2, 3, 4, 5, 6]),
        hands: { ann: [], bob: [] },
      }),
    toAct: ({ turn }) => [turn],
    outcome: ({ left }) => (left > 0 ? undefined : { winners: [], reason: 'dusk' }),
    moves: {
      wait: defineMove({
        params: z.strictObject({}),
        refuses: () => [],
        variants: () => [{}],
        execute: ({ state: now }) => then(now),
      }),
      catchWind: defineMove({
        params: z.strictObject({ reef: z.boolean() }),
        refuses: ({ state: { winds } }) =>
          winds.length === 0 ? [{ code: 'harbor.becalmed', data: {} }] : [],
        variants: () => [{ reef: false }, { reef: true }],
        execute: ({ state: now, player, params, emit }) => {
          const [wind = 0, ...winds] = now.winds;
          emit({ type: 'caught', player, wind, visibleTo: [player] });
          const caught = isPlayer(player)
            ? { [player]: [...now.hands[player], params.reef ? wind - 1 : wind] }
            : {};
          return then({ ...now, winds, hands: { ...now.hands, ...caught } });
        },
      }),
      ram: defineMove({
        params: z.strictObject({}),
        refuses: () => [],
        variants: () => [{}],
        getTargetSpecs: () => [ram],
        execute: ({ state: now, targets, emit }) => {
          const hit = targets.slots.flatMap((slot) => slot.targets.map(({ id }) => id));
          emit({ type: 'rammed', ships: hit });
          const ships = now.ships.map((found) =>
            hit.includes(found.instanceId) ? { ...found, moored: true } : found,
          );
          return then({ ...now, ships });
        },
      }),
    },
    view: ({ turn, left, ships, winds, hands }, viewer): JsonObject => ({
      turn,
      left,
      ships,
      winds: winds.length,
      hands: Object.fromEntries(PLAYERS.map((id) => [id, id === viewer ? hands[id] : hands[id].length])),
    }),
    evaluate: ({ ships }, player) =>
      ships.filter((found) => found.controller === player && !found.moored).length,
  };
}

const turned = (at: Harbor): Harbor => ({ ...at, winds: at.winds.toReversed() });

/** What the first version kept: a record, and a match after its first move. */
export const FIRST_RECORD = {
  game: 'harbor',
  version: 0,
  options: { ships: 1 },
  seed: 'first',
  seeding: 'sha256',
  moves: [
    { move: 'catchWind', player: 'ann' },
    { move: 'wait', player: 'bob' },
  ],
};
const FIRST_SAVED = {
  game: 'harbor',
  version: 0,
  step: 1,
  random: [1, 2, 3, 4],
  state: { turn: 'bob', days: 9, ships: [], winds: [1, 2], hands: { ann: [3], bob: [] } },
};

/** All fixtures of harbor. */
export const fixtures: GameFixtures<Harbor, 'ship'> = {
  cases: { ship: filterCases(stage, rows) },
  stages: [
    { state: harborOf(shipOf('a'), shipOf('b', { controller: 'bob' })), attempt: { controller: 'bob' } },
  ],
  specs: [
    { slots: [{ kind: 'ship', filter: { controller: 'opponent', count: 2, upTo: true } }] },
    {
      slots: [
        { id: 'first', kind: 'ship' },
        { id: 'then', kind: 'ship', filter: { sail: { lte: 'slots.first.sail' } } },
      ],
      relations: [{ relation: 'different', slots: ['first', 'then'] }],
    },
  ],
  guards: [
    {
      name: 'fog',
      on: (at, { id }) => {
        const found = at.ships.find(({ instanceId }) => instanceId === id);
        if (!found || found.keywords.includes('fog')) return undefined;
        const ships = at.ships.map((other) =>
          other === found ? { ...found, keywords: [...found.keywords, 'fog'] } : other,
        );
        return { ...at, ships };
      },
    },
  ],
  lexicon,
  match: {
    runtime: defineMatch(matchOf()),
    kept: [FIRST_RECORD, FIRST_SAVED],
    hidden: [
      { name: 'the order of the winds', swap: turned },
      { name: 'the order of the winds', viewer: 'ann', swap: turned },
      {
        name: "bob's hand",
        viewer: 'ann',
        swap: (at) => {
          const [[caught, ...others], [wind, ...winds]] = [at.hands.bob, at.winds];
          if (caught === undefined || wind === undefined) return undefined;
          return { ...at, winds: [caught, ...winds], hands: { ...at.hands, bob: [wind, ...others] } };
        },
      },
    ],
  },
};
