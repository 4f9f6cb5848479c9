import { ENGLISH, Table, type LogEntry, type TableState } from '@reticle/react';
import { useEffect, useRef, useState, useCallback, useMemo } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { HintShown, RecordShown, LogShown, MatchForm } from '../engine/play/shown.js';
import { CopyButton, useAnnounce, Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { Chances, Curve, useChances } from './chances.js';
import { Compare } from './compare.js';
import { Hint } from './hint.js';
import { AfterMatch, GoOn } from './go-on.js';
import { cutAt, movesOf, seatsOf, stepOf, lineOf, isAtEnd, lastOfYours, hasPerson } from './match-place.js';
import { SaveFile, SavePicture, tableNow } from './picture.js';
import { PuzzleTask, type useSolved } from './puzzles.js';
import { Replay } from './replay.js';
import { chanceWords } from './swings.js';
import { wantsStillness, type Amend, useAutoplay, useLine, type LineState } from './use-line.js';
import { type EarlyTable, usePlaying } from './use-playing.js';
import { logEntries, momentWords, newsSince, statusWords } from './words.js';

/** Offers copies of a match: its record, which the command replays, and a test that does. */
function TakeAlong({
  game,
  play,
  step,
}: {
  readonly game: string;
  readonly play: PlayPlace;
  readonly step: number;
}) {
  const copied = async (part: keyof RecordShown): Promise<string> => {
    const answer = await engine.playRecord(game, { ...lineOf(play), step });
    if (!answer.ok) throw new Error(answer.refusals.map(({ words }) => words).join(' '));
    return answer.value[part];
  };
  return (
    <div class="row">
      <CopyButton label="Copy record" text={() => copied('record')} done="The record is copied." />
      <CopyButton label="Copy as a test" text={() => copied('test')} done="The test is copied." />
      <CopyButton label="Copy as a scenario" text={() => copied('scenario')} done="The position is copied." />
      <SaveFile
        label="Save as a scenario"
        name={`${game}-step-${step}.json`}
        text={() => copied('scenario')}
      />
      <span class="faint">
        The record plays again with <code>reticle replay FILE</code>, a scenario with{' '}
        <code>reticle scenario FILE</code>.
      </span>
    </div>
  );
}

/** How long a step is shown while others follow, and how long all of them may take, in milliseconds. */
const STEP = 160;
const LONGEST = 1_600;

/**
 * Returns the step that is shown on the way to a later one: moves of bots are shown one by one, quickly. A
 * press or a key skips them, and with reduced motion there are none.
 */
function usePaced(step: number, isPaced: boolean): number {
  const [shown, setShown] = useState(step);
  const latest = useRef(step);
  latest.current = step;
  const gap = step - shown;
  const isBehind = isPaced && gap > 1 && !wantsStillness();
  useEffect(() => {
    if (!isBehind) {
      setShown(step);
      return undefined;
    }
    const stride = Math.ceil((gap * STEP) / LONGEST);
    const timer = setTimeout(() => setShown(Math.min(step, shown + stride)), STEP);
    const skip = (): void => setShown(latest.current);
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [isBehind, step, shown]);
  return isBehind ? shown : step;
}

/** What lasts longer than this many milliseconds is said. */
const A_MOMENT = 400;

/** Whether something has lasted for longer than a moment. It begins anew with each `key`. */
function useLasting(is: boolean, key: string): boolean {
  const [lasting, setLasting] = useState<string>();
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLasting(key), A_MOMENT);
    return () => {
      clearTimeout(timer);
      setLasting(undefined);
    };
  }, [is, key]);
  return is && lasting === key;
}

/** While bots play, this many moves are announced together. */
const TOLD_LATER = 24;

const NO_LOG: LogShown = { step: -1, turns: [] };
const NO_ENTRIES: readonly LogEntry[] = [];
const EMPTY: TableState = { step: 0, acting: [], turn: 0, moment: '', zones: [], offers: [], log: [] };

