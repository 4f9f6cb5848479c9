/** The printed examples of chapter 4, with made-up cards. */
import { expect, it } from 'vitest';
import {
  always,
  chosen,
  damage,
  inked,
  may,
  opposing,
  payLessForNext,
  quests,
  returned,
  strength,
  thereIs,
  when,
  yourCharacters,
} from '../../sets/phrases.js';
import type { Ability } from '../../language/ability.js';
import { out, pim } from '../../../test/example-cards.js';
import { after, card, decided, loreOf, made, refused, table, told, zoneOf } from '../../../test/table.js';
import { lorcanaMatch } from '../../play/match.js';

it('4.2.3.1 ex.: an additional card is used up, also where what allows it comes anew; two allow two', () => {
  const well = made('Well', {}, { abilities: [{ kind: 'extraInk', amount: 1 }] });
  const back = made(
    'Back',
    { type: 'action', cost: 1 },
    { effects: [returned(chosen({ withName: 'Well' }))] },
  );
  const hand = [made('A'), made('B'), made('C'), back];
  const two = after(after(table({ play: [well], hand, ink: 3 }), 'ink', 'A'), 'ink', 'B');
  const again = after(after(two, 'play', 'Back'), 'play', 'Well');
  expect([zoneOf(again, 'Well'), refused(again, 'ink', 'C')]).toEqual(['play', ['lorcana.alreadyInked']]);
  const both = after(after(table({ play: [well, well], hand }), 'ink', 'A'), 'ink', 'B');
  expect(refused(both, 'ink', 'C')).toEqual([]);
});

it('4.2.3.2 ex.: what an effect puts into the inkwell is not counted and not shown', () => {
  const vat = made(
    'Vat',
    { type: 'item' },
    {
      abilities: [
        {
          kind: 'activated',
          cost: { exert: 'this' },
          effects: [inked(chosen({ zone: 'hand', owner: 'self' }))],
        },
      ],
    },
  );
  const hand = [made('A', { inkwell: false }), made('B', { inkwell: false }), made('C')];
  const at = after(table({ play: [vat, vat], hand }), 'activate', 'Vat', undefined, { ability: 0 });
  const { at: one, events } = told(at, 'decide', {}, ['A']);
  const two = decided(after(one, 'activate', 'Vat 2', undefined, { ability: 0 }), 'B');
  expect([zoneOf(two, 'A'), zoneOf(two, 'B'), refused(two, 'ink', 'C')]).toEqual(['inkwell', 'inkwell', []]);
  expect(events).toContainEqual({ type: 'putIntoInkwell', player: 'north' });
  expect(JSON.stringify(lorcanaMatch.view(two, 'south'))).not.toContain('"A"');
});

const lessForNext = when(quests, payLessForNext(1, { type: 'character' }));

it('4.3.6 ex. A: the next character that is played uses the reduction up, also one played for free', () => {
  const guide = made('Guide', {}, { abilities: [lessForNext] });
  const gift = made(
    'Gift',
    { type: 'action', cost: 1 },
    { effects: [{ effect: 'playForFree', what: chosen({ zone: 'hand', owner: 'self', withName: 'Free' }) }] },
  );
  const hand = [gift, made('Free'), made('Paid')];
  const at = after(table({ play: [guide], hand, ink: 2 }), 'quest', 'Guide');
  expect(refused(after(at, 'play', 'Free'), 'play', 'Gift')).toEqual([]);
  const played = decided(after(at, 'play', 'Gift'), 'Free');
  expect([zoneOf(played, 'Free'), refused(played, 'play', 'Paid')]).toEqual([
    'play',
    ['lorcana.notEnoughInk'],
  ]);
});

it('4.3.6 ex. B: one that it is not about does not use it up', () => {
  const less = when(quests, payLessForNext(2, { type: 'character', withClassification: 'Puppy' }));
  const guide = made('Guide', {}, { abilities: [less] });
  const hand = [made('Plain'), made('Pup', { classifications: ['Puppy'] })];
  const at = after(table({ play: [guide], hand, ink: 2 }), 'quest', 'Guide');
  expect(zoneOf(after(after(at, 'play', 'Plain'), 'play', 'Pup'), 'Pup')).toBe('play');
});

it('4.3.6 ex. C: what a card says of its own cost works as it is played, what it says of others in play only', () => {
  const late = made(
    'Late',
    {},
    {
      abilities: [
        {
          kind: 'discount',
          amount: 1,
          on: 'this',
          while: thereIs({ controller: 'self', withName: 'Guest' }),
        },
      ],
    },
  );
  expect(refused(table({ hand: [late], ink: 1 }), 'play', 'Late')).toEqual(['lorcana.notEnoughInk']);
  expect(refused(table({ hand: [late], ink: 1, play: [made('Guest')] }), 'play', 'Late')).toEqual([]);
  const inventor = (name: string, rules = {}) => made(name, { classifications: ['Inventor'] }, rules);
  const lead = inventor('Lead', {
    abilities: [
      {
        kind: 'discount',
        amount: 1,
        on: { type: 'character', withClassification: 'Inventor' },
        while: thereIs({ type: 'item', controller: 'self' }, 3),
      },
    ],
  });
  const items = ['A', 'B', 'C'].map((name) => made(name, { type: 'item' }));
  const at = table({ hand: [lead, inventor('Other')], play: items, ink: 3 });
  expect(refused(table({ hand: [lead], play: items, ink: 1 }), 'play', 'Lead')).toEqual([
    'lorcana.notEnoughInk',
  ]);
  expect(refused(after(at, 'play', 'Lead'), 'play', 'Other')).toEqual([]);
});

