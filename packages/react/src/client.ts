import type { SeatClient, SeatState } from '@reticle/client';
import type { TargetRef } from '@reticle/core';
import {
  type FaceView,
  unaskedOffer,
  type PromptView,
  type MatchStop,
  type WantedPace,
  type ZoneView,
} from '@reticle/core/host';
import type { Offer, Prompt } from '@reticle/core/match';
import {
  GOALS,
  wantedFor,
  type Goal,
  endedView,
  type LogEntry,
  type MatchSource,
  type OfferView,
  type TableActions,
  type TableState,
} from './state.js';
import { messagesWith, type TableMessages } from './messages.js';
import { idsIn, namedIn } from './pointing.js';
import { stopViews } from './stops.js';
import { togetherOf } from './together.js';

/** What a table at a server sends for people: `screen` of its messages. */
interface Screen {
  readonly zones: readonly ZoneView[];
  readonly moves: readonly {
    readonly words: string;
    readonly kind: string;
    readonly passes?: boolean;
    readonly forgoes?: boolean;
  }[];
  readonly together: readonly { readonly move: string; readonly words: string }[];
  readonly pace?: { readonly stops: readonly MatchStop[]; readonly stop: string; readonly happened: boolean };
  readonly log: readonly string[];
  /** The lines of the log that have symbols, with these as signs, by their place. */
  readonly signed?: Readonly<Record<string, FaceView['text'][number]>>;
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

/** Says what everybody at the table should know: first that its process ends, if it does. */
function noticeOf({ ending, table }: SeatState, messages: TableMessages): Pick<TableState, 'notice'> {
  if (ending !== undefined) return { notice: messages.restarts(ending) };
  return table?.chosenSeed ? { notice: messages.chosenSeed } : {};
}

/** Says what a bot waits for: bots think in turn, and those of other tables may come first. */
const thinkingOf = ({ thinking }: SeatState, messages: TableMessages): TableState['thinking'] =>
  thinking && { player: thinking.player, words: messages.thinking(thinking.ahead) };

const signedAt = (signed: Screen['signed'], at: number): { readonly signed?: FaceView['text'][number] } => {
  const line = signed?.[at];
  return line ? { signed: line } : {};
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
    ...(moves[at]?.forgoes === true ? { forgoes: true } : {}),
    ...namedIn(params, shown),
  }));
}

/** Returns what is asked: as the table describes it, otherwise in the words of the prompt itself. */
function askedOf({ choosing }: SeatState, zones: Screen['zones'], words: string): PromptView | undefined {
  const told: { readonly asked?: PromptView } = { ...choosing?.screen };
  return told.asked ?? plainly(choosing?.prompt, zones, words);
}

