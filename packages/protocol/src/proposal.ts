import type { ServerMessageOf } from './server-message.js';

/** What a seat proposes, and the seats that have not answered yet. */
export interface Proposal {
  readonly id: number;
  readonly what: ServerMessageOf<'proposal'>['what'];
  readonly by: string;
  readonly step: number;
  readonly open: ReadonlySet<string>;
}

/** The proposals of a table: one is open at a time. */
export class Proposals {
  readonly #tell: (message: ServerMessageOf<'proposal'>) => void;
  #current: Proposal | undefined;
  #count = 0;

  /** @param tell tells everybody of a proposal that is open, or settled */
  constructor(tell: (message: ServerMessageOf<'proposal'>) => void) {
    this.#tell = tell;
  }

  /** The seat that is out of time, while the others say whether it loses. */
  get votedOn(): string | undefined {
    return this.#current?.what === 'forfeit' ? this.#current.by : undefined;
  }

  /** Replaces the open proposal. Returns the new one if there is nobody to ask, so that it is agreed. */
  open(asked: Omit<Proposal, 'id'>): Proposal | undefined {
    this.settle('declined');
    return this.#asking({ ...asked, id: this.#count++ });
  }

  /** Whether a seat is asked to answer a proposal. */
  asks(seat: string, id: number): boolean {
    return this.#current?.id === id && this.#current.open.has(seat);
  }

  /** Takes the answer of a seat that is asked. Returns the proposal if now all have agreed. */
  answer(seat: string, yes: boolean): Proposal | undefined {
    if (!this.#current) return undefined;
    if (!yes) return this.settle('declined');
    return this.#asking({
      ...this.#current,
      open: new Set([...this.#current.open].filter((player) => player !== seat)),
    });
  }

  /** Closes the open proposal, if there is one. */
  settle(settled: 'agreed' | 'declined'): undefined {
    const proposal = this.#current;
    this.#current = undefined;
    if (proposal) this.#tell(proposalMessage({ ...proposal, open: new Set() }, settled));
  }

  #asking(proposal: Proposal): Proposal | undefined {
    this.#current = proposal;
    if (proposal.open.size > 0) {
      this.#tell(proposalMessage(proposal));
      return undefined;
    }
    this.settle('agreed');
    return proposal;
  }
}

/** Makes the message about a proposal that is open, or settled. */
const proposalMessage = (
  { id: proposal, what, by, open }: Proposal,
  settled?: 'agreed' | 'declined',
): ServerMessageOf<'proposal'> => ({
  type: 'proposal',
  proposal,
  what,
  by,
  open: [...open],
  ...(settled ? { settled } : {}),
});
