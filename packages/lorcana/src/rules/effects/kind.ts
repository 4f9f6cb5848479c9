import type { PinnedRef } from '@reticle/core';
import type { EffectExecution, Done, EffectKind, EffectOf } from '@reticle/core/play';
import type { Effect, Effects } from '../../language/effects/schema.js';
import type { Selection } from '../../language/filter.js';
import { cardAt } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { named, numberRef } from '../../state/conditions.js';

export type LorcanaExecution = EffectExecution<LorcanaMatchState>;
export type Outcome = Done<LorcanaMatchState, Effect>;
/** A kind of effect of Lorcana. */
export type Kind<Name extends keyof Effects> = EffectKind<
  LorcanaMatchState,
  Effects[Name],
  EffectOf<Effects>
>;

/** What each effect of a family does. */
export type Actions<Family> = { readonly [Name in keyof Family & keyof Effects]: Kind<Name> };

/** The cards under a name that are still what they were (rules 6.1.11.1, 7.1.6). */
export const cardsNamed = (
  acting: Pick<LorcanaExecution, 'state' | 'bound' | 'source' | 'controller'>,
  name: string,
): readonly LorcanaCard[] => named(acting, name).flatMap((ref) => cardAt(acting.state, ref) ?? []);

/** The name under which an effect finds what it takes. */
export const nameOf = (what: Selection): string => (typeof what === 'string' ? what : (what.as ?? 'them'));

/** The state, and a number for later effects. */
export const withResult = (state: LorcanaMatchState, result: number): Outcome => ({
  state,
  bind: { result: [numberRef(result)] },
});

/** What an effect takes is chosen by an effect of its own first: it comes again, with the name of what was chosen. */
export const chosenFirst = (
  state: LorcanaMatchState,
  what: Exclude<Selection, string>,
  then: Effect,
): Outcome => ({ state, first: [{ effect: 'choose', what }, then] });

/**
 * A kind of effect on cards: what it is about is chosen or taken by an effect of its own first, so that there is one place
 * where cards are chosen.
 */
export function onCards<E extends Effect & { readonly what: Selection }>(
  act: (effect: E, cards: readonly LorcanaCard[], acting: LorcanaExecution) => Outcome | LorcanaMatchState,
): { readonly apply: (effect: E, acting: LorcanaExecution) => Outcome } {
  return {
    apply(effect, acting) {
      const { what } = effect;
      if (typeof what !== 'string') {
        const then = { ...effect, what: nameOf(what) };
        return chosenFirst(acting.state, what, then);
      }
      const done = act(effect, cardsNamed(acting, what), acting);
      return 'objects' in done ? { state: done } : done;
    },
  };
}

/** The options that were decided on; none where nobody was asked. */
export const optionOf = ({ decided }: LorcanaExecution): string | undefined =>
  decided?.slots[0]?.targets[0]?.id;

/** What was decided on; none where nobody was asked. */
export const targetsOf = ({ decided }: LorcanaExecution): readonly PinnedRef[] | undefined =>
  decided?.slots[0]?.targets;

/** What the cards that are looked at are called. */
export const LOOKED = 'looked';
