import type { Result } from '@reticle/core';
import { hasHappened, unaskedMove, whyNotOf, type HostMatch, type WantedPace } from '@reticle/core/host';
import {
  BOTS,
  isBotName,
  randomFrom,
  seedRandom,
  type Match,
  type Move,
  type MoveAnswer,
  type TargetAnswer,
  seatOf,
} from '@reticle/core/match';
import type { TableMessages } from './messages.js';
import { linesOf, mayTakeBack, seatView } from './seat-view.js';
import type { LogEntry, MatchSource, OfferView, TableState } from './state.js';

/** The options of a match in this program: who plays, and when the person is asked. */
export interface LocalMatch {
  /** The options of the match. Defaults to those of the host's first setup. */
  readonly options?: unknown;
  readonly seed: string;
  /** The player who is a person. Bots play the others. */
  readonly seat: string;
  /** The bot that plays the others: `greedy` or `random`. */
  readonly bot?: string;
  /** When the person is asked. Defaults to the usual stops. */
  readonly pace?: WantedPace;
  /** Words in place of the English ones. */
  readonly messages?: Partial<TableMessages>;
}

/** The number of moves after which a match no longer continues by itself. */
const MOST_MOVES = 5_000;
const MOST_BACK = 200;

interface HistoryEntry<State> {
  readonly match: Match<State>;
  readonly log: readonly LogEntry[];
}

/**
 * Makes the source of a table from a match in this program, without a server: one person, and bots in the
 * other seats.
 *
 * @returns the source; refused for options or a seed that the game refuses
 */
export function localMatch<State>(
  host: HostMatch<State>,
  { options = host.setups?.[0].options ?? {}, seed, seat, bot = 'greedy', pace = {}, messages }: LocalMatch,
): Result<MatchSource> {
  const { runtime } = host;
  const started = runtime.start(options, seed);
  if (!started.ok) return started;
  const listeners = new Set<() => void>();
  let now: HistoryEntry<State> = { match: started.value, log: [] };
  /** The moments at which the person moved, as far as the match can return to them. */
  let past: readonly HistoryEntry<State>[] = [];
  let answers: readonly [MoveAnswer, ...TargetAnswer[]] | undefined;
  let explain = false;
  let untilAfterTurn: number | undefined;
  let untilSomething: WantedPace['untilSomething'];
  let together: string | undefined;
  /** Whether the person has given up. Then the person watches the others play on. */
  let isConceded = false;
  let stops = pace.stops;

  function make(move: Move): boolean {
    const { match, log } = now;
    const applied = runtime.apply(match, move);
    if (!applied.ok) return false;
    const { match: after, events } = applied.value;
    now = { match: after, log: [...log, linesOf(host, after, events, seat)] };
    if (!mayTakeBack(host, match, after, events)) past = [];
    if (untilSomething && hasHappened(host, seat, [move]))
      untilSomething = { ...untilSomething, hasHappened: true };
    return true;
  }
  /**
   * Returns the next move that is made without the person: by a bot, or by the person's seat if the person is
   * not asked.
   */
  function unasked(): Move | undefined {
    const { match } = now;
    const [player] = runtime.toAct(match);
    if (player === undefined || match.step > MOST_MOVES) return undefined;
    if (player === seat)
      return unaskedMove(host, match, player, { ...pace, stops, untilAfterTurn, untilSomething, together });
    const random = randomFrom(seedRandom(`${seed} ${player} ${match.step}`));
    return isBotName(bot) ? BOTS[bot](seatOf(runtime, match, player), random) : undefined;
  }
  function goOn(): void {
    for (let move = unasked(); move && make(move); move = unasked());
    if (untilAfterTurn !== undefined && (host.turn?.(now.match.state) ?? 0) > untilAfterTurn)
      untilAfterTurn = undefined;
    untilSomething = undefined;
  }
  /** If there is only one move and it asks for something, asks at once. */
  function begin(): void {
    const { offers } = seatView(host, now.match, { seat });
    const [only] = offers;
    answers = offers.length === 1 && only?.asks === true ? [answerOf(only)] : undefined;
  }
  const answerOf = ({ move, params }: OfferView): MoveAnswer => ({ move, params });
  const view = (): TableState =>
    seatView(
      host,
      now.match,
      isConceded ? { seat, conceded: seat, messages } : { seat, answers, explain, stops, messages },
      now.log,
    );
  let state: TableState;
  function change(): void {
    state = view();
    for (const listener of listeners) listener();
  }
  function moved(move: Move): void {
    past = [...past, now].slice(-MOST_BACK);
    if (make(move)) goOn();
    explain = false;
    begin();
    change();
  }
  function ask(next: readonly [MoveAnswer, ...TargetAnswer[]]): void {
    const found = runtime.prompt(now.match, seat, next);
    if (!found.ok) return;
    const { asks } = found.value;
    if (asks.kind === 'ready') {
      moved(asks.move);
      return;
    }
    answers = next;
    explain = false;
    change();
  }

  /** Lets the others play on after the person is out, one visible move at a time. */
  function watchOn(): void {
    const next = unasked();
    if (!next || !make(next)) return;
    change();
    setTimeout(watchOn);
  }
  /**
   * Gives up by the game's own move if it has one, after which the others play on as far as its rules allow.
   * Otherwise the match is over.
   */
  function concede(): void {
    if (isConceded || runtime.outcome(now.match)) return;
    isConceded = true;
    answers = undefined;
    const isLeft = runtime.leaves !== undefined && make({ move: runtime.leaves, player: seat });
    past = [];
    change();
    if (isLeft) setTimeout(watchOn);
  }

  function endTurn(): void {
    untilAfterTurn = host.turn?.(now.match.state) ?? 0;
    goOn();
    begin();
    change();
  }

  function wait(): void {
    untilSomething = { turn: host.turn?.(now.match.state) ?? 0, hasHappened: false };
    goOn();
    begin();
    change();
  }

  goOn();
  begin();
  state = view();
  return {
    ok: true,
    value: {
      get state() {
        return state;
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      actions: {
        take: (offer) => ask([answerOf(offer)]),
        takeAll(move) {
          const before = now;
          together = move;
          goOn();
          together = undefined;
          if (before !== now) past = [...past, before].slice(-MOST_BACK);
          begin();
          change();
        },
        answer(answer) {
          if (answers) ask([...answers, answer]);
        },
        back() {
          if (!answers) return;
          const [move, ...rest] = answers;
          answers = rest.length > 0 ? [move, ...rest.slice(0, -1)] : undefined;
          if (!answers) begin();
          change();
        },
        explain() {
          explain = true;
          change();
        },
        whyNot: (ref) => Promise.resolve(whyNotOf(host, now.match, seat, ref, answers)),
        undo() {
          const before = past.at(-1);
          if (!before) return;
          past = past.slice(0, -1);
          now = before;
          begin();
          change();
        },
        ...(host.pace && host.pace.passes.length > 0 ? { endTurn, wait } : {}),
        stopAt(wanted) {
          stops = wanted;
          change();
        },
        concede,
      },
    },
  };
}
