import { expect, it } from 'vitest';
import { tempting, type Temptation } from '../../../test/temptation.js';
import { unwrap } from '../../index.js';
import { randomFrom, seedRandom } from '../index.js';
import type { Match } from '../definition.js';
import { outlookOf } from './look-ahead.js';

it.each([
  // A grab goes on for three turns: bob passes, then ann grabs again or guards.
  [undefined, true, 6, 5],
  [true, true, 6, 3],
  [false, false, 4, 3],
])('of moves that count together (all: %j) the better is looked at', (given, all, points, moves) => {
  const rules = tempting(true);
  let made = 0;
  const counted: typeof rules = {
    ...rules,
    lookAhead: { passes: ['guard'], together: { grab: 'guard' }, isPending: ({ turn }) => turn < 3 },
    apply: (match: Match<Temptation>, move: unknown) => {
      made++;
      return rules.apply(match, move);
    },
  };
  const looking = { player: 'ann', random: randomFrom(seedRandom(1)) };
  const outlook = outlookOf(
    counted,
    unwrap(rules.start({}, 1)),
    { player: 'ann', move: 'grab', params: { nth: 1 } },
    given === undefined ? looking : { ...looking, all: given },
  );
  expect([outlook?.all, outlook?.match.state.points['ann'], made]).toEqual([all, points, moves]);
});
