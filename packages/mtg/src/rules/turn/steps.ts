import { skipping } from '../effects/turns.js';
import type { ActivatedAbility } from '../../language/ability.js';
import { hasKeyword } from '../../language/keyword.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import { cardsIn, permanentsIn } from '../../state/cards.js';
import { matchWith, turnWith } from '../../state/copies.js';
import { controllerOf } from '../../state/facts.js';
import { libraryOf } from '../../state/library.js';
import { permanentsWith } from '../../state/permanents-with.js';
import { type MtgMatchState, type Step, STEPS } from '../../state/match-state.js';
import { among, keyed, memo } from '../../state/memo.js';
import { cardById } from '../../state/cards.js';
import { filterSame, mapSame, joinSame, playerRefOf, refOf } from '../../state/refs.js';
import { activePlayersOf, isActive } from '../../state/teams.js';
import { getActivatedAbilities } from '../abilities/activated.js';
import { drawCards } from '../actions/change-zone.js';
import { setTapped } from '../actions/permanents.js';
import { withLore } from '../actions/sagas.js';
import { type Emit, happen } from '../events/happen.js';
import { phase } from '../actions/phasing.js';
import { isItsTime } from '../activating/activate.js';
import { possibleAttackers } from '../combat/attack.js';
import { nextBlocks, goUnblocked } from '../combat/block.js';
import { attackersIn, endCombat } from '../combat/creatures.js';
import { hasFirstStrike } from '../combat/damage.js';
import { beginDamage } from '../combat/division.js';
import { endCombatEffects, endTurnEffects, endUntapStep } from '../continuous/active.js';
import { drawReplacementsIn, replacesDraws } from '../effects/draws.js';
import { holds } from '../select/condition.js';
import type { MoveExecution, MtgRules } from '../move-execution.js';
import { cleanupDecision } from './cleanup.js';
import { firstInTurn } from './leave.js';
import { sure } from '../../state/sure.js';
import { type DelayedTrigger, pendingDelayed } from '../triggers/delayed-triggers.js';

/** Untaps the active player's permanents, except those that don't untap (rule 502.3). */
function untapAll(state: MtgMatchState, { emit }: MoveExecution): MtgMatchState {
  const untaps = (card: MtgCard) =>
    card.tapped && !card.phasedOut && isActive(state, controllerOf(card)) && !hasKeyword(card, 'doesntUntap');
  const isAsked = (card: MtgCard) => hasKeyword(card, 'mayStayTapped');
  const asking = permanentsIn(state).filter((card) => untaps(card) && isAsked(card));
  const untapped = permanentsIn(state).reduce(
    (now, card) => (untaps(card) && !isAsked(card) ? setTapped(now, card, false, emit) : now),
    state,
  );
  const after = activePlayersOf(state).reduce(endUntapStep, untapped);
  const asked = asking.map((card) => ({ frame: mayUntap(card, controllerOf(card)) }));
  return matchWith(after, { resolving: joinSame(after.resolving, asked) });
}

/**
 * "You may choose not to untap this during your untap step" (rule 502.3). The player is asked after all
 * others have untapped.
 */
const mayUntap = (card: MtgCard, controller: string): MtgMatchState['resolving'][number]['frame'] => ({
  controller,
  source: refOf(card),
  variables: {},
  bound: {},
  todo: [{ effect: 'may', effects: [{ effect: 'untap', what: 'self' }] }],
});

/** Permanents phase in and out before any of them untaps (rules 502.1, 502.3). */
function beginUntap(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const phased = activePlayersOf(state).reduce((now, player) => phase(now, player, play.emit), state);
  return untapAll(phased === state ? state : play.settle(phased), play);
}

/**
 * The rules of a step: what happens as it begins and ends, when it is skipped, and whether players get
 * priority.
 */
interface StepRule {
  readonly begins?: (state: MtgMatchState, play: MoveExecution) => MtgMatchState;
  readonly ends?: (state: MtgMatchState, emit: Emit) => MtgMatchState;
  readonly isSkipped?: (state: MtgMatchState) => boolean;
  /** No player gets priority (rules 502.4, 514.3). */
  readonly silent?: true;
}
const noAttack = (state: MtgMatchState): boolean => attackersIn(state).length === 0;

const withDeclaring = (state: MtgMatchState, isPossible: boolean): MtgMatchState =>
  isPossible ? matchWith(state, { turn: turnWith(state.turn, { declaring: true }) }) : state;

/**
 * Draws for the turn. With two players, the first one skips the draw step of the first turn (rule 103.8a); in
 * Two-Headed Giant, so does the first team (103.8b, 810.6); with more players, nobody does (103.8c). Each
 * player of a team draws (805.4b).
 */
function drawForTurn(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const { turn, players, house } = state;
  if (turn.number === 1 && (players.length === 2 || house?.sharedLife === true)) return state;
  return activePlayersOf(state).reduceRight(
    (now, player) => (skipsDrawStep(state, player) ? now : drawsForTurn(now, player, play)),
    state,
  );
}

