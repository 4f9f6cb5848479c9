import type { Issue, JsonObject, Result } from '@reticle/core';
import {
  digestOf,
  seatOf,
  type Match,
  type MatchEvent,
  type MatchRuntime,
  type Move,
  type Outcome,
} from '@reticle/core/match';
import { BotTurns } from './bot-turns.js';
import { Audience, type Listener, type AudienceView, type SeatedClient } from './audience.js';
import { messageId, parseClientMessage, type ClientMessage, type ClientMessageOf } from './client-message.js';
import { actingIn, outcomeOf, positionAfter, undoable, type LogEntry, type Position } from './position.js';
import { NotKeptError, OwnSteps } from './own-steps.js';
import { Proposals, type Proposal } from './proposal.js';
import type { TableBot, TableKeeper, TableOptions } from './table-options.js';
import { PROTOCOL, type RefusalReason, type ServerMessageOf } from './server-message.js';

/**
 * A table: a match with people around it. It handles the messages of clients one after the other, records
 * what was done in a log, and tells every client what its seat may know. It knows no network and no clock, so
 * the same table serves a screen beside it, a server, and a test.
 */
export class Table<State> {
  readonly id: string;
  readonly #runtime: MatchRuntime<State>;
  readonly #keeper: TableKeeper<State>;
  readonly #bots: Readonly<Record<string, TableBot<State>>>;
  readonly #screen: TableOptions<State>['screen'];
  readonly #isSeedChosen: boolean;
  readonly #players: readonly string[];
  readonly #audiences: ReadonlyMap<string | null, Audience>;
  readonly #turns: BotTurns<State>;
  readonly #own: OwnSteps;
  readonly #proposals = new Proposals((message) => this.#tell(message));
  #position: Position<State>;
  #work: Promise<void> = Promise.resolve();

