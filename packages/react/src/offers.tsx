import { useId, useState } from 'react';
import { withAmounts, type Amounts } from './amounts.js';
import { useMessages } from './look.js';
import type { OfferView } from './state.js';

/** A button that takes a move. Dots say that something is chosen for it. */
const OfferButton = ({
  offer,
  take,
}: {
  readonly offer: OfferView;
  readonly take: (offer: OfferView) => void;
}) => (
  <button type="button" className="rt-button" onClick={() => take(offer)}>
    {offer.words}
    {offer.asks ? ' …' : ''}
  </button>
);

/** A slider for a number, and the move with it. It begins with the largest one. */
function AmountOffer({
  amounts: { param, steps },
  take,
}: {
  readonly amounts: Amounts;
  readonly take: (offer: OfferView) => void;
}) {
  const id = useId();
  const messages = useMessages();
  const last = steps.length - 1;
  const [at, setAt] = useState(last);
  const chosen = steps[Math.min(at, last)];
  if (!chosen) return null;
  const words = messages.amount(param, chosen.amount);
  return (
    <div className="rt-amount">
      <label htmlFor={id}>{words}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={Math.min(at, last)}
        aria-valuetext={words}
        onInput={({ currentTarget }) => setAt(Number(currentTarget.value))}
        onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
      />
      <OfferButton offer={chosen.offer} take={take} />
    </div>
  );
}

/** Some moves, each as a button. Those that differ in one number only are one button with a slider. */
export const Offers = ({
  offers,
  take,
}: {
  readonly offers: readonly OfferView[];
  readonly take: (offer: OfferView) => void;
}) =>
  withAmounts(offers).map((each) =>
    'steps' in each ? (
      <AmountOffer key={JSON.stringify([each.param, each.steps[0]?.offer])} amounts={each} take={take} />
    ) : (
      <OfferButton key={JSON.stringify([each.move, each.params])} offer={each} take={take} />
    ),
  );
