import type { JsonObject } from '@reticle/core';
import { createPatch } from './position.js';
import type { ServerMessage, ServerMessageOf } from './server-message.js';

/** One client, as a table knows it: where messages to it go. */
export interface Listener {
  send(message: ServerMessage): void;
}

/** What a step brings to an audience, its view not yet compared with the one before. */
export interface Showing extends Pick<
  ServerMessageOf<'step'>,
  'step' | 'events' | 'prompt' | 'screen' | 'by'
> {
  readonly view: JsonObject;
}

/**
 * All clients that may know the same: those of one seat, or all spectators. Each step is told to all of them in one message, which
 * holds what changed in their view; an audience with a delay hears of a step some steps later, or at the end.
 */
export class Audience {
  readonly listeners = new Set<Listener>();
  readonly #delay: number;
  readonly #waiting: Showing[] = [];
  #shown: Omit<Showing, 'events' | 'by'>;

  constructor({ events: _events, ...first }: Omit<Showing, 'by'>, delay = 0) {
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
    return { type: 'view', ...this.#shown };
  }

  /** Tells of a step, or keeps it for later. At the end nothing is kept back. */
  show(showing: Showing, isEnd: boolean): void {
    this.#waiting.push(showing);
    const keep = isEnd ? 0 : this.#delay;
    for (let next = this.#waiting[0]; next && this.#waiting.length > keep; next = this.#waiting[0]) {
      this.#waiting.shift();
      this.#tell(next);
    }
  }

  /** Sends all clients of the audience a message. */
  tell(message: ServerMessage): void {
    for (const listener of this.listeners) listener.send(message);
  }

  #tell({ step, view, events, prompt, screen, by }: Showing): void {
    const patch = this.listeners.size > 0 ? createPatch(this.#shown.view, view) : [];
    const shown = { step, prompt, ...(screen ? { screen } : {}) };
    this.#shown = { ...shown, view };
    this.tell({ type: 'step', ...shown, patch, events, by });
  }
}
