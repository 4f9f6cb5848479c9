import { useRef, useState, type KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (row: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (row) => row,
  ArrowUp: (row) => -row,
};

/** Returns the item to which a key leads. Returns undefined if it leads nowhere. */
function itemAfter(key: string, at: number, length: number, row = 1): number | undefined {
  if (length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const next = at + (STEPS[key]?.(row) ?? NaN);
  return next >= 0 && next < length ? next : undefined;
}

/** The properties that make an element part of a group with one tab stop. */
export interface RovingItem {
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly ref: (element: HTMLElement | null) => void;
}

/** Makes a group of items with one tab stop. The arrow keys, Home and End move from item to item. */
export function useRoving(length: number, row = 1) {
  const [current, setCurrent] = useState(0);
  const items = useRef(new Map<number, HTMLElement>());
  /**
   * The items, each the same object while nothing about it changes, so that what uses it is not drawn again.
   */
  const made = useRef(new Map<number, RovingItem>());
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
  const itemProps = (index: number): RovingItem => {
    const tabIndex = index === at ? 0 : -1;
    const known = made.current.get(index);
    if (known?.tabIndex === tabIndex) return known;
    const item: RovingItem = {
      tabIndex,
      onFocus: () => setCurrent(index),
      ref(element) {
        if (element) items.current.set(index, element);
        else items.current.delete(index);
      },
    };
    made.current.set(index, item);
    return item;
  };
  return { groupProps, itemProps };
}
