import process from 'node:process';
import { unwrap } from '@reticle/core';
import { BOTS, randomFrom, seatOf, seedRandom, type Match, type MatchEvent } from '@reticle/core/match';
import { expect, it } from 'vitest';
import { settledBy } from '../../../test/table.js';
import { mtgMatch } from '../../play/match.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { SIXTH_EDITION } from './index.js';

const runtime = mtgMatch({ id: '6ed', cards: SIXTH_EDITION });
const SEATS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
const MATCHES = process.env['RETICLE_DEEP'] === '1' ? 200 : 1;
const settled = settledBy(SIXTH_EDITION);

/** What of a state is of a player who has left: nothing may be (rule 800.4a). */
function leftOvers({
  players,
  cards,
  abilities,
  waiting,
  resolving,
  turn,
}: MtgMatchState): readonly string[] {
  const gone = players.flatMap(({ id, left }) => (left === true ? [id] : []));
  const isGone = (player: string): boolean => gone.includes(player);
  return [
    ...cards
      .filter((card) => isGone(card.owner) || isGone(controllerOf(card)))
      .map((card) => card.instanceId),
    ...abilities.filter(({ controller }) => isGone(controller)).map(({ id }) => id),
    ...[...waiting, ...resolving].flatMap(({ frame }) => (isGone(frame.controller) ? ['a frame'] : [])),
    ...(isGone(turn.priority ?? '') ? ['priority'] : []),
  ];
}

/** Whether every card of who is still there is in one place. */
function cardsOf({ cards, players }: MtgMatchState): readonly (readonly [string, number])[] {
  return players.flatMap(({ id, left }) =>
    left === true
      ? []
      : [[id, cards.filter(({ owner, token, copy }) => owner === id && !token && !copy).length]],
  );
}

/** A match of random bots, in which now and then a player concedes, whoever acts. */
function played(seed: string, players: readonly string[]): { match: Match<MtgMatchState>; count: number } {
  const random = randomFrom(seedRandom(seed));
  const options = { players, startingLife: 12, deckSize: 24, turnLimit: 40, asks: ['damage', 'mulligans'] };
  let match = unwrap(runtime.start(options, seed));
  let count = 0;
  for (; !runtime.outcome(match); count++) {
    const [player = ''] = runtime.toAct(match);
    expect(match.state.players.find(({ id }) => id === player)?.left).toBeUndefined();
    const inGame = match.state.players.filter(({ left }) => left !== true);
    const quits = random.below(400) === 0 ? inGame[random.below(inGame.length)]?.id : undefined;
    const move =
      quits === undefined
        ? BOTS.random(seatOf(runtime, match, player), random)
        : { move: 'concede', player: quits, params: {} };
    if (move === undefined) throw new Error(`Nothing to do in ${seed} after ${count} moves`);
    const { match: after, events } = unwrap(runtime.apply(match, move));
    if (!runtime.outcome(after)) {
      expect(leftOvers(after.state)).toEqual([]);
      const left = (event: MatchEvent) => event.type === 'leftGame';
      if (events.some(left)) settled(after.state);
      const own = cardsOf(after.state);
      expect(own).toEqual(own.map(([id]) => [id, 24]));
    }
    match = after;
  }
  return { match, count };
}

it.each([3, 4, 5, 6])(
  '104.2a, 800.4a: %i random players play to the end, and who leaves takes all along',
  (count) => {
    for (let at = 0; at < MATCHES; at++) {
      const { match } = played(`several ${count} ${at}`, SEATS.slice(0, count));
      const { winners, reason } = runtime.outcome(match) ?? { winners: [], reason: '' };
      expect(winners.length === 1 || ['turnLimit', 'life', 'library'].includes(reason)).toBe(true);
    }
  },
);
