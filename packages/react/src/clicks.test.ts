import { hostedGame, unaskedMove, type GameHost, type HostMatch } from '@reticle/core/host';
import type { TargetRef } from '@reticle/core';
import {
  BOTS,
  randomFrom,
  seedRandom,
  type Match,
  type Move,
  seatOf,
  type TargetAnswer,
} from '@reticle/core/match';
import { host as lorcana } from '@reticle/lorcana/host';
import { host as mtg } from '@reticle/mtg/host';
import { host as taktik } from '@reticle/taktik/host';
import { expect, inject, it } from 'vitest';
import { dropOn, pointAt, primaryOf } from './pointing.js';
import { seatView } from './seat-view.js';

/** Counts the answers that a seat gives until a move is whole: things, shares, and that enough is chosen. */
function answersFor<State>({ runtime }: HostMatch<State>, match: Match<State>, move: Move): number {
  const wanted = (move.targets ?? []).flatMap(({ targets }) => targets);
  const picked: TargetAnswer[] = [];
  for (;;) {
    const found = runtime.prompt(match, move.player, [
      { move: move.move, params: move.params ?? {} },
      ...picked,
    ]);
    if (!found.ok) throw new Error(`${JSON.stringify(move)} is not asked for so.`);
    const { asks } = found.value;
    if (asks.kind === 'share') picked.push(asks.options[0] ?? 0);
    else if (asks.kind === 'target') {
      const isNew = ({ id }: TargetRef) => picked.every((each) => typeof each !== 'object' || each.id !== id);
      const next = wanted.find(
        (ref) => isNew(ref) && asks.options.some(({ kind, id }) => kind === ref.kind && id === ref.id),
      );
      picked.push(next ?? 'done');
    } else return picked.length;
  }
}

/**
 * Counts the presses that make a move at a table: on things, in a menu, on the button. What goes somewhere is
 * dragged there.
 */
function pressesFor<State>(host: HostMatch<State>, match: Match<State>, seat: string, move: Move): number {
  const state = seatView(host, match, { seat });
  const { offers } = state;
  const offer = offers.find(
    (each) => each.move === move.move && JSON.stringify(each.params) === JSON.stringify(move.params ?? {}),
  );
  if (!offer) throw new Error(`${JSON.stringify(move)} is not on offer.`);
  const answers = answersFor(host, match, move);
  // If there is only one move and it asks for something, it is taken by itself.
  if (offers.length === 1 && offer.asks) return Math.max(1, answers);
  const primary = primaryOf(state);
  if (primary?.does.does === 'take' && primary.does.offer === offer) return 1 + answers;
  const [first] = offer.things;
  const pointing = first === undefined ? undefined : pointAt(state, { kind: 'card', id: first });
  // A drag onto a field, or onto the first chosen thing, is one press.
  const [target] = move.targets?.[0]?.targets ?? [];
  const dropped = first !== undefined && target ? dropOn(state, first, target) : undefined;
  if (dropped?.does === 'takeFor' && dropped.offer === offer) return answers;
  return (pointing?.does === 'menu' ? 2 : 1) + answers;
}

async function played<State, MatchState>(host: GameHost<State, MatchState>, seed: string) {
  const { matches } = await hostedGame(host);
  return matches?.with((match) => playedIn(match, seed)) ?? Infinity;
}

/**
 * Plays a match of a person against the greedy bot. The person plays like that bot, but makes moves with all
 * things if one press does that.
 */
function playedIn<State>(host: HostMatch<State>, seed: string) {
  const { runtime, setups } = host;
  const [usual] = setups ?? [];
  const short = inject('deep') ? undefined : setups?.find(({ id }) => id === 'short');
  const started = runtime.start((short ?? usual)?.options, seed);
  if (!started.ok) throw new Error('The match does not begin.');
  let match = started.value;
  const [seat = ''] = runtime.game.players(match.state).map(({ id }) => id);
  let presses = 0;
  let together: string | undefined;
  while (match.step < 3_000) {
    const [player] = runtime.toAct(match);
    if (player === undefined) break;
    const unasked = player === seat ? unaskedMove(host, match, seat, { together }) : undefined;
    const random = randomFrom(seedRandom(`${seed} ${match.step}`));
    const move = unasked ?? BOTS.greedy(seatOf(runtime, match, player), random);
    if (!move) break;
    const isAll =
      player === seat &&
      !unasked &&
      seatView(host, match, { seat }).together?.some((each) => each.move === move.move) === true;
    if (player === seat && !unasked) presses += isAll ? 1 : pressesFor(host, match, seat, move);
    // A move with all things continues until the person decides something else.
    together = isAll ? move.move : unasked ? together : undefined;
    const applied = runtime.apply(match, move);
    if (!applied.ok) throw new Error('A move is refused.');
    match = applied.value.match;
  }
  return presses;
}

it.each([
  ['Magic', (seed: string) => played(mtg, seed), 150],
  ['Lorcana', (seed: string) => played(lorcana, seed), 60],
  ['Taktik', (seed: string) => played(taktik, seed), 80],
] as const)('%s: a whole match takes fewer presses than it may', async (_name, pressesOf, most) => {
  const seeds = inject('deep') ? ['1', '7', 'table', 'deep'] : ['7'];
  const presses: number[] = [];
  for (const seed of seeds) presses.push(await pressesOf(seed));
  expect(Math.max(...presses)).toBeLessThan(most);
});
