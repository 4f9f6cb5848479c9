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

/** A table, and which of its seats are free. */
interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly player: string; readonly free: boolean; readonly bot?: string }[];
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
export const openTable = (game: string, options: object, bots: Readonly<Record<string, string>>) =>
  fetchJson<TableCard>('tables', { game, options, bots });
export const takeSeat = async (id: string, player: string): Promise<string> =>
  (await fetchJson<{ readonly token: string }>(`tables/${part(id)}/seats/${part(player)}`, {})).token;
