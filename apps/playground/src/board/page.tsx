import type { BoardPlace } from '../address/place.js';
import type { PageProps } from '../ui/page-props.js';
import { Refusals } from '../ui/refusals.js';
import { Shown } from './shown.js';
import { useBoard } from './use-board.js';

/** The board place of an address without one. It is one value, so that it is the same place each time. */
const NOTHING: BoardPlace = {};

/** The board page: a board, the question on it, the choice slot by slot, and why not. */
export function BoardPage({ place: { game, board = NOTHING }, change }: PageProps) {
  const set = (next: BoardPlace): void => change({ board: next });
  const amend = (of: string, asked: BoardPlace, next: BoardPlace): void =>
    change(({ game: current, board: now = NOTHING }) =>
      current === of && now === asked ? { board: next } : undefined,
    );
  const { answer, ...acts } = useBoard(game, board, set, amend);
  if (!answer) return <p class="waiting">One moment ...</p>;
  if (answer.ok) return <Shown game={game} place={board} view={answer.value} set={set} {...acts} />;
  return (
    <div class="panel">
      <Refusals refusals={answer.refusals} />
      <div class="row">
        <button type="button" onClick={() => set({})}>
          Begin with another board
        </button>
      </div>
    </div>
  );
}
