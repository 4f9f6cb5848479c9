import type { MatchEvent, PinnedRef } from '@reticle/core';
import { abilitiesOf } from '../abilities/registry.js';
import type { MtgRules } from '../match/play.js';
import type { TriggeredAbility } from '../sets/card-definition.js';
import type { MtgCard } from '../state/card.js';
import { controllerOf } from '../state/facts.js';
import type { MtgMatchState } from '../state/match-state.js';
import { refOf } from '../state/zone-change.js';
import { happeningsOf, type Happening } from './happening.js';
import { waitsFor } from './waits-for.js';

type Waiting = MtgMatchState['waiting'][number];

/** The triggered abilities of a permanent; none while it is face down or phased out. */
function triggeredOf({ registry }: MtgRules, card: MtgCard): readonly TriggeredAbility[] {
  if (card.zone !== 'battlefield' || card.faceDown || card.phasedOut) return [];
  return abilitiesOf(registry, card.publicId)?.triggered ?? [];
}

/** How a waiting trigger is named: the card as printed, and which ability. */
const triggerName = ({ publicId }: MtgCard, { id }: TriggeredAbility): string => `${publicId}/${id}`;

function triggered(source: MtgCard, ability: TriggeredAbility, { bound, amount }: Happening): Waiting {
  const it: Readonly<Record<string, readonly PinnedRef[]>> = bound;
  return {
    ability: triggerName(source, ability),
    frame: {
      controller: controllerOf(source),
      source: refOf(source),
      variables: amount === undefined ? {} : { X: amount },
      bound: it,
      todo: ability.effects,
    },
  };
}

/**
 * The state in which every ability waits that triggered on these events (rule 603.2). Abilities that look at what left
 * the battlefield are those that were there before, all others those that are there now (rules 603.10, 603.6).
 */
export function noteTriggers(
  rules: MtgRules,
  before: MtgMatchState,
  state: MtgMatchState,
  events: readonly MatchEvent[],
): MtgMatchState {
  const happenings = events.flatMap((event) => happeningsOf(state, event));
  const waiting = happenings.flatMap((happening) => {
    const looksBack = happening.from === 'battlefield';
    const at = looksBack ? before : state;
    return at.cards.flatMap((source) =>
      triggeredOf(rules, source)
        .filter(({ trigger }) => waitsFor(trigger, happening, { state: at, source }))
        .map((ability) => triggered(source, ability, happening)),
    );
  });
  return waiting.length === 0 ? state : { ...state, waiting: [...state.waiting, ...waiting] };
}
