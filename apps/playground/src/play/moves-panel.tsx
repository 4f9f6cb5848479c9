import type { RefObject } from 'preact';
import type { PlayPlace } from '../address/place.js';
import type { TableShown } from '../engine/play/shown.js';
import { Refusals } from '../ui/refusals.js';
import { GoOn } from './go-on.js';
import { cutAt, isAtEnd, lastOfYours, movesOf } from './match-place.js';
import { YourMoves } from './offers.js';
import type { Choosing } from './use-choosing.js';
import type { LineState } from './use-line.js';
import { outcomeWords } from './words.js';

/** Where a refused move stands in the match. */
const flawOf = ({ refusals: [first] }: LineState): number | undefined => {
  const at = first?.path[1] === 'moves' ? first.path[2] : undefined;
  return typeof at === 'number' ? at : undefined;
};

/** What is to be done now: your moves, going on from an earlier step, or waiting. */
export function MovesPanel({
  play,
  players,
  line,
  shown,
  choosing,
  list,
  onTaken,
  change,
}: {
  readonly play: PlayPlace;
  readonly players: readonly string[];
  readonly line: LineState;
  readonly shown: TableShown | undefined;
  readonly choosing: Choosing;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly onTaken: () => void;
  readonly change: (play: PlayPlace) => void;
}) {
  const length = movesOf(play).length;
  const yours = lastOfYours(play, players);
  const flaw = flawOf(line);
  const isEnd = isAtEnd(play);
  const words: Readonly<Record<LineState['state'], string>> = {
    replaying: `The match is played again: ${line.reached} of ${length} moves.`,
    busy: `The bots play: ${length} moves so far.`,
    yours: shown?.acting === undefined ? 'Your moves' : `${shown.acting}, it is your move.`,
    over:
      isEnd && shown?.outcome
        ? outcomeWords(shown.outcome)
        : `The match is over after ${length} moves. Press Play to watch them.`,
    stuck: 'Nobody has a move here.',
    long: 'The match has become too long: the bots stop here.',
    refused: 'This match cannot be played as it is recorded.',
  };
  return (
    <section class="panel moves" aria-labelledby="moves">
      <h2 id="moves">Moves</h2>
      <Refusals refusals={line.refusals} />
      {isEnd || line.state !== 'yours' ? <p class="status">{words[line.state]}</p> : null}
      {flaw === undefined ? null : (
        <button type="button" onClick={() => change(cutAt(play, flaw))}>
          Keep the {flaw} moves before
        </button>
      )}
      {line.state === 'yours' && isEnd ? (
        <YourMoves zones={shown?.zones ?? []} choosing={choosing} list={list} onTaken={onTaken} />
      ) : null}
      {line.state === 'refused' || line.state === 'replaying' ? null : (
        <GoOn play={play} players={players} acting={shown?.acting} change={change} />
      )}
      {yours === undefined || !isEnd ? null : (
        <p>
          <button
            type="button"
            onClick={() => {
              onTaken();
              change(cutAt(play, yours));
            }}
          >
            Take back my last move
          </button>
        </p>
      )}
    </section>
  );
}