/** Whether something that a player controls says "skip your draw step" (rule 614.10). */
const skipsDrawStep = (state: MtgMatchState, player: string): boolean =>
  permanentsWith(state, 'skipsDrawStep').some((card) => controllerOf(card) === player);

function drawsForTurn(state: MtgMatchState, player: string, play: MoveExecution): MtgMatchState {
  const isAsked =
    libraryOf(state, player)[0]?.commander === true ||
    replacesDraws(state, player, drawReplacementsIn(play.rules.definitions));
  return isAsked
    ? matchWith(state, { resolving: joinSame(state.resolving, [{ frame: drawFrame(player) }]) })
    : drawCards(state, player, 1, play);
}

/**
 * A draw as an effect: something may replace it (614.11), and the player may be asked where a commander goes
 * (903.9b).
 */
const drawFrame = (controller: string): MtgMatchState['resolving'][number]['frame'] => ({
  controller,
  source: playerRefOf(controller),
  variables: {},
  bound: {},
  todo: [{ effect: 'draw' }],
});

/** Ends the permissions to play cards that last until now. */
function withoutOldPermissions(state: MtgMatchState): MtgMatchState {
  const { playable, turn } = state;
  if (playable === undefined) return state;
  // This is the last turn of the permission.
  const known = mapSame(playable, (found) => {
    if (found.foretold === 'thisTurn') return { ...found, foretold: 'earlier' as const };
    return found.nextTurn && isActive(state, found.player)
      ? { card: found.card, player: found.player, ends: turn.number }
      : found;
  });
  const left = filterSame(known, ({ card, player, ends, nextTurn, adventure, foretold }) => {
    if (adventure ?? foretold) return cardById(state, card.id)?.incarnation === card.incarnation;
    return ends === undefined ? nextTurn === true || !isActive(state, player) : ends >= turn.number;
  });
  return left.length === 0 ? matchWith(state, {}, ['playable']) : matchWith(state, { playable: left });
}

/** The rules of every step and main phase (rules 500 to 514). */
const RULES: { readonly [Name in Step]: StepRule } = {
  untap: { begins: beginUntap, silent: true },
  upkeep: { begins: withoutOldPermissions },
  draw: {
    isSkipped: (state) => activePlayersOf(state).every((player) => skipsDrawStep(state, player)),
    begins: drawForTurn,
  },
  // 714.3c.
  main1: {
    begins: (state, { emit }) =>
      activePlayersOf(state).reduce((now, player) => withLore(now, player, emit), state),
  },
  beginCombat: {},
  declareAttackers: {
    begins: (state) => withDeclaring(state, possibleAttackers(state, sure(state.activePlayer)).length > 0),
  },
  /** Skipped, as is damage, if nothing attacks (rule 508.8). */
  declareBlockers: {
    isSkipped: noAttack,
    begins: (state, play) => nextBlocks(state) ?? goUnblocked(state, play.emit),
  },
  firstStrikeDamage: {
    isSkipped: (state) => noAttack(state) || !hasFirstStrike(state),
    begins: beginDamage,
  },
  combatDamage: { isSkipped: noAttack, begins: beginDamage },
  endCombat: { ends: (state, emit) => endCombatEffects(endCombat(state, emit)) },
  main2: {},
  end: {},
  /** Discarding comes first if there is something to discard (rules 514.1, 514.2). */
  cleanup: {
    begins: (state) => (cleanupDecision(state) ? state : endTurnEffects(state)),
    silent: true,
  },
};

/** The delayed triggers that wait for each step (rule 603.7). */
const DELAYED: { readonly [Name in Step]?: readonly DelayedTrigger['at'][] } = {
  upkeep: ['nextUpkeep', 'yourNextUpkeep', 'eachOfYourUpkeeps'],
  endCombat: ['endOfCombat'],
  end: ['nextEndStep'],
};

function releaseDelayed(state: MtgMatchState, step: Step): MtgMatchState {
  const isYours = ({ at, frame }: DelayedTrigger) =>
    (at !== 'yourNextUpkeep' && at !== 'eachOfYourUpkeeps') || isActive(state, frame.controller);
  const due = state.delayed.filter((found) => DELAYED[step]?.includes(found.at) === true && isYours(found));
  if (due.length === 0) return state;
  // 603.4: the condition must hold as it triggers.
  const triggered = due.filter(
    ({ if: asked, frame }) => asked === undefined || holds(asked, { state, ...frame }),
  );
  return matchWith(state, {
    delayed: filterSame(state.delayed, (found) => found.at === 'eachOfYourUpkeeps' || !due.includes(found)),
    waiting: [...state.waiting, ...triggered.map((found) => pendingDelayed(found))],
  });
}

/**
 * Begins a step: pools are emptied (rule 106.4), what waits for the step triggers, and the step's own actions
 * happen.
 */
export function enterStep(state: MtgMatchState, step: Step, play: MoveExecution): MtgMatchState {
  const { begins, silent } = RULES[step];
  const { activePlayer } = state;
  const priority = silent ? undefined : firstInTurn(state);
  const told = { type: 'stepBegan', step, player: activePlayer ?? null, turn: state.turn.number } as const;
  const entered = happen(state, told, play.emit, priority);
  const waiting = releaseDelayed(entered, step);
  return begins ? begins(waiting, play) : waiting;
}

