import { describe, expect, it } from 'vitest';
import { text } from '../../test/quay.js';
import { unwrap } from '../issue.js';
import { verb } from './verbs.js';

describe('the text of a card', () => {
  it.each([
    'Swift.',
    'Whenever this unit is exerted, draw a card.',
    'Whenever any other unit you control is dealt 2 or more damage, you may deal 1 damage to that unit.',
    'Once a turn, whenever any unit is exerted, ready chosen unit you control.',
    'Any other unit you control has 1 more strength.',
    'While you control 2 or more other units, this unit has 1 more strength.',
    'Whenever this unit is exerted, if you control 1 or more other units, draw a card.',
    'Whenever this unit is exerted, if you control 1 or more other units, you may draw a card.',
    'Exert this unit and discard two cards: destroy target unit and heal 2 damage from target unit you control.',
    'Exert this unit: draw a card and exert target other unit you control.',
    'Whenever any unit is exerted, destroy chosen unit you control and draw a card.',
    'Exert this unit: deal 1 damage to target unit, ready that unit, and exert that unit.',
    'Whenever this unit is exerted, destroy target unit and ready that unit.',
    'Whenever any other unit is exerted, ready that unit and destroy target unit.',
    'Whenever any other unit is exerted, destroy two target units and ready that unit.',
    'Exert this unit: deal 1 damage to up to two target units.',
    'Once a turn, deal 1 damage to this unit: target unit has 3 more strength this turn.',
    'Swift. Destroy this unit: exert target unit. Any unit has 1 more strength.',
    'Exert this unit: target unit has 1 more strength and has 2 more strength this turn.',
    'Whenever any unit is exerted, two target units have 1 more strength and have 2 more strength this turn.',
    'Exert this unit: this unit has 1 more strength and has 2 more strength this turn.',
  ])('%s', (words) => {
    const read = unwrap(text.read(words));
    expect(text.print(read)?.split(' ').toSorted()).toEqual(words.split(' ').toSorted());
    expect(unwrap(text.read(text.print(read) ?? ''))).toMatchObject({ keywords: read.keywords });
  });

  it('makes a slot of each target, and leaves what is chosen later in its effect', () => {
    const { activated, abilities } = unwrap(
      text.read('Exert this unit: destroy target unit. Whenever this unit is exerted, ready chosen unit.'),
    );
    const unit = { accepts: [{ kind: 'card', filter: { zone: 'play' } }], min: 1, max: 1 };
    expect(activated).toMatchObject([
      {
        id: 'a1',
        targets: { slots: [{ id: 'target1', ...unit }] },
        do: [{ effect: 'destroy', what: 'target1' }],
      },
    ]);
    expect(abilities).toMatchObject([{ id: 'a2', do: [{ effect: 'ready', what: { choose: unit } }] }]);
  });

  it.each([
    ['Exert this unit: target unit has 1 more strength and has 2 more strength this turn.', 1],
    ['Exert this unit: up to two target units have 1 more strength and have 2 more strength this turn.', 2],
  ])('a target that is said once is one: "%s"', (words, max) => {
    const [use] = unwrap(text.read(words)).activated;
    expect(use?.targets?.slots).toMatchObject([{ id: 'target1', max }]);
    expect(use?.do).toMatchObject([{ what: 'target1' }, { what: 'target1' }]);
  });

  it.each([
    // What is chosen later has no name by which another effect finds it.
    'Exert this unit: chosen unit has 1 more strength and has 2 more strength this turn.',
    'Exert this unit: they have 1 more strength this turn.',
    'Fast.',
    'Whenever this unit are exerted, draw a card.',
    'Exert this unit: draw.',
    'Exert this unit: destroy each unit.',
    'Whenever this unit is exerted, draw a card, if you can.',
    'Target unit has 1 more strength.',
    'While you control any units, this unit has 1 more strength.',
    'Whenever this unit is exerted, if it rains, draw a card.',
    // The wrong number, or one that is not of what an ability watches.
    'Exert this unit: deal 1 damage to target units.',
    'Exert this unit: deal 1 damage to two target unit.',
    'Whenever this unit is exerted, exert chosen units.',
    'Any other units you control has 1 more strength.',
    'Whenever any units is exerted, draw a card.',
    'Whenever up to two any units is exerted, draw a card.',
    'Whenever up to two any units are exerted, draw a card.',
  ])('is refused whole: "%s"', (words) => {
    const read = text.read(`Swift. ${words}`);
    expect(read.ok ? [] : read.issues.map(({ code }) => code)).toEqual(['quay.unread']);
  });

  it.each([
    ['Exert this unit: deal 1 damage to target unit and ready that unit.', 'activated', 'target1'],
    ['Whenever this unit is exerted, destroy target unit and ready that unit.', 'abilities', 'target1'],
    ['Whenever any unit is exerted, draw a card and ready that unit.', 'abilities', 'card'],
    ['Whenever any unit is exerted, exert two target units and ready that unit.', 'abilities', 'card'],
  ] as const)('"that unit" is what was named: "%s"', (words, key, what) => {
    const says = unwrap(text.read(words));
    expect(says[key][0]).toMatchObject({ do: [{}, { effect: 'ready', what }] });
    expect(text.print(says)).toBe(words);
  });

  it.each([
    ['Exert this unit: ready that unit.', 'text.leansOnNothing'],
    ['Whenever this unit is exerted, ready that unit.', 'text.leansOnNothing'],
    ['Exert this unit: ready that unit and destroy target unit.', 'text.leansOnNothing'],
    ['Exert this unit: destroy two target units and ready that unit.', 'text.leansOnNothing'],
    ['Whenever any unit is exerted, destroy target unit and ready that unit.', 'text.ambiguous'],
    ['Whenever any unit is exerted, destroy chosen unit and ready that unit.', 'text.ambiguous'],
    [
      'Exert this unit: destroy target unit, exert target unit you control, and ready that unit.',
      'text.ambiguous',
    ],
    // What is chosen later has no name by which another effect finds it.
    ['Exert this unit: exert chosen unit and ready that unit.', 'quay.unread'],
    ['Exert this unit: destroy target unit and destroy target other unit.', 'text.unclearOther'],
    ['Exert this unit: destroy target unit and exert chosen other unit you control.', 'text.unclearOther'],
    ['Exert this unit: destroy chosen unit and destroy chosen other unit.', 'text.unclearOther'],
    ['Whenever any unit is exerted, destroy target other unit.', 'text.unclearOther'],
    ['Whenever any unit is exerted, if you control 2 or more other units, draw a card.', 'text.unclearOther'],
  ])('is refused where it is unclear: "%s"', (words, code) => {
    const read = text.read(`Swift. ${words}`);
    expect(read.ok ? [] : read.issues.map((found) => found.code)).toEqual([code]);
  });

  it.each(['card', 'target1'])('is not printed where "that unit" would not be %s', (what) => {
    const says = unwrap(text.read('Exert this unit: draw a card.'));
    const activated = says.activated.map((each) => ({ ...each, do: [{ effect: 'ready', what }] as const }));
    expect(text.print({ ...says, activated })).toBeUndefined();
  });

  it('is not printed where "other" would be unclear', () => {
    const { abilities, ...says } = unwrap(
      text.read('Whenever any unit you control is exerted, draw a card.'),
    );
    const other = { zone: 'play', controller: 'self', excludeSelf: true } as const;
    const choose = { accepts: [{ kind: 'card', filter: other }], min: 1, max: 1 } as const;
    const unclear = abilities.map((each) => ({
      ...each,
      do: [{ effect: 'ready', what: { choose } }] as const,
    }));
    expect(text.print({ ...says, abilities: unclear })).toBeUndefined();
  });

  it('is not printed for what has no words', () => {
    const { abilities } = unwrap(text.read('Whenever this unit is exerted, draw a card.'));
    const says = { keywords: [], activated: [], abilities };
    expect(
      text.print({ ...says, abilities: abilities.map((each) => ({ ...each, in: ['hand'] })) }),
    ).toBeUndefined();
    expect(text.print({ ...says, keywords: ['shy'] })).toBeUndefined();
  });
});

it.each([
  [verb('draw <amount:cards>', { effect: 'draw' }), { effect: 'draw', amount: '$amount' }],
  [
    verb(
      'have <by:number> more',
      { effect: 'modify', gives: [{ by: '$by' }] },
      { subject: 'object', lasts: 'while' },
    ),
    { effect: 'modify', gives: [{ by: '$by' }], lasts: '$until', what: '$subject' },
  ],
  [
    verb('are hit for <n:number>', { on: 'hit', amount: { gte: '$n=1' } }, { subject: 'object' }),
    { on: 'hit', amount: { gte: '$n=1' }, card: '$subject' },
  ],
])('%j has each hole of its words once', ({ means }, wanted) => {
  expect(means).toEqual(wanted);
});
