import { useRef, type RefObject } from 'react';
import { useBeforePaint } from './use-before-paint.js';

const TIME = 240;
const SHORT = 2;
/** The number of steps from which on a jump is not animated. */
const FAR = 60;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Finds where things come from that were not on the table before: the pile or plate of their owner. */
const originOf = (table: HTMLElement, element: HTMLElement): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-origin="${CSS.escape(element.dataset['of'] ?? '')}"]`);

function spotOf(element: Element): Spot {
  const { left, top, width } = element.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width };
}

/** Finds the place of each thing, by its id. The first element of a thing counts. */
function spotsIn(root: HTMLElement): ReadonlyMap<string, readonly [HTMLElement, Spot]> {
  const found = new Map<string, readonly [HTMLElement, Spot]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const id = element.dataset['thing'] ?? '';
    const spot = spotOf(element);
    if (spot.width > 0 && !found.has(id)) found.set(id, [element, spot]);
  }
  return found;
}

/**
 * Animates things from their old places to their new ones: after each step every element with `data-thing`
 * moves, in less than a third of a second. Nothing moves, and nothing is measured, if less motion is
 * preferred. A press skips the animation.
 */
export function useFlight(table: RefObject<HTMLElement | null>, step: number): void {
  const last = useRef(step);
  const before = useRef<ReadonlyMap<string, readonly [HTMLElement, Spot]>>(undefined);
  // The old places are read while they are still drawn.
  if (last.current !== step && table.current)
    before.current = Math.abs(step - last.current) < FAR && !isStill() ? spotsIn(table.current) : undefined;
  last.current = step;
  useBeforePaint(() => {
    const root = table.current;
    const old = before.current;
    before.current = undefined;
    if (!root || !old) return;
    for (const [id, [element, { left, top, width }]] of spotsIn(root)) {
      const [, spot] = old.get(id) ?? [];
      const origin = spot ? undefined : originOf(root, element);
      const from = spot ?? (origin && spotOf(origin));
      if (!from) continue;
      // An element that is drawn scaled moves by its own scale.
      const drawn = element.offsetWidth > 0 ? width / element.offsetWidth : 1;
      const x = (from.left - left) / drawn;
      const y = (from.top - top) / drawn;
      if (Math.abs(x) + Math.abs(y) < SHORT) continue;
      const scale = Math.max(0.2, Math.min(3, from.width / width));
      element.animate(
        [
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
          { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
        ],
        { duration: TIME, easing: 'cubic-bezier(.2,.8,.3,1)' },
      );
    }
  }, [step]);
}
