import type { PinnedRef } from '@reticle/core';
import type { TriggeredAbility } from '../language/ability.js';
import type { CardDefinition } from '../language/card.js';
import type { CardEvent, PlayerEvent, Trigger } from '../language/trigger.js';
import { refTo, inPlay, cardAt } from '../state/board.js';
import { isSubject, contextOf, isSo, type Asking } from '../state/context.js';
import { followed } from '../state/zones.js';
import { TRIGGERED_KEYWORDS } from './keywords.js';
import { type Bagged, definitionOf, type LorcanaMatchState, type Resolution } from '../state/match.js';
import type { LorcanaCard } from '../state/card.js';
import { readCard } from '../state/links.js';
import { areOpponents } from '../state/state.js';

/** Who fought whom; each named as it was then. */
export interface Fight {
  readonly challenger: PinnedRef;
  readonly challenged: PinnedRef;
}

/** Something that happened, for whatever triggers at it. */
export type Happening =
  | {
      readonly event: CardEvent;
      /** The card as filters see it: one that left play as it last was there. */
      readonly card: LorcanaCard;
      /** Where it is now. */
      readonly subject: PinnedRef;
      readonly other?: LorcanaCard | undefined;
      readonly fight?: Fight | undefined;
      /** Of `isChosen`: who chose it, for the effect of what. */
      readonly chosen?: { readonly by: string; readonly effect: Resolution['of'] } | undefined;
    }
  | { readonly event: PlayerEvent; readonly player: string };

type Wanted = Pick<Bagged, 'if' | 'effects'> & { readonly on: readonly Trigger[] };

interface Watcher extends Asking {
  /** What `this` means as it resolves. */
  readonly self: PinnedRef;
  readonly abilities: readonly Wanted[];
}

const triggered = new WeakMap<CardDefinition, readonly TriggeredAbility[]>();

function triggeredOf(definition: CardDefinition): readonly TriggeredAbility[] {
  let found = triggered.get(definition);
  if (!found) {
    found = definition.abilities.flatMap((ability) => (ability.kind === 'triggered' ? [ability] : []));
    triggered.set(definition, found);
  }
  return found;
}

function abilitiesOf(state: LorcanaMatchState, card: LorcanaCard): readonly TriggeredAbility[] {
  const definition = definitionOf(state, card.publicId);
  const own = definition ? triggeredOf(definition) : [];
  const byKeyword = card.keywords.flatMap((keyword) => TRIGGERED_KEYWORDS.get(keyword) ?? []);
  return byKeyword.length === 0 ? own : [...own, ...byKeyword];
}

function* watchers(state: LorcanaMatchState, gone: readonly LorcanaCard[]): Generator<Watcher, void> {
  for (const card of [...inPlay(state), ...gone]) {
    const abilities = abilitiesOf(state, card);
    if (abilities.length === 0) continue;
    const source = refTo(card);
    const self = cardAt(state, source) ? source : followed(source);
    yield { controller: card.controller, source, self, abilities };
  }
  for (const watch of state.watching) {
    const { controller, source, on } = watch;
    yield { controller, source, self: source, abilities: [{ on, effects: watch.do }] };
  }
}

const DURING = {
  yourTurn: (state: LorcanaMatchState, controller: string) => state.activePlayer === controller,
  opponentsTurn: (state: LorcanaMatchState, controller: string) =>
    areOpponents(state, state.activePlayer, controller),
} as const;

const PLAYERS = {
  you: (_state: LorcanaMatchState, player: string, controller: string) => player === controller,
  opponent: areOpponents,
  any: () => true,
} as const;

function triggersAt(
  state: LorcanaMatchState,
  trigger: Trigger,
  happened: Happening,
  asking: Asking,
): boolean {
  if (trigger.event !== happened.event) return false;
  if (trigger.during && !DURING[trigger.during](state, asking.controller)) return false;
  if ('player' in trigger)
    return 'player' in happened && PLAYERS[trigger.player](state, happened.player, asking.controller);
  if (!('card' in happened)) return false;
  const { card, other, fight, chosen } = happened;
  if (!isSubject(state, card, trigger.card, asking)) return false;
  if (trigger.other && !(other && isSo(readCard(other), trigger.other, contextOf(state, asking))))
    return false;
  if (trigger.chosenFor && trigger.chosenFor !== chosen?.effect) return false;
  if (trigger.chosenBy && !(chosen && PLAYERS[trigger.chosenBy](state, chosen.by, asking.controller)))
    return false;
  if (!trigger.inChallenge) return true;
  if (!fight) return false;
  const role = fight.challenger.id === card.instanceId ? 'challenging' : 'challenged';
  return trigger.inChallenge === 'either' || trigger.inChallenge === role;
}

function bagged(id: number, watcher: Watcher, ability: Wanted, happened: Happening): Bagged {
  const { controller, source, self } = watcher;
  const names = 'card' in happened ? { subject: [happened.subject] } : {};
  const fight = 'card' in happened ? happened.fight : undefined;
  return {
    id,
    controller,
    source,
    bound: {
      this: [self],
      ...names,
      ...(fight ? { challenger: [fight.challenger], challenged: [fight.challenged] } : {}),
    },
    ...(ability.if === undefined ? {} : { if: ability.if }),
    effects: ability.effects,
  };
}

/**
 * Puts everything that triggers at what happened into the bag (rules 6.2.3, 7.7.3). What happened at the same time is given
 * at once; cards that left play at it (`gone`, as they were) still see it.
 */
export function happen(
  state: LorcanaMatchState,
  happened: readonly Happening[],
  gone: readonly LorcanaCard[] = [],
): LorcanaMatchState {
  const waiting: Bagged[] = [];
  for (const watcher of watchers(state, gone)) {
    for (const ability of watcher.abilities) {
      for (const one of happened) {
        if (!ability.on.some((trigger) => triggersAt(state, trigger, one, watcher))) continue;
        waiting.push(bagged(state.triggered + waiting.length, watcher, ability, one));
      }
    }
  }
  if (waiting.length === 0) return state;
  return { ...state, bag: [...state.bag, ...waiting], triggered: state.triggered + waiting.length };
}
