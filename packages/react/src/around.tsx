import { useState } from 'react';
import type { TableActions, TableState } from './state.js';
import { Shelf } from './zones.js';

/** Says at which moments of a turn one wants to be asked. */
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

/** Gives the match up, once it is asked whether that is meant. */
export function Concede({ concede }: { readonly concede: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" className="rt-button rt-quiet" onClick={() => setAsked(true)}>
        Concede
      </button>
      {isAsked ? (
        <Shelf title="Give this match up?" close={() => setAsked(false)}>
          <p>You are out of it then. With two players the other wins.</p>
          <button
            type="button"
            className="rt-button rt-primary"
            onClick={() => {
              setAsked(false);
              concede();
            }}
          >
            Concede
          </button>
          <button type="button" className="rt-button" onClick={() => setAsked(false)}>
            Play on
          </button>
        </Shelf>
      ) : null}
    </>
  );
}
