import { useLayoutEffect, useRef, type RefObject } from 'react';

const TIME = 240;
const SHORT = 2;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** Where things come from that were not on the table before: the pile or plate of their owner. */
const originOf = (table: HTMLElement, element: HTMLElement): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-origin="${CSS.escape(element.dataset['of'] ?? '')}"]`);

/**
 * Lets things fly from where they lay to where they lie: after each step every element with `data-thing` moves from its old
 * place, in less than a third of a second. Nothing moves if less motion is asked for. A press skips it.
 */
export function useFlight(table: RefObject<HTMLElement | null>, step: number): void {
  const spots = useRef(new Map<string, Spot>());
  const last = useRef(step);
  useLayoutEffect(() => {
    const root = table.current;
    if (!root) return;
    const before = spots.current;
    const after = new Map<string, Spot>();
    const isMoving = last.current !== step && Math.abs(step - last.current) < 60 && !isStill();
    last.current = step;
    for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
      const id = element.dataset['thing'] ?? '';
      const { left, top, width } = element.getBoundingClientRect();
      if (width === 0 || after.has(id)) continue;
      const spot = { left: left + scrollX, top: top + scrollY, width };
      after.set(id, spot);
      if (!isMoving) continue;
      const old = before.get(id);
      const origin = old ? undefined : originOf(root, element)?.getBoundingClientRect();
      const from =
        old ?? (origin && { left: origin.left + scrollX, top: origin.top + scrollY, width: origin.width });
      if (!from) continue;
      const x = from.left - spot.left;
      const y = from.top - spot.top;
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
    spots.current = after;
  });
}
