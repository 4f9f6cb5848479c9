import { expect, it } from 'vitest';
import { asks, uses, when, opening } from '../../test/refused.js';
import { after, made, PLAIN, type refusals, table, type Table } from '../../test/table.js';
import { lorcanaMatch } from './match.js';

const pim = made('Pim');
const owl = made('Owl');
const hat = made('Hat', { type: 'item', cost: 1 });
const guard = made('Guard', { has: ['bodyguard'] });
const once = (at: Table) => after(at, 'activate', 'Uses', undefined, { ability: 0 });
const deciding = after(table({ play: [pim, owl], hand: [asks] }), 'play', 'Asks');
const bagged = after(table({ play: [when], hand: [hat] }), 'quest', 'When');

it.each<[string, at: Table, move: string, params: Parameters<typeof refusals>[2]]>([
  [
    '6.1.13.2 in the next turn it is used again',
    after(after(once(table({ play: [uses], ink: 2 })), 'endTurn'), 'endTurn'),
    'activate',
    { cardId: 'Uses', ability: 0 },
  ],
  [
    '8.7.3 Reckless that can challenge nobody',
    table({ play: [made('Wild', { has: ['reckless'] })] }, { play: [pim] }),
    'endTurn',
    {},
  ],
  [
    '8.7.3 an opponent’s Reckless',
    table({ play: [[pim, { exerted: true }]] }, { play: [made('Wild', { has: ['reckless'] })] }),
    'endTurn',
    {},
  ],
  [
    '8.16 an opponent’s Adventurous',
    table({}, { play: [made('Bold', { has: ['adventurous'] })] }),
    'endTurn',
    {},
  ],
  [
    '8.16 Adventurous that is exerted',
    table({ play: [[made('Bold', { has: ['adventurous'] }), { exerted: true }]] }),
    'endTurn',
    {},
  ],
  [
    '8.9.1 Rush challenges while it is drying',
    table(
      { play: [[made('Swift', { has: ['rush'] }), { drying: true }]] },
      { play: [[pim, { exerted: true }]] },
    ),
    'challenge',
    { cardId: 'Swift' },
  ],
  [
    '8.3.2 Bodyguard may enter play exerted',
    table({ hand: [guard], ink: 2 }),
    'play',
    { cardId: 'Guard', exerted: true },
  ],
])('%s keeps nobody from it', (_title, at, move, params) => {
  expect(lorcanaMatch.open(at, { move, player: 'north', params: params ?? {} }).ok).toBe(true);
});

it('8.3.2 what has Bodyguard is offered both ways, and all else one way', () => {
  const at = table({ hand: [guard, PLAIN], ink: 2 });
  const plays = [...lorcanaMatch.offers(at, 'north')].filter(({ move }) => move === 'play');
  expect(plays.map(({ params }) => params)).toEqual([
    { cardId: 'Guard' },
    { cardId: 'Guard', exerted: true },
    { cardId: 'Pebble' },
  ]);
});

it('who looks ahead waits for what is to be decided, and for the bag', () => {
  const pending = ({ state }: Table) => lorcanaMatch.lookAhead?.isPending(state);
  const over = (at: Table): Table => ({
    ...at,
    state: { ...at.state, ended: { winners: ['north'], reason: 'lore' } },
  });
  expect([table({}), opening(table({})), deciding, bagged, over(deciding)].map(pending)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
