import { expect, it } from 'vitest';
import { kilnCard, kilnStateOf, play, table } from '../../test/kiln.js';
import type { Card, Effect, Kiln, KilnState, Words } from '../../test/kiln.js';
import { deck, draw, ref } from '../../test/kiln-play.js';
import type { Ability } from '../play/effect.js';
import { withObserver } from '../play/effect.js';
import { objectById } from '../play/object-store.js';
import type { EventRequest } from '../play/types.js';
import { randomFrom, seedRandom } from '../random.js';
import { MatchWatch, type CardWatch } from './watch.js';

const kilnWatch = (cards: readonly Card[]): CardWatch<KilnState> => ({
  cards: () =>
    new Map(
      cards.map(({ publicId, abilities }) => [publicId, abilities.map((says) => ({ id: says.id, says }))]),
    ),
  cardOf: (state, { id }) => objectById(state.objects, id)?.publicId,
  played: ({ events }) => events.flatMap(({ type }) => (type === 'fired' ? ['urn'] : [])),
  staticUses: ({ after }) => table.staticUses(after),
});

/** What is shown of these cards where something happens to some of them. */
function shownOf(cards: readonly Card[], ...events: readonly EventRequest<Kiln>[]) {
  const before = kilnStateOf(...cards, ...deck('ann', 3));
  const watch = new MatchWatch(kilnWatch(cards), {});
  const told: { type: string }[] = [];
  const tools = {
    random: randomFrom(seedRandom(1)),
    emit: withObserver((event) => void told.push(event), watch.observe),
  };
  const after = play.advance(table.emit(before, tools, ...events), tools);
  watch.record({ before, move: { move: 'fire', player: 'ann' }, after, events: told });
  return watch.coverage();
}

const onFire = (
  id: string,
  ...effects: readonly Effect[]
): Extract<Ability<Words>, { kind: 'triggered' }> => ({
  kind: 'triggered',
  id,
  on: [{ on: 'fired', card: 'self' }],
  do: effects,
});
const change = (by: number): Effect => ({
  effect: 'change',
  what: 'card',
  gives: [{ change: 'strength', by }],
  lasts: 'forever',
});
const fired = { type: 'fired', card: ref('urn') } as const;
const urn = (...abilities: readonly Ability<Words>[]): Card => kilnCard('urn', 'ann', { abilities });

it.each<readonly [what: string, effects: readonly Effect[], changed: boolean]>([
  ['an event', [draw], true],
  ['nothing to move', [{ effect: 'draw', amount: 0 }], false],
  ['a lasting change', [change(1)], true],
  ['a lasting change of nothing', [change(0)], false],
  ['what waits for later', [{ effect: 'later', on: { on: 'readied' }, lasts: 'forever', do: [draw] }], true],
  ['one effect of several', [change(0), draw], true],
  ['a branch', [{ effect: 'change', what: 'none', gives: [], lasts: 'forever' }], false],
])('an ability that resolved: %s', (_what, effects, changed) => {
  expect(shownOf([urn(onFire('a', ...effects))], fired)).toEqual({
    cards: ['urn'],
    abilities: { 'urn / a': { times: 1, changed } },
  });
});

it('an ability that waits for something else is not put to work', () => {
  const other: Ability<Words> = { kind: 'triggered', id: 'b', on: [{ on: 'readied' }], do: [draw] };
  expect(shownOf([urn(onFire('a', change(0)), other)], fired).abilities).toEqual({
    'urn / a': { times: 1, changed: false },
  });
});

it('each time counts, and what two abilities say alike counts for both', () => {
  const both = [urn(onFire('a', draw), { ...onFire('b', draw), if: { onTurn: false } })];
  expect(shownOf(both, fired, fired).abilities).toEqual({
    'urn / a': { times: 2, changed: true },
    'urn / b': { times: 2, changed: true },
  });
});

it.each([
  ['makes somebody stronger', { controller: 'self' }, 1, { times: 1, changed: true }],
  ['finds nobody', { controller: 'opponent' }, 1, { times: 1, changed: false }],
  ['gives nothing', { controller: 'self' }, 0, { times: 1, changed: false }],
] as const)('a static ability that %s', (_what, affects, by, worked) => {
  const standing: Ability<Words> = { kind: 'static', id: 's', affects, gives: [{ change: 'strength', by }] };
  expect(shownOf([urn(standing)]).abilities).toEqual({ 'urn / s': worked });
});

it('a static ability whose condition does not hold is not put to work', () => {
  const standing: Ability<Words> = {
    kind: 'static',
    id: 's',
    affects: 'self',
    while: { onTurn: false },
    gives: [{ change: 'strength', by: 1 }],
  };
  expect(shownOf([urn(standing)]).abilities).toEqual({});
});

