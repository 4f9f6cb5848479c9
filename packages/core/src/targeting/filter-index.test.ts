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

/** The changes of a list between two questions. */
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

it('finds each thing by its id where it stands, on lists that follow each other', () => {
  const game = newGame();
  const cards = [0, 1, 2, 3, 4, 5, 6, 7].map((id) => card(id, false, true));
  const turned = cards.with(2, card(2, true, true));
  const swapped = turned.with(2, card(3, true, true)).with(3, card(2, true, true));
  const twice = swapped.with(0, card(7, true, true));
  const spec = game.spec({ slots: [{ kind: 'card', filter: {} }] });
  for (const list of [cards, turned, swapped, cards, turned]) {
    const found = list.map(({ instanceId: id }) =>
      unwrap(
        game
          .resolver({ cards: list })
          .check(spec, { controller: 'ann' }, [{ targets: [{ kind: 'card', id }] }]),
      ),
    );
    expect(found.map(({ slots: [slot] }) => slot?.targets[0]?.id)).toEqual(
      list.map((each) => each.instanceId),
    );
    expect(list.map((_each, at) => game.resolver({ cards: list }).ref(at).id)).toEqual(
      list.map((each) => each.instanceId),
    );
  }
  const refused = game.resolver({ cards: twice }).ask(spec, { controller: 'ann' });
  expect(refused).toMatchObject({ issues: [{ code: 'duplicateId', data: { id: 'c7' } }] });
  expect(
    game.resolver({ cards: twice.with(1, card(9, true, true)) }).ask(spec, { controller: 'ann' }).ok,
  ).toBe(false);
  expect(game.resolver({ cards: swapped }).ask(spec, { controller: 'ann' }).ok).toBe(true);
});
