import type { GameIssue, GameMessages } from '@reticle/core';

/** The data of each of the server's own codes. */
interface ServerIssueData {
  readonly unknownTable: { readonly table: string };
  readonly seatNotFree: { readonly table: string; readonly player: string };
  readonly notAllowed: { readonly table: string };
  readonly tooOften: { readonly perMinute: number };
  readonly tooMany: { readonly what: 'sockets' | 'spectators' | 'tables of bots'; readonly most: number };
  readonly missingStep: { readonly step: number };
  readonly badRequest: { readonly status: number };
  readonly unknownPath: Readonly<Record<string, never>>;
  readonly notOperator: Readonly<Record<string, never>>;
  readonly barred: Readonly<Record<string, never>>;
  readonly notOpener: { readonly table: string };
  readonly seatHeld: { readonly player: string };
  readonly identityUnknown: Readonly<Record<string, never>>;
  readonly draining: Readonly<Record<string, never>>;
  readonly away: Readonly<Record<string, never>>;
  readonly failed: Readonly<Record<string, never>>;
}

/**
 * The codes of the server's own refusals, of its HTTP routes and of tables. All other refusals are core's.
 */
export type ServerIssueCode = keyof ServerIssueData;

/** Makes a refusal of the server, with the code `server.NAME`. */
export const serverIssue = <Code extends ServerIssueCode>(
  code: Code,
  data: ServerIssueData[Code],
): GameIssue => ({ code: `server.${code}`, data: { ...data } });

/** The messages of the server's codes, as `describeIssue` of `@reticle/core/describe` takes them. */
export const serverMessages: GameMessages = {
  'server.unknownTable': ({ table }) => `There is no table ${String(table)}.`,
  'server.seatNotFree': ({ player }) => `The seat ${String(player)} is not free at this table.`,
  'server.notAllowed': () => 'This token opens no seat here, or nobody may watch.',
  'server.tooOften': ({ perMinute }) => `From one address ${String(perMinute)} are taken a minute.`,
  'server.tooMany': ({ what, most }) => `There are ${String(most)} ${String(what)} already.`,
  'server.unknownPath': () => 'There is nothing at this address.',
  'server.missingStep': ({ step }) =>
    `Step ${String(step)} of this table is missing in the store, so that the match cannot be opened.`,
  'server.badRequest': () => 'The address is malformed, or the body is no JSON, or too large.',
  'server.notOperator': () => 'This needs the token of the operator.',
  'server.barred': () => 'The operator of this server does not let this address in.',
  'server.notOpener': () => 'Only who opened the table may do this.',
  'server.seatHeld': ({ player }) =>
    `The seat ${String(player)} is free, or a bot’s, or an account’s, or somebody sits there now.`,
  'server.identityUnknown': () => 'It cannot be known now who you are. Try again later.',
  'server.draining': () =>
    'The server is about to end and opens no tables. Another one may, or this one later.',
  'server.away': () => 'What the server needs for this does not answer now. Try again later.',
  'server.failed': () => 'The server could not do it; nothing has changed.',
};
