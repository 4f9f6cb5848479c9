import { useEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard where it is needed. Once `expect` was called, the first of the list gets the focus whenever what is
 * shown changes, for as long as the person stays there.
 */
export function useFocusFirst(shown: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const isHere = useRef(false);
  const first = (): HTMLElement | null => list.current?.querySelector('[tabindex="0"]') ?? null;
  useEffect(() => {
    if (!isHere.current) return;
    const { activeElement } = document;
    // What had the focus is gone: the person has not left by themselves.
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost || list.current?.contains(activeElement)) first()?.focus();
    else isHere.current = false;
  }, [shown]);
  return {
    list,
    expect: (): void => {
      isHere.current = true;
    },
    /** At once, wherever the focus is. */
    focus: (): void => {
      isHere.current = true;
      first()?.focus();
    },
  };
}
