/** The printed examples of 6.1, with made-up cards. */
import { expect, it } from 'vitest';
import {
  all,
  banish,
  chosen,
  damage,
  discards,
  draw,
  lore,
  may,
  opposing,
  otherCharacters,
  pay,
  played,
  quests,
  strength,
  thisTurn,
  when,
  winsChallenge,
  yours,
} from '../../sets/phrases.js';
import { parseCard } from '../../text/abilities/parse-card.js';
import { act, hero, out, pim } from '../../../test/example-cards.js';
import { after, card, countIn, decided, made, refused, table, zoneOf } from '../../../test/table.js';

const face = {
  name: 'Lamp',
  type: 'character',
  cost: 2,
  inkwell: true,
  ink: 'amber',
  strength: 1,
  willpower: 2,
  lore: 1,
  classifications: [],
} as const;

it('6.1.1 ex.: the whole sentence is the ability, what follows the comma its effect', () => {
  const text = 'ALARM Whenever this character is challenged, each opponent chooses and discards a card.';
  expect(parseCard({ ...face, text }).card.abilities).toEqual([
    {
      kind: 'triggered',
      name: 'ALARM',
      on: [{ event: 'isChallenged', card: 'this' }],
      effects: [{ effect: 'discard', who: 'eachOpponent', amount: 1 }],
    },
  ]);
});

it('6.1.1.2 ex. A: a keyword and a trigger are two abilities', () => {
  const { card: read } = parseCard({
    ...face,
    text: 'Evasive\nGLOW When you play this character, draw a card.',
  });
  expect([read.facts.keywords, read.abilities.map(({ kind }) => kind)]).toEqual([
    [{ keyword: 'evasive' }],
    ['triggered'],
  ]);
});

it('6.1.1.2 ex. B: an action has an effect and no ability', () => {
  const { strength: _s, willpower: _w, lore: _l, ...rest } = face;
  const { card: read } = parseCard({ ...rest, type: 'action', text: 'Banish chosen damaged character.' });
  expect([read.abilities, read.effects?.map(({ effect }) => effect)]).toEqual([[], ['banish']]);
});

it('6.1.3 ex. A: up to two are none, one or two, and no one twice', () => {
  const tired = act(
    'Tired',
    {
      effect: 'give',
      what: { choose: { type: 'character' }, count: 2, upTo: true },
      gives: [strength(-1)],
      for: 'thisTurn',
    },
    draw(),
  );
  const at = after(table({ hand: [tired], ink: 1, play: [pim, made('Pom')] }), 'play', 'Tired');
  expect(refused(at, 'decide', undefined, ['Pim', 'Pim'])).not.toEqual([]);
  expect(countIn(decided(at), 'north', 'hand')).toBe(1);
  expect([
    card(decided(at, 'Pim', 'Pom'), 'Pim').strength,
    card(decided(at, 'Pim', 'Pom'), 'Pom').strength,
  ]).toEqual([1, 1]);
});

it('6.1.3 ex. B: two choices of one sentence may choose the same', () => {
  const swap = act(
    'Swap',
    thisTurn(chosen(opposing()), strength(-4)),
    thisTurn(chosen({ type: 'character' }), strength(4)),
  );
  const at = after(table({ hand: [swap], ink: 1, play: [made('Own')] }, { play: [pim] }), 'play', 'Swap');
  expect(card(decided(at, 'Pim'), 'Pim').strength).toBe(2);
});

const itemCost = {
  choose: [{ to: 'banish', of: { type: 'item', controller: 'self', zone: 'play' } }],
} as const;

it('6.1.5.2 ex. A: without an item to banish no damage is dealt', () => {
  const forge = hero(when(quests, { effect: 'may', cost: itemCost, do: [damage(5, chosen(opposing()))] }));
  const foe = { play: [made('Far', { willpower: 9 })] };
  expect(card(after(table({ play: [forge] }, foe), 'quest', 'Hero'), 'Far').damage).toBe(0);
  const paid = decided(
    after(table({ play: [forge, made('Jug', { type: 'item' })] }, foe), 'quest', 'Hero'),
    'yes',
  );
  expect([zoneOf(paid, 'Jug'), card(paid, 'Far').damage]).toEqual(['discard', 5]);
});

