import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogTurn } from '../engine/play/shown.js';
import { itemAfter } from '../ui/roving.js';

/** The log without what is minor, and without what is empty then. */
function shortLog(turns: readonly LogTurn[]): readonly LogTurn[] {
  return turns.map(({ title, entries }) => ({
    title,
    entries: entries.flatMap(({ step, lines }) => {
      const major = lines.filter(({ aside }) => !aside);
      return major.length === 0 ? [] : [{ step, lines: major }];
    }),
  }));
}

/** The entry that a step's moment belongs to: the last that was told by then, else the first. */
function currentOf(turns: readonly LogTurn[], step: number): number | undefined {
  const steps = turns.flatMap(({ entries }) => entries.map((entry) => entry.step));
  return steps.findLast((each) => each <= step) ?? steps[0];
}

/** One turn. It is drawn anew only where the current step comes into it, moves in it, or leaves it. */
function Turn({
  turn: { title, entries },
  current,
  step,
  go,
}: {
  readonly turn: LogTurn;
  readonly current: number | undefined;
  readonly step: number;
  readonly go: (step: number) => void;
}) {
  const isIn = entries.some((entry) => entry.step === current);
  const isLater = (entries[0]?.step ?? Infinity) > step;
  return useMemo(
    () => (
      <section class="log-turn">
        <h3>{title}</h3>
        <ol>
          {entries.map((entry) => (
            <li key={entry.step}>
              <button
                type="button"
                class="entry"
                tabIndex={entry.step === current ? 0 : -1}
                aria-current={entry.step === current ? 'step' : undefined}
                data-later={entry.step > step}
                onClick={() => go(entry.step)}
              >
                {entry.lines.map(({ text, aside }, line) => (
                  <span key={`${line} ${text}`} class={aside ? 'line faint' : 'line'}>
                    {text}{' '}
                  </span>
                ))}
              </button>
            </li>
          ))}
        </ol>
      </section>
    ),
    [title, entries, isIn ? current : undefined, isIn ? step : isLater, go],
  );
}

/** What happened, turn by turn: one tab stop, the arrow keys go from entry to entry, and an entry leads to its step. */
export function Log({
  turns,
  step,
  isFull,
  setFull,
  go,
}: {
  readonly turns: readonly LogTurn[];
  readonly step: number;
  readonly isFull: boolean;
  readonly setFull: (isFull: boolean) => void;
  readonly go: (step: number) => void;
}) {
  const shown = useMemo(() => (isFull ? turns : shortLog(turns)), [turns, isFull]);
  const current = useMemo(() => currentOf(shown, step), [shown, step]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = box.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the box is scrolled, never the page.
    if (box.current && entry) box.current.scrollTop = entry.offsetTop - box.current.clientHeight / 2;
  }, [current, shown]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const entries = [...(box.current?.querySelectorAll<HTMLElement>('.entry') ?? [])];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = itemAfter(event.key, at, entries.length);
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  return (
    <section class="panel log" aria-labelledby="log">
      <div class="row">
        <h2 id="log">Log</h2>
        <label>
          <input
            type="checkbox"
            checked={isFull}
            onChange={({ currentTarget }) => setFull(currentTarget.checked)}
          />{' '}
          minor events, too
        </label>
      </div>
      {current === undefined ? <p class="faint">Nothing has happened yet.</p> : null}
      <div class="log-box" ref={box} onKeyDown={onKeyDown}>
        {shown.map((turn) => (
          <Turn key={turn.title} turn={turn} current={current} step={step} go={go} />
        ))}
      </div>
    </section>
  );
}
