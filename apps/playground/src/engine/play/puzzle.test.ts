import { SEEDING, type Move } from '@reticle/core/match';
import { expect, it } from 'vitest';
import type { PlayPlace } from '../../address/place.js';
import { taktikMatches } from '../../../test/hosts.js';
import type { Answer } from '../answer.js';
import { playOf } from './play.js';

const play = await taktikMatches.with(async (matches) => playOf(matches, () => 0, await matches.puzzles?.()));

function value<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusals));
  return answer.value;
}

/** Makes the moves that begin so, one after the other, and lets the others act; other moments are passed. */
function played(puzzle: string, ...words: readonly string[]): PlayPlace {
  const left = [...words];
  let place: PlayPlace = { puzzle, seats: ['you', 'greedy'], seeding: SEEDING, moves: [] };
  const add = (made: readonly Move[]) => {
    place = { ...place, moves: [...(place.moves ?? []), ...made] };
  };
  for (let moves = 0; moves < 20; moves++) {
    const { made, state } = value(play.advance(place));
    add(made);
    if (state === 'busy') continue;
    if (state !== 'yours') break;
    const { offers } = value(play.table(place));
    const wanted = offers.findIndex((offer) => left[0] !== undefined && offer.words.startsWith(left[0]));
    if (wanted >= 0) left.shift();
    const offer = wanted >= 0 ? wanted : offers.findIndex(({ passes }) => passes);
    const shown = value(play.pick({ ...place, pick: { offer, answers: [] } }));
    if (shown.kind === 'move') add([shown.move]);
  }
  return place;
}

it('a puzzle is listed, opens at its position, and is over once it is solved or missed', () => {
  const { puzzles } = value(play.form({}));
  expect(puzzles.map(({ id }) => id)).toContain('be-there');
  const solved = played('be-there', 'move red infantry 1 to 2,2');
  expect(value(play.table(solved))).toMatchObject({ puzzle: 'solved', offers: [] });
  const missed = played('be-there', 'move red infantry 1 to 0,1');
  expect(value(play.table(missed))).toMatchObject({ puzzle: 'missed', offers: [] });
  expect(value(play.table({ ...missed, moves: [] }))).toMatchObject({ puzzle: 'open' });
});

it('a puzzle that there is not is refused', () => {
  const found = play.table({ puzzle: 'no-such' });
  expect(found.ok ? [] : found.refusals.map(({ code }) => code)).toEqual(['unknownPuzzle']);
});
