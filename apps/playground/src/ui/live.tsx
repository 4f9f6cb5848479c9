import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useState } from 'preact/hooks';

const Live = createContext<(words: string) => void>(() => undefined);

/** Says something to those who hear the page instead of seeing it. */
export const useAnnounce = () => useContext(Live);

/** Holds the live region that announcements go to. */
export function LiveRegion({ children }: { readonly children: ComponentChildren }) {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  // The same words said twice are two announcements.
  const announce = useCallback((words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })), []);
  return (
    <Live.Provider value={announce}>
      {children}
      <p class="unseen" role="status" aria-live="polite" aria-atomic="true">
        <span key={said.turn}>{said.words}</span>
      </p>
    </Live.Provider>
  );
}
