/**
 * A small made-up game for tests of abilities: clay creatures with a strength, damage and words for every part of the
 * runtime. Two or more players; decks and hands are hidden.
 */
import * as z from 'zod';
import {
  baseCard,
  baseCardFilter,
  coreMatchers,
  defineGame,
  numericComparison,
  playerKind,
  type Filter,
  type JsonObject,
} from '../src/index.js';
import {
  abilitySchema,
  changeObject,
  definePlay,
  defineTable,
  duration,
  eventPattern,
  refTo,
  tableShape,
  tableWith,
  type Ability,
  type Duration,
  type EventPattern,
  type Table,
  type TableContext,
} from '../src/play/index.js';
import { type PlayDefinition } from '../src/play/play.js';
import { type TableRules } from '../src/play/types.js';
import { type EffectKinds, effectRunner, optionDecision } from '../src/play/index.js';

// --- language: what a card says

const filter = baseCardFilter.pick({
  zone: true,
  controller: true,
  type: true,
  strength: true,
  withKeyword: true,
  excludeSelf: true,
});
type Keys = z.infer<typeof filter>;
type CardFilter = Filter<Keys> & JsonObject;
const cardFilter: z.ZodType<CardFilter> = z.lazy(() =>
  z.custom<CardFilter>((json) => kiln.parseFilter('card', json).ok, 'a filter on cards'),
);

const EVENTS = {
  damaged: { card: 'object', by: 'object', amount: 'number' },
  exerted: { card: 'object' },
  readied: { card: 'object' },
  turnBegan: { player: 'player' },
  turnEnded: { player: 'player' },
  peeked: { player: 'player', card: 'object' },
  fired: { card: 'object', by: 'object?', glaze: 'word?' },
} as const;
type Pattern = EventPattern<typeof EVENTS, CardFilter>;
const pattern: z.ZodType<Pattern> = eventPattern(EVENTS, cardFilter);

const condition = z.union([
  z.strictObject({ count: cardFilter, is: numericComparison }),
  z.strictObject({ sourceIs: cardFilter }),
  /** Whether it is the controller's turn. */
  z.strictObject({ onTurn: z.boolean() }),
]);
type Condition = z.infer<typeof condition>;

/** The schema of an amount: a number, the number of cards that match a filter, or the X of what triggered. */
const amount = z.union([z.int(), z.literal('X'), z.strictObject({ count: cardFilter })]);
type Amount = z.infer<typeof amount>;

export type Change =
  | { readonly change: 'strength'; readonly by: Amount }
  | { readonly change: 'setStrength'; readonly to: Amount }
  | { readonly change: 'type'; readonly is: string }
  | { readonly change: 'loseAbilities' }
  | { readonly change: 'gain'; readonly ability: Ability<Words> };
const change: z.ZodType<Change> = z.lazy(() =>
  z.union([
    z.strictObject({ change: z.literal('strength'), by: amount }),
    z.strictObject({ change: z.literal('setStrength'), to: amount }),
    z.strictObject({ change: z.literal('type'), is: z.string() }),
    z.strictObject({ change: z.literal('loseAbilities') }),
    z.strictObject({ change: z.literal('gain'), ability }),
  ]),
);

/** `what` names things: `it`, the slots of the ability, or the facts of the event that triggered. */
export type Effect =
  | { readonly effect: 'damage'; readonly what: string; readonly amount: Amount }
  | { readonly effect: 'move'; readonly what: string; readonly to: string }
  | { readonly effect: 'draw'; readonly amount: number }
  | { readonly effect: 'either'; readonly one: readonly Effect[]; readonly other: readonly Effect[] }
  | {
      readonly effect: 'change';
      readonly what: string;
      readonly gives: readonly Change[];
      readonly lasts: Duration<Words>;
    }
  | {
      readonly effect: 'prevent';
      readonly on: Pattern;
      readonly amount: number;
      readonly lasts: Duration<Words>;
    }
  | {
      readonly effect: 'later';
      readonly on: Pattern;
      readonly lasts: Duration<Words>;
      readonly do: readonly Effect[];
    };
const lasts: z.ZodType<Duration<Words>> = duration<Words>(pattern, condition);
const effect: z.ZodType<Effect> = z.lazy(() => {
  const effects = z.array(effect).readonly();
  return z.union([
    z.strictObject({ effect: z.literal('damage'), what: z.string(), amount }),
    z.strictObject({ effect: z.literal('move'), what: z.string(), to: z.string() }),
    z.strictObject({ effect: z.literal('draw'), amount: z.int() }),
    z.strictObject({ effect: z.literal('either'), one: effects, other: effects }),
    z.strictObject({
      effect: z.literal('change'),
      what: z.string(),
      gives: z.array(change).readonly(),
      lasts,
    }),
    z.strictObject({ effect: z.literal('prevent'), on: pattern, amount: z.int().positive(), lasts }),
    z.strictObject({ effect: z.literal('later'), on: pattern, lasts, do: effects }),
  ]);
});

