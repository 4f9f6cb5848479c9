import { useEffect, useRef } from 'preact/hooks';

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
