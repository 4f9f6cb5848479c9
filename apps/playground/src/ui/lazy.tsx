import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../engine/answer.js';
import { Refusals } from './refusals.js';

interface Loaded<Props> {
  readonly View?: ComponentType<Props>;
  readonly refusals?: readonly Refusal[];
}

/** Returns a component whose code is loaded when it is first shown. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function Lazy(props: Props) {
    const [{ View, refusals }, setLoaded] = useState<Loaded<Props>>({});
    useEffect(() => {
      load().then(
        (loaded) => setLoaded({ View: loaded }),
        (error: unknown) => setLoaded({ refusals: [{ code: 'failed', words: String(error), path: [] }] }),
      );
    }, []);
    if (refusals) return <Refusals refusals={refusals} />;
    return View ? <View {...props} /> : <p class="waiting">One moment ...</p>;
  };
}
