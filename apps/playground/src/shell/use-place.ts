import type { Change } from '../ui/page-props.js';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { fragmentOf, readFragment } from '../address/link.js';
import type { Place } from '../address/place.js';
import { START } from '../address/start.js';
import type { Refusal } from '../engine/answer.js';
import { engine } from '../engine/client.js';
import { FIRST } from '../play/match-place.js';

const UNREADABLE: Refusal = { code: 'notJson', words: 'This address cannot be read.', path: [] };
/**
 * How long the address waits for more changes, in milliseconds, because browsers limit changes per second.
 */
const PAUSE = 150;

/**
 * Returns the key of a stop in the browser's history. Places with different keys are different stops for back
 * and forward.
 */
const stopOf = ({ game, page, board, play = FIRST }: Place): string => {
  // If the address names no match, it is the first one, and it stays the same once its moves are named.
  const { setup, puzzle, seed, seats } = play;
  return JSON.stringify([game, page, board?.example, setup, puzzle, seed, seats]);
};

/**
 * Keeps the place in step with the address: a change is written to the fragment, and a fragment that the
 * visitor types or goes back to is read. Returns undefined until the first is read.
 */
export function usePlace() {
  const [place, setPlace] = useState<Place>();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const latest = useRef(place);
  latest.current = place;
  /** Counts the changes of the place. An address that was read for an older count is ignored. */
  const turn = useRef(0);
  const isReading = useRef(false);
  /**
   * The fragment that was read or written last. If the address has another one, the visitor has gone on, and
   * it must still be read.
   */
  const known = useRef('');
  /** The stop that the address names, or empty if it names none. */
  const stop = useRef('');

  useEffect(() => {
    const read = async (): Promise<void> => {
      const mine = ++turn.current;
      isReading.current = true;
      known.current = location.hash;
      stop.current = '';
      const found = await readFragment(known.current);
      const answer = found.found === 'json' ? await engine.place(found.json) : undefined;
      if (mine !== turn.current) return;
      isReading.current = false;
      const named = found.found === 'nothing' ? START : answer?.ok ? answer.value : undefined;
      if (named) stop.current = stopOf(named);
      setRefusals(found.found === 'flaw' ? [UNREADABLE] : answer?.ok === false ? answer.refusals : []);
      setPlace((before) => named ?? before ?? START);
    };
    const onHash = (): void => void read();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  const write = async (shown: Place): Promise<void> => {
    const fragment = await fragmentOf(shown);
    // An address that is being read, or must still be, is where the visitor goes: it is not overwritten,
    // least of all by the place that they left.
    const isGoing = isReading.current || location.hash !== known.current;
    if (isGoing || latest.current !== shown || refusals.length > 0 || fragment === location.hash) return;
    const next = stopOf(shown);
    // Inside another page, the history belongs to that page.
    if (shown.embed === true || stop.current === next) history.replaceState(null, '', fragment);
    else history.pushState(null, '', fragment);
    stop.current = next;
    known.current = location.hash;
  };
  useEffect(() => {
    if (!place) return undefined;
    const timer = setTimeout(() => {
      void write(place);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [place]);

  const change = useCallback((next: Change) => {
    if (typeof next === 'function') {
      setPlace((before) => before && { ...before, ...next(before) });
      return;
    }
    // The visitor acts, so an address that is still being read is outdated.
    turn.current += 1;
    isReading.current = false;
    setRefusals([]);
    setPlace((before) => ({ ...(before ?? START), ...next }));
  }, []);
  return { place, refusals, change };
}