/** Ends the current step. */
export const leaveStep = (state: MtgMatchState, emit: Emit): MtgMatchState =>
  RULES[state.turn.step].ends?.(state, emit) ?? state;

/** Returns the next step of the turn. Returns undefined after the cleanup step. */
function stepAfter(state: MtgMatchState): Step | undefined {
  const later = STEPS.slice(STEPS.indexOf(state.turn.step) + 1);
  return later.find((step) => !RULES[step].isSkipped?.(state));
}

/**
 * The steps in which players get priority although the stack is empty, unless the options say otherwise. To
 * keep matches short, the steps in which players hardly ever act are left out.
 */
export const STANDARD_STOPS: readonly Step[] = [
  'main1',
  'declareAttackers',
  'declareBlockers',
  'main2',
  'end',
];

/** The zones whose cards everybody sees: a stop because of them reveals nothing. */
const OPEN: readonly Zone[] = ['battlefield', 'graveyard'];

/** Returns the abilities of the cards of a zone that name a time, with who could activate them. */
const timedAmong = memo(({ registry }: MtgRules) =>
  keyed((_zone) =>
    among(
      (card: MtgCard) =>
        getActivatedAbilities(card, registry).flatMap((ability) =>
          ability.timing?.during === undefined ? [] : [{ controller: controllerOf(card), ability }],
        ),
      (found) => found,
    ),
  ),
);

/**
 * Returns the abilities of the match's cards that work in hands. A stop must not reveal which hands hold one.
 */
const forHands = memo(({ definitions }: MtgRules) =>
  [...definitions.values()].flatMap(({ activated }) => activated.filter(({ zone }) => zone === 'hand')),
);

/** Whether an object has an ability for this time, so that players may do something. */
function hasAbilityNow(rules: MtgRules, state: MtgMatchState): boolean {
  const isFor = (controller: string, { timing }: ActivatedAbility) =>
    timing?.during !== undefined && isItsTime(state, controller, timing);
  return (
    OPEN.some((zone) =>
      timedAmong(rules)(zone)(cardsIn(state, zone)).some(({ controller, ability }) =>
        isFor(controller, ability),
      ),
    ) || forHands(rules).some((ability) => state.players.some(({ id }) => isFor(id, ability)))
  );
}

/** Whether players get priority now although the stack is empty; in combat only if something attacks. */
export function isStop(rules: MtgRules, state: MtgMatchState): boolean {
  const { step } = state.turn;
  const inCombat = step === 'declareAttackers' || step === 'declareBlockers';
  if (inCombat && noAttack(state)) return false;
  const stops = state.house?.stops ?? STANDARD_STOPS;
  return stops.includes(step) || hasAbilityNow(rules, state);
}

/**
 * The first steps of added phases. An added main phase is never the first of its turn (rules 500.8, 505.1a).
 */
const FIRST_STEPS = { combat: 'beginCombat', main: 'main2' } as const;

/** The last steps of the phases after which others can be added. */
const LAST_STEPS: ReadonlySet<Step> = new Set(['main1', 'endCombat', 'main2']);

/** A step to enter, or none after the last one, and the state in which it is entered. */
interface NextStep {
  readonly step: Step | undefined;
  readonly state: MtgMatchState;
}

/** The steps and the phase that players may skip: the first step, and the last one. */
const SKIPPABLE: { readonly [Name in Step]?: readonly [kind: 'untap' | 'draw' | 'combat', last: Step] } = {
  untap: ['untap', 'untap'],
  draw: ['draw', 'draw'],
  beginCombat: ['combat', 'endCombat'],
};

/** Goes past a step or phase that the active player skips (rule 500.11). */
function notSkipped({ step, state }: NextStep): NextStep {
  const [kind, last] = (step === undefined ? undefined : SKIPPABLE[step]) ?? [];
  const after = kind && skipping(state, state.activePlayer, kind);
  return after && last
    ? nextStepIn(matchWith(after, { turn: turnWith(after.turn, { step: last }) }))
    : { step, state };
}

/** Returns the first step of a turn that has begun. */
export const firstStepIn = (state: MtgMatchState): NextStep => notSkipped({ step: 'untap', state });

/** Returns the next step of this turn, and the state with the remaining added phases. */
export const nextStepIn = (state: MtgMatchState): NextStep => notSkipped(naturalStepIn(state));

function naturalStepIn(state: MtgMatchState): NextStep {
  const { turn } = state;
  const natural = stepAfter(state);
  if (turn.phases === undefined || !LAST_STEPS.has(turn.step)) return { step: natural, state };
  const [added, ...phases] = turn.phases;
  const resumes = turn.resumes ?? natural;
  if (added === undefined || resumes === undefined)
    return { step: resumes, state: matchWith(state, { turn: turnWith(turn, {}, ['phases', 'resumes']) }) };
  const after = matchWith(state, { turn: turnWith(turn, { phases, resumes }) });
  return { step: FIRST_STEPS[added], state: after };
}
