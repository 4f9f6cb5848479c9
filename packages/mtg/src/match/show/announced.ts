import type { PinnedRef } from '@reticle/core';
import { cardById, abilityById } from '../../state/state.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { listed, toldThing } from './names.js';
import type { CardTexts } from './texts.js';

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
  const saysX = (X ?? 0) !== 0 || JSON.stringify(spec).includes('"X"');
  return chosenWords(
    saysX ? X : undefined,
    spell ? modes.map((mode) => modeOf(spell, mode)) : [],
    listed(named),
  );
}
