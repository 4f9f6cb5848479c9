import type { ThingView } from '@reticle/core/host';
import { memo, useEffect, useState } from 'react';
import { Drawing } from './art.js';
import { Card } from './card.js';
import { Guide } from './guide.js';
import { useMessages } from './look.js';
import { movesOf, optionFor } from './moves-of.js';
import { Offers } from './offers.js';
import { sameRef } from './pointing.js';
import type { OfferView, TableActions, TableState } from './state.js';
import { useTable } from './table-context.js';

/**
 * The milliseconds for which a thing is looked at before the match is asked why nothing can be done with it.
 */
const PAUSE = 120;

/** The most moves of a thing that are listed. Those that differ in a number only are one. */
const MOST_MOVES = 24;

/** A thing that is looked at, and the match that knows more about it. */
interface InspectedThing {
  readonly thing: ThingView;
  readonly state: TableState;
  readonly whyNot: TableActions['whyNot'];
}

/**
 * Returns why nothing can be done with a thing now, once the match has answered. The match is asked only
 * about what is looked at.
 */
function useReasons({ thing: { ref }, state, whyNot }: InspectedThing): readonly string[] {
  const { step, asked, outcome, pending } = state;
  const [told, setTold] = useState<{ readonly key: string; readonly lines: readonly string[] }>();
  const known = asked?.refused?.find(({ target }) => sameRef(target, ref))?.words;
  const isQuiet =
    !whyNot ||
    known !== undefined ||
    optionFor(asked, ref) !== undefined ||
    outcome !== undefined ||
    pending === true;
  const question = asked ? `${asked.label} ${asked.chosen.length}` : '';
  const key = isQuiet ? '' : `${step} ${question} ${ref.kind} ${ref.id}`;
  useEffect(() => {
    if (key === '') return undefined;
    let isLeft = false;
    const timer = setTimeout(() => {
      const settle = (lines: readonly string[]): void => {
        if (!isLeft) setTold({ key, lines });
      };
      // If the match cannot answer, nothing is shown.
      whyNot?.(ref).then(settle, () => settle([]));
    }, PAUSE);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [key]);
  return known ?? (told?.key === key ? told.lines : []);
}

/** Shows why a thing cannot be chosen, or why nothing can be done with it, as far as that is known. */
function WhyNotLines(looked: InspectedThing) {
  const lines = useReasons(looked);
  const { whyNot } = useMessages();
  if (lines.length === 0) return null;
  return (
    <div className="rt-why">
      <p className="rt-title">{whyNot}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const DrawnDetails = /* @__PURE__ */ memo(
  ({ take, ...looked }: InspectedThing & { readonly take: (offer: OfferView) => void }) => {
    const messages = useMessages();
    const { thing, state } = looked;
    const { marks, facts, face, values = [], badges = [], resting } = thing;
    const moves = state.asked ? [] : movesOf(state, thing.ref.id).slice(0, MOST_MOVES);
    const now = [
      ...marks,
      ...(resting === true ? [messages.resting] : []),
      ...badges.map(({ words }) => words),
    ];
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
          <div className="rt-moves" role="group" aria-label={messages.moves}>
            <Offers offers={moves} take={take} />
          </div>
        ) : null}
        <WhyNotLines {...looked} />
      </div>
    );
  },
);

/**
 * A thing shown large: its printed face, its state, what it can do, and why it cannot be chosen.
 *
 * @param thing defaults to the thing that is looked at; while there is none, it says what a pointer and the keys do
 */
export function Details({ thing }: { readonly thing?: ThingView }) {
  const { state, actions, take, looked } = useTable();
  const shown = thing ?? looked;
  return shown ? <DrawnDetails thing={shown} state={state} take={take} whyNot={actions.whyNot} /> : <Guide />;
}
