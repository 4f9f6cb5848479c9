import type { MtgCardFilter } from '../../language/filter.js';
import { hasKeyword } from '../../language/keyword.js';
import { type SimpleTrigger, type Trigger, type Whose, eventsOf } from '../../language/trigger.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import { cardById } from '../../state/cards.js';
import { isInRange, withinRange } from '../../state/range.js';
import { isSameRef, refOf } from '../../state/refs.js';
import { areOpponents, knownCard } from '../../state/state.js';
import { LORE } from '../actions/sagas.js';
import { countersOn } from '../events/counters.js';
import { isWhat, type WatchingSource } from '../select/is-what.js';
import type { GameEvent } from './game-event.js';
import { sure } from '../../state/sure.js';
import { activePlayersOf } from '../../state/teams.js';

function isWho(who: Whose, player: string | undefined, { state, source }: WatchingSource): boolean {
  if (player === undefined) return false;
  const you = controllerOf(source);
  switch (who) {
    case 'each':
      return true;
    case 'you':
      return player === you;
    case 'other':
      return player !== you;
    case 'opponent':
      return areOpponents(state, you, player);
    case 'host':
      return player === hostPlayer(state, source);
  }
}

/** The player whom an object enchants, or who controls what it is attached to. */
function hostPlayer(state: WatchingSource['state'], { attachedTo }: MtgCard): string | undefined {
  if (attachedTo?.kind === 'player') return attachedTo.id;
  const host = attachedTo && cardById(state, attachedTo.id);
  return host && controllerOf(host);
}

/** Whether it is the turn of such a player, or of a team with such players. */
const isTurnOf = (who: Parameters<typeof isWho>[0], seen: WatchingSource): boolean =>
  activePlayersOf(seen.state).some((player) => isWho(who, player, seen));

/** The names that an event binds, apart from the object to which it happens. */
const CONCERNED = ['player', 'other', 'defender'] as const;

/** Whether all of an event is within the range of influence of the source's controller (rule 801.7). */
function happensInRange({ subject, bound }: GameEvent, { state, source }: WatchingSource): boolean {
  const you = controllerOf(source);
  const named = CONCERNED.flatMap((name) => bound[name] ?? []);
  return (
    withinRange(state, you, named).length === named.length &&
    (subject === undefined || isInRange(state, you, controllerOf(subject)))
  );
}

/** Whether an ability triggers on an event (rule 603.2), within its controller's range of influence. */
export const waitsFor = (trigger: Trigger, happening: GameEvent, seen: WatchingSource): boolean =>
  isAwaited(trigger, happening, seen) && happensInRange(happening, seen);

function isAwaited(trigger: Trigger, happening: GameEvent, seen: WatchingSource): boolean {
  if (trigger.on === 'anyOf') return trigger.of.some((one) => isAwaited(one, happening, seen));
  if (trigger.on !== happening.on || trigger.on === 'state') return false;
  if (trigger.on === 'step')
    return trigger.step === STEP_NAMES[sure(happening.step)] && isWho(trigger.whose, happening.player, seen);
  if (trigger.on === 'moves' && !(isWay(trigger, happening) && isOwners(trigger, happening, seen)))
    return false;
  if ('who' in trigger && trigger.who !== undefined && !isWho(trigger.who, happening.player, seen))
    return false;
  if ('nth' in trigger && trigger.nth !== undefined && !isNth(trigger.nth, happening.nth)) return false;
  if ('during' in trigger && trigger.during !== undefined && !isTurnOf(trigger.during, seen)) return false;
  if (trigger.on === 'declaresAttack') return isAttack(trigger, happening, seen);
  if (trigger.on === 'chapter')
    return isWhat('self', happening.subject, seen) && chaptersReached(trigger, happening).length > 0;
  if (!('what' in trigger) || trigger.what === undefined) return true;
  return fitsMore(trigger, happening, seen) && isWhat(trigger.what, happening.subject, seen);
}

/** Finds which of several events triggers an ability. Returns undefined if none does. */
export const awaited = (
  trigger: Trigger,
  happening: GameEvent,
  seen: WatchingSource,
): SimpleTrigger | undefined => eventsOf(trigger).find((one) => waitsFor(one, happening, seen));

/**
 * Returns the chapters that a Saga reaches by the lore counters put on it. Each triggers by itself (rules
 * 714.2b, 714.2c).
 */
export function chaptersReached(
  { chapters }: Extract<SimpleTrigger, { readonly on: 'chapter' }>,
  { subject, amount = 0 }: GameEvent,
): readonly number[] {
  const now = subject ? countersOn(subject, LORE) : 0;
  return chapters.filter((chapter) => chapter > now - amount && chapter <= now);
}

/** The steps by the names that triggers use. */
const STEP_NAMES: Readonly<Record<string, string>> = {
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'main1',
  beginCombat: 'beginCombat',
  endCombat: 'endCombat',
  main2: 'main2',
  end: 'end',
};

type WithWhat = Extract<Trigger, { readonly what?: unknown }>;

