import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import type { Refusal } from '../engine/answer.js';
import { useRoving } from './use-answer.js';

/** Shows refusals: the words, then the code. */
export function Refusals({ refusals }: { readonly refusals: readonly Refusal[] }) {
  if (refusals.length === 0) return null;
  return (
    <>
      <ul class="refusals">
        {refusals.map(({ code, words }) => (
          <li key={`${code} ${words}`}>
            {words} <code>{code}</code>
          </li>
        ))}
      </ul>
      {refusals.some(({ code }) => code === 'failed') ? <TryAgain /> : null}
    </>
  );
}

const again = (): void => location.reload();

/**
 * Says that a part of the page could not be loaded, and loads the page again: on a press, and by itself once the
 * network is back. The address holds everything, so nothing is lost.
 */
export function TryAgain() {
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <p class="try-again" role="alert">
      A part of this page could not be loaded.{' '}
      <button type="button" onClick={again}>
        Try again
      </button>
    </p>
  );
}

const Live = createContext<(words: string) => void>(() => undefined);

/** Announces something to screen readers. */
export const useAnnounce = () => useContext(Live);

/** Holds the live region that announcements go to. */
export function LiveRegion({ children }: { readonly children: ComponentChildren }) {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  // Announces the same words twice if they are said twice.
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

/** A button that copies a text and says so, or says that copying is not allowed. */
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
