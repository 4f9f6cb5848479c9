import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../engine/answer.js';

/** An answer on its way: the last one stays to be seen until the next has come. */
export interface PendingAnswer<T> {
  readonly answer: Answer<T> | undefined;
  readonly pending: boolean;
}

interface Answered<T> {
  /** To which question. */
  readonly key: string | undefined;
  readonly answer: Answer<T> | undefined;
}

/** How a question is asked. */
interface Manner<T> {
  /** Whether it is asked before the next picture is drawn: somebody waits for the answer. */
  readonly isUrgent?: boolean;
  /** The answer, if it is known already: it is not asked for then. */
  readonly known?: Answer<T> | undefined;
}

/** Asks when the question changes; only the answer to the latest question counts. A question of `undefined` is not asked. */
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

/** A value once it has not changed for a while (milliseconds); the first at once. Compared as JSON. */
export function useDebounced<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [JSON.stringify(value), pause]);
  return settled;
}

const TYPED = /^(?:INPUT|TEXTAREA|SELECT)$/u;

/** Does something on Escape, wherever the focus is on the page; where somebody types, the key is theirs. */
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
 * Keeps the focus near when what had it is taken away: as the stage changes, the element that holds the stages gets it.
 * That element takes the ref, and a `tabIndex` of -1.
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

/** How far each key goes among the items of a group; `row` stands for as many items as a row has. */
const STEPS: Readonly<Record<string, (row: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (row) => row,
  ArrowUp: (row) => -row,
};

/** Which item a key leads to; `undefined` where it leads nowhere. */
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