it('6.1.5.2 ex. B, 6.1.5.1: three cards for shuffling this away, none without', () => {
  const gone = hero(
    when(
      quests,
      may({ effect: 'ifDone', do: [{ effect: 'shuffleIntoDeck', what: 'this' }], next: [draw(3)] }),
    ),
  );
  const at = after(table({ play: [gone] }), 'quest', 'Hero');
  expect([countIn(decided(at, 'yes'), 'north', 'hand'), countIn(decided(at, 'no'), 'north', 'hand')]).toEqual(
    [3, 0],
  );
  const banished = act('Out', banish('this'), {
    effect: 'ifDone',
    do: [{ effect: 'banish', what: { all: { withName: 'Nobody' } } }],
    next: [draw(3)],
  });
  expect(countIn(after(table({ hand: [banished], ink: 1 }), 'play', 'Out'), 'north', 'hand')).toBe(0);
});

it('6.1.5.2 ex. C: what is not discarded for is banished', () => {
  const dear = made(
    'Dear',
    {},
    {
      abilities: [
        when(played, {
          effect: 'either',
          of: [
            { label: 'discard', do: [discards(1)] },
            { label: 'banish', do: [banish('this')] },
          ],
        }),
      ],
    },
  );
  expect(zoneOf(after(table({ hand: [dear], ink: 2 }), 'play', 'Dear'), 'Dear')).toBe('discard');
  const asked = after(table({ hand: [dear, pim], ink: 2 }), 'play', 'Dear');
  const kept = decided(asked, 'discard');
  expect([zoneOf(kept, 'Dear'), zoneOf(kept, 'Pim'), zoneOf(decided(asked, 'banish'), 'Dear')]).toEqual([
    'play',
    'discard',
    'discard',
  ]);
});

it('6.1.5.2 ex. D: where nothing is banished nobody draws', () => {
  const trade = act(
    'Trade',
    may({
      effect: 'ifDone',
      do: [banish(chosen({ type: 'item' }))],
      next: [{ effect: 'draw', who: { ownerOf: 'them' }, amount: 2 }],
    }),
  );
  const at = after(
    table({ hand: [trade], ink: 1 }, { play: [made('Jug', { type: 'item' })] }),
    'play',
    'Trade',
  );
  const yes = decided(at, 'yes');
  expect([countIn(yes, 'south', 'hand'), countIn(decided(at, 'no'), 'south', 'hand')]).toEqual([2, 0]);
});

it('6.1.6 ex.: another one is banished, and the others get more', () => {
  const lead = made(
    'Lead',
    { willpower: 9 },
    { abilities: [when(winsChallenge, thisTurn(all(otherCharacters()), lore(1)))] },
  );
  const at = after(
    table({ play: [lead, pim] }, { play: [[made('Foe', { willpower: 1 }), out]] }),
    'challenge',
    'Lead',
    ['Foe'],
  );
  expect([card(at, 'Lead').lore, card(at, 'Pim').lore]).toEqual([1, 2]);
});

it('6.1.7.1 ex.: what is played for free is played for no other cost', () => {
  const crypt = made(
    'Crypt',
    { type: 'location', willpower: 5, moveCost: 1 },
    {
      abilities: [
        pay(
          { banish: 'this' },
          { effect: 'playForFree', what: chosen(yours('discard', { type: 'character' })) },
        ),
      ],
    },
  );
  const dora = made('Dora', { version: 'Two', has: [['shift', 1]] });
  const at = after(
    table({ play: [crypt, made('Dora', { version: 'One' })], discard: [dora] }),
    'activate',
    'Crypt',
    undefined,
    { ability: 0 },
  );
  expect(card(at, 'Dora 2')).toMatchObject({ zone: 'play', cardsUnder: 0, drying: true });
  expect(zoneOf(at, 'Dora')).toBe('play');
});

it('6.1.8 ex., 6.7.2.1: for each card that was discarded one is drawn, or none at all', () => {
  const toll = act(
    'Toll',
    { effect: 'discard', who: 'eachOpponent', amount: 2 },
    may({ effect: 'draw', amount: 'result' }),
  );
  const at = after(table({ hand: [toll], ink: 1 }, { hand: [pim, made('Pom')] }), 'play', 'Toll');
  expect([countIn(decided(at, 'yes'), 'north', 'hand'), countIn(decided(at, 'no'), 'north', 'hand')]).toEqual(
    [2, 0],
  );
});
