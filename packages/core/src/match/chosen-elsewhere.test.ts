import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineGame, defineKind, flag, unwrap } from '../index.js';
import { defineMatch, defineMove, randomBot, randomFrom, seedRandom, seatOf } from './index.js';

interface Beds {
  readonly players: readonly { readonly id: string }[];
  readonly beds: readonly string[];
}
const beds = defineGame({
  id: 'beds',
  state: z.custom<Beds>(),
  players: ({ players }: Beds) => players,
  kinds: [
    defineKind({
      name: 'bed',
      object: z.strictObject({ id: z.string() }),
      filter: z.strictObject({ wet: z.boolean().optional() }),
      matchers: { wet: flag('wet', () => false, { yes: 'wet', no: 'dry' }) },
      list: ({ beds: ids }: Beds) => ids.map((id) => ({ id })),
      id: ({ id }: { readonly id: string }) => id,
    }),
  ],
});

/**
 * A game in which a gardener steps into the garden to move. The garden has one more bed; the stony one is
 * refused.
 */
const garden = defineMatch<Beds, Record<string, never>>({
  game: beds,
  version: 1,
  options: z.strictObject({}),
  setup: () => ({ ok: true, value: { players: [{ id: 'ann' }], beds: ['rose', 'stone'] } }),
  toAct: () => ['ann'],
  outcome: () => undefined,
  moves: {
    water: defineMove({
      params: z.strictObject({}),
      refuses: () => [],
      variants: (_state: Beds) => [{}],
      getTargetSpecs: () => [beds.spec({ slots: [{ id: 'bed', kind: 'bed', min: 1, max: 1 }] })],
      choosesIn: ({ state }) => ({ ...state, beds: [...state.beds, 'mint'] }),
      refusesTargets: (_context, { slots }) =>
        slots.some(({ targets }) => targets.some(({ id }) => id === 'stone'))
          ? [{ code: 'garden.stony', data: {} }]
          : [],
      execute: ({ state }) => state,
    }),
  },
  view: () => ({}),
});

describe('targets that are chosen elsewhere, or refused beyond their spec', () => {
  const match = unwrap(garden.start({}, 1));
  const water = (id: string) =>
    garden.apply(match, { move: 'water', player: 'ann', targets: [{ targets: [{ kind: 'bed', id }] }] });

  it('are checked in the state that the move names', () => {
    expect(water('mint').ok).toBe(true);
    const [offer] = garden.offers(match, 'ann');
    expect(unwrap(garden.open(match, offer)).state.beds).toHaveLength(3);
  });

  it('are refused by the move, and then neither listed nor chosen by bots', () => {
    expect(water('stone')).toMatchObject({ ok: false, issues: [{ code: 'garden.stony' }] });
    const listed = [...garden.legalMoves(match, 'ann')].map(({ targets }) => targets?.[0]?.targets[0]?.id);
    expect(listed).toEqual(['rose', 'mint']);
    const random = randomFrom(seedRandom(1));
    for (let draw = 0; draw < 20; draw++) {
      expect(garden.apply(match, randomBot(seatOf(garden, match, 'ann'), random)).ok).toBe(true);
    }
  });
});
