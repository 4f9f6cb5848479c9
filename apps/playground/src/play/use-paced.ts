import { useEffect, useRef, useState } from 'preact/hooks';
import { wantsStillness } from './use-autoplay.js';

/** How long a step is seen while others follow, and how long all of them may take, in milliseconds. */
const STEP = 160;
const LONGEST = 1_600;

/**
 * The step that is shown on the way to a later one: what bots did is seen move by move, quickly. A press or a key skips it, and
 * where less motion is asked for there is none.
 */
export function usePaced(step: number, isPaced: boolean): number {
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
