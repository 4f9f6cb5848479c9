import type { Tools } from '@reticle/core/match';
import { objectById, refTo, type Emitted } from '@reticle/core/play';
import * as z from 'zod';
import { play } from '../rules.js';
import type { State } from '../state.js';
import { table, type Undertow } from '../table.js';

/** The parameters of a move by one card. */
export const byCard = z.strictObject({ card: z.string().min(1).max(256) });

/** In a player's name, from a card. */
export const fromCard = (controller: string, id: string) => ({ controller, source: { kind: 'card', id } });

/** The reference to a card by its id. */
export const refIn = ({ objects }: State, id: string) =>
  refTo(objectById(objects, id) ?? { instanceId: id, incarnation: 0 });

/** The state after some events, one after the other, and all that follows from them. */
export const happening = (state: State, tools: Tools, ...events: readonly Emitted<Undertow>[]): State =>
  play.advance(
    events.reduce((now, event) => table.emit(now, tools, event), state),
    tools,
  );
