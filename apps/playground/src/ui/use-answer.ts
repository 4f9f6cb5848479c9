import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../engine/answer.js';

/** An answer on its way: the last one stays to be seen until the next has come. */
export interface Asking<T> {
  readonly answer: Answer<T> | undefined;
  readonly pending: boolean;
}

interface Answered<T> {
  /** To which question. */
  readonly key: string | undefined;
  readonly answer: Answer<T> | undefined;
}

/** Asks when the question changes; only the answer to the latest question counts. A question of `undefined` is not asked. */
export function useAnswer<Question, T>(
  question: Question | undefined,
  ask: (question: Question) => Promise<Answer<T>>,
): Asking<T> {
  const key = question === undefined ? undefined : JSON.stringify(question);
  const [state, setState] = useState<Answered<T>>({ key: undefined, answer: undefined });
  const latest = useRef(key);
  latest.current = key;
  useEffect(() => {
    if (question === undefined) {
      setState({ key, answer: undefined });
      return;
    }
    const settle = (answer: Answer<T>): void => {
      if (latest.current === key) setState({ key, answer });
    };
    ask(question).then(settle, (error: unknown) => {
      settle({ ok: false, refusals: [{ code: 'failed', words: String(error), path: [] }] });
    });
  }, [key]);
  if (key === undefined) return { answer: undefined, pending: false };
  return { answer: state.answer, pending: state.key !== key };
}
