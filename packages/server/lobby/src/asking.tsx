import type { SeatClient, SeatState } from '@reticle/client';
import type { PinnedRef } from '@reticle/core';
import type { MatchScreen, ShownMove } from '../../src/screen.js';

interface AskingProps {
  readonly seat: SeatClient;
  readonly state: SeatState;
  readonly screen: MatchScreen;
  readonly nameOf: (ref: PinnedRef) => string;
}

/** What the seat is asked: which move, then its targets one by one, then whether it is meant. */
export function Asking(props: AskingProps) {
  const { seat, state } = props;
  const busy = state.pending !== undefined;
  return (
    <section class="asking" aria-label="Your choice" aria-busy={busy}>
      {state.refusal ? (
        <p role="alert">That was refused: {state.refusal.issues[0]?.code ?? state.refusal.reason}.</p>
      ) : null}
      {state.choosing ? <Targets {...props} /> : <Moves {...props} />}
      {state.choosing ? (
        <p>
          <button type="button" onClick={() => seat.unpick()}>
            Back
          </button>{' '}
          <button type="button" onClick={() => seat.cancel()}>
            Cancel
          </button>
        </p>
      ) : null}
    </section>
  );
}

function Moves({ seat, state, screen }: AskingProps) {
  const asks = state.prompt?.asks;
  if (asks?.kind !== 'move') return <p class="faint">Others are to move.</p>;
  const offers = asks.offers.map((offer, at) => ({ offer, shown: screen.moves[at] }));
  const kinds = [...new Set(offers.map(({ shown }) => shown?.kind ?? ''))];
  const choose = (offer: (typeof offers)[number]['offer']) =>
    offer.spec.slots.length === 0 ? seat.make(offer) : seat.choose(offer);
  const wordsOf = (shown: ShownMove | undefined, move: string) => shown?.words ?? move;
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} class="moves">
          <h3>{kind}</h3>
          {offers
            .filter(({ shown }) => (shown?.kind ?? '') === kind)
            .map(({ offer, shown }) => (
              <button
                key={JSON.stringify([offer.move, offer.params])}
                type="button"
                class="move"
                disabled={state.pending !== undefined}
                onClick={() => choose(offer)}
              >
                {wordsOf(shown, offer.move)}
              </button>
            ))}
        </div>
      ))}
    </>
  );
}

function Targets({ seat, state, nameOf }: AskingProps) {
  const asks = state.choosing?.prompt?.asks;
  switch (asks?.kind) {
    case 'target':
      return (
        <>
          <p>{asks.slot.description ?? 'Choose'}</p>
          {asks.options.map((option) => (
            <button
              key={`${option.kind} ${option.id}`}
              type="button"
              class="option"
              onClick={() => seat.pick({ kind: option.kind, id: option.id })}
            >
              {nameOf(option)}
            </button>
          ))}
          {asks.canStop ? (
            <button type="button" class="option" onClick={() => seat.pick('done')}>
              Done
            </button>
          ) : null}
        </>
      );
    case 'share':
      return (
        <>
          <p>
            How many of {asks.total}, {asks.left} left
          </p>
          {asks.options.map((share) => (
            <button key={share} type="button" class="option" onClick={() => seat.pick(share)}>
              {share}
            </button>
          ))}
        </>
      );
    case 'ready':
      return (
        <button type="button" class="option" onClick={() => seat.confirm()}>
          Do it
        </button>
      );
    default:
      return <p class="faint">…</p>;
  }
}
