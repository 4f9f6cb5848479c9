/** The printed examples of 6.2 to 6.7, with made-up cards. */
import { expect, it } from 'vitest';
import {
  always,
  banish,
  chosen,
  damage,
  draw,
  ifChosenIs,
  may,
  opposing,
  played,
  quests,
  strength,
  thereIs,
  thisTurn,
  when,
  yourCharacters,
} from '../../sets/phrases.js';
import type { Effect } from '../../language/effects/schema.js';
import { act, gain, hero, out, pim } from '../../../test/example-cards.js';
import {
  after,
  card,
  choosable,
  countIn,
  decided,
  loreOf,
  made,
  table,
  told,
  type Table,
} from '../../../test/table.js';

const ended = (at: Table) => after(at, 'endTurn');

it('6.5.1.1 ex., 6.7.2.2: what was chosen decides what happens instead', () => {
  const cheer = act(
    'Cheer',
    { effect: 'choose', what: chosen({ type: 'character' }) },
    ifChosenIs({ withName: 'Nan' }, thisTurn('them', strength(2)), thisTurn('them', strength(1))),
  );
  const at = after(table({ hand: [cheer], ink: 1, play: [pim, made('Nan')] }), 'play', 'Cheer');
  expect([card(decided(at, 'Nan'), 'Nan').strength, card(decided(at, 'Pim'), 'Pim').strength]).toEqual([
    4, 3,
  ]);
});

it('6.5.2 ex.: of an event one part may be replaced, the other happens', () => {
  const hit = act('Hit', damage(1, chosen(opposing())), draw());
  const safe = made('Safe', {}, { abilities: [always('this', { cant: 'beDamaged' })] });
  const at = after(table({ hand: [hit], ink: 1 }, { play: [safe] }), 'play', 'Hit');
  expect([card(at, 'Safe').damage, countIn(at, 'north', 'hand')]).toEqual([0, 1]);
});

it('6.5.3 ex.: what happens instead is looked at as it resolves, and not again', () => {
  const pit = made(
    'Pit',
    { type: 'location', willpower: 9, moveCost: 1 },
    {
      abilities: [
        when(
          { event: 'challenges', card: yourCharacters({ atLocation: 'here', strength: { gte: 3 } }) },
          {
            effect: 'if',
            if: { test: 'is', what: 'subject', so: { strength: { gte: 6 } } },
            do: [gain(3)],
            else: [gain(1)],
          },
        ),
      ],
    },
  );
  const fighter = (power: number) =>
    made(
      'Champ',
      { strength: power, willpower: 9, has: [['challenger', 3]] },
      {
        abilities: [when({ event: 'banishesInChallenge', card: 'this' }, thisTurn('this', strength(6)))],
      },
    );
  const fought = (power: number) =>
    loreOf(
      after(
        table({ play: [pit, [fighter(power), { at: 'Pit' }]] }, { play: [[pim, out]] }),
        'challenge',
        'Champ',
        ['Pim'],
      ),
      'north',
    );
  expect([fought(0), fought(3)]).toEqual([1, 3]);
});

it('6.5.7.3 ex.: first what replaces itself, then what another card puts in its place', () => {
  const field = made(
    'Field',
    { type: 'location', willpower: 9, moveCost: 1 },
    {
      abilities: [
        when(
          { event: 'movesToLocation', card: yourCharacters() },
          {
            effect: 'choose',
            what: chosen(opposing()),
          },
          {
            effect: 'if',
            if: { test: 'is', what: 'subject', so: { withClassification: 'Knight' } },
            do: [damage(2, 'them')],
            else: [damage(1, 'them')],
          },
        ),
      ],
    },
  );
  const shield = made(
    'Shield',
    { willpower: 9, has: [['resist', 1]] },
    {
      abilities: [
        { kind: 'redirect', from: { type: 'character', controller: 'self' }, to: 'this' },
        when({ event: 'isDealtDamage', card: 'this' }, gain()),
      ],
    },
  );
  const at = after(
    table({ play: [field, made('Rider', { classifications: ['Knight'] })], ink: 1 }, { play: [pim, shield] }),
    'moveToLocation',
    'Rider',
    ['Field'],
  );
  const done = decided(at, 'Pim');
  // The damage is put there, not dealt. Damage that would be dealt to the card itself is dealt, less what
  // Resist takes.
  expect([card(done, 'Pim').damage, card(done, 'Shield').damage, loreOf(done, 'south')]).toEqual([0, 2, 0]);
  const own = decided(at, 'Shield');
  expect([card(own, 'Shield').damage, loreOf(own, 'south')]).toEqual([1, 1]);
});

it('6.5.8 ex.: of two of the same that would replace it one does, and both are gone', () => {
  const next: Effect = { effect: 'prevent', what: 'them', next: true, for: 'thisTurn' };
  const shelter = act('Ward', { effect: 'choose', what: chosen(yourCharacters()) }, next);
  const at = after(
    after(
      table(
        { play: [made('Champ', { willpower: 9 })], hand: [shelter, shelter], ink: 2 },
        {
          play: [
            [pim, out],
            [made('Pom'), out],
          ],
        },
      ),
      'play',
      'Ward',
    ),
    'play',
    'Ward 2',
  );
  const first = after(at, 'challenge', 'Champ', ['Pim']);
  expect([card(first, 'Champ').damage, first.state.shields]).toEqual([0, []]);
});

