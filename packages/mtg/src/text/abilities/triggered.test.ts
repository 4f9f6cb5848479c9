import { describe, expect, it } from 'vitest';
import type { TriggeredAbility } from '../../language/card-definition.js';
import { printTriggered } from './print-parts.js';
import { parseTriggeredAbilities } from './triggered.js';

const DRUID = { name: 'Moss Druid', types: ['creature'] };

describe('triggered abilities', () => {
  const read = (words: string) => parseTriggeredAbilities(words, DRUID)[0]?.ability;

  it.each<[string, Pick<TriggeredAbility, 'trigger' | 'effects'>]>([
    [
      'When Moss Druid enters the battlefield, you gain 2 life.',
      {
        trigger: { on: 'moves', what: 'self', to: 'battlefield' },
        effects: [{ effect: 'gainLife', amount: 2 }],
      },
    ],
    [
      'Whenever a Goblin dies, draw a card.',
      {
        trigger: { on: 'moves', what: { subtype: 'Goblin' }, from: 'battlefield', to: 'graveyard' },
        effects: [{ effect: 'draw' }],
      },
    ],
    [
      'Whenever a creature dealt damage by Moss Druid this turn dies, draw a card.',
      {
        trigger: {
          on: 'moves',
          what: { type: 'creature' },
          from: 'battlefield',
          to: 'graveyard',
          damagedBy: 'self',
        },
        effects: [{ effect: 'draw' }],
      },
    ],
    [
      "Whenever a land enters the battlefield, Moss Druid deals 1 damage to that land's controller.",
      {
        trigger: { on: 'moves', what: { type: 'land' }, to: 'battlefield' },
        effects: [{ effect: 'damage', amount: 1, to: { controllerOf: { bound: 'it' } } }],
      },
    ],
    [
      "At the beginning of each player's upkeep, that player loses 1 life.",
      {
        trigger: { on: 'step', step: 'upkeep', whose: 'each' },
        effects: [{ effect: 'loseLife', who: { bound: 'player' }, amount: 1 }],
      },
    ],
    [
      'Whenever Moss Druid deals damage to a player, that player discards a card.',
      {
        trigger: { on: 'dealsDamage', what: 'self', to: 'player' },
        effects: [{ effect: 'discard', who: { bound: 'other' } }],
      },
    ],
    [
      'Whenever an opponent casts a red spell, you gain 1 life.',
      {
        trigger: { on: 'casts', who: 'opponent', what: { color: 'red' } },
        effects: [{ effect: 'gainLife', amount: 1 }],
      },
    ],
    [
      'Whenever Moss Druid deals combat damage to a player, draw a card.',
      {
        trigger: { on: 'dealsDamage', what: 'self', to: 'player', combat: true },
        effects: [{ effect: 'draw' }],
      },
    ],
    [
      'Whenever a creature you control deals damage, you gain 1 life.',
      {
        trigger: { on: 'dealsDamage', what: { type: 'creature', controller: 'self' }, to: 'any' },
        effects: [{ effect: 'gainLife', amount: 1 }],
      },
    ],
    [
      'At the beginning of combat on your turn, Moss Druid gets +1/+0 until end of turn.',
      {
        trigger: { on: 'step', step: 'beginCombat', whose: 'you' },
        effects: [{ effect: 'pump', what: 'self', power: 1, toughness: 0, until: 'endOfTurn' }],
      },
    ],
    [
      'Whenever you gain life, draw a card.',
      { trigger: { on: 'gainsLife', who: 'you' }, effects: [{ effect: 'draw' }] },
    ],
    [
      'Whenever an opponent draws a card, that player loses 1 life.',
      {
        trigger: { on: 'draws', who: 'opponent' },
        effects: [{ effect: 'loseLife', who: { bound: 'player' }, amount: 1 }],
      },
    ],
    [
      'Whenever Moss Druid becomes untapped, you gain 1 life.',
      {
        trigger: { on: 'becomesUntapped', what: 'self' },
        effects: [{ effect: 'gainLife', amount: 1 }],
      },
    ],
  ])('603.1 %s', (words, { trigger, effects }) => {
    const ability = { id: 't1', trigger, effects };
    expect(read(words)).toEqual({ ok: true, value: ability });
    expect(printTriggered(ability, DRUID)).toEqual({ ok: true, value: words });
  });

  it('603.8: "when you cast this spell" waits for that, and is no state', () => {
    const words = 'When you cast this spell, draw a card.';
    const trigger = { on: 'casts', who: 'you', what: 'self' };
    expect(read(words)).toMatchObject({ ok: true, value: { trigger, zone: 'stack' } });
  });

  it.each<[string, TriggeredAbility['if']]>([
    ['you control a Goblin', { what: { each: { subtype: 'Goblin', controller: 'self' } } }],
    [
      'an opponent controls three or more lands',
      {
        someone: 'eachOpponent',
        so: { amount: { count: { type: 'land', controller: 'role.someone' } }, gte: 3 },
      },
    ],
    [
      'an opponent controls no lands',
      {
        someone: 'eachOpponent',
        so: { not: { what: { each: { type: 'land', controller: 'role.someone' } } } },
      },
    ],
    [
      'an opponent has 10 or less life',
      { someone: 'eachOpponent', so: { amount: { life: { bound: 'someone' } }, lte: 10 } },
    ],
    [
      'an opponent has eight or more cards in their graveyard',
      {
        someone: 'eachOpponent',
        so: { amount: { cardsIn: 'graveyard', whose: { bound: 'someone' } }, gte: 8 },
      },
    ],
    [
      'you have more life than each opponent',
      {
        not: {
          someone: 'eachOpponent',
          so: { amount: { life: { bound: 'someone' } }, gte: { life: 'you' } },
        },
      },
    ],
    ['you control no artifacts', { not: { what: { each: { type: 'artifact', controller: 'self' } } } }],
    ['you have 5 or less life', { amount: { life: 'you' }, lte: 5 }],
    ['you have no cards in hand', { not: { what: { each: { zone: 'hand', owner: 'self' } } } }],
    [
      'seven or more cards are in your graveyard',
      { amount: { count: { zone: 'graveyard', owner: 'self' } }, gte: 7 },
    ],
    ["it's your turn", { same: ['you', 'activePlayer'] }],
    ["it's not your turn", { not: { same: ['you', 'activePlayer'] } }],
  ])('603.4 asks whether %s', (asked, condition) => {
    const words = `When Moss Druid dies, if ${asked}, draw a card.`;
    const found = read(words);
    expect(found).toMatchObject({ ok: true, value: { if: condition, effects: [{ effect: 'draw' }] } });
    expect(found?.ok && printTriggered(found.value, DRUID)).toEqual({ ok: true, value: words });
  });

  it.each([
    [
      'Landfall — Whenever a land you control enters, draw a card.',
      'Whenever a land you control enters the battlefield, draw a card.',
    ],
    [
      'Whenever a land enters the battlefield under your control, draw a card.',
      'Whenever a land you control enters the battlefield, draw a card.',
    ],
    [
      'When Moss Druid is put into a graveyard from the battlefield, draw a card.',
      'When Moss Druid dies, draw a card.',
    ],
  ])('%s says the same as %s', (words, printed) => {
    const found = read(words);
    expect(found?.ok && printTriggered(found.value, DRUID)).toEqual({ ok: true, value: printed });
  });

  it('603.4 what is asked about may be what "it" means: that is refused', () => {
    const words = 'When Moss Druid enters, if you control a Goblin, it gets +1/+1 until end of turn.';
    expect(read(words)).toMatchObject({ ok: false });
    expect(read(words.replace('you control a Goblin', "it's your turn"))).toMatchObject({ ok: true });
  });

  it('603.10a what died is found again where it went', () => {
    const words = "When Moss Druid dies, return Moss Druid to its owner's hand.";
    const found = read(words);
    expect(found).toMatchObject({
      value: { effects: [{ effect: 'moveCards', what: { bound: 'it' }, to: 'hand' }] },
    });
    expect(found?.ok && printTriggered(found.value, DRUID)).toEqual({ ok: true, value: words });
    expect(read('When Moss Druid dies, put a +1/+1 counter on it.')).toMatchObject({ ok: false });
  });

  it('means by "it" what the trigger names, not the card that deals the damage', () => {
    expect(
      read('Whenever a creature enters the battlefield, Moss Druid deals 2 damage to it.'),
    ).toMatchObject({
      value: { effects: [{ effect: 'damage', amount: 2, to: { bound: 'it' } }] },
    });
    expect(read('Whenever Moss Druid attacks, it gets +1/+1 until end of turn.')).toMatchObject({
      value: { effects: [{ effect: 'pump', what: 'self' }] },
    });
  });

  it.each([
    'Whenever Moss Druid attacks, if you control a happy Goblin, draw a card.',
    'Whenever a creature dies this turn, draw a card.',
    'Whenever you cast your second red spell each turn, draw a card.',
    'Whenever a creature with the most power dies, draw a card.',
    'At the beginning of your next upkeep, draw a card.',
    'When Moss Druid enters the battlefield, target creature gains flying until end of turn. Whenever it attacks, draw a card.',
  ])('refuses: %s', (words) => expect(read(words)).toMatchObject({ ok: false }));
});
