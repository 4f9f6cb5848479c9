import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../engine/answer.js';

/** An answer on its way: the last one stays to be seen until the next has come. */
export interface Asking<T> {
  readonly answer: Answer<T> | undefined;
  readonly pending: boolean;
}

/** Asks when the question changes; only the answer to the latest question counts. A question of `undefined` is not asked. */
export function useAnswer<Question, T>(
  question: Question | undefined,
  ask: (question: Question) => Promise<Answer<T>>,
): Asking<T> {
  const key = question === undefined ? undefined : JSON.stringify(question);
  const [state, setState] = useState<Asking<T>>({ answer: undefined, pending: false });
  const latest = useRef(key);
  latest.current = key;
  useEffect(() => {
    if (question === undefined) {
      setState({ answer: undefined, pending: false });
      return;
    }
    setState(({ answer }) => ({ answer, pending: true }));
    const settle = (answer: Answer<T>): void => {
      if (latest.current === key) setState({ answer, pending: false });
    };
    ask(question).then(settle, (error: unknown) => {
      settle({ ok: false, refusals: [{ code: 'failed', words: String(error), path: [] }] });
    });
  }, [key]);
  return state;
}
