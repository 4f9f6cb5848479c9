import { SeatClient, type SeatState } from '@reticle/client';
import { connectOnline } from '@reticle/client/online';
import { useEffect, useMemo, useState } from 'preact/hooks';

/**
 * Returns a seat of this server, or a spectator's place without a token. The state is drawn again after each
 * change.
 */
export function useSeat(
  table: string,
  token: string,
): { readonly seat: SeatClient; readonly state: SeatState; readonly fault: string } {
  const seat = useMemo(
    () => new SeatClient(connectOnline({ url: location.origin, table, ...(token === '' ? {} : { token }) })),
    [table, token],
  );
  const [state, setState] = useState(seat.state);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const stop = seat.subscribe(() => setState(seat.state));
    seat.open().catch((error: unknown) => setFault(String(error)));
    return () => {
      stop();
      seat.close();
    };
  }, [seat]);
  return { seat, state, fault };
}