export interface Words {
  readonly pattern: Pattern;
  readonly condition: Condition;
  readonly effect: Effect;
  readonly change: Change;
  readonly filter: CardFilter;
}
const words = { pattern, condition, effect, change, filter: cardFilter };
const ability: z.ZodType<Ability<Words>> = abilitySchema<Words>(words);

export type Cost =
  | { readonly cost: 'exert' }
  | { readonly cost: 'discard'; readonly count: number }
  | { readonly cost: 'hurt'; readonly amount: number };

// --- state

const card = baseCard.extend({
  strength: z.int(),
  timestamp: z.int().nonnegative(),
  abilities: z.array(ability).readonly(),
});
export type Card = z.infer<typeof card>;

export const kilnState = z.strictObject({
  ...tableShape<Card, Card, Words>(card, card, words),
  players: z.array(z.strictObject({ id: z.string() })).readonly(),
  active: z.string(),
  ended: z.boolean(),
});
export type KilnState = z.infer<typeof kilnState>;

export interface Kiln {
  readonly object: Card;
  readonly now: Card;
  readonly words: Words;
  readonly events: typeof EVENTS;
  readonly keys: Keys;
  readonly state: KilnState;
}

// --- rules

const ZONES = {
  deck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'shared', seenBy: 'all', inPlay: true },
  pit: { of: 'player', seenBy: 'all' },
} as const;

const cardsOf = ({ objects }: KilnState, id: string, to: (found: Card) => Card): KilnState['objects'] =>
  changeObject(objects, id, to);

const amountOf = (given: Amount, scene: TableContext<Kiln>): number => {
  if (typeof given === 'number') return given;
  if (given === 'X') return scene.variables.X ?? 0;
  return scene.matching(given.count).length;
};

const holds = (asked: Condition, scene: TableContext<Kiln>): boolean => {
  if ('sourceIs' in asked) {
    const source = scene.known(scene.source);
    return source !== undefined && scene.matches(asked.sourceIs, source);
  }
  if ('onTurn' in asked) return (scene.state.active === scene.controller) === asked.onTurn;
  const found = amountOf({ count: asked.count }, scene);
  const { gte = -Infinity, lte = Infinity } =
    typeof asked.is === 'object' ? asked.is : { gte: asked.is, lte: asked.is };
  return typeof gte === 'number' && typeof lte === 'number' && found >= gte && found <= lte;
};

const { zone, controller, type, strength, withKeyword, excludeSelf } = coreMatchers;

const rules: TableRules<Kiln> = {
  zones: ZONES,
  object: card,
  players: ({ players }) => players,
  events: EVENTS,
  actions: {
    damaged: (state, { card: { id }, amount: more }) => ({
      ...state,
      objects: cardsOf(state, id, (found) => ({ ...found, damage: found.damage + more })),
    }),
    exerted: (state, { card: { id } }) => ({
      ...state,
      objects: cardsOf(state, id, (found) => ({ ...found, exerted: true })),
    }),
    readied: (state, { card: { id } }) => ({
      ...state,
      objects: cardsOf(state, id, (found) => ({ ...found, exerted: false })),
    }),
    turnBegan: (state, { player }) => ({ ...state, active: player }),
    turnEnded: (state) => state,
    peeked: (state) => state,
    fired: (state) => state,
  },
  sees: { peeked: ({ player }) => [player] },
  turnBegins: 'turnBegan',
  now: (objects) => objects,
  arrives: (found) => ({ ...found, damage: 0, exerted: false, controller: found.owner }),
  abilities: (found) => (found.keywords.includes('blank') ? [] : found.abilities),
  holds,
  layers: ['types', 'abilities', 'set', 'add'],
  dependent: ['types', 'abilities', 'set'],
  changes: {
    type: { layer: 'types', apply: (found, { is }) => ({ ...found, types: [is] }) },
    loseAbilities: { layer: 'abilities', apply: (found) => ({ ...found, abilities: [] }) },
    gain: {
      layer: 'abilities',
      apply: (found, { ability: given }) => ({ ...found, abilities: [...found.abilities, given] }),
    },
    setStrength: {
      layer: 'set',
      settle: (given, scene) => ({ ...given, to: amountOf(given.to, scene) }),
      apply: (found, { to }) => ({ ...found, strength: Number(to) }),
    },
    strength: {
      layer: 'add',
      settle: (given, scene) => ({ ...given, by: amountOf(given.by, scene) }),
      apply: (found, { by }) => ({ ...found, strength: found.strength + Number(by) }),
    },
  },
};

