import process from 'node:process';
import { expect, it } from 'vitest';
import { type PlayedToTheEnd, playedToTheEnd, runtime } from '../../../test/6ed/conceding.js';
import { controllerOf } from '../../state/facts.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { isInRange } from '../../state/range.js';

const SEATS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'];
const isDeep = process.env['RETICLE_DEEP'] === '1';
const [MATCHES, COUNTS] = isDeep ? ([50, [3, 4, 5, 6]] as const) : ([1, [4]] as const);
const DECK = 24;

/** Returns what in a state belongs to a player who has left. There may be nothing (rule 800.4a). */
function leftOvers({
  players,
  cards,
  abilities,
  waiting,
  resolving,
  turn,
}: MtgMatchState): readonly string[] {
  const gone = new Set(players.flatMap(({ id, left }) => (left === true ? [id] : [])));
  const isGone = (player: string): boolean => gone.has(player);
  return [
    ...cards
      .filter((card) => isGone(card.owner) || isGone(controllerOf(card)))
      .map((card) => card.instanceId),
    ...abilities.filter(({ controller }) => isGone(controller)).map(({ id }) => id),
    ...[...waiting, ...resolving].flatMap(({ frame }) => (isGone(frame.controller) ? ['a frame'] : [])),
    ...(isGone(turn.priority ?? '') ? ['priority'] : []),
  ];
}

/** Returns what is targeted or attacked outside a player's range of influence (rules 801.3, 801.4). */
function outOfRange(state: MtgMatchState): readonly string[] {
  const announced = [
    ...state.cards
      .filter(({ zone }) => zone === 'stack')
      .map((card) => ({ ...card, who: controllerOf(card) })),
    ...state.abilities.map((ability) => ({ ...ability, who: ability.controller })),
  ];
  const targeted = announced.flatMap(({ who, announced: said }) => {
    const players = said?.targets.slots
      .flatMap(({ targets }) => targets)
      .filter(({ kind }) => kind === 'player');
    return (players ?? []).flatMap(({ id }) => (isInRange(state, who, id) ? [] : [`${who} targets ${id}`]));
  });
  const attacks = state.cards.flatMap((card) =>
    card.attacking && !isInRange(state, controllerOf(card), card.attacking.player)
      ? [`${card.instanceId} attacks ${card.attacking.player}`]
      : [],
  );
  return [...targeted, ...attacks];
}

/**
 * Returns the faults of a state in which others play on: a player who left has something, or a remaining
 * player lacks a card.
 */
const faultsOf = (state: MtgMatchState): readonly string[] => [
  ...leftOvers(state),
  ...outOfRange(state),
  ...state.players.flatMap(({ id, left }) => {
    const own = state.cards.filter(({ owner, token, copy }) => owner === id && !token && !copy);
    return left === true || own.length === DECK ? [] : [`${id} has ${own.length} cards`];
  }),
];

const OPTIONS = { startingLife: 12, deckSize: DECK, turnLimit: 24, asks: ['damage', 'mulligans'] };

const played = (seed: string, players: readonly string[], more: object = {}): PlayedToTheEnd =>
  playedToTheEnd({ players, ...OPTIONS, ...more }, seed, 400, faultsOf);

it.each(COUNTS)(
  '104.2a, 800.4a: %i random players play to the end, and who leaves takes all along',
  (count) => {
    for (let at = 0; at < MATCHES; at++) {
      const { match, faults } = played(`several ${count} ${at}`, SEATS.slice(0, count));
      expect(faults).toEqual([]);
      const { winners, reason } = runtime.outcome(match) ?? { winners: [], reason: '' };
      expect(winners.length === 1 || ['turnLimit', 'life', 'library'].includes(reason)).toBe(true);
    }
  },
);

it('801.3, 801.4: nobody attacks or targets anybody outside of the range of influence', () => {
  for (let at = 0; at < MATCHES; at++) {
    const { match, faults } = played(`range ${at}`, SEATS.slice(0, 5), { rangeOfInfluence: 1 });
    expect(faults).toEqual([]);
    expect(runtime.outcome(match)).toBeDefined();
  }
});

it('801.2: a range of influence that reaches everybody changes nothing', () => {
  const [near, far] = [{}, { rangeOfInfluence: 5 }].map(
    (more) => played('everybody', SEATS.slice(0, 4), more).match.state,
  );
  const plain = ({ players, house: _house, ...rest }: MtgMatchState) => ({
    ...rest,
    players: players.map(({ range: _range, ...player }) => player),
  });
  expect(far?.players[0]?.range).toBeDefined();
  expect(far && plain(far)).toEqual(near && plain(near));
});
