import type { TableActions } from './state.js';
import { usePointer } from './pointer.js';
import { countWords, looseOffers, looseOptions, primaryOf, type Primary } from './pointing.js';

/** What is asked now, and what one press does. */
export function ActionBar({
  actions,
  shown,
  act,
  isByHand,
  setByHand,
}: {
  readonly actions: TableActions;
  /** The ids of the things on the table. */
  readonly shown: ReadonlySet<string>;
  readonly act: (primary: Primary) => void;
  /** Whether what the game does by itself to pay is offered, too. */
  readonly isByHand: boolean;
  readonly setByHand: (isByHand: boolean) => void;
}) {
  const { state, take } = usePointer();
  const { asked, offers, refusal, outcome, pending, byHand = [] } = state;
  const primary = primaryOf(state);
  const isYours = offers.length > 0 || asked !== undefined;
  const count = asked ? countWords(asked) : '';
  return (
    <div className="rt-actions" aria-busy={pending === true}>
      <div className="rt-ask" role="status">
        {refusal === undefined ? null : <p className="rt-refusal">{refusal}</p>}
        {asked ? (
          <p>
            <b>{asked.words}</b>
            <span>Choose {asked.label}</span>
            {count === '' ? null : <span className="rt-count">{count}</span>}
          </p>
        ) : (
          <p>{outcome ? 'The match is over.' : isYours ? 'Your move' : 'Others are to move.'}</p>
        )}
      </div>
      {looseOptions(state, shown).map(({ answer, words }) => (
        <button
          key={JSON.stringify(answer)}
          type="button"
          className="rt-button"
          onClick={() => actions.answer(answer)}
        >
          {words}
        </button>
      ))}
      {looseOffers(state, shown).map((offer) => (
        <button
          key={JSON.stringify([offer.move, offer.params])}
          type="button"
          className="rt-button"
          onClick={() => take(offer)}
        >
          {offer.words}
          {offer.asks ? ' …' : ''}
        </button>
      ))}
      {primary ? (
        <button type="button" className="rt-button rt-primary" onClick={() => act(primary)}>
          {primary.words} <kbd>Space</kbd>
        </button>
      ) : null}
      <div className="rt-small-actions">
        {asked ? (
          <button type="button" className="rt-button" onClick={actions.back}>
            Back <kbd>Esc</kbd>
          </button>
        ) : null}
        {!asked && isYours && actions.endTurn ? (
          <button type="button" className="rt-button" onClick={actions.endTurn}>
            End turn
          </button>
        ) : null}
        {!asked && isYours && actions.wait ? (
          <button type="button" className="rt-button" onClick={actions.wait}>
            Pass until something happens
          </button>
        ) : null}
        {!asked && byHand.length > 0 ? (
          <button
            type="button"
            className="rt-button"
            aria-pressed={isByHand}
            title="Costs are paid by themselves otherwise"
            onClick={() => setByHand(!isByHand)}
          >
            Pay by hand
          </button>
        ) : null}
        {!asked && actions.undo ? (
          <button type="button" className="rt-button" onClick={actions.undo}>
            Undo
          </button>
        ) : null}
      </div>
    </div>
  );
}
