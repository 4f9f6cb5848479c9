import { unwrap, type JsonObject } from '@reticle/core';
import {
  applyPatch,
  parseServerMessage,
  type ClientMessage,
  type SeatedClient,
  type ServerMessage,
  type ServerMessageOf,
  type Table,
} from '../src/index.js';

type WithoutMessageId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A client for tests: it keeps all messages, and updates its view by the patches. */
export class TestClient {
  readonly heard: ServerMessage[] = [];
  readonly #seated: SeatedClient;
  view: JsonObject = {};
  step = 0;
  prompt: ServerMessageOf<'view'>['prompt'] = null;
  #id = 0;

  constructor(table: Pick<Table<unknown>, 'join'>, seat: string | null) {
    this.#seated = table.join(seat, { send: (message) => this.#hear(message) });
  }

  /** Sends a message. Returns the answer. */
  async say(message: WithoutMessageId<ClientMessage>): Promise<ServerMessage | undefined> {
    const id = this.#id++;
    await this.#seated.receive({ ...message, id });
    return this.heard.findLast((each) => 'id' in each && each.id === id);
  }

  /** Sends anything. */
  async sendRaw(raw: unknown): Promise<void> {
    await this.#seated.receive(raw);
  }

  leave(): void {
    this.#seated.leave();
  }

  of<Type extends ServerMessage['type']>(type: Type): readonly ServerMessageOf<Type>[] {
    const isOne = (each: ServerMessage): each is ServerMessageOf<Type> => each.type === type;
    return this.heard.filter(isOne);
  }

  #hear(message: ServerMessage): void {
    // Parsed as it would come over a wire, like a client that does not trust the server.
    const sent = unwrap(parseServerMessage(JSON.parse(JSON.stringify(message))));
    this.heard.push(sent);
    if (sent.type !== 'view' && sent.type !== 'step') return;
    if (sent.type === 'step' && sent.step !== this.step + 1)
      throw new Error(`Step ${sent.step} came after ${this.step}`);
    this.view = sent.type === 'view' ? sent.view : unwrap(applyPatch(this.view, sent.patch));
    this.step = sent.step;
    this.prompt = sent.prompt;
  }
}
