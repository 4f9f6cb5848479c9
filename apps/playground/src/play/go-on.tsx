import type { PlayPlace } from '../address/place.js';
import {
  againstBots,
  branched,
  cutAt,
  hasPerson,
  lineAt,
  linesOf,
  movesOf,
  onLine,
  seatsOf,
  stepOf,
  takenOver,
} from './match-place.js';

const movesWords = (count: number): string => `${count} move${count === 1 ? '' : 's'}`;

/**
 * Offers the ways to go on from a step that is not the last, and to change between the lines of the match.
 */
export function GoOn({
  play,
  players,
  acting,
  change,
  begin,
}: {
  readonly play: PlayPlace;
  readonly players: readonly string[];
  /** The player who is to act at that step. */
  readonly acting: string | undefined;
  readonly change: (play: PlayPlace) => void;
  readonly begin: (play: PlayPlace) => void;
}) {
  const step = stepOf(play);
  const later = movesOf(play).length - step;
  const seats = seatsOf(play, players);
  const bots = players.filter((_player, index) => seats[index] !== 'you');
  const isPlayed = hasPerson(play);
  const lines = linesOf(play);
  const branch = (next: PlayPlace): void => change(branched(play, next));
  if (later === 0 && lines.length < 2) return null;
  return (
    <div class="go-on">
      {isPlayed || play.puzzle !== undefined ? null : (
        <button type="button" class="main" onClick={() => begin(againstBots(play, players))}>
          Play against the bot
        </button>
      )}
      {later > 0 && isPlayed ? (
        <>
          <button type="button" onClick={() => branch(cutAt(play, step))}>
            Go on from here
          </button>
          <button type="button" onClick={() => change({ ...play, step: undefined })}>
            To the last step
          </button>
        </>
      ) : null}
      {later === 0
        ? null
        : bots.map((player) => (
            <button key={player} type="button" onClick={() => branch(takenOver(play, players, player, step))}>
              Take over {player} from here
            </button>
          ))}
      {lines.length < 2 ? null : (
        <label>
          Line{' '}
          <select
            value={lineAt(play)}
            onChange={({ currentTarget }) => change(onLine(play, Number(currentTarget.value)))}
          >
            {lines.map(({ from, moves = [] }, index) => (
              <option key={index} value={index}>
                {index + 1}: {index === 0 ? '' : `from step ${from}, `}
                {movesWords(moves.length)}
              </option>
            ))}
          </select>
        </label>
      )}
      {later === 0 ? null : (
        <p class="faint">
          {acting === undefined ? '' : `${acting} is to act. `}
          The {movesWords(later)} after it stay as a line of their own.
        </p>
      )}
    </div>
  );
}

/** Offers what can be done once a match is over. */
export function AfterMatch({
  play,
  players,
  begin,
  go,
}: {
  readonly play: PlayPlace;
  readonly players: readonly string[];
  readonly begin: (play: PlayPlace) => void;
  readonly go: (step: number) => void;
}) {
  return (
    <>
      <button type="button" class="rt-button rt-primary" onClick={() => begin(againstBots(play, players))}>
        {hasPerson(play) ? 'Play again' : 'Play against the bot'}
      </button>
      <button type="button" class="rt-button" onClick={() => go(0)}>
        Look back
      </button>
    </>
  );
}
