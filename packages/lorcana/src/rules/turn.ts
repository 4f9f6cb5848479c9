import type { Tools } from '@reticle/core/play';
import { cardsOf, deckOf, inPlay, isLocation, refTo } from '../state/board.js';
import { LORE_TO_WIN, type LorcanaMatchState, type Phase, matchWith } from '../state/match.js';
import { thePlayer, turnOrder } from '../state/state.js';
import { emitEvents, type EmittedEvent, holds } from '../state/table.js';
import { banishEvents, ready } from './cards.js';
import { skippers, skipsOf } from './ink.js';
import { draw, gainLore } from './players.js';

/** Ends the match. */
export function finish(
  state: LorcanaMatchState,
  ended: NonNullable<LorcanaMatchState['ended']>,
  { emit }: Tools,
): LorcanaMatchState {
  emit({ type: 'matchEnded', ...ended });
  return matchWith(state, { ended });
}

const NOTHING: readonly EmittedEvent[] = [];
const CHECKED: readonly EmittedEvent[] = [{ type: 'checked' }];

/**
 * Returns the events of a game state check (rule 1.8.1): a player with enough lore wins, and cards with lethal damage
 * are banished (1.8.1.4).
 */
export function stateCheckEvents(state: LorcanaMatchState): readonly EmittedEvent[] {
  const { hurt } = state;
  const player = turnOrder(state).find((id) => thePlayer(state, id).lore >= LORE_TO_WIN);
  if (player !== undefined) return [{ type: 'wins', player }];
  const lethal = inPlay(state).filter(({ willpower = Infinity, damage }) => damage >= willpower);
  return [...banishEvents(state, lethal, hurt), ...(hurt.length > 0 ? CHECKED : NOTHING)];
}

/** Begins a turn. Effects that lasted until now end, and nothing has happened in it yet. */
export const beginTurn = (state: LorcanaMatchState, player: string, tools: Tools): LorcanaMatchState =>
  emitEvents(state, tools, { type: 'turnStarts', player });

/**
 * The Ready step: readies the active player's cards in play and in the inkwell, and performs what happens at the
 * start of the turn (3.2.1).
 */
function readyStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const player = state.activePlayer;
  const inked = emitEvents(state, tools, { type: 'readiesInk', player });
  const own = inPlay(inked).filter(({ controller }) => controller === player);
  const readied = own
    .filter(({ cant }) => !cant.includes('readyAtStart'))
    .reduce((now, card) => ready(now, card, tools, player), inked);
  return setStep(
    emitEvents(emitEvents(readied, tools, { type: 'turnBegins', player }), tools, {
      type: 'readyEnds',
      player,
    }),
    tools,
  );
}

/**
 * The Set step: characters dry, and locations give their lore. Then the bag of both steps resolves (3.2.2, 3.2.2.3).
 */
function setStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const player = state.activePlayer;
  const own = inPlay(state).filter(({ controller }) => controller === player);
  const drying = own.filter((card) => card.drying);
  const dry = emitEvents(
    state,
    tools,
    ...drying.map((card) => ({ type: 'isDry', card: refTo(card) }) as const),
  );
  const lore = own
    .filter((card) => isLocation(card))
    .reduce((sum, card) => sum + Math.max(0, card.lore ?? 0), 0);
  return { ...gainLore(dry, player, lore, tools), phase: 'draw' };
}

/** Whether the active player's turns have no Draw step (rule 6.4.5). */
const skipsDraw = (state: LorcanaMatchState): boolean =>
  skippers(state).some(
    (card) =>
      card.controller === state.activePlayer &&
      skipsOf(state, card).some(
        (skip) =>
          !skip.while ||
          holds(state, { controller: card.controller, source: refTo(card), bound: {} }, skip.while),
      ),
  );

