import type { JsonObject } from '@reticle/core';
import { createPatch } from './patch.js';
import type { ServerMessage, ServerMessageOf } from './server-message.js';

/** A client, as a table knows it: the receiver of its messages. */
export interface Listener {
  send(message: ServerMessage): void;
}

/** One client at a table. */
export interface SeatedClient {
  /** Takes a raw message of this client. Every message that asks for something is answered once. */
  receive(raw: unknown): Promise<void>;
  /** Removes the client. */
  leave(): void;
}

/** What an audience may know after a step, with the whole view. */
export interface AudienceView extends Pick<ServerMessageOf<'step'>, 'events' | 'prompt'> {
  readonly view: JsonObject;
  readonly screen?: JsonObject;
}

/** A step, as it is shown to an audience. What the audience may know is computed once somebody listens. */
export interface ShownStep extends Pick<ServerMessageOf<'step'>, 'step' | 'by'> {
  readonly seen: () => AudienceView;
}

/**
 * An audience: all clients that may know the same, which are those of one seat, or all spectators. Each step
 * is sent to all of them in one message, which contains what changed in their view. An audience with a delay
 * gets a step some steps later, or at the end.
 */
export class Audience {
  readonly listeners = new Set<Listener>();
  readonly #delay: number;
  readonly #waiting: ShownStep[] = [];
  #shown: Omit<ShownStep, 'by'>;

  constructor(first: Omit<ShownStep, 'by'>, delay = 0) {
    this.#shown = { ...first, seen: once(first.seen) };
    this.#delay = delay;
  }

  /** Whether it gets steps later than they are made. */
  get isLate(): boolean {
    return this.#delay > 0;
  }

  /** The last step that it was shown. */
  get step(): number {
    return this.#shown.step;
  }

  /**
   * Makes one message with everything that the audience sees now. The view in it is made once for each step,
   * however often it is requested.
   */
  whole(): ServerMessageOf<'view'> {
    const { view, prompt, screen } = this.#shown.seen();
    return { type: 'view', step: this.step, view, prompt, ...(screen ? { screen } : {}) };
  }

  /** Shows a step, or keeps it for later. At the end nothing is kept back. */
  show(showing: ShownStep, isEnd: boolean): void {
    this.#waiting.push({ ...showing, seen: once(showing.seen) });
    const keep = isEnd ? 0 : this.#delay;
    for (let next = this.#waiting[0]; next && this.#waiting.length > keep; next = this.#waiting[0]) {
      this.#waiting.shift();
      if (this.listeners.size > 0) this.tell(stepMessage(this.#shown.seen(), next));
      this.#shown = next;
    }
  }

  /** Sends a message to all clients of the audience. */
  tell(message: ServerMessage): void {
    for (const listener of this.listeners) listener.send(message);
  }
}

/** Makes the message with what changed since the step before. */
function stepMessage(before: AudienceView, { step, by, seen }: ShownStep): ServerMessageOf<'step'> {
  const { view, events, prompt, screen } = seen();
  const patch = createPatch(before.view, view);
  const told = { type: 'step', step, patch, events, prompt, by } as const;
  return screen ? { ...told, screen: createPatch(before.screen ?? {}, screen) } : told;
}

/** Makes a value when it is first asked for, and keeps it. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
