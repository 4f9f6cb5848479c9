import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { fragmentOf, readFragment } from '../address/link.js';
import type { Place } from '../address/place.js';
import { START } from '../address/start.js';
import type { Refusal } from '../engine/answer.js';
import { engine } from '../engine/client.js';

/** A change of the place: the keys that are given; what they hold is replaced. */
export type Change = Partial<Place>;

const UNREADABLE: Refusal = { code: 'notJson', words: 'This address cannot be read.', path: [] };
/** How long the address waits for more to change, in milliseconds: browsers allow only so many changes a second. */
const PAUSE = 150;

/**
 * Where the playground is, kept in step with the address: a change goes into the fragment, and a fragment that somebody
 * types or goes back to is read. `undefined` until the first is read.
 */
export function usePlace() {
  const [place, setPlace] = useState<Place>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const written = useRef('');

  useEffect(() => {
    const read = async (): Promise<void> => {
      if (place && location.hash === written.current) return;
      const found = await readFragment(location.hash);
      const answer = found.found === 'json' ? await engine.place(found.json) : undefined;
      setRefusals(found.found === 'flaw' ? [UNREADABLE] : answer?.ok === false ? answer.refusals : []);
      setPlace(answer?.ok ? answer.value : (before) => before ?? START);
    };
    const onHash = (): void => void read();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  const write = async (shown: Place): Promise<void> => {
    const fragment = await fragmentOf(shown);
    if (refusals.length > 0 || fragment === location.hash) return;
    written.current = fragment;
    history.replaceState(null, '', fragment);
  };
  useEffect(() => {
    if (!place) return undefined;
    const timer = setTimeout(() => {
      void write(place);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [place]);

  const change = useCallback((next: Change) => {
    setRefusals([]);
    setPlace((before) => ({ ...(before ?? START), ...next }));
  }, []);
  return { place, refusals, change };
}