/** Makes a table that shares no caches with another one. */
export const kilnTable = (more: Partial<TableRules<Kiln>> = {}): Table<Kiln> =>
  defineTable<Kiln>(
    { ...rules, ...more },
    {
      object: card,
      filter,
      matchers: { zone, controller, type, strength, withKeyword, excludeSelf },
    },
  );
export const table = kilnTable();

export const kiln = defineGame({
  id: 'kiln',
  state: kilnState,
  players: ({ players }) => players,
  kinds: [table.kind, playerKind({ list: ({ players }: KilnState) => players })],
});

const kinds: EffectKinds<KilnState, { readonly [Each in Effect as Each['effect']]: Each }> = {
  damage: {
    apply: ({ what, amount: given }, acting) => {
      const scene = table.scene(acting.state, acting);
      const amountNow = amountOf(given, scene);
      const events = (acting.bound[what] ?? []).flatMap((ref) =>
        table.thingAt(acting.state, ref)
          ? [{ type: 'damaged' as const, card: ref, by: acting.source, amount: amountNow }]
          : [],
      );
      return { state: table.emit(acting.state, acting, ...events) };
    },
  },
  move: {
    apply: table.emitting(({ what, to }, { bound }) =>
      (bound[what] ?? []).map((card_) => ({ type: 'moved', card: card_, to })),
    ),
  },
  draw: {
    apply: ({ amount: count }, acting) => ({
      state: table.emit(
        acting.state,
        acting,
        ...table.moves(acting.state, { from: 'deck', to: 'hand', player: acting.controller, count }),
      ),
    }),
  },
  either: {
    asks: (_effect, { controller: who }) => optionDecision({ controller: who }, ['one', 'other']),
    apply: ({ one, other }, { state, decided }) => ({
      state,
      first: decided?.slots[0]?.targets[0]?.id === 'other' ? other : one,
    }),
  },
  change: {
    apply: ({ what, gives, lasts: until }, { state, controller: who, source, bound }) => ({
      state: table.modify(state, {
        controller: who,
        source,
        affects: bound[what] ?? [],
        gives,
        lasts: until,
      }),
    }),
  },
  prevent: {
    apply: ({ on, amount: prevent, lasts: until }, { state, controller: who, source }) => ({
      state: table.shield(state, { controller: who, source, on, with: { prevent }, lasts: until }),
    }),
  },
  later: {
    apply: ({ on, lasts: until, do: then }, { state, controller: who, source, bound }) => ({
      state: table.watch(state, {
        controller: who,
        source,
        on: [on],
        once: true,
        lasts: until,
        bound,
        do: then,
      }),
    }),
  },
};
const effects = effectRunner(kinds, undefined, table.differs);

/** Defines the play of the game, with the policies in which rules differ. */
export const playWith = (
  policies: Partial<Pick<PlayDefinition<Kiln>, 'asksOrder' | 'checksAfter' | 'begins' | 'resolved'>>,
) =>
  definePlay<Kiln>({
    game: kiln,
    table,
    effects,
    checks: (state) =>
      table
        .inZone(state, 'play')
        .flatMap((found) =>
          found.damage >= found.strength ? [{ type: 'moved' as const, card: refTo(found), to: 'pit' }] : [],
        ),
    seats: ({ players, active }) => [active, ...players.map(({ id }) => id).filter((id) => id !== active)],
    isOver: ({ ended }) => ended,
    endless: (state) => ({ ...state, ended: true }),
    checksAfter: 'ability',
    asksOrder: false,
    ...policies,
  });
export const play = playWith({});

/** Makes a card from what a test writes. */
export const kilnCard = (id: string, owner: string, facts: Partial<Card> = {}): Card => ({
  instanceId: id,
  incarnation: 0,
  publicId: id,
  name: id,
  types: ['golem'],
  zone: 'play',
  owner,
  controller: owner,
  exerted: false,
  damage: 0,
  strength: 2,
  keywords: [],
  characteristics: [],
  abilities: [],
  timestamp: 0,
  ...facts,
});

/** Makes a state with these cards, with timestamps in their order. */
export function kilnStateOf(...cards: readonly Card[]): KilnState {
  const players = ['ann', 'bob'];
  return {
    ...tableWith(ZONES, players, cards),
    players: players.map((id) => ({ id })),
    active: 'ann',
    ended: false,
  };
}
