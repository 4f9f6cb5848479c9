/** A kind of match of a game, with its options. */
export interface Setup {
  readonly id: string;
  readonly title: string;
  readonly options: object;
}

/** A game that the server plays. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly setups: readonly Setup[];
}

/** A seat, as everybody sees it. */
export interface SeatCard {
  readonly player: string;
  readonly free: boolean;
  readonly bot?: string;
  readonly name?: string;
  readonly account?: true;
  readonly again?: true;
}

/** A table, and who sits at it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatCard[];
}

async function fetchJson<Answer>(path: string, body?: object): Promise<Answer> {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(`/api/${path}`, body ? post : {});
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  // The page and the server have the same version.
  // oxlint-disable-next-line typescript/no-unsafe-return
  return answer.json();
}

const part = encodeURIComponent;

export const gamesHere = () =>
  fetchJson<{ readonly games: readonly Game[]; readonly bots: readonly string[] }>('games');
/** Returns a page of the open tables, and after which one the next page begins. */
export const listTables = (after: string) =>
  fetchJson<{ readonly tables: readonly TableCard[]; readonly after?: string }>(
    `tables?after=${part(after)}`,
  );
export const cardOf = (id: string) => fetchJson<TableCard>(`tables/${part(id)}`);
/** Returns the account of whoever looks at the page, if the host has accounts, and its seat at a table. */
export const whoAmI = (table = '') =>
  fetchJson<{ readonly identity: { readonly name: string | null } | null; readonly seat?: string }>(
    `identity?table=${part(table)}`,
  );
export const openTable = (
  game: string,
  options: object,
  more: { readonly bots?: Readonly<Record<string, string>>; readonly listed?: boolean },
) => fetchJson<TableCard & { readonly opener: string }>('tables', { game, options, ...more });
export const takeSeat = async (id: string, player: string, name: string): Promise<string> =>
  (await fetchJson<{ readonly token: string }>(`tables/${part(id)}/seats/${part(player)}`, { name })).token;
/** Gives a seat whose link was lost another one. */
export async function giveAgain(id: string, player: string, opener: string): Promise<string> {
  const path = `tables/${part(id)}/seats/${part(player)}/again`;
  return (await fetchJson<{ readonly token: string }>(path, { opener })).token;
}
