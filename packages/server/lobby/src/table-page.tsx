import type { SeatClient, SeatState } from '@reticle/client';
import type { PinnedRef } from '@reticle/core';
import type { ThingView } from '@reticle/core/host';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { MatchScreen } from '../../src/screen.js';
import { takeSeat } from './api.js';
import { Asking } from './asking.js';
import { useSeat } from './use-seat.js';
import { Zone } from './zone.js';

const NOTHING: MatchScreen = { zones: [], moves: [], log: [], turn: 0, moment: '', ending: '', winners: [] };

/** The server makes the screens of its own tables. */
const screenOf = ({ screen }: SeatState): MatchScreen => ({ ...NOTHING, ...screen });

/** A table: with `#TOKEN` at a seat, with `?seat=PLAYER` for whoever wants to take it, else as a spectator. */
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
  return wanted === null ? <Table id={id} token={location.hash.slice(1)} /> : <p>Taking the seat …</p>;
}

function Table({ id, token }: { readonly id: string; readonly token: string }) {
  const { seat, state, fault } = useSeat(id, token);
  const screen = screenOf(state);
  const log = useLog(state);
  if (fault !== '') return <p role="alert">The table cannot be reached: {fault}</p>;
  const own = state.table?.seat ?? undefined;
  const asks = state.choosing?.prompt?.asks;
  const options = asks?.kind === 'target' ? asks.options : [];
  const isOffered = ({ ref }: ThingView) =>
    options.some((option) => option.kind === ref.kind && option.id === ref.id);
  const things = screen.zones.flatMap((zone) => zone.things);
  const nameOf = ({ kind, id: wanted }: PinnedRef) =>
    things.find(({ ref }) => ref.kind === kind && ref.id === wanted)?.name ?? wanted;
  return (
    <main class="table" data-step={state.step}>
      <Head id={id} state={state} screen={screen} />
      <div class="zones">
        {screen.zones.map((zone) => (
          <Zone
            key={zone.id}
            zone={zone}
            isOffered={isOffered}
            onPick={({ ref }) => seat.pick({ kind: ref.kind, id: ref.id })}
          />
        ))}
      </div>
      <aside>
        {own === undefined ? (
          <p>You are watching.</p>
        ) : (
          <Asking seat={seat} state={state} screen={screen} nameOf={nameOf} />
        )}
        {own === undefined ? null : <Around seat={seat} state={state} own={own} />}
        <ol class="log" aria-live="polite" aria-label="What happened">
          {log.map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ol>
      </aside>
    </main>
  );
}

/** Lines of a log that are shown. */
const MOST_LINES = 100;

/** What happened while this page was open, the last line first. */
function useLog({ step, screen }: SeatState): readonly { readonly key: string; readonly line: string }[] {
  const lines = useRef<{ readonly key: string; readonly line: string }[]>([]);
  const last = useRef(step);
  if (last.current !== step) {
    last.current = step;
    const told = { ...NOTHING, ...screen }.log.map((line, at) => ({ key: `${step} ${at}`, line }));
    lines.current = [...told.toReversed(), ...lines.current].slice(0, MOST_LINES);
  }
  return lines.current;
}

function Head({
  id,
  state,
  screen,
}: {
  readonly id: string;
  readonly state: SeatState;
  readonly screen: MatchScreen;
}) {
  return (
    <header>
      <h1>{state.table?.game ?? 'Table'}</h1>
      <p class="moment">
        Turn {screen.turn}, {screen.moment}
      </p>
      {state.status === 'open' ? null : (
        <p role="status">{state.status === 'lost' ? 'Coming back …' : state.status}</p>
      )}
      {screen.ending === '' ? null : (
        <p class="outcome" role="status">
          {screen.winners.length === 0 ? 'A draw' : `${screen.winners.join(', ')} won`}: {screen.ending}.
        </p>
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

/** What is around a match: proposals, giving up, reports. */
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
      ) : (
        <>
          <button type="button" onClick={() => seat.undo()}>
            Take back
          </button>{' '}
          <button type="button" onClick={() => seat.forfeit()}>
            Give up
          </button>
        </>
      )}
    </section>
  );
}
