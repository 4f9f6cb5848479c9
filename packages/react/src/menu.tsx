import { useEffect, useRef } from 'react';
import type { OfferView } from './state.js';

/** Where a menu opens, and for what. */
export interface OpenMenu {
  readonly offers: readonly OfferView[];
  readonly x: number;
  readonly y: number;
}

/** The moves of one thing beside it. */
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
  useEffect(() => box.current?.querySelector('button')?.focus(), [offers]);
  return (
    <div
      ref={box}
      className="rt-menu"
      role="group"
      aria-label="What to do with it"
      style={{ left: x, top: y }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
        const at = buttons.findIndex((button) => button === document.activeElement);
        buttons.at((at + step) % buttons.length)?.focus();
      }}
    >
      {offers.map((offer) => (
        <button
          key={JSON.stringify([offer.move, offer.params])}
          type="button"
          className="rt-button"
          onClick={() => {
            close();
            take(offer);
          }}
        >
          {offer.words}
          {offer.asks ? ' …' : ''}
        </button>
      ))}
    </div>
  );
}
