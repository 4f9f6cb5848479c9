import { countWords, looseOffers, looseOptions, primaryOf, type Primary } from './pointing.js';
import { GOALS, type OfferView, type TableActions, type TableState } from './state.js';

/** Splits `pass (first main phase)` into what is done and the remark in brackets. */
const inBrackets = /^(?<what>[^()]+) \((?<more>.+)\)$/u;

/** The words of the primary action, with its remark below in small letters. */
function PrimaryWords({ words }: { readonly words: string }) {
  const { what = words, more } = inBrackets.exec(words)?.groups ?? {};
  return (
    <span className="rt-primary-words">
      {what} {more === undefined ? null : <small>({more})</small>}
    </span>
  );
}

/** The action bar: what is asked now, and the primary action. */
export function ActionBar({
  state,
  actions,
  take,
  shown,
  act,
  isByHand,
  setByHand,
}: {
  readonly state: TableState;
  readonly actions: TableActions;
  readonly take: (offer: OfferView) => void;
  /** The ids of the things on the table. */
  readonly shown: ReadonlySet<string>;
  readonly act: (primary: Primary) => void;
  /** Whether the moves that the game makes by itself to pay are offered, too. */
  readonly isByHand: boolean;
  readonly setByHand: (isByHand: boolean) => void;
}) {
  const { asked, offers, refusal, outcome, pending, byHand = [], together = [] } = state;
  const primary = primaryOf(state);
  const { goals = GOALS } = state;
  const isYours = offers.length > 0 || asked !== undefined;
  const count = asked ? countWords(asked) : '';
  const loose = looseOptions(state, shown);
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
      {loose.length === 0 ? null : (
        <div className="rt-options">
          {loose.map(({ answer, words }) => (
            <button
              key={JSON.stringify(answer)}
              type="button"
              className="rt-button"
              onClick={() => actions.answer(answer)}
            >
              {words}
            </button>
          ))}
        </div>
      )}
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
      {actions.takeAll && !asked
        ? together.map(({ move, words, count: of }) => (
            <button
              key={move}
              type="button"
              className="rt-button rt-together"
              onClick={() => actions.takeAll?.(move)}
            >
              {words} ({of})
            </button>
          ))
        : null}
      {primary ? (
        <button type="button" className="rt-button rt-primary" onClick={() => act(primary)}>
          <PrimaryWords words={primary.words} /> <kbd>Space</kbd>
        </button>
      ) : null}
      <div className="rt-small-actions">
        {asked ? (
          <button type="button" className="rt-button" onClick={actions.back}>
            Back <kbd>Esc</kbd>
          </button>
        ) : null}
        {!asked && isYours && actions.endTurn && goals.includes('endTurn') ? (
          <button type="button" className="rt-button" onClick={actions.endTurn}>
            End turn
          </button>
        ) : null}
        {!asked && isYours && actions.wait && goals.includes('wait') ? (
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
