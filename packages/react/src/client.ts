import type { SeatClient, SeatState } from '@reticle/client';
import type { TargetRef } from '@reticle/core';
import type { AskedView, ZoneView } from '@reticle/core/host';
import type { Offer, Prompt } from '@reticle/core/match';
import type { MatchSource, LogEntry, OfferView, TableState } from './state.js';
import { idsIn, namedIn } from './pointing.js';
import { togetherOf } from './together.js';

/** What a table at a server tells of a match for people: `screen` of its messages. */
interface Screen {
  readonly zones: readonly ZoneView[];
  readonly moves: readonly { readonly words: string; readonly kind: string; readonly passes?: boolean }[];
  readonly together: readonly { readonly move: string; readonly words: string }[];
  readonly log: readonly string[];
  readonly turn: number;
  readonly moment: string;
  readonly ending: string;
  readonly winners: readonly string[];
}

const NO_SCREEN: Screen = {
  zones: [],
  moves: [],
  together: [],
  log: [],
  turn: 0,
  moment: '',
  ending: '',
  winners: [],
};

const screenOf = ({ screen }: SeatState): Screen => ({ ...NO_SCREEN, ...screen });

function offersOf({ prompt }: SeatState, { moves, zones }: Screen): readonly OfferView[] {
  const shown = idsIn(zones);
  const asks = prompt?.asks;
  if (asks?.kind !== 'move') return [];
  return asks.offers.map(({ move, params, spec }, at) => ({
    move,
    params,
    words: moves[at]?.words ?? move,
    kind: moves[at]?.kind ?? move,
    asks: spec.slots.length > 0,
    passes: moves[at]?.passes === true,
    ...namedIn(params, shown),
  }));
}

/** What is asked: as the table tells it to people, else in the words of the prompt itself. */
function askedOf({ choosing }: SeatState, zones: Screen['zones'], words: string): AskedView | undefined {
  const told: { readonly asked?: AskedView } = { ...choosing?.screen };
  return told.asked ?? plainly(choosing?.prompt, zones, words);
}

function plainly(prompt: Prompt | undefined, zones: Screen['zones'], words: string): AskedView | undefined {
  const asks = prompt?.asks;
  if (asks?.kind !== 'target' && asks?.kind !== 'share') return undefined;
  const things = zones.flatMap((zone) => zone.things);
  const nameOf = ({ kind, id }: TargetRef): string =>
    things.find(({ ref }) => ref.kind === kind && ref.id === id)?.name ?? id;
  const shared = { words, chosen: asks.chosen.flatMap(({ targets }) => targets) };
  if (asks.kind === 'share') {
    const label = `how many of ${asks.total} for ${nameOf(asks.target)}; ${asks.left} are left`;
    const options = asks.options.map((share) => ({ answer: share, words: String(share) }));
    return { ...shared, label, options };
  }
  const { slot, options, canStop, min, max, chosen } = asks;
  return {
    ...shared,
    label: slot.description ?? 'what it is about',
    count: { chosen: chosen.at(-1)?.targets.length ?? 0, min, max },
    options: [
      ...options.map((ref) => ({ answer: ref, words: nameOf(ref) })),
      ...(canStop ? [{ answer: 'done' as const, words: 'Done' }] : []),
    ],
  };
}

/** The next of the moves that one press makes with all things, if it is on offer without targets. */
function nextOf({ prompt, pending, choosing }: SeatState, move: string): Offer | undefined {
  if (pending !== undefined || choosing || prompt?.asks.kind !== 'move') return undefined;
  return prompt.asks.offers.find((offer) => offer.move === move && offer.spec.slots.length === 0);
}

/** A seat at a server, or at a table beside it, as the source of a table: it shows what the host of the match tells. */
export function seatSource(seat: SeatClient): MatchSource {
  let told: readonly LogEntry[] = [];
  /** The move that is made with all things, one after the other, until something else is asked. */
  let allOf: string | undefined;
  /** The step at which the last of them was made: the next one waits for another. */
  let madeAt: number | undefined;
  function goOn(): void {
    const { pending, refusal, step } = seat.state;
    if (allOf === undefined || pending !== undefined || (step === madeAt && !refusal)) return;
    const next = refusal && madeAt !== undefined ? undefined : nextOf(seat.state, allOf);
    if (!next) {
      allOf = undefined;
      return;
    }
    madeAt = step;
    seat.make({ move: next.move, params: next.params });
  }
  let known: { readonly of: SeatState; readonly shown: TableState } | undefined;
  const offerOf = ({ choosing }: SeatState, offers: readonly OfferView[]): OfferView | undefined =>
    offers.find(
      ({ move, params }) =>
        move === choosing?.answers[0].move &&
        JSON.stringify(params) === JSON.stringify(choosing.answers[0].params ?? {}),
    );
  function shownOf(state: SeatState): TableState {
    const screen = screenOf(state);
    const { zones, turn, moment, ending, winners, log, together } = screen;
    if (told.at(-1)?.step !== state.step)
      told = [...told, { step: state.step, lines: log.map((text) => ({ text, aside: false })) }].slice(-300);
    const offers = offersOf(state, screen);
    const player = state.table?.seat ?? undefined;
    const asked = askedOf(state, screen.zones, offerOf(state, offers)?.words ?? '');
    const acting = state.view?.['toAct'];
    return {
      step: state.step,
      ...(player === undefined ? {} : { seat: player }),
      acting: Array.isArray(acting) ? acting.map(String) : [],
      turn,
      moment,
      zones,
      offers,
      ...(asked ? { asked } : {}),
      ...togetherOf(together, offers),
      pending: state.pending !== undefined,
      ...(ending === '' ? {} : { outcome: { winners, reason: ending } }),
      ...(state.refusal
        ? { refusal: `That was refused: ${state.refusal.issues[0]?.code ?? state.refusal.reason}.` }
        : {}),
      log: told,
    };
  }
  return {
    get state() {
      if (known?.of !== seat.state) known = { of: seat.state, shown: shownOf(seat.state) };
      return known.shown;
    },
    subscribe: (listener) =>
      seat.subscribe(() => {
        // What only has to be confirmed was chosen already.
        if (seat.state.choosing?.prompt?.asks.kind === 'ready' && seat.state.pending === undefined)
          seat.confirm();
        goOn();
        listener();
      }),
    actions: {
      take({ move, params, asks }) {
        if (asks) seat.choose({ move, params });
        else seat.make({ move, params });
      },
      takeAll(move) {
        allOf = move;
        madeAt = undefined;
        goOn();
      },
      answer: (answer) => seat.pick(answer),
      back: () => seat.unpick(),
      explain: () => seat.explain(),
      whyNot: (ref) => seat.whyNot(ref),
      undo: () => seat.undo(),
    },
  };
}
