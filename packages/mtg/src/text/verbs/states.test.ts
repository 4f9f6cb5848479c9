import { describe, expect, it } from 'vitest';
import { readCard } from '../../../test/read-card.js';
import { parseCard } from '../abilities/parse-card.js';
import { printCard } from '../abilities/print-card.js';

const SUBJECTS = [
  ['Moss Druid', 'self', 'one'],
  ['Creatures you control', { each: { type: 'creature', controller: 'self' } }, 'many'],
  ['Each other Elf', { each: { subtype: 'Elf', excludeSelf: true } }, 'one'],
  [
    'Artifacts and creatures you control',
    { each: { controller: 'self', anyOf: [{ type: 'artifact' }, { type: 'creature' }] } },
    'many',
  ],
] as const;
const PREDICATES = [
  { one: 'gets +1/+2', many: 'get +1/+2', change: { power: 1, toughness: 2 } },
  {
    one: 'gets +1/+0 for each Forest you control',
    many: 'get +1/+0 for each Forest you control',
    change: { power: { count: { subtype: 'Forest', controller: 'self' } } },
  },
  {
    one: 'has flying and can’t be blocked',
    many: 'have flying and can’t be blocked',
    change: { addKeywords: [{ keyword: 'flying' }, { keyword: 'cantBeBlocked' }] },
  },
  {
    one: 'gets -1/-1, loses flying, and can’t attack or block',
    many: 'get -1/-1, lose flying, and can’t attack or block',
    change: {
      power: -1,
      toughness: -1,
      removeKeywords: ['flying'],
      addKeywords: [{ keyword: 'cantAttack' }, { keyword: 'cantBlock' }],
    },
  },
  {
    one: 'loses all abilities and has base power and toughness 1/1',
    many: 'lose all abilities and have base power and toughness 1/1',
    change: { loseAbilities: true, setPower: 1, setToughness: 1 },
  },
] as const;
const CONDITIONS = [
  ['', undefined],
  [' as long as you have 30 or more life', { amount: { life: 'you' }, gte: 30 }],
  [' unless you have 30 or more life', { not: { amount: { life: 'you' }, gte: 30 } }],
] as const;

const all = SUBJECTS.flatMap(([subject, affects, number]) =>
  PREDICATES.flatMap(({ change, ...words }) =>
    CONDITIONS.map(([when, asked]) => ({
      text: `${subject} ${words[number].replaceAll('’', "'")}${when}.`,
      said: { affects, change, ...(asked === undefined ? {} : { if: asked }) },
    })),
  ),
);

describe('604.1, 611.3a subjects, what is said of them, and conditions stand in any combination', () => {
  it.each(all)('$text', ({ text, said }) => {
    const { static: standing } = readCard(text);
    expect(standing.map(({ id: _id, ...one }) => one)).toEqual([said]);
    const { lines } = printCard(readCard(text));
    expect(readCard(lines.join('\n')).static).toEqual(standing);
  });

  it('several sorts of objects in one sentence are one ability each, with the condition of both', () => {
    const { static: standing } = readCard(
      'As long as Moss Druid is tapped, it gets +2/+2 and other creatures you control have flying.',
    );
    const asked = { what: 'self', is: { tapped: true } };
    expect(standing).toEqual([
      { id: 's1', affects: 'self', change: { power: 2, toughness: 2 }, if: asked },
      {
        id: 's1-2',
        affects: { each: { type: 'creature', controller: 'self', excludeSelf: true } },
        change: { addKeywords: [{ keyword: 'flying' }] },
        if: asked,
      },
    ]);
  });

  it('113.1 a rule about the card holds as long as its condition does', () => {
    const asked = { what: 'self', is: { tapped: true } };
    expect(
      readCard('As long as Moss Druid is tapped, creature spells you cast cost {1} less to cast.').static,
    ).toEqual([
      {
        id: 's1',
        affects: 'self',
        change: {
          addKeywords: [{ keyword: 'spellsCost', spells: { type: 'creature' }, who: 'you', less: [1] }],
        },
        if: asked,
      },
    ]);
  });

  it('509.1b "can\'t block or be blocked by" is about the same creatures', () => {
    const which = { power: { gte: 2 } };
    const card = readCard("Moss Druid can't block or be blocked by creatures with power 2 or greater.");
    expect(card.keywords).toEqual([
      { keyword: 'cantBlock', attackers: which },
      { keyword: 'cantBeBlockedBy', blockers: which },
    ]);
  });

  it.each([
    ['Moss Druid get +1/+1.', 'a plural verb after one'],
    ['Creatures you control gets +1/+1.', 'a singular verb after several'],
    ["Moss Druid doesn't untap during their controllers' untap steps.", 'plural words after one'],
    ['Creatures you control get +1/+1 and get +2/+2.', 'the same said twice'],
    ['Nonbasic lands are an Island.', 'one type of several'],
    ['Moss Druid is Goblins in addition to its other types.', 'several of one'],
    ['Creatures you control get.', 'a verb without its complement'],
    ['Creatures you control get +1/+1 until end of turn.', 'a duration, which a static ability has not'],
    ['Moss Druid can block Walls.', 'what is no rule'],
  ])('is not read: %s (%s)', (text) => {
    const { unexpressed } = parseCard({ name: 'Moss Druid', types: 'Creature', text });
    expect(unexpressed).not.toEqual([]);
  });
});