/** The Draw step: the active player draws a card, unless it is the first turn of the match or the step is skipped. */
const drawStep = (state: LorcanaMatchState, tools: Tools): LorcanaMatchState => ({
  ...(state.turn === 1 || skipsDraw(state) ? state : draw(state, state.activePlayer, 1, tools)),
  phase: 'main',
});

/** Whether any effect lasts to the end of this turn. */
const lastsThisTurn = ({ modifiers, shields, watches, discounts, standing }: LorcanaMatchState): boolean =>
  discounts.length > 0 ||
  standing.some(({ until }) => until === 'turnOver') ||
  [...modifiers, ...shields, ...watches].some(
    ({ lasts }) =>
      typeof lasts === 'object' &&
      'until' in lasts &&
      lasts.until.on === 'turnOver' &&
      lasts.from === undefined,
  );

/**
 * The end of a turn. After the abilities of the end of the turn have resolved, "this turn" effects end, and what that
 * triggers resolves (3.4.1.2). Then the turn is over (3.4.2): the active player loses if their deck is empty,
 * otherwise the next turn begins.
 */
function endStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const player = state.activePlayer;
  if (lastsThisTurn(state)) {
    const over = emitEvents(state, tools, { type: 'turnOver', player });
    // Such effects would keep the turn from ending forever.
    if (lastsThisTurn(over)) throw new Error(`Something outlives turn ${state.turn}`);
    return over;
  }
  const lost = deckOf(state, player).length === 0;
  const left = lost ? state.players.filter(({ id }) => id !== player) : state.players;
  const [last, ...others] = left.map(({ id }) => id);
  if (lost && last !== undefined && others.length === 0)
    return finish(state, { winners: [last], reason: 'deck' }, tools);
  if (state.turn >= state.config.turnLimit) return finish(state, { winners: [], reason: 'turnLimit' }, tools);
  const { next, passed } = nextPlayer(state, player, new Set(left.map(({ id }) => id)));
  return beginTurn(withoutEffectsOf(lost ? removePlayer(state, player, tools) : state, passed), next, tools);
}

/** Returns the player whose turn is next, and the players who have left and whose turns would have come before. */
function nextPlayer({ seats }: LorcanaMatchState, player: string, playing: ReadonlySet<string>) {
  const ids = seats.map((seat) => seat.player);
  const at = ids.indexOf(player);
  const after = [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
  const count = after.findIndex((id) => playing.has(id));
  return { next: after[count] ?? player, passed: after.slice(0, Math.max(0, count)) };
}

/**
 * Removes a player who has lost, with all their cards (rules 7.7.7, 9.2.3). Lasting effects go on. The bag is empty
 * at this point, since a turn ends only then (3.4.2).
 */
function removePlayer(state: LorcanaMatchState, player: string, tools: Tools): LorcanaMatchState {
  const cards = cardsOf(state).filter(({ owner }) => owner === player);
  const gone = emitEvents(
    state,
    tools,
    ...cards.map((card) => ({ type: 'removed' as const, card: refTo(card) })),
  );
  return { ...gone, players: gone.players.filter(({ id }) => id !== player) };
}

/** Ends the effects that last to the turn of players who have left, when that turn would come (rule 9.2.3). */
function withoutEffectsOf(state: LorcanaMatchState, gone: readonly string[]): LorcanaMatchState {
  const lasts = ({ controller, lasts: how }: LorcanaMatchState['modifiers'][number]): boolean =>
    !(
      gone.includes(controller) &&
      typeof how === 'object' &&
      'until' in how &&
      how.until.on === 'turnStarts'
    );
  return matchWith(state, {
    modifiers: state.modifiers.filter(lasts),
    standing: state.standing.filter(
      ({ controller, until }) => until !== 'turnStarts' || !gone.includes(controller),
    ),
  });
}

/** How each part of a turn proceeds by itself. In parts without an entry, a player must act. */
export const STEPS: {
  readonly [P in Phase]?: (state: LorcanaMatchState, tools: Tools) => LorcanaMatchState;
} = { ready: readyStep, draw: drawStep, end: endStep };
