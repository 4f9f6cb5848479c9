import type { MatchEvent } from '@reticle/core/match';
import type { TriggeredAbility } from '../../language/card-definition.js';
import { type SimpleTrigger, eventsOf } from '../../language/trigger.js';
import { activationKey } from '../../state/activations.js';
import type { MtgCard } from '../../state/card.js';
import { cardsIn, permanentsIn } from '../../state/cards.js';
import { matchWith } from '../../state/copies.js';
import { controllerOf } from '../../state/facts.js';
import type { PendingTrigger, MtgMatchState } from '../../state/match-state.js';
import { among, keyed, memo, whileSame } from '../../state/memo.js';
import { becameName, filterSame, joinSame, playerRefOf, refOf } from '../../state/refs.js';
import { knownCard } from '../../state/state.js';
import { triggeredByKeywords } from '../abilities/activated.js';
import { textsNow } from '../abilities/registry.js';
import type { MtgRules } from '../move-execution.js';
import { holds } from '../select/condition.js';
import { CHAPTER } from '../actions/sagas.js';
import { hasManaTriggers, isManaTrigger, triggeredMana } from '../activating/mana-triggers.js';
import type { GameEvent } from './game-event.js';
import { gameEventsOf } from './happening.js';
import { withNumbers } from './numbered.js';
import { ofMonarch } from './of-monarch.js';
import { armedIn, goneOff, ofEvents } from './delayed-triggers.js';
import { waitsFor } from './waits-for.js';
import { looksBackAt, together, triggered, type Watcher } from './watcher.js';

type Watchers = ReadonlyMap<SimpleTrigger['on'], readonly Watcher[]>;
const NOBODY: Watchers = new Map();

/**
 * Whether a triggered ability works in its source's zone: in its own zone, or in exile if it waits for the
 * creature that the source haunts (rules 113.6, 702.55c).
 */
const worksIn = ({ zone, trigger }: Pick<TriggeredAbility, 'zone' | 'trigger'>, where: string): boolean =>
  (zone ?? 'battlefield') === where ||
  (where === 'exile' && eventsOf(trigger).some((event) => 'what' in event && event.what === 'haunted'));

/** Returns the triggered abilities that an object has in its zone (rule 113.6). */
function triggeredOf({ registry }: MtgRules, source: MtgCard): readonly Watcher[] {
  const own = textsNow(registry, source).flatMap(({ of, abilities, isOwn }) =>
    abilities.triggered
      .filter((ability) => worksIn(ability, source.zone))
      // It waits under the `publicId` of the printed card and the id of the ability.
      .map((ability) => {
        const name = `${of}/${ability.id}${ability.trigger.on === 'chapter' ? CHAPTER : ''}`;
        return { source, ability, name, key: isOwn ? ability.id : name };
      }),
  );
  const byKeywords = source.phasedOut ? [] : triggeredByKeywords(source.keywords);
  if (byKeywords.length === 0) return own;
  const here = byKeywords.filter(({ ability }) => worksIn(ability, source.zone));
  return [...own, ...here.map((found) => ({ source, ...found, key: found.ability.id }))];
}

/**
 * Returns the triggered abilities of the objects of a zone by the events for which they wait, in the order of
 * the objects. Cached by zone: the result stays the same until something that waits comes or goes.
 */
const watchersOf = memo((rules: MtgRules) =>
  keyed((_zone) =>
    among(
      (card: MtgCard) => triggeredOf(rules, card),
      (watchers): Watchers => {
        const found = new Map<SimpleTrigger['on'], Watcher[]>();
        for (const watcher of watchers) {
          for (const on of new Set(eventsOf(watcher.ability.trigger).map((event) => event.on))) {
            const already = found.get(on);
            if (already) already.push(watcher);
            else found.set(on, [watcher]);
          }
        }
        return found;
      },
    ),
  ),
);

/**
 * Joins the triggered abilities of several zones, by the events for which they wait. Cached while each zone's
 * are the same.
 */
