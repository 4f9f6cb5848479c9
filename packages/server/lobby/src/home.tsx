import { useEffect, useState } from 'preact/hooks';
import { gamesHere, openTable, takeSeat, whoAmI, type Game, type Setup } from './api.js';
import { keepOpener, keptName } from './kept.js';
import { OpenTables } from './open-tables.js';
import { NameField } from './people.js';

type Loaded = Awaited<ReturnType<typeof gamesHere>>;

/** What somebody chose who opens a table. */
interface Wanted {
  readonly game: Game;
  readonly setup: Setup | undefined;
  /** The bot that takes all other seats. Empty if people do. */
  readonly bot: string;
  /** Whether anybody may find the table in the list. */
  readonly listed: boolean;
}

/** Opens a table, takes its first seat and goes there. Bots, if there are any, take the others. */
async function begin({ game, setup, bot, listed }: Wanted): Promise<void> {
  const options = setup?.options ?? {};
  const isForPeople = bot === '';
  let table = await openTable(game.id, options, { listed: isForPeople && listed });
  const [own, ...others] = table.seats.map(({ player }) => player);
  if (!isForPeople)
    table = await openTable(game.id, options, {
      bots: Object.fromEntries(others.map((seat) => [seat, bot])),
    });
  keepOpener(table.id, table.opener);
  const token = await takeSeat(table.id, own ?? '', keptName());
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
      <Name />
      {fault === '' ? null : <p role="alert">{fault}</p>}
      <OpenTables games={loaded?.games ?? []} />
      <div class="games">
        {loaded?.games.map((game) => (
          <GameCard key={game.id} game={game} bots={loaded.bots} onFault={setFault} />
        ))}
      </div>
    </main>
  );
}

/** The name that others see: that of the account, or the one that is written here. */
function Name() {
  const [account, setAccount] = useState<string | null>();
  const [name, setName] = useState(keptName());
  useEffect(() => {
    // A failure is told by the seat that cannot be taken then.
    whoAmI().then(
      ({ identity }) => setAccount(identity ? (identity.name ?? 'somebody without a name') : null),
      () => {},
    );
  }, []);
  if (account === undefined) return null;
  if (account !== null) return <p>You are {account}.</p>;
  return <NameField name={name} onName={setName} />;
}

interface GameCardProps {
  readonly game: Game;
  readonly bots: readonly string[];
  readonly onFault: (fault: string) => void;
}

function GameCard({ game, bots, onFault }: GameCardProps) {
  const [setup, setSetup] = useState(game.setups[0]?.id ?? '');
  const [bot, setBot] = useState('');
  const [listed, setListed] = useState(false);
  const chosen = game.setups.find(({ id }) => id === setup);
  const wanted = { game, setup: chosen, bot, listed };
  const start = () => void begin(wanted).catch((error: unknown) => onFault(String(error)));
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
      {bot === '' ? (
        <label class="check">
          <input
            type="checkbox"
            checked={listed}
            onChange={({ currentTarget }) => setListed(currentTarget.checked)}
          />
          Anybody may join: the table stands in the list
        </label>
      ) : null}
      <button type="button" class="main" onClick={start}>
        Open a table
      </button>
    </section>
  );
}
