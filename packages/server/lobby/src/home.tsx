import { useEffect, useState } from 'preact/hooks';
import { gamesHere, openTable, takeSeat, type Game, type Setup } from './api.js';

type Loaded = Awaited<ReturnType<typeof gamesHere>>;

/** Opens a table, takes its first seat and goes there. Bots, if there are any, take the others. */
async function begin(game: Game, setup: Setup | undefined, bot: string): Promise<void> {
  const options = setup?.options ?? {};
  let table = await openTable(game.id, options, {});
  const [own, ...others] = table.seats.map(({ player }) => player);
  if (bot !== '')
    table = await openTable(game.id, options, Object.fromEntries(others.map((seat) => [seat, bot])));
  const token = await takeSeat(table.id, own ?? '');
  location.assign(`/table/${table.id}#${token}`);
}

/** The lobby: the games, and how to start one. */
export function Home() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [fault, setFault] = useState('');
  useEffect(() => {
    gamesHere().then(setLoaded, (error: unknown) => setFault(String(error)));
  }, []);
  return (
    <main class="home">
      <h1>Tables</h1>
      <ol class="steps">
        <li>Choose a game, and whom to play against.</li>
        <li>Open a table: you sit at it, and it shows a link for each other player.</li>
        <li>Send the links. A bot needs none, and begins at once.</li>
      </ol>
      {fault === '' ? null : <p role="alert">{fault}</p>}
      <div class="games">
        {loaded?.games.map((game) => (
          <GameCard key={game.id} game={game} bots={loaded.bots} onFault={setFault} />
        ))}
      </div>
    </main>
  );
}

interface GameCardProps {
  readonly game: Game;
  readonly bots: readonly string[];
  readonly onFault: (fault: string) => void;
}

function GameCard({ game, bots, onFault }: GameCardProps) {
  const [setup, setSetup] = useState(game.setups[0]?.id ?? '');
  const [bot, setBot] = useState('');
  const chosen = game.setups.find(({ id }) => id === setup);
  const start = () => void begin(game, chosen, bot).catch((error: unknown) => onFault(String(error)));
  return (
    <section class="card" aria-label={game.title}>
      <h2>{game.title}</h2>
      {game.setups.length > 1 ? (
        <label>
          Match
          <select value={setup} onChange={({ currentTarget }) => setSetup(currentTarget.value)}>
            {game.setups.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label>
        Against
        <select value={bot} onChange={({ currentTarget }) => setBot(currentTarget.value)}>
          <option value="">people</option>
          {bots.map((name) => (
            <option key={name} value={name}>
              the bot {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="main" onClick={start}>
        Open a table
      </button>
    </section>
  );
}
