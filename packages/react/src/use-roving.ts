import { useRef, useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (row: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (row) => row,
  ArrowUp: (row) => -row,
};

/** Which item a key leads to; undefined if it leads nowhere. */
function itemAfter(key: string, at: number, length: number, row = 1): number | undefined {
  if (length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const next = at + (STEPS[key]?.(row) ?? NaN);
  return next >= 0 && next < length ? next : undefined;
}

/** What makes an element one of a group with one tab stop. */
export interface RovingItem {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** One tab stop for a group of items: the arrow keys, Home and End go from item to item. */
export function useRoving(length: number, row = 1) {
  const [current, setCurrent] = useState(0);
  const items = useRef(new Map<number, HTMLElement>());
  const at = Math.min(current, Math.max(0, length - 1));
  const groupProps = {
    onKeyDown(event: KeyboardEvent): void {
      const next = itemAfter(event.key, at, length, row);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setCurrent(next);
      items.current.get(next)?.focus();
    },
  };
  const itemProps = (index: number): RovingItem => ({
    tabIndex: index === at ? 0 : -1,
    onFocus: () => setCurrent(index),
    ref(element) {
      if (element) items.current.set(index, element);
      else items.current.delete(index);
    },
  });
  return { groupProps, itemProps };
}
