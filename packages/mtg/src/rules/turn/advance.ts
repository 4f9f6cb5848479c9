import type { MtgCard } from '../../state/card.js';
import { matchWith, turnWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { lately, memo } from '../../state/memo.js';
import { withRanges } from '../../state/range.js';
import { knownNow, seatsInOrder, playerInGame } from '../../state/state.js';
import { contestsDeath } from '../actions/instead-of-dying.js';
import { withOpenQuestion, withoutOrdering, replacementDecision } from '../actions/first-replacement.js';
import { dealDivided, divisionDecision } from '../combat/division.js';
import { endUntilTurnOf } from '../continuous/active.js';
import { happen, withListener } from '../events/happen.js';
import type { MoveExecution, MtgRules, OpenDecision } from '../move-execution.js';
import { checkStateBased } from '../state-based/check.js';
import { commanderDecision } from '../state-based/commanders.js';
import { legendDecision } from '../state-based/legends.js';
import { placingDecision, placeNext } from '../triggers/place.js';
import { skipping } from '../effects/turns.js';
import { cleanupDecision } from './cleanup.js';
import { dayOfNextTurn, withDay } from './day.js';
import { concludeIfOver, endless, firstInTurn, leaveGame, withoutGone } from './leave.js';
import { resolvingDecision, goOn, resolveNext } from './resolve.js';
import { passedOn, rememberIfQuiet } from './quiet.js';
import { isUneventful, wasUneventful } from './uneventful.js';
import { enterStep, firstStepIn, isStop, leaveStep, nextStepIn } from './steps.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { sure } from '../../state/sure.js';
import { primaryOf, teamOf } from '../../state/teams.js';

/**
 * Returns the last known information that something may still ask for: what lasts, waits or is on the stack.
 */
function stillKnown(state: MtgMatchState): readonly MtgCard[] {
  const { continuous, delayed, waiting, resolving, abilities, frames = {} } = state;
  const settings = [...delayed, ...waiting, ...resolving]
    .map(({ frame }) => frame)
    .concat(Object.values(frames));
  const refs = [
    ...continuous.flatMap(({ source, affects }) => [source, ...affects]),
    ...settings.flatMap(({ source, bound }) => [source, ...Object.values(bound).flat()]),
    ...abilities.map(({ source }) => source),
  ];
  const wanted = new Set(refs.map(({ id, incarnation }) => `${id} ${incarnation}`));
  return state.lastKnown.filter(({ instanceId, incarnation }) => wanted.has(`${instanceId} ${incarnation}`));
}

/**
 * Returns the next extra turn of a player still in the game, and after whose turn the normal order continues
 * (rule 500.7).
 */
function nextTurn({ extraTurns: [extra, ...left] = [], turn, activePlayer }: MtgMatchState) {
  return { extra, left, inOrder: turn.inOrder ?? activePlayer };
}

/**
 * Begins the next player's turn (rule 500.1). At the turn limit of the options the match ends in a draw
 * instead.
 */
function beginTurn(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const { emit } = play;
  const number = state.turn.number + 1;
  const { turnLimit } = state.house ?? {};
  if (turnLimit !== undefined && number > turnLimit) {
    return happen(state, { type: 'matchEnded', winners: [], reason: 'turnLimit' }, emit);
  }
  const { extra, left, inOrder } = nextTurn(state);
  const [, ...others] = seatsInOrder({
    players: state.players,
    ...withoutUndefined({ activePlayer: inOrder }),
  });
  const own = inOrder === undefined ? [] : teamOf(state, inOrder);
  const next = others.find((id) => playerInGame(state, id) && !own.includes(id));
  // 800.4m: what lasts until the next turn of a player who left lasts until that turn would have begun.
  const passed =
    extra || next === undefined
      ? []
      : others.slice(0, others.indexOf(next)).filter((id) => !own.includes(id));
  // 805.8: a player's extra turn is one of the team.
  const player = primaryOf(state, sure(extra?.player ?? next ?? state.activePlayer));
  // 614.10: a skipped turn is gone past, and the order of turns goes on after it.
  const skipped = skipping(state, player, 'turn');
  if (skipped) {
    const after = extra ? { extraTurns: left } : { turn: turnWith(skipped.turn, { inOrder: player }) };
    return beginTurn(matchWith(skipped, after), play);
  }
  const day = skipping(state, player, 'untap') ? undefined : dayOfNextTurn(state);
  const begun = happen(state, { type: 'turnBegan', turn: number, player }, emit, extra ? inOrder : undefined);
  const lit =
    day === undefined
      ? begun
      : happen(begun, { type: 'dayBecame', day, ...withoutUndefined({ was: state.day }) }, emit);
  const before =
    left.length === 0 ? matchWith(lit, {}, ['extraTurns']) : matchWith(lit, { extraTurns: left });
  return matchWith([...passed, ...teamOf(state, player)].reduce(endUntilTurnOf, withRanges(before)), {
    ...(extra?.atEnd ? { delayed: [...state.delayed, { at: 'nextEndStep', frame: extra.atEnd }] } : {}),
    lastKnown: stillKnown(state),
  });
}

/** Why a player lost, in a word, by the number of the rule. */
const REASONS: Readonly<Record<string, string>> = {
  '704.5a': 'life',
  '704.5b': 'library',
  '704.5c': 'poison',
  '104.3e': 'effect',
  '704.6c': 'commander',
  '704.6a': 'life',
  '704.6b': 'poison',
};

/**
 * Returns what was exiled until a permanent leaves the battlefield, at once and without the stack (rule
 * 610.3).
 */
function returnExiled(state: MtgMatchState): MtgMatchState {
  const due = state.delayed.filter(
    ({ at, frame }) => at === 'sourceLeaves' && knownNow(state, frame.source)?.zone !== 'battlefield',
  );
  if (due.length === 0) return state;
  return matchWith(state, {
    delayed: state.delayed.filter((found) => !due.includes(found)),
    resolving: [...state.resolving, ...due.map(({ frame }) => ({ frame }))],
  });
}

/**
 * Performs state-based actions (rule 704.3) and what follows: a last remaining player wins (104.2a), with
 * none left the match is a draw (104.4a); otherwise those who lost leave (800.4a).
 */
function performStateChecks(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const rules: string[] = [];
  const emit = withListener(play.emit, (event) => {
    if (event.type === 'playerLost') rules.push(String(event['rule']));
  });
  const today = withDay(state, emit);
  const asked = unorderedIn(today);
  if (asked) return asked;
  const after = withoutOrdering(returnExiled(checkStateBased(today, emit, play.settle)));
  const ended = concludeIfOver(after, REASONS[rules[0] ?? ''] ?? 'concession', play.emit);
  if (ended ?? rules.length === 0) return ended ?? after;
  const gone = after.players.filter(({ id, left }) => left === true && playerInGame(state, id) !== undefined);
  const ids = gone.map(({ id }) => id);
  return leaveGame(after, ids, play);
}

/**
 * Returns the state with the question for the order of what replaces state-based actions (rule 616.1).
 * Returns undefined if there is none.
 */
function unorderedIn(state: MtgMatchState): MtgMatchState | undefined {
  if (!contestsDeath(state)) return undefined;
  const tried = checkStateBased(state, () => undefined);
  return tried.ordering?.open && withOpenQuestion(state, tried.ordering);
}

/** Asks for the order of replacement effects outside of effects. */
function orderDecision(state: MtgMatchState): OpenDecision | undefined {
  const decision = replacementDecision(state);
  return decision && { ...decision, kind: 'replacement', state };
}

/**
 * Returns the open decision. What resolves comes first, since nothing is put on the stack meanwhile (rule
 * 608.2).
 */
export function openDecision(rules: MtgRules, state: MtgMatchState): OpenDecision | undefined {
  const asks = state.resolving.length > 0 || state.waiting.length > 0 || state.turn.step === 'cleanup';
  return asks
    ? opened(rules)(state)
    : (orderDecision(state) ??
        divisionDecision(state) ??
        (isUneventful(rules, state) ? undefined : choiceBeforeChecks(state)));
}

/** Returns the choices about state-based actions. */
const choiceBeforeChecks = (state: MtgMatchState): OpenDecision | undefined =>
  legendDecision(state) ?? commanderDecision(state);

/** The cached decision, which is asked as a match goes on and for the state in which it stops. */
const opened = memo((rules: MtgRules) =>
  lately((state: MtgMatchState): OpenDecision | undefined =>
    state.resolving.length > 0
      ? resolvingDecision(rules, state)
      : (orderDecision(state) ??
        divisionDecision(state) ??
        choiceBeforeChecks(state) ??
        placingDecision(rules, state) ??
        cleanupDecision(state)),
  ),
);

/**
 * The most steps that a match goes on by itself. Beyond that it is in a loop that no player can stop (rule
 * 732.4).
 */
const MOST_STEPS = 10_000;

/**
 * Goes on until a player must act: resolves, checks state-based actions (rule 704.3), puts triggers on the
 * stack (603.3), and goes to the next step. A match that would go on for ever is a draw (rule 104.4b).
 */
export function advance(start: MtgMatchState, play: MoveExecution): MtgMatchState {
  let state = play.settle(withoutGone(play.settle(start), play));
  for (let count = 0; count < MOST_STEPS; count++) {
    if (state.ended) return state;
    const next = proceed(state, play);
    if (next === undefined) return rememberIfQuiet(play.rules, state);
    state = play.settle(withoutGone(play.settle(next), play));
  }
  return endless(state, play.emit);
}

/** Performs the next thing that happens by itself. Returns undefined if a player must act. */
function proceed(state: MtgMatchState, play: MoveExecution): MtgMatchState | undefined {
  if (state.resolving.length > 0) return openDecision(play.rules, state) ? undefined : goOn(state, play);
  if (state.ordering?.open) return undefined;
  if (state.assigned) return divisionDecision(state) ? undefined : dealDivided(state, play);
  if (!isUneventful(play.rules, state)) {
    if (choiceBeforeChecks(state)) return undefined;
    const after = performStateChecks(state, play);
    if (after !== state) return state.turn.step === 'cleanup' ? withPriority(after) : after;
    wasUneventful(play.rules, state);
  }
  if (state.waiting.length > 0 && state.turn.step !== 'untap') {
    if (openDecision(play.rules, state)) return undefined;
    return placeNext(withPriority(state), play);
  }
  if (state.turn.declaring || openDecision(play.rules, state)) return undefined;
  const isOpen = state.turn.priority !== undefined;
  if (isOpen && (state.stack.length > 0 || isStop(play.rules, state))) return undefined;
  return nextStep(state, play);
}

/**
 * Triggers and state-based actions give players priority even in a cleanup step; then there is another one
 * (rule 514.3a).
 */
const withPriority = (state: MtgMatchState): MtgMatchState =>
  matchWith(state, {
    turn: turnWith(state.turn, withoutUndefined({ priority: state.turn.priority ?? firstInTurn(state) })),
  });

function nextStep(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const left = leaveStep(matchWith(state, {}, ['frames']), play.emit);
  const again = state.turn.step === 'cleanup' && state.turn.priority !== undefined;
  const { step, state: now } = again ? { step: 'cleanup' as const, state: left } : nextStepIn(left);
  if (step !== undefined) return enterStep(now, step, play);
  const begun = beginTurn(now, play);
  if (begun.ended) return begun;
  const first = firstStepIn(begun);
  return enterStep(first.state, first.step ?? 'cleanup', play);
}

/**
 * Gives priority back to the player who acted, and resets the passes (rule 117.3c). In a team, the primary
 * player begins to say whether it does more (rule 805.5).
 */
export function keepsPriority(state: MtgMatchState): MtgMatchState {
  const { priority } = state.turn;
  const first = withoutUndefined({
    priority: priority === undefined ? undefined : primaryOf(state, priority),
  });
  return matchWith(state, { turn: turnWith(state.turn, { passes: 0, ...first }) });
}

/**
 * Passes priority to the next player (rule 117.3d). Once all have passed in a row, the top of the stack
 * resolves, or the step ends (117.4).
 */
export function passPriority(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const passed = passedOn(state);
  if (passed) return passed;
  if (state.stack.length > 0) return resolveNext(state, play);
  return matchWith(state, { turn: turnWith(state.turn, {}, ['priority']) });
}
