/** A small made-up game on the standard library: dockers who load crates. Everything standard is in it, and little else. */
import * as z from 'zod';
import {
  baseCard,
  baseCardFilter,
  coreMatchers,
  defineGame,
  type Filter,
  type JsonObject,
} from '../src/index.js';
import {
  abilitySchema,
  cashier,
  definePlay,
  defineTable,
  duration,
  effectRunner,
  eventPattern,
  filterSchema,
  refTo,
  tableShape,
  tableWith,
  type Ability,
  type EventPattern,
} from '../src/play/index.js';
import {
  activatedSchema,
  cardDefaults,
  cardMoves,
  cardNouns,
  cardText,
  costSchemas,
  costVerbs,
  effectSchemas,
  effectVerbs,
  standardActions,
  standardCosts,
  standardEffects,
  standardEvents,
  standardMessages,
  verb,
  type ActivatedAbility,
} from '../src/standard/index.js';
import { adjective, count, head, tail } from '../src/text/index.js';

const keys = baseCardFilter.pick({ zone: true, controller: true, excludeSelf: true });
type Keys = z.infer<typeof keys>;
type CardFilter = Filter<Keys> & JsonObject;
const filter: z.ZodType<CardFilter> = z.custom<CardFilter>(
  (json) => filterSchema<Keys>(keys).safeParse(json).success,
);
type Pattern = EventPattern<typeof standardEvents, CardFilter>;
const pattern: z.ZodType<Pattern> = eventPattern(standardEvents, filter);
const change = z.strictObject({ change: z.literal('strength'), by: z.int() });
type Change = z.infer<typeof change>;
/** So many units match. */
const condition = z.strictObject({ atLeast: z.int(), of: filter });
type Condition = z.infer<typeof condition>;
const lasts = duration<{ pattern: Pattern; condition: Condition }>(pattern, condition);

const schemas = effectSchemas(change, lasts);
const effect = z.discriminatedUnion('effect', [
  schemas.damage,
  schemas.heal,
  schemas.exert,
  schemas.ready,
  schemas.destroy,
  schemas.move,
  schemas.modify,
  schemas.draw,
  schemas.discard,
  schemas.create,
]);
export type Effect = z.infer<typeof effect>;
const cost = z.discriminatedUnion('cost', [
  costSchemas.exert,
  costSchemas.damage,
  costSchemas.destroy,
  costSchemas.discard,
]);
type Cost = z.infer<typeof cost>;

interface Words {
  readonly pattern: Pattern;
  readonly condition: Condition;
  readonly effect: Effect;
  readonly change: Change;
  readonly filter: CardFilter;
}
const words = { pattern, condition, effect, change, filter };
const ability: z.ZodType<Ability<Words>> = abilitySchema<Words>(words);
const activated: z.ZodType<ActivatedAbility<Effect, Cost>> = activatedSchema(effect, cost);

const card = baseCard.extend({
  strength: z.int(),
  timestamp: z.int(),
  abilities: z.array(ability).readonly(),
  activated: z.array(activated).readonly(),
});
export type Card = z.infer<typeof card>;

const ZONES = {
  deck: { of: 'player', seenBy: 'nobody' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'shared', seenBy: 'all', inPlay: true },
  discard: { of: 'player', seenBy: 'all' },
} as const;
export const PLAYERS = ['ann', 'bob'];
const rival = (player: string): string => (player === 'ann' ? 'bob' : 'ann');

const state = z.strictObject({
  ...tableShape<Card, Card, Words>(card, card, words),
  turn: z.string(),
  step: z.string(),
  strike: z.boolean(),
});
export type State = z.infer<typeof state>;

export interface Quay {
  readonly object: Card;
  readonly now: Card;
  readonly words: Words;
  readonly events: typeof standardEvents;
  readonly keys: Keys;
  readonly state: State;
}

const { zone, controller, excludeSelf } = coreMatchers;
export const table = defineTable<Quay>(
  {
    zones: ZONES,
    object: card,
    players: () => PLAYERS.map((id) => ({ id })),
    events: standardEvents,
    actions: standardActions,
    turnBegins: 'turnBegan',
    now: (objects) => objects,
    arrives: (moved) => ({ ...moved, damage: 0, exerted: false, controller: moved.owner }),
    abilities: (unit) => unit.abilities,
    holds: ({ atLeast, of }, scene) => scene.matching(of).length >= atLeast,
    layers: ['strength'],
    changes: {
      strength: { layer: 'strength', apply: (was, { by }) => ({ ...was, strength: was.strength + by }) },
    },
  },
  { object: card, filter: keys, matchers: { zone, controller, excludeSelf } },
);

