import * as z from 'zod';
import type { TargetingGame } from '../game.js';
import type { JsonObject } from '../json.js';
import type { Decision } from '../play/decisions.js';
import type { EffectContext, EffectExecution, EffectKind, Tools } from '../play/effect.js';
import type { OwnEvent, ZoneMove } from '../play/event.js';
import { isInPlay, type PlayObject, type ZoneDefinitions } from '../play/object-store.js';
import type { PinnedRef } from '../ref.js';
import type { TargetSpec } from '../targeting/spec.js';
import { phraseSlot, targetPhrase, type TargetPhrase } from '../text/phrase.js';
import type { Damageable, standardEvents } from './events.js';

/**
 * The schema of what an effect is done to. A name is `it` (the source), a slot of the ability's targets, or a fact of the event
 * that triggered. `choose` is chosen when the effect happens. `target` is what words say of a target; `cardText` makes a slot of
 * it.
 */
export const effectObject = z.union([
  z.string().min(1).max(64),
  z.strictObject({ choose: targetPhrase }),
  z.strictObject({ target: targetPhrase }),
]);
/** What an effect is done to; see the schema {@link effectObject}. */
export type EffectObject = z.infer<typeof effectObject>;

const amount = z.int().min(1).max(1000);
const kind = <const Name extends string>(effect: Name) => z.literal(effect);

/**
 * Makes the schemas of the standard effects, by name. A game takes those that its cards say into the union of its effects.
 *
 * @param change the schema of the game's changes, which `modify` gives
 * @param lasts the schema of how long they last
 */
export const effectSchemas = <Change, Lasts>(change: z.ZodType<Change>, lasts: z.ZodType<Lasts>) => ({
  damage: z.strictObject({ effect: kind('damage'), what: effectObject, amount }),
  heal: z.strictObject({ effect: kind('heal'), what: effectObject, amount }),
  exert: z.strictObject({ effect: kind('exert'), what: effectObject }),
  ready: z.strictObject({ effect: kind('ready'), what: effectObject }),
  destroy: z.strictObject({ effect: kind('destroy'), what: effectObject }),
  move: z.strictObject({ effect: kind('move'), what: effectObject, to: z.string().max(64) }),
  modify: z.strictObject({
    effect: kind('modify'),
    what: effectObject,
    gives: z.array(change).min(1).max(16).readonly(),
    lasts,
  }),
  draw: z.strictObject({ effect: kind('draw'), amount }),
  discard: z.strictObject({ effect: kind('discard'), amount }),
  create: z.strictObject({ effect: kind('create'), card: z.string().max(256), amount }),
});

interface OnObject {
  readonly what: EffectObject;
}
interface WithAmount {
  readonly amount: number;
}
interface Modification {
  readonly gives: readonly { readonly change: string }[];
  readonly lasts: unknown;
}

/** The events by which the standard effects happen. */
type StandardEvent<Obj> =
  | ZoneMove
  | { readonly type: 'created'; readonly object: Obj }
  | Exclude<OwnEvent<typeof standardEvents>, { readonly type: 'turnBegan' | 'turnEnded' | 'stepBegan' }>;

/** What the standard effects need of a game's table. */
interface EffectTable<State, Obj> {
  readonly zones: ZoneDefinitions;
  emit(state: State, tools: Tools, ...events: readonly StandardEvent<Obj>[]): State;
  inZone(state: State, zone: string, player?: string): readonly PlayObject[];
  thingAt(state: State, ref: PinnedRef): Damageable | undefined;
  moves(
    state: State,
    of: { readonly from: string; readonly to: string; readonly player: string; readonly count: number },
  ): readonly ZoneMove[];
  modify(
    state: State,
    modifier: Modification & {
      readonly controller: string;
      readonly source: PinnedRef;
      readonly affects: readonly PinnedRef[];
    },
  ): State;
}

/** The zones that the standard effects and costs name. */
export interface StandardZones {
  /** From which is drawn. Defaults to `deck`. */
  readonly deck?: string;
  /** Defaults to `hand`. */
  readonly hand?: string;
  /** To which goes what is destroyed or discarded. Defaults to `discard`. */
  readonly discard?: string;
}

/** How a game fills in the standard effects. */
export interface EffectRules<State, Obj> extends StandardZones {
  readonly table: EffectTable<State, Obj>;
  /** Returns the game, for effects that let a player choose. */
  readonly game: () => TargetingGame<State>;
  /** Makes a token by its name. `id` is free. Without it, `create` does nothing. */
  readonly create?: (card: string, id: string, controller: string) => Obj | undefined;
}

/** The id of the slot in which an effect lets a player choose. */
const CHOSEN = 'chosen';

const phraseOf = (what: EffectObject): TargetPhrase | undefined =>
  typeof what === 'string' ? undefined : 'choose' in what ? what.choose : what.target;

/** Returns the objects to which an effect is done: those that a name refers to, or those that were just chosen. */
export function objectsOf<State>(
  what: EffectObject,
  { source, bound, decided }: EffectExecution<State>,
): readonly PinnedRef[] {
  if (typeof what !== 'string') return decided?.slots.find(({ slot }) => slot === CHOSEN)?.targets ?? [];
  return what === 'it' ? [source] : (bound[what] ?? []);
}

/** Returns what a player must choose for an effect. Returns undefined if nothing is to be chosen, or nothing can be. */
export function choiceOf<State>(
  game: TargetingGame<State>,
  what: EffectObject,
  { state, controller, source }: EffectContext<State>,
): Decision | undefined {
  const phrase = phraseOf(what);
  const made = phrase && phraseSlot(phrase, { id: CHOSEN, mode: 'choose' });
  if (!made) return undefined;
  const parts = { slots: [made.slot], relations: made.relations };
  // A source that is gone asks nothing of the cards, and its controller still chooses.
  return (
    decisionOf(game, parts, state, { controller, source: { kind: source.kind, id: source.id } }) ??
    decisionOf(game, parts, state, { controller })
  );
}

