/** The printed examples of 6.2 to 6.7, with made-up cards. */
import { expect, it } from 'vitest';
import {
  all,
  always,
  banish,
  chosen,
  draw,
  during,
  eachOpponentLoses,
  give,
  inked,
  keyword,
  may,
  opposing,
  otherCharacters,
  pay,
  played,
  quests,
  strength,
  thereIs,
  thisTurn,
  when,
  whenIf,
  yourCharacters,
} from '../../sets/phrases.js';
import { act, gain, hero, out, pim } from '../../../test/example-cards.js';
import {
  after,
  card,
  countIn,
  decided,
  loreOf,
  made,
  refused,
  table,
  told,
  zoneOf,
  type Table,
} from '../../../test/table.js';

const order = (events: readonly { readonly type: string }[]) =>
  events.flatMap((event) => (event.type === 'triggered' && 'name' in event ? [event.name] : []));
const ended = (at: Table) => after(at, 'endTurn');

it('6.2.4 ex.: the "if" is looked at as the ability resolves', () => {
  const lead = made('Lead', {}, { abilities: [whenIf(played, thereIs(otherCharacters(), 2), draw(2))] });
  const met = (...others: readonly (typeof pim)[]) =>
    told(table({ hand: [lead], ink: 2, play: others }), 'play', { cardId: 'Lead' });
  const [none, two] = [met(pim), met(pim, pim)];
  expect([order(none.events), order(two.events)]).toEqual([['Lead'], ['Lead']]);
  expect([countIn(none.at, 'north', 'hand'), countIn(two.at, 'north', 'hand')]).toEqual([0, 2]);
});

it('6.2.6 ex.: two triggers of one effect', () => {
  const rash = made(
    'Rash',
    {},
    { abilities: [when([played, quests], thisTurn(chosen(opposing()), keyword('reckless')))] },
  );
  const foe = { play: [pim] };
  expect(card(after(table({ hand: [rash], ink: 2 }, foe), 'play', 'Rash'), 'Pim').keywords).toEqual([
    'reckless',
  ]);
  expect(card(after(table({ play: [rash] }, foe), 'quest', 'Rash'), 'Pim').keywords).toEqual(['reckless']);
});

it('6.2.7.1 ex.: a floating ability triggers each time, and ends with the turn', () => {
  const jeer = act('Jeer', {
    effect: 'whenever',
    on: [{ event: 'quests', card: yourCharacters() }],
    do: [eachOpponentLoses(1)],
  });
  const at = after(table({ hand: [jeer], ink: 1, play: [pim, made('Pom')] }, { lore: 5 }), 'play', 'Jeer');
  const both = after(after(at, 'quest', 'Pim'), 'quest', 'Pom');
  expect(loreOf(both, 'south')).toBe(3);
  expect(loreOf(after(ended(ended(both)), 'quest', 'Pim'), 'south')).toBe(3);
});

it('6.2.7.2 ex.: a delayed ability triggers at its moment', () => {
  const surge = act('Surge', draw(), thisTurn(chosen(yourCharacters()), strength(2)), {
    effect: 'delayed',
    at: { event: 'turnEnds', player: 'you' },
    do: [banish('them')],
  });
  const at = after(table({ hand: [surge], ink: 1, play: [pim] }), 'play', 'Surge');
  expect([countIn(at, 'north', 'hand'), card(at, 'Pim').strength, zoneOf(at, 'Pim')]).toEqual([1, 4, 'play']);
  const next = ended(at);
  expect(zoneOf(next, 'Pim')).toBe('discard');
  expect(next.state.watches).toEqual([]);
});

it('6.3.3 ex.: what the cost triggers waits until the ability has resolved', () => {
  const spear = made(
    'Spear',
    { type: 'item' },
    {
      abilities: [
        pay(
          { exert: 'this', banish: 'this' },
          banish(chosen({ type: 'character', withClassification: 'Dragon' })),
        ),
      ],
    },
  );
  const smith = made(
    'Smith',
    {},
    {
      abilities: [
        when(
          { event: 'isBanished', card: { type: 'item', controller: 'self' } },
          may(inked('subject', true)),
        ),
      ],
    },
  );
  const dragon = made('Wyrm', { classifications: ['Dragon'] });
  const { at, events } = told(table({ play: [spear, smith] }, { play: [dragon] }), 'activate', {
    cardId: 'Spear',
    ability: 0,
  });
  const names = events.flatMap((event) =>
    event.type === 'banished' || event.type === 'triggered' ? [event['name']] : [],
  );
  expect(names).toEqual(['Spear', 'Wyrm', 'Smith']);
  expect(card(decided(at, 'yes'), 'Spear')).toMatchObject({ zone: 'inkwell', exerted: true });
});

