/** Activated abilities in tests: pays costs, activates abilities and resolves them. */
import { unwrap, type LegalTargets, type Result, type TargetSpec } from '@reticle/core';
import { randomFrom, seedRandom, type MatchEvent } from '@reticle/core/match';
import { effectRunner, type Tools } from '@reticle/core/play';
import { cardOf } from './board.js';
import { refTo } from './match.js';
import type { ActivatedAbility } from '../src/language/ability.js';
import { getActivatedAbilities } from '../src/rules/abilities/activated.js';
import { activateAbility } from '../src/rules/activating/activate.js';
import { abilityFor } from '../src/rules/activating/candidates.js';
import { activationAttempt, activationSpec } from '../src/rules/abilities/activation-spec.js';
import { manaMeansOf } from '../src/rules/activating/mana-sources.js';
import { type AbilityRegistry, EMPTY_REGISTRY, registerBulk } from '../src/rules/abilities/registry.js';
import type { AbilityCost } from '../src/language/cost.js';
import { payCosts } from '../src/rules/costs/pay.js';
import { costChoices } from '../src/rules/costs/parts.js';
import { refresh } from '../src/rules/continuous/refresh.js';
import { EFFECT_KINDS } from '../src/rules/effects/kinds.js';
import { beginResolution, leaveStack, legalIn } from '../src/rules/stack/resolve.js';
import type { MtgMatchState } from '../src/state/match-state.js';
import { resolverOf } from '../src/rules/targeting/legal.js';

/** A result, with the events emitted on the way. */
export interface Told {
  readonly result: Result<MtgMatchState>;
  readonly events: readonly MatchEvent[];
}

/** Does something with tools, and collects the events. */
function telling(act: (tools: Tools) => Result<MtgMatchState>): Told {
  const events: MatchEvent[] = [];
  const tools = { random: randomFrom(seedRandom(1)), emit: (event: MatchEvent) => void events.push(event) };
  return { result: act(tools), events };
}

/** Builds a registry in which cards have these abilities, by their `publicId`. */
export function registryOf(
  cards: Readonly<Record<string, ActivatedAbility | readonly ActivatedAbility[]>>,
): AbilityRegistry {
  const lists = Object.entries(cards).map(([card, has]) => [card, 'id' in has ? [has] : has] as const);
  return unwrap(registerBulk(EMPTY_REGISTRY, lists));
}

/** The choices by slot: `{ t1: ['bear'], cost1: ['imp'] }`. */
type Choices = Readonly<Record<string, readonly string[]>>;

/** Returns the choice after the check that a match would make. */
function checked(
  state: MtgMatchState,
  spec: TargetSpec,
  attempt: LegalTargets['attempt'],
  choices: Choices,
): Result<LegalTargets> {
  const selection = spec.slots.map(({ id }) => ({
    targets: (choices[id] ?? []).map((name) => refTo(state, name)),
  }));
  return resolverOf(state).check(spec, attempt, selection);
}

/** How to pay a cost in a test. */
export interface PayHow {
  readonly source?: string;
  readonly X?: number;
  readonly registry?: AbilityRegistry;
  readonly choices?: Choices;
}

/** Pays a cost of your card `source`. The choices for it are not checked before. */
export function pay(
  state: MtgMatchState,
  costs: readonly AbilityCost[],
  { source = 'rod', X, registry = EMPTY_REGISTRY, choices = {} }: PayHow = {},
): Told {
  const slots = costChoices(costs).slots.map(({ id }) => ({
    slot: id,
    targets: (choices[id] ?? []).map((name) => refTo(state, name)),
  }));
  return telling((tools) =>
    payCosts(costs, slots, {
      ...tools,
      state,
      controller: 'you',
      source: refTo(state, source),
      variables: X === undefined ? {} : { X },
      mana: manaMeansOf('you', registry),
    }),
  );
}

/** How to activate an ability in a test. */
export interface How {
  readonly ability?: string;
  readonly player?: string;
  readonly X?: number;
  readonly choices?: Choices;
}

/** Activates an ability of a card, by default its only one. Choices are checked as in a match. */
export function activating(
  state: MtgMatchState,
  registry: AbilityRegistry,
  card: string,
  { player = 'you', X, choices = {}, ...how }: How = {},
): Told {
  const [only] = getActivatedAbilities(cardOf(state, card), registry);
  const activation = {
    player,
    card,
    ability: how.ability ?? only?.id ?? 'none',
    ...(X === undefined ? {} : { X }),
  };
  const found = abilityFor(state, registry, activation);
  if (!found.ok) return { result: found, events: [] };
  const { ability, card: source } = found.value;
  const chosen = checked(state, activationSpec(ability), activationAttempt(source, player, X), choices);
  if (!chosen.ok) return { result: chosen, events: [] };
  return telling((tools) => activateAbility(state, registry, activation, chosen.value, tools));
}

type Frame = MtgMatchState['resolving'][number]['frame'];
type Answers = readonly (readonly string[])[];

const runner = effectRunner(EFFECT_KINDS, (state) => refresh(state, () => []));

/** Performs effects. Decisions are answered with ids, in order. */
function happened(start: MtgMatchState, frame: Frame, answers: Answers): MtgMatchState {
  const tools = { random: randomFrom(seedRandom(1)), emit: () => undefined };
  let run = runner.run(start, frame, tools);
  for (const ids of answers) {
    if (!run.decision) throw new Error('More answers than decisions');
    const { spec, attempt } = run.decision;
    const isOption = spec.slots[0]?.accepts[0]?.kind === 'choice';
    const targets = ids.map((id) => (isOption ? { kind: 'choice', id } : refTo(run.state, id)));
    const decided = unwrap(resolverOf(run.state).check(spec, attempt, [{ targets }]));
    run = runner.run(run.state, run.frame, tools, decided);
  }
  if (run.decision) throw new Error('A decision has no answer');
  return run.state;
}

/** Resolves the mana ability that is next, or otherwise the top of the stack. */
export function resolved(state: MtgMatchState, answers: Answers = []): MtgMatchState {
  const mana = state.resolving.at(-1);
  if (mana) return happened({ ...state, resolving: state.resolving.slice(0, -1) }, mana.frame, answers);
  const { by, report, outcome } = unwrap(beginResolution(state, state.stack.at(-1) ?? ''));
  const frame = state.frames?.[by.id];
  if (!frame || outcome !== 'resolves') return leaveStack(state, by, false);
  const targets = report.slots.map(
    ({ slot }) => [slot, legalIn(report, slot).map(({ target }) => target)] as const,
  );
  const bound = { ...frame.bound, ...Object.fromEntries(targets) };
  return leaveStack(happened(state, { ...frame, bound }, answers), by, true);
}

/** Activates and resolves an ability. */
export function used(
  state: MtgMatchState,
  registry: AbilityRegistry,
  card: string,
  { answers = [], ...how }: How & { readonly answers?: Answers } = {},
): MtgMatchState {
  return resolved(unwrap(activating(state, registry, card, how).result), answers);
}
