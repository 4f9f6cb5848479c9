import { hostedGame, unaskedMove, whyNotOf, type GameHost, type HostMatch } from '@reticle/core/host';
import { BOTS, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { host as lorcana } from '@reticle/lorcana/host';
import { host as mtg } from '@reticle/mtg/host';
import { host as taktik } from '@reticle/taktik/host';
import { expect, inject, it } from 'vitest';
import { movesOf } from './moves-of.js';
import { seatView } from './seat-view.js';

const isDeep = inject('deep');
const FROM = new Set(['hand', 'field', undefined]);

/**
 * Collects the words for all own things with which nothing can be done, throughout a match, and the names of
 * those without words.
 */
function told<State>(host: HostMatch<State>, seed: string, most: number) {
  const { runtime, setups } = host;
  const started = runtime.start(setups?.[0].options, seed);
  if (!started.ok) throw new Error('The match does not begin.');
  let match = started.value;
  const reasons = new Set<string>();
  const silent = new Set<string>();
  while (match.step < most) {
    const [player] = runtime.toAct(match);
    if (player === undefined) break;
    const unasked = unaskedMove(host, match, player, {});
    if (!unasked && (isDeep || match.step % 5 === 1)) {
      const state = seatView(host, match, { seat: player });
      const own = state.zones
        .filter(({ layout }) => FROM.has(layout))
        .flatMap(({ things }) => things.filter(({ controller }) => controller === player));
      for (const { ref, name } of own) {
        const found = whyNotOf(host, match, player, ref);
        for (const reason of found) reasons.add(reason);
        if (found.length === 0 && movesOf(state, ref.id).length === 0) silent.add(name);
      }
    }
    const move =
      unasked ?? BOTS.random(seatOf(runtime, match, player), randomFrom(seedRandom(`${seed} ${match.step}`)));
    const applied = move && runtime.apply(match, move);
    if (!applied?.ok) break;
    match = applied.value.match;
  }
  return { reasons: [...reasons], silent: [...silent] };
}

async function toldOf<State, MatchState>(host: GameHost<State, MatchState>, most: number) {
  const { matches } = await hostedGame(host);
  return matches?.with((match) => told(match, 'why', most)) ?? { reasons: [], silent: [] };
}

it.each([
  [
    'Magic',
    () => toldOf(mtg, isDeep ? 300 : 60),
    isDeep ? [/can't make the mana/u, /no more lands/u] : [/can't make the mana/u],
  ],
  [
    'Lorcana',
    () => toldOf(lorcana, isDeep ? 120 : 30),
    [/costs \d+ ink, and \d+ is ready/u, /no inkwell symbol/u],
  ],
  ['Taktik', () => toldOf(taktik, isDeep ? 300 : 100), [/belongs to the phase/u, /has moved already/u]],
] as const)('%s: each own thing with which nothing can be done says why', async (_name, open, wanted) => {
  const { reasons, silent } = await open();
  expect(wanted.filter((words) => !reasons.some((reason) => words.test(reason)))).toEqual([]);
  expect(reasons.filter((reason) => /undefined|\[object|\b[a-z]+[A-Z]/u.test(reason))).toEqual([]);
  expect(silent).toEqual([]);
});
