import { unwrap } from '@reticle/core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { filter, state as boards } from '../../../test/arbitrary.js';
import { matchStateOf } from '../../../test/match.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { refOf } from '../../state/refs.js';
import { resolverOf } from '../targeting/legal.js';
import { mtg } from '../targeting/kinds.js';
import { ownMatches } from './own.js';

/** Returns everything that a filter matches, according to the resolver. */
const slow = (asked: MtgCardFilter, zone: MtgCardFilter['zone']) =>
  unwrap(
    mtg.parseSpec({
      slots: [
        {
          id: 'all',
          accepts: [{ kind: 'card', filter: { zone, ...asked } }],
          min: 0,
          max: 'any',
          chooser: 'all',
          mode: 'choose',
        },
      ],
      timing: 'resolution',
    }),
  );

it('law: where each card can be asked by itself, that gives what the whole state gives', () => {
  let [tried, asked] = [0, 0];
  fc.assert(
    fc.property(boards, filter, fc.constantFrom('you', 'foe'), fc.nat(7), (board, wanted, controller, at) => {
      const state = matchStateOf({
        cards: board.cards,
        players: board.players.map(({ id, team }) => ({ id, ...withoutUndefined({ team }) })),
      });
      tried++;
      const card = state.cards[at % state.cards.length];
      if (!card) return;
      const source = refOf(card);
      const own = ownMatches(wanted, { state, controller, source });
      if (!own) return;
      asked++;
      const all = resolverOf(state).takeAll(slow(wanted, 'battlefield'), { controller, source });
      expect(own).toEqual(all.ok ? all.value : []);
    }),
    { numRuns: 400 },
  );
  expect(asked).toBeGreaterThan(tried / 8);
});
