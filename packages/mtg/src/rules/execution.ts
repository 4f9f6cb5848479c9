import { type Result, frozenCopy, ok } from '@reticle/core';
import { type MatchEvent } from '@reticle/core/match';
import type { EffectKinds, Tools } from '@reticle/core/play';
import { someWithin } from '@reticle/core/text';
import type { CardDefinition } from '../language/card-definition.js';
import { facesIn } from '../language/layouts.js';
import { isOwnCard } from '../language/own-cards.js';
import type { Effects } from '../language/effects/effect.js';
import type { MtgMatchState } from '../state/match-state.js';
import { type AbilityRegistry, EMPTY_REGISTRY, registerCards } from './abilities/registry.js';
import { manaMeansOf } from './activating/mana-sources.js';
import { staticsIn } from './continuous/statics.js';
import { enteringBy } from './continuous/entering.js';
import { refresh } from './continuous/refresh.js';
import { type Caster, NO_CASTER } from './effects/casting.js';
import { drawReplacementsIn } from './effects/draws.js';
import { enteringChoices } from './effects/entering.js';
import { withListener } from './events/happen.js';
import { effectKindsWith } from './effects/kinds.js';
import { runnerOf } from './effects/runner.js';
import type { MoveExecution, MtgRules } from './move-execution.js';
import { countHappenings, rememberDamage } from './triggers/history.js';
import { memo } from '../state/memo.js';
import { noteTriggers } from './triggers/notice.js';

/** What a match knows about its cards. */
interface Rules {
  readonly registry: AbilityRegistry;
  readonly definitions: ReadonlyMap<string, CardDefinition>;
}

/**
 * Returns every kind of effect as a match performs it, for `runnerOf`. Players who pay during a
 * resolution can tap permanents for mana as well (rule 605.3a), and permanents enter with the choices and
 * changes that the cards say.
 */
export function effectKindsOf(
  { registry, definitions }: Rules,
  caster: Caster = NO_CASTER,
): EffectKinds<MtgMatchState, Effects> {
  return effectKindsWith({
    caster,
    choices: enteringChoices(definitions),
    draws: drawReplacementsIn(definitions),
    manaCostOf: ({ publicId }) => definitions.get(publicId)?.cost,
    mana: (player) => manaMeansOf(player, registry),
    entering: (state, card) => enteringBy({ registry, definitions }, state, card),
  });
}

/**
 * Builds the rules of a match from these cards in addition to the known ones, and from how spells are cast.
 * Refuses with the codes of `registerCards`.
 */
export function rulesOf(
  cards: readonly CardDefinition[],
  casterOf: (rules: Rules) => Caster = () => NO_CASTER,
  known: Rules = { registry: EMPTY_REGISTRY, definitions: new Map() },
): Result<MtgRules> {
  const added = facesIn(cards.map((card) => (isOwnCard(card) ? card : frozenCopy(card))));
  const registry = registerCards(known.registry, added);
  if (!registry.ok) return registry;
  const all = {
    definitions: new Map([...known.definitions, ...added.map((card) => [card.id, card] as const)]),
    registry: registry.value,
  };
  const kinds = effectKindsOf(all, casterOf(all));
  return ok({ ...all, kinds, asking: runnerOf(kinds) });
}

/** Returns the rules without some cards and their other faces. */
function without({ registry, definitions }: Rules, cards: readonly CardDefinition[]): Rules {
  if (cards.length === 0) return { registry, definitions };
  const gone = new Set(facesIn(cards).map(({ id }) => id));
  const rest = <Of>(all: ReadonlyMap<string, Of>) => new Map([...all].filter(([id]) => !gone.has(id)));
  return { registry: { ...registry, defined: rest(registry.defined) }, definitions: rest(definitions) };
}

/** Returns the rules of a match. The cards that its options add replace cards of the same ids. */
export type RulesOfMatch = (added?: readonly CardDefinition[]) => Result<MtgRules>;

/**
 * Builds the rules of all matches with these cards. Each list of added cards is read once. Refuses with the
 * codes of `registerCards`.
 */
export function rulesOfMatches(
  cards: readonly CardDefinition[],
  casterOf?: (rules: Rules) => Caster,
): Result<RulesOfMatch> {
  const base = rulesOf(cards, casterOf);
  if (!base.ok) return base;
  const withMore = memo((added: readonly CardDefinition[]): Result<MtgRules> => {
    const own = new Set(added.map(({ id }) => id));
    const replaced = own.size === 0 ? [] : cards.filter(({ id }) => own.has(id));
    return rulesOf(added, casterOf, without(base.value, replaced));
  });
  return ok((added) => (added === undefined ? base : withMore(added)));
}

/** Whether a static ability of one of the cards asks what happened in a turn. */
const asksHistory = memo(({ definitions }: MtgRules): boolean =>
  [...definitions.values()].some(({ static: standings }) =>
    someWithin(standings, (part) => typeof part === 'object' && part !== null && 'happened' in part),
  ),
);

/** Whether nothing changed that decides what permanents are. */
const isFresh = (settled: MtgMatchState, state: MtgMatchState): boolean =>
  settled.cards === state.cards &&
  settled.continuous === state.continuous &&
  settled.players === state.players &&
  settled.activePlayer === state.activePlayer;

/**
 * Prepares the tools of one move, from the state before it. Events are passed on to `emit`, and kept until
 * triggers have looked at them.
 */
export function executionOf(rules: MtgRules, start: MtgMatchState, { random, emit }: Tools): MoveExecution {
  const unseen: MatchEvent[] = [];
  let before = start;
  const staticsOf = staticsIn(rules);
  const settle = (state: MtgMatchState) => {
    if (state === before && unseen.length === 0) return state;
    const fresh = isFresh(before, state) ? state : refresh(state, staticsOf);
    const events = unseen.splice(0);
    const counted = rememberDamage(rules, countHappenings(rules, fresh, events), events);
    // An ability that asks what happened this turn may change when more has happened.
    const isTold = asksHistory(rules) && counted.turn.happened !== fresh.turn.happened;
    before = noteTriggers(rules, before, isTold ? refresh(counted, staticsOf) : counted, events);
    return before;
  };
  return {
    rules,
    random,
    emit: withListener(emit, (event) => void unseen.push(event)),
    settle,
    runner: runnerOf(rules.kinds, settle),
  };
}
