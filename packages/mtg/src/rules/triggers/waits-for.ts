import type { FilterContext } from '@reticle/core';
import type { Trigger } from '../../language/card-definition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import { linkedCards } from '../../state/links.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { cardById } from '../../state/cards.js';
import { areOpponents } from '../../state/state.js';
import { mtgCardKind } from '../targeting/kinds.js';
import { seenBy } from '../targeting/seen-by.js';
import type { GameEvent } from './happening.js';

/** From where an ability looks: its source, in a state. */
interface WatchingSource {
  readonly state: MtgMatchState;
  readonly source: MtgCard;
}

/** What a filter on any object, there or gone, is asked with. */
function contextOf({ state, source }: WatchingSource): FilterContext {
  const { context } = seenBy(state, controllerOf(source));
  return { ...context, source, sourceRef: refOf(source) };
}

const isSameObject = (one: MtgCard, other: MtgCard): boolean =>
  one.instanceId === other.instanceId && one.incarnation === other.incarnation;

/** Whether the source is attached to that very object, in the state in which it is looked at. */
function isHostOf({ state, source: { attachedTo } }: WatchingSource, subject: MtgCard): boolean {
  if (attachedTo?.kind !== 'card' || attachedTo.id !== subject.instanceId) return false;
  return cardById(state, attachedTo.id)?.incarnation === subject.incarnation;
}

/** Whether an object, as it is or as it was, is what an ability speaks of. */
function isWhat(
  what: 'self' | 'host' | MtgCardFilter,
  subject: MtgCard | undefined,
  seen: WatchingSource,
): boolean {
  if (!subject) return false;
  if (what === 'self') return isSameObject(subject, seen.source);
  if (what === 'host') return isHostOf(seen, subject);
  const linked = linkedCards(seen.state).find((card) => isSameObject(card, subject)) ?? subject;
  const found = mtgCardKind.matches(what, linked, contextOf(seen));
  return found.ok && found.value;
}

function isWho(
  who: 'you' | 'opponent' | 'each',
  player: string | undefined,
  { state, source }: WatchingSource,
): boolean {
  if (player === undefined) return false;
  const you = controllerOf(source);
  return who === 'each' || (who === 'you' ? player === you : areOpponents(state, you, player));
}

/** Whether an ability of a source triggers on what happened (rule 603.2). */
export function waitsFor(trigger: Trigger, happening: GameEvent, seen: WatchingSource): boolean {
  if (trigger.on !== happening.on) return false;
  if (trigger.on === 'step')
    return trigger.step === happening.step && isWho(trigger.whose, happening.player, seen);
  if (trigger.on === 'moves' && !isWay(trigger, happening)) return false;
  if ('who' in trigger && !isWho(trigger.who, happening.player, seen)) return false;
  if (!('what' in trigger)) return true;
  if (trigger.on === 'dealsDamage' && !isBlow(trigger, happening)) return false;
  return isWhat(trigger.what, happening.subject, seen);
}

/** Whether damage is such damage, dealt to such a recipient. */
const isBlow = (
  { to, combat }: Extract<Trigger, { readonly on: 'dealsDamage' }>,
  happening: GameEvent,
): boolean => (to === 'any' || to === happening.struck) && (!combat || happening.combat === true);

const isWay = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  happening: GameEvent,
): boolean => (from === undefined || from === happening.from) && (to === undefined || to === happening.to);
