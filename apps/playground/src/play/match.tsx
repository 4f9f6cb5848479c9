import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { PlayPlace } from '../address/place.js';
import { engine } from '../engine/client.js';
import type { LogShown, MatchForm } from '../engine/play/shown.js';
import { useAnnounce } from '../ui/live.js';
import { Refusals } from '../ui/refusals.js';
import { useAnswer } from '../ui/use-answer.js';
import { Log } from './log.js';
import type { Amend } from './amend.js';
import { isAtEnd, lastOfYours, lineOf, movesOf, seatsOf, stepOf } from './match-place.js';
import { MovesPanel } from './moves-panel.js';
import { Replay } from './replay.js';
import { Table } from './table.js';
import { TakeAlong } from './take-along.js';
import { useAutoplay } from './use-autoplay.js';
import { useChoosing } from './use-choosing.js';
import { useFocusFirst } from './use-focus.js';
import { useLine } from './use-line.js';
import { momentWords, newsSince } from './words.js';

const NO_LOG: LogShown = { step: -1, turns: [] };

/** A match: where it stands, its table, what can be done, and what happened. */
export function MatchView({
  game,
  form: { players },
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
  const latest = useRef(play);
  latest.current = play;
  const step = stepOf(play);
  const length = movesOf(play).length;
  const seats = useMemo(
    () => new Map(players.map((player, index) => [player, seatsOf(play, players)[index] ?? ''])),
    [players, JSON.stringify(play.seats)],
  );
  const line = useLine(game, play, amend);
  const isReady = line.state !== 'replaying' && line.state !== 'refused';
  // What comes after the step is not asked with it: while bots play on, the table stays as it is.
  const look = lineOf({ ...play, moves: movesOf(play).slice(0, Math.min(step, line.reached)) });
  const { answer: table } = useAnswer(isReady ? { game, look } : undefined, (asked) =>
    engine.playTable(asked.game, asked.look),
  );
  const told = useRef(lineOf(play));
  if (isReady && line.state !== 'busy') told.current = lineOf(play);
  const { answer: log } = useAnswer(isReady ? { game, told: told.current } : undefined, (asked) =>
    engine.playLog(asked.game, asked.told),
  );
  const { turns, step: toldTo } = log?.ok ? log.value : NO_LOG;

  const isYours = line.state === 'yours' && isAtEnd(play);
  const choosing = useChoosing(game, play, isYours, change, amend);
  const { list, expect, focus } = useFocusFirst(choosing.asked ?? choosing.offers);

  const go = useCallback((to: number): void => {
    amend(latest.current, (now) => ({ ...now, step: to, pick: undefined }));
  }, []);
  const shown = table?.ok ? table.value : undefined;
  const auto = useAutoplay(shown?.step, step, length, go);
  useEffect(() => auto.setOn(isBegun), [isBegun]);

  const words = shown ? momentWords(shown, seats) : 'One moment ...';
  const outcome = shown?.outcome;
  const isUpToDate = isYours && shown?.step === length && toldTo === length;
  useEffect(() => {
    if (isUpToDate) announce(`${newsSince(turns, lastOfYours(play, players) ?? 0)}${words}`);
    else if (outcome) announce(words);
  }, [outcome !== undefined, isUpToDate ? length : undefined]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isYours) return;
    const { about } = choosing;
    if (!play.pick && about === undefined) return;
    event.preventDefault();
    if (play.pick) expect();
    choosing.back();
    const thing = play.pick
      ? undefined
      : document.querySelector<HTMLElement>(`[data-id="${CSS.escape(about ?? '')}"]`);
    thing?.focus();
  };
  return (
    <div class="match" onKeyDown={onKeyDown}>
      <section class="panel bar" aria-labelledby="match">
        <div class="row">
          <h2 id="match">Match</h2>
          <p class="moment">{words}</p>
        </div>
        <Refusals refusals={table?.ok === false ? table.refusals : []} />
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
        <TakeAlong game={game} play={play} />
      </section>
      <MovesPanel
        play={play}
        players={players}
        line={line}
        shown={shown}
        choosing={choosing}
        list={list}
        onTaken={expect}
        change={change}
      />
      <Table
        zones={shown?.zones ?? []}
        choosing={choosing}
        onAbout={() => setTimeout(focus)}
        onTaken={() => undefined}
      />
      <Log
        turns={turns}
        step={step}
        isFull={play.full === true}
        setFull={(full) => amend(play, (now) => ({ ...now, full }))}
        go={go}
      />
    </div>
  );
}