it('4.6.9 ex. A: both deal their damage and are banished', () => {
  const two = { strength: 2, willpower: 2 };
  const at = table({ play: [made('Ash', two)] }, { play: [[made('Elm', two), out]] });
  const { at: done, events } = told(at, 'challenge', { cardId: 'Ash' }, ['Elm']);
  expect(events.map(({ type }) => type)).toEqual([
    'challenged',
    'exerted',
    'damaged',
    'damaged',
    'banished',
    'banished',
  ]);
  expect([zoneOf(done, 'Ash'), zoneOf(done, 'Elm'), done.state.challenge]).toEqual([
    'discard',
    'discard',
    null,
  ]);
});

it('4.6.9 ex. B: what the bag of the damage does still happens in the challenge', () => {
  const back = when({ event: 'isBanished', card: 'this', inChallenge: 'either' }, may(returned('this')));
  const phoenix = made('Phoenix', { strength: 5 }, { abilities: [back] });
  const thorn = made(
    'Thorn',
    { willpower: 3 },
    {
      abilities: [
        when(
          { event: 'isBanished', card: 'this', inChallenge: 'challenged' },
          { effect: 'banish', what: 'challenger' },
        ),
      ],
    },
  );
  const at = table({ play: [[phoenix, {}]] }, { play: [[thorn, out]] });
  const asked = after(at, 'challenge', 'Phoenix', ['Thorn']);
  expect([zoneOf(asked, 'Phoenix'), asked.state.challenge === null]).toEqual(['discard', false]);
  const done = decided(asked, 'yes');
  expect([zoneOf(done, 'Phoenix'), zoneOf(done, 'Thorn'), done.state.challenge]).toEqual([
    'hand',
    'discard',
    null,
  ]);
});

it('4.6.9 ex. C: what triggers as the challenge is declared resolves before the damage', () => {
  const safe = when(
    { event: 'challenges', card: 'this', other: { withClassification: 'Hyena' } },
    { effect: 'give', what: 'this', gives: [{ cant: 'beDamagedInChallenges' }], for: 'thisChallenge' },
  );
  const rafter = made('Rafter', { willpower: 9 }, { abilities: [safe] });
  const stronger: Ability = always({ type: 'character', atLocation: 'here' }, strength(3));
  const lair = made('Lair', { type: 'location', willpower: 6, moveCost: 1 }, { abilities: [stronger] });
  const hyena = made('Yip', { strength: 0, classifications: ['Hyena'] });
  const at = table({ play: [rafter] }, { play: [lair, [hyena, { ...out, at: 'Lair' }]] });
  const done = after(at, 'challenge', 'Rafter', ['Yip']);
  expect([card(at, 'Yip').strength, card(done, 'Rafter').damage, card(done, 'Yip').damage]).toEqual([
    3, 0, 2,
  ]);
  const other = made('Yap', { strength: 3 });
  const hurt = after(table({ play: [rafter] }, { play: [[other, out]] }), 'challenge', 'Rafter', ['Yap']);
  expect(card(hurt, 'Rafter').damage).toBe(3);
});

it('4.3.2: a card is paid for before anything is chosen for it', () => {
  const strike = made('Strike', { type: 'action', cost: 2 }, { effects: [damage(1, chosen(opposing()))] });
  const at = after(table({ hand: [strike], ink: 2 }, { play: [pim, made('Pom')] }), 'play', 'Strike');
  expect(at.state.objects.objects.filter(({ zone, exerted }) => zone === 'inkwell' && exerted)).toHaveLength(
    2,
  );
  expect([zoneOf(at, 'Strike'), lorcanaMatch.toAct(at)]).toEqual(['resolving', ['north']]);
});

it('4.6.1: a ready and dry character challenges, no other', () => {
  const foe = { play: [[pim, out] as const] };
  const challenger = (status: object) => table({ play: [[made('Ash'), status]] }, foe);
  expect(refused(challenger({}), 'challenge', 'Ash', ['Pim'])).toEqual([]);
  expect(refused(challenger(out), 'challenge', 'Ash', ['Pim'])).toEqual(['lorcana.notReady']);
  expect(refused(challenger({ drying: true }), 'challenge', 'Ash', ['Pim'])).toEqual(['lorcana.drying']);
});

it('4.6.8.3: a location deals no damage back', () => {
  const isle = made('Isle', { type: 'location', willpower: 5, moveCost: 1 });
  const at = after(table({ play: [pim] }, { play: [isle] }), 'challenge', 'Pim', ['Isle']);
  expect([card(at, 'Pim').damage, card(at, 'Isle').damage]).toEqual([0, 2]);
});

it('4.7.2: a move to where it is does nothing', () => {
  const isle = made('Isle', { type: 'location', willpower: 5, moveCost: 1 });
  const keen = made(
    'Keen',
    {},
    { abilities: [when({ event: 'movesToLocation', card: 'this' }, { effect: 'gainLore', amount: 1 })] },
  );
  const ferry = made(
    'Ferry',
    { type: 'action', cost: 1 },
    {
      effects: [
        {
          effect: 'moveToLocation',
          what: chosen(yourCharacters()),
          to: { choose: { type: 'location' }, as: 'there' },
        },
      ],
    },
  );
  const at = table({ play: [isle, [keen, { at: 'Isle' }]], hand: [ferry], ink: 1 });
  expect(loreOf(after(at, 'play', 'Ferry'), 'north')).toBe(0);
  const from = table({ play: [isle, keen], hand: [ferry], ink: 1 });
  expect(loreOf(after(from, 'play', 'Ferry'), 'north')).toBe(1);
});
