import { ok, type Result } from '@reticle/core';
import type { MtgState } from '../state/state.js';
import { activate, type Announced, type Proposal } from './announce.js';
import type { Declaration } from './declaration.js';
import { canBegin } from './possible.js';
import type { CardRef } from '../state/facts.js';

/** An ability that has triggered and waits to be put on the stack; nothing is chosen for it yet (rule 603.3). */
export interface WaitingTrigger {
  readonly id: string;
  readonly name: string;
  readonly source: CardRef;
  /** Who controlled its source as it triggered (rule 603.3a). */
  readonly controller: string;
  readonly declaration: Declaration;
  readonly roles?: Readonly<Record<string, string>>;
}

/** The order in which waiting triggers go up: those of the active player first, then in turn order (rule 603.3b). */
export function orderTriggers(
  state: MtgState,
  waiting: readonly WaitingTrigger[],
): readonly WaitingTrigger[] {
  const seats = state.players.map(({ id }) => id);
  const start = Math.max(0, seats.indexOf(state.activePlayer ?? ''));
  const turn = ({ controller }: WaitingTrigger) =>
    (seats.indexOf(controller) - start + seats.length) % seats.length;
  return waiting.toSorted((a, b) => turn(a) - turn(b));
}

/** What became of a waiting trigger: on the stack, or removed without more since nothing legal can be chosen. */
export type Stacked = Announced | { readonly state: MtgState; readonly removed: true };

/**
 * Puts a trigger onto the stack with the choices made now, not as it triggered (rules 115.1d, 603.3c, 603.3d). One for
 * which no legal choice is left is removed; a bad choice where there are good ones is refused.
 */
export function stackTrigger(
  state: MtgState,
  { id, name, source, controller, declaration, roles }: WaitingTrigger,
  proposal: Omit<Proposal, 'declaration'> = {},
): Result<Stacked> {
  const asked = {
    controller,
    source,
    variables: { X: proposal.X ?? 0 },
    ...(roles === undefined ? {} : { roles }),
  };
  if (!canBegin(state, declaration, asked)) return ok({ state, removed: true });
  return activate(
    state,
    { id, ability: 'triggered', controller, source, name },
    { ...proposal, declaration, ...(roles === undefined ? {} : { roles }) },
  );
}
