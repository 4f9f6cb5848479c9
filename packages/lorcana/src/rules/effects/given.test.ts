import { describe, expect, it } from 'vitest';
import { after, card, loreOf, made, PLAIN, table, type Table } from '../../../test/table.js';
import type { CardRules } from '../../language/card.js';
import type { Modification } from '../../language/effects/schema.js';
import { cardById } from '../../state/board.js';

type Effects = NonNullable<CardRules['effects']>;
type Side = Parameters<typeof table>[0];
const ALL = { all: { type: 'character' } } as const;
const act = (effects: Effects) => made('Act', { type: 'action', cost: 1 }, { effects });
const playing = (effects: Effects, north: Side = {}, south: Side = {}, others = {}): Table =>
  after(
    table({ ...north, hand: [act(effects), ...(north.hand ?? [])], ink: 1 }, south, others),
    'play',
    'Act',
  );

/** Returns a card as it is now. */
const now = (at: Table, id: string) => cardById(at.state, id);

describe('what a card gets for a while', () => {
  const bard = made('Bard', { has: ['rush', ['singer', 4], ['resist', 1]] });
  it.each<[string, readonly Modification[], object]>([
    ['strength', [{ stat: 'strength', amount: 2 }], { strength: 4, willpower: 3, lore: 1 }],
    ['less strength, 0 at least', [{ stat: 'strength', amount: -3 }], { strength: 0 }],
    [
      '6.6.4 what is owed counts',
      [
        { stat: 'strength', amount: -3 },
        { stat: 'strength', amount: 2 },
      ],
      { strength: 1 },
    ],
    [
      '1.2.2 no less than is printed',
      [{ stat: 'strength', amount: -3 }, { floor: 'strength' }],
      { strength: 2 },
    ],
    ['willpower', [{ stat: 'willpower', amount: 2 }], { strength: 2, willpower: 5, lore: 1 }],
    ['lore', [{ stat: 'lore', amount: 1 }], { strength: 2, willpower: 3, lore: 2 }],
    ['nothing more', [{ stat: 'strength', amount: 0 }], { strength: 2, willpower: 3, lore: 1 }],
    ['a keyword', [{ keyword: 'evasive' }], { keywords: ['rush', 'singer', 'resist', 'evasive'] }],
    ['a keyword that it has', [{ keyword: 'rush' }], { keywords: ['rush', 'singer', 'resist'] }],
    ['8.1.2 +N that adds up', [{ keyword: 'resist', value: 2 }], { keywordValues: { singer: 4, resist: 3 } }],
    [
      '8.11 the higher number',
      [{ keyword: 'singer', value: 6 }],
      { keywordValues: { singer: 6, resist: 1 }, singCost: 6 },
    ],
    [
      '8.11 not the lower one',
      [{ keyword: 'singer', value: 3 }],
      { keywordValues: { singer: 4, resist: 1 }, singCost: 4 },
    ],
    ['one keyword less, and no other', [{ losesKeyword: 'rush' }], { keywords: ['singer', 'resist'] }],
    ['more to sing', [{ singCost: 2 }], { singCost: 6 }],
    ['a prohibition, once', [{ cant: 'quest' }, { cant: 'quest' }], { cant: ['quest'] }],
  ])('%s', (_title, gives, facts) => {
    const given = playing([{ effect: 'give', what: ALL, gives, for: 'thisTurn' }], { play: [bard] });
    expect(now(given, 'Bard')).toMatchObject(facts);
    expect(now(after(given, 'endTurn'), 'Bard')).toMatchObject({
      strength: 2,
      willpower: 3,
      lore: 1,
      keywords: ['rush', 'singer', 'resist'],
      keywordValues: { singer: 4, resist: 1 },
      singCost: 4,
      cant: [],
    });
  });

  it('a number that it has not is not given', () => {
    const hat = made('Hat', { type: 'item' });
    const gives = (['strength', 'willpower', 'lore'] as const).map((stat) => ({ stat, amount: 2 }));
    const given = playing([{ effect: 'give', what: { all: { type: 'item' } }, gives, for: 'thisTurn' }], {
      play: [hat],
    });
    const { strength, willpower, lore } = card(given, 'Hat');
    expect([strength, willpower, lore]).toEqual([undefined, undefined, undefined]);
  });

  it.each<[string, Modification, Modification, object]>([
    ['by anybody', { mustBeChosen: { by: 'opponent' } }, { mustBeChosen: { by: 'any' } }, { by: 'any' }],
    [
      'by anybody, the other way round',
      { mustBeChosen: { by: 'any' } },
      { mustBeChosen: { by: 'opponent' } },
      { by: 'any' },
    ],
    [
      'for both',
      { mustBeChosen: { by: 'any', for: ['action'] } },
      { mustBeChosen: { by: 'any', for: ['ability'] } },
      { by: 'any', for: ['action', 'ability'] },
    ],
    [
      'by anybody, for what that says alone',
      { mustBeChosen: { by: 'any', for: ['action'] } },
      { mustBeChosen: { by: 'opponent', for: ['ability'] } },
      { by: 'any', for: ['action'] },
    ],
    [
      'for everything',
      { mustBeChosen: { by: 'any', for: ['action'] } },
      { mustBeChosen: { by: 'any' } },
      { by: 'any' },
    ],
  ])('6.7.3 of two orders the widest counts: %s', (_title, one, other, widest) => {
    const gives = [one, other];
    const given = playing([{ effect: 'give', what: ALL, gives, for: 'thisTurn' }], { play: [made('Pim')] });
    expect(card(given, 'Pim').mustBeChosen).toEqual(widest);
  });

  it.each([
    ['theirNextTurn', [2, 2, 5, 2]],
    ['untilYourNextTurn', [5, 5, 5, 2]],
    ['thisTurn', [5, 2, 2, 2]],
  ] as const)('3.2.1.3 %s: in the turns of north, south, west and north', (lasts, strengths) => {
    const what = { all: { type: 'character', owner: 'opponent' } } as const;
    const gives = [{ stat: 'strength', amount: 3 }] as const;
    const given = playing(
      [{ effect: 'give', what, gives, for: lasts }],
      {},
      {},
      { west: { play: [made('Pim')] } },
    );
    const turns = [given];
    for (let turn = 1; turn < 4; turn++) turns.push(after(turns[turn - 1] ?? given, 'endTurn'));
    expect(turns.map((at) => now(at, 'Pim')?.strength)).toEqual(strengths);
  });
});

