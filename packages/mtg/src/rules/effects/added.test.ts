/** Effects that are added to what earlier ones left. Nothing of those is lost. */
import { expect, it } from 'vitest';
import { card, creature } from '../../../test/board.js';
import { happen, matchOf, matchStateOf, playerIn } from '../../../test/match.js';
import type { Effect } from '../../language/effects/effect.js';

const board = matchOf(
  creature('bear', 'you'),
  card('one', 'you', { zone: 'exile' }),
  card('two', 'you', { zone: 'exile' }),
);

it('305.2 more lands may be played for each effect that says so', () => {
  const effects: readonly Effect[] = [
    { effect: 'moreLands', amount: 1 },
    { effect: 'moreLands', amount: 2 },
  ];
  expect(happen(board, effects).state.turn.extraLands).toBe(3);
});

it('611.2c each effect lets its own cards be played', () => {
  const play = (id: string): Effect => ({
    effect: 'letPlay',
    what: { each: { instanceId: id, zone: 'exile' } },
    until: 'endOfTurn',
  });
  const { playable } = happen(board, [play('one'), play('two')]).state;
  expect(playable?.map(({ card: { id } }) => id)).toEqual(['one', 'two']);
  expect(happen(board, play('bear')).state.playable).toBeUndefined();
});

it('113.11 a player has what each effect gave for good, and what ends is no part of that', () => {
  const gain = (keyword: string, until: 'forever' | 'endOfTurn'): Effect => ({
    effect: 'gainKeywords',
    what: 'you',
    keywords: [{ keyword }],
    until,
  });
  const { state } = happen(board, [
    gain('hexproof', 'forever'),
    gain('shroud', 'forever'),
    gain('cantGainLife', 'endOfTurn'),
  ]);
  expect(playerIn(state, 'you').keywords?.map(({ keyword }) => keyword)).toEqual(['hexproof', 'shroud']);
});

it.each<[string, Effect & { readonly effect: 'morePhases' }, readonly string[]]>([
  ['after this phase', { effect: 'morePhases', phases: ['combat', 'main'] }, ['combat', 'main', 'combat']],
  [
    'after this main phase',
    { effect: 'morePhases', phases: ['combat', 'main'], after: 'main' },
    ['combat', 'main', 'combat'],
  ],
  ['after another phase', { effect: 'morePhases', phases: ['combat', 'main'], after: 'combat' }, ['combat']],
])('500.8 the latest of added phases comes first: %s', (_title, effect, phases) => {
  const first: Effect = { effect: 'morePhases', phases: ['combat'] };
  expect(happen(board, [first, effect]).state.turn.phases).toEqual(phases);
  const upkeep = matchStateOf({ ...board, turn: { step: 'upkeep' } });
  expect(happen(upkeep, effect).state).toBe(upkeep);
});
