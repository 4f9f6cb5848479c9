import { unwrap, type Result } from '@reticle/core';
import type { Match } from '@reticle/core/match';
import { changeObject } from '@reticle/core/play';
import { describeIssue } from '@reticle/core/describe';
import { expect, it } from 'vitest';
import { cardOf, creature, energies, stateOf } from '../../test/board.js';
import { game, match, table, type Card, type State } from '../index.js';

const from = (...cards: readonly Card[]): Match<State> => ({
  ...unwrap(match.start({}, 1)),
  state: stateOf(...cards),
});
const pick = (kind: string, ...ids: string[]) => ({ targets: ids.map((id) => ({ kind, id })) });
const by = (move: string, card: string, ...targets: object[]) => ({
  move,
  player: 'ann',
  params: { card },
  targets,
});
const after = (now: Match<State>, ...moves: object[]): Match<State> =>
  moves.reduce<Match<State>>((then, move) => unwrap(match.apply(then, move)).match, now);
const card = ({ state }: Match<State>, id: string) => table.thing(state, id);
const codes = (result: Result<unknown>) => (result.ok ? [] : result.issues.map(({ code }) => code));

const hand = (id: string, publicId: string) => cardOf(id, publicId, { zone: 'hand', controller: 'ann' });
const mine = [
  creature('crab', 'reef-crab', 'ann reef front'),
  ...energies('crab', 'ann', 2),
  creature('angler', 'anglerfish', 'ann shoal front'),
  ...energies('angler', 'ann', 2),
];
const theirs = [
  creature('wall', 'reef-crab', 'bob reef front'),
  ...energies('wall', 'bob', 2),
  creature('fish', 'pilot-fish', 'bob reef back'),
  creature('eel', 'moray-eel', 'bob deep front'),
  ...energies('eel', 'bob', 1),
];

it('plays a creature to a free place, once a turn', () => {
  const now = from(...mine, hand('new', 'moray-eel'), hand('more', 'reef-crab'));
  expect(codes(match.apply(now, by('play', 'new', pick('place', 'ann-reef-front'))))).toEqual([
    'filterMismatch',
  ]);
  const then = after(now, by('play', 'new', pick('place', 'ann-reef-back')));
  expect(card(then, 'new')).toMatchObject({ zone: 'play', lane: 'reef', row: 'back', exerted: true });
  expect(codes(match.apply(then, by('play', 'more', pick('place', 'ann-deep-back'))))).toEqual([
    'undertow.done',
  ]);
});

it('attaches energy, and loses it with the creature', () => {
  const now = after(
    from(...mine, ...theirs, hand('e', 'deep-current')),
    by('attach', 'e', pick('card', 'crab')),
  );
  expect(card(now, 'e')).toMatchObject({ zone: 'attached', on: 'crab' });
  const struck = {
    ...now,
    state: {
      ...now.state,
      objects: changeObject(now.state.objects, 'crab', (one) => ({ ...one, damage: 3 })),
    },
  };
  const then = after(struck, by('attack', 'crab', pick('card', 'wall')));
  expect([card(then, 'crab')?.zone, card(then, 'e')?.zone, card(then, 'wall')?.damage]).toEqual([
    'discard',
    'discard',
    2,
  ]);
});

it('attacks a player whose lane is open, and no other', () => {
  const now = from(...mine, ...theirs);
  expect(codes(match.apply(now, by('attack', 'crab', pick('player', 'bob'))))).toEqual(['filterMismatch']);
  expect(after(now, by('attack', 'angler', pick('player', 'bob'))).state.players[1]?.lives).toBe(4);
});

it('asks the opponent which creature it is', () => {
  const paid = pick('card', 'angler-e1', 'angler-e2');
  const now = after(from(...mine, ...theirs), by('use', 'angler', paid));
  expect(match.toAct(now)).toEqual(['bob']);
  expect(card(now, 'angler-e1')?.zone).toBe('discard');
  const answers = [...match.legalMoves(now, 'bob')].map(({ targets }) => targets?.[0]?.targets[0]?.id);
  expect(answers).toEqual(['wall', 'fish', 'eel']);
  const saved = unwrap(match.parseMatch(JSON.parse(JSON.stringify(now))));
  const then = after(saved, { move: 'answer', player: 'bob', targets: [pick('card', 'eel')] });
  expect([card(then, 'eel')?.zone, match.toAct(then)]).toEqual(['discard', ['ann']]);
});

