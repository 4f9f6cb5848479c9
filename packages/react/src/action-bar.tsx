import { useMessages } from './look.js';
import { countWords, looseOffers, looseOptions, optionWords, primaryOf } from './pointing.js';
import { GOALS } from './state.js';
import { useTable } from './table-context.js';

/** Splits `pass (first main phase)` into what is done and the remark in brackets. */
const inBrackets = /^(?<what>[^()]+) \((?<more>.+)\)$/u;

/** Whether what is asked is a request of its own: "Discard a card". */
const isSentence = (label: string): boolean => /^\p{Lu}/u.test(label);

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
export function ActionBar() {
  const { state, actions, take, shown, act, isByHand, setByHand } = useTable();
  const messages = useMessages();
  const { asked, offers, refusal, outcome, pending, byHand = [], together = [] } = state;
  const primary = primaryOf(state, messages);
  const { goals = GOALS } = state;
  const isYours = offers.length > 0 || asked !== undefined;
  const count = asked ? countWords(asked, messages) : '';
  const loose = looseOptions(state, shown);
  return (
    <div className="rt-actions" aria-busy={pending === true}>
      <div className="rt-ask" role="status">
        {refusal === undefined ? null : <p className="rt-refusal">{refusal}</p>}
        {asked ? (
          <p>
            <b>{asked.words}</b>
            <span>{isSentence(asked.label) ? asked.label : messages.choose(asked.label)}</span>
            {count === '' ? null : <span className="rt-count">{count}</span>}
          </p>
        ) : (
          <p>{messages[outcome ? 'over' : isYours ? 'yourMove' : 'othersMove']}</p>
        )}
      </div>
      {loose.length === 0 ? null : (
        <div className="rt-options">
          {loose.map((option) => (
            <button
              key={JSON.stringify(option.answer)}
              type="button"
              className="rt-button"
              onClick={() => actions.answer(option.answer)}
            >
              {optionWords(option, messages)}
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
          <PrimaryWords words={primary.words} /> <kbd>{messages.space}</kbd>
        </button>
      ) : null}
      <div className="rt-small-actions">
        {asked ? (
          <button type="button" className="rt-button" onClick={actions.back}>
            {messages.back} <kbd>{messages.escape}</kbd>
          </button>
        ) : null}
        {!asked && isYours && actions.endTurn && goals.includes('endTurn') ? (
          <button type="button" className="rt-button" onClick={actions.endTurn}>
            {messages.endTurn}
          </button>
        ) : null}
        {!asked && isYours && actions.wait && goals.includes('wait') ? (
          <button type="button" className="rt-button" onClick={actions.wait}>
            {messages.wait}
          </button>
        ) : null}
        {!asked && byHand.length > 0 ? (
          <button
            type="button"
            className="rt-button"
            aria-pressed={isByHand}
            title={messages.paidOtherwise}
            onClick={() => setByHand(!isByHand)}
          >
            {messages.payByHand}
          </button>
        ) : null}
        {!asked && actions.undo ? (
          <button type="button" className="rt-button" onClick={actions.undo}>
            {messages.undo}
          </button>
        ) : null}
      </div>
    </div>
  );
}
