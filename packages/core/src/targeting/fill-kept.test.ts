import { expect, it } from 'vitest';
import * as z from 'zod';
import {
  baseCard,
  baseCardFilter,
  cardKind,
  coreMatchers,
  defineGame,
  defineKind,
  unwrap,
} from '../index.js';
import { lanternCardOf } from '../../test/lantern.js';

const table = z.object({ cards: z.array(baseCard).readonly() });
const kind = defineKind({
  ...cardKind,
  object: baseCard,
  filter: baseCardFilter,
  matchers: coreMatchers,
  list: ({ cards }: z.infer<typeof table>) => cards,
});
/** The game without protections, so that the legal things of a slot are kept. */
const open = defineGame({
  id: 'open',
  state: table,
  players: () => [{ id: 'ann' }, { id: 'bob' }],
  kinds: [kind],
});
const state: z.infer<typeof table> = {
  cards: [
    lanternCardOf('a', { controller: 'bob', exerted: true }),
    lanternCardOf('b', { controller: 'ann' }),
    lanternCardOf('c', { controller: 'bob' }),
  ],
};

it('what an asker was told of a slot is told again to that asker alone, and of that slot alone', () => {
  const resolver = open.resolver(state);
  const [own, foreign, exerted] = [{ controller: 'self' }, { controller: 'opponent' }, { exerted: true }].map(
    (filter) => unwrap(open.parseSpec({ slots: [{ kind: 'card', filter }] })),
  );
  const asks: readonly [typeof own, string, readonly number[]][] = [
    [own, 'ann', [1]],
    [foreign, 'ann', [0, 2]],
    [exerted, 'ann', [0]],
    [own, 'bob', [0, 2]],
    [foreign, 'bob', [1]],
    [exerted, 'bob', [0]],
  ];
  const buffer: number[] = [];
  for (const order of [asks, asks, asks.toReversed(), asks])
    for (const [spec, controller, wanted] of order) {
      if (!spec) throw new TypeError('There is no such spec');
      for (let times = 0; times < 3; times++) {
        expect(unwrap(resolver.fillLegal(buffer, spec, { controller }))).toBe(wanted.length);
        expect(buffer).toEqual(wanted);
      }
      const unheard = resolver.fillLegal([], spec, { controller: 'nobody' });
      expect(unheard).toMatchObject({ issues: [{ code: 'unknownPlayer', data: { player: 'nobody' } }] });
    }
});

it('lists on which the same things pass share nothing that differs', () => {
  const spec = unwrap(open.parseSpec({ slots: [{ kind: 'card', filter: { exerted: true } }] }));
  let cards = state.cards;
  const buffer: number[] = [];
  for (let step = 0; step < 60; step++) {
    const index = (step * 7) % 3;
    cards = cards.map((card, at) =>
      at === index && step % 4 > 0 ? { ...card, exerted: !card.exerted, damage: step } : card,
    );
    const wanted = cards.flatMap(({ exerted }, at) => (exerted ? [at] : []));
    expect(unwrap(open.resolver({ cards }).fillLegal(buffer, spec, { controller: 'ann' }))).toBe(
      wanted.length,
    );
    expect(buffer).toEqual(wanted);
  }
});
