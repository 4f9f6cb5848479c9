import type { PlayPlace } from '../address/place.js';
import { cutAt, hasPerson, movesOf, seatsOf, stepOf, takenOver } from './match-place.js';

const movesWords = (count: number): string => (count === 1 ? 'the 1 later move' : `the ${count} later moves`);

/** The ways to go on from a step that is not the last; the later moves are dropped then, and it says so. */
export function GoOn({
  play,
  players,
  acting,
  change,
}: {
  readonly play: PlayPlace;
  readonly players: readonly string[];
  /** Who is to act at that step. */
  readonly acting: string | undefined;
  readonly change: (play: PlayPlace) => void;
}) {
  const step = stepOf(play);
  const later = movesOf(play).length - step;
  const seats = seatsOf(play, players);
  const bots = players.filter((_player, index) => seats[index] !== 'you');
  if (later === 0) return null;
  return (
    <>
      <p>
        You look back at step {step}
        {acting === undefined ? '' : `, where ${acting} is to act`}. Going on from here drops{' '}
        {movesWords(later)}.
      </p>
      <p class="row">
        {hasPerson(play) ? (
          <button type="button" onClick={() => change(cutAt(play, step))}>
            Go on from here
          </button>
        ) : null}
        {bots.map((player) => (
          <button key={player} type="button" onClick={() => change(takenOver(play, players, player, step))}>
            Take over {player} from here
          </button>
        ))}
        {hasPerson(play) ? (
          <button type="button" onClick={() => change({ ...play, step: undefined })}>
            To the last step
          </button>
        ) : null}
      </p>
    </>
  );
}
