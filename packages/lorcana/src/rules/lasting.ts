import type { PinnedRef } from '@reticle/core';
import type { StaticAbility } from '../language/ability.js';
import type { Duration, Modification } from '../language/modification.js';
import { cardAt, inPlay, refTo } from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { cardsSo, contextOf, isSo } from '../state/context.js';
import { readCard } from '../state/links.js';
import { definitionOf, type Lasting, type LorcanaMatchState } from '../state/match.js';
import { amountOf, holds, type Naming } from './amount.js';

/** The number of the next turn of a player; a turn that is running is not the next one. */
function nextTurnOf({ turn, players, activePlayer }: LorcanaMatchState, player: string): number {
  const ids = players.map(({ id }) => id);
  const away = ids.indexOf(player) - ids.indexOf(activePlayer);
  return turn + (away > 0 ? away : away + ids.length);
}

const SPANS: {
  readonly [D in Duration]: (
    state: LorcanaMatchState,
    controller: string,
    card: LorcanaCard,
  ) => Pick<Lasting, 'from' | 'to' | 'until' | 'readyOnly'>;
} = {
  thisTurn: ({ turn }) => ({ from: turn, to: turn }),
  theirNextTurn: (state, _controller, card) => {
    const next = nextTurnOf(state, card.controller);
    return { from: next, to: next };
  },
  theirNextReady: (state, _controller, card) => {
    const next = nextTurnOf(state, card.controller);
    return { from: next, to: next, readyOnly: true };
  },
  untilYourNextTurn: (state, controller) => ({
    from: state.turn,
    to: nextTurnOf(state, controller),
    until: true,
  }),
};

/** A card gets something for a while. */
export function withLasting(
  state: LorcanaMatchState,
  card: LorcanaCard,
  ref: PinnedRef,
  given: { readonly controller: string; readonly gives: readonly Modification[]; readonly for: Duration },
): LorcanaMatchState {
  const { controller, gives } = given;
  const span = SPANS[given.for](state, controller, card);
  return { ...state, lasting: [...state.lasting, { card: ref, controller, gives, ...span }] };
}

/** Whether it counts now. */
const isActive = (
  { from, to, until = false, readyOnly = false }: Lasting,
  { turn, phase }: LorcanaMatchState,
): boolean => from <= turn && (until ? turn < to : turn <= to) && (!readyOnly || phase === 'ready');

/** The state without what lasts to the end of this turn (rule 3.4.1.2); the same object if nothing does. */
export function withoutThisTurn(state: LorcanaMatchState): LorcanaMatchState {
  const { turn, lasting, discounts, watching } = state;
  const left = lasting.filter(({ to, until = false }) => until || to > turn);
  const nothing = left.length === lasting.length && discounts.length === 0 && watching.length === 0;
  return nothing ? state : { ...state, lasting: left, discounts: [], watching: [] };
}

/** Something that a card has got, with its number counted. */
export type Got =
  | { readonly stat: 'strength' | 'willpower' | 'lore'; readonly amount: number }
  | Exclude<Modification, { readonly stat: string }>;

/** A static ability that counts now, and whose it is. */
export interface Standing extends Naming {
  readonly ability: StaticAbility;
}

const staticsOf = (state: LorcanaMatchState, card: LorcanaCard): readonly StaticAbility[] =>
  (definitionOf(state, card.publicId)?.abilities ?? []).flatMap((ability) =>
    ability.kind === 'static' ? [ability] : [],
  );

/** Every static ability of the cards in play, whether its condition holds or not. */
export function allStatics(state: LorcanaMatchState): readonly Standing[] {
  return inPlay(state).flatMap((card) =>
    staticsOf(state, card).map((ability) => ({
      ability,
      controller: card.controller,
      source: refTo(card),
      bound: {},
    })),
  );
}

const stands = (state: LorcanaMatchState, standing: Standing): boolean =>
  standing.ability.while === undefined || holds(state, standing, standing.ability.while);

const touched = (state: LorcanaMatchState, standing: Standing): readonly string[] =>
  standing.ability.for === 'this'
    ? [standing.source.id]
    : cardsSo(state, standing.ability.for, standing).map(({ instanceId }) => instanceId);

const counted = (state: LorcanaMatchState, naming: Naming, given: Modification): Got =>
  'stat' in given ? { ...given, amount: amountOf(state, naming, given.amount) } : given;

/** What each card gets by static abilities, in the state as it is. */
export function givenBy(
  state: LorcanaMatchState,
  statics: readonly Standing[],
): ReadonlyMap<string, readonly Got[]> {
  const given = new Map<string, readonly Got[]>();
  for (const standing of statics) {
    if (!stands(state, standing)) continue;
    const gives = standing.ability.gives.map((part) => counted(state, standing, part));
    for (const id of touched(state, standing)) given.set(id, [...(given.get(id) ?? []), ...gives]);
  }
  return given;
}

/** What each card has got for a while. */
export function givenForAWhile(state: LorcanaMatchState): ReadonlyMap<string, readonly Got[]> {
  const given = new Map<string, readonly Got[]>();
  for (const entry of state.lasting) {
    if (!isActive(entry, state)) continue;
    if (!cardAt(state, entry.card)) continue;
    const { id } = entry.card;
    const naming = { controller: entry.controller, source: entry.card, bound: {} };
    given.set(id, [...(given.get(id) ?? []), ...entry.gives.map((part) => counted(state, naming, part))]);
  }
  return given;
}

/** Whether some ability says that this challenger can't challenge this card. */
export function forbidsChallenge(
  state: LorcanaMatchState,
  challenged: LorcanaCard,
  challenger: LorcanaCard,
): boolean {
  const forbids = (gives: readonly Modification[], by: Naming): boolean =>
    gives.some(
      (part) =>
        'cantBeChallengedBy' in part &&
        isSo(readCard(challenger), part.cantBeChallengedBy, contextOf(state, by)),
    );
  const { instanceId, incarnation } = challenged;
  const lasting = state.lasting.some(
    (entry) =>
      entry.card.id === instanceId &&
      entry.card.incarnation === incarnation &&
      isActive(entry, state) &&
      forbids(entry.gives, { controller: entry.controller, source: entry.card, bound: {} }),
  );
  return (
    lasting ||
    allStatics(state).some(
      (standing) =>
        forbids(standing.ability.gives, standing) &&
        stands(state, standing) &&
        touched(state, standing).includes(instanceId),
    )
  );
}
