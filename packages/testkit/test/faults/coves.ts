/** Harbor with ships of bob's that lie hidden, one in a cove and one in the mist. */
import { defineMatch, defineMove, type MatchDefinition } from '@reticle/core/match';
import { fixtures, harbor, matchOf, shipOf, type Harbor } from '../harbor.js';
import { still, type Faulty } from './parts.js';

const HIDDEN: ReadonlySet<string> = new Set(['cove', 'mist']);
const isHidden = ({ ships }: Harbor, id: string): boolean =>
  ships.some(({ instanceId, zone }) => instanceId === id && HIDDEN.has(zone));

const elsewhere = (zone: string): string => (zone === 'cove' ? 'mist' : zone === 'mist' ? 'cove' : zone);

const inBay = harbor.spec({
  slots: [{ id: 'foe', kind: 'ship', filter: { zone: 'bay', controller: 'opponent' } }],
});

/** Where a ship lies that a player may not see is told, unless the game says that it is hidden. */
export function withCoves(more: Pick<MatchDefinition<Harbor, { ships: number }>, 'hides'> = {}): Faulty {
  const { setup, view, moves, ...rest } = matchOf();
  const runtime = defineMatch({
    ...rest,
    ...more,
    moves: {
      ...moves,
      ram: defineMove<Harbor, Record<string, never>>({
        ...still,
        getTargetSpecs: () => [inBay],
        execute: ({ state: now }) => ({ ...now, left: now.left - 1 }),
      }),
    },
    setup: (options, random) => {
      const made = setup(options, random);
      if (!made.ok) return made;
      const theirs = { owner: 'bob', controller: 'bob', moored: true };
      const hidden = ['cove', 'mist'].map((zone) => shipOf(zone, { ...theirs, zone, name: 'sloop' }));
      return { ...made, value: { ...made.value, ships: [...made.value.ships, ...hidden] } };
    },
    view: (state, viewer) => ({
      ...view(state, viewer),
      ships: state.ships.filter(({ zone }) => !HIDDEN.has(zone)),
    }),
  });
  const swap = (state: Harbor): Harbor => ({
    ...state,
    ships: state.ships.map((ship) => ({ ...ship, zone: elsewhere(ship.zone) })),
  });
  const hidden = [{ name: 'where ships of bob lie', viewer: 'ann', swap }];
  return { fixtures: { ...fixtures, match: { runtime, hidden } } };
}

/** What a game says that keeps it to itself. */
export const hidesCoves = (state: Harbor, _viewer: string, { id }: { readonly id: string }): boolean =>
  isHidden(state, id);
