import { useState, type ReactNode } from 'react';
import { useMessages } from './look.js';
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
  const messages = useMessages();
  const wanted = stops.filter(({ isWanted }) => isWanted).map(({ id }) => id);
  return (
    <>
      <button type="button" className="rt-button rt-quiet" onClick={() => setOpen(true)}>
        {messages.stops}
      </button>
      {isOpen ? (
        <Shelf title={messages.whenToAsk} close={() => setOpen(false)}>
          <p className="rt-stops-words">{messages.asksElsewhere}</p>
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
  const messages = useMessages();
  return (
    <>
      <button type="button" className="rt-button rt-quiet" onClick={() => setAsked(true)}>
        {messages.concede}
      </button>
      {isAsked ? (
        <Shelf title={messages.concedeTitle} close={() => setAsked(false)}>
          <p className="rt-stops-words">{messages.concedeMeans}</p>
          <button type="button" className="rt-button rt-primary" onClick={() => setAsked(false)}>
            {messages.playOn}
          </button>
          <button
            type="button"
            className="rt-button rt-harmful"
            onClick={() => {
              setAsked(false);
              concede();
            }}
          >
            {messages.concede}
          </button>
        </Shelf>
      ) : null}
    </>
  );
}

/** Shows how a match ended: as a victory or a defeat to those who played. */
export function Ending({
  outcome: { title, reason, result },
  children,
}: {
  readonly outcome: OutcomeView;
  readonly children: ReactNode;
}) {
  const messages = useMessages();
  return (
    <div className="rt-outcome" data-result={result}>
      <p role="status">
        <b>{result === undefined ? title : messages[result]}</b>
        {result === undefined || result === 'out' ? reason : messages.ended(title, reason)}
      </p>
      {children ? <div className="rt-ending">{children}</div> : null}
    </div>
  );
}