it('6.4.1 ex.: with a duration it ends, without one it lasts as long as its card', () => {
  const shade = hero(always(yourCharacters({ exerted: true }), keyword('ward')));
  const at = table({ play: [shade, [pim, out]] });
  expect([card(at, 'Pim').keywords, card(ended(at), 'Pim').keywords]).toEqual([['ward'], ['ward']]);
  const veil = act(
    'Veil',
    give(all(yourCharacters({ exerted: true })), 'untilYourNextTurn', keyword('ward')),
  );
  const veiled = after(table({ hand: [veil], ink: 1, play: [[pim, out]] }), 'play', 'Veil');
  expect(card(ended(ended(veiled)), 'Pim').keywords).toEqual([]);
});

it('6.4.2.1 ex.: what is so continuously catches what comes later', () => {
  const truce = act('Truce', {
    effect: 'give',
    what: all(yourCharacters()),
    gives: [{ cant: 'beChallenged' }],
    for: 'untilYourNextTurn',
    ongoing: true,
  });
  const at = after(
    after(table({ hand: [truce, made('Late')], ink: 3, play: [pim] }), 'play', 'Truce'),
    'play',
    'Late',
  );
  expect([card(at, 'Pim').cant, card(at, 'Late').cant]).toEqual([['beChallenged'], ['beChallenged']]);
  const later = ended(ended(at));
  expect([card(later, 'Late').cant, later.state.standing]).toEqual([[], []]);
});

it('6.4.2.2 ex., 6.4.2.2: what is applied once touches nobody who comes later', () => {
  const chill = made(
    'Chill',
    {},
    { abilities: [when(played, give(all({ type: 'character' }), 'untilYourNextTurn', strength(-1)))] },
  );
  const at = after(
    after(table({ hand: [chill, made('Late')], ink: 4, play: [pim] }), 'play', 'Chill'),
    'play',
    'Late',
  );
  expect([card(at, 'Pim').strength, card(at, 'Late').strength]).toEqual([1, 2]);
});

it('6.4.2.3 ex.: who comes has it as it enters', () => {
  const seven = (name: string, rules = {}) =>
    made(name, { strength: 3, classifications: ['Seven Dwarfs'] }, rules);
  const lead = seven('Lead', {
    abilities: [always(otherCharacters({ withClassification: 'Seven Dwarfs' }), strength(1))],
  });
  const bell = made(
    'Bell',
    { type: 'item' },
    { abilities: [when({ event: 'played', card: yourCharacters({ strength: { gte: 4 } }) }, gain())] },
  );
  expect(
    loreOf(after(table({ play: [lead, bell], hand: [seven('Small')], ink: 2 }), 'play', 'Small'), 'north'),
  ).toBe(1);
  expect(
    loreOf(after(table({ play: [bell], hand: [seven('Small')], ink: 2 }), 'play', 'Small'), 'north'),
  ).toBe(0);
});

it('6.4.4.3 ex. A: it cannot quest unless there is another', () => {
  const shy = made(
    'Shy',
    { classifications: ['Seven Dwarfs'] },
    {
      abilities: [
        during(
          { test: 'not', that: thereIs(otherCharacters({ withClassification: 'Seven Dwarfs' })) },
          'this',
          { cant: 'quest' },
        ),
      ],
    },
  );
  expect(refused(table({ play: [shy] }), 'quest', 'Shy')).toEqual(['lorcana.forbidden']);
  expect(
    refused(table({ play: [shy, made('Doe', { classifications: ['Seven Dwarfs'] })] }), 'quest', 'Shy'),
  ).toEqual([]);
});

it('6.4.4.3 ex. B: it may be played for free once that has happened', () => {
  const heir = made(
    'Heir',
    { cost: 5 },
    {
      abilities: [
        {
          kind: 'free',
          while: {
            test: 'happened',
            fact: 'banishedInChallenge',
            to: { controller: 'opponent', type: 'character' },
          },
        },
      ],
    },
  );
  const at = table(
    { play: [made('Champ', { strength: 9, willpower: 9 })], hand: [heir] },
    { play: [[pim, out]] },
  );
  expect([refused(at, 'play', 'Heir', undefined, { free: true }), refused(at, 'play', 'Heir')]).toEqual([
    ['lorcana.notFree'],
    ['lorcana.notEnoughInk'],
  ]);
  const won = after(at, 'challenge', 'Champ', ['Pim']);
  expect(zoneOf(after(won, 'play', 'Heir', undefined, { free: true }), 'Heir')).toBe('play');
});

it('6.4.5 ex.: a step that is skipped does not happen', () => {
  const slow = hero({ kind: 'skip', step: 'draw' });
  const at = ended(table({}, { play: [slow] }));
  expect([at.state.phase, countIn(at, 'south', 'hand'), countIn(ended(at), 'north', 'hand')]).toEqual([
    'main',
    0,
    1,
  ]);
});
