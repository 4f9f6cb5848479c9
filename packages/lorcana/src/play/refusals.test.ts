import { expect, it } from 'vitest';
import { after, made, refusals, table, type Table } from '../../test/table.js';
import type { CardRules } from '../language/card.js';

const pim = made('Pim');
const owl = made('Owl');
const hat = made('Hat', { type: 'item', cost: 1 });
const isle = made('Isle', { type: 'location', willpower: 5, moveCost: 1 });
const says = (name: string, rules: CardRules) => made(name, {}, rules);
const cant = (name: string, ...what: readonly ('quest' | 'challenge' | 'move')[]) =>
  says(name, { abilities: [{ kind: 'static', for: 'this', gives: what.map((one) => ({ cant: one })) }] });
const asks = made(
  'Asks',
  { type: 'action', cost: 0 },
  { effects: [{ effect: 'banish', what: { choose: { type: 'character' } } }] },
);
const uses = says('Uses', {
  abilities: [
    { kind: 'activated', cost: { ink: 1 }, oncePerTurn: true, effects: [{ effect: 'draw', amount: 1 }] },
    { kind: 'activated', cost: { exert: 'this' }, effects: [{ effect: 'draw', amount: 1 }] },
  ],
});
const when = says('When', {
  abilities: [1, 2].map((amount) => ({
    kind: 'triggered' as const,
    on: [{ event: 'quests' as const, card: 'this' as const }],
    effects: [{ effect: 'draw' as const, amount }],
  })),
});
const gate = made(
  'Gate',
  { type: 'item' },
  { abilities: [{ kind: 'ban', players: 'players', cant: 'play', on: { type: 'character' } }] },
);
const paying = made(
  'Paying',
  { version: 'Big', has: [] },
  {
    abilities: [{ kind: 'shift', ink: 0, choose: [{ to: 'discard', of: { zone: 'hand', owner: 'self' } }] }],
  },
);
const opening = (at: Table): Table => ({
  ...at,
  state: {
    ...at.state,
    phase: 'opening',
    turn: 0,
    seats: at.state.seats.map((seat) => ({ ...seat, altered: false })),
  },
});
const once = (at: Table) => after(at, 'activate', 'Uses', undefined, { ability: 0 });
const deciding = after(table({ play: [pim, owl], hand: [asks] }), 'play', 'Asks');
const bagged = after(table({ play: [when], hand: [hat] }), 'quest', 'When');

it.each<
  [title: string, Table, move: string, params: Parameters<typeof refusals>[2], code: string, data: object]
