import { useEffect, useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { ChancesShown, LogTurn } from '../engine/play/shown.js';
import { useAnswer } from '../ui/use-answer.js';
import { lineOf } from './match-place.js';
import { chanceWords, lossesOf, swingsOf, toldAt, toldBeside, turnEnds } from './swings.js';

/** Returns who was ahead after each step, once it is wanted and the game says what a lead is worth. */
export function useChances(game: string, play: PlayPlace, isWanted: boolean): ChancesShown | undefined {
  const [slice, setSlice] = useState(0);
  const { answer } = useAnswer(isWanted ? { game, told: lineOf(play), slice } : undefined, (asked) =>
    engine.playChances(asked.game, asked.told),
  );
  const chances = answer?.ok ? answer.value : undefined;
  useEffect(() => {
    if (chances?.isWhole === false) setSlice((before) => before + 1);
  }, [chances]);
  return chances && chances.shares.length > 0 ? chances : undefined;
}

/** The colours of players for whom a table sets none. */
const HUES = ['violet', 'gold', 'green', 'brown'];

/**
 * Draws the chances over a match, one area for each player, the last at the bottom, as their sides are on the
 * table. It is for the eyes alone: the slider over it says the same in words, and so does {@link Chances}.
 */
export function Curve({
  chances: { players, shares },
  hues,
  length,
  step,
}: {
  readonly chances: ChancesShown;
  /** The colours of the players for whom the table sets one. */
  readonly hues: ReadonlyMap<string, string>;
  readonly length: number;
  readonly step: number;
}) {
  const hueOf = (player: string, at: number): string | undefined =>
    hues.get(player) ?? HUES[at % HUES.length];
  /** Returns the height above a player's area after a step. */
  const above = (at: number, player: number): number =>
    (shares[at] ?? []).slice(0, player).reduce((sum, share) => sum + share, 0);
  const steps = shares.map((_share, at) => at);
  return (
    <>
      <svg
        class="curve"
        viewBox={`0 0 ${Math.max(1, length)} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {players.map((player, at) => (
          <path
            key={player}
            class="curve-of"
            data-hue={hueOf(player, at)}
            d={`M0 100${steps.map((each) => `L${each} ${above(each, at)}`).join('')}V100Z`}
          />
        ))}
        <path class="curve-even" d={`M0 50H${length}`} />
        {swingsOf({ players, shares }).map((swing) => (
          <path key={swing.step} class="curve-swing" d={`M${swing.step} 0V100`} />
        ))}
      </svg>
      <span class="curve-names" aria-hidden="true">
        {players.map((player, at) => (
          <span key={player} data-hue={hueOf(player, at)}>
            {player} {shares[step]?.[at]}
          </span>
        ))}
      </span>
    </>
  );
}

/** Shows the same in words and numbers: where the match turned, and the chances after each turn. */
export function Chances({
  chances,
  turns,
  movers,
  step,
  go,
  advise,
}: {
  readonly chances: ChancesShown;
  readonly turns: readonly LogTurn[];
  /** Those whose moves are judged: who made each move, and an empty text for moves that are not. */
  readonly movers: readonly string[];
  readonly step: number;
  readonly go: (step: number) => void;
  /** Shows the position before a move, and what would have been better there. */
  readonly advise: (step: number) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const { players, shares } = chances;
  const swings = swingsOf(chances);
  const losses = lossesOf(chances, movers);
  const ends = turnEnds(turns).filter((end) => end.step < shares.length);
  return (
    <div class="chances">
      <p>
        <b>Chances:</b> {chanceWords(chances, step) || 'being counted …'}
      </p>
      {swings.length === 0 ? null : (
        <ol aria-label="Where the match turned">
          {swings.map((swing) => (
            <li key={swing.step}>
              <button type="button" class="swing" onClick={() => go(swing.step)}>
                <b>
                  {swing.player} {swing.from} to {swing.to}
                </b>{' '}
                <span>
                  step {swing.step}: {toldBeside(swing.player, toldAt(turns, swing.step))}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {losses.length === 0 ? null : (
        <>
          <p>
            <b>Moves that cost most</b>
          </p>
          <ol aria-label="Moves that cost most">
            {losses.map((loss) => (
              <li key={loss.step}>
                <button type="button" class="swing" onClick={() => advise(loss.step - 1)}>
                  <b>
                    {loss.player} {loss.from} to {loss.to}
                  </b>{' '}
                  <span>
                    step {loss.step}: {toldBeside(loss.player, toldAt(turns, loss.step))} What was better?
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Turn by turn</summary>
        {isOpen ? (
          <>
            <p class="faint">
              Of 100 matches that stood so, as the bots count it: by what lies on the table, without looking
              ahead.
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">after</th>
                  {players.map((player) => (
                    <th key={player} scope="col">
                      {player}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ends.map((end) => (
                  <tr key={end.step}>
                    <th scope="row">
                      <button type="button" class="swing" onClick={() => go(end.step)}>
                        {end.title}
                      </button>
                    </th>
                    {players.map((player, at) => (
                      <td key={player}>{shares[end.step]?.[at]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        ) : null}
      </details>
    </div>
  );
}
