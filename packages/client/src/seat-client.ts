import type { JsonObject, TargetRef } from '@reticle/core';
import type { MoveAnswer, TargetAnswer, Move } from '@reticle/core/match';
import { parseServerMessage, type ClientMessage } from '@reticle/protocol';
import type { Connect, Connection } from './connection.js';
import { afterMessage, FIRST_STATE, withoutChoice, type SeatState } from './seat-state.js';
import { WhyQuestions } from './whys.js';

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
