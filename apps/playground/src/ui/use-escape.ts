import { useEffect, useRef } from 'preact/hooks';

const TYPED = /^(?:INPUT|TEXTAREA|SELECT)$/u;

/** Does something on Escape, wherever the focus is on the page; where somebody types, the key is theirs. */
export function useEscape(leave: () => void): void {
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && TYPED.test(event.target.tagName);
      if (event.key !== 'Escape' || typing || event.defaultPrevented) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
