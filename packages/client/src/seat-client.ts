import type { Move, MoveAnswer, TargetAnswer } from '@reticle/core/match';
import { parseServerMessage, type ClientMessage } from '@reticle/protocol';
import { afterMessage, FIRST_STATE, unchosen, type SeatState } from './seat-state.js';
import type { Connect, Connection } from './transport.js';

/** How a client waits between two attempts to come back. */
export interface Reconnecting {
  /** Milliseconds before the first attempt; each further one waits twice as long. */
  readonly first: number;
  readonly most: number;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
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
  readonly #listeners = new Set<() => void>();
  #state: SeatState = FIRST_STATE;
  #connection: Connection | undefined;
  #id = 0;
  #asked: number | undefined;

  constructor(connect: Connect, reconnecting: Partial<Reconnecting> = {}) {
    this.#connect = connect;
    this.#reconnecting = { ...RECONNECTING, ...reconnecting };
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

  /** Makes the move once all is chosen. */
  confirm(): void {
    const asks = this.#state.choosing?.prompt?.asks;
    if (asks?.kind === 'ready') this.make(asks.move);
  }

  /** Makes a move as a whole: for bots and for what was prepared. */
  make({ move, params, targets }: Omit<Move, 'player'>): void {
    if (this.#state.pending === 'move') return;
    const chosen = {
      ...(params === undefined ? {} : { params }),
      ...(targets === undefined ? {} : { targets }),
    };
    this.#say({ type: 'move', step: this.#state.step, move, ...chosen }, 'move');
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
  #say(message: Unnumbered<ClientMessage>, pending: SeatState['pending'] = 'other'): number {
    const id = this.#id++;
    if (!this.#connection) return id;
    this.#change({ ...this.#state, pending });
    this.#connection.send({ ...message, id });
    return id;
  }

  #hear(raw: unknown): void {
    const parsed = parseServerMessage(raw);
    // The answer to a question that was asked before the last one is of no use any more.
    if (parsed.ok && parsed.value.type === 'prompt' && parsed.value.id !== this.#asked) return;
    const after = parsed.ok ? afterMessage(this.#state, parsed.value) : undefined;
    if (after) this.#change(after);
    // What does not follow is not guessed at: the whole is asked for again.
    else this.#say({ type: 'sync' });
  }

  async #connected(): Promise<Connection> {
    return this.#connect({ message: (raw) => this.#hear(raw), lost: () => void this.#comeBack() });
  }

  async #comeBack(): Promise<void> {
    const { first, most, wait } = this.#reconnecting;
    this.#connection = undefined;
    this.#change({ ...unchosen(this.#state), status: 'lost' });
    let pause = first;
    do {
      await wait(pause);
      if (this.#state.status === 'closed') return;
      pause = Math.min(most, pause * 2);
      this.#connection = await this.#connected().catch(() => undefined);
    } while (!this.#connection);
  }

  #change(state: SeatState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