/** Returns a decision between what a spec allows. Returns undefined if that is nothing. */
function decisionOf<State>(
  game: TargetingGame<State>,
  parts: Pick<TargetSpec, 'slots' | 'relations'>,
  state: State,
  attempt: Decision['attempt'],
): Decision | undefined {
  const spec: TargetSpec = { ...parts, timing: 'resolution' };
  const choices = game.resolver(state).choices(spec, attempt);
  const possible = choices.ok ? choices.value.completable() : choices;
  return possible.ok && possible.value ? { player: attempt.controller, spec, attempt } : undefined;
}

/**
 * The standard effects: what each asks, and what it does. Spread them into the kinds of a game's `effectRunner`, beside the
 * game's own. `what` may let the player choose when the effect happens.
 */
export function standardEffects<State extends { readonly clock: number }, Obj = never>({
  table,
  game,
  create,
  deck = 'deck',
  hand = 'hand',
  discard = 'discard',
}: EffectRules<State, Obj>) {
  /** Makes a kind of effect that is an event for each of its objects that is in play, or none if nothing changes. */
  const each = <Effect extends OnObject>(
    event: (
      card: Damageable,
      ref: PinnedRef,
      effect: Effect,
      by: PinnedRef,
    ) => StandardEvent<Obj> | undefined,
  ): EffectKind<State, Effect, never> => ({
    asks: ({ what }, scene) => choiceOf(game(), what, scene),
    apply(effect, acting) {
      const events = objectsOf(effect.what, acting).flatMap((ref) => {
        const card = table.thingAt(acting.state, ref);
        return card && isInPlay(table.zones, card.zone)
          ? (event(card, ref, effect, acting.source) ?? [])
          : [];
      });
      return { state: table.emit(acting.state, acting, ...events) };
    },
  });
  const moved = (card: PinnedRef, to: string): ZoneMove => ({ type: 'moved', card, to });

  const damage = each<OnObject & WithAmount>((_card, card, { amount: dealt }, by) => ({
    type: 'damaged',
    card,
    by,
    amount: dealt,
  }));
  const heal = each<OnObject & WithAmount>(({ damage: has }, card, { amount: most }, by) => {
    const healed = Math.min(has, most);
    return healed > 0 ? { type: 'healed', card, by, amount: healed } : undefined;
  });
  const move: EffectKind<State, OnObject & { readonly to: string }, never> = {
    asks: ({ what }, scene) => choiceOf(game(), what, scene),
    apply: ({ what, to }, acting) => ({
      state: table.emit(acting.state, acting, ...objectsOf(what, acting).map((card) => moved(card, to))),
    }),
  };
  const modify: EffectKind<State, OnObject & Modification, never> = {
    asks: ({ what }, scene) => choiceOf(game(), what, scene),
    apply: ({ what, gives, lasts }, acting) => {
      const { controller, source } = acting;
      const affects = objectsOf(what, acting);
      return { state: table.modify(acting.state, { controller, source, affects, gives, lasts }) };
    },
  };
  const draw: EffectKind<State, WithAmount, never> = {
    apply: ({ amount: count }, acting) => {
      const drawn = table.moves(acting.state, { from: deck, to: hand, player: acting.controller, count });
      return { state: table.emit(acting.state, acting, ...drawn) };
    },
  };
  const discards: EffectKind<State, WithAmount, never> = {
    asks({ amount: count }, { state, controller }) {
      if (table.inZone(state, hand, controller).length <= count) return undefined;
      const slot = handSlot({ zone: hand, controller: 'self' }, CHOSEN, count);
      const asked = decisionOf(game(), slot, state, { controller });
      // Without these keys, nobody could be asked, and the first cards would go.
      if (!asked) throw new RangeError(`No ${count} cards of ${hand} can be chosen by zone and controller`);
      return asked;
    },
    apply: ({ amount: count }, acting) => {
      const all = table.moves(acting.state, { from: hand, to: discard, player: acting.controller, count });
      const chosen = acting.decided?.slots[0]?.targets.map((card) => moved(card, discard));
      return { state: table.emit(acting.state, acting, ...(chosen ?? all)) };
    },
  };
  const creates: EffectKind<State, WithAmount & { readonly card: string }, never> = {
    apply: ({ card, amount: count }, acting) => {
      const ids = Array.from({ length: count }, (_token, at) => `token-${acting.state.clock + at}`);
      const tokens = ids.flatMap((id) => create?.(card, id, acting.controller) ?? []);
      const events = tokens.map((object) => ({ type: 'created' as const, object }));
      return { state: table.emit(acting.state, acting, ...events) };
    },
  };
  return {
    damage,
    heal,
    exert: each<OnObject>(({ exerted }, card) => (exerted ? undefined : { type: 'exerted', card })),
    ready: each<OnObject>(({ exerted }, card) => (exerted ? { type: 'readied', card } : undefined)),
    destroy: each<OnObject>((_card, card) => moved(card, discard)),
    move,
    modify,
    draw,
    discard: discards,
    create: creates,
  };
}

/** Makes the slot in which a player chooses cards of their hand, by the filter of these. */
export const handSlot = (
  filter: JsonObject,
  id: string,
  count: number,
): Pick<TargetSpec, 'slots' | 'relations'> => ({
  slots: [
    {
      id,
      accepts: [{ kind: 'card', filter }],
      min: count,
      max: count,
      chooser: 'controller',
      mode: 'choose',
    },
  ],
  relations: [],
});
