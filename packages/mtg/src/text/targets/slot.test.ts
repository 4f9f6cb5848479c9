import { expect, it } from 'vitest';
import { parseTargetRequirements } from './parse.js';

const self = { excludeSelf: true };
const host = { not: { hostOfThis: true } };

it.each<[string, object]>([
  ['When Brine Warden enters, tap another target creature.', self],
  ['At the beginning of your end step, tap another target creature.', self],
  ['Whenever a player casts a spell, tap another target creature.', self],
  ['Whenever Brine Warden or another creature dies, tap another target creature.', self],
  ['Whenever equipped creature attacks, tap another target creature.', host],
  ['Whenever enchanted permanent becomes tapped, tap up to one other target creature.', host],
  ['Equipped creature has "{T}: Tap another target creature."', self],
  ["At the beginning of enchanted creature's controller's upkeep, tap another target creature.", self],
])('"another" is another than what the ability is about: %s', (text, filter) => {
  const [only] = parseTargetRequirements(text, { name: 'Brine Warden', types: ['enchantment'] });
  expect(only?.slot?.accepts).toEqual([
    { kind: 'card', filter: { zone: 'battlefield', type: 'creature', ...filter } },
  ]);
});

it.each([
  'Whenever a creature you control attacks, tap another target creature.',
  'Whenever another creature enters, tap another target creature.',
])('and refused where no filter can say it: %s', (text) =>
  expect(parseTargetRequirements(text, { types: ['enchantment'] })).toMatchObject([
    { understood: false, issues: [{ code: 'mtg.unclearReference' }] },
  ]),
);
