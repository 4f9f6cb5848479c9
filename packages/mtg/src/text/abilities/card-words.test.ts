import { describe, expect, it } from 'vitest';
import type { CardDefinition, StaticAbility, TriggeredAbility } from '../../language/card-definition.js';
import { parseActivatedAbilities } from './activated.js';
import { printCard } from './print-card.js';
import { printStatic, printTriggered } from './print-parts.js';
import { parseSpellEffect } from './spell.js';
import { parseTriggeredAbilities } from './triggered.js';

const DRUID = { name: 'Moss Druid', types: ['creature'] };
const t1 = { bound: 't1' } as const;

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

describe('spells', () => {
  it('608.2c reads the whole text of an instant or sorcery', () => {
    expect(parseSpellEffect('Destroy target artifact. You gain 2 life.')).toMatchObject({
      ok: true,
      value: {
        effects: [
          { effect: 'destroy', what: t1 },
          { effect: 'gainLife', amount: 2 },
        ],
      },
    });
    expect(parseSpellEffect('Destroy all artifacts, creatures, and lands.')).toMatchObject({
      value: {
        effects: [
          {
            effect: 'destroy',
            what: { each: { anyOf: [{ type: 'artifact' }, { type: 'creature' }, { type: 'land' }] } },
          },
        ],
      },
    });
  });

  it('601.2d says what is divided', () => {
    expect(
      parseSpellEffect('Sudden Hail deals 3 damage divided as you choose among any number of targets.', {
        name: 'Sudden Hail',
      }),
    ).toMatchObject({
      value: {
        effects: [{ effect: 'damage', amount: 3, to: t1, divided: true }],
        targets: { slots: [{ division: { total: 3 } }] },
      },
    });
  });

  it.each([
    '',
    'Kicker {2}\nDraw a card.',
    'Choose one —\n• Draw a card.\n• Discard a card.',
    'As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.',
    'Draw a card. Flashback {2}',
    'Destroy all artifacts and creatures you control.',
  ])('refuses: %s', (words) => expect(parseSpellEffect(words)).toMatchObject({ ok: false }));
});

describe('static abilities', () => {
  it.each<[string, Omit<StaticAbility, 'id'>]>([
    [
      'Goblins you control get +1/+0.',
      { affects: { each: { subtype: 'Goblin', controller: 'self' } }, change: { power: 1 } },
    ],
    ['Enchanted creature has flying.', { affects: 'host', change: { addKeywords: [{ keyword: 'flying' }] } }],
    [
      'Other Elves get +1/+1 and have trample.',
      {
        affects: { each: { subtype: 'Elf', excludeSelf: true } },
        change: { power: 1, toughness: 1, addKeywords: [{ keyword: 'trample' }] },
      },
    ],
    [
      "Enchanted creature can't attack or block.",
      { affects: 'host', change: { addKeywords: [{ keyword: 'cantAttack' }, { keyword: 'cantBlock' }] } },
    ],
  ])('604.1 %s', (words, ability) => {
    expect(printStatic({ id: 's', ...ability })).toEqual({ ok: true, value: words });
  });

  it('refuses what has no words', () => {
    expect(printStatic({ id: 's', affects: 'self', change: { setPower: 3 } })).toMatchObject({
      issues: [{ code: 'mtg.noWords', data: { what: 'change', id: 's' } }],
    });
  });
});

describe('keyword abilities', () => {
  it.each(['Equip {2}', 'Cycling {1}{U}', 'Unearth—Pay 2 life.', 'Crew 3'])(
    '702 %s is refused by name',
    (words) => {
      expect(parseActivatedAbilities(words, DRUID)).toMatchObject([
        { ability: { ok: false, issues: [{ code: 'mtg.keywordAbility' }] } },
      ]);
    },
  );

  it('leaves other lines alone', () => {
    expect(parseActivatedAbilities('Flying\nGoblins you control get +1/+0.', DRUID)).toEqual([]);
  });
});