/** Checks what a trigger asks apart from who or what it happened to. */
function fitsMore(trigger: WithWhat, happening: GameEvent, seen: WatchingSource): boolean {
  switch (trigger.on) {
    case 'dealsDamage':
      return isBlow(trigger, happening, seen);
    case 'attacks':
      return (
        (!trigger.alone || happening.alone === true) &&
        (!trigger.saddled || (happening.subject !== undefined && hasKeyword(happening.subject, 'saddled'))) &&
        (trigger.others === undefined || sure(happening.many).length > trigger.others) &&
        (trigger.player === undefined ||
          isWho(trigger.player, happening.attacked, seen) ||
          (trigger.orPlaneswalker === true && isWho(trigger.player, happening.walkerOf, seen)))
      );
    case 'moves':
      return trigger.damagedBy === undefined || wasDamagedBy(trigger.damagedBy, happening, seen);
    case 'exploits':
      return isWhat(trigger.other, happening.one, seen);
    case 'isDealtDamage':
      return !trigger.combat || happening.combat === true;
    case 'becomesMarked':
      return trigger.mark === happening.mark;
    case 'blocks':
    case 'becomesBlocked':
      return trigger.other === undefined
        ? happening.one === undefined
        : isWhat(trigger.other, happening.one, seen);
    case 'casts':
      return (
        (happening.isCopy !== true || trigger.orCopies === true) &&
        (!trigger.kicked || isKicked(happening)) &&
        (!trigger.targetsThis || targetsSource(happening, seen)) &&
        (trigger.targets === undefined || targetsSuch(trigger.targets, happening, seen))
      );
    case 'becomesTarget':
      return (
        (trigger.by === 'either' || trigger.by === happening.by) &&
        (trigger.spell === undefined || isWhat(trigger.spell, targetingSpell(happening, seen), seen))
      );
    case 'getsCounters':
    case 'losesLastCounter':
      return trigger.counter === happening.counter;
    default:
      return true;
  }
}

function isAttack(
  { what = {}, least = 1 }: Extract<Trigger, { readonly on: 'declaresAttack' }>,
  { many }: GameEvent,
  seen: WatchingSource,
): boolean {
  return sure(many).filter((card) => isWhat(what, card, seen)).length >= least;
}

/**
 * Whether the source, or what it is attached to, dealt damage to the object this turn. An object that has changed
 * zones since is another one (rule 400.7).
 */
function wasDamagedBy(
  by: 'self' | 'host',
  { damagedBy = [] }: GameEvent,
  { state, source }: WatchingSource,
): boolean {
  const { attachedTo } = source;
  const card =
    by === 'self' ? source : attachedTo?.kind === 'card' ? cardById(state, attachedTo.id) : undefined;
  return card !== undefined && damagedBy.some((ref) => isSameRef(ref, refOf(card)));
}

/** Whether a cast spell targets the source. */
const targetsSource = ({ subject }: GameEvent, { source }: WatchingSource): boolean =>
  subject?.announced?.targets.slots.some(({ targets }) =>
    targets.some(({ kind, id }) => kind === 'card' && id === source.instanceId),
  ) ?? false;

/** Whether a cast spell targets such an object. */
const targetsSuch = (what: MtgCardFilter, { subject }: GameEvent, seen: WatchingSource): boolean =>
  subject?.announced?.targets.slots.some(({ targets }) =>
    targets.some(({ kind, id }) => kind === 'card' && isWhat(what, cardById(seen.state, id), seen)),
  ) ?? false;

/** Whether damage is of the kind, and to the recipient, that a trigger names. */
function isBlow(
  { to, combat, noncombat }: Extract<Trigger, { readonly on: 'dealsDamage' }>,
  happening: GameEvent,
  seen: WatchingSource,
): boolean {
  if (combat && happening.combat !== true) return false;
  if (noncombat && happening.combat === true) return false;
  if (to === 'playerOrBattle') return happening.struck === 'player';
  if (to === 'any' || to === happening.struck) return true;
  if (to === 'planeswalker' || to === 'playerOrPlaneswalker')
    return happening.isWalker === true || (to !== 'planeswalker' && happening.struck === 'player');
  return to !== 'player' && to !== 'creature' && isWho(to, happening.struckPlayer, seen);
}

/** Whether kicker or multikicker was paid as the spell was cast (rules 702.33c, 702.33d). */
const isKicked = ({ subject }: GameEvent): boolean =>
  subject?.announced?.costs.some((cost) => cost === 'kicker' || cost === 'multikicker') === true;

/** Finds the spell that targets the object. */
function targetingSpell({ bound }: GameEvent, { state }: WatchingSource): MtgCard | undefined {
  const [by] = bound['other'] ?? [];
  return by?.kind === 'card' ? knownCard(state, by) : undefined;
}

/** Whether it is that one of a turn. */
const isNth = (asked: number | { readonly gte: number }, nth: number | undefined): boolean =>
  nth !== undefined && (typeof asked === 'number' ? nth === asked : nth >= asked.gte);

const isOwners = (
  { owner }: Extract<SimpleTrigger, { readonly on: 'moves' }>,
  { subject }: GameEvent,
  seen: WatchingSource,
): boolean => owner === undefined || isWho(owner, subject?.owner, seen);

const isWay = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  happening: GameEvent,
): boolean => (from === undefined || from === happening.from) && (to === undefined || to === happening.to);
