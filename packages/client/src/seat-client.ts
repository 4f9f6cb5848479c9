import type { JsonObject, TargetRef } from '@reticle/core';
import type { MoveAnswer, Prompt, TargetAnswer, Move } from '@reticle/core/match';
import {
  applyPatch,
  type ServerMessage,
  type ServerMessageOf,
  parseServerMessage,
  type ClientMessage,
} from '@reticle/protocol';
import type { Connect, Connection } from './connection.js';
import { Whys } from './whys.js';

/** A move that is being chosen: the answers so far, and what they led to. */
interface Choosing {
  readonly answers: readonly [MoveAnswer, ...TargetAnswer[]];
  /** What is asked next; `undefined` until the table has told. */
  readonly prompt?: Prompt;
  /** The same as people are shown it, if the table tells that. */
  readonly screen?: JsonObject;
}

/** Something that was not carried out, and why. */
type Refusal = Pick<ServerMessageOf<'refused'>, 'reason' | 'issues'>;

/** An event as this seat may know it, with its step. */
interface SeenEvent {
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
  /** The move that was sent and is not answered yet: a screen may show it as made. */
  readonly making?: Omit<Move, 'player'>;
  /** The view as `predict` expects it after that move; it goes as the answer comes, whatever the answer is. */
  readonly expected?: JsonObject;
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

const FIRST_STATE: SeatState = { status: 'connecting', seats: [], step: 0, prompt: null, events: [] };

const without = (state: SeatState, ...keys: readonly (keyof SeatState)[]): SeatState => {
  const left = { ...state };
  for (const key of keys) Reflect.deleteProperty(left, key);
  return left;
};

/** The state once what was sent is answered. */
const answered = (state: SeatState, ...keys: readonly (keyof SeatState)[]): SeatState =>
  without(state, 'pending', 'making', 'expected', ...keys);

/** The state once a move that was being chosen is no longer. */
const unchosen = (state: SeatState): SeatState => answered(state, 'choosing');

/**
 * The state after a message of the table.
 *
 * @returns `undefined` if the message does not follow what was heard before: then the whole view must be asked for again
 */
function afterMessage(state: SeatState, message: ServerMessage): SeatState | undefined {
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
      const { prompt, screen } = message;
      const { answers } = choosing;
      return {
        ...without(state, 'pending', 'refusal'),
        choosing: { answers, prompt, ...(screen ? { screen } : {}) },
      };
    }
    case 'done':
      // What is expected stays until the step that it was expected of is here.
      return message.step > state.step ? without(state, 'pending', 'refusal') : answered(state, 'refusal');
    case 'refused': {
      // An answer that was not taken leads nowhere: the choice begins anew.
      const left = state.pending === 'prompt' ? unchosen(state) : answered(state);
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
    ...unchosen(state),
    step,
    view: view.value,
    prompt,
    events: seen,
    ...(screen ? { screen: screen.value } : {}),
  };
}

