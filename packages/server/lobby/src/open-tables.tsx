import { useEffect, useState } from 'preact/hooks';
import { listTables, type Game, type TableCard } from './api.js';
import { seatWords } from './people.js';

/** The milliseconds after which the list is asked for again. */
const AGAIN = 10_000;

/** The open tables that anybody may join, with who is there and a way to each free seat. */
export function OpenTables({ games }: { readonly games: readonly Game[] }) {
  const [tables, setTables] = useState<readonly TableCard[]>([]);
  const [next, setNext] = useState<string>();
  const [isWhole, setIsWhole] = useState(true);
  useEffect(() => {
    const look = async () => {
      const page = await listTables('');
      setTables(page.tables);
      setNext(page.after);
    };
    // What fails is asked for again.
    const lookNow = () => void look().catch(() => {});
    lookNow();
    // Whoever has asked for more looks at that: it does not change meanwhile.
    if (!isWhole) return;
    const timer = setInterval(lookNow, AGAIN);
    return () => clearInterval(timer);
  }, [isWhole]);
  const more = async (after: string) => {
    setIsWhole(false);
    const page = await listTables(after);
    setTables((before) => [...before, ...page.tables]);
    setNext(page.after);
  };
  if (tables.length === 0) return null;
  const titleOf = (id: string) => games.find((game) => game.id === id)?.title ?? id;
  return (
    <section class="open-tables" aria-label="Open tables">
      <h2>Open tables</h2>
      <ul>
        {tables.map(({ id, game, seats }) => (
          <li key={id}>
            {titleOf(game)}: {seats.map(seatWords).join(', ')}
            {seats
              .filter(({ free }) => free)
              .map(({ player }) => (
                <a key={player} href={`/table/${id}?seat=${encodeURIComponent(player)}`}>
                  sit down as {player}
                </a>
              ))}
          </li>
        ))}
      </ul>
      {next === undefined ? null : (
        <button type="button" onClick={() => void more(next).catch(() => {})}>
          More
        </button>
      )}
    </section>
  );
}
