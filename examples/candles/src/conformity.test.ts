/** The laws of all games. */
import { objectsIn } from '@reticle/core/play';
import { filterCases, type HiddenSwap, type Staged } from '@reticle/testkit';
import { describeGame } from '@reticle/testkit/vitest';
import { cardNamed, game, match, stateWith, type Card, type State } from './index.js';

const attempt = { controller: 'ann', source: { kind: 'card', id: 'source' } };
const around = [cardNamed('Firebrand', 'source', 'ann'), cardNamed('Candelabrum', 'arms', 'bob')];
const stage = (facts: Partial<Card>): Staged<State> => ({
  state: stateWith([...around, cardNamed('Stub', 'it', 'bob', facts)]),
  attempt,
  target: { kind: 'card', id: 'it' },
});
const ofPlayer = (id: string): Staged<State> => ({ ...stage({}), target: { kind: 'player', id } });
const itself = { ...stage({}), target: { kind: 'card', id: 'source' } };

/** Exchanges two cards of a player, in places that the viewer cannot look into. */
const hiddenFrom = (viewer: string | undefined, owner: string, zone: 'hand' | 'deck'): HiddenSwap<State> => ({
  name: `${owner}'s ${zone} and deck`,
  ...(viewer === undefined ? {} : { viewer }),
  swap(state) {
    const [one] = objectsIn(state.objects, zone, owner);
    const other = objectsIn(state.objects, 'deck', owner).findLast(({ name }) => name !== one?.name);
    if (!one || !other) return undefined;
    const facts = ({ instanceId, incarnation, zone: where, timestamp }: Card) => ({
      instanceId,
      incarnation,
      zone: where,
      timestamp,
    });
    const objects = state.objects.objects.map((card) => {
      if (card === one) return { ...other, ...facts(one) };
      return card === other ? { ...one, ...facts(other) } : card;
    });
    return { ...state, objects: { ...state.objects, objects } };
  },
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
    moments: 4,
    hidden: [
      hiddenFrom('ann', 'bob', 'hand'),
      hiddenFrom('bob', 'ann', 'hand'),
      hiddenFrom('ann', 'ann', 'deck'),
      hiddenFrom(undefined, 'bob', 'hand'),
    ],
  },
  runs: 25,
});
