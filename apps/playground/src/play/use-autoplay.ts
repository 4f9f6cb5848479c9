import { useEffect, useState } from 'preact/hooks';

/** How long a step is looked at, in milliseconds. */
export const SPEEDS = [
  { id: 'slow', name: 'slow', pause: 1500 },
  { id: 'usual', name: 'usual', pause: 600 },
  { id: 'fast', name: 'fast', pause: 200 },
  { id: 'hurried', name: 'very fast', pause: 40 },
] as const;
export type Speed = (typeof SPEEDS)[number]['id'];

/** Whether the system asks for less motion: then nothing moves unless somebody asks for it here. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Goes from step to step by itself while it is on: the next one once the last is shown. */
export function useAutoplay(
  shown: number | undefined,
  step: number,
  length: number,
  go: (step: number) => void,
) {
  const [isOn, setOn] = useState(false);
  const [speed, setSpeed] = useState<Speed>('usual');
  const pause = SPEEDS.find(({ id }) => id === speed)?.pause ?? 600;
  const isAtEnd = step >= length;
  useEffect(() => {
    if (!isOn || isAtEnd || shown !== step) return undefined;
    const timer = setTimeout(() => go(step + 1), pause);
    return () => clearTimeout(timer);
  }, [isOn, isAtEnd, shown, step, pause]);
  return { isOn, setOn, speed, setSpeed };
}
