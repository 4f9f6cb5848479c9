import { useEffect, useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import type { MatchForm, PuzzleShown, PuzzleStands } from '../engine/play/shown.js';
import { useAnnounce } from '../ui/refusals.js';
import { puzzled } from './match-place.js';

const KEY = 'reticle-solved';

/** Returns the puzzles that were solved in this browser, each as its game and its name. */
function solvedBefore(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    // If the browser stores nothing, the list is empty each time.
    return [];
  }
}

/** Returns the solved puzzles, and a function that adds one. */
export function useSolved(game: string) {
  const [all, setAll] = useState(solvedBefore);
  return {
    isSolved: (id: string): boolean => all.includes(`${game} ${id}`),
    solve(id: string): void {
      const name = `${game} ${id}`;
      if (all.includes(name)) return;
      const next = [...all, name];
      setAll(next);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Then it is known only until the page is closed.
      }
    },
  };
}
type Solved = ReturnType<typeof useSolved>;

/** Lists the puzzles of a game to choose from. */
export function PuzzleList({
  form: { puzzles, players },
  play,
  solved,
  begin,
}: {
  readonly form: MatchForm;
  readonly play: PlayPlace;
  readonly solved: Solved;
  readonly begin: (play: PlayPlace) => void;
}) {
  const count = puzzles.filter(({ id }) => solved.isSolved(id)).length;
  return (
    <section class="panel setup" aria-labelledby="puzzles">
      <h2 id="puzzles">Puzzles</h2>
      <p class="faint">
        Positions with one thing to see. {count} of {puzzles.length} are solved.
      </p>
      <ol class="puzzles">
        {puzzles.map((puzzle) => (
          <li key={puzzle.id}>
            <button
              type="button"
              aria-current={play.puzzle === puzzle.id}
              onClick={() => begin(puzzled(play, puzzle, players))}
            >
              <b>{puzzle.id.replaceAll('-', ' ')}</b>
              {solved.isSolved(puzzle.id) ? <span class="solved"> solved</span> : null}
              <br />
              {puzzle.task}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const ENDS: Readonly<Record<PuzzleStands, string>> = {
  open: '',
  solved: 'Solved.',
  missed: 'That was not it.',
};

/** Shows the task, its state, and the ways to go on. */
export function PuzzleTask({
  form: { puzzles, players },
  play,
  stands = 'open',
  solved,
  begin,
}: {
  readonly form: MatchForm;
  readonly play: PlayPlace;
  readonly stands?: PuzzleStands | undefined;
  readonly solved: Solved;
  readonly begin: (play: PlayPlace) => void;
}) {
  const announce = useAnnounce();
  const [isTold, setTold] = useState(false);
  const at = puzzles.findIndex(({ id }) => id === play.puzzle);
  const puzzle = puzzles[at];
  const next = puzzles[at + 1];
  const id = puzzle?.id;
  useEffect(() => setTold(false), [id]);
  useEffect(() => {
    if (id === undefined || stands === 'open') return;
    if (stands === 'solved') solved.solve(id);
    announce(ENDS[stands]);
  }, [id, stands]);
  if (!puzzle) return null;
  const start = (wanted: PuzzleShown) => () => begin(puzzled(play, wanted, players));
  return (
    <section class="task" aria-label="Puzzle">
      <p>
        <b>{puzzle.player}:</b> {puzzle.task}{' '}
        {stands === 'open' ? null : <strong class={stands}>{ENDS[stands]}</strong>}
      </p>
      <p class="row">
        <button type="button" class={stands === 'missed' ? 'main' : ''} onClick={start(puzzle)}>
          Try again
        </button>
        {next && stands === 'solved' ? (
          <button type="button" class="main" onClick={start(next)}>
            Next puzzle
          </button>
        ) : null}
        <button type="button" aria-expanded={isTold} onClick={() => setTold(!isTold)}>
          Solution
        </button>
      </p>
      {isTold ? (
        <ol aria-label="One way to solve it">
          {puzzle.solution.map((words, index) => (
            <li key={`${index} ${words}`}>{words}</li>
          ))}
          {puzzle.solution.length === 0 ? <li>There is nothing to do.</li> : null}
        </ol>
      ) : null}
    </section>
  );
}
