import { describe, expect, it } from 'vitest';
import type { CardDefinition, StaticAbility } from '../../language/card-definition.js';
import { parseActivatedAbilities } from './activated.js';
import { printCard } from './print-card.js';
import { printStatic } from './print-parts.js';
import { parseSpellEffect } from './spell.js';

const DRUID = { name: 'Moss Druid', types: ['creature'] };
const t1 = { bound: 't1' } as const;

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
