import { useEffect, useRef } from 'preact/hooks';

/**
 * Keeps the keyboard where it is needed: once `expect` was called and what is shown changes, the first of the list gets
 * the focus, unless the person is somewhere else by then.
 */
export function useFocusFirst(shown: unknown) {
  const list = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (!isExpected.current) return;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const first = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    if (!first) return;
    isExpected.current = false;
    if (isLost || list.current?.contains(activeElement)) first.focus();
  }, [shown]);
  return {
    list,
    expect: (): void => {
      isExpected.current = true;
    },
    /** At once, wherever the focus is. */
    focus: (): void => {
      list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    },
  };
}