it.each([
  [1, true],
  ['all', true],
] as const)('a replacement that prevents %s', (prevent, changed) => {
  const guard: Ability<Words> = { kind: 'replacement', id: 'r', on: { on: 'damaged' }, with: { prevent } };
  const hit = { type: 'damaged', card: ref('urn'), by: ref('urn'), amount: 1 } as const;
  expect(shownOf([urn(guard)], hit).abilities).toEqual({ 'urn / r': { times: 1, changed } });
  expect(shownOf([urn(guard)], fired).abilities).toEqual({});
});

it('an ability that was given is of the card that gives it', () => {
  const gift: Effect = {
    effect: 'change',
    what: 'card',
    gives: [{ change: 'gain', ability: { kind: 'triggered', id: 'g', on: [{ on: 'readied' }], do: [draw] } }],
    lasts: 'forever',
  };
  const giver = urn(onFire('a', gift));
  const before = kilnStateOf(giver, kilnCard('jar', 'ann'), ...deck('ann', 3));
  const watch = new MatchWatch(kilnWatch([giver, kilnCard('jar', 'ann')]), {});
  const tools = { random: randomFrom(seedRandom(1)), emit: withObserver(() => undefined, watch.observe) };
  const move = { move: 'fire', player: 'ann' };
  const given = play.advance(table.emit(before, tools, { ...fired, card: ref('urn') }), tools);
  watch.record({ before, move, after: given, events: [] });
  expect(watch.coverage().abilities['urn / a']).toEqual({ times: 1, changed: true });
  const drew = play.advance(table.emit(given, tools, { type: 'readied', card: ref('urn') }), tools);
  watch.record({ before: given, move, after: drew, events: [] });
  expect(table.inZone(drew, 'hand', 'ann')).toHaveLength(1);
  expect(Object.keys(watch.coverage().abilities)).toEqual(['urn / a']);
});

it('an ability that was given is of its giver, though a card seen before says the same', () => {
  const gift: Effect = { ...draw };
  const giver: Ability<Words> = {
    kind: 'static',
    id: 's',
    affects: { controller: 'self' },
    gives: [{ change: 'gain', ability: { kind: 'triggered', id: 'g', on: [{ on: 'readied' }], do: [gift] } }],
  };
  const cards = [
    kilnCard('jar', 'ann', { abilities: [onFire('a', draw)] }),
    urn(giver),
    kilnCard('pot', 'ann'),
  ];
  const before = kilnStateOf(...cards);
  const watch = new MatchWatch({ ...kilnWatch(cards), staticUses: () => [] }, {});
  const record = () =>
    watch.record({ before, move: { move: 'fire', player: 'ann' }, after: before, events: [] });
  watch.observe({ source: ref('jar'), says: draw, changed: true });
  record();
  watch.observe({ source: ref('pot'), says: gift, changed: true });
  record();
  expect(watch.coverage().abilities).toEqual({
    'jar / a': { times: 1, changed: true },
    'urn / s': { times: 1, changed: true },
  });
});

it('an effect that was settled anew is known by its kind, and what no card says is left out', () => {
  const cards = [urn(onFire('a', draw), onFire('b', change(1))), kilnCard('jar', 'ann')];
  const before = kilnStateOf(...cards);
  const watch = new MatchWatch(kilnWatch(cards), {});
  watch.observe({ source: ref('urn'), says: { effect: 'draw', amount: 7 }, changed: true });
  watch.observe({ source: ref('jar'), says: { effect: 'draw', amount: 7 }, changed: true });
  watch.observe({ source: ref('urn'), says: { effect: 'burn' }, changed: true, first: [draw] });
  watch.record({ before, move: { move: 'fire', player: 'ann' }, after: before, events: [] });
  expect(watch.coverage().abilities).toEqual({ 'urn / a': { times: 1, changed: true } });
});

it('what takes the place of an effect is of the same ability', () => {
  const cards = [urn(onFire('a', draw), onFire('b', change(1)))];
  const before = kilnStateOf(...cards);
  const watch = new MatchWatch(kilnWatch(cards), {});
  const burn = { effect: 'burn' };
  watch.observe({ source: ref('urn'), says: draw, changed: false, first: [burn] });
  watch.observe({ source: ref('urn'), says: burn, changed: true });
  watch.record({ before, move: { move: 'fire', player: 'ann' }, after: before, events: [] });
  expect(watch.coverage().abilities).toEqual({ 'urn / a': { times: 1, changed: true } });
});

it('nobody is told of effects where nobody watches', () => {
  expect(withObserver(() => undefined, undefined).observe).toBeUndefined();
});
