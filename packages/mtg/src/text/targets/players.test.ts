import { describe, expect, it } from 'vitest';
import { mtg } from '../../rules/targeting/kinds.js';
import { parseTargetRequirements, targetSpecOf } from './parse.js';

const here = { zone: 'battlefield', type: 'creature' };
const read = (text: string) =>
  parseTargetRequirements(text).map(({ slot, relations, where }) => [
    slot?.min,
    slot?.max,
    slot?.accepts.map((query) => ('filter' in query ? query.filter : query)),
    relations,
    where,
  ]);
const distinct = (property: string) => [{ relation: 'distinct', property, slots: ['t1'] }];

describe('one of each', () => {
  const opponents = { ...here, controller: 'opponent' };
  it.each<[string, readonly unknown[]]>([
    [
      'For each opponent, tap up to one target creature that player controls.',
      [0, 'any', [opponents], distinct('controller'), undefined],
    ],
    [
      'Tap up to one target creature each opponent controls.',
      [0, 'any', [opponents], distinct('controller'), undefined],
    ],
    [
      'For any number of opponents, tap target creature that player controls.',
      [0, 'any', [opponents], distinct('controller'), undefined],
    ],
    [
      'For each opponent, tap target creature that player controls.',
      ['X', 'X', [opponents], distinct('controller'), 'the number of opponents'],
    ],
    [
      'For each player, tap up to one target creature that player controls.',
      [0, 'any', [here], distinct('controller'), undefined],
    ],
    [
      'For each other player, tap up to one target creature they control.',
      [0, 'any', [{ ...here, not: { controller: 'self' } }], distinct('controller'), undefined],
    ],
    [
      "Exile target card from each player's graveyard.",
      ['X', 'X', [{ zone: 'graveyard' }], distinct('owner'), 'the number of players'],
    ],
  ])('%s', (text, expected) => expect(read(text)).toEqual([expected]));

  it.each([
    'For each opponent, tap up to two target creatures that player controls.',
    'Choose up to one target creature for each opponent.',
    'Each opponent sacrifices a land, then you tap target creature that player controls.',
    'Each player taps target creature of their choice that player controls.',
    'For each opponent, tap target creature that player controls with power X or less.',
  ])('refuses so many of each as no slot says: %s', (text) =>
    expect(parseTargetRequirements(text)).toMatchObject([
      { understood: false, issues: [{ code: 'mtg.unclearEach' }] },
    ]),
  );

  it('lets one of each opponent be chosen, and no two', () => {
    const text = 'For each opponent, tap up to one target creature that player controls.';
    const spec = targetSpecOf(parseTargetRequirements(text), { index: 0 });
    expect(mtg.parseSpec(spec)).toMatchObject({ ok: true });
  });
});

describe('who they are', () => {
  it.each<[string, unknown]>([
    ['It deals 2 damage to target opponent or creature they control.', 'opponent'],
    ["Tap target creature of an opponent's choice they control.", 'role.chooser'],
    [
      'At the beginning of each player’s upkeep, tap target creature that player controls.',
      'role.thatPlayer',
    ],
  ])('%s', (text, controller) => {
    const [only] = parseTargetRequirements(text);
    expect(only?.slot?.accepts.at(-1)).toMatchObject({ filter: { controller } });
  });

  it('is who chooses all that is chosen at once', () => {
    const text = 'An opponent chooses target creature you control and target creature they control.';
    expect(parseTargetRequirements(text)).toMatchObject([
      { slot: { chooser: 'opponent', accepts: [{ filter: { controller: 'self' } }] } },
      { slot: { chooser: 'opponent', accepts: [{ filter: { controller: 'role.chooser' } }] } },
    ]);
  });

  it('is not clear of any player', () => {
    expect(
      parseTargetRequirements('It deals 2 damage to target player or creature that player controls.'),
    ).toMatchObject([{ issues: [{ code: 'mtg.unclearReference' }] }]);
  });
});
