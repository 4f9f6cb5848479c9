import { ok } from '@reticle/core';
import type { HostedGame } from '@reticle/core/host';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { CardNames } from './card-names.js';

const leaf = z.object({ name: z.string() });
const nameOf = (json: unknown): string => leaf.parse(json).name;
const game = (namesOf?: (json: unknown) => readonly string[]): Pick<HostedGame, 'cards'> => ({
  cards: {
    read: () => ok({ skipped: 'not read here' }),
    shape: { keys: ['name'], example: { name: 'Leaf' } },
    ...(namesOf && { namesOf }),
  },
});
const values = Array.from({ length: 2_000 }, (_card, at) => ({ name: `Leaf ${at}` }));
const deck = { main: { 'leaf 7': 2, 'Leaf 8': 1, 'LEAF 7': 1, 'Leef 9': 1 }, sideboard: { 'Leaf 1999': 1 } };

/** Reads all values, and returns the names of the cards that were read whole. */
function readFrom(names: CardNames, all: readonly object[] = values): readonly string[] {
  const read: string[] = [];
  for (const value of all)
    names.read(value, (json) => {
      read.push(nameOf(json));
      return ok({ id: nameOf(json), definition: {}, lacks: [] });
    });
  return read;
}

it('reads only the cards that decks name, whatever the case of the names', () => {
  const names = new CardNames(
    game((json) => [nameOf(json)]),
    [deck],
  );
  expect(readFrom(names)).toEqual(['Leaf 7', 'Leaf 8', 'Leaf 1999']);
  expect(names.spelled(deck)).toEqual({
    main: { 'Leaf 7': 3, 'Leaf 8': 1, 'Leef 9': 1 },
    sideboard: { 'Leaf 1999': 1 },
  });
  expect([names.near('Leef 9')[0], names.near('Leaf 7')]).toEqual(['Leaf 9', []]);
});

it('reads every card of a game that does not say how cards are named', () => {
  expect(readFrom(new CardNames(game(), [deck]))).toHaveLength(values.length);
});

it('reads a value in which no name is found, so that it is refused if it is no card', () => {
  expect(
    readFrom(
      new CardNames(
        game(() => []),
        [deck],
      ),
      values.slice(0, 3),
    ),
  ).toHaveLength(3);
});
