/** Made-up boards for tests, with short names for cards, specs and questions. */
import {
  unwrap,
  type Attempt,
  type Result,
  type SpecInput,
  type TargetSelection,
  type TargetSpec,
} from '@reticle/core';
import {
  lorcana,
  lorcanaCardOf,
  LorcanaTargetValidator,
  lorcanaStateOf,
  nextChoice,
  type LorcanaCard,
  type LorcanaCardFilter,
  type LorcanaState,
} from '../src/index.js';

type Facts = Partial<LorcanaCard>;

export const card = (instanceId: string, owner: string, facts: Facts = {}): LorcanaCard =>
  lorcanaCardOf({ instanceId, owner, name: instanceId, ...facts });
export const character = (instanceId: string, owner: string, facts: Facts = {}): LorcanaCard =>
  card(instanceId, owner, { types: ['character'], cost: 2, strength: 2, willpower: 3, lore: 1, ...facts });
export const item = (instanceId: string, owner: string, facts: Facts = {}): LorcanaCard =>
  card(instanceId, owner, { types: ['item'], cost: 1, ...facts });
export const location = (instanceId: string, owner: string, facts: Facts = {}): LorcanaCard =>
  card(instanceId, owner, { types: ['location'], cost: 1, willpower: 5, moveCost: 1, ...facts });
/** Builds an action of yours that resolves. */
export const action = (instanceId: string, facts: Facts = {}): LorcanaCard =>
  card(instanceId, facts.owner ?? 'you', { types: ['action'], zone: 'resolving', cost: 1, ...facts });

export const board = (...cards: readonly LorcanaCard[]): LorcanaState => lorcanaStateOf({ cards });
/** Returns the state with three players, or with four in two teams. */
export const withPlayers = (
  state: LorcanaState,
  ...ids: readonly (readonly [id: string, team?: string])[]
): LorcanaState => ({
  ...state,
  players: ids.map(([id, team]) => ({ id, lore: 0, ...(team === undefined ? {} : { team }) })),
});

type SlotInput = SpecInput<typeof lorcana.kinds>['slots'][number];
export const specOf = (slots: readonly SlotInput[], relations: TargetSpec['relations'] = []): TargetSpec =>
  lorcana.spec({ slots, relations });
/** Builds a spec with one slot, `target`: a chosen card in play. */
export const chosen = (filter: LorcanaCardFilter = {}, more: Partial<SlotInput> = {}): TargetSpec =>
  specOf([{ id: 'target', kind: 'card', filter: { zone: 'play', ...filter }, ...more }]);

const PLAYERS: ReadonlySet<string> = new Set(['you', 'foe', 'third', 'mate']);
const ref = (id: string) => ({ kind: PLAYERS.has(id) ? 'player' : 'card', id });
export const refs = (...ids: readonly string[]) => ids.map(ref);
/** `pick(['a', 'foe'], [])` chooses card a and player foe for the first slot, and nothing for the second. */
export const pick = (...slots: readonly (readonly string[])[]): TargetSelection =>
  slots.map((ids) => ({ targets: ids.map(ref) }));

/** Builds an attempt of a card on the board and its controller. */
export const by = (source: string, controller = 'you', more: Partial<Attempt> = {}): Attempt => ({
  controller,
  source: { kind: 'card', id: source },
  ...more,
});
export const you: Attempt = { controller: 'you' };

/** Returns the ids of what may be picked for the next choice. */
export const legal = (
  state: LorcanaState,
  spec: TargetSpec,
  attempt: Attempt = you,
  earlier: TargetSelection = [],
  picked: TargetSelection[number]['targets'] = [],
): readonly string[] =>
  unwrap(nextChoice(state, spec, attempt, earlier, picked))?.legal.map(({ id }) => id) ?? [];
/** Returns 'ok' for a legal choice, otherwise the short codes of its refusal. */
export const verdict = (
  state: LorcanaState,
  spec: TargetSpec,
  selection: TargetSelection,
  attempt: Attempt = you,
): 'ok' | readonly string[] => {
  const told = LorcanaTargetValidator.validateSelectedTargets(state, spec, attempt, selection);
  return told.ok ? 'ok' : [...new Set(told.errors.map(({ code }) => code))];
};
export const codes = (result: Result<unknown>): 'ok' | readonly string[] =>
  result.ok ? 'ok' : [...new Set(result.issues.map(({ code }) => code))];
/** Returns the ids of everything that a filter matches. Nobody chooses, so protections do not apply. */
export const matching = (
  state: LorcanaState,
  filter: LorcanaCardFilter,
  attempt: Attempt = you,
): readonly string[] =>
  legal(state, specOf([{ id: 'all', kind: 'card', filter: { ...filter, count: 'all' } }]), attempt);

/** Returns the state with changed facts of one card. */
export const change = (state: LorcanaState, id: string, facts: Facts): LorcanaState => ({
  ...state,
  cards: state.cards.map((found) => (found.instanceId === id ? { ...found, ...facts } : found)),
});