it('6.6.1.2 ex. A: a modifier counts at once, for all that it is about', () => {
  const king = hero(
    always(yourCharacters({ withClassification: ['King', 'Queen', 'Prince', 'Princess'] }), strength(1)),
  );
  const at = after(
    table({
      play: [king, made('Royal', { classifications: ['Queen'] })],
      hand: [made('New', { classifications: ['King'] }), act('Out', banish(chosen({ withName: 'Hero' })))],
      ink: 3,
    }),
    'play',
    'New',
  );
  expect([card(at, 'Royal').strength, card(at, 'New').strength]).toEqual([3, 3]);
  expect(card(after(at, 'play', 'Out'), 'Royal').strength).toBe(2);
});

it('6.6.1.2 ex. B: modifiers are added up, below 0 too', () => {
  const change = (name: string, amount: number) =>
    act(name, thisTurn(chosen({ withName: 'Pim' }), strength(amount)));
  const at = after(
    after(
      table({ play: [pim], hand: [change('A', 1), change('B', -5), change('C', 1)], ink: 3 }),
      'play',
      'A',
    ),
    'play',
    'B',
  );
  expect([card(at, 'Pim').strength, card(after(at, 'play', 'C'), 'Pim').strength]).toEqual([-2, -1]);
});

it('6.6.2 ex.: below 0 is read as 0, and stays below it', () => {
  const weight = made(
    'Weight',
    { type: 'item', cost: 1 },
    {
      abilities: [
        when(
          played,
          thisTurn(chosen({ type: 'character', controller: 'opponent' }), {
            stat: 'strength',
            amount: { count: { controller: 'self', withName: 'Weight' }, times: -1 },
          }),
        ),
      ],
    },
  );
  const yell = hero(when(quests, { effect: 'draw', amount: { count: opposing({ strength: { eq: 0 } }) } }));
  const at = after(
    table({ play: [yell, weight], hand: [weight], ink: 1 }, { play: [made('Weak', { strength: 1 })] }),
    'play',
    'Weight 2',
  );
  const done = after(at, 'quest', 'Hero');
  expect([card(done, 'Weak').strength, countIn(done, 'north', 'hand')]).toEqual([-1, 1]);
});

it('6.6.3 ex.: a negative lore value gains nothing', () => {
  const proud = made(
    'Proud',
    { lore: 4 },
    {
      abilities: [
        always('this', { stat: 'lore', amount: { count: { zone: 'hand', owner: 'opponent' }, times: -1 } }),
      ],
    },
  );
  const at = after(table({ play: [proud] }, { hand: [pim, pim, pim, pim, pim] }), 'quest', 'Proud');
  expect([loreOf(at, 'north'), card(at, 'Proud').lore]).toEqual([0, -1]);
});

it('6.6.4 ex.: what cannot be reduced below a value is that at least, whatever is added', () => {
  const firm = made('Firm', { strength: 4 }, { abilities: [always('this', { floor: 'strength' })] });
  const change = (name: string, amount: number) =>
    act(name, thisTurn(chosen({ withName: 'Firm' }), strength(amount)));
  const at = table({ play: [firm], hand: [change('A', -4), change('B', 1), change('C', 4)], ink: 3 });
  const one = after(at, 'play', 'A');
  const two = after(one, 'play', 'B');
  expect([one, two, after(two, 'play', 'C')].map((now) => card(now, 'Firm').strength)).toEqual([4, 4, 5]);
});

it('6.7.5 ex.: each player may, the active one first', () => {
  const feast = hero(
    when(
      { event: 'turnBegins', player: 'you' },
      { effect: 'may', who: 'eachPlayer', do: [{ effect: 'draw', who: { named: 'player' }, amount: 1 }] },
    ),
  );
  const at = ended(table({}, { play: [feast] }));
  const other = decided(at, 'yes');
  expect([
    choosable(other, 'decide').length,
    countIn(other, 'south', 'hand'),
    countIn(other, 'north', 'hand'),
  ]).toEqual([2, 1, 0]);
  const done = decided(other, 'yes');
  expect([countIn(done, 'south', 'hand'), countIn(done, 'north', 'hand'), done.state.phase]).toEqual([
    2,
    1,
    'main',
  ]);
});

it('6.7.7 ex.: what is played in a resolution triggers after it', () => {
  const jay = made(
    'Jay',
    {},
    {
      abilities: [
        when(
          { event: 'played', card: { type: 'location', controller: 'self' } },
          may({ effect: 'moveToLocation', what: 'this', to: 'subject' }),
        ),
      ],
    },
  );
  const nest = made('Nest', { type: 'location', willpower: 3, moveCost: 1, cost: 2 });
  const found = act(
    'Found',
    { effect: 'playForFree', what: chosen({ zone: 'discard', owner: 'self', type: 'location' }) },
    { effect: 'if', if: thereIs({ controller: 'self', withName: 'Nest' }), do: [draw()] },
  );
  const { at, events } = told(table({ play: [jay], hand: [found], discard: [nest], ink: 1 }), 'play', {
    cardId: 'Found',
  });
  const types = events.map(({ type }) => type);
  expect(types.indexOf('cardDrawn')).toBeLessThan(types.indexOf('triggered'));
  expect(card(decided(at, 'yes'), 'Jay').at).toBe('Nest');
});

it('6.7.8 ex.: there is no moment without the damage with which it enters', () => {
  const hurt = made('Hurt', { willpower: 5 }, { abilities: [{ kind: 'enters', damage: 3 }] });
  const sees = hero(when({ event: 'played', card: yourCharacters({ damaged: false }) }, gain()));
  const at = after(table({ play: [sees], hand: [hurt], ink: 2 }), 'play', 'Hurt');
  expect([card(at, 'Hurt').damage, loreOf(at, 'north')]).toEqual([3, 0]);
});
