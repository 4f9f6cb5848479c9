import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../engine/answer.js';
import { Refusals } from './refusals.js';

interface Loaded<Props> {
  readonly View?: ComponentType<Props>;
  readonly refusals?: readonly Refusal[];
}

/** How long to wait before each further try to load something, in milliseconds. */
const PAUSES = [400, 1_500, 4_000] as const;

/** Loads something, and tries again a few times: a network is sometimes away for a moment. */
async function tried<Found>(load: () => Promise<Found>): Promise<Found> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => void setTimeout(resolve, pause));
    }
  }
  return load();
}

/** Returns a component whose code is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Lazy(props: Props) {
    const [{ View, refusals }, setLoaded] = useState<Loaded<Props>>({});
    useEffect(() => {
      tried(load).then(
        (loaded) => setLoaded({ View: loaded }),
        (error: unknown) => setLoaded({ refusals: [{ code: 'failed', words: String(error), path: [] }] }),
      );
    }, []);
    if (refusals) return <Refusals refusals={refusals} />;
    return View ? <View {...props} /> : <p class="waiting">One moment ...</p>;
  };
}