export const game = defineGame({
  id: 'quay',
  state,
  players: () => PLAYERS.map((id) => ({ id })),
  kinds: [table.kind],
  messages: standardMessages,
});

/** Makes a card in play, with the facts that a test wants. */
export const unit = (instanceId: string, owner: string, facts: Partial<Card> = {}): Card => ({
  ...cardDefaults,
  instanceId,
  publicId: 'docker',
  name: 'Docker',
  zone: 'play',
  owner,
  controller: owner,
  strength: 2,
  abilities: [],
  activated: [],
  ...facts,
});

export const quay = (...cards: readonly Card[]): State => ({
  ...tableWith(ZONES, PLAYERS, cards),
  turn: 'ann',
  step: 'main',
  strike: false,
});

type Effects = { readonly [Each in Effect as Each['effect']]: Each };
export const play = definePlay<Quay>({
  game,
  table,
  effects: effectRunner<State, Effects>(
    standardEffects({
      table,
      game: () => game,
      create: (name, id, owner) =>
        name === 'crate' ? unit(id, owner, { name: 'Crate', strength: 0 }) : undefined,
    }),
  ),
  checks: () => [],
  checksAfter: 'ability',
  seats: ({ turn }) => [turn, rival(turn)],
  asksOrder: false,
  isOver: () => false,
  endless: (now) => ({ ...now, step: 'endless' }),
  steps: {
    current: ({ step }) => step,
    began: (step, { turn }) => ({ type: 'stepBegan', step, player: turn }),
    order: {
      morning: { does: ({ turn }) => [{ type: 'turnBegan', player: rival(turn) }] },
      main: { acts: ({ turn }) => turn },
      // While there is a strike, the other player acts, and it begins again.
      strike: {
        acts: ({ turn, strike }) => (strike ? rival(turn) : undefined),
        next: ({ strike }) => (strike ? 'main' : 'evening'),
      },
      evening: { does: ({ turn }) => [{ type: 'turnEnded', player: turn }] },
    },
  },
});

const costs = cashier<Quay, Cost>(table, standardCosts());
export const moves = cardMoves({ table, play, costs });

export const nouns = cardNouns<CardFilter>({
  entries: (anchor) => [
    count('up to <count>', { min: 0, max: '<count>' }, `up to two ${anchor} units`),
    count('<count>', { min: '<count>', max: '<count>' }, `two ${anchor} units`),
    adjective('other', { excludeSelf: true }, `${anchor} other unit you control`),
    head('unit', { zone: 'play' }, `${anchor} unit`),
    tail('you control', { controller: 'self' }, `${anchor} unit you control`),
  ],
  names: { 'this unit': 'it', 'that unit': 'card' },
  filter,
});
const byStrength = { gives: [{ change: 'strength', by: '$by' }] };

export const text = cardText<Words, Cost>({
  nouns,
  words,
  cost,
  effects: [
    ...effectVerbs('damage', 'heal', 'exert', 'ready', 'destroy', 'draw', 'discard'),
    verb(
      'have <by:number> more strength',
      { effect: 'modify', ...byStrength },
      { subject: 'object', lasts: 'while' },
    ),
  ],
  events: [
    verb(
      'are dealt <amount:number> or more damage',
      { on: 'damaged', amount: { gte: '$amount' } },
      { subject: 'object' },
    ),
    verb('are exerted', { on: 'exerted' }, { subject: 'object' }),
  ],
  costs: costVerbs('this unit', 'exert', 'damage', 'destroy', 'discard'),
  statics: [verb('have <by:number> more strength', byStrength, { subject: 'object' })],
  conditions: [
    verb(
      'control <atLeast:number> or more other units',
      { of: { zone: 'play', controller: 'self', excludeSelf: true } },
      { is: 'you' },
    ),
  ],
  durations: [{ words: 'this turn', means: { until: { on: 'turnEnded' } }, of: ['while'] }],
  keywords: ['swift'],
  unread: (said) => ({ code: 'quay.unread', data: { words: said } }),
});

export const refs = (now: State, id: string) => {
  const found = table.thing(now, id);
  return found ? [refTo(found)] : [];
};