function plainly(prompt: Prompt | undefined, zones: Screen['zones'], words: string): PromptView | undefined {
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

/**
 * Returns the offer that a seat takes without asking its person, if it is asked for a move and no answer is
 * on its way.
 */
function unaskedOf(state: SeatState, wanted: WantedPace): Offer | undefined {
  const { prompt, pending, choosing } = state;
  if (pending !== undefined || choosing || prompt?.asks.kind !== 'move') return undefined;
  const { offers } = prompt.asks;
  const { pace, moves, turn } = screenOf(state);
  const passes = offers.filter((_offer, at) => moves[at]?.passes === true).map(({ move }) => move);
  if (pace) return unaskedOffer({ ...pace, stop: pace.stop || undefined, offers, passes, turn }, wanted);
  // If the table sends no pace, everything is left to the person, except a move with all things.
  const { together } = wanted;
  return offers.find(({ move, spec }) => move === together && spec.slots.length === 0);
}

/**
 * Makes a seat at a server, or at a table in this program, the source of a table. It shows what the match's
 * host sends, and continues by itself if its person does not want to be asked.
 *
 * @param wanted returns what the person wants to be asked about, called each time; defaults to the usual
 * stops
 * @param given words in place of the English ones
 */
export function seatSource(
  seat: SeatClient,
  wanted: () => WantedPace = () => ({}),
  given?: Partial<TableMessages>,
): MatchSource {
  const messages = messagesWith(given);
  let told: readonly LogEntry[] = [];
  /**
   * What the person has requested, until it is done: a move with all things, the end of a turn, or to wait
   * until something happens.
   */
  let goal: WantedPace = {};
  /** The stops that the person has chosen here. Undefined before that. */
  let stops: readonly string[] | undefined;
  const wants = (): WantedPace => (stops ? { ...wanted(), stops } : wanted());
  /** Whether a move was taken back. Then nothing continues by itself until the person has decided. */
  let isHeld = false;
  /**
   * The step at which the last move was made without the person. The next such move waits for another step.
   */
  let madeAt: number | undefined;
  function continueUnasked(): void {
    const { pending, refusal, step } = seat.state;
    const { pace, turn } = screenOf(seat.state);
    const { untilSomething, untilAfterTurn } = goal;
    if (untilSomething && pace?.happened === true)
      goal = { ...goal, untilSomething: { ...untilSomething, hasHappened: true } };
    if (untilAfterTurn !== undefined && turn > untilAfterTurn) goal = { ...goal, untilAfterTurn: undefined };
    if (isHeld || pending !== undefined || (step === madeAt && !refusal)) return;
    const isRefused = refusal !== undefined && madeAt !== undefined;
    const next = isRefused ? undefined : unaskedOf(seat.state, { ...wants(), ...goal });
    if (next) {
      madeAt = step;
      seat.make({ move: next.move, params: next.params });
    } else if (isRefused || seat.state.prompt?.asks.kind === 'move')
      // Now the person decides. The request is done, except for a turn that is not over yet.
      goal = isRefused ? {} : { untilAfterTurn: goal.untilAfterTurn };
  }
  /** Continues after a decision of the person. */
  function decided(more: WantedPace = {}): void {
    isHeld = false;
    madeAt = undefined;
    goal = { untilAfterTurn: goal.untilAfterTurn, ...more };
  }
  let known: { readonly of: SeatState; readonly shown: TableState } | undefined;
  const offerOf = ({ choosing }: SeatState, offers: readonly OfferView[]): OfferView | undefined =>
    offers.find(
      ({ move, params }) =>
        move === choosing?.answers[0].move &&
        JSON.stringify(params) === JSON.stringify(choosing.answers[0].params ?? {}),
    );
  /** Lists what the seat may ask for that goes on by itself now, an answer on its way or not. */
  function goalsIn({ pending: _pending, ...state }: SeatState, turn: number): readonly Goal[] {
    return GOALS.filter((each) => unaskedOf(state, { ...wants(), ...wantedFor(each, turn) }));
  }
  function shownOf(state: SeatState): TableState {
    const screen = screenOf(state);
    const { zones, turn, moment, ending, winners, log, signed, together } = screen;
    if (told.at(-1)?.step !== state.step)
      told = [
        ...told,
        { step: state.step, lines: log.map((text, at) => ({ text, aside: false, ...signedAt(signed, at) })) },
      ].slice(-300);
    const offers = offersOf(state, screen);
    const player = state.table?.seat ?? undefined;
    const asked = askedOf(state, screen.zones, offerOf(state, offers)?.words ?? '');
    const acting = state.view?.['toAct'];
    const thinking = thinkingOf(state, messages);
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
      ...stopViews(screen.pace?.stops, wants().stops),
      ...noticeOf(state, messages),
      ...(thinking ? { thinking } : {}),
      ...(screen.pace ? { goals: goalsIn(state, turn) } : {}),
      pending: state.pending !== undefined,
      ...(ending === '' ? {} : { outcome: endedView(messages, winners, ending, player) }),
      ...(state.refusal
        ? { refusal: messages.refusedFor(state.refusal.issues[0]?.code ?? state.refusal.reason) }
        : {}),
      log: told,
    };
  }
  const actions: TableActions = {
    take({ move, params, asks }) {
      decided();
      if (asks) seat.choose({ move, params });
      else seat.make({ move, params });
    },
    takeAll(move) {
      decided({ together: move });
      continueUnasked();
    },
    answer: (answer) => seat.pick(answer),
    back: () => seat.unpick(),
    explain: () => seat.explain(),
    whyNot: (ref) => seat.whyNot(ref),
    undo() {
      isHeld = true;
      seat.undo();
    },
  };
  const seated: TableActions = { ...actions, concede: () => seat.forfeit() };
  const listeners = new Set<() => void>();
  const paced: TableActions = {
    ...seated,
    stopAt(chosen) {
      stops = chosen;
      known = undefined;
      for (const listener of listeners) listener();
    },
    endTurn() {
      decided({ untilAfterTurn: screenOf(seat.state).turn });
      continueUnasked();
    },
    wait() {
      decided({ untilSomething: { turn: screenOf(seat.state).turn, hasHappened: false } });
      continueUnasked();
    },
  };
  return {
    get state() {
      if (known?.of !== seat.state) known = { of: seat.state, shown: shownOf(seat.state) };
      return known.shown;
    },
    subscribe(listener) {
      const leave = seat.subscribe(() => {
        // A move that only has to be confirmed was chosen already.
        if (seat.state.choosing?.prompt?.asks.kind === 'ready' && seat.state.pending === undefined)
          seat.confirm();
        continueUnasked();
        listener();
      });
      listeners.add(listener);
      continueUnasked();
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    get actions() {
      const { table } = seat.state;
      if (typeof table?.seat !== 'string') return actions;
      return screenOf(seat.state).pace ? paced : seated;
    },
  };
}
