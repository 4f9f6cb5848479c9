import { askedView, narrationOf, type HostMatch } from '@reticle/core/host';
import type { Match, MatchEvent, MoveAnswer, Offer, TargetAnswer } from '@reticle/core/match';
import { idsIn, namedIn } from './pointing.js';
import type { LogEntry, OfferView, TableState } from './state.js';

/** What of a seat is shown, and what it has answered so far. */
export interface Seated {
  /** The player for whose eyes it is; a spectator's if it is absent. */
  readonly seat?: string | undefined;
  /** The move that is being chosen, and the answers about its targets. */
  readonly answers?: readonly [MoveAnswer, ...TargetAnswer[]] | undefined;
  /** Whether it is only looked at: nothing is asked then. */
  readonly watches?: boolean | undefined;
  /** Whether to tell why the rest cannot be chosen. */
  readonly explain?: boolean | undefined;
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
    ...namedIn(params, shown),
  };
}

/** What the game would do by itself, as far as it is possible now. */
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

/** What one press does with several things now. */
function togetherOf<State>(
  { pace }: HostMatch<State>,
  offers: readonly OfferView[],
): Pick<TableState, 'together'> {
  const together = (pace?.all ?? []).flatMap(({ move, words }) => {
    const count = offers.filter((offer) => offer.move === move && !offer.asks).length;
    return count > 1 ? [{ move, words, count }] : [];
  });
  return together.length > 0 ? { together } : {};
}

function askedNow<State>(
  host: HostMatch<State>,
  match: Match<State>,
  { seat, answers, explain = false, watches = false }: Seated,
  shown: ReadonlySet<string>,
): Pick<TableState, 'offers' | 'asked' | 'byHand' | 'together' | 'refusal'> {
  const { runtime } = host;
  if (watches || seat === undefined || !runtime.toAct(match).includes(seat)) return nobody;
  const first = runtime.prompt(match, seat);
  const made: readonly Offer[] = first.ok && first.value.asks.kind === 'move' ? first.value.asks.offers : [];
  const offers = made.map((offer) => offerView(host, match, offer, shown));
  const byHand = byHandOf(host, match, seat, shown);
  if (!answers) return { offers, ...togetherOf(host, offers), ...(byHand.length > 0 ? { byHand } : {}) };
  const found = runtime.prompt(match, seat, answers, { refused: explain });
  if (!found.ok) return { offers, refusal: 'This is not on offer here.' };
  const { asks } = found.value;
  return asks.kind === 'target' || asks.kind === 'share'
    ? { offers, asked: askedView(host, match, asks) }
    : { offers };
}

/** All that a table shows of a match to one seat. */
export function seatView<State>(
  host: HostMatch<State>,
  match: Match<State>,
  seated: Seated,
  log: readonly LogEntry[] = [],
): TableState {
  const { runtime, zones } = host;
  const { turn, moment, endingWords } = narrationOf(host);
  const outcome = runtime.outcome(match);
  const { seat } = seated;
  const laid = zones?.(runtime.view(match, seat).state) ?? [];
  return {
    step: match.step,
    ...(seat === undefined ? {} : { seat }),
    acting: runtime.toAct(match),
    turn: turn(match.state),
    moment: moment(match.state),
    zones: laid,
    ...(outcome ? { outcome: { winners: outcome.winners, reason: endingWords(outcome.reason) } } : {}),
    ...askedNow(host, match, seated, idsIn(laid)),
    log,
  };
}

/** What a step tells a seat. */
export function linesOf<State>(
  host: HostMatch<State>,
  match: Match<State>,
  events: readonly MatchEvent[],
  seat: string | undefined,
): LogEntry {
  const { narrate, asides } = narrationOf(host);
  const lines = host.runtime.viewEvents(events, seat).flatMap((event) => {
    const text = narrate(event, match.state);
    return text === '' ? [] : [{ text, aside: asides.includes(event.type) }];
  });
  return { step: match.step, lines };
}

/** Whether a step may be taken back: nobody has learnt anything by it, and no chance was drawn. */
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