  constructor({
    id,
    runtime,
    position,
    played = [],
    bots = {},
    spectatorDelay = 0,
    chosenSeed = false,
    keeper = {},
    screen,
  }: TableOptions<State>) {
    this.id = id;
    this.#runtime = runtime;
    this.#keeper = keeper;
    this.#bots = bots;
    this.#isSeedChosen = chosenSeed;
    this.#screen = screen;
    this.#position = position;
    this.#players = runtime.game.players(position.match.state).map((player) => player.id);
    this.#audiences = new Map(
      [...this.#players, null].map((seat) => [
        seat,
        new Audience({ step: position.step, seen: this.#seenBy(seat) }, seat === null ? spectatorDelay : 0),
      ]),
    );
    this.#own = new OwnSteps({
      step: () => this.step,
      queued: (task) => this.#queued(task),
      enter: (entry) => this.#enter(entry),
      again: (failures) => keeper.again?.(failures),
      failed: (error) => this.#failed(error),
    });
    this.#turns = new BotTurns(bots, {
      step: () => this.step,
      acting: () => this.acting,
      seat: (player) => seatOf(runtime, this.match, player),
      persist: (isVoid, task) => this.#own.persist(isVoid, task),
      enter: (move) => this.#enter({ kind: 'move', move }),
      tellThinking: (player, ahead) => this.#tellNow({ type: 'thinking', step: this.step, player, ahead }),
      pause: () => keeper.pause?.(),
      failed: (error) => this.#failed(error),
    });
    for (const { entry, position: after, events } of played) {
      this.#position = after;
      this.#show(entry, events);
    }
  }

  /** The number of entries of the log. */
  get step(): number {
    return this.#position.step;
  }

  /** The current match, including hidden things: for the program that runs the table. */
  get match(): Match<State> {
    return this.#position.match;
  }

  get players(): readonly string[] {
    return this.#players;
  }

  /** The players who may move. */
  get acting(): readonly string[] {
    return actingIn(this.#runtime, this.#position);
  }

  /** How the match ended. Undefined while it goes on. */
  get outcome(): Outcome | undefined {
    return outcomeOf(this.#runtime, this.#position);
  }

  /** Lets bots move if it is their turn. Called after a table was opened. */
  start(): void {
    this.#turns.play();
  }

  /** Lets bots move no more. Called once the table is continued elsewhere, or by nobody. */
  stop(): void {
    this.#turns.stop();
  }

  /** Seats a client, or lets it watch as a spectator. @throws RangeError if there is no such seat */
  join(seat: string | null, listener: Listener): SeatedClient {
    const audience = this.#audiences.get(seat);
    if (!audience) throw new RangeError(`There is no seat ${String(seat)}`);
    audience.listeners.add(listener);
    const { game, version } = this.match;
    listener.send({
      type: 'welcome',
      protocol: PROTOCOL,
      table: this.id,
      game,
      version,
      seat,
      seats: this.#seats(),
      ...(this.#isSeedChosen ? { chosenSeed: true } : {}),
    });
    listener.send(audience.whole());
    this.#tellSeats();
    return {
      receive: (raw) =>
        this.#queued(async () => {
          await this.#keeper.pause?.();
          await this.#receive(seat, listener, raw);
        }),
      leave: () => {
        if (audience.listeners.delete(listener)) this.#tellSeats();
      },
    };
  }

  /**
   * Lets a player give up; others play on if the game has a move for it. Does nothing after the end, or if
   * something that was said before makes a step. If it could not be saved, it comes before all that is said later.
   */
  forfeit(player: string, reason: 'given up' | 'out of time'): Promise<void> {
    return this.#own.owe({ kind: 'forfeit', player, reason });
  }

  /** Asks the other seats whether a player who is out of time loses, unless what was said before makes a step. */
  proposeForfeit(player: string): Promise<void> {
    const { step } = this;
    return this.#queued(async () => {
      if (this.outcome || this.step !== step || this.#proposals.votedOn !== undefined) return;
      await this.#open('forfeit', player);
    });
  }

  /** Sends the clocks to all clients, except those who get each step later. */
  tellClocks(message: ServerMessageOf<'clock'>): void {
    this.#tellNow(message);
  }

  /** Tells all clients that the process is about to end. */
  tellEnding(seconds: number): void {
    this.#tell({ type: 'ending', seconds });
  }

  /** Tells all clients. */
  #tell(message: ServerMessageOf<'ending' | 'proposal' | 'rematch' | 'seats'>): void {
    for (const audience of this.#audiences.values()) audience.tell(message);
  }

  /** Tells all clients, except those who get each step later. */
  #tellNow(message: ServerMessageOf<'clock' | 'thinking'>): void {
    for (const audience of this.#audiences.values()) if (!audience.isLate) audience.tell(message);
  }

  /** Runs tasks one after the other: no message is handled while another entry is being saved. */
  #queued(task: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(task).catch((error: unknown) => this.#failed(error));
    return this.#work;
  }

  #failed(error: unknown): void {
    this.#keeper.failed?.(error instanceof NotKeptError ? error.cause : error);
  }

  /** Returns a function that computes what a seat may know of the current position, and of what led there. */
  #seenBy(seat: string | null, happened: readonly MatchEvent[] = [], made?: Move): () => AudienceView {
    const { match, forfeited } = this.#position;
    return () => {
      const { state, ...seen } = this.#runtime.view(match, seat ?? undefined);
      const ended = forfeited ? { outcome: { ...forfeited }, toAct: [] } : {};
      const asked = seat === null || forfeited ? undefined : this.#runtime.prompt(match, seat, []);
      const view: JsonObject = { ...seen, outcome: seen.outcome && { ...seen.outcome }, ...ended, state };
      const prompt = asked?.ok === true ? asked.value : null;
      const events = this.#runtime.viewEvents(happened, seat ?? undefined);
      const screen = this.#screen?.step({ match, view, state, prompt, events, seat, made });
      return { view, prompt, events, ...(screen ? { screen } : {}) };
    };
  }

  #seats(): ServerMessageOf<'seats'>['seats'] {
    return this.#players.map((player) => {
      const bot = this.#bots[player]?.name;
      const present = bot !== undefined || (this.#audiences.get(player)?.listeners.size ?? 0) > 0;
      return { player, present, ...(bot === undefined ? {} : { bot }) };
    });
  }

  #tellSeats(): void {
    this.#tell({ type: 'seats', seats: this.#seats() });
  }

  async #receive(seat: string | null, listener: Listener, raw: unknown): Promise<void> {
    const parsed = parseClientMessage(raw);
    if (!parsed.ok) return this.#refuse(listener, messageId(raw), 'malformed', parsed.issues);
    try {
      await this.#answer(seat, listener, parsed.value);
    } catch (error) {
      this.#failed(error);
      // The keeper gets the error. The client learns only that nothing was done.
      this.#refuse(listener, parsed.value.id, 'failed');
    }
  }

  async #answer(seat: string | null, listener: Listener, message: ClientMessage): Promise<void> {
    const { id, type } = message;
    if (type === 'sync') {
      const audience = this.#audiences.get(seat);
      if (audience) listener.send(audience.whole());
      return this.#done(listener, id);
    }
    if (type === 'report') {
      const { step, moves } = this.#position;
      await this.#keeper.report?.({ seat, words: message.words, step, moves });
      return this.#done(listener, id);
    }
    if (seat === null) return this.#refuse(listener, id, 'notASeat');
    // A forfeit that was due before comes first.
    if (type !== 'prompt' && type !== 'why') await this.#own.pay();
    if ('step' in message && message.step !== this.step) return this.#refuse(listener, id, 'stale');
    switch (type) {
      case 'prompt':
        return this.#prompt(seat, listener, message);
      case 'why': {
        const words = this.#screen?.whyNot?.(this.match, seat, message.target, message.answers) ?? [];
        return listener.send({ type: 'why', id, step: this.step, words });
      }
      case 'move':
        return this.#move(seat, listener, message);
      case 'forfeit':
        return this.#entered(listener, id, { kind: 'forfeit', player: seat, reason: 'given up' });
      case 'undo':
      case 'rematch':
        return this.#propose(seat, listener, message);
      case 'agree':
        return this.#agree(seat, listener, message);
    }
  }

  #prompt(seat: string, listener: Listener, { id, answers, explain }: ClientMessageOf<'prompt'>): void {
    const asked = this.#runtime.prompt(this.match, seat, answers, { refused: explain });
    if (!asked.ok) return this.#refuse(listener, id, this.#whyNot(seat), asked.issues);
    const screen = this.#screen?.prompt?.(this.match, asked.value);
    listener.send({
      type: 'prompt',
      id,
      step: this.step,
      prompt: asked.value,
      ...(screen ? { screen } : {}),
    });
  }

  async #move(
    seat: string,
    listener: Listener,
    { id, move, params, targets }: ClientMessageOf<'move'>,
  ): Promise<void> {
    // Whoever is out of time does not end the vote on it by a move.
    if (this.#proposals.votedOn === seat) return this.#refuse(listener, id, 'outOfTime');
    const made: Move = { move, player: seat, ...(params && { params }), ...(targets && { targets }) };
    await this.#entered(listener, id, { kind: 'move', move: made });
  }

  async #entered(listener: Listener, id: number, entry: LogEntry): Promise<void> {
    const player = entry.kind === 'move' ? entry.move.player : undefined;
    const why = this.#whyNot(player);
    const entered = await this.#enter(entry, () => this.#done(listener, id));
    if (!entered.ok) this.#refuse(listener, id, why, entered.issues);
  }

  /** Returns the reason why a player's request was refused. */
  #whyNot(player: string | undefined): RefusalReason {
    if (this.outcome) return 'ended';
    return player === undefined || this.acting.includes(player) ? 'illegal' : 'notYourTurn';
  }

  /**
   * Adds an entry to the log, saves it, and tells everybody of it. If it refuses, nothing has changed.
   * @throws NotKeptError if the entry could not be saved
   */
  async #enter(entry: LogEntry, acknowledge?: () => void): Promise<Result<true>> {
    const next = positionAfter(this.#runtime, this.#position, entry);
    if (!next.ok) return next;
    const { position, events } = next.value;
    const kept = entry.kind === 'move' ? { ...entry, eventDigest: digestOf(events) } : entry;
    try {
      await this.#keeper.append?.(kept, position.step);
    } catch (error) {
      throw new NotKeptError(error);
    }
    this.#position = position;
    this.#proposals.settle('declined');
    this.#show(entry, events);
    acknowledge?.();
    this.#keeper.stepped?.(this.#position);
    this.#turns.play();
    return { ok: true, value: true };
  }

  #show(entry: LogEntry, events: readonly MatchEvent[]): void {
    const isEnd = this.outcome !== undefined;
    const made = entry.kind === 'move' ? entry.move : undefined;
    for (const [seat, audience] of this.#audiences)
      audience.show({ step: this.step, seen: this.#seenBy(seat, events, made), by: entry.kind }, isEnd);
  }

  #propose(
    seat: string,
    listener: Listener,
    { id, type }: ClientMessageOf<'undo' | 'rematch'>,
  ): void | Promise<void> {
    const ended = this.outcome !== undefined;
    if (type === 'undo' && (ended || undoable(this.#position, seat) === undefined))
      return this.#refuse(listener, id, ended ? 'ended' : 'cannotUndo');
    // Whoever is out of time does not end the vote on it by asking for something else.
    if (type === 'undo' && this.#proposals.votedOn !== undefined)
      return this.#refuse(listener, id, 'cannotUndo');
    if (type === 'rematch' && (!ended || !this.#keeper.rematch)) return this.#refuse(listener, id, 'illegal');
    this.#done(listener, id);
    return this.#open(type, seat);
  }

  /** Replaces the open proposal. Carries it out if there is nobody to ask: who gave up is not asked. */
  #open(what: Proposal['what'], by: string): void | Promise<void> {
    const gone = what === 'rematch' ? [] : this.#position.left;
    const others = this.#players.filter(
      (player) => player !== by && !Object.hasOwn(this.#bots, player) && !gone.includes(player),
    );
    const agreed = this.#proposals.open({ what, by, step: this.step, open: new Set(others) });
    return agreed && this.#carryOut(agreed);
  }

  async #agree(seat: string, listener: Listener, said: ClientMessageOf<'agree'>): Promise<void> {
    const { id, proposal, yes } = said;
    if (!this.#proposals.asks(seat, proposal)) return this.#refuse(listener, id, 'noProposal');
    this.#done(listener, id);
    const agreed = this.#proposals.answer(seat, yes);
    if (agreed) await this.#carryOut(agreed);
  }

  async #carryOut(proposal: Proposal): Promise<void> {
    if (proposal.what === 'rematch') {
      const table = await this.#keeper.rematch?.();
      if (table !== undefined) this.#tell({ type: 'rematch', table });
      return;
    }
    if (proposal.what === 'forfeit')
      return this.#own.oweNow({ kind: 'forfeit', player: proposal.by, reason: 'out of time' });
    const moves = undoable(this.#position, proposal.by);
    if (moves !== undefined && proposal.step === this.step) await this.#own.oweNow({ kind: 'undo', moves });
  }

  /** Returns the last step that a client knows. Spectators may be behind. */
  #stepOf(listener: Listener): number {
    const spectators = this.#audiences.get(null);
    return spectators?.listeners.has(listener) === true ? spectators.step : this.step;
  }

  #done(listener: Listener, id: number): void {
    listener.send({ type: 'done', id, step: this.#stepOf(listener) });
  }

  #refuse(listener: Listener, id: number | null, reason: RefusalReason, issues: readonly Issue[] = []): void {
    const told = issues.map((found) => ({ ...found, data: { ...found.data } }));
    listener.send({ type: 'refused', id, step: this.#stepOf(listener), reason, issues: told });
  }
}
