import type { Decision } from '@reticle/core/play';
import type { Step } from '../../state/match-state.js';

/** The names of the steps for people. */
export const STEP_NAMES: Readonly<Record<Step, string>> = {
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'beginning of combat',
  declareAttackers: 'attackers are declared',
  declareBlockers: 'blockers are declared',
  firstStrikeDamage: 'first strike damage',
  combatDamage: 'combat damage',
  endCombat: 'end of combat',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup step',
};

/** Why a match ended. */
export const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['life', 'no life left'],
  ['library', 'no card left to draw'],
  ['poison', 'ten poison counters'],
  ['commander', '21 combat damage by one commander'],
  ['effect', 'an effect says so'],
  ['concession', 'concession'],
  ['turnLimit', 'the turn limit'],
  ['endless', 'it would never end'],
]);

/** The names of the kinds of moves. */
export const MOVE_KINDS: ReadonlyMap<string, string> = new Map([
  ['pass', 'pass'],
  ['doneAttacking', 'attack with no more'],
  ['doneBlocking', 'block with no more'],
  ['decide', 'decide'],
  ['playLand', 'play a land'],
  ['cast', 'cast a spell'],
  ['activate', 'activate an ability'],
  ['attack', 'attack with a creature'],
  ['block', 'block with a creature'],
  ['concede', 'concede'],
]);

/** The questions that no card's words contain, by the names that effects give them. */
export const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['damageSource', 'a source of damage'],
  ['host', 'what it is put onto'],
  ['may', 'whether to do it'],
  ['mayPay', 'whether to pay'],
  ['mode', 'a mode'],
  ['modeChooser', 'the opponent who chooses a mode'],
  ['searchLibrary', 'whether to search your library'],
  ['mulligan', 'whether to take a mulligan'],
  ['newTarget', 'a new target'],
  ['order', 'which ability goes on the stack next'],
  ['standIn', 'who chooses for a player who left'],
  ['topDown', 'the next card from the top down'],
]);

/** What the answers to some questions mean, where "yes" and "no" say too little. */
const ANSWERS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'mulligan',
    new Map([
      ['yes', 'take a mulligan'],
      ['no', 'keep the hand'],
    ]),
  ],
]);

/** Returns what an answer to a decision means. Returns undefined if it says that itself. */
export const answerWords = (asked: Pick<Decision, 'spec'> | undefined, answer: string): string | undefined =>
  ANSWERS.get(asked?.spec.description ?? '')?.get(answer);
