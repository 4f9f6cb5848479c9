import type { BaseCard } from '@reticle/core';
import { BOARDS, boardsOf, search, unseen, type BenchState } from './boards.js';
import { CHAIN, idsOf, LIBRARIES, PROTECTED, RETICLE, type Contestant } from './contestants.js';
import { measure, type Effort, type Measured, type Subject } from './measure.js';
import { QUERIES } from './queries.js';
import { Seat } from './seat.js';

/**
 * Returns on how many boards one call asks a query. json-rules-engine gets fewer, because it would take
 * minutes.
 */
const lapOf = ({ name }: Contestant, boards: number, size: number): number =>
  name === 'json-rules-engine' ? Math.max(1, Math.min(boards, Math.floor(400 / size))) : boards;

/**
 * Goes through the boards in rotation, and through the queries from lap to lap, so that no call site sees
 * only one board or query.
 */
function lapping(contestant: Contestant, seats: () => readonly Seat[], size: number): Subject {
  const answers = QUERIES.map((query) => contestant.prepare(query));
  const operations = lapOf(contestant, seats().length, size);
  let lap = 0;
  const asynchronous = contestant.name === 'json-rules-engine';
  const askAll = (): number => {
    let found = 0;
    const all = seats();
    for (let board = 0; board < operations; board++) {
      const seat = all[board];
      const answer = answers[(board + lap) % answers.length];
      const result = seat && answer?.(seat);
      if (Array.isArray(result)) found += result.length;
    }
    lap++;
    return found;
  };
  const askInTurn = async (): Promise<void> => {
    for (const seat of seats().slice(0, operations)) await answers[lap++ % answers.length]?.(seat);
  };
  return { name: contestant.name, operations, run: asynchronous ? askInTurn : askAll };
}

/** Whether the protections of the guarded game refuse a card to ann. */
const veiled = (card: BaseCard): boolean => card.controller !== 'ann' && card.keywords.includes('veil');

/** @throws where two contestants do not find the same on some board */
async function verify(states: readonly BenchState[], contestants: readonly Contestant[]): Promise<void> {
  for (const query of QUERIES) {
    const lists = states.map((state) => query.chain(state.cards));
    for (const contestant of contestants) {
      const cards =
        contestant === PROTECTED ? lists.map((list) => list.filter((card) => !veiled(card))) : lists;
      const expected = cards.map((list) => list.map(({ instanceId }) => instanceId));
      const answer = contestant.prepare(query);
      const boards = lapOf(contestant, states.length, (states[0]?.cards.length ?? 0) / 4);
      for (const [board, state] of states.slice(0, boards).entries()) {
        const found = idsOf(await answer(new Seat(state)), state);
        if (JSON.stringify(found) === JSON.stringify(expected[board])) continue;
        throw new Error(
          `${contestant.name} finds other cards for "${query.name}" on board ${board} of ${state.cards.length}`,
        );
      }
    }
  }
}

export interface FilterFigures {
  readonly size: number;
  /** Questions about states that were asked before, for several specs or one again. */
  readonly known: readonly Measured[];
  /** The first question about a state that nobody has seen: its list of cards is new. */
  readonly first: readonly Measured[];
}

/** Measures legal sets on boards of one size. */
export async function filterFigures(size: number, boards: number, effort: Effort): Promise<FilterFigures> {
  const states = boardsOf(size, boards);
  await verify(states, [...RETICLE, ...LIBRARIES]);

  const seats = states.map((state) => new Seat(state));
  const known = await measure(
    [CHAIN, ...RETICLE, ...LIBRARIES].map((contestant) => lapping(contestant, () => seats, size)),
    effort,
  );
  const first = await measure(
    [CHAIN, ...RETICLE].map((contestant) => {
      let fresh = seats;
      const before = () => {
        fresh = states.map((state) => new Seat(unseen(state)));
      };
      return { ...lapping(contestant, () => fresh, size), before };
    }),
    effort,
  );
  return { size, known, first };
}

/**
 * Measures the first question about a state that differs by one card from the previous state, like the states
 * of a search.
 */
export async function searchFigures(size: number, effort: Effort): Promise<readonly Measured[]> {
  return measure(
    [CHAIN, ...RETICLE].map((contestant) => {
      const step = search(size);
      let line: readonly Seat[] = [];
      const before = () => {
        line = Array.from({ length: BOARDS }, () => new Seat(step()));
      };
      before();
      return { ...lapping(contestant, () => line, size), before };
    }),
    effort,
  );
}
