/** The laws of all games. */
import { unwrap } from '@reticle/core';
import { filterCases, hiddenSwaps, type Staged } from '@reticle/testkit';
import { describeGame } from '@reticle/testkit/vitest';
import { expect, it } from 'vitest';
import kept from '../test/kept/3.json' with { type: 'json' };
import { cardNamed, game, match, set, stateWith, table, type Card, type State } from './index.js';
import { PLAYERS } from './state.js';

const attempt = { controller: 'ann', source: { kind: 'card', id: 'source' } };
const around = [cardNamed('Firebrand', 'source', 'ann'), cardNamed('Candelabrum', 'arms', 'bob')];
const stage = (facts: Partial<Card>): Staged<State> => ({
  state: stateWith([...around, cardNamed('Stub', 'it', 'bob', facts)]),
  attempt,
  target: { kind: 'card', id: 'it' },
});
const ofPlayer = (id: string): Staged<State> => ({ ...stage({}), target: { kind: 'player', id } });
const itself = { ...stage({}), target: { kind: 'card', id: 'source' } };

/** A match as version 3 saved it: each candle with a copy of what it says. */
const start = unwrap(match.start({}, 2));
const { objects } = start.state;
const asThen = ({ text, ...candle }: Card) => {
  const { abilities, activated } = set.says({ text });
  return { ...candle, abilities, activated };
};
const saved = {
  ...start,
  version: 3,
  state: { ...start.state, objects: { ...objects, objects: objects.objects.map(asThen) } },
};

it('plays on what version 3 saved, and is smaller', () => {
  expect(unwrap(match.parseMatch(saved))).toEqual(start);
  expect(JSON.stringify(start).length).toBeLessThan(0.75 * JSON.stringify(saved).length);
  const { match: replayed } = unwrap(match.replay(kept));
  expect(match.outcome(replayed)?.winners).toEqual(['ann']);
});

it('refuses a saved candle that is in no set', () => {
  const [first, ...others] = saved.state.objects.objects;
  const odd = {
    ...saved,
    state: {
      ...saved.state,
      objects: { ...saved.state.objects, objects: [{ ...first, name: 'Lamp' }, ...others] },
    },
  };
  expect(match.parseMatch(odd).ok).toBe(false);
});

describeGame(game, {
  cases: {
    card: [
      ...filterCases(stage, [
        [{ zone: 'play' }, {}, { zone: 'ashes' }],
        [{ controller: 'opponent' }, {}, { controller: 'ann', owner: 'ann' }],
        [{ strength: { gte: 3 } }, { strength: 3 }, { strength: 2 }],
        [{ damaged: true }, { damage: 1 }, {}],
      ]),
      { filter: { excludeSelf: true }, accepts: stage({}), refuses: itself },
    ],
    player: filterCases(ofPlayer, [
      [{ is: 'opponent' }, 'bob', 'ann'],
      [{ playerId: 'bob' }, 'bob', 'ann'],
    ]),
  },
  specs: [{ slots: [{ accepts: [{ kind: 'card', filter: { zone: 'play', controller: 'opponent' } }] }] }],
  match: {
    runtime: match,
    seeds: [1],
    maxMoves: 80,
    kept: [kept, saved],
    moments: 4,
    hidden: hiddenSwaps<State>(table, PLAYERS),
  },
  runs: 25,
});
