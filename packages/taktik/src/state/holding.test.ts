import { randomBot, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { unwrap } from '@reticle/core';
import { expect, it } from 'vitest';
import { PLAYERS, windowName, type WindowName } from '../language/players.js';
import { taktikMatch } from '../play/match.js';
import { canReact, cardNamed, heldBy, playIssues } from './holding.js';
import { taktik, targetSpecOf, type TaktikState } from './state.js';

/** The slow way: judges each card that is held in the window, its targets by a resolver of their own. */
const canReactSlowly = (state: TaktikState, player: (typeof PLAYERS)[number], name: WindowName): boolean => {
  const opened = { ...state, units: [...state.units], window: { name, player } };
  return heldBy(opened, player).some((cardId) => {
    const card = cardNamed(opened, cardId);
    if (!card || playIssues(opened, player, cardId).length > 0) return false;
    const spec = targetSpecOf(card.targeting);
    return unwrap(unwrap(taktik.resolver(opened).choices(spec, { controller: player })).completable());
  });
};

it('whether somebody can react is what judging each card says, along a match', () => {
  const asked = new Set<boolean>();
  const random = randomFrom(seedRandom('holding'));
  const options = { width: 8, height: 8, force: { infantry: 2, vehicle: 1, special: 1 } };
  let match = unwrap(taktikMatch.start(options, 'holding'));
  for (let [player] = taktikMatch.toAct(match); player !== undefined; [player] = taktikMatch.toAct(match)) {
    for (const one of match.step % 4 === 0 ? PLAYERS : []) {
      for (const name of windowName.options) {
        const slow = canReactSlowly(match.state, one, name);
        expect([name, canReact(match.state, one, name)]).toEqual([name, slow]);
        asked.add(slow);
      }
    }
    const move = randomBot(seatOf(taktikMatch, match, player), random);
    if (!move) break;
    match = unwrap(taktikMatch.apply(match, move)).match;
  }
  expect(asked.size).toBe(2);
});
