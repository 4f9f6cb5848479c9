import { hostedGame, type GameHost } from '@reticle/core/host';
import { host as lorcana } from '@reticle/lorcana/host';
import { host as mtg } from '@reticle/mtg/host';
import { host as taktik } from '@reticle/taktik/host';
import { expect, it } from 'vitest';
import { localMatch } from './local.js';
import { GOALS, type Goal, type MatchSource } from './state.js';

/** Starts a match of a game against a bot, as its first seat. */
async function begun<State, MatchState>(
  game: GameHost<State, MatchState>,
  seat: string,
  seed = 'goals',
): Promise<MatchSource> {
  const { matches } = await hostedGame(game);
  const opened = matches?.with((match) => localMatch(match, { seed, seat }));
  if (!opened?.ok) throw new Error('The match does not begin.');
  return opened.value;
}

const GAMES = [
  ['taktik', () => begun(taktik, 'red')],
  ['mtg', () => begun(mtg, 'ann')],
  ['lorcana', () => begun(lorcana, 'north')],
] as const;

/** Whether asking for a goal at the present decision does something. */
async function doesSomething(start: () => Promise<MatchSource>, moves: number, goal: Goal): Promise<boolean> {
  const source = await start();
  for (let made = 0; made < moves; made++) advance(source);
  const { step } = source.state;
  source.actions[goal]?.();
  return source.state.step > step;
}

/** Takes the first offer, with the first answer to each question. */
function advance({ state, actions }: MatchSource): void {
  const [offer] = state.offers;
  const [option] = state.asked?.options ?? [];
  if (option) actions.answer(option.answer);
  else if (offer) actions.take(offer);
}

it.each(GAMES)('%s: a goal is offered exactly where asking for it does something', async (_name, start) => {
  const source = await start();
  const offered: unknown[] = [];
  const works: unknown[] = [];
  for (let moves = 0; moves < 4; moves++) {
    const { goals = GOALS, asked } = source.state;
    for (const goal of asked ? [] : GOALS) {
      offered.push([moves, goal, goals.includes(goal)]);
      works.push([moves, goal, await doesSomething(start, moves, goal)]);
    }
    advance(source);
  }
  expect(offered).toEqual(works);
});

it('a first decision of Taktik at which nothing can be passed offers neither', async () => {
  const first = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => begun(taktik, 'red', seed)));
  const must = first.filter(({ state }) => !state.offers.some(({ passes }) => passes));
  expect(must.length).toBeGreaterThan(0);
  expect(must.map(({ state }) => state.goals)).toEqual(must.map(() => []));
});
