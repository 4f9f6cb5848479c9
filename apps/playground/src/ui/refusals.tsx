import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useState } from 'preact/hooks';
import type { Refusal } from '../engine/answer.js';
import { useRoving } from './use-answer.js';

/** Why something is refused: the words, then the code. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  if (refusals.length === 0) return null;
  return (
    <ul class="refusals">
      {refusals.map(({ code, words }) => (
        <li key={`${code} ${words}`}>
          {words} <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}

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

/** A button that copies a text, and says so; where copying is not allowed, it says that. */
export function CopyButton({
  label,
  text,
  done,
}: {
  readonly label: string;
  readonly text: () => string | Promise<string>;
  readonly done: string;
}) {
  const announce = useAnnounce();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(await text());
    announce(done);
  };
  return (
    <button
      type="button"
      onClick={() => {
        copy().catch(() => announce('The browser does not let this page copy.'));
      }}
    >
      {label}
    </button>
  );
}

/** A row of tabs: one tab stop, the arrow keys choose. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly name: string }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}) {
  const { groupProps, itemProps } = useRoving(tabs.length);
  return (
    <div class="tabs" role="tablist" aria-label={label} {...groupProps}>
      {tabs.map(({ id, name }, index) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          aria-selected={id === chosen}
          aria-controls="page"
          {...itemProps(index)}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
