import { expect, it } from 'vitest';
import { card } from '../../../test/board.js';
import { bear, statics } from '../../../test/continuous.js';
import { matchOf } from '../../../test/match.js';
import { refresh, staticUses } from './refresh.js';

const lord = {
  affects: { each: { type: 'creature', color: 'white' } },
  change: { power: 1, toughness: 1 },
} as const;
const rules = statics({ flag: lord });
const flag = card('flag', 'you', { types: ['enchantment'] });

it('613.1 tells of each static ability that applies whether anything is otherwise for it', () => {
  const alone = refresh(matchOf(flag, bear()), rules);
  const of = { source: { kind: 'card', id: 'flag' }, says: lord };
  expect(staticUses(alone, rules)).toMatchObject([{ ...of, changed: false }]);
  const led = refresh(matchOf(flag, bear('knight', 'you', { colors: ['white'] })), rules);
  expect(staticUses(led, rules)).toMatchObject([{ ...of, changed: true }]);
});

it('tells of none whose condition does not hold, and of none elsewhere', () => {
  const asked = statics({ flag: { ...lord, if: { what: { each: { type: 'artifact' } } } } });
  expect(staticUses(refresh(matchOf(flag, bear()), asked), asked)).toEqual([]);
  const inHand = matchOf(card('flag', 'you', { types: ['enchantment'], zone: 'hand' }), bear());
  expect(staticUses(refresh(inHand, rules), rules)).toEqual([]);
});
