import type { TargetRef } from '@reticle/core';
import { BOTS, randomFrom, SEEDING, seatOf, seedRandom, type Move } from '@reticle/core/match';
import { expect, inject, it } from 'vitest';
import type { PlayPlace } from '../../address/place.js';
import type { GameMatches } from '../contract.js';
import { lorcanaMatches, mtgMatches, taktikMatches } from '../../../test/hosts.js';
import { innerNames, wordsOf } from '../../../test/inner.js';
import { playOf } from './play.js';

/** All that a person reads in a match that is played at random: each text once, with where it stood. */
function read<State>(matches: GameMatches<State>, seed: string, moves: number): ReadonlyMap<string, string> {
  const { runtime, setups } = matches;
  const play = playOf(matches, () => 0);
  const random = randomFrom(seedRandom(seed));
  const texts = new Map<string, string>();
  const add = (where: string, ...found: readonly string[]): void => {
    for (const text of found) texts.set(text, where);
  };
  const started = runtime.start(setups[0].options, seed);
  if (!started.ok) throw new Error('The match does not begin.');
  let match = started.value;
  let place: PlayPlace = { seed, seeding: SEEDING, seats: ['you', 'you'], moves: [] };
  const made: Move[] = [];
  while (made.length < moves) {
    const [player] = runtime.toAct(match);
    const table = play.table(place);
    if (table.ok) {
      add('the table', ...wordsOf(table.value.zones), table.value.moment);
      if (table.value.outcome) add('the outcome', table.value.outcome.reason);
    }
    if (player === undefined) break;
    const shown = table.ok ? table.value.offers : [];
    add('an offer', ...shown.flatMap(({ kind, words }) => [kind, words]));
    for (const [offer, { asks }] of shown.slice(0, 20).entries()) {
      if (!asks) continue;
      const found = play.table({ ...place, pick: { offer, answers: [] } });
      const asked = found.ok ? found.value.asked : undefined;
      if (!asked) continue;
      add('a question', asked.label, asked.words, ...asked.options.map(({ words }) => words));
      const isOption = ({ ref }: { readonly ref: TargetRef }): boolean =>
        asked.options.some(({ answer }) => typeof answer === 'object' && answer.id === ref.id);
      const others = found.ok ? found.value.zones.flatMap(({ things }) => things) : [];
      for (const { ref } of others.filter((thing) => !isOption(thing)).slice(0, 4)) {
        const why = play.why({ ...place, pick: { offer, answers: [] } }, ref);
        if (why.ok) add('a reason', ...why.value);
      }
    }
    const move = BOTS.random(seatOf(runtime, match, player), random);
    const applied = move && runtime.apply(match, move);
    if (!move || !applied?.ok) break;
    match = applied.value.match;
    made.push(move);
    place = { seed, seeding: SEEDING, seats: ['you', 'you'], moves: [...made] };
  }
  const log = play.log(place);
  if (log.ok) {
    for (const { title, entries } of log.value.turns) {
      add('the log', title, ...entries.flatMap(({ lines }) => lines.map(({ text }) => text)));
    }
  }
  return texts;
}

const isDeep = inject('deep');
const SEEDS = isDeep ? ['1', '2', '3'] : ['1'];

/** How many moves are looked at, and how many texts a person reads at least: in the deep run, and otherwise. */
const part = (all: readonly [number, number], some: readonly [number, number]) => (isDeep ? all : some);

it.each([
  ['Magic', mtgMatches, part([300, 500], [60, 80])],
  ['Lorcana', lorcanaMatches, part([250, 300], [50, 80])],
  ['Taktik', taktikMatches, part([250, 150], [50, 40])],
] as const)('%s shows no inner name, whatever is played', (_game, open, [moves, least]) => {
  const texts = new Map(SEEDS.flatMap((seed) => open.with((matches) => [...read(matches, seed, moves)])));
  expect(texts.size).toBeGreaterThan(least);
  expect(innerNames(texts)).toEqual([]);
});
