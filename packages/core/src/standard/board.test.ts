import { expect, it } from 'vitest';
import { PLAYERS, quay, table, unit, type State } from '../../test/quay.js';
import { unwrap } from '../issue.js';
import { randomFrom, seeded, SEEDING } from '../random.js';
import { cardsSeen, deckOf, openHands } from './board.js';

const drawing = (seed: number) => randomFrom(unwrap(seeded(seed, SEEDING)));
const random = drawing(7);
const start: State = quay(
  ...PLAYERS.flatMap((owner) =>
    deckOf(['a', 'b', 'c', 'd'], owner, random, (name, id) => unit(id, owner, { name, zone: 'deck' })),
  ),
);

it('makes a deck of each card once, whose ids say nothing of it', () => {
  const decks = [1, 2, 3].map((seed) =>
    deckOf(['a', 'b', 'c', 'd'], 'ann', drawing(seed), (name, id) => `${id} ${name}`),
  );
  expect(decks.map((deck) => deck.map((card) => card.slice(-1)).toSorted())).toEqual(
    decks.map(() => ['a', 'b', 'c', 'd']),
  );
  expect(new Set(decks.map(String)).size).toBeGreaterThan(1);
  expect(decks[0]?.map((card) => card.slice(0, 5))).toEqual(['ann-1', 'ann-2', 'ann-3', 'ann-4']);
});

it('shuffles the decks, deals the hands, and shows each player their own', () => {
  const opened = openHands(table, start, random, { players: PLAYERS, count: 3 });
  const seen = (viewer: string | undefined) =>
    cardsSeen(table, opened, viewer, ({ instanceId, zone }) => ({ instanceId, zone }));
  const own: unknown = expect.stringMatching(/^ann/u);
  expect(seen('ann').cards).toMatchObject([{ instanceId: own }, { instanceId: own }, { instanceId: own }]);
  expect(seen(undefined)).toEqual({
    cards: [],
    counts: { ann: { deck: 1, hand: 3 }, bob: { deck: 1, hand: 3 } },
  });
  const left = [1, 2, 3, 4, 5].map(
    (seed) =>
      table.inZone(openHands(table, start, drawing(seed), { players: PLAYERS, count: 3 }), 'deck', 'bob')[0]
        ?.instanceId,
  );
  expect(new Set(left).size).toBeGreaterThan(1);
});
