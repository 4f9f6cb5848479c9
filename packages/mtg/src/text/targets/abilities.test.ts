import type { Result } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { parseActivatedAbilities } from '../abilities/activated.js';
import { parseTriggeredAbilities } from '../abilities/triggered.js';
import { parseTargetRequirements } from './parse.js';
import type { AbilityInText } from './requirement.js';

const abilitiesOf = (text: string, types: readonly string[]) =>
  parseTargetRequirements(text, { name: 'Brass Owl', types }).map(({ ability }) => ability);
const creature = ['creature'];
const codes = (read: readonly { readonly ability: Result<unknown> }[]) =>
  read.map(({ ability }) => (ability.ok ? 'read' : ability.issues.map(({ code }) => code).join(' ')));

describe('which ability a target is of', () => {
  it.each<readonly [string, string, readonly string[], readonly AbilityInText[]]>([
    [
      "603.7 a delayed trigger waits for the spell's target",
      'When target creature dies this turn, draw a card.',
      ['instant'],
      [{ kind: 'spell', index: 0 }],
    ],
    [
      '603.7 and has targets of its own',
      'When target creature dies this turn, destroy target land.',
      ['instant'],
      [
        { kind: 'spell', index: 0 },
        { kind: 'triggered', index: 1 },
      ],
    ],
    [
      '603.7 so do those of an activated ability',
      '{2}: Tap target land. When target creature dies this turn, you gain 1 life.',
      creature,
      [
        { kind: 'activated', index: 0 },
        { kind: 'activated', index: 0 },
      ],
    ],
    [
      '603.7 a trigger that targets nothing keeps its own',
      'Whenever a creature dies this turn, tap target land.',
      ['instant'],
      [{ kind: 'triggered', index: 0 }],
    ],
    [
      'a spaced hyphen is a dash',
      'Landfall - Whenever a land you control enters, tap target creature.',
      creature,
      [{ kind: 'triggered', index: 0 }],
    ],
    [
      'two hyphens are a dash',
      'Landfall -- Whenever a land you control enters, tap target creature.',
      creature,
      [{ kind: 'triggered', index: 0 }],
    ],
    ...['-', '*', '\u2013', '\u2022'].map(
      (bullet) =>
        [
          `700.2 ${bullet} begins a mode`,
          `Choose one \u2014\n${bullet} Tap target land.\n${bullet} Untap target land.`,
          ['instant'],
          [
            { kind: 'spell', index: 0, mode: 0 },
            { kind: 'spell', index: 0, mode: 1 },
          ],
        ] as const,
    ),
    [
      '614.12b anchor words',
      'As Brass Owl enters, choose Moss or Reed.\n\u2022 Moss \u2014 At the beginning of your upkeep, tap target land.\n\u2022 Reed \u2014 {T}: Untap target land.',
      ['enchantment'],
      [
        { kind: 'triggered', index: 1, onlyAs: 'Moss' },
        { kind: 'activated', index: 2, onlyAs: 'Reed' },
      ],
    ],
    [
      '711.2 levels',
      'Level up {1}\n{T}: Untap target land.\nLEVEL 1-3\n2/2\n{T}: Tap target land.\nLEVEL 4+\n4/4\nWhen Brass Owl dies, tap target land.',
      creature,
      [
        { kind: 'activated', index: 1 },
        { kind: 'activated', index: 2, onlyAs: 'level 1-3' },
        { kind: 'triggered', index: 3, onlyAs: 'level 4+' },
      ],
    ],
    [
      '716.2 levels of a Class',
      'When Brass Owl enters, tap target land.\n{2}: Level 2\n{T}: Tap target land.\n{3}: Level 3\n{T}: Untap target land.',
      ['enchantment'],
      [
        { kind: 'triggered', index: 0 },
        { kind: 'activated', index: 2, onlyAs: 'level 2' },
        { kind: 'activated', index: 4, onlyAs: 'level 3' },
      ],
    ],
    [
      '702.179 max speed',
      'Max speed \u2014 {T}: Tap target land.',
      creature,
      [{ kind: 'activated', index: 0, onlyAs: 'max speed' }],
    ],
    [
      '706.3b the rows of a table are of the ability before them',
      'Whenever Brass Owl attacks, roll a d20.\n1\u20149 | Tap target land.\n20 | Untap target land.',
      creature,
      [
        { kind: 'triggered', index: 0 },
        { kind: 'triggered', index: 0 },
      ],
    ],
  ])('%s', (_rule, text, types, expected) => expect(abilitiesOf(text, types)).toEqual(expected));
});

describe('abilities that are not always there', () => {
  it('are not read as if they were', () => {
    const text =
      'Level up {1}\nLEVEL 1-3\n2/2\n{T}: Draw a card.\nLEVEL 4+\n4/4\nWhen Brass Owl dies, draw a card.';
    const options = { name: 'Brass Owl', types: creature };
    expect(codes(parseActivatedAbilities(text, options))).toEqual([
      'mtg.keywordAbility',
      'mtg.conditionalAbility',
    ]);
    expect(codes(parseTriggeredAbilities(text, options))).toEqual(['mtg.conditionalAbility']);
    expect(codes(parseActivatedAbilities('Max speed \u2014 {T}: Draw a card.', options))).toEqual([
      'mtg.conditionalAbility',
    ]);
  });
});

it.each([
  '{T}: Tap two target creatures an opponent controls.',
  '{T}: Tap two target creatures your opponents control.',
  "{T}: Exile two target cards from an opponent's graveyard.",
])('comes back as it was read: %s', (text) =>
  expect(codes(parseActivatedAbilities(text, { types: creature }))).toEqual(['read']),
);

describe('509.1 what blocks what', () => {
  const effects = (text: string) =>
    parseTriggeredAbilities(text, { name: 'Brass Owl', types: ['artifact'] }).map(({ ability }) =>
      ability.ok ? ability.value.effects : ability.issues[0]?.code,
    );

  it('is not the Equipment', () => {
    expect(effects('Whenever equipped creature becomes blocked, destroy each creature blocking it.')).toEqual(
      ['mtg.unreadEffect'],
    );
    expect(
      effects('Whenever equipped creature becomes blocked, it deals 1 damage to each creature blocking it.'),
    ).toEqual(['mtg.unreadEffect']);
    expect(
      effects("Whenever equipped creature blocks, it deals 1 damage to each creature it's blocking."),
    ).toEqual(['mtg.unreadEffect']);
  });

  it('is nothing where nothing is named', () => {
    const text = '{1}: Destroy each creature blocking it.';
    expect(codes(parseActivatedAbilities(text, { types: creature }))).toEqual(['mtg.unreadEffect']);
  });

  it('is the card whose trigger it is', () => {
    expect(effects('Whenever Brass Owl becomes blocked, destroy each creature blocking it.')).toMatchObject([
      [{ what: { each: { blockingThis: true } } }],
    ]);
  });

  it('is the card where that deals the damage', () => {
    expect(
      effects('Whenever Brass Owl becomes blocked, it deals 1 damage to each creature blocking it.'),
    ).toMatchObject([[{ to: { each: { blockingThis: true } } }]]);
  });
});
