import type { ServerMessage } from '@reticle/protocol';

/** The open questions why nothing can be done with a thing, by the ids of their messages. */
export class WhyQuestions {
  readonly #waiting = new Map<number, (words: readonly string[]) => void>();

  /** Waits for the answer to the message with this id. The answer is empty if the table does not tell. */
  answerTo(id: number): Promise<readonly string[]> {
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
    });
  }

  /** Whether a message answers such a question. If so, nothing else depends on it. */
  hears(message: ServerMessage): boolean {
    if (message.type !== 'why' && (message.type !== 'refused' || message.id === null)) return false;
    const id = message.id ?? -1;
    const resolve = this.#waiting.get(id);
    this.#waiting.delete(id);
    resolve?.(message.type === 'why' ? message.words : []);
    return message.type === 'why' || resolve !== undefined;
  }

  /** Ends all open questions: over a lost connection they are never answered. */
  forget(): void {
    for (const resolve of this.#waiting.values()) resolve([]);
    this.#waiting.clear();
  }
}
