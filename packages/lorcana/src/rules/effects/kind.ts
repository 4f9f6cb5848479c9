import type { PinnedRef } from '@reticle/core';
import type { EffectExecution, EffectOutcome, EffectKind } from '@reticle/core/play';
import type { Effect, Effects } from '../../language/effects/schema.js';
import type { Selection } from '../../language/filter.js';
import { cardAt } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { refsNamed, numberRef } from '../../state/conditions.js';

export type LorcanaExecution = EffectExecution<LorcanaMatchState>;

/** Marks an outcome that reports how much was done. Only {@link report} writes it. */
const REPORTED: unique symbol = Symbol('reported');
/**
 * The outcome of an effect. It reports how much of the effect was done (see {@link report}), or it leaves that to the
 * effects that come first. An effect that does neither does not compile.
 */
export type Outcome = EffectOutcome<LorcanaMatchState, Effect> &
  ({ readonly [REPORTED]: true } | { readonly first: readonly Effect[] });

/** A kind of effect of Lorcana on data of one type: its question, if it asks one, and what it does. */
export interface KindOn<E> extends EffectKind<LorcanaMatchState, E, Effect> {
  readonly apply: (effect: E, acting: LorcanaExecution) => Outcome;
}
/** A kind of effect of Lorcana, by its name. */
export type Kind<Name extends keyof Effects> = KindOn<Effects[Name]>;

/** The handlers of a family of effects, by the effect's name. */
export type Actions<Family> = { readonly [Name in keyof Family & keyof Effects]: Kind<Name> };

/** Returns the cards that a name means, as far as they are still the same objects (rules 6.1.11.1, 7.1.6). */
export const cardsNamed = (
  acting: Pick<LorcanaExecution, 'state' | 'bound' | 'source' | 'controller'>,
  name: string,
): readonly LorcanaCard[] => refsNamed(acting, name).flatMap((ref) => cardAt(acting.state, ref) ?? []);

/** Returns the name by which an effect finds the cards that it takes. */
export const nameOf = (what: Selection): string => (typeof what === 'string' ? what : (what.as ?? 'them'));

/** How many things an effect says, and how many of them it did. */
export interface Amounts {
  readonly asked: number;
  readonly done: number;
}

/**
 * The name that has a value once an effect was done only in part, or not at all. It is counted inside "A to B" and
 * "A. If you do, B", where B needs all of A (rule 6.1.5.1).
 */
export const SHORT = 'short';
/** What {@link SHORT} means if something was left out. */
export const LEFT_OUT: readonly PinnedRef[] = [numberRef(1)];

/**
 * Returns an outcome that reports how much of an effect was done. An effect that did nothing at all counts as not
 * done, also if there was nothing to do.
 */
export function report(
  { bound }: Pick<LorcanaExecution, 'bound'>,
  state: LorcanaMatchState,
  { asked, done }: Amounts,
  bind: Outcome['bind'] = {},
): Outcome {
  const isShort = Object.hasOwn(bound, SHORT) && (done < asked || done <= 0);
  return { state, bind: isShort ? { ...bind, [SHORT]: LEFT_OUT } : bind, [REPORTED]: true };
}

/** The amounts of an effect that is always done. */
export const ALWAYS: Amounts = { asked: 1, done: 1 };
/** The amounts of an effect that was not done. */
export const NEVER: Amounts = { asked: 1, done: 0 };

/** Returns an outcome with a report and a result, which later effects can read. */
export const withResult = (
  acting: Pick<LorcanaExecution, 'bound'>,
  state: LorcanaMatchState,
  result: number,
  amounts: Amounts,
): Outcome => report(acting, state, amounts, { result: [numberRef(result)] });

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
 * cards are chosen in one place. If it returns a state, it acted on every card that is still there.
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
      const cards = cardsNamed(acting, what);
      const done = act(effect, cards, acting);
      const asked = refsNamed(acting, what).length;
      return 'objects' in done ? report(acting, done, { asked, done: cards.length }) : done;
    },
  };
}

/** Returns the option that was decided on. Returns undefined if nobody was asked. */
export const optionOf = ({ decided }: LorcanaExecution): string | undefined =>
  decided?.slots[0]?.targets[0]?.id;

/** Returns the targets that were decided on. Returns undefined if nobody was asked. */
export const targetsOf = ({ decided }: LorcanaExecution): readonly PinnedRef[] | undefined =>
  decided?.slots[0]?.targets;

/** The name of the cards that were discarded last, as they are in the discard. */
export const DISCARDED = 'discarded';

/** The name of the cards that a player looks at. */
export const LOOKED = 'looked';
