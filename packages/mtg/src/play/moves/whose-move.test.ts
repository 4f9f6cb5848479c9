import { expect, it } from 'vitest';
import { creatureCard, define } from '../../../test/made-up.js';
import { lands, put, table } from '../../../test/table.js';

const bear = creatureCard('Bear', ['G'], 2, 2);
const rock = define('Rock', {
  types: ['artifact'],
  activated: [{ id: 'heal', costs: [], effects: [{ effect: 'gainLife', amount: 1 }], isManaAbility: false }],
});
const of = (player: string) => [
  put(bear, player, 'battlefield', { instanceId: `${player}s-bear` }),
  put(rock, player, 'battlefield', { instanceId: `${player}s-rock` }),
  put(bear, player, 'hand', { instanceId: `${player}s-spell` }),
  ...lands('Forest', 1, player, 'hand'),
  ...lands('Mountain', 2, player),
];
const main = table([bear, rock], [...of('ann'), ...of('bob')]);
const land = (player: string) => (player === 'ann' ? 'forest-1' : 'bobs-forest-1');

const MOVES = (player: string): readonly (readonly [string, Record<string, string>])[] => [
  ['pass', {}],
  ['playLand', { card: land(player) }],
  ['cast', { card: `${player}s-spell` }],
  ['activate', { card: `${player}s-rock`, ability: 'heal' }],
  ['attack', { attacker: `${player}s-bear` }],
  ['doneAttacking', {}],
  ['block', { blocker: `${player}s-bear` }],
  ['doneBlocking', {}],
  ['decide', {}],
];
/** The moves that are not refused to who acts in another way (`mtg.notYourMove`), whatever else is against them. */
const open = (at: typeof main, player: string) =>
  MOVES(player).flatMap(([move, params]) =>
    at.tries(player, move, params) === 'mtg.notYourMove' ? [] : [move],
  );

it.each([
  ['117.1: with priority', main, ['pass', 'playLand', 'cast', 'activate']],
  ['508.1: who declares attackers', main.until('declareAttackers'), ['attack', 'doneAttacking']],
] as const)('%s', (_title, at, moves) => {
  expect(open(at, 'ann')).toEqual(moves);
  expect(MOVES('bob').map(([move, params]) => at.tries('bob', move, params))).toEqual(
    MOVES('bob').map(() => 'notToAct'),
  );
});
