import type { ServerMessage } from '@reticle/protocol';

/** Who waits to hear why nothing can be done with a thing, by the numbers of the messages that ask. */
export class Whys {
  readonly #waiting = new Map<number, (words: readonly string[]) => void>();

  /** The answer to the message of this number, once it has come; empty if it is not told. */
  answerTo(id: number): Promise<readonly string[]> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }

  /** Whether a message says why, or that it is not told: nothing else changes by it. */
  hears(message: ServerMessage): boolean {
    if (message.type !== 'why' && (message.type !== 'refused' || message.id === null)) return false;
    const id = message.id ?? -1;
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(message.type === 'why' ? message.words : []);
    return message.type === 'why' || resolve !== undefined;
  }

  /** What was asked over a connection that is gone is never answered. */
  forget(): void {
    for (const resolve of this.#waiting.values()) resolve([]);
    this.#waiting.clear();
  }
}
