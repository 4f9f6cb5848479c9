import { useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import { againstBots, cutAt, hasPerson, movesOf, seatsOf, stepOf, takenOver } from './match-place.js';

/** A way that the match has gone, and the step at which it left another one. */
interface KeptLine {
  readonly from: number;
  readonly play: PlayPlace;
}

/** The lines of a match that were begun at some step of another one: nothing is lost by trying something else. */
export function useLines(play: PlayPlace, change: (play: PlayPlace) => void) {
  const [lines, setLines] = useState<readonly KeptLine[]>([{ from: 0, play }]);
  const [at, setAt] = useState(0);
  const kept = lines.map((line, index) => (index === at ? { ...line, play } : line));
  return {
    lines: kept,
    at,
    /** Goes on from the step that is looked at, in a line of its own. */
    branch: (next: PlayPlace): void => {
      setLines([...kept, { from: stepOf(play), play: next }]);
      setAt(kept.length);
      change(next);
    },
    goTo: (index: number): void => {
      const line = kept[index];
      if (!line) return;
      setLines(kept);
      setAt(index);
      change(line.play);
    },
  };
}

const movesWords = (count: number): string => `${count} move${count === 1 ? '' : 's'}`;

/** The ways to go on from a step that is not the last, and between the lines of the match. */
export function GoOn({
  play,
  players,
  acting,
  lines: { lines, at, branch, goTo },
  change,
  begin,
}: {
  readonly play: PlayPlace;
  readonly players: readonly string[];
  /** Who is to act at that step. */
  readonly acting: string | undefined;
  readonly lines: ReturnType<typeof useLines>;
  readonly change: (play: PlayPlace) => void;
  readonly begin: (play: PlayPlace) => void;
}) {
  const step = stepOf(play);
  const later = movesOf(play).length - step;
  const seats = seatsOf(play, players);
  const bots = players.filter((_player, index) => seats[index] !== 'you');
  const isPlayed = hasPerson(play);
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
          <select value={at} onChange={({ currentTarget }) => goTo(Number(currentTarget.value))}>
            {lines.map(({ from, play: line }, index) => (
              <option key={index} value={index}>
                {index + 1}: {index === 0 ? '' : `from step ${from}, `}
                {movesWords(movesOf(line).length)}
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

/** What there is to do once a match is over. */
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
