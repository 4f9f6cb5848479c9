/** Made-up boards for tests, with short names for cards, specs and questions. */
import { unwrap, type Attempt, type Result, type TargetSelection, type TargetSpec } from '@reticle/core';
import { activate, cast, type Announced } from '../src/entries/stack.js';
import { type Proposal } from '../src/rules/stack/announce.js';
import {
  getLegalTargets,
  mtg,
  mtgCardOf,
  mtgStateOf,
  validateTargets,
  type MtgCard,
  type MtgQuery,
  type MtgState,
} from '../src/index.js';
import { sayable } from './sound.js';

type Facts = Partial<MtgCard>;

export const card = (instanceId: string, owner: string, facts: Facts = {}): MtgCard =>
  mtgCardOf({ instanceId, owner, names: [instanceId], ...facts });
export const creature = (instanceId: string, owner: string, facts: Facts = {}): MtgCard =>
  card(instanceId, owner, { types: ['creature'], power: 2, toughness: 2, ...facts });
/** Builds a spell on the stack, by default an instant of yours. */
export const onStack = (instanceId: string, facts: Facts = {}): MtgCard =>
  card(instanceId, facts.controller ?? 'you', { types: ['instant'], zone: 'stack', ...facts });
/** Builds an instant card in your hand. */
export const inHand = (instanceId: string, facts: Facts = {}): MtgCard =>
  card(instanceId, facts.owner ?? 'you', { types: ['instant'], zone: 'hand', ...facts });

export const board = (...cards: readonly MtgCard[]): MtgState => mtgStateOf({ cards });
export const with3 = (state: MtgState): MtgState => ({
  ...state,
  players: [{ id: 'you' }, { id: 'foe' }, { id: 'third' }],
});

type Queries = MtgQuery | readonly MtgQuery[];
type SlotParts = Partial<TargetSpec['slots'][number]>;
const listOf = (queries: Queries): readonly MtgQuery[] => ('kind' in queries ? [queries] : queries);

/** Builds one "target ..." slot. */
export const slot = (id: string, queries: Queries, parts: SlotParts = {}) => ({
  id,
  accepts: [...listOf(queries)],
  min: 1,
  max: 1,
  ...parts,
});
export const specOf = (
  slots: readonly ReturnType<typeof slot>[],
  relations: TargetSpec['relations'] = [],
): TargetSpec => unwrap(mtg.parseSpec({ slots, relations }));
/** Builds a spec with one slot, `target`. */
export const one = (queries: Queries, parts: SlotParts = {}): TargetSpec =>
  specOf([slot('target', queries, parts)]);

const ref = (id: string, kind = 'card') => ({ kind, id });
const PLAYERS: ReadonlySet<string> = new Set(['you', 'foe', 'third', 'mate']);
/** `pick(['a', 'foe'], [])` chooses card a and player foe for the first slot, and nothing for the second. */
export const pick = (...slots: readonly (readonly string[])[]): TargetSelection =>
  slots.map((ids) => ({ targets: ids.map((id) => ref(id, PLAYERS.has(id) ? 'player' : 'card')) }));

/** Builds an attempt of a card on the board (a spell if it is on the stack) and its controller. */
export const by = (source: string, controller = 'you', more: Partial<Attempt> = {}): Attempt => ({
  controller,
  source: ref(source),
  ...more,
});
export const you: Attempt = { controller: 'you' };

/** Returns the ids of the legal targets. */
export const legal = (state: MtgState, spec: TargetSpec, attempt: Attempt = you, at = 0): readonly string[] =>
  unwrap(getLegalTargets(state, spec, attempt, at)).map(({ id }) => id);
/** Returns 'ok' for a legal choice, otherwise the codes of its refusal. */
export const verdict = (
  state: MtgState,
  spec: TargetSpec,
  selection: TargetSelection,
  attempt: Attempt = you,
) => codes(validateTargets(state, spec, attempt, selection));
export const codes = (result: Result<unknown>): 'ok' | readonly string[] =>
  result.ok ? 'ok' : [...new Set(sayable(result.issues).map(({ code }) => code))];

/** Casts a card of yours with these targets. */
export const castAt = <State extends MtgState>(
  state: State,
  id: string,
  spec: TargetSpec,
  targets: TargetSelection,
  more: Partial<Proposal> & { readonly controller?: string } = {},
): Announced<State> => {
  const { controller = 'you', ...proposal } = more;
  return unwrap(cast(state, id, controller, { declaration: { spec }, targets, ...proposal }));
};
/** Activates an ability `id` of a card with these targets. */
export const activateAt = <State extends MtgState>(
  state: State,
  id: string,
  source: MtgCard,
  spec: TargetSpec,
  targets: TargetSelection,
  controller = source.controller ?? source.owner,
): Announced<State> =>
  unwrap(
    activate(
      state,
      {
        id,
        ability: 'activated',
        controller,
        source: { kind: 'card', id: source.instanceId, incarnation: source.incarnation },
      },
      { declaration: { spec }, targets },
    ),
  );

/** Returns the state with changed facts of one card. */
export const change = <State extends MtgState>(state: State, id: string, facts: Facts): State => ({
  ...state,
  cards: state.cards.map((found) => (found.instanceId === id ? { ...found, ...facts } : found)),
});
/** Returns a card of a state. @throws if there is none */
export const cardOf = (state: MtgState, id: string): MtgCard => {
  const found = state.cards.find(({ instanceId }) => instanceId === id);
  if (!found) throw new Error(`No card ${id}`);
  return found;
};
/** Returns the ids announced for an object on the stack, slot by slot. */
export const announcedIds = ({ announced }: Pick<Announced, 'announced'>): readonly (readonly string[])[] =>
  announced.targets.slots.map(({ targets }) => targets.map(({ id }) => id));
