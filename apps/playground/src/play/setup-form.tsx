import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { MatchForm } from '../engine/play/shown.js';
import { useAnswer } from '../ui/use-answer.js';
import { begun, freshSeed, seatsOf } from './match-place.js';
import { seatName } from './words.js';

/** The setup that is not one of the game's: its options are in the place. */
const OWN = '';

/** Chooses a match and begins it. */
export function SetupForm({
  game,
  form,
  play,
  begin,
  children,
}: {
  readonly game: string;
  readonly form: MatchForm;
  readonly play: PlayPlace;
  readonly begin: (play: PlayPlace) => void;
  /** Further fields. */
  readonly children?: ComponentChildren;
}) {
  const { setups, seats: known, stops: moments } = form;
  const [setup, setSetup] = useState(play.options ? OWN : (play.setup ?? setups[0]?.id ?? ''));
  // Each setup has players of its own.
  const { answer } = useAnswer({ game, setup, options: play.options }, (asked) =>
    engine.playForm(asked.game, asked.setup === OWN ? { options: asked.options } : { setup: asked.setup }),
  );
  const { players } = answer?.ok ? answer.value : form;
  const [seed, setSeed] = useState(play.seed ?? '1');
  const [chosen, setSeats] = useState(play.seats ?? []);
  const seats = seatsOf({ seats: chosen }, players);
  const [stops, setStops] = useState(play.stops ?? moments.filter(({ usual }) => usual).map(({ id }) => id));
  const usual = moments.filter((moment) => moment.usual).map(({ id }) => id);
  const isUsual = usual.toSorted().join(' ') === stops.toSorted().join(' ');
  return (
    <form
      class="panel setup"
      aria-labelledby="new-match"
      onSubmit={(event) => {
        event.preventDefault();
        const kind = setup === OWN ? { options: play.options } : { setup };
        begin(begun({ ...kind, seed, seats, stops: isUsual ? undefined : stops, full: play.full }));
      }}
    >
      <h2 id="new-match">A new match</h2>
      <div class="row">
        <label class="setup-of">
          Setup{' '}
          <select value={setup} onChange={({ currentTarget }) => setSetup(currentTarget.value)}>
            {play.options ? <option value={OWN}>Your cards and decks</option> : null}
            {setups.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {players.map((player, index) => (
          <label key={player}>
            {player}{' '}
            <select
              value={seats[index] ?? ''}
              onChange={({ currentTarget }) => setSeats(seats.with(index, currentTarget.value))}
            >
              {known.map((seat) => (
                <option key={seat} value={seat}>
                  {seatName(seat)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          Seed{' '}
          <input
            class="seed"
            maxLength={200}
            required
            value={seed}
            onInput={({ currentTarget }) => setSeed(currentTarget.value)}
          />
        </label>
        <button type="button" onClick={() => setSeed(freshSeed())}>
          Another seed
        </button>
        {moments.length === 0 ? null : (
          <details class="stops">
            <summary>When to ask</summary>
            <ul>
              {moments.map(({ id, words }) => (
                <li key={id}>
                  <label>
                    <input
                      type="checkbox"
                      checked={stops.includes(id)}
                      onChange={({ currentTarget }) => {
                        const others = stops.filter((stop) => stop !== id);
                        setStops(currentTarget.checked ? [...others, id] : others);
                      }}
                    />{' '}
                    {words}
                  </label>
                </li>
              ))}
            </ul>
          </details>
        )}
        {children}
        <button type="submit" class="main">
          New match
        </button>
      </div>
    </form>
  );
}
