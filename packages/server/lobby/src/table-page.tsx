import type { SeatClient, SeatState } from '@reticle/client';
import { Table, useMatch } from '@reticle/react';
import { seatSource } from '@reticle/react/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { takeSeat } from './api.js';
import { useSeat } from './use-seat.js';

/** A table: at a seat with `#TOKEN`, taking a seat with `?seat=PLAYER`, otherwise as a spectator. */
export function TablePage({ id }: { readonly id: string }) {
  const wanted = new URLSearchParams(location.search).get('seat');
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (wanted === null) return;
    takeSeat(id, wanted).then(
      (token) => location.replace(`/table/${id}#${token}`),
      () => setFault('This seat is taken.'),
    );
  }, [id, wanted]);
  if (fault !== '') return <p role="alert">{fault}</p>;
  return wanted === null ? <SeatedTable id={id} token={location.hash.slice(1)} /> : <p>Taking the seat …</p>;
}

function SeatedTable({ id, token }: { readonly id: string; readonly token: string }) {
  const { seat, state: seen, fault } = useSeat(id, token);
  const source = useMemo(() => seatSource(seat), [seat]);
  const { state, actions } = useMatch(source);
  if (fault !== '') return <p role="alert">The table cannot be reached: {fault}</p>;
  const own = seen.table?.seat ?? undefined;
  return (
    <main class="table-page">
      <Head id={id} state={seen} />
      <Table state={state} actions={actions} label={seen.table?.game ?? 'Table'}>
        {own === undefined ? <p>You are watching.</p> : <Around seat={seat} state={seen} own={own} />}
      </Table>
    </main>
  );
}

/** The players at the table, and their remaining time. */
function Head({ id, state }: { readonly id: string; readonly state: SeatState }) {
  return (
    <header>
      <h1>{state.table?.game ?? 'Table'}</h1>
      {state.status === 'open' ? null : (
        <p role="status">{state.status === 'lost' ? 'Coming back …' : state.status}</p>
      )}
      <ul class="seats">
        {state.seats.map(({ player, present, bot }) => (
          <li key={player} data-present={present}>
            {player}
            {bot === undefined ? '' : ` (${bot})`}
            {clockOf(state, player)}
            {present || player === state.table?.seat ? null : (
              <>
                {' '}
                <a class="invite" href={`/table/${id}?seat=${player}`}>
                  link to this seat
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </header>
  );
}

function clockOf({ clock }: SeatState, player: string): string {
  const left = clock?.left[player];
  if (left === undefined) return '';
  return ` ${Math.floor(left / 60_000)}:${String(Math.floor(left / 1_000) % 60).padStart(2, '0')}`;
}

interface AroundProps {
  readonly seat: SeatClient;
  readonly state: SeatState;
  readonly own: string;
}

const PROPOSED = {
  undo: 'take the last move back',
  rematch: 'another match',
  forfeit: 'end it: out of time',
} as const;

/** What surrounds a match: proposals, and the next match. */
function Around({ seat, state, own }: AroundProps) {
  const { proposal, rematch } = state;
  const isOver = state.view?.['outcome'] !== null;
  if (rematch !== undefined) return <a href={`/table/${rematch}${location.hash}`}>To the next match</a>;
  return (
    <section class="around" aria-label="The match">
      {proposal && proposal.open.includes(own) ? (
        <p>
          {proposal.by}: {PROPOSED[proposal.what]}?{' '}
          <button type="button" onClick={() => seat.agree(true)}>
            Yes
          </button>{' '}
          <button type="button" onClick={() => seat.agree(false)}>
            No
          </button>
        </p>
      ) : null}
      {isOver ? (
        <button type="button" onClick={() => seat.rematch()}>
          Another match
        </button>
      ) : null}
    </section>
  );
}
