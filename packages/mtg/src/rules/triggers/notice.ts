import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import { type TriggeredAbility, withInterveningIf } from '../../language/card-definition.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import type { PendingTrigger, MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { ownAbilitiesNow } from '../abilities/registry.js';
import type { MtgRules } from '../move-execution.js';
import { holds } from '../select/select.js';
import { type GameEvent, gameEventsOf } from './happening.js';
import { waitsFor } from './waits-for.js';
import { memo } from '../../state/memo.js';
import { permanentsIn } from '../../state/cards.js';

/** The triggered abilities that a permanent has now. */
const triggeredOf = ({ registry }: MtgRules, card: MtgCard): readonly TriggeredAbility[] =>
  card.zone === 'battlefield' ? ownAbilitiesNow(registry, card).triggered : [];

/** A triggered ability of a permanent that is there. */
interface Watcher {
  readonly source: MtgCard;
  readonly ability: TriggeredAbility;
}
type Watchers = ReadonlyMap<TriggeredAbility['trigger']['on'], readonly Watcher[]>;

/** The triggered abilities of some permanents by what they wait for; in the order of the permanents. */
const watchersOf = memo((rules: MtgRules) =>
  memo((permanents: readonly MtgCard[]): Watchers => {
    const found = new Map<TriggeredAbility['trigger']['on'], Watcher[]>();
    for (const source of permanents) {
      for (const ability of triggeredOf(rules, source)) {
        const { on } = ability.trigger;
        const already = found.get(on);
        if (already) already.push({ source, ability });
        else found.set(on, [{ source, ability }]);
      }
    }
    return found;
  }),
);

/** The triggered abilities of all permanents, by what they wait for. */
export const watchersIn = (rules: MtgRules, state: MtgMatchState): Watchers =>
  watchersOf(rules)(permanentsIn(state));

/** How a waiting trigger is named: the card as printed, and which ability. */
const triggerName = ({ publicId }: MtgCard, { id }: TriggeredAbility): string => `${publicId}/${id}`;

function triggered(source: MtgCard, ability: TriggeredAbility, { bound, amount }: GameEvent): PendingTrigger {
  const it: Readonly<Record<string, readonly PinnedRef[]>> = bound;
  return {
    ability: triggerName(source, ability),
    frame: {
      controller: controllerOf(source),
      source: refOf(source),
      variables: amount === undefined ? {} : { X: amount },
      bound: it,
      todo: withInterveningIf(ability),
    },
  };
}

/**
 * The state in which every ability waits that triggered on these events (rule 603.2). Abilities that look at what left
 * the battlefield are those that were there before, all others those that are there now (rules 603.10, 603.6). One with an
 * intervening "if" triggers only where that holds now (603.4).
 */
export function noteTriggers(
  rules: MtgRules,
  before: MtgMatchState,
  state: MtgMatchState,
  events: readonly MatchEvent[],
): MtgMatchState {
  if (events.length === 0) return state;
  const [was, is] = [watchersIn(rules, before), watchersIn(rules, state)];
  if (was.size + is.size === 0) return state;
  const happenings = events.flatMap((event) => gameEventsOf(state, event, (on) => was.has(on) || is.has(on)));
  const waiting = happenings.flatMap((happening) => {
    const looksBack = happening.from === 'battlefield';
    const at = looksBack ? before : state;
    const watchers = (looksBack ? was : is).get(happening.on) ?? [];
    return watchers
      .filter(({ source, ability }) => waitsFor(ability.trigger, happening, { state: at, source }))
      .flatMap(({ source, ability }) => {
        const found = triggered(source, ability, happening);
        return ability.if === undefined || holds(ability.if, { state, ...found.frame }) ? [found] : [];
      });
  });
  return waiting.length === 0 ? state : { ...state, waiting: [...state.waiting, ...waiting] };
}
