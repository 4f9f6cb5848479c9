import type { Tools } from '@reticle/core/match';
import { deckOf, inPlay, isCharacter, isLocation, opponentOf, refTo } from '../state/board.js';
import { LORE_TO_WIN, type LorcanaMatchState, type Phase } from '../state/match.js';
import { playerOf, turnOrder } from '../state/state.js';
import { emitEvents, type EmittedEvent } from '../state/table.js';
import { banishings, ready } from './cards.js';
import { draw, gainLore } from './players.js';

/** The match ends. */
export function finish(
  state: LorcanaMatchState,
  ended: NonNullable<LorcanaMatchState['ended']>,
  { emit }: Tools,
): LorcanaMatchState {
  emit({ type: 'matchEnded', ...ended });
  return { ...state, ended };
}

const NOTHING: readonly EmittedEvent[] = [];
const CHECKED: readonly EmittedEvent[] = [{ type: 'checked' }];

/** The game state check (rule 1.8.1): whoever has the lore wins, what is damaged to death is banished (1.8.1.4). */
export function checks(state: LorcanaMatchState): readonly EmittedEvent[] {
  const { hurt, players } = state;
  if (players.some(({ lore }) => lore >= LORE_TO_WIN)) {
    const player = turnOrder(state).find((id) => (playerOf(state, id)?.lore ?? 0) >= LORE_TO_WIN);
    if (player !== undefined) return [{ type: 'wins', player }];
  }
  const lethal = inPlay(state).filter(
    ({ willpower, damage }) => willpower !== undefined && damage >= willpower,
  );
  if (lethal.length === 0) return hurt.length > 0 ? CHECKED : NOTHING;
  return [...banishings(state, lethal, hurt), ...(hurt.length > 0 ? CHECKED : NOTHING)];
}

/** A turn begins: what lasted until now ends, and nothing has happened yet in it. */
export const beginTurn = (state: LorcanaMatchState, player: string, tools: Tools): LorcanaMatchState =>
  emitEvents(state, tools, { type: 'turnStarts', player });

/** The active player's cards ready, in play and in the inkwell, and what happens at the start of the turn does (3.2.1). */
function readyStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const player = state.activePlayer;
  const inked = emitEvents(state, tools, { type: 'readiesInk', player });
  const own = inPlay(inked).filter(({ controller }) => controller === player);
  const readied = own.reduce((now, card) => ready(now, card, tools), inked);
  return setStep(
    emitEvents(emitEvents(readied, tools, { type: 'turnBegins', player }), tools, {
      type: 'readyEnds',
      player,
    }),
    tools,
  );
}

/** Characters are dry, and locations give their lore; then the bag of both steps is resolved (3.2.2, 3.2.2.3). */
function setStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const player = state.activePlayer;
  const own = inPlay(state).filter(({ controller }) => controller === player);
  const drying = own.filter((card) => isCharacter(card) && card.drying);
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

/** The active player draws a card; not on the first turn of the match. */
const drawStep = (state: LorcanaMatchState, tools: Tools): LorcanaMatchState => ({
  ...(state.turn === 1 ? state : draw(state, state.activePlayer, 1, tools)),
  phase: 'main',
});

/** Whether anything lasts to the end of this turn. */
const lastsThisTurn = ({ modifiers, watches, discounts }: LorcanaMatchState): boolean =>
  discounts.length > 0 ||
  [...modifiers, ...watches].some(
    ({ lasts }) =>
      typeof lasts === 'object' &&
      'until' in lasts &&
      lasts.until.on === 'turnOver' &&
      lasts.from === undefined,
  );

/**
 * After the abilities of the end of the turn have resolved, what lasts "this turn" ends, and what triggers from that
 * resolves (3.4.1.2). When nothing of it is left the turn is over (3.4.2): with an empty deck it is lost, else the next one
 * begins.
 */
function endStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const player = state.activePlayer;
  if (lastsThisTurn(state)) return emitEvents(state, tools, { type: 'turnOver', player });
  const next = opponentOf(state, player);
  if (deckOf(state, player).length === 0) return finish(state, { winners: [next], reason: 'deck' }, tools);
  if (state.turn >= state.config.turnLimit) return finish(state, { winners: [], reason: 'turnLimit' }, tools);
  return beginTurn(state, next, tools);
}

/** How a part of a turn goes on by itself; in those without a step a player has something to do. */
export const STEPS: {
  readonly [P in Phase]?: (state: LorcanaMatchState, tools: Tools) => LorcanaMatchState;
} = { ready: readyStep, draw: drawStep, end: endStep };
