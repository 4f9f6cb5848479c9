import { useEffect, useState } from 'preact/hooks';

/** A value once it has not changed for a while (milliseconds); the first at once. Compared as JSON. */
export function useDebounced<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [JSON.stringify(value), pause]);
  return settled;
}