describe('how much came of an effect', () => {
  const lore: Effects = [{ effect: 'gainLore', amount: 'result' }];
  const hurt = (name: string, damage: number) => [made(name), { damage }] as const;
  it.each<[string, Effects, Side, Side, number]>([
    [
      'damage that was dealt',
      [{ effect: 'dealDamage', what: ALL, amount: 2 }],
      { play: [made('Pim')] },
      {},
      2,
    ],
    [
      '8.8.3 as it came through',
      [{ effect: 'dealDamage', what: ALL, amount: 2 }],
      { play: [made('Pim', { has: [['resist', 1]] })] },
      {},
      1,
    ],
    [
      'to all together',
      [{ effect: 'dealDamage', what: ALL, amount: 1 }],
      { play: [hurt('Pim', 1), hurt('Owl', 1)] },
      {},
      2,
    ],
    [
      'damage that was put',
      [{ effect: 'putDamage', what: ALL, amount: 2 }],
      { play: [made('Pim', { has: [['resist', 1]] })] },
      {},
      2,
    ],
    [
      'damage that was removed',
      [{ effect: 'removeDamage', what: ALL, amount: 2 }],
      { play: [hurt('Pim', 1), hurt('Owl', 2)] },
      {},
      3,
    ],
    [
      'damage that was moved',
      [
        {
          effect: 'moveDamage',
          from: { all: { damaged: true }, as: 'one' },
          to: { all: { damaged: false, type: 'character' }, as: 'other' },
          amount: 3,
        },
      ],
      { play: [hurt('Pim', 2), made('Owl')] },
      {},
      2,
    ],
    [
      'moved from nothing',
      [
        {
          effect: 'moveDamage',
          from: { all: { damaged: true }, as: 'one' },
          to: { all: { damaged: false, type: 'character' }, as: 'other' },
          amount: 3,
        },
      ],
      { play: [made('Owl')] },
      {},
      0,
    ],
    [
      'cards of all that were drawn',
      [{ effect: 'draw', who: 'eachPlayer', amount: 2 }],
      {},
      { deck: [PLAIN] },
      3,
    ],
    [
      'lore of all that was lost',
      [{ effect: 'loseLore', who: 'eachOpponent', amount: 3 }],
      {},
      { lore: 2 },
      2,
    ],
  ])('%s', (_title, effects, north, south, amount) => {
    expect(loreOf(playing([...effects, ...lore], north, south), 'north')).toBe(amount);
  });
});

