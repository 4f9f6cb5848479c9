import { promptView, narrationOf, unaskedMove, type HostMatch, type ZoneView } from '@reticle/core/host';
import type { Match, MatchEvent, MoveAnswer, Offer, TargetAnswer } from '@reticle/core/match';
import { messagesWith, type TableMessages } from './messages.js';
import { idsIn, namedIn } from './pointing.js';
import { stopViews } from './stops.js';
import { togetherOf } from './together.js';
import {
  endedView,
  GOALS,
  wantedFor,
  type LogEntry,
  type OfferView,
  type OutcomeView,
  type TableState,
} from './state.js';

/** The options of a seat's view, and what the seat has answered so far. */
export interface SeatViewOptions {
  /** The player for whose eyes it is. Absent for a spectator. */
  readonly seat?: string | undefined;
  /** The move that is being chosen, and the answers about its targets. */
  readonly answers?: readonly [MoveAnswer, ...TargetAnswer[]] | undefined;
  /** Whether the seat only watches. Then nothing is asked. */
  readonly watches?: boolean | undefined;
  /** The player who gave the match up: the others have won, and nobody is asked any more. */
  readonly conceded?: string | undefined;
  /** Whether to explain why the rest cannot be chosen. */
  readonly explain?: boolean | undefined;
  /** The stops at which the seat wants to be asked. Defaults to the usual ones. */
  readonly stops?: readonly string[] | undefined;
  /** Words in place of the English ones. */
  readonly messages?: Partial<TableMessages> | undefined;
}

const nobody: Pick<TableState, 'offers' | 'asked' | 'refusal'> = { offers: [] };

function offerView<State>(
  host: HostMatch<State>,
  match: Match<State>,
  { move, player, params, spec }: Pick<Offer, 'move' | 'player' | 'params' | 'spec'>,
  shown: ReadonlySet<string>,
): OfferView {
  const { describeMove, moveKind } = narrationOf(host);
  return {
    move,
    params,
    words: describeMove(match.state, { move, player, params }),
    kind: moveKind(move),
    asks: spec.slots.length > 0,
    passes: host.pace?.passes.includes(move) === true,
    ...(host.pace?.forgoes?.(match.state, move) === true ? { forgoes: true } : {}),
    ...namedIn(params, shown),
  };
}

/** Lists the moves that the game would make by itself, as far as they are possible now. */
const byHandOf = <State>(
  host: HostMatch<State>,
  match: Match<State>,
  player: string,
  shown: ReadonlySet<string>,
): readonly OfferView[] =>
  (host.byHand?.(match.state, player) ?? []).flatMap(({ move, params = {} }) => {
    const opened = host.runtime.open(match, { move, player, params });
    return opened.ok
      ? [offerView(host, match, { move, player, params, spec: opened.value.spec }, shown)]
      : [];
  });

/** Returns what is asked after a move was taken. Everything else is as before. */
function askedNow<State>(
  host: HostMatch<State>,
  match: Match<State>,
  seat: string,
  answers: NonNullable<SeatViewOptions['answers']>,
  explain: boolean,
  messages: TableMessages,
): Pick<TableState, 'asked' | 'refusal'> {
  // The same call as that of whoever asks how far the choice has come, so that the answer is worked out once.
  const found = host.runtime.prompt(match, seat, answers, explain ? { refused: true } : undefined);
  if (!found.ok) return { refusal: messages.notOffered };
  const { asks } = found.value;
  return asks.kind === 'target' || asks.kind === 'share' ? { asked: promptView(host, match, asks) } : {};
}

/** Returns what a seat may do before it has taken a move. */
function offeredNow<State>(
  host: HostMatch<State>,
  match: Match<State>,
  seat: string,
  shown: ReadonlySet<string>,
): Pick<TableState, 'offers' | 'byHand' | 'together'> {
  const first = host.runtime.prompt(match, seat);
  const made: readonly Offer[] = first.ok && first.value.asks.kind === 'move' ? first.value.asks.offers : [];
  const offers = made.map((offer) => offerView(host, match, offer, shown));
  const byHand = byHandOf(host, match, seat, shown);
  return { offers, ...togetherOf(host.pace?.all ?? [], offers), ...(byHand.length > 0 ? { byHand } : {}) };
}

/** Opens the hands on a table whose match is over: each as its owner sees it. */
const withOpenHands = (
  laid: readonly ZoneView[],
  laidFor: (viewer: string) => readonly ZoneView[],
): readonly ZoneView[] =>
  laid.map((zone) => {
    const { id, layout, owner, hidden = 0 } = zone;
    if (layout !== 'hand' || owner === undefined || hidden === 0) return zone;
    return laidFor(owner).find((own) => own.id === id) ?? zone;
  });

