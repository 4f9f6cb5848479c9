import type { PinnedRef } from '@reticle/core';
import type { EffectExecution, EffectOutcome, EffectKind, EffectOf } from '@reticle/core/play';
import type { Effect, Effects } from '../../language/effects/schema.js';
import type { Selection } from '../../language/filter.js';
import { cardAt } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { refsNamed, numberRef } from '../../state/conditions.js';

export type LorcanaExecution = EffectExecution<LorcanaMatchState>;
export type Outcome = EffectOutcome<LorcanaMatchState, Effect>;
/** A kind of effect of Lorcana: its question, if it asks one, and what it does. */
export type Kind<Name extends keyof Effects> = EffectKind<
  LorcanaMatchState,
  Effects[Name],
  EffectOf<Effects>
>;

/** The handlers of a family of effects, by the effect's name. */
export type Actions<Family> = { readonly [Name in keyof Family & keyof Effects]: Kind<Name> };

/** Returns the cards that a name means, as far as they are still the same objects (rules 6.1.11.1, 7.1.6). */
export const cardsNamed = (
  acting: Pick<LorcanaExecution, 'state' | 'bound' | 'source' | 'controller'>,
  name: string,
): readonly LorcanaCard[] => refsNamed(acting, name).flatMap((ref) => cardAt(acting.state, ref) ?? []);

/** Returns the name by which an effect finds the cards that it takes. */
export const nameOf = (what: Selection): string => (typeof what === 'string' ? what : (what.as ?? 'them'));

/** Returns an outcome with a result, which later effects can read. */
export const withResult = (state: LorcanaMatchState, result: number): Outcome => ({
  state,
  bind: { result: [numberRef(result)] },
});

/**
 * Returns an outcome that first chooses what an effect takes, and then does the effect with the name of what
 * was chosen.
 */
export const chosenFirst = (
  state: LorcanaMatchState,
  what: Exclude<Selection, string>,
  then: Effect,
): Outcome => ({ state, first: [{ effect: 'choose', what }, then] });

/**
 * Builds a kind of effect that acts on cards. The `choose` effect chooses or takes the cards first, so all
 * cards are chosen in one place.
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

/** Returns the option that was decided on. Returns undefined if nobody was asked. */
export const optionOf = ({ decided }: LorcanaExecution): string | undefined =>
  decided?.slots[0]?.targets[0]?.id;

/** Returns the targets that were decided on. Returns undefined if nobody was asked. */
export const targetsOf = ({ decided }: LorcanaExecution): readonly PinnedRef[] | undefined =>
  decided?.slots[0]?.targets;

/** The name of the cards that a player looks at. */
export const LOOKED = 'looked';
