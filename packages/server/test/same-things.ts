import { sameValue, unwrap } from '@reticle/core';
import type { HostMatch, ThingView } from '@reticle/core/host';
import { randomBot, randomFrom, seatOf, seedRandom } from '@reticle/core/match';

const MOVES = 40;

/** Returns the cards and units that a seat is shown, by their ids. */
const thingsSeen = <State>(
  host: HostMatch<State>,
  seen: Parameters<NonNullable<HostMatch<State>['zones']>>[0],
) =>
  new Map<string, ThingView>(
    (host.zones?.(seen) ?? []).flatMap(({ id: zone, things }) =>
      things.flatMap((thing) =>
        ['card', 'unit'].includes(thing.ref.kind) ? [[`${zone} ${thing.ref.id}`, thing] as const] : [],
      ),
    ),
  );

/**
 * Plays a match at random, and counts of what each seat is shown after a move, and looks as it did before it, what is the
 * same object, and what was made again though nobody sees a change in it.
 */
export function sameThings<State>(
  host: HostMatch<State>,
  options: object,
): { readonly kept: number; readonly again: number } {
  const { runtime } = host;
  const random = randomFrom(seedRandom('things'));
  let match = unwrap(runtime.start(options, 'things'));
  const seats = runtime.game.players(match.state).map(({ id }) => id);
  let before = new Map(seats.map((seat) => [seat, thingsSeen(host, runtime.view(match, seat).state)]));
  let kept = 0;
  let again = 0;
  for (let made = 0; made < MOVES && !runtime.outcome(match); made++) {
    const [player = ''] = runtime.toAct(match);
    const move = randomBot(seatOf(runtime, match, player), random);
    if (!move) break;
    ({ match } = unwrap(runtime.apply(match, move)));
    const at = match;
    const after = new Map(seats.map((seat) => [seat, thingsSeen(host, runtime.view(at, seat).state)]));
    for (const [seat, things] of after)
      for (const [id, thing] of things) {
        const was = before.get(seat)?.get(id);
        if (was === undefined || !sameValue(was, thing)) continue;
        if (thing === was) kept++;
        else again++;
      }
    before = after;
  }
  return { kept, again };
}
