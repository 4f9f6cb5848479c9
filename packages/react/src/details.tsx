import type { ThingView } from '@reticle/core/host';
import { Card } from './card.js';
import { usePointer } from './pointer.js';
import { movesOf, optionFor, sameRef } from './pointing.js';
import { Drawing } from './sign.js';

/** Why a thing cannot be chosen now, as far as that is known. */
function WhyNotLines({ thing }: { readonly thing: ThingView }) {
  const { state } = usePointer();
  const { asked } = state;
  if (!asked || optionFor(asked, thing.ref)) return null;
  const found = asked.refused?.find(({ target }) => sameRef(target, thing.ref));
  if (!found) return null;
  return (
    <div className="rt-why">
      <p className="rt-title">Why not</p>
      <ul>
        {found.words.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** A thing shown large: all that is printed on it, how it is now, what it can do, and why it cannot be chosen. */
export function Details({ thing }: { readonly thing: ThingView }) {
  const { state, take } = usePointer();
  const { marks, facts, face, values = [], badges = [], resting } = thing;
  const moves = state.asked ? [] : movesOf(state, thing.ref.id).slice(0, 6);
  const now = [...marks, ...(resting === true ? ['just came'] : []), ...badges.map(({ words }) => words)];
  return (
    <div className="rt-details">
      {face ? (
        <Card thing={thing} />
      ) : (
        <div className="rt-plain">
          <p className="rt-title">{thing.name}</p>
          {values.map(({ words, value, sign }) => (
            <p key={words}>
              {sign === undefined ? null : <Drawing name={sign} />} {words} <b>{value}</b>
            </p>
          ))}
          {values.length > 0 ? null : facts.map((fact) => <p key={fact}>{fact}</p>)}
        </div>
      )}
      {now.length > 0 ? <p className="rt-now">{now.join(', ')}</p> : null}
      {moves.length > 0 ? (
        <ul className="rt-moves" aria-label="What it can do">
          {moves.map((offer) => (
            <li key={JSON.stringify([offer.move, offer.params])}>
              <button type="button" className="rt-button" onClick={() => take(offer)}>
                {offer.words}
                {offer.asks ? ' …' : ''}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <WhyNotLines thing={thing} />
    </div>
  );
}
