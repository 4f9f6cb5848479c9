import type { ServerMessageOf } from './server-message.js';

/** What a seat proposes, and the seats that have not answered yet. */
export interface Proposal {
  readonly id: number;
  readonly what: ServerMessageOf<'proposal'>['what'];
  readonly by: string;
  readonly step: number;
  readonly open: ReadonlySet<string>;
}

/** Makes the message about a proposal that is open, or settled. */
export const proposalMessage = (
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
