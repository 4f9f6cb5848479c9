import type { SeatClient, SeatState } from '@reticle/client';
import { Table, useMatch } from '@reticle/react';
import { seatSource } from '@reticle/react/client';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { cardOf, giveAgain, takeSeat, whoAmI, type SeatCard, type TableCard } from './api.js';
import { keptName, keptOpener } from './kept.js';
import { NameField, seatWords } from './people.js';
import { useSeat } from './use-seat.js';

/** A table: at a seat with `#TOKEN`, taking a seat with `?seat=PLAYER`, otherwise as a spectator, or by an account. */
export function TablePage({ id }: { readonly id: string }) {
  const wanted = new URLSearchParams(location.search).get('seat');
  if (wanted === null) return <SeatedTable id={id} token={location.hash.slice(1)} />;
  return <Invitation id={id} player={wanted} />;
}

/** An invitation to a seat: who is there, and who comes. */
function Invitation({ id, player }: { readonly id: string; readonly player: string }) {
  const [fault, setFault] = useState('');
  const [card, setCard] = useState<TableCard>();
  const [isGuest, setIsGuest] = useState(false);
  const [name, setName] = useState(keptName());
  useEffect(() => {
    const look = async () => {
      const [found, { identity, seat }] = await Promise.all([cardOf(id), whoAmI(id)]);
      // Whoever has the seat already comes from another device.
      if (seat === player) location.replace(`/table/${id}`);
      setCard(found);
      setIsGuest(identity === null);
    };
    look().catch((error: unknown) => setFault(String(error)));
  }, [id, player]);
  const sit = () =>
    void takeSeat(id, player, name).then(
      (token) => location.replace(`/table/${id}#${token}`),
      () => setFault('This seat is taken.'),
    );
  if (fault !== '') return <p role="alert">{fault}</p>;
  if (!card) return <p>Looking at the table …</p>;
  if (!card.seats.some((seat) => seat.player === player && seat.free))
    return <p role="alert">This seat is taken.</p>;
  const others = card.seats.filter((seat) => seat.player !== player);
  return (
    <main class="home">
      <h1>
        {card.game}: the seat {player}
      </h1>
      <p>You would play with {others.map(seatWords).join(', ')}.</p>
      {isGuest ? <NameField name={name} onName={setName} /> : null}
      <button type="button" onClick={sit}>
        Sit down
      </button>
    </main>
  );
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

/** Returns what everybody may know of the seats, anew whenever somebody comes or goes. */
function useCards(id: string, state: SeatState): ReadonlyMap<string, SeatCard> {
  const [cards, setCards] = useState<ReadonlyMap<string, SeatCard>>(new Map());
  const present = state.seats.map((seat) => String(seat.present)).join(' ');
  useEffect(() => {
    // Without it the seats have no names, and their invitations stand as if they were free.
    cardOf(id).then(
      ({ seats }) => setCards(new Map(seats.map((seat) => [seat.player, seat]))),
      () => {},
    );
  }, [id, present]);
  return cards;
}

/** The players at the table, and their remaining time. */
function Head({ id, state }: { readonly id: string; readonly state: SeatState }) {
  const cards = useCards(id, state);
  return (
    <header>
      <h1>{state.table?.game ?? 'Table'}</h1>
      {state.status === 'open' ? null : (
        <p role="status">{state.status === 'lost' ? 'Coming back …' : state.status}</p>
      )}
      <ul class="seats">
        {state.seats.map(({ player, present, bot }) => (
          <li key={player} data-present={present}>
            {seatWords({
              player,
              free: false,
              ...(bot === undefined ? {} : { bot }),
              ...named(cards.get(player)),
            })}
            {clockOf(state, player)}
            {cards.get(player)?.again ? (
              <em title="The link of this seat was given anew."> given anew</em>
            ) : null}
            {present || player === state.table?.seat ? null : (
              <Absent id={id} player={player} card={cards.get(player)} />
            )}
          </li>
        ))}
      </ul>
    </header>
  );
}

/** The name of whoever has a seat, if there is one. */
const named = (card: SeatCard | undefined): { readonly name?: string } =>
  card?.name === undefined ? {} : { name: card.name };

interface AbsentProps {
  readonly id: string;
  readonly player: string;
  readonly card: SeatCard | undefined;
}

/** What is offered for a seat at which nobody is: its invitation; or, once it was taken, another link. */
function Absent({ id, player, card }: AbsentProps) {
  const [link, setLink] = useState('');
  const [fault, setFault] = useState('');
  const opener = keptOpener(id);
  if (!card || card.free)
    return (
      <>
        {' '}
        <a class="invite" href={`/table/${id}?seat=${encodeURIComponent(player)}`}>
          link to this seat
        </a>
      </>
    );
  if (opener === '' || card.account) return null;
  const give = () =>
    void giveAgain(id, player, opener).then(
      (token) => setLink(`${location.origin}/table/${id}#${token}`),
      (error: unknown) => setFault(String(error)),
    );
  if (link === '')
    return (
      <>
        {' '}
        <button type="button" onClick={give}>
          the link was lost: make another
        </button>
        {fault === '' ? null : <span role="alert">{fault}</span>}
      </>
    );
  return (
    <>
      {' '}
      <a class="lost" href={link}>
        new link: only for who plays here
      </a>
    </>
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