const joinWatchers = whileSame((...zones: readonly Watchers[]): Watchers => {
  const names = new Set(zones.flatMap((watchers) => [...watchers.keys()]));
  return new Map([...names].map((on) => [on, zones.flatMap((watchers) => watchers.get(on) ?? [])]));
});

/** Returns the zones other than the battlefield in which triggered abilities of the known cards work. */
const zonesOf = memo((rules: MtgRules) => [
  ...new Set(
    [...rules.definitions.values()].flatMap(({ triggered: own, keywords }) =>
      [...own, ...triggeredByKeywords(keywords).map(({ ability }) => ability)].flatMap((ability) => [
        ...(ability.zone ? [ability.zone] : []),
        ...(worksIn(ability, 'exile') ? (['exile'] as const) : []),
      ]),
    ),
  ),
]);

/** Returns the triggered abilities of all objects, by the events for which they wait. */
function watchersIn(rules: MtgRules, state: MtgMatchState): Watchers {
  const ofZone = watchersOf(rules);
  const there = ofZone('battlefield')(permanentsIn(state));
  const elsewhere: Watchers[] = [];
  for (const zone of zonesOf(rules)) {
    const watchers = ofZone(zone)(cardsIn(state, zone));
    if (watchers.size > 0) elsewhere.push(watchers);
  }
  return elsewhere.length === 0 ? there : joinWatchers(there, ...elsewhere);
}

/**
 * Whether an ability with a limit each turn has reached it (rule 603.2h), including the triggers found just
 * now.
 */
function isSpent(
  state: MtgMatchState,
  { source, key, ability: { perTurn } }: Watcher,
  found: readonly Watcher[],
): boolean {
  if (perTurn === undefined) return false;
  const now = found.filter((other) => other.source === source && other.key === key).length;
  return (state.activated[activationKey(source, key)] ?? 0) + now >= perTurn;
}

/** Records how often abilities with a limit each turn have triggered. */
function withTriggersCounted(state: MtgMatchState, found: readonly Watcher[]): MtgMatchState {
  const limited = found.filter(({ ability }) => ability.perTurn !== undefined);
  if (limited.length === 0) return state;
  const times: Record<string, number> = { ...state.activated };
  for (const { source, key } of limited) {
    const counter = activationKey(source, key);
    times[counter] = (times[counter] ?? 0) + 1;
  }
  return matchWith(state, { activated: times });
}

/** Finds state triggers whose condition holds, and that neither wait nor are on the stack (rule 603.8). */
function ofStates(state: MtgMatchState, watchers: Watchers): readonly PendingTrigger[] {
  return (watchers.get('state') ?? []).flatMap((watcher) => {
    const found = triggered(state, watcher, { on: 'state', bound: {} });
    const { source, name, ability } = watcher;
    const isThere =
      state.waiting.some((other) => other.ability === name && other.frame.source.id === source.instanceId) ||
      state.abilities.some((other) => other.name === name && other.source.id === source.instanceId);
    const { trigger } = ability;
    return !isThere && trigger.on === 'state' && holds(trigger.is, { state, ...found.frame }) ? [found] : [];
  });
}

/**
 * Whether it is "is put into a graveyard from anywhere", which never looks back at the battlefield (rule
 * 603.6c).
 */
const isFromAnywhere = ({ ability: { trigger } }: Watcher): boolean =>
  trigger.on === 'moves' &&
  trigger.from === undefined &&
  trigger.to !== 'battlefield' &&
  trigger.what !== 'self';

/** Returns the abilities that wait for what left the battlefield: as it was before, or as it is now. */
const lookingBack = (was: readonly Watcher[], is: readonly Watcher[]): readonly Watcher[] =>
  [was, is].some((watchers) => watchers.some(isFromAnywhere))
    ? [...was.filter((watcher) => !isFromAnywhere(watcher)), ...is.filter(isFromAnywhere)]
    : was;

/** Whether it is a mana ability that resolved as the payment that triggered it was made (rule 605.4a). */
const hasResolved = ({ ability }: Watcher, { triggered: isCounted }: GameEvent): boolean =>
  isCounted === true && isManaTrigger(ability);

