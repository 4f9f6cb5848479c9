import type { ThingView } from '@reticle/core/host';
import { memo, useEffect, useRef } from 'react';
import { usePointer } from './pointer.js';
import type { LogEntry } from './state.js';

/** Lines that are shown: what is older is found by going back. */
const MOST_LINES = 120;

/** A line in parts: text, and names of things on the table with their ids. The longest name counts. */
function partsOf(
  text: string,
  names: readonly (readonly [string, string])[],
): readonly (string | { readonly id: string; readonly name: string })[] {
  for (const [name, id] of names) {
    const at = text.indexOf(name);
    if (at < 0) continue;
    return [
      ...partsOf(text.slice(0, at), names),
      { id, name },
      ...partsOf(text.slice(at + name.length), names),
    ];
  }
  return text === '' ? [] : [text];
}

/** The names of things that are long enough to be told from words, the longest first. */
const namesOf = (things: ReadonlyMap<string, ThingView>): readonly (readonly [string, string])[] =>
  [...new Map([...things.values()].map(({ name, ref }) => [name, ref.id])).entries()]
    .filter(([name]) => name.length > 2)
    .toSorted(([one], [other]) => other.length - one.length);

const Line = memo(
  ({
    text,
    names,
    look,
  }: {
    readonly text: string;
    readonly names: readonly (readonly [string, string])[];
    readonly look: (id: string | undefined) => void;
  }) => (
    <p>
      {partsOf(text, names).map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : (
          <span key={`${at} ${part.id}`} className="rt-named" onMouseEnter={() => look(part.id)}>
            {part.name}
          </span>
        ),
      )}
    </p>
  ),
);

/** What happened, the newest last; the names in it point at the things. */
export function Log({ log }: { readonly log: readonly LogEntry[] }) {
  const { things, look } = usePointer();
  const box = useRef<HTMLDivElement>(null);
  const names = namesOf(things);
  const lines = log
    .flatMap(({ step, lines: told }) =>
      told.filter(({ aside }) => !aside).map(({ text }, at) => ({ key: `${step} ${at}`, text })),
    )
    .slice(-MOST_LINES);
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length]);
  return (
    <div className="rt-log" ref={box} role="log" aria-label="What happened" tabIndex={0}>
      {lines.length === 0 ? <p>Nothing has happened yet.</p> : null}
      {lines.map(({ key, text }) => (
        <Line key={key} text={text} names={names} look={look} />
      ))}
    </div>
  );
}
