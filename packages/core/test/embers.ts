/** A made-up match for core's own tests: two players burn each other's embers; hands are hidden, sparks are rolled. */
import * as z from 'zod';
import { defineGame, defineKind, flag, ok, player as seenFrom, playerReference } from '../src/index.js';
import { defineMatch, defineMove } from '../src/match/index.js';
import { type Execution } from '../src/match/move.js';

const ember = z.strictObject({ id: z.string(), owner: z.string(), cold: z.boolean() });
type Ember = z.infer<typeof ember>;

const embersState = z.strictObject({
  turn: z.enum(['ann', 'bob']),
  left: z.int(),
  embers: z.array(ember).readonly(),
  hands: z.strictObject({ ann: z.array(z.int()).readonly(), bob: z.array(z.int()).readonly() }),
});
export type EmbersState = z.infer<typeof embersState>;

const PLAYERS = ['ann', 'bob'] as const;
const players = PLAYERS.map((id) => ({ id }));
const isPlayer = (id: string): id is EmbersState['turn'] => PLAYERS.some((known) => known === id);
const otherThan = (id: string): EmbersState['turn'] => (id === 'ann' ? 'bob' : 'ann');

const embers = defineGame({
  id: 'embers',
  state: embersState,
  players: () => players,
  kinds: [
    defineKind({
      name: 'ember',
      object: ember,
      filter: z.strictObject({ owner: playerReference.optional(), cold: z.boolean().optional() }),
      matchers: {
        owner: seenFrom(
          'owner',
          ({ owner }: Ember) => owner,
          (who) => `of ${who}`,
        ),
        cold: flag('cold', ({ cold }: Ember) => cold, { yes: 'cold', no: 'glowing' }),
      },
      list: (state: EmbersState) => state.embers,
      id: ({ id }) => id,
      controller: ({ owner }) => owner,
    }),
  ],
});

const quench = embers.spec({
  slots: [{ id: 'ember', kind: 'ember', filter: { owner: 'opponent', cold: false }, min: 1, max: 2 }],
});

const nextTurn = ({ state }: Execution<EmbersState, object>): EmbersState => ({
  ...state,
  turn: otherThan(state.turn),
  left: state.left - 1,
});

export const embersMatch = defineMatch({
  game: embers,
  version: 1,
  options: z.strictObject({
    embers: z.int().min(1).max(30).default(3),
    turns: z.int().min(1).max(100).default(12),
  }),
  setup: ({ embers: count, turns }, random) =>
    ok({
      turn: 'ann' as const,
      left: turns,
      embers: PLAYERS.flatMap((owner) =>
        Array.from({ length: count }, (_ember, index) => ({ id: `${owner}${index}`, owner, cold: false })),
      ),
      hands: { ann: [random.below(100)], bob: [random.below(100)] },
    }),
  toAct: ({ turn }) => [turn],
  outcome: ({ embers: all, left }) => {
    const alive = (owner: string) => all.filter((found) => found.owner === owner && !found.cold).length;
    const [ann, bob] = [alive('ann'), alive('bob')];
    if (left > 0 && ann > 0 && bob > 0) return undefined;
    return { winners: ann === bob ? [] : [ann > bob ? 'ann' : 'bob'], reason: left > 0 ? 'cold' : 'time' };
  },
  moves: {
    quench: defineMove({
      params: z.strictObject({}),
      refuses: () => [],
      variants: (_state: EmbersState) => [{}],
      getTargetSpecs: () => [quench],
      execute: (execution) => {
        const hit = execution.targets.slots[0]?.targets.map(({ id }) => id) ?? [];
        execution.emit({ type: 'quenched', embers: hit });
        const state = nextTurn(execution);
        return {
          ...state,
          embers: state.embers.map((found) => (hit.includes(found.id) ? { ...found, cold: true } : found)),
        };
      },
    }),
    spark: defineMove({
      params: z.strictObject({ times: z.int().min(1).max(2) }),
      refuses: ({ state, player }) =>
        isPlayer(player) && state.hands[player].length > 4
          ? [{ code: 'embers.handFull', data: { player, size: state.hands[player].length } }]
          : [],
      variants: (_state: EmbersState) => [{ times: 1 }, { times: 2 }],
      execute: (execution) => {
        const { player, params, random, emit } = execution;
        const state = nextTurn(execution);
        if (!isPlayer(player)) return state;
        const drawn = Array.from({ length: params.times }, () => random.below(100));
        emit({ type: 'sparked', player, count: drawn.length });
        emit({ type: 'drew', player, drawn, visibleTo: [player] });
        return { ...state, hands: { ...state.hands, [player]: [...state.hands[player], ...drawn] } };
      },
    }),
  },
  view: (state, viewer) => ({
    turn: state.turn,
    left: state.left,
    embers: state.embers,
    hands: Object.fromEntries(
      PLAYERS.map((id) => [id, id === viewer ? state.hands[id] : state.hands[id].length]),
    ),
  }),
  weights: { own: 1, theirs: 1 },
  evaluate: ({ embers: all }, player, { own = 0, theirs = 0 }) =>
    all.reduce((sum, { owner, cold }) => sum + (cold ? (owner === player ? -own : theirs) : 0), 0),
});
