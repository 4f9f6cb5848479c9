import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { baseCardKind, defineGame, unwrap, type BaseCard } from '../index.js';
import * as z from 'zod';

type State = { readonly cards: readonly BaseCard[] };
const newGame = () =>
  defineGame({
    id: 'lists',
    state: z.custom<State>(),
    players: () => [{ id: 'ann' }, { id: 'bob' }],
    kinds: [baseCardKind({ list: ({ cards }: State) => cards })],
  });
const card = (id: number, exerted: boolean, mine: boolean): BaseCard => ({
  instanceId: `c${id}`,
  incarnation: 0,
  publicId: 'p',
  name: 'n',
  types: [],
  zone: 'play',
  owner: 'ann',
  controller: mine ? 'ann' : 'bob',
  exerted,
  damage: 0,
  keywords: [],
  characteristics: [],
});

/** What happens to a list between two questions. */
const change = fc.oneof(
  fc.record({ type: fc.constant('turn' as const), at: fc.nat(30) }),
  fc.record({ type: fc.constant('remove' as const), at: fc.nat(30) }),
  fc.record({ type: fc.constant('add' as const), at: fc.nat(30) }),
  fc.record({ type: fc.constant('nothing' as const), at: fc.constant(0) }),
  fc.record({ type: fc.constant('back' as const), at: fc.nat(10) }),
);

it('finds the same on a list that follows another as on one that nobody has seen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 24 }),
      fc.array(change, { maxLength: 30 }),
      (facts, changes) => {
        const game = newGame();
        const spec = game.spec({
          slots: [{ kind: 'card', filter: { exerted: true, controller: 'self', count: 'all' } }],
        });
        let next = facts.length;
        const seen: State[] = [{ cards: facts.map(([exerted, mine], id) => card(id, exerted, mine)) }];
        for (const { type, at } of changes) {
          const { cards } = seen.at(-1) ?? { cards: [] };
          if (type === 'turn')
            seen.push({
              cards: cards.map((each, index) => (index === at ? { ...each, exerted: !each.exerted } : each)),
            });
          if (type === 'remove') seen.push({ cards: cards.filter((_each, index) => index !== at) });
          if (type === 'add') seen.push({ cards: cards.toSpliced(at, 0, card(next++, true, true)) });
          if (type === 'back') seen.push(seen.at(-1 - (at % seen.length)) ?? { cards });
          const state = seen.at(-1) ?? { cards };
          const found = unwrap(game.resolver(state).legalTargets(spec, { controller: 'ann' }));
          const wanted = state.cards.filter(({ exerted, controller }) => exerted && controller === 'ann');
          expect(found.map(({ id }) => id)).toEqual(wanted.map(({ instanceId }) => instanceId));
        }
      },
    ),
  );
});
