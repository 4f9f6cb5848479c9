import type { JsonObject } from '@reticle/core';
import { createPatch } from './position.js';
import type { ServerMessage, ServerMessageOf } from './server-message.js';

/** One client, as a table knows it: where messages to it go. */
export interface Listener {
  send(message: ServerMessage): void;
}

/** What an audience may know after a step, its view not yet compared with the one before. */
export interface Seen extends Pick<ServerMessageOf<'step'>, 'events' | 'prompt'> {
  readonly view: JsonObject;
  readonly screen?: JsonObject;
}

/** A step, as it is told to an audience: what it may know is made once somebody listens. */
export interface Showing extends Pick<ServerMessageOf<'step'>, 'step' | 'by'> {
  readonly seen: () => Seen;
}

/**
 * All clients that may know the same: those of one seat, or all spectators. Each step is told to all of them in one message, which
 * holds what changed in their view; an audience with a delay hears of a step some steps later, or at the end.
 */
export class Audience {
  readonly listeners = new Set<Listener>();
  readonly #delay: number;
  readonly #waiting: Showing[] = [];
  #shown: Omit<Showing, 'by'>;

  constructor(first: Omit<Showing, 'by'>, delay = 0) {
    this.#shown = first;
    this.#delay = delay;
  }

  /** Whether it hears of steps later than they are made. */
  get isLate(): boolean {
    return this.#delay > 0;
  }

  /** The last step that it has heard of. */
  get step(): number {
    return this.#shown.step;
  }

  /** The whole of what the audience sees now, as one message. */
  whole(): ServerMessageOf<'view'> {
    const { view, prompt, screen } = this.#shown.seen();
    return { type: 'view', step: this.step, view, prompt, ...(screen ? { screen } : {}) };
  }

  /** Tells of a step, or keeps it for later. At the end nothing is kept back. */
  show(showing: Showing, isEnd: boolean): void {
    this.#waiting.push({ ...showing, seen: once(showing.seen) });
    const keep = isEnd ? 0 : this.#delay;
    for (let next = this.#waiting[0]; next && this.#waiting.length > keep; next = this.#waiting[0]) {
      this.#waiting.shift();
      if (this.listeners.size > 0) this.tell(stepMessage(this.#shown.seen(), next));
      this.#shown = next;
    }
  }

  /** Sends all clients of the audience a message. */
  tell(message: ServerMessage): void {
    for (const listener of this.listeners) listener.send(message);
  }
}

/** What changed since what was shown before. */
function stepMessage(before: Seen, { step, by, seen }: Showing): ServerMessageOf<'step'> {
  const { view, events, prompt, screen } = seen();
  const patch = createPatch(before.view, view);
  const told = { type: 'step', step, patch, events, prompt, by } as const;
  return screen ? { ...told, screen: createPatch(before.screen ?? {}, screen) } : told;
}

/** Makes a value when it is first asked for. */
function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