/**
 * Returns what moved as the objects that it became, for abilities that never look back (rule 603.6c). A token became
 * none and is seen as it was.
 */
function asArrived(state: MtgMatchState, happening: GameEvent): readonly GameEvent[] {
  const cards = (happening.bound[becameName('it')] ?? []).flatMap((ref) => knownCard(state, ref) ?? []);
  if (happening.on !== 'moves' || cards.length === 0) return [happening];
  return cards.map((card) => {
    const bound = { ...happening.bound, it: [refOf(card)], player: [playerRefOf(controllerOf(card))] };
    return { ...happening, subject: card, bound };
  });
}

/**
 * Returns the state with every ability waiting for the stack that triggered on these events (rule 603.2).
 * Abilities that look at what left the battlefield are those that existed before; all others are those that
 * exist now (rules 603.10, 603.6). An ability with an intervening "if" triggers only if that holds now
 * (603.4).
 */
export function noteTriggers(
  rules: MtgRules,
  before: MtgMatchState,
  state: MtgMatchState,
  events: readonly MatchEvent[],
): MtgMatchState {
  const is = watchersIn(rules, state);
  const states = ofStates(state, is);
  const was = events.length === 0 ? NOBODY : watchersIn(rules, before);
  const counts = before.turn.number === state.turn.number ? before.turn.happened : undefined;
  const armed = armedIn(before, state);
  const isArmed = (on: SimpleTrigger['on']): boolean =>
    armed.some(({ event }) => event !== undefined && eventsOf(event).some((one) => one.on === on));
  const happenings = withNumbers(
    counts,
    events.flatMap((event) => gameEventsOf(state, event, (on) => was.has(on) || is.has(on) || isArmed(on))),
  );
  const off = goneOff(state, events);
  const later = ofEvents({ before, state }, armed, happenings);
  const crowned = ofMonarch(state, events);
  const isQuiet = happenings.length + states.length + crowned.length === 0;
  if (isQuiet && off.delayed === state.delayed) return state;
  const found: Watcher[] = [];
  const arrived = memo((happening: GameEvent) => asArrived(state, happening));
  const waiting = happenings.flatMap((happening) => {
    const looksBack = looksBackAt(happening);
    const now = is.get(happening.on) ?? [];
    const watchers = looksBack ? lookingBack(was.get(happening.on) ?? [], now) : now;
    return watchers
      .flatMap((watcher) => {
        const isArrival = isFromAnywhere(watcher);
        const all = isArrival ? happenings.flatMap(arrived) : happenings;
        const at = { state: looksBack && !isArrival ? before : state, source: watcher.source };
        return (isArrival ? arrived(happening) : [happening])
          .filter((one) => waitsFor(watcher.ability.trigger, one, at) && !hasResolved(watcher, one))
          .flatMap((one) => together(watcher, one, all, at).map((seen) => ({ watcher, seen })));
      })
      .flatMap(({ watcher, seen }) => {
        const made = triggered(state, watcher, seen);
        const { if: asked } = watcher.ability;
        if (asked !== undefined && !holds(asked, { state, ...made.frame })) return [];
        if (isSpent(state, watcher, found)) return [];
        found.push(watcher);
        return [made];
      });
  });
  return matchWith(withTriggersCounted(state, found), {
    waiting: joinSame(state.waiting, [...waiting, ...states, ...off.waiting, ...later.waiting, ...crowned]),
    delayed: filterSame(off.delayed, (one) => !later.spent.includes(one)),
  });
}

/**
 * Returns a test for the permanents that give mana on which payments don't count as they are tapped: a mana ability
 * triggers whose mana isn't known in advance (rule 605.4a). Returns undefined if there is no such ability. A player
 * who wants that mana must tap those permanents before.
 */
export function givingMore(
  { registry }: MtgRules,
  state: MtgMatchState,
): ((card: MtgCard) => boolean) | undefined {
  return hasManaTriggers(registry, state)
    ? (card) => triggeredMana(registry, state, card, controllerOf(card)) === undefined
    : undefined;
}
