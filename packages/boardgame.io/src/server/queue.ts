/** A queue: it runs a job after all earlier jobs of its key. It forgets a key whose jobs are done. */
export type Queue = (key: string, job: () => Promise<void>) => Promise<void>;

export function queueByKey(): Queue {
  const tails = new Map<string, Promise<void>>();
  return (key, job) => {
    const done = (tails.get(key) ?? Promise.resolve()).then(job);
    const tail: Promise<void> = done
      .catch(() => {})
      .finally(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    tails.set(key, tail);
    return done;
  };
}
