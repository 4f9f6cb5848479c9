import type { PinnedRef } from '@reticle/core';
import type { Tools } from '@reticle/core/play';
import { cardAt, cardById, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { definitionOf, type LorcanaMatchState } from '../state/match.js';
import { emitEvents, holds } from '../state/table.js';
import { nextRef, moveEvents } from './cards.js';
import { discountsUsed, entersOf } from './ink.js';
import { withStanding } from './standing.js';

/**
 * Whether the player of a card may let it enter play exerted: by Bodyguard (rule 8.3.2), or by the card's own text.
 */
export const mayEnterExerted = (state: LorcanaMatchState, card: LorcanaCard): boolean =>
  card.keywords.includes('bodyguard') || entersOf(state, card).some(({ may }) => may === true);

/** Counts how many cards of this card's type a player has played this turn. */
const playedOfType = ({ happened }: LorcanaMatchState, player: string, { types }: LorcanaCard): number =>
  happened.filter((one) => one.fact === 'played' && one.player === player && one.card?.types[0] === types[0])
    .length;

/** How a card is played. */
export interface Playing {
  readonly player: string;
  /** Whether it enters play exerted, as its player has decided. */
  readonly exerted: boolean;
  /** The character that it is put on (Shift, rule 8.10.1). */
  readonly onto?: LorcanaCard | undefined;
  /** Where an action goes after it has resolved, instead of the discard. */
  readonly afterwards?: 'bottom' | undefined;
}

/** The name to which a resolving action binds the place where it goes afterwards. */
export const GOES_TO = 'goesTo';

/** Returns how a card enters play by its own text. It is that way from the first moment (rule 6.7.8). */
function arrivalOf(
  state: LorcanaMatchState,
  ref: PinnedRef,
): { readonly exerted: boolean; readonly damage: number } {
  const card = cardAt(state, ref);
  let arrival = { exerted: false, damage: 0 };
  if (!card) return arrival;
  const naming = { controller: card.controller, source: ref, bound: {} };
  for (const { while: holding, exerted = false, damage = 0, may = false } of entersOf(state, card)) {
    if (may) continue;
    if (holding && !holds(state, naming, holding)) continue;
    arrival = { exerted: arrival.exerted || exerted, damage: arrival.damage + damage };
  }
  return arrival;
}

/**
 * Plays a card: it enters play, or, as an action, resolves at once (rule 5.4.1.2). An action that an effect plays
 * resolves after that effect (6.7.7.1).
 */
export function play(
  state: LorcanaMatchState,
  instanceId: string,
  { player, exerted, onto, afterwards }: Playing,
  tools: Tools,
): LorcanaMatchState {
  const before = cardById(state, instanceId);
  if (!before) return state;
  const used = discountsUsed(state, player, before);
  const action = before.types.includes('action');
  const card = nextRef(before);
  const entered = emitEvents(
    used,
    tools,
    ...moveEvents(used, before, { zone: action ? 'resolving' : 'play' }),
    ...(onto ? [{ type: 'stacks' as const, card, onto: refTo(onto) }] : []),
  );
  tools.emit({
    type: onto ? 'shifted' : 'played',
    player,
    cardId: instanceId,
    name: before.name,
    ...(onto ? { ontoId: onto.instanceId } : {}),
  });
  const how = arrivalOf(entered, card);
  const marked = how.damage > 0 ? [{ type: 'isPutDamage' as const, card, amount: how.damage, by: card }] : [];
  const played = emitEvents(entered, tools, ...marked, {
    type: 'played',
    card,
    player,
    exerted: (exerted || how.exerted) && !action,
    shifted: onto !== undefined,
    nth: playedOfType(entered, player, before) + 1,
  });
  if (!action) return withStanding(played, card);
  const todo = definitionOf(state, before.publicId)?.effects ?? [];
  const bound = afterwards ? { [GOES_TO]: [{ kind: 'place', id: afterwards, incarnation: 0 }] } : {};
  const frame = { controller: player, source: card, variables: {}, bound, todo };
  const triggered = played.triggered + (played.resolving.length > 0 ? 1 : 0);
  return { ...played, triggered, resolving: [frame, ...played.resolving] };
}