/** How a client waits between two attempts to come back. */
export interface Reconnecting {
  /** Milliseconds before the first attempt; each further one waits twice as long. */
  readonly first: number;
  readonly most: number;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** How a seat comes back, and what it shows before it knows. */
interface SeatOptions extends Reconnecting {
  /**
   * The view as it will be if a move is taken, as far as that can be told from the view: a screen that shows it need not wait for the
   * answer. Pure; `undefined` if nothing can be told.
   */
  readonly predict: (view: JsonObject, move: Omit<Move, 'player'>) => JsonObject | undefined;
}

/** Wherever it runs there is one. */
declare const setTimeout: (task: () => void, milliseconds: number) => unknown;

const SECOND = 1_000;
const RECONNECTING: Reconnecting = {
  first: SECOND / 4,
  most: SECOND * 10,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

type Unnumbered<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/**
 * A seat at a table, as a screen needs it: one state to draw ({@link SeatState}) and a few things to do. It keeps its view by the patches of the
 * table, comes back by itself when the connection is lost, and leads through the choice of a move answer by answer.
 */
export class SeatClient {
  readonly #connect: Connect;
  readonly #reconnecting: Reconnecting;
  readonly #predict: SeatOptions['predict'] | undefined;
  readonly #listeners = new Set<() => void>();
  #state: SeatState = FIRST_STATE;
  #connection: Connection | undefined;
  #id = 0;
  #asked: number | undefined;
  readonly #whys = new Whys();

  constructor(connect: Connect, { predict, ...reconnecting }: Partial<SeatOptions> = {}) {
    this.#connect = connect;
    this.#reconnecting = { ...RECONNECTING, ...reconnecting };
    this.#predict = predict;
  }

  /** All that the seat knows now; another object after each change, the same one until then. */
  get state(): SeatState {
    return this.#state;
  }

  /** Calls back after each change; gives what ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Connects, and comes back whenever the connection is lost. @throws whatever the first attempt was refused with */
  async open(): Promise<void> {
    this.#connection = await this.#connected();
  }

  /** Leaves the table. */
  close(): void {
    this.#change({ ...this.#state, status: 'closed' });
    this.#whys.forget();
    this.#connection?.close();
  }

  /** Begins to choose a move that is on offer. */
  choose(offer: MoveAnswer): void {
    const { move, params } = offer;
    this.#ask([{ move, ...(params === undefined ? {} : { params }) }]);
  }

  /** Answers what is asked next: a thing, `done`, or a share. */
  pick(answer: TargetAnswer): void {
    const { choosing } = this.#state;
    if (choosing) this.#ask([...choosing.answers, answer]);
  }

  /** Takes the last answer back; the first one gives up the move. */
  unpick(): void {
    const { choosing } = this.#state;
    if (!choosing) return;
    const [first, ...rest] = choosing.answers;
    if (rest.length > 0) this.#ask([first, ...rest.slice(0, -1)]);
    else this.cancel();
  }

  /** Gives up the move that is being chosen. */
  cancel(): void {
    this.#change(unchosen(this.#state));
  }

  /** Asks why the rest cannot be picked; the prompt has it then as `refused`. */
  explain(): void {
    const { choosing } = this.#state;
    if (choosing) this.#ask(choosing.answers, true);
  }

  /**
   * Why nothing can be done with a thing now, or why it cannot be picked for what is asked, in words; empty if the table does not tell.
   * Nothing waits for the answer.
   */
  async whyNot({ kind, id: of }: TargetRef): Promise<readonly string[]> {
    const connection = this.#connection;
    if (!connection) return [];
    const id = this.#id++;
    const { step, choosing } = this.#state;
    const told = this.#whys.answerTo(id);
    const answers = [...(choosing?.answers ?? [])];
    connection.send({ type: 'why', id, step, target: { kind, id: of }, answers });
    return await told;
  }

  /** Makes the move once all is chosen. */
  confirm(): void {
    const asks = this.#state.choosing?.prompt?.asks;
    if (asks?.kind === 'ready') this.make(asks.move);
  }

  /** Makes a move as a whole: for bots and for what was prepared. */
  make({ move, params, targets }: Omit<Move, 'player'>): void {
    if (this.#state.pending === 'move') return;
    const making = {
      move,
      ...(params === undefined ? {} : { params }),
      ...(targets === undefined ? {} : { targets }),
    };
    const { step, view } = this.#state;
    const expected = view && this.#predict?.(view, making);
    this.#say({ type: 'move', step, ...making }, 'move', { making, ...(expected ? { expected } : {}) });
  }

  /** Proposes to take back one's last move. */
  undo(): void {
    this.#say({ type: 'undo', step: this.#state.step });
  }

  /** Proposes another match. */
  rematch(): void {
    this.#say({ type: 'rematch' });
  }

  /** Answers the proposal that is open. */
  agree(yes: boolean): void {
    const { proposal } = this.#state;
    if (proposal) this.#say({ type: 'agree', proposal: proposal.proposal, yes });
  }

  /** Gives the match up. */
  forfeit(): void {
    this.#say({ type: 'forfeit' });
  }

  /** Reports that something is wrong. */
  report(words: string): void {
    this.#say({ type: 'report', words });
  }

  #ask(answers: readonly [MoveAnswer, ...TargetAnswer[]], explain = false): void {
    if (!this.#connection) return;
    this.#change({ ...this.#state, choosing: { answers } });
    this.#asked = this.#say(
      { type: 'prompt', step: this.#state.step, answers: [...answers], explain },
      'prompt',
    );
  }

  /** Sends a message, unless the connection is lost: then nothing is done that would only come true later. */
  #say(
    message: Unnumbered<ClientMessage>,
    pending: SeatState['pending'] = 'other',
    more: Pick<SeatState, 'making' | 'expected'> = {},
  ): number {
    const id = this.#id++;
    if (!this.#connection) return id;
    this.#change({ ...this.#state, ...more, pending });
    this.#connection.send({ ...message, id });
    return id;
  }

  #hear(raw: unknown): void {
    const parsed = parseServerMessage(raw);
    // The answer to a question that was asked before the last one is of no use any more.
    if (parsed.ok && parsed.value.type === 'prompt' && parsed.value.id !== this.#asked) return;
    if (parsed.ok && this.#whys.hears(parsed.value)) return;
    const after = parsed.ok ? afterMessage(this.#state, parsed.value) : undefined;
    if (after) this.#change(after);
    // What does not follow is not guessed at: the whole is asked for again.
    else this.#say({ type: 'sync' });
  }

  /** A connection of this seat; `undefined` if the seat was closed meanwhile. What is closed hears nothing any more. */
  async #connected(): Promise<Connection | undefined> {
    const connection = await this.#connect({
      message: (raw) => {
        if (!this.#isClosed) this.#hear(raw);
      },
      lost: () => {
        if (!this.#isClosed) void this.#comeBack();
      },
    });
    if (!this.#isClosed) return connection;
    connection.close();
    return undefined;
  }

  get #isClosed(): boolean {
    return this.#state.status === 'closed';
  }

  async #comeBack(): Promise<void> {
    const { first, most, wait } = this.#reconnecting;
    this.#connection = undefined;
    this.#whys.forget();
    this.#change({ ...unchosen(this.#state), status: 'lost' });
    let pause = first;
    do {
      await wait(pause);
      if (this.#isClosed) return;
      pause = Math.min(most, pause * 2);
      this.#connection = await this.#connected().catch(() => undefined);
    } while (!this.#connection);
  }

  #change(state: SeatState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
