import { Table, type LogEntry, type TableState } from '@reticle/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { LogShown, MatchForm } from '../engine/play/shown.js';
import { useAnnounce } from '../ui/live.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import type { Amend } from './amend.js';
import { GoOn } from './go-on.js';
import { cutAt, isAtEnd, lastOfYours, lineOf, movesOf, seatsOf, stepOf } from './match-place.js';
import { Hint } from './hint.js';
import { SavePicture } from './picture.js';
import { Replay } from './replay.js';
import { TakeAlong } from './take-along.js';
import { useAutoplay } from './use-autoplay.js';
import { useLine, type LineState } from './use-line.js';
import { usePaced } from './use-paced.js';
import { usePlaying } from './use-playing.js';
import { logEntries, momentWords, newsSince, statusWords } from './words.js';

const NO_LOG: LogShown = { step: -1, turns: [] };
const NO_ENTRIES: readonly LogEntry[] = [];
const EMPTY: TableState = { step: 0, acting: [], turn: 0, moment: '', zones: [], offers: [], log: [] };

/** Where a refused move stands in the match. */
const flawOf = ({ refusals: [first] }: LineState): number | undefined => {
  const at = first?.path[1] === 'moves' ? first.path[2] : undefined;
  return typeof at === 'number' ? at : undefined;
};

/** A match: where it stands, and its table. */
export function MatchView({
  game,
  form: { players, stops },
  play,
  change,
  amend,
  isBegun,
}: {
  readonly game: string;
  readonly form: MatchForm;
  readonly play: PlayPlace;
  readonly change: (play: PlayPlace) => void;
  readonly amend: Amend;
  /** Begun just now, to be watched: it plays by itself. */
  readonly isBegun: boolean;
}) {
  const announce = useAnnounce();
  const [isHeard, setHeard] = useState(false);
  const latest = useRef(play);
  latest.current = play;
  const length = movesOf(play).length;
  const step = stepOf(play);
  const seats = useMemo(
    () => new Map(players.map((player, index) => [player, seatsOf(play, players)[index] ?? ''])),
    [players, JSON.stringify(play.seats)],
  );
  const line = useLine(game, play, amend);
  const isReady = line.state !== 'replaying' && line.state !== 'refused';
  const isEnd = isAtEnd(play);
  const isYours = line.state === 'yours' && isEnd;
  const paced = usePaced(Math.min(step, line.reached), isReady && play.step === undefined);
  // What comes after the step is not asked with it: while bots play on, the table stays as it is.
  const look = {
    ...lineOf({ ...play, moves: movesOf(play).slice(0, paced) }),
    ...(isYours && paced === length ? { pick: play.pick } : {}),
  };
  const { answer: table, pending } = useAnswer(isReady ? { game, look } : undefined, (asked) =>
    engine.playTable(asked.game, asked.look),
  );
  const told = useRef(lineOf(play));
  if (isReady && line.state !== 'busy') told.current = lineOf(play);
  const { answer: log } = useAnswer(isReady ? { game, told: told.current } : undefined, (asked) =>
    engine.playLog(asked.game, asked.told),
  );
  const { turns, step: toldTo } = log?.ok ? log.value : NO_LOG;
  const shown = table?.ok ? table.value : undefined;
  const { actions, refusals, isAsking } = usePlaying(game, play, shown, stops.length > 0, amend);

  const go = useCallback((to: number): void => {
    amend(latest.current, (now) => ({ ...now, step: to, pick: undefined }));
  }, []);
  const auto = useAutoplay(shown?.step, step, length, go);
  useEffect(() => auto.setOn(isBegun), [isBegun]);

  const words = shown ? momentWords(shown, seats) : 'One moment ...';
  const outcome = shown?.outcome;
  const isUpToDate = isYours && shown?.step === length && toldTo === length;
  useEffect(() => {
    if (isUpToDate) announce(`${newsSince(turns, lastOfYours(play, players) ?? 0)}${words}`);
    else if (outcome) announce(words);
  }, [outcome !== undefined, isUpToDate ? length : undefined]);

  const entries = useMemo(
    () => (turns.length === 0 ? NO_ENTRIES : logEntries(turns, shown?.step ?? 0, play.full === true)),
    [turns, shown?.step, play.full],
  );
  const isNow = isYours && shown?.step === length;
  const state = useMemo<TableState>(
    () => ({
      ...(shown ?? EMPTY),
      ...(isNow ? {} : { offers: [], asked: undefined }),
      pending: pending || isAsking || (!isNow && isEnd && (line.state === 'busy' || line.state === 'yours')),
      log: entries,
      ...(refusals[0] ? { refusal: refusals[0].words } : {}),
    }),
    [shown, isNow, pending, isAsking, isEnd, line.state, entries, refusals],
  );
  const flaw = flawOf(line);
  return (
    <div class="match">
      <div class="bar">
        <p class="status">{statusWords(line, length, isEnd ? outcome : undefined)}</p>
        <Replay
          step={step}
          length={length}
          turns={turns}
          words={`step ${step} of ${length}. ${words}`}
          isOn={auto.isOn}
          setOn={auto.setOn}
          speed={auto.speed}
          setSpeed={auto.setSpeed}
          go={go}
        />
      </div>
      <Refusals refusals={[...line.refusals, ...(table?.ok === false ? table.refusals : [])]} />
      {flaw === undefined ? null : (
        <button type="button" onClick={() => change(cutAt(play, flaw))}>
          Keep the {flaw} moves before
        </button>
      )}
      {isReady ? <GoOn play={play} players={players} acting={shown?.acting[0]} change={change} /> : null}
      <p class="moment unseen">{words}</p>
      <div class="at-table">
        <Table state={state} actions={actions} label={`Table: ${words}`} onStep={go} sounds={isHeard}>
          <label class="full-log">
            <input
              type="checkbox"
              checked={isHeard}
              onChange={({ currentTarget }) => setHeard(currentTarget.checked)}
            />{' '}
            sounds
          </label>
          <label class="full-log">
            <input
              type="checkbox"
              checked={play.full === true}
              onChange={({ currentTarget }) => {
                const full = currentTarget.checked;
                amend(play, (now) => ({ ...now, full }));
              }}
            />{' '}
            minor events, too
          </label>
          <Hint game={game} play={play} step={step} />
          <details class="along">
            <summary>Take it along</summary>
            <TakeAlong game={game} play={play} />
            <SavePicture name={`${game}-step-${step}`} />
          </details>
        </Table>
      </div>
    </div>
  );
}
