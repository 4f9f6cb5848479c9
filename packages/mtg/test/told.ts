/** The events that effects emit and what they change, on one board, as rows of tables. */
import { card, creature } from './board.js';
import { type By, happen, matchStateOf } from './match.js';
import type { Effect } from '../src/language/effects/effect.js';

const keyed = (keyword: string) => ({ keywords: [{ keyword }] });
const state = matchStateOf({
  players: [{ id: 'you' }, { id: 'foe' }],
  cards: [
    creature('bear', 'you'),
    creature('elf', 'foe', { toughness: 3 }),
    creature('snake', 'you', { ...keyed('deathtouch'), power: 1 }),
    creature('cleric', 'you', keyed('lifelink')),
    creature('rot', 'you', keyed('wither')),
    creature('plague', 'you', keyed('infect')),
    card('walker', 'foe', { types: ['planeswalker'], loyalty: 3, counters: { loyalty: 3 } }),
    card('siege', 'foe', { types: ['battle'], defense: 4, counters: { defense: 4 } }),
    card('rock', 'you', { types: ['artifact'] }),
    card('held', 'foe', { zone: 'hand', types: ['sorcery'], publicId: 'plan' }),
    card('top', 'you', { zone: 'library', order: 0 }),
    card('next', 'you', { zone: 'library', order: 1 }),
  ],
});
export const t = { bound: 't1' } as const;
/** Makes this object the target. */
export const B = (id: string, more: By = {}): By => ({ bound: { t1: [id] }, ...more });
export const dmg = (amount: number, more: object = {}): Effect => ({
  effect: 'damage',
  amount,
  to: t,
  ...more,
});
export const ref = (id: string) => ({
  kind: id === 'you' || id === 'foe' ? 'player' : 'card',
  id,
  incarnation: 0,
});

type Facts = Readonly<Record<string, unknown>>;
/** Returns the changed facts of things, each thing by its id. */
const changed = (
  before: readonly (Facts & { readonly id: string })[],
  now: readonly (Facts & { readonly id: string })[],
) =>
  Object.fromEntries(
    now.flatMap((one) => {
      const was = before.find(({ id }) => id === one.id) ?? {};
      const keys = [...new Set([...Object.keys(was), ...Object.keys(one)])];
      const others = keys.filter((key) => JSON.stringify(Reflect.get(was, key)) !== JSON.stringify(one[key]));
      return others.length === 0 ? [] : [[one.id, Object.fromEntries(others.map((key) => [key, one[key]]))]];
    }),
  );
const things = ({ cards, players }: typeof state) => [
  ...cards.map(({ printed: _printed, ...one }) => ({ ...one, id: one.instanceId })),
  ...players.map((one) => ({ ...one })),
];

/** Effects, on whose behalf they happen, the events emitted, and the changes. */
export type ToldRow = readonly [
  name: string,
  Effect | readonly Effect[],
  By,
  told: readonly object[],
  changed: object,
];

/** Returns the open decision of effects, the events that they emit, and all facts that they change. */
export function toldOf(effects: Effect | readonly Effect[], by: By) {
  const { decision, events, state: after } = happen(state, effects, by);
  return { decision, told: events, facts: changed(things(state), things(after)) };
}
