import { useState, type ReactNode } from 'react';
import type { OutcomeView, TableActions, TableState } from './state.js';
import { Shelf } from './zones.js';

/** Lets a person choose the moments of a turn at which to be asked. */
export function Stops({
  stops,
  stopAt,
}: {
  readonly stops: NonNullable<TableState['stops']>;
  readonly stopAt: NonNullable<TableActions['stopAt']>;
}) {
  const [isOpen, setOpen] = useState(false);
  const wanted = stops.filter(({ isWanted }) => isWanted).map(({ id }) => id);
  return (
    <>
      <button type="button" className="rt-button rt-quiet" onClick={() => setOpen(true)}>
        Stops
      </button>
      {isOpen ? (
        <Shelf title="When to ask" close={() => setOpen(false)}>
          <p className="rt-stops-words">
            Elsewhere the match goes on by itself while nothing waits for an answer.
          </p>
          <ul className="rt-stops">
            {stops.map(({ id, words, isWanted }) => (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={isWanted}
                    onChange={() => stopAt(isWanted ? wanted.filter((each) => each !== id) : [...wanted, id])}
                  />{' '}
                  {words}
                </label>
              </li>
            ))}
          </ul>
        </Shelf>
      ) : null}
    </>
  );
}

/** Gives the match up, after asking for confirmation. */
export function Concede({ concede }: { readonly concede: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="rt-button rt-quiet" onClick={() => setAsked(true)}>
        Concede
      </button>
      {isAsked ? (
        <Shelf title="Give this match up?" close={() => setAsked(false)}>
          <p className="rt-stops-words">You are out of it then. With two players the other wins.</p>
          <button type="button" className="rt-button rt-primary" onClick={() => setAsked(false)}>
            Play on
          </button>
          <button
            type="button"
            className="rt-button rt-harmful"
            onClick={() => {
              setAsked(false);
              concede();
            }}
          >
            Concede
          </button>
        </Shelf>
      ) : null}
    </>
  );
}

const RESULTS: Readonly<Record<NonNullable<OutcomeView['result']>, string>> = {
  won: 'Victory',
  lost: 'Defeat',
  out: 'You are out',
};

/** Shows how a match ended: as a victory or a defeat to those who played. */
export function Ending({
  outcome: { title, reason, result },
  children,
}: {
  readonly outcome: OutcomeView;
  readonly children: ReactNode;
}) {
  return (
    <div className="rt-outcome" data-result={result}>
      <p role="status">
        <b>{result === undefined ? title : RESULTS[result]}</b>
        {result === undefined || result === 'out' ? reason : `${title}: ${reason}`}
      </p>
      {children ? <div className="rt-ending">{children}</div> : null}
    </div>
  );
}

/** Explains what a pointer and the keys do, while nothing is looked at. */
export const Guide = () => (
  <div className="rt-hint">
    <p>Point at a card to read it.</p>
    <dl>
      <dt>Click, drag</dt>
      <dd>what glows: play, attack, choose</dd>
      <dt>
        <kbd>Space</kbd>
      </dt>
      <dd>the golden button; on a card: shows it large</dd>
      <dt>
        <kbd>Esc</kbd>
      </dt>
      <dd>one step back in a choice</dd>
      <dt>Hold</dt>
      <dd>a card on a telephone: shows it large</dd>
    </dl>
  </div>
);
