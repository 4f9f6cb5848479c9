import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogTurn } from '../engine/play/shown.js';
import { SPEEDS, type Speed } from './use-line.js';

/** Returns the first step of each turn, for going from turn to turn. */
const turnSteps = (turns: readonly LogTurn[]): readonly number[] =>
  turns.flatMap(({ entries: [first] }) => (first ? [first.step] : []));

/** Lets the arrow keys go from step to step, unless something else on the page takes them. */
function useArrows(jump: (by: number) => void): void {
  const latest = useRef(jump);
  latest.current = jump;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      const isTaken = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey;
      const { target } = event;
      const isFree = target === document.body || (target instanceof Element && target.matches('.bar button'));
      if (by === 0 || isTaken || !isFree || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Goes through the steps of a match: by slider, single steps, turns, or automatically. */
export function Replay({
  step,
  length,
  turns,
  words,
  isOn,
  setOn,
  speed,
  setSpeed,
  go,
  isWatched,
  children,
}: {
  readonly step: number;
  readonly length: number;
  readonly turns: readonly LogTurn[];
  /** The step in words, for screen readers of the slider. */
  readonly words: string;
  readonly isOn: boolean;
  readonly setOn: (isOn: boolean) => void;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly go: (step: number) => void;
  /** Whether the match is watched. Players have other things to press. */
  readonly isWatched: boolean;
  /** The content under the slider: the course of the match. */
  readonly children?: ComponentChildren;
}) {
  const steps = turnSteps(turns);
  const jump = (to: number | undefined): void => {
    setOn(false);
    if (to !== undefined) go(Math.max(0, Math.min(length, to)));
  };
  useArrows((by) => jump(step + by));
  const buttons = [
    { label: 'To the start', sign: '|◀', to: step > 0 ? 0 : undefined },
    {
      label: 'A turn back',
      sign: '◀◀',
      to: steps.findLast((each) => each < step) ?? (step > 0 ? 0 : undefined),
    },
    { label: 'A step back', sign: '◀', to: step > 0 ? step - 1 : undefined },
  ];
  const forward = [
    { label: 'A step forward', sign: '▶', to: step < length ? step + 1 : undefined },
    {
      label: 'A turn forward',
      sign: '▶▶',
      to: steps.find((each) => each > step) ?? (step < length ? length : undefined),
    },
    { label: 'To the end', sign: '▶|', to: step < length ? length : undefined },
  ];
  const button = ({ label, sign, to }: (typeof buttons)[number]) => (
    <button
      key={label}
      type="button"
      class="jump"
      data-by={sign.length}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      onClick={() => jump(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <div class="replay">
      <label class="slider">
        <span class="step-words">
          Step {step} of {length}
        </span>
        <span class="track">
          {children}
          <input
            type="range"
            min={0}
            max={length}
            value={step}
            aria-label="Step"
            aria-valuetext={words}
            onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
          />
        </span>
      </label>
      <div class="row">
        {buttons.map(button)}
        <button
          type="button"
          class={isWatched ? 'main' : ''}
          aria-disabled={length === 0}
          onClick={() => {
            if (!isOn && step >= length) go(0);
            setOn(!isOn && length > 0);
          }}
        >
          {isOn ? 'Pause' : 'Play'}
        </button>
        {forward.map(button)}
        <label>
          Speed{' '}
          <select
            value={speed}
            onChange={({ currentTarget }) => {
              setSpeed(SPEEDS.find(({ id }) => id === currentTarget.value)?.id ?? 'usual');
            }}
          >
            {SPEEDS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
