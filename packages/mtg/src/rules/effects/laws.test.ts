import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { effectRunner, type Frame } from '@reticle/core/play';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { matchOf } from '../../../test/match.js';
import { libraryOf } from '../../state/library.js';
import { mtgMatchState } from '../../state/match-state.js';
import { resolverOf } from '../targeting/legal.js';
import { type Effect, effect as effectSchema } from '../../language/effects/effect.js';
import { EFFECT_KINDS } from './kinds.js';

const cards = ['you', 'foe'].flatMap((owner) => [
  creature(`${owner}-bear`, owner),
  card(`${owner}-hill`, owner, { types: ['land'] }),
  card(`${owner}-hand`, owner, { zone: 'hand', types: ['instant'] }),
  creature(`${owner}-dead`, owner, { zone: 'graveyard' }),
  ...[0, 1, 2].map((order) => card(`${owner}-${order}`, owner, { zone: 'library', order, types: ['land'] })),
]);

const who = fc.constantFrom('you', 'eachOpponent', 'eachPlayer', 'self');
const amount = fc.constantFrom(0, 1, 2, 9, 'X' as const);
const any = { each: { zone: ['battlefield', 'graveyard', 'hand', 'library', 'exile'] } };
const filter = fc.constantFrom({}, { type: 'creature' }, { type: 'land' });
const cardEffect = fc.oneof(
  fc.record({ effect: fc.constantFrom('draw', 'mill', 'discard'), who, amount }),
  fc.record({ effect: fc.constant('sacrifice'), who, filter, count: amount }),
  fc.record({
    effect: fc.constant('search'),
    who,
    filter,
    count: amount,
    to: fc.constantFrom('hand', 'top'),
  }),
  fc.record({
    effect: fc.constant('moveCards'),
    what: fc.constant(any),
    to: fc.constantFrom('hand', 'graveyard', 'exile', 'library', 'battlefield'),
    under: fc.constantFrom('owner', 'you'),
    position: fc.constantFrom('top', 'bottom', 'shuffled'),
  }),
  fc.record({ effect: fc.constantFrom('shuffle'), who }),
  fc.record({ effect: fc.constantFrom('tap', 'untap', 'tapOrUntap'), what: fc.constant(any) }),
);

it('whatever happens, no card is lost, doubled or in two places, and all of it is plain JSON', () => {
  const runner = effectRunner(EFFECT_KINDS);
  fc.assert(
    fc.property(fc.array(cardEffect, { minLength: 1, maxLength: 6 }), fc.nat(), (raw, seed) => {
      const todo = raw.map((one): Effect => effectSchema.parse(one));
      const random = randomFrom(seedRandom(seed));
      const tools = { random, emit: () => undefined };
      const source = { kind: 'card', id: 'you-bear', incarnation: 0 };
      const frame: Frame<Effect> = { controller: 'you', source, variables: { X: 2 }, bound: {}, todo };
      let run = runner.run(matchOf(...cards), frame, tools);
      while (run.decision) {
        const { spec, attempt } = run.decision;
        const whole = { ...run.state, resolving: [{ frame: run.frame }] };
        expect(mtgMatchState.parse(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
        const resolver = resolverOf(run.state);
        const choice = unwrap(unwrap(resolver.choices(spec, attempt)).sample(random));
        run = runner.run(run.state, run.frame, tools, unwrap(resolver.check(spec, attempt, choice)));
      }
      const ids = run.state.cards.map(({ instanceId }) => instanceId);
      expect(ids.toSorted()).toEqual(cards.map(({ instanceId }) => instanceId).toSorted());
      for (const player of ['you', 'foe']) {
        const places = libraryOf(run.state, player).map(({ order }) => order);
        expect(new Set(places).size).toBe(places.length);
      }
      expect(run.state.cards.every(({ zone, order }) => (zone === 'library') === (order !== undefined))).toBe(
        true,
      );
    }),
    { numRuns: 200 },
  );
});