describe('a card in words', () => {
  const card: CardDefinition = {
    id: 'moss-druid',
    name: 'Moss Druid',
    cost: [1, 'G'],
    supertypes: [],
    types: ['creature'],
    subtypes: ['Elf', 'Druid'],
    power: 1,
    toughness: 1,
    keywords: [
      { keyword: 'reach' },
      { keyword: 'protection', from: { color: 'red' } },
      { keyword: 'cantBlock' },
    ],
    activated: [
      {
        id: 'tap',
        costs: [{ cost: 'tap' }],
        effects: [{ effect: 'addMana', mana: { green: 1 } }],
        isManaAbility: true,
      },
    ],
    triggered: [
      {
        id: 'dies',
        trigger: { on: 'moves', what: 'self', from: 'battlefield', to: 'graveyard' },
        effects: [{ effect: 'draw', who: 'you' }],
      },
    ],
    static: [
      {
        id: 'lord',
        affects: { each: { subtype: 'Elf', excludeSelf: true } },
        change: { power: 1, toughness: 1 },
      },
    ],
    unexpressed: ['a dance'],
  };

  it('has a line for each ability, and says what is missing', () => {
    expect(printCard(card)).toEqual({
      lines: [
        "Moss Druid can't block.",
        'Reach, protection from red',
        'Other Elves get +1/+1.',
        'When Moss Druid dies, draw a card.',
        '{T}: Add {G}.',
      ],
      unsaid: [{ code: 'mtg.unexpressed', data: { words: 'a dance' } }],
    });
  });

  it('speaks of what an Aura is attached to', () => {
    const aura: CardDefinition = {
      ...card,
      subtypes: ['Aura'],
      keywords: [{ keyword: 'enchant', cards: { type: 'land' } }],
      activated: [],
      triggered: [],
      static: [{ id: 'still', affects: 'host', change: { addKeywords: [{ keyword: 'doesntUntap' }] } }],
      unexpressed: [],
    };
    expect(printCard(aura)).toEqual({
      lines: ['Enchant land', "Enchanted land doesn't untap during its controller's untap step."],
      unsaid: [],
    });
  });

  it('700.2 prints modes, and says how many are chosen; of some numbers there are no words', () => {
    const options = [
      { id: 'one', effects: [{ effect: 'draw' as const }] },
      { id: 'two', effects: [{ effect: 'gainLife' as const, amount: 4 }] },
    ];
    const spell: CardDefinition = {
      ...card,
      keywords: [],
      activated: [],
      triggered: [],
      static: [],
      unexpressed: [],
      spell: { modes: { min: 1, max: 1, options } },
    };
    expect(printCard(spell).lines).toEqual(['Choose one —\n• Draw a card.\n• You gain 4 life.']);
    const chosen = (min: number, max: number) =>
      printCard({ ...spell, spell: { modes: { min, max, options } } });
    expect(chosen(2, 2).lines[0]).toMatch(/^Choose two —/u);
    expect(chosen(1, 2).lines[0]).toMatch(/^Choose one or both —/u);
    expect(chosen(0, 1).unsaid).toMatchObject([{ data: { what: 'modes' } }]);
  });

  it('604.3 says from what power and toughness are counted, or that there are no words for it', () => {
    const counted = (count: { subtype: string } | { zone: 'hand' }): CardDefinition => ({
      ...card,
      keywords: [],
      activated: [],
      triggered: [],
      static: [],
      unexpressed: [],
      power: { count },
      toughness: { count },
    });
    expect(printCard(counted({ subtype: 'Swamp' })).lines).toEqual([
      "Moss Druid's power and toughness are each equal to the number of Swamps.",
    ]);
    expect(printCard(counted({ zone: 'hand' }))).toMatchObject({
      lines: [],
      unsaid: [{ data: { what: 'power' } }],
    });
  });
});
