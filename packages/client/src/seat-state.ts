import type { JsonObject } from '@reticle/core';
import type { MoveAnswer, Prompt, TargetAnswer } from '@reticle/core/match';
import { applyPatch, type ServerMessage, type ServerMessageOf } from '@reticle/protocol';

/** A move that is being chosen: the answers so far, and what they led to. */
export interface Choosing {
  readonly answers: readonly [MoveAnswer, ...TargetAnswer[]];
  /** What is asked next; `undefined` until the table has told. */
  readonly prompt?: Prompt;
}

/** Something that was not carried out, and why. */
export type Refusal = Pick<ServerMessageOf<'refused'>, 'reason' | 'issues'>;

/** An event as this seat may know it, with its step. */
export interface SeenEvent {
  readonly step: number;
  readonly event: { readonly type: string; readonly [fact: string]: unknown };
}

/** All that a seat knows: one value that changes as a whole, for any screen to draw. */
export interface SeatState {
  readonly status: 'connecting' | 'open' | 'lost' | 'closed';
  /** Where it is; `undefined` until the table has welcomed it. */
  readonly table?: Pick<ServerMessageOf<'welcome'>, 'table' | 'game' | 'version' | 'seat'>;
  readonly seats: ServerMessageOf<'seats'>['seats'];
  readonly step: number;
  readonly view?: JsonObject;
  /** What people are shown, if the table tells that. */
  readonly screen?: JsonObject;
  /** What the seat is asked; null if it is not to move. */
  readonly prompt: ServerMessageOf<'view'>['prompt'];
  readonly choosing?: Choosing;
  /** A message that was sent and is not answered yet: nothing else can be done meanwhile. */
  readonly pending?: 'move' | 'prompt' | 'other';
  /** The last refusal; gone as soon as something works. */
  readonly refusal?: Refusal;
  /** The last events in order, some hundred. */
  readonly events: readonly SeenEvent[];
  readonly clock?: Pick<ServerMessageOf<'clock'>, 'left' | 'running'>;
  /** What another seat proposes. */
  readonly proposal?: ServerMessageOf<'proposal'>;
  /** The table where the next match is. */
  readonly rematch?: string;
}

/** Events that are remembered. */
const MOST_EVENTS = 500;

export const FIRST_STATE: SeatState = { status: 'connecting', seats: [], step: 0, prompt: null, events: [] };

const without = (state: SeatState, ...keys: readonly (keyof SeatState)[]): SeatState => {
  const left = { ...state };
  for (const key of keys) Reflect.deleteProperty(left, key);
  return left;
};

/** The state once a move that was being chosen is no longer. */
export const unchosen = (state: SeatState): SeatState => without(state, 'choosing', 'pending');

/**
 * The state after a message of the table.
 *
 * @returns `undefined` if the message does not follow what was heard before: then the whole view must be asked for again
 */
export function afterMessage(state: SeatState, message: ServerMessage): SeatState | undefined {
  switch (message.type) {
    case 'welcome': {
      const { table, game, version, seat, seats } = message;
      return { ...state, status: 'open', table: { table, game, version, seat }, seats };
    }
    case 'view': {
      const { step, view, prompt, screen } = message;
      const same = state.view !== undefined && step === state.step;
      return { ...(same ? state : unchosen(state)), step, view, prompt, ...(screen ? { screen } : {}) };
    }
    case 'step':
      return afterStep(state, message);
    case 'prompt': {
      const { choosing } = state;
      if (!choosing) return without(state, 'pending', 'refusal');
      return { ...without(state, 'pending', 'refusal'), choosing: { ...choosing, prompt: message.prompt } };
    }
    case 'done':
      return without(state, 'pending', 'refusal');
    case 'refused': {
      // An answer that was not taken leads nowhere: the choice begins anew.
      const left = state.pending === 'prompt' ? unchosen(state) : without(state, 'pending');
      return { ...left, refusal: { reason: message.reason, issues: message.issues } };
    }
    case 'seats':
      return { ...state, seats: message.seats };
    case 'proposal':
      return message.settled === undefined ? { ...state, proposal: message } : without(state, 'proposal');
    case 'clock':
      return { ...state, clock: { left: message.left, running: message.running } };
    case 'rematch':
      return { ...state, rematch: message.table };
  }
}

function afterStep(state: SeatState, message: ServerMessageOf<'step'>): SeatState | undefined {
  const { step, patch, events, prompt, screen } = message;
  if (state.view && step <= state.step) return state;
  const view = state.view && step === state.step + 1 ? applyPatch(state.view, patch) : undefined;
  if (view?.ok !== true) return undefined;
  const seen = [...state.events, ...events.map((event) => ({ step, event }))].slice(-MOST_EVENTS);
  return { ...unchosen(state), step, view: view.value, prompt, events: seen, ...(screen ? { screen } : {}) };
}
