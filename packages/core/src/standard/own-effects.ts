import type * as z from 'zod';
import type { TargetingGame } from '../game.js';
import type { AbilityContext, EffectKind, Tools } from '../play/effect.js';
import type { EventVocabulary, GameEvent, OwnEvent, ZoneMove } from '../play/event.js';
import type { PinnedRef } from '../ref.js';
import type { Verb } from '../text/clause/declarations.js';
import { choiceOf, effectObject, objectsOf } from './effects.js';

/**
 * An effect of a game's own that consists of events, all of it in one place: its data, the events, and its words.
 */
export interface EventEffect<Schema extends z.ZodType, Event extends GameEvent = GameEvent> {
  readonly schema: Schema;
  /**
   * Returns the events of the effect. `objects` are those that its key `what` names, or that were chosen for it; none if it has no
   * such key.
   */
  readonly events: (
    effect: z.infer<Schema>,
    context: AbilityContext,
    objects: readonly PinnedRef[],
  ) => readonly Event[];
  readonly words: Verb;
}

/**
 * Declares an effect that consists of events.
 *
 * @param _vocabulary the game's events, from which the types of the effect's events are inferred
 */
export const eventEffect = <Own extends EventVocabulary, Schema extends z.ZodType>(
  _vocabulary: Own,
  effect: EventEffect<Schema, ZoneMove | OwnEvent<Own>>,
): EventEffect<Schema> => effect;

/** What the effects of a game need of its table. */
interface EmittingTable<State> {
  emit(state: State, tools: Tools, ...events: readonly GameEvent[]): State;
}

/** Effects that consist of events, by name. */
type EventEffects = Readonly<
  Record<
    string,
    {
      readonly events: (
        effect: never,
        context: AbilityContext,
        objects: readonly PinnedRef[],
      ) => readonly object[];
    }
  >
>;

/** Makes the kinds of a game's own effects for its `effectRunner`, where they stand beside the standard ones. */
export function eventEffects<State, const Own extends EventEffects>(
  table: EmittingTable<State>,
  game: () => TargetingGame<State>,
  own: Own,
): { readonly [Name in keyof Own]: EffectKind<State, Parameters<Own[Name]['events']>[0], never> };
export function eventEffects<State>(
  table: EmittingTable<State>,
  game: () => TargetingGame<State>,
  own: Readonly<Record<string, EventEffect<z.ZodType<object>>>>,
): Readonly<Record<string, EffectKind<State, object, never>>> {
  const whatOf = (effect: object) => effectObject.safeParse('what' in effect ? effect.what : undefined).data;
  return Object.fromEntries(
    Object.entries(own).map(([name, { events }]): [string, EffectKind<State, object, never>] => [
      name,
      {
        asks(effect, scene) {
          const what = whatOf(effect);
          return what === undefined ? undefined : choiceOf(game(), what, scene);
        },
        apply(effect, acting) {
          const what = whatOf(effect);
          const objects = what === undefined ? [] : objectsOf(what, acting);
          return { state: table.emit(acting.state, acting, ...events(effect, acting, objects)) };
        },
      },
    ]),
  );
}
