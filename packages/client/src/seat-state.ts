import type { JsonObject } from '@reticle/core';
import type { Move, MoveAnswer, Prompt, TargetAnswer } from '@reticle/core/match';
import { applyPatch, type ServerMessage, type ServerMessageOf } from '@reticle/protocol';

/** A move that is being chosen: the answers so far, and the prompt to which they led. */
interface MoveChoice {
  readonly answers: readonly [MoveAnswer, ...TargetAnswer[]];
  /** The next prompt. Undefined until the table has answered. */
  readonly prompt?: Prompt;
  /** The prompt for people, if the table sends it. */
  readonly screen?: JsonObject;
}

/** A refusal: something that was not done, and why. */
type Refusal = Pick<ServerMessageOf<'refused'>, 'reason' | 'issues'>;

/** An event as this seat may know it, with its step. */
interface SeenEvent {
  readonly step: number;
  readonly event: { readonly type: string; readonly [fact: string]: unknown };
}

/** Everything that a seat knows: one value that changes as a whole, for any screen to draw. */
export interface SeatState {
  readonly status: 'connecting' | 'open' | 'lost' | 'closed';
  /** The table and the seat. Undefined until the table has welcomed the client. */
  readonly table?: Pick<ServerMessageOf<'welcome'>, 'table' | 'game' | 'version' | 'seat' | 'chosenSeed'>;
  readonly seats: ServerMessageOf<'seats'>['seats'];
  readonly step: number;
  readonly view?: JsonObject;
  /** What people are shown, if the table sends it. */
  readonly screen?: JsonObject;
  /** What the seat is asked. Null if it is not to move. */
  readonly prompt: ServerMessageOf<'view'>['prompt'];
  readonly choosing?: MoveChoice;
  /** The message that was sent and is not answered yet. Nothing else can be done meanwhile. */
  readonly pending?: 'move' | 'prompt' | 'other';
  /** The move that was sent and is not answered yet. A screen may show it as made. */
  readonly making?: Omit<Move, 'player'>;
  /**
   * The view after that move, as `predict` expects it. It is removed when the answer comes, whatever the
   * answer is.
   */
  readonly expected?: JsonObject;
  /** The last refusal. Removed as soon as something works. */
  readonly refusal?: Refusal;
  /** The last few hundred events, in order. */
  readonly events: readonly SeenEvent[];
  readonly clock?: Pick<ServerMessageOf<'clock'>, 'left' | 'running'>;
  /** The bot that takes longer than a moment over its move, and how many choices of others come first. */
  readonly thinking?: ServerMessageOf<'thinking'>;
  /**
   * In how many seconds at most the table's process ends, from when it said so. The client then connects again
   * by itself.
   */
  readonly ending?: number;
  /** What another seat proposes. */
  readonly proposal?: ServerMessageOf<'proposal'>;
  /** The table where the next match is. */
  readonly rematch?: string;
}

/** The most events that are remembered. */
const MOST_EVENTS = 500;

/** What a seat knows before its table has said anything. */
export const FIRST_STATE: SeatState = { status: 'connecting', seats: [], step: 0, prompt: null, events: [] };

const without = (state: SeatState, ...keys: readonly (keyof SeatState)[]): SeatState => {
  const left = { ...state };
  for (const key of keys) Reflect.deleteProperty(left, key);
  return left;
};

/** Returns the state after what was sent is answered. */
const afterAnswer = (state: SeatState, ...keys: readonly (keyof SeatState)[]): SeatState =>
  without(state, 'pending', 'making', 'expected', ...keys);

/** Returns the state after the choice of a move has ended. */
export const withoutChoice = (state: SeatState): SeatState => afterAnswer(state, 'choosing');

/** Returns the state without what belongs to the step before. */
const moved = (state: SeatState): SeatState => without(withoutChoice(state), 'thinking');

/**
 * Returns the state after a message of the table.
 *
 * @returns `undefined` if the message does not follow the one before: then the whole view must be requested
 * again
 */
export function afterMessage(state: SeatState, message: ServerMessage): SeatState | undefined {
  switch (message.type) {
    case 'welcome': {
      const { type: _type, protocol: _protocol, seats, ...table } = message;
      return { ...without(state, 'ending'), status: 'open', table, seats };
    }
    case 'view': {
      const { step, view, prompt, screen } = message;
      const same = state.view !== undefined && step === state.step;
      return { ...(same ? state : moved(state)), step, view, prompt, ...(screen ? { screen } : {}) };
    }
    case 'step':
      return afterStep(state, message);
    case 'prompt': {
      const { choosing } = state;
      if (!choosing) return without(state, 'pending', 'refusal');
      const { prompt, screen } = message;
      return {
        ...without(state, 'pending', 'refusal'),
        choosing: { answers: choosing.answers, prompt, ...(screen ? { screen } : {}) },
      };
    }
    case 'done':
      // The expected view stays until the step for which it was expected has come.
      return message.step > state.step ? without(state, 'pending', 'refusal') : afterAnswer(state, 'refusal');
    case 'refused': {
      // A refused answer leads nowhere, so the choice starts over.
      const left = state.pending === 'prompt' ? withoutChoice(state) : afterAnswer(state);
      return { ...left, refusal: { reason: message.reason, issues: message.issues } };
    }
    case 'seats':
      return { ...state, seats: message.seats };
    case 'proposal':
      return message.settled === undefined ? { ...state, proposal: message } : without(state, 'proposal');
    case 'clock':
      return { ...state, clock: { left: message.left, running: message.running } };
    case 'thinking':
      return message.step === state.step ? { ...state, thinking: message } : state;
    case 'ending':
      return { ...state, ending: message.seconds };
    case 'rematch':
      return { ...state, rematch: message.table };
    case 'why':
      return state;
  }
}

function afterStep(state: SeatState, message: ServerMessageOf<'step'>): SeatState | undefined {
  const { step, patch, events, prompt } = message;
  if (state.view && step <= state.step) return state;
  const view = state.view && step === state.step + 1 ? applyPatch(state.view, patch) : undefined;
  const screen = message.screen && applyPatch(state.screen ?? {}, message.screen);
  if (view?.ok !== true || screen?.ok === false) return undefined;
  const seen = [...state.events, ...events.map((event) => ({ step, event }))].slice(-MOST_EVENTS);
  return {
    ...moved(state),
    step,
    view: view.value,
    prompt,
    events: seen,
    ...(screen ? { screen: screen.value } : {}),
  };
}
