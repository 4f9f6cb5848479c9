import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../engine/answer.js';

/** An answer that may be on its way. The last one stays visible until the next has come. */
export interface PendingAnswer<T> {
  readonly answer: Answer<T> | undefined;
  readonly pending: boolean;
}

interface Answered<T> {
  /** The question that it answers. */
  readonly key: string | undefined;
  readonly answer: Answer<T> | undefined;
}

/** The settings of a question. */
interface Manner<T> {
  /** Whether it is asked before the next frame is drawn, because the visitor waits for the answer. */
  readonly isUrgent?: boolean;
  /** The answer, if it is already known. Then the question is not asked. */
  readonly known?: Answer<T> | undefined;
}

/**
 * Asks when the question changes. Only the answer to the latest question counts. An undefined question is not
 * asked.
 */
export function useAnswer<Question, T>(
  question: Question | undefined,
  ask: (question: Question) => Promise<Answer<T>>,
  { isUrgent = false, known }: Manner<T> = {},
): PendingAnswer<T> {
  const key = question === undefined ? undefined : JSON.stringify(question);
  const [, setTold] = useState<Answered<T>>();
  const latest = useRef(key);
  latest.current = key;
  const last = useRef<Answered<T>>({ key: undefined, answer: undefined });
  if (key === undefined || known) last.current = { key, answer: known };
  const effect = isUrgent ? useLayoutEffect : useEffect;
  effect(() => {
    if (question === undefined || last.current.key === key) return;
    const settle = (answer: Answer<T>): void => {
      if (latest.current !== key) return;
      last.current = { key, answer };
      setTold(last.current);
    };
    ask(question).then(settle, (error: unknown) => {
      settle({ ok: false, refusals: [{ code: 'failed', words: String(error), path: [] }] });
    });
  }, [key]);
  if (key === undefined) return { answer: undefined, pending: false };
  return { answer: last.current.answer, pending: last.current.key !== key };
}

/**
 * Returns a value once it has not changed for a while (milliseconds), and the first at once. Values are
 * compared as JSON.
 */
export function useDebounced<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [JSON.stringify(value), pause]);
  return settled;
}

const TYPED = /^(?:INPUT|TEXTAREA|SELECT)$/u;

/** Does something on Escape, wherever the focus is on the page, except while the visitor types. */
export function useEscape(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && TYPED.test(event.target.tagName);
      if (event.key !== 'Escape' || typing || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Keeps the focus near when its element is removed: as the stage changes, the element that holds the stages
 * gets the focus. That element takes the ref, and a `tabIndex` of -1.
 */
export function useKeptFocus(stage: string) {
  const holder = useRef<HTMLDivElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) holder.current?.focus();
  }, [stage]);
  return holder;
}

/** How far each key goes among the items of a group. `row` is the number of items in a row. */
const STEPS: Readonly<Record<string, (row: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (row) => row,
  ArrowUp: (row) => -row,
};

/** Returns the item that a key leads to, or undefined if it leads nowhere. */
export function itemAfter(key: string, at: number, length: number, row = 1): number | undefined {
  if (length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const next = at + (STEPS[key]?.(row) ?? NaN);
  return next >= 0 && next < length ? next : undefined;
}

/**
 * One tab stop for a group of items: the arrow keys, Home and End go from item to item. Each item takes
 * {@link itemProps}, the group {@link groupProps}.
 */
export function useRoving(length: number, row = 1) {
  const [current, setCurrent] = useState(0);
  const items = useRef(new Map<number, HTMLElement>());
  const at = Math.min(current, Math.max(0, length - 1));
  const groupProps = {
    onKeyDown: (event: KeyboardEvent): void => {
      const next = itemAfter(event.key, at, length, row);
      if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setCurrent(next);
      items.current.get(next)?.focus();
    },
  };
  const itemProps = (index: number) => ({
    tabIndex: index === at ? 0 : -1,
    onFocus: () => setCurrent(index),
    ref: (element: HTMLElement | null) => {
      if (element) items.current.set(index, element);
      else items.current.delete(index);
    },
  });
  return { groupProps, itemProps };
}
