import type { Issue, JsonObject, TargetRef } from '@reticle/core';
import { describeIssue } from '@reticle/core/describe';
import { narrationOf, type HostMatch } from '@reticle/core/host';
import type { Match, MatchEvent, MoveAnswer, Offer, Prompt, TargetAnswer } from '@reticle/core/match';
import { idsIn } from './ids.js';
import type { AskedView, Field, LogEntry, OfferView, TableState } from './state.js';

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

const fieldIn = (value: unknown): Field | undefined => {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return undefined;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
};

/** What the parameters of a move name: texts are things if one on the table has that id, pairs of x and y are fields. */
export function namedIn(
  params: JsonObject,
  shown: ReadonlySet<string>,
): Pick<OfferView, 'things' | 'fields'> {
  const values = Object.values(params);
  return {
    things: values.filter((each) => typeof each === 'string').filter((id) => shown.has(id)),
    fields: values.flatMap((each) => fieldIn(each) ?? []),
  };
}

const nobody: Pick<TableState, 'offers' | 'asked' | 'refusal'> = { offers: [] };

/** The things that the data of a refusal name. */
function refsIn(data: unknown): readonly TargetRef[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('kind' in data && 'id' in data && typeof data.kind === 'string' && typeof data.id === 'string')
    return [{ kind: data.kind, id: data.id }];
  return Object.values(data).flatMap(refsIn);
}

/** A refusal with what people call the things in it. */
const withNames = (words: string, refs: readonly TargetRef[], nameOf: (ref: TargetRef) => string): string =>
  refs.reduce(
    (text, ref) => text.replaceAll(`${ref.kind} ${ref.id}`, ref.id).replaceAll(ref.id, nameOf(ref)),
    words,
  );

type Asked = Extract<Prompt['asks'], { readonly kind: 'target' | 'share' }>;

/** What a seat is asked, as its table shows it. */
function askedOf<State>(host: HostMatch<State>, match: Match<State>, asks: Asked): AskedView {
  const { runtime } = host;
  const { describeMove, nameOf, slotName } = narrationOf(host);
  const { offer, chosen, slot } = asks;
  const { move, player, params } = offer;
  const opened = runtime.open(match, offer);
  // A card may have left the hand as its targets are chosen.
  const state = opened.ok ? opened.value.state : match.state;
  const shared = {
    words: describeMove(match.state, { move, player, params }),
    chosen: chosen.flatMap(({ targets }) => targets),
  };
  if (asks.kind === 'share') {
    const { target, total, left, options } = asks;
    return {
      ...shared,
      label: `how many of ${total} for ${nameOf(state, target)}; ${left} are left`,
      options: options.map((share) => ({ answer: share, words: String(share) })),
    };
  }
  const { min, max, canStop, options, refused } = asks;
  const label = slotName(slot, offer.spec);
  const named = (ref: TargetRef): string => nameOf(state, ref);
  const words = (found: Issue, target: TargetRef): string =>
    found.code === 'filterMismatch'
      ? `What is chosen here: ${label}.`
      : withNames(describeIssue(found, runtime.game), [target, ...refsIn(found.data)], named);
  return {
    ...shared,
    label,
    count: { chosen: chosen.at(-1)?.targets.length ?? 0, min, max },
    options: [
      ...options.map((ref) => ({ answer: ref, words: nameOf(state, ref) })),
      ...(canStop ? [{ answer: 'done' as const, words: 'Done' }] : []),
    ],
    ...(refused
      ? {
          refused: refused.map(({ target, issues }) => ({
            target,
            words: [...new Set(issues.map((found) => words(found, target)))],
          })),
        }
      : {}),
  };
}

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

function askedNow<State>(
  host: HostMatch<State>,
  match: Match<State>,
  { seat, answers, explain = false, watches = false }: Seated,
  shown: ReadonlySet<string>,
): Pick<TableState, 'offers' | 'asked' | 'byHand' | 'refusal'> {
  const { runtime } = host;
  if (watches || seat === undefined || !runtime.toAct(match).includes(seat)) return nobody;
  const first = runtime.prompt(match, seat);
  const made: readonly Offer[] = first.ok && first.value.asks.kind === 'move' ? first.value.asks.offers : [];
  const offers = made.map((offer) => offerView(host, match, offer, shown));
  const byHand = byHandOf(host, match, seat, shown);
  if (!answers) return { offers, ...(byHand.length > 0 ? { byHand } : {}) };
  const found = runtime.prompt(match, seat, answers, { refused: explain });
  if (!found.ok) return { offers, refusal: 'This is not on offer here.' };
  const { asks } = found.value;
  return asks.kind === 'target' || asks.kind === 'share'
    ? { offers, asked: askedOf(host, match, asks) }
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