it('chooses a branch, then its target', () => {
  const squid = creature('squid', 'cuttlefish', 'ann deep front');
  const hurt = creature('hurt', 'reef-crab', 'bob shoal front', { damage: 3 });
  const start = from(squid, ...energies('squid', 'ann', 1), hurt);
  const branch = { move: 'answer', player: 'ann', targets: [pick('choice', 'other')] };
  const target = { move: 'answer', player: 'ann', targets: [pick('card', 'hurt')] };
  const then = after(start, by('use', 'squid', pick('card', 'squid-e1')), branch, target);
  expect([card(then, 'hurt')?.zone, then.state.resolving]).toEqual(['discard', []]);
});

it('returns creatures with total energy 2 or less, and distributes damage', () => {
  const now = from(...mine, ...theirs, hand('riptide', 'riptide'), hand('squall', 'squall'));
  const paid = pick('card', 'crab-e1', 'crab-e2');
  const sums = (...ids: string[]) =>
    codes(match.apply(now, by('cast', 'riptide', paid, pick('card', ...ids))));
  expect([sums('wall'), sums('eel', 'wall'), sums()]).toEqual([[], ['relationBroken'], []]);
  const shared = { ...pick('card', 'wall', 'eel'), division: [1, 2] };
  const then = after(now, by('cast', 'squall', paid, shared));
  expect([card(then, 'wall')?.damage, card(then, 'eel')?.zone, card(then, 'squall')?.zone]).toEqual([
    1,
    'discard',
    'discard',
  ]);
});

it('hurts back what hurts it, and is dealt less', () => {
  const board = [
    creature('eel', 'moray-eel', 'ann reef front'),
    creature('urchin', 'sea-urchin', 'bob reef front'),
    creature('hermit', 'hermit-crab', 'bob deep front'),
    creature('shrimp', 'spitting-shrimp', 'ann deep front'),
  ];
  const struck = after(from(...board), by('attack', 'eel', pick('card', 'urchin')));
  expect([card(struck, 'urchin')?.damage, card(struck, 'eel')?.zone]).toEqual([2, 'discard']);
  const spat = after(struck, by('attack', 'shrimp', pick('card', 'hermit')));
  expect(card(spat, 'hermit')?.damage).toBe(0);
});

it('strengthens what stands beside, and what swells until the turn ends', () => {
  const board = [
    creature('fan', 'sea-fan', 'ann shoal front'),
    creature('crab', 'reef-crab', 'ann reef front'),
    ...energies('crab', 'ann', 1),
    creature('far', 'reef-crab', 'bob reef front'),
    hand('swell', 'ground-swell'),
  ];
  const now = from(...board);
  const strengths = (then: Match<State>) => ['crab', 'fan', 'far'].map((id) => card(then, id)?.strength);
  expect(strengths(now)).toEqual([3, 1, 2]);
  const swollen = after(now, by('cast', 'swell', pick('card', 'crab-e1'), pick('card', 'crab')));
  expect(strengths(swollen)).toEqual([5, 1, 2]);
  expect(strengths(after(swollen, { move: 'pass', player: 'ann' }))).toEqual([3, 1, 2]);
});

it('tells nothing of a card in the hand of another', () => {
  const now = from(...mine, ...theirs, cardOf('secret', 'reef-crab', { zone: 'hand', controller: 'bob' }));
  expect(codes(match.apply(now, by('attack', 'crab', pick('card', 'secret'))))).toEqual(['unknownTarget']);
});

it.each([
  [by('use', 'crab'), 'undertow.noUse'],
  [by('use', 'eel'), 'undertow.notSo'],
  [by('cast', 'gone'), 'undertow.notSo'],
  [{ move: 'answer', player: 'ann' }, 'notAsked'],
  [{ move: 'pass', player: 'bob' }, 'notToAct'],
])('%j is refused: %s', (move, code) => {
  const refused = match.apply(from(...mine, ...theirs), move);
  expect(codes(refused)).toEqual([code]);
  expect(refused.ok ? [] : refused.issues.map((issue) => describeIssue(issue, game))).not.toContain('');
});
