import { unwrap } from '@reticle/core';
import { BOTS, randomFrom, seedRandom, seatOf, type Match } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import type { TaktikState } from '../state/state.js';
import { taktikMatches } from './match.js';

const { runtime, zones, narrate, describeMove } = taktikMatches;

/** Plays some matches of random bots, and shows each moment with the lines that were told of it. */
function each(look: (match: Match<TaktikState>, lines: readonly string[]) => void): void {
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    let match = unwrap(runtime.start(taktikMatches.setups?.[0].options, seed));
    while (match.step < 400) {
      const [player] = runtime.toAct(match);
      if (player === undefined) break;
      const random = randomFrom(seedRandom(`${seed} ${match.step}`));
      const move = BOTS.random(seatOf(runtime, match, player), random);
      const { match: after, events } = unwrap(runtime.apply(match, move!));
      look(after, [describeMove(match.state, move!), ...events.map((event) => narrate(event, after.state))]);
      match = after;
    }
  }
}
const unitsOf = (match: Match<TaktikState>) =>
  zones!(runtime.view(match, undefined).state).find(({ grid }) => grid)?.things ?? [];

describe('a table of Taktik', () => {
  it('has an arrow for each attack that is declared or fought, and a mark for each effect that lasts on a unit', () => {
    let attacks = 0;
    let effects = 0;
    each((match) => {
      const { queue, pending, effects: lasting, units } = match.state;
      const drawn = unitsOf(match).flatMap(({ ref, aims = [] }) => aims.map(({ id }) => `${ref.id} ${id}`));
      const alive = (id: string) => units.some((unit) => unit.id === id && unit.hits < 2);
      const fought = [...(pending?.type === 'attack' ? [pending] : []), ...queue];
      expect(drawn.toSorted()).toEqual(
        fought
          .filter(({ attackerId }) => alive(attackerId))
          .map(({ attackerId, targetId }) => `${attackerId} ${targetId}`)
          .toSorted(),
      );
      attacks += drawn.length;
      for (const { targetUnitIds, effect, cardId } of lasting) {
        if (!('who' in effect) || effect.who !== 'targets') continue;
        for (const unit of unitsOf(match).filter(({ ref }) => targetUnitIds.includes(ref.id))) {
          effects += 1;
          expect([cardId, unit.badges?.map(({ words }) => words).join()]).toEqual([
            cardId,
            expect.stringContaining('under '),
          ]);
        }
      }
    });
    expect([attacks > 20, effects > 5]).toEqual([true, true]);
  });

  it('has no names of the program in its log and its offers', () => {
    const lines = new Set<string>();
    each((_match, told) => told.forEach((line) => lines.add(line)));
    expect([...lines].filter((line) => /[a-z][A-Z]|[a-z]-[a-z\d]|[{}[\]]|undefined/u.test(line))).toEqual([]);
    expect(lines.size).toBeGreaterThan(300);
  });
});
