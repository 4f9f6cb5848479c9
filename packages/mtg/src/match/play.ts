import { frozenCopy, ok, type Result } from '@reticle/core';
import {
  effectRunner,
  type EffectKinds,
  type EffectRunner,
  type MatchEvent,
  type Tools,
} from '@reticle/core/match';
import { effectKindsOf } from '../abilities/effect-kinds.js';
import { EMPTY_REGISTRY, registerCards, type AbilityRegistry } from '../abilities/registry.js';
import { staticsIn } from '../continuous/defined.js';
import { refresh } from '../continuous/refresh.js';
import type { Effect, Effects } from '../effects/effect.js';
import type { CardDefinition } from '../sets/card-definition.js';
import type { MtgMatchState } from '../state/match-state.js';
import { noteTriggers } from '../triggers/notice.js';

/** What a match knows of its cards. It never changes while the match is played, and is no part of its state. */
export interface MtgRules {
  readonly definitions: ReadonlyMap<string, CardDefinition>;
  readonly registry: AbilityRegistry;
  /** What every kind of effect does, with these cards. */
  readonly kinds: EffectKinds<MtgMatchState, Effects>;
  /** Asks what the effects ask; to let them happen, {@link playWith} makes another. */
  readonly asking: EffectRunner<MtgMatchState, Effect>;
}

/** The rules of a match with these cards. Refused with the codes of `registerCards`. */
export function rulesOf(cards: readonly CardDefinition[]): Result<MtgRules> {
  const definitions = cards.map((card) => frozenCopy(card));
  const registry = registerCards(EMPTY_REGISTRY, definitions);
  if (!registry.ok) return registry;
  const known = {
    definitions: new Map(definitions.map((card) => [card.id, card])),
    registry: registry.value,
  };
  const kinds = effectKindsOf(known);
  return ok({ ...known, kinds, asking: effectRunner(kinds) });
}

/** A move as it happens: its tools, the cards' rules, and a runner that settles the state after each effect. */
export interface Play extends Tools {
  readonly rules: MtgRules;
  readonly runner: EffectRunner<MtgMatchState, Effect>;
  /** Brings up to date what follows from the state, and lets trigger what waited for the events since the last time. */
  readonly settle: (state: MtgMatchState) => MtgMatchState;
}

/** Whether nothing changed on which it depends what permanents are. */
const isFresh = (settled: MtgMatchState, state: MtgMatchState): boolean =>
  settled.cards === state.cards &&
  settled.continuous === state.continuous &&
  settled.players === state.players &&
  settled.activePlayer === state.activePlayer;

/**
 * What one move may use as it happens, from the state before it. Events go on to `emit`, and are kept until triggers have
 * looked at them.
 */
export function playWith(rules: MtgRules, start: MtgMatchState, { random, emit }: Tools): Play {
  const unseen: MatchEvent[] = [];
  let before = start;
  const tell = (event: MatchEvent) => {
    unseen.push(event);
    emit(event);
  };
  const staticsOf = staticsIn(rules);
  const settle = (state: MtgMatchState) => {
    if (state === before && unseen.length === 0) return state;
    const fresh = isFresh(before, state) ? state : refresh(state, staticsOf);
    before = noteTriggers(rules, before, fresh, unseen.splice(0));
    return before;
  };
  return { rules, random, emit: tell, settle, runner: effectRunner(rules.kinds, settle) };
}
