import type { Tools } from '@reticle/core/match';
import { changeObjects, forgetting } from '@reticle/core/play';
import {
  cardsIn,
  deckOf,
  inPlay,
  isCharacter,
  isLocation,
  opponentOf,
  withCards,
  withSeat,
} from '../state/board.js';
import type { LorcanaCard } from '../state/card.js';
import { type LorcanaMatchState, LORE_TO_WIN, type Phase } from '../state/match.js';
import { playerOf, turnOrder } from '../state/state.js';
import { banish, ready } from './cards.js';
import { happen } from './events.js';
import { withoutThisTurn } from './lasting.js';
import { draw, gainLore } from './players.js';
import { refresh } from './refresh.js';

/** The match ends. */
export function finish(
  state: LorcanaMatchState,
  ended: NonNullable<LorcanaMatchState['ended']>,
  { emit }: Tools,
): LorcanaMatchState {
  emit({ type: 'matchEnded', ...ended });
  return { ...state, ended };
}

/** The cards with as much damage as willpower (rule 1.8.1.4). */
const lethal = (state: LorcanaMatchState): readonly LorcanaCard[] =>
  inPlay(state).filter(({ willpower, damage }) => willpower !== undefined && damage >= willpower);

/** The game state check (rule 1.8.1): whoever has the lore wins, what is damaged to death is banished. */
export function check(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const winner = turnOrder(state).find((player) => (playerOf(state, player)?.lore ?? 0) >= LORE_TO_WIN);
  if (winner !== undefined) return finish(state, { winners: [winner], reason: 'lore' }, tools);
  const { hurt } = state;
  return banish(hurt.length === 0 ? state : { ...state, hurt: [] }, lethal(state), tools, hurt);
}

/** A turn begins: what lasted until now ends, and nothing has happened yet in it. */
export function beginTurn(
  state: LorcanaMatchState,
  player: string,
  turn: number,
  { emit }: Tools,
): LorcanaMatchState {
  emit({ type: 'turnBegan', player, turn });
  const begun: LorcanaMatchState = {
    ...state,
    activePlayer: player,
    turn,
    phase: 'ready',
    lasting: state.lasting.filter(({ to, until = false }) => (until ? to > turn : to >= turn)),
    used: [],
    triggered: 0,
    objects: changeObjects(forgetting(state.objects), (card) =>
      card.thisTurn.length === 0 ? card : { ...card, thisTurn: [] },
    ),
  };
  return refresh(withSeat(begun, player, { inked: 0 }));
}

/** The active player's cards ready, in play and in the inkwell, and what happens at the start of the turn does (3.2.1). */
function readyStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const player = state.activePlayer;
  const inkwell = cardsIn(state, player, 'inkwell').filter(({ exerted }) => exerted);
  const inked = withCards(
    state,
    inkwell.map(({ instanceId }) => instanceId),
    (card) => ({ ...card, exerted: false }),
  );
  const own = inPlay(inked).filter(({ controller }) => controller === player);
  const readied = own.reduce((now, card) => ready(now, card, tools), inked);
  return { ...happen(readied, [{ event: 'turnBegins', player }]), phase: 'set' };
}

/** Characters are dry, and locations give their lore; then the bag of both steps is resolved (3.2.2). */
function setStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const player = state.activePlayer;
  const own = inPlay(state).filter(({ controller }) => controller === player);
  const drying = own.filter((card) => isCharacter(card) && card.drying).map(({ instanceId }) => instanceId);
  const dry = withCards(state, drying, (card) => ({ ...card, drying: false }));
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

/**
 * After the abilities of the end of the turn have resolved, what lasts "this turn" ends, and what triggers from that
 * resolves (3.4.1.2). When nothing of it is left the turn is over (3.4.2): with an empty deck it is lost, else the next one
 * begins.
 */
function endStep(state: LorcanaMatchState, tools: Tools): LorcanaMatchState {
  const ended = withoutThisTurn(state);
  if (ended !== state) return ended;
  const player = state.activePlayer;
  const next = opponentOf(state, player);
  if (deckOf(state, player).length === 0) return finish(state, { winners: [next], reason: 'deck' }, tools);
  if (state.turn >= state.config.turnLimit) return finish(state, { winners: [], reason: 'turnLimit' }, tools);
  return beginTurn(state, next, state.turn + 1, tools);
}

/** How a part of a turn goes on by itself; in those without a step a player has something to do. */
export const STEPS: {
  readonly [P in Phase]?: (state: LorcanaMatchState, tools: Tools) => LorcanaMatchState;
} = { ready: readyStep, set: setStep, draw: drawStep, end: endStep };