/** Returns the colours of the players for whom the table sets one. */
const huesIn = (zones: TableState['zones']): ReadonlyMap<string, string> =>
  new Map(
    zones
      .filter(({ layout }) => layout === 'players')
      .flatMap(({ things }) => things.flatMap(({ ref, figure }) => (figure ? [[ref.id, figure.hue]] : []))),
  );

/** Returns the place of a refused move in the match. */
const flawOf = ({ refusals: [first] }: LineState): number | undefined => {
  const at = first?.path[1] === 'moves' ? first.path[2] : undefined;
  return typeof at === 'number' ? at : undefined;
};

/** Shows a match: its status, and its table. */
export function MatchView({
  game,
  form,
  play,
  change,
  begin,
  solved,
  amend,
  isBegun,
  isCalm,
}: {
  readonly game: string;
  readonly form: MatchForm;
  readonly play: PlayPlace;
  readonly change: (play: PlayPlace) => void;
  /** Begins another match, or a puzzle. */
  readonly begin: (play: PlayPlace) => void;
  readonly solved: ReturnType<typeof useSolved>;
  readonly amend: Amend;
  /** Whether it was just begun to be watched, so that it plays by itself. */
  readonly isBegun: boolean;
  /** Whether it is only to be watched: it plays slowly at first, and nothing else is offered. */
  readonly isCalm: boolean;
}) {
  const { players, stops } = form;
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
  // One move more than the match is known to have: a person's move is shown at once, before others go on.
  const paced = usePaced(Math.min(step, line.reached + 1), isReady && play.step === undefined);
  // The later moves are not part of the question, so the table stays as it is while bots play on.
  const look = {
    ...lineOf({ ...play, moves: movesOf(play).slice(0, paced) }),
    ...(isYours && paced === length ? { pick: play.pick } : {}),
  };
  const early = useRef<EarlyTable>(undefined);
  const { current: known } = early;
  const isKnown = known && paced === length && known.moves === play.moves && known.pick === play.pick;
  const { answer: table, pending } = useAnswer(
    isReady ? { game, look } : undefined,
    (asked) => engine.playTable(asked.game, asked.look),
    { isUrgent: true, ...(isKnown ? { known: known.answer } : {}) },
  );
  // The table is shown first; its news are announced after that.
  const told = useRef(lineOf(play));
  const isBehind = length - movesOf(told.current).length >= TOLD_LATER;
  if (isReady && !pending && (line.state !== 'busy' || isBehind)) told.current = lineOf(play);
  const { answer: log } = useAnswer(isReady ? { game, told: told.current } : undefined, (asked) =>
    engine.playLog(asked.game, asked.told),
  );
  const { turns, step: toldTo } = log?.ok ? log.value : NO_LOG;
  const shown = table?.ok ? table.value : undefined;
  const { actions, refusals, isAsking } = usePlaying(game, play, shown, stops.length > 0, amend, early);

  const go = useCallback((to: number): void => {
    amend(latest.current, (now) => ({ ...now, step: to, pick: undefined }));
  }, []);
  const auto = useAutoplay(shown?.step, step, length, go, isCalm ? 'slow' : 'usual');
  useEffect(() => auto.setOn(isBegun), [isBegun]);

  // Players do not see who is ahead; that is for looking back.
  const isLookedAt =
    !isCalm && play.puzzle === undefined && isReady && (!hasPerson(play) || !isEnd || line.state === 'over');
  const chances = useChances(game, play, isLookedAt && line.state !== 'busy' && length > 0);
  const hues = useMemo(() => huesIn(shown?.zones ?? []), [shown === undefined, players]);

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
  // While the answer to a move is on its way, the table stays as it is, so that nothing is drawn twice.
  const isMoving = isYours && pending && shown?.step === length - 1;
  const mayChoose = isNow || isMoving;
  const acting = shown?.acting[0];
  const isBots = hasPerson(play) && isEnd && !outcome && acting !== undefined && seats.get(acting) !== 'you';
  const isLong = useLasting(isBots && !isNow, `${shown?.step}`);
  const state = useMemo<TableState>(
    () => ({
      ...(shown ?? EMPTY),
      ...(isLong && acting !== undefined ? { thinking: { player: acting, words: ENGLISH.thinking(0) } } : {}),
      ...(mayChoose ? {} : { offers: EMPTY.offers, asked: undefined }),
      pending: pending || isAsking || (!isNow && isEnd && (line.state === 'busy' || line.state === 'yours')),
      log: entries,
      ...(refusals[0] ? { refusal: refusals[0].words } : {}),
    }),
    [shown, mayChoose, isNow, pending, isAsking, isEnd, line.state, entries, refusals, isLong],
  );
  /** The step at which a bot is asked what would have been better, and its move as an arrow. */
  const [askAt, setAskAt] = useState<number>();
  const [advice, setAdvice] = useState<HintShown['arrow']>();
  // What a bot would do in the place of another bot tells what that one holds: people see their own moves judged.
  const movers = useMemo(
    () => movesOf(play).map(({ player }) => (!hasPerson(play) || seats.get(player) === 'you' ? player : '')),
    [play.moves, seats],
  );
  const flaw = flawOf(line);
  return (
    <div class="match">
      <div class="bar" data-curve={isLookedAt}>
        <p class={isCalm ? 'unseen' : 'status'}>
          {play.puzzle !== undefined && line.state === 'over' && (!isEnd || shown?.step === length)
            ? `The puzzle is over after ${length} moves.`
            : statusWords(line, length, !isEnd || shown?.step === length, isEnd ? outcome : undefined)}
        </p>
        <Replay
          step={step}
          length={length}
          turns={turns}
          words={`step ${step} of ${length}. ${words}${chances ? ` Chances: ${chanceWords(chances, step)}.` : ''}`}
          isOn={auto.isOn}
          setOn={auto.setOn}
          speed={auto.speed}
          setSpeed={auto.setSpeed}
          go={go}
          isWatched={isLookedAt || isCalm}
        >
          {chances ? <Curve chances={chances} hues={hues} length={length} step={step} /> : null}
        </Replay>
        {isReady && !isCalm ? (
          <GoOn play={play} players={players} acting={shown?.acting[0]} change={change} begin={begin} />
        ) : null}
      </div>
      <Refusals refusals={[...line.refusals, ...(table?.ok === false ? table.refusals : [])]} />
      {flaw === undefined ? null : (
        <button type="button" onClick={() => change(cutAt(play, flaw))}>
          Keep the {flaw} moves before
        </button>
      )}
      {play.puzzle === undefined ? null : (
        <PuzzleTask form={form} play={play} stands={shown?.puzzle} solved={solved} begin={begin} />
      )}
      <p class="moment unseen">{words}</p>
      <div class="at-table">
        <Table
          state={state}
          actions={actions}
          label={`Table: ${words}`}
          advice={advice}
          onStep={go}
          sounds={isHeard}
          ending={
            play.puzzle === undefined ? (
              <AfterMatch play={play} players={players} begin={begin} go={go} />
            ) : undefined
          }
        >
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
          {chances ? (
            <Chances
              chances={chances}
              turns={turns}
              movers={movers}
              step={step}
              go={go}
              advise={(before) => {
                setAskAt(before);
                go(before);
              }}
            />
          ) : null}
          <Hint game={game} play={play} step={step} askAt={askAt} onAdvice={setAdvice} />
          <Compare game={game} play={play} step={step} />
          <details class="along">
            <summary>Take it along</summary>
            {play.puzzle === undefined ? <TakeAlong game={game} play={play} step={step} /> : null}
            <SavePicture name={`${game}-step-${step}`} look={tableNow} />
          </details>
        </Table>
      </div>
    </div>
  );
}