describe('4.7 moved to a location by an effect', () => {
  const isle = made('Isle', { type: 'location', willpower: 5, lore: 1, moveCost: 1 });
  const hat = made('Hat', { type: 'item' });
  const moved = (what: object, to: object, play: NonNullable<Side['play']>) =>
    playing([{ effect: 'moveToLocation', what: { all: what, as: 'who' }, to: { all: to, as: 'where' } }], {
      play,
    });
  const LOCATION = { type: 'location' };

  it.each<[string, object, object, NonNullable<Side['play']>, string, string | undefined]>([
    ['a character', { type: 'character' }, LOCATION, [made('Pim'), isle], 'Pim', 'Isle'],
    [
      'not to what is no location',
      { type: 'character' },
      { type: 'item' },
      [made('Pim'), isle, hat],
      'Pim',
      undefined,
    ],
    ['not an item', { type: 'item' }, LOCATION, [isle, hat], 'Hat', undefined],
    ['not what is not in play', { name: 'Pebble', zone: 'deck' }, LOCATION, [isle], 'Pebble', undefined],
    [
      '1.2.2 not one that can’t move',
      { type: 'character' },
      LOCATION,
      [
        [made('Pim', {}, { abilities: [{ kind: 'static', for: 'this', gives: [{ cant: 'move' }] }] }), {}],
        isle,
      ],
      'Pim',
      undefined,
    ],
  ])('%s', (_title, what, to, play, id, at) => {
    expect(card(moved(what, to, play), id).at).toBe(at);
  });
});

it('chance takes as many as are said, and no more', () => {
  const what = { random: { type: 'character' }, count: 2 } as const;
  const at = playing([{ effect: 'exert', what }], { play: [made('Pim'), made('Owl'), made('Fox')] });
  expect(['Pim', 'Owl', 'Fox'].filter((id) => card(at, id).exerted)).toHaveLength(2);
});

describe('6.5.8 damage that would be dealt is prevented', () => {
  const hat = (name: string) => ({ all: { name }, as: name });
  const shield = (name: string, next?: true): Effects[number] => ({
    effect: 'prevent',
    what: hat(name),
    ...(next ? { next } : {}),
    for: 'thisTurn',
  });
  const hit: Effects[number] = { effect: 'dealDamage', what: ALL, amount: 1 };
  const pims = { play: [made('Pim'), made('Owl')] };
  it.each<[string, Effects, readonly [pim: number, owl: number]]>([
    ['from each card by its own', [shield('Pim'), shield('Owl'), hit], [0, 0]],
    ['from one alone', [shield('Pim'), hit], [0, 1]],
    [
      'the next time only, and all the time beside it',
      [shield('Pim', true), shield('Owl'), hit, hit],
      [1, 0],
    ],
    ['once, where the same was said twice', [shield('Pim', true), shield('Pim', true), hit, hit], [1, 2]],
    [
      'twice, where one is for the next time and one for all',
      [shield('Pim', true), shield('Pim'), hit, hit],
      [0, 2],
    ],
  ])('%s', (_title, effects, [pim, owl]) => {
    const at = playing(effects, pims);
    expect([card(at, 'Pim').damage, card(at, 'Owl').damage]).toEqual([pim, owl]);
  });
});

it('what sings at no cost does not count as costing more', () => {
  const given = playing(
    [{ effect: 'give', what: { all: { type: 'item' } }, gives: [{ singCost: 2 }], for: 'thisTurn' }],
    {
      play: [made('Hat', { type: 'item' })],
    },
  );
  const hat = now(given, 'Hat');
  expect([hat?.name, hat?.singCost]).toEqual(['Hat', undefined]);
});

it('4.7 what moved to a location has moved this turn, and not in the next one', () => {
  const isle = made('Isle', { type: 'location', willpower: 5, moveCost: 0 });
  const there = after(table({ play: [isle, made('Pim')] }), 'moveToLocation', 'Pim', ['Isle']);
  expect(card(there, 'Pim').thisTurn).toEqual(['moved']);
  expect(card(after(there, 'endTurn'), 'Pim').thisTurn).toEqual([]);
});

it('6.1.4 “may” does not ask where there is nothing to move, or nowhere to move to', () => {
  const isle = made('Isle', { type: 'location', willpower: 5, moveCost: 1 });
  const move: Effects = [
    {
      effect: 'may',
      do: [
        {
          effect: 'moveToLocation',
          what: { choose: { type: 'character' }, as: 'who' },
          to: { choose: { type: 'location' }, as: 'where' },
        },
      ],
    },
  ];
  const asked = (play: NonNullable<Side['play']>) => playing(move, { play }).state.resolving.length > 0;
  expect([asked([made('Pim')]), asked([isle]), asked([isle, made('Pim')])]).toEqual([false, false, true]);
});