>([
  [
    '4.1 in the opening no move of a turn',
    opening(table({ hand: [pim] })),
    'play',
    { cardId: 'Pim' },
    'wrongPhase',
    { phase: 'opening', wanted: 'main' },
  ],
  [
    'and later no hand is altered',
    table({}),
    'alterHand',
    {},
    'wrongPhase',
    { phase: 'main', wanted: 'opening' },
  ],
  [
    '1.7.2 while something is to be decided nothing else is done',
    deciding,
    'endTurn',
    {},
    'decisionPending',
    { player: 'north' },
  ],
  ['nothing is decided where nothing is asked', table({}), 'decide', {}, 'noDecision', { phase: 'main' }],
  [
    '7.7.4 while the bag is not empty nothing else is done',
    bagged,
    'endTurn',
    {},
    'bagPending',
    { player: 'north' },
  ],
  [
    '7.7.4 what is not in the bag does not resolve',
    table({}),
    'resolveTrigger',
    { id: 7 },
    'notInBag',
    { id: 7 },
  ],
  [
    'a card of another zone is not inked',
    table({ play: [pim] }),
    'ink',
    { cardId: 'Pim' },
    'notInHand',
    { cardId: 'Pim' },
  ],
  [
    'a card of another hand is not played',
    table({}, { hand: [pim] }),
    'play',
    { cardId: 'Pim' },
    'notInHand',
    { cardId: 'Pim' },
  ],
  [
    'a card that is nowhere is not played',
    table({}),
    'play',
    { cardId: 'Nobody' },
    'notInHand',
    { cardId: 'Nobody' },
  ],
  [
    'a card that is nowhere does not quest',
    table({}),
    'quest',
    { cardId: 'Nobody' },
    'notInPlay',
    { cardId: 'Nobody' },
  ],
  [
    'a card in a hand does not quest',
    table({ hand: [pim] }),
    'quest',
    { cardId: 'Pim' },
    'notInPlay',
    { cardId: 'Pim' },
  ],
  [
    'another player’s card does not quest',
    table({}, { play: [pim] }),
    'quest',
    { cardId: 'Pim' },
    'notYours',
    { cardId: 'Pim' },
  ],
  [
    '4.2.1 without the symbol nothing is inked',
    table({ hand: [made('Raw', { inkwell: false })] }),
    'ink',
    { cardId: 'Raw' },
    'notInkable',
    { cardId: 'Raw' },
  ],
  [
    '4.2.3 one card a turn is inked',
    after(table({ hand: [pim, owl] }), 'ink', 'Pim'),
    'ink',
    { cardId: 'Owl' },
    'alreadyInked',
    { limit: 1 },
  ],
  [
    '1.5.3 what is not paid is not played',
    table({ hand: [pim], ink: 1 }),
    'play',
    { cardId: 'Pim' },
    'notEnoughInk',
    { cardId: 'Pim', wanted: 2, got: 1 },
  ],
  [
    '4.5 an item does not quest',
    table({ play: [hat] }),
    'quest',
    { cardId: 'Hat' },
    'notACharacter',
    { cardId: 'Hat' },
  ],
  [
    '4.6.1 an item does not challenge',
    table({ play: [hat] }),
    'challenge',
    { cardId: 'Hat' },
    'notACharacter',
    { cardId: 'Hat' },
  ],
  [
    '4.7.1 an item does not move',
    table({ play: [hat, isle], ink: 1 }),
    'moveToLocation',
    { cardId: 'Hat' },
    'notACharacter',
    { cardId: 'Hat' },
  ],
  [
    '4.5 who is exerted does not quest',
    table({ play: [[pim, { exerted: true }]] }),
    'quest',
    { cardId: 'Pim' },
    'notReady',
    { cardId: 'Pim' },
  ],
  [
    '4.6.1 who is exerted does not challenge',
    table({ play: [[pim, { exerted: true }]] }),
    'challenge',
    { cardId: 'Pim' },
    'notReady',
    { cardId: 'Pim' },
  ],
  [
    '5.1.1.11 who is drying does not quest',
    table({ play: [[pim, { drying: true }]] }),
    'quest',
    { cardId: 'Pim' },
    'drying',
    { cardId: 'Pim' },
  ],
  [
    '5.1.1.11 who is drying does not challenge',
    table({ play: [[pim, { drying: true }]] }),
    'challenge',
    { cardId: 'Pim' },
    'drying',
    { cardId: 'Pim' },
  ],
  [
    '5.1.1.11 who is drying is not exerted for an ability',
    table({ play: [[uses, { drying: true }]] }),
    'activate',
    { cardId: 'Uses', ability: 1 },
    'drying',
    { cardId: 'Uses' },
  ],
  [
    '1.2.2 who can’t quest does not',
    table({ play: [cant('Shy', 'quest')] }),
    'quest',
    { cardId: 'Shy' },
    'forbidden',
    { cardId: 'Shy', to: 'quest' },
  ],
  [
    '8.7.2 who is Reckless does not quest',
    table({ play: [made('Wild', { has: ['reckless'] })] }),
    'quest',
    { cardId: 'Wild' },
    'forbidden',
    { cardId: 'Wild', to: 'quest' },
  ],
  [
    '1.2.2 who can’t challenge does not',
    table({ play: [cant('Shy', 'challenge')] }),
    'challenge',
    { cardId: 'Shy' },
    'forbidden',
    { cardId: 'Shy', to: 'challenge' },
  ],
  [
    '8.16 who is Adventurous does not challenge',
    table({ play: [made('Bold', { has: ['adventurous'] })] }),
    'challenge',
    { cardId: 'Bold' },
    'forbidden',
    { cardId: 'Bold', to: 'challenge' },
  ],
  [
    '1.2.2 who can’t move does not',
    table({ play: [cant('Shy', 'move'), isle], ink: 1 }),
    'moveToLocation',
    { cardId: 'Shy' },
    'forbidden',
    { cardId: 'Shy', to: 'move' },
  ],
  [
    '8.10.1 without Shift nothing shifts',
    table({ play: [pim], hand: [pim], ink: 9 }),
    'shift',
    { cardId: 'Pim 2' },
    'noShift',
    { cardId: 'Pim 2' },
  ],
  [
    '1.5.3 a Shift that cannot be paid for is none',
    table({ hand: [paying] }),
    'shift',
    { cardId: 'Paying' },
    'cannotShift',
    { cardId: 'Paying' },
  ],
  [
    '5.4.4 what is no song is not sung',
    table({ play: [pim], hand: [asks] }),
    'sing',
    { cardId: 'Asks' },
    'notASong',
    { cardId: 'Asks' },
  ],
  [
    '1.5.5.3 what does not say so is not free',
    table({ hand: [pim] }),
    'play',
    { cardId: 'Pim', free: true },
    'notFree',
    { cardId: 'Pim' },
  ],
  [
    '1.2.2 what is banned is not played',
    table({ play: [gate], hand: [pim], ink: 2 }),
    'play',
    { cardId: 'Pim' },
    'banned',
    { cardId: 'Pim' },
  ],
  [
    '8.3.2 without Bodyguard nothing enters play exerted',
    table({ hand: [pim], ink: 2 }),
    'play',
    { cardId: 'Pim', exerted: true },
    'noBodyguard',
    { cardId: 'Pim' },
  ],
  [
    '8.3.2 nor is it shifted so',
    table({ hand: [paying, pim] }),
    'shift',
    { cardId: 'Paying', exerted: true },
    'noBodyguard',
    { cardId: 'Paying' },
  ],
  [
    '4.4 an ability that it has not is not used',
    table({ play: [uses] }),
    'activate',
    { cardId: 'Uses', ability: 2 },
    'noAbility',
    { cardId: 'Uses', ability: 2 },
  ],
  [
    '6.1.13.2 once a turn is once',
    once(table({ play: [uses], ink: 2 })),
    'activate',
    { cardId: 'Uses', ability: 0 },
    'alreadyUsed',
    { cardId: 'Uses', ability: 0 },
  ],
  [
    '4.1.4 what cannot be paid is not used',
    table({ play: [uses] }),
    'activate',
    { cardId: 'Uses', ability: 0 },
    'cannotPay',
    { cardId: 'Uses', ability: 0 },
  ],
  [
    '8.4.1 Boost costs its N',
    table({ play: [made('Deep', { has: [['boost', 2]] })], ink: 1 }),
    'activate',
    { cardId: 'Deep', ability: 0 },
    'cannotPay',
    { cardId: 'Deep', ability: 0 },
  ],
  [
    '8.7.3 Reckless challenges before the turn ends',
    table({ play: [made('Wild', { has: ['reckless'] })] }, { play: [[pim, { exerted: true }]] }),
    'endTurn',
    {},
    'mustChallenge',
    { cardId: 'Wild' },
  ],
  [
    '8.16 Adventurous quests before the turn ends',
    table({ play: [made('Bold', { has: ['adventurous'] })] }),
    'endTurn',
    {},
    'mustQuest',
    { cardId: 'Bold' },
  ],
])('%s', (_title, at, move, params, code, data) => {
  expect(refusals(at, move, params)).toMatchObject([{ code: `lorcana.${code}`, data }]);
});
