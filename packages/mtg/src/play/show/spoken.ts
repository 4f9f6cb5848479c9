import type { PinnedRef } from '@reticle/core';
import { someWithin } from '@reticle/core/text';
import type { MtgMatchState, Step } from '../../state/match-state.js';
import { cardById } from '../../state/cards.js';
import { abilityById } from '../../state/state.js';
import { listed, toldThing } from './names.js';
import type { CardTexts } from './texts.js';

/** The steps of a turn as people say them. */
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
  ['effect', 'an effect says so'],
  ['concession', 'concession'],
  ['turnLimit', 'the turn limit'],
  ['endless', 'it would never end'],
]);

/** The kinds of moves. */
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
]);

/** X, modes and targets as they are said behind the name of a spell or ability. */
export const chosenWords = (X: number | undefined, modes: readonly string[], targets: string): string =>
  [
    ...(X === undefined ? [] : [` with X = ${X}`]),
    ...(modes.length === 0 ? [] : [` (${modes.join('; ')})`]),
    ...(targets === '' ? [] : [` on ${targets}`]),
  ].join('');

/** What was announced for a spell or ability that is on the stack (rule 601.2): X, modes, targets and shares. */
export function announcedWords(
  state: MtgMatchState,
  by: Pick<PinnedRef, 'kind' | 'id'>,
  { modeOf }: CardTexts,
): string {
  const spell = by.kind === 'card' ? cardById(state, by.id) : undefined;
  const announced = spell?.announced ?? abilityById(state, by.id)?.announced;
  if (!announced) return '';
  const { targets, modes, spec } = announced;
  const named = targets.slots.flatMap(({ targets: refs, division }) =>
    refs.map((ref, at) => {
      const share = division?.[at];
      return `${toldThing(state, ref)}${share === undefined ? '' : ` (${share})`}`;
    }),
  );
  const X = targets.attempt.variables?.['X'];
  const saysX = (X ?? 0) !== 0 || someWithin(spec, (inner) => inner === 'X');
  return chosenWords(
    saysX ? X : undefined,
    spell ? modes.map((mode) => modeOf(spell, mode)) : [],
    listed(named),
  );
}
