import type { FaceView, SignView, ThingView } from '@reticle/core/host';
import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Sign } from './art.js';
import { useMessages } from './look.js';
import { Offers } from './offers.js';
import { isSame } from './reuse.js';
import { useRoving, type RovingItem } from './roving.js';
import type { LogEntry, OfferView } from './state.js';
import { useTable } from './table-context.js';

/** The most entries that are shown. Older ones are found by going back. */
const MOST_ENTRIES = 150;

type Names = readonly (readonly [string, string])[];
type Part = string | { readonly id: string; readonly name: string };

/** Splits a line into text and names of things on the table, with their ids. The longest name counts. */
function partsOf(text: string, names: Names): readonly Part[] {
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

/** Splits a line into text, names of things on the table, and signs. */
const piecesOf = (line: FaceView['text'][number], names: Names): readonly (Part | SignView)[] =>
  line.flatMap((piece): readonly (Part | SignView)[] =>
    typeof piece === 'string' ? partsOf(piece, names) : [piece],
  );

/** Lists the names of things that are long enough to be distinguished from words, the longest first. */
const namesOf = (things: ReadonlyMap<string, ThingView>): Names =>
  [...new Map([...things.values()].map(({ name, ref }) => [name, ref.id])).entries()]
    .filter(([name]) => name.length > 2)
    .toSorted(([one], [other]) => other.length - one.length);

const Line = /* @__PURE__ */ memo(
  ({
    line,
    names,
    look,
  }: {
    readonly line: FaceView['text'][number];
    readonly names: Names;
    readonly look: (id: string | undefined) => void;
  }) => (
    <span className="rt-line-words">
      {piecesOf(line, names).map((part, at) =>
        typeof part === 'string' ? (
          part
        ) : 'sign' in part ? (
          <Sign key={`${at} ${part.sign}`} sign={part} />
        ) : (
          <span key={`${at} ${part.id}`} className="rt-named" onMouseEnter={() => look(part.id)}>
            {part.name}
          </span>
        ),
      )}{' '}
    </span>
  ),
);

/** Returns the names of things: the identical list as before if they are equal. */
function useNames(things: ReadonlyMap<string, ThingView>): Names {
  const kept = useRef<Names>([]);
  return useMemo(() => {
    const names = namesOf(things);
    if (!isSame(kept.current, names)) kept.current = names;
    return kept.current;
  }, [things]);
}

/** One step of the log. It is a link to that step if the table can go to steps. */
function Entry({
  step,
  isLast,
  item,
  onStep,
  children,
}: {
  readonly step: number;
  readonly isLast: boolean;
  readonly item: RovingItem;
  readonly onStep: ((step: number) => void) | undefined;
  readonly children: ReactNode;
}) {
  return onStep ? (
    <button
      type="button"
      className="rt-entry"
      aria-current={isLast ? 'step' : undefined}
      onClick={() => onStep(step)}
      {...item}
    >
      {children}
    </button>
  ) : (
    <p className="rt-entry">{children}</p>
  );
}

interface LogProps {
  readonly log: readonly LogEntry[];
  readonly things: ReadonlyMap<string, ThingView>;
  readonly look: (id: string | undefined) => void;
  readonly onStep?: ((step: number) => void) | undefined;
}

const DrawnLog = /* @__PURE__ */ memo(({ log, things, look, onStep }: LogProps) => {
  const names = useNames(things);
  const { whatHappened, nothingYet } = useMessages();
  const entries = useMemo(
    () =>
      log
        .slice(-MOST_ENTRIES * 3)
        .map((entry) => ({ ...entry, lines: entry.lines.filter(({ aside }) => !aside) }))
        .filter(({ lines, title }) => lines.length > 0 || title !== undefined)
        .slice(-MOST_ENTRIES),
    [log],
  );
  const last = entries.findLastIndex(({ lines }) => lines.length > 0);
  const { groupProps, itemProps } = useRoving(entries.length);
  return (
    <div
      className="rt-log"
      role="log"
      aria-label={whatHappened}
      tabIndex={onStep ? undefined : 0}
      {...groupProps}
    >
      {/* The box counts from its end: what is new is seen without anybody scrolling it. */}
      <div>
        {entries.length === 0 ? <p>{nothingYet}</p> : null}
        {entries.map(({ step, title, lines }, at) => (
          <div key={step}>
            {title === undefined ? null : <p className="rt-turn">{title}</p>}
            {lines.length === 0 ? null : (
              <Entry step={step} isLast={at === last} item={itemProps(at)} onStep={onStep}>
                {lines.map(({ text, signed = [text] }, line) => (
                  <Line key={`${line} ${text}`} line={signed} names={names} look={look} />
                ))}
              </Entry>
            )}
          </div>
        ))}
      </div>
    </div>
  );
});

/** The log of what happened, the newest last. The names in it point at the things. */
export function Log() {
  const { state, things, look, onStep } = useTable();
  return <DrawnLog log={state.log} things={things} look={look} onStep={onStep} />;
}

/** An open menu: its place and its offers. */
export interface OpenMenu {
  readonly offers: readonly OfferView[];
  readonly x: number;
  readonly y: number;
}

/** A menu of the moves of one thing, beside it. */
export function Menu({
  menu: { offers, x, y },
  take,
  close,
}: {
  readonly menu: OpenMenu;
  readonly take: (offer: OfferView) => void;
  readonly close: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const { menu: label } = useMessages();
  useEffect(() => box.current?.querySelector<HTMLElement>('button, input')?.focus(), [offers]);
  return (
    <div
      ref={box}
      className="rt-menu"
      role="group"
      aria-label={label}
      style={{ left: x, top: y }}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement) return;
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
        const at = buttons.findIndex((button) => button === document.activeElement);
        buttons.at((at + step) % buttons.length)?.focus();
      }}
    >
      <Offers
        offers={offers}
        take={(offer) => {
          close();
          take(offer);
        }}
      />
    </div>
  );
}
