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
import { WhyQuestions } from './whys.js';

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
  /** What another seat proposes. */
  readonly proposal?: ServerMessageOf<'proposal'>;
  /** The table where the next match is. */
  readonly rematch?: string;
}

/** The most events that are remembered. */
const MOST_EVENTS = 500;

const FIRST_STATE: SeatState = { status: 'connecting', seats: [], step: 0, prompt: null, events: [] };

const without = (state: SeatState, ...keys: readonly (keyof SeatState)[]): SeatState => {
  const left = { ...state };
  for (const key of keys) Reflect.deleteProperty(left, key);
  return left;
};

/** Returns the state after what was sent is answered. */
const afterAnswer = (state: SeatState, ...keys: readonly (keyof SeatState)[]): SeatState =>
  without(state, 'pending', 'making', 'expected', ...keys);

/** Returns the state after the choice of a move has ended. */
const withoutChoice = (state: SeatState): SeatState => afterAnswer(state, 'choosing');

/** Returns the state without what belongs to the step before. */
const moved = (state: SeatState): SeatState => without(withoutChoice(state), 'thinking');

/**
 * Returns the state after a message of the table.
 *
 * @returns `undefined` if the message does not follow the one before: then the whole view must be requested
 * again
 */
function afterMessage(state: SeatState, message: ServerMessage): SeatState | undefined {
  switch (message.type) {
    case 'welcome': {
      const { type: _type, protocol: _protocol, seats, ...table } = message;
      return { ...state, status: 'open', table, seats };
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

/** How a client waits between two attempts to reconnect. */
export interface ReconnectPolicy {
  /** The milliseconds before the first attempt. Each further attempt waits twice as long. */
  readonly first: number;
  readonly most: number;
  /** Waits for some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** How a seat reconnects, and what it shows before an answer comes. */
interface SeatOptions extends ReconnectPolicy {
  /**
   * Predicts the view after a move is accepted, as far as the view tells, so that a screen need not wait for
   * the answer. Pure. Returns undefined if it cannot be predicted.
   */
  readonly predict: (view: JsonObject, move: Omit<Move, 'player'>) => JsonObject | undefined;
}

/** Every environment has one. */
declare const setTimeout: (task: () => void, milliseconds: number) => unknown;

const SECOND = 1_000;
const RECONNECTING: ReconnectPolicy = {
  first: SECOND / 4,
  most: SECOND * 10,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

type WithoutMessageId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/**
 * A client for one seat at a table, as a screen needs it: one state to draw ({@link SeatState}), and a few
 * actions. It updates its view by the patches of the table, reconnects by itself if the connection is lost,
 * and leads through the choice of a move answer by answer.
 */
export class SeatClient {
  readonly #connect: Connect;
  readonly #reconnecting: ReconnectPolicy;
  readonly #predict: SeatOptions['predict'] | undefined;
  readonly #listeners = new Set<() => void>();
  #state: SeatState = FIRST_STATE;
  #connection: Connection | undefined;
  #id = 0;
  #asked: number | undefined;
  readonly #whys = new WhyQuestions();

  constructor(connect: Connect, { predict, ...reconnecting }: Partial<SeatOptions> = {}) {
    this.#connect = connect;
    this.#reconnecting = { ...RECONNECTING, ...reconnecting };
    this.#predict = predict;
  }

  /**
   * Everything that the seat knows now. It is a new object after each change, and the same object until then.
   */
  get state(): SeatState {
    return this.#state;
  }

  /** Calls back after each change. Returns a function that ends that. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /**
   * Connects, and reconnects whenever the connection is lost. @throws whatever the first attempt was refused
   * with
   */
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

  /** Takes the last answer back. Taking back the first one gives up the move. */
  unpick(): void {
    const { choosing } = this.#state;
    if (!choosing) return;
    const [first, ...rest] = choosing.answers;
    if (rest.length > 0) this.#ask([first, ...rest.slice(0, -1)]);
    else this.cancel();
  }

  /** Gives up the move that is being chosen. */
  cancel(): void {
    this.#change(withoutChoice(this.#state));
  }

  /** Asks why the rest cannot be picked. The prompt then has the reasons as `refused`. */
  explain(): void {
    const { choosing } = this.#state;
    if (choosing) this.#ask(choosing.answers, true);
  }

  /**
   * Asks why nothing can be done with a thing now, or why it cannot be picked for what is asked, in words.
   * Empty if the table does not tell. Nothing waits for the answer.
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

  /** Makes the move once everything is chosen. */
  confirm(): void {
    const asks = this.#state.choosing?.prompt?.asks;
    if (asks?.kind === 'ready') this.make(asks.move);
  }

  /** Makes a whole move: for bots, and for moves that were prepared. */
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

  /** Proposes to take back the seat's last move. */
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

  /** Sends a message, unless the connection is lost: nothing may be done that would only happen later. */
  #say(
    message: WithoutMessageId<ClientMessage>,
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
    // The answer to any question but the last one is of no use any more.
    if (parsed.ok && parsed.value.type === 'prompt' && parsed.value.id !== this.#asked) return;
    if (parsed.ok && this.#whys.hears(parsed.value)) return;
    const after = parsed.ok ? afterMessage(this.#state, parsed.value) : undefined;
    if (after) this.#change(after);
    // A message that does not follow is not guessed at: the whole view is requested again.
    else this.#say({ type: 'sync' });
  }

  /**
   * Connects this seat. Returns undefined if the seat was closed meanwhile. A closed connection delivers no
   * messages.
   */
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
    this.#change({ ...withoutChoice(this.#state), status: 'lost' });
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
