import { unwrap } from '@reticle/core';
import {
  digestOf,
  greedyBot,
  type Match,
  type MatchEvent,
  type Move,
  randomBot,
  randomFrom,
  seatOf,
  seedRandom,
} from '@reticle/core/match';
import { taktikMatch, taktikNarration } from '@reticle/taktik';
import type { Page } from './page.js';

const OPTIONS = { width: 8, height: 8, force: { infantry: 2, vehicle: 2, special: 1 }, turnLimit: 40 };
const SEED = 'ember';
const BOTS = { red: greedyBot, blue: randomBot };

type TaktikState = Parameters<typeof taktikNarration.narrate>[1];

/** An event in words, and the turn in which it happened. */
interface Told {
  readonly turn: number;
  readonly words: string;
}

/** A match that two bots have played. */
interface Played {
  readonly match: Match<TaktikState>;
  readonly moves: readonly Move[];
  /** The first event of each type. */
  readonly first: ReadonlyMap<string, Told>;
  readonly counts: ReadonlyMap<string, number>;
}

/** Plays a whole match between two bots. */
function played(): Played {
  const random = randomFrom(seedRandom(SEED));
  let match = unwrap(taktikMatch.start(OPTIONS, SEED));
  const moves: Move[] = [];
  const first = new Map<string, Told>();
  const counts = new Map<string, number>();
  const tell = (event: MatchEvent, turn: number): void => {
    counts.set(event.type, (counts.get(event.type) ?? 0) + 1);
    if (!first.has(event.type))
      first.set(event.type, { turn, words: taktikNarration.narrate(event, match.state) });
  };
  for (;;) {
    const [player] = taktikMatch.toAct(match);
    if (player !== 'red' && player !== 'blue') break;
    const move = BOTS[player](seatOf(taktikMatch, match, player), random);
    if (!move) break;
    const { turn } = match.state;
    const applied = unwrap(taktikMatch.apply(match, move));
    ({ match } = applied);
    moves.push(move);
    for (const event of taktikMatch.viewEvents(applied.events)) tell(event, turn);
  }
  return { match, moves, first, counts };
}

/** Prints a whole match of Taktik between two bots, in five lines. */
export function matchTour({ title, say }: Page): void {
  title('2. A match of Taktik, between two bots');
  const { match, moves, first, counts } = played();
  const { width, height } = OPTIONS;
  const toldOf = (type: string): Told => first.get(type) ?? { turn: 0, words: `No ${type}.` };
  const count = (type: string): number => counts.get(type) ?? 0;
  const line = ({ turn, words }: Told, more: string): void =>
    say(`${words} ${more}`, `turn ${String(turn).padStart(2)}  `);

  say(`red looks one move ahead, blue plays anything; ${width} by ${height} fields.`, 'begins   ');
  line(toldOf('cardPlayed'), `Cards played: ${count('cardPlayed')}.`);
  line(toldOf('unitDestroyed'), `Units lost: ${count('unitDestroyed')}.`);
  const { winners, reason } = taktikMatch.outcome(match) ?? { winners: [], reason: 'no end' };
  const who = winners.length === 1 ? `${winners.join()} won` : 'a draw';
  const outcome = `The outcome: ${who} (${taktikNarration.endingWords(reason)}).`;
  line({ turn: match.state.turn, words: outcome }, `Moves: ${match.step}.`);
  const record = unwrap(taktikMatch.record(OPTIONS, SEED));
  const again = taktikMatch.replay({ ...record, moves, digest: digestOf(match) });
  say(`from its record of moves: ${again.ok ? 'the same match' : 'another match'}.`, 'again    ');
}
