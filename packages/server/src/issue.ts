import type { GameIssue, GameMessages } from '@reticle/core';

/** What each of the server's own codes carries. */
interface ServerIssueData {
  readonly unknownTable: { readonly table: string };
  readonly seatNotFree: { readonly table: string; readonly player: string };
  readonly notAllowed: { readonly table: string };
  readonly tooOften: { readonly perMinute: number };
  readonly badRequest: { readonly status: number };
  readonly failed: Readonly<Record<string, never>>;
}

/** The server's own refusals, at its doors and at a table's; beyond them it gives core's. */
export type ServerIssueCode = keyof ServerIssueData;

/** A refusal of the server; its code is `server.NAME`. */
export const serverIssue = <Code extends ServerIssueCode>(
  code: Code,
  data: ServerIssueData[Code],
): GameIssue => ({ code: `server.${code}`, data: { ...data } });

/** The words for the server's codes, as `describeIssue` of `@reticle/core/describe` takes them. */
export const serverMessages: GameMessages = {
  'server.unknownTable': ({ table }) => `There is no table ${String(table)}.`,
  'server.seatNotFree': ({ player }) => `The seat ${String(player)} is not free at this table.`,
  'server.notAllowed': () => 'This token opens no seat here, or nobody may watch.',
  'server.tooOften': ({ perMinute }) => `From one address ${String(perMinute)} are taken a minute.`,
  'server.badRequest': () => 'The request is no JSON, or too large.',
  'server.failed': () => 'The server could not do it; nothing has changed.',
};