function unaskedView<State>(
  host: HostMatch<State>,
  match: Match<State>,
  seat: string | undefined,
  isAsked: boolean,
  messages: TableMessages,
): View {
  const { runtime, zones } = host;
  const { turn, moment, endingWords } = narrationOf(host);
  const outcome = runtime.outcome(match);
  const laidFor = (viewer: string | undefined): readonly ZoneView[] =>
    zones?.(runtime.view(match, viewer).state) ?? [];
  const laid = outcome ? withOpenHands(laidFor(seat), laidFor) : laidFor(seat);
  return {
    step: match.step,
    ...(seat === undefined ? {} : { seat }),
    acting: runtime.toAct(match),
    turn: turn(match.state),
    moment: moment(match.state),
    zones: laid,
    ...(outcome ? { outcome: endedView(messages, outcome.winners, endingWords(outcome.reason), seat) } : {}),
    ...(isAsked && seat !== undefined ? offeredNow(host, match, seat, idsIn(laid)) : nobody),
  };
}

type View = Omit<TableState, 'log'>;
/** The last view for each host, with its match and key. */
const last = new WeakMap<
  object,
  { readonly match: object; readonly key: string; readonly messages: object | undefined; readonly view: View }
>();

/**
 * Returns what a seat is shown before it has taken a move. It is made once, although a choice asks for it
 * again and again.
 */
function viewOnce<State>(
  host: HostMatch<State>,
  match: Match<State>,
  { seat, watches = false, messages }: SeatViewOptions,
): View {
  const isAsked = !watches && seat !== undefined && host.runtime.toAct(match).includes(seat);
  const key = JSON.stringify([seat, isAsked]);
  const known = last.get(host);
  if (known?.match === match && known.key === key && known.messages === messages) return known.view;
  const view = unaskedView(host, match, seat, isAsked, messagesWith(messages));
  last.set(host, { match, key, messages, view });
  return view;
}

/**
 * Returns the outcome for a player who has given up: who has won, or that the others play on if the game says
 * so.
 */
function outcomeWithout<State>(
  host: HostMatch<State>,
  match: Match<State>,
  conceded: string,
  messages: TableMessages,
): OutcomeView {
  const left = host.runtime.leave(match, conceded);
  const reason = messages.gaveUp(conceded);
  const ended = left.ok ? left.value.outcome : host.runtime.outcome(match);
  return ended
    ? endedView(messages, ended.winners, reason, conceded)
    : { title: messages.out, winners: [], reason: messages.othersPlayOn(reason), result: 'out' };
}

/** Lists what the seat may ask for that goes on by itself now. */
function goalsOf<State>(
  host: HostMatch<State>,
  match: Match<State>,
  { seat, watches, stops }: SeatViewOptions,
  { acting, turn }: View,
): Pick<TableState, 'goals'> {
  if (seat === undefined || watches || !host.pace || !acting.includes(seat)) return {};
  return {
    goals: GOALS.filter((goal) => unaskedMove(host, match, seat, { stops, ...wantedFor(goal, turn) })),
  };
}

/** Returns everything that a table shows of a match to one seat. */
export function seatView<State>(
  host: HostMatch<State>,
  match: Match<State>,
  seated: SeatViewOptions,
  log: readonly LogEntry[] = [],
): TableState {
  const { seat, answers, explain = false, conceded, watches = conceded !== undefined } = seated;
  const messages = messagesWith(seated.messages);
  const stops = seat === undefined ? {} : stopViews(host.pace?.stops, seated.stops);
  const once = viewOnce(host, match, { seat, watches, messages: seated.messages });
  const view = { ...once, ...goalsOf(host, match, seated, once), ...stops };
  if (conceded !== undefined) {
    return { ...view, acting: [], outcome: outcomeWithout(host, match, conceded, messages), log };
  }
  if (!answers || watches || seat === undefined || !view.acting.includes(seat)) return { ...view, log };
  return { ...view, ...askedNow(host, match, seat, answers, explain, messages), log };
}

/** Returns the log entry of a step for a seat. */
export function linesOf<State>(
  host: HostMatch<State>,
  match: Match<State>,
  events: readonly MatchEvent[],
  seat: string | undefined,
): LogEntry {
  const { narrate, asides, lineOf } = narrationOf(host);
  const lines = host.runtime.viewEvents(events, seat).flatMap((event) => {
    const text = narrate(event, match.state);
    return text === '' ? [] : [{ ...lineOf(text), aside: asides.includes(event.type) }];
  });
  return { step: match.step, lines };
}

/** Whether a step may be taken back: nobody has learnt anything from it, and no chance was drawn. */
export function mayTakeBack<State>(
  { runtime }: Pick<HostMatch<State>, 'runtime'>,
  before: Match<State>,
  after: Match<State>,
  events: readonly MatchEvent[],
): boolean {
  const tells = events.some(
    ({ type, visibleTo }) => visibleTo !== undefined || runtime.reveals.includes(type),
  );
  return !tells && JSON.stringify(before.random) === JSON.stringify(after.random);
}
