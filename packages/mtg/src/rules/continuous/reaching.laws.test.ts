import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { card, change } from '../../../test/board.js';
import { bear, leaving, printed } from '../../../test/continuous.js';
import { matchOf } from '../../../test/match.js';
import type { StaticAbility } from '../../language/card-definition.js';
import { BEYOND_BATTLEFIELD } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { moveCard } from '../../state/zones.js';
import type { StaticsOf } from './statics.js';
import { definersIn } from './defining.js';
import { baseOf } from './layers.js';
import { isReaching } from './reaching.js';
import { refresh } from './refresh.js';

type Step = readonly [
  string,
  Partial<MtgCard> | 'battlefield' | 'hand' | 'graveyard' | 'stack' | 'library' | 'pumped',
];
const step: fc.Arbitrary<Step> = fc.tuple(
  fc.constantFrom('dawn', 'dusk', 'own', 'theirs', 'size', 'lord'),
  fc.constantFrom<Step[1]>(
    'battlefield',
    'hand',
    'graveyard',
    'stack',
    'library',
    'pumped',
    { tapped: true },
    { phasedOut: true },
    { phasedOut: false },
    { controller: 'foe' },
    { types: ['artifact'] },
  ),
);

const ABILITIES: Readonly<Record<string, StaticAbility>> = {
  dawn: {
    id: 'dawn',
    affects: { each: { zone: BEYOND_BATTLEFIELD, owner: 'self' } },
    change: { colors: ['white'] },
  },
  dusk: {
    id: 'dusk',
    affects: { each: { zone: BEYOND_BATTLEFIELD, owner: 'self', type: 'creature' } },
    change: { colors: ['black'] },
  },
  size: { id: 'size', affects: 'self', change: { setPower: { count: { type: 'creature' } } } },
  lord: { id: 'lord', affects: { each: { type: 'creature' } }, change: { power: 1 } },
};

function taken(state: MtgMatchState, [id, what]: Step): MtgMatchState {
  if (what === 'pumped') return leaving(state, { on: [id], change: { power: 1 } });
  return typeof what === 'string' ? moveCard(state, id, what) : change(state, id, what);
}

it('611.3 law: cards beyond the battlefield that are known to be settled are what they are among all that are made anew', () => {
  fc.assert(
    fc.property(
      fc.subarray(Object.keys(ABILITIES)),
      fc.array(step, { maxLength: 9 }),
      (having: readonly string[], steps: readonly Step[]) => {
        const staticsOf: StaticsOf = ({ instanceId }) => {
          const ability = having.includes(instanceId) ? ABILITIES[instanceId] : undefined;
          return ability ? [ability] : [];
        };
        const cards = [
          printed(card('dawn', 'you', { types: ['enchantment'] })),
          printed(card('dusk', 'foe', { types: ['enchantment'], zone: 'hand' })),
          bear('own', 'you', { zone: 'hand', colors: ['red'] }),
          bear('theirs', 'foe', { zone: 'graveyard', colors: ['red'] }),
          bear('size', 'you', { zone: 'library', colors: ['green'] }),
          bear('lord', 'you', { colors: ['green'] }),
        ];
        let state = refresh(matchOf(...cards), staticsOf);
        for (const one of steps) {
          const changed = taken(state, one);
          state = refresh(changed, staticsOf);
          expect(state).toEqual(refresh(structuredClone(changed), (known) => staticsOf(known)));
          expect(refresh(state, staticsOf)).toBe(state);
          const none = !having.includes('dawn') && !having.includes('dusk');
          if (none || isReaching(state, definersIn(state, staticsOf), staticsOf)) continue;
          const others = state.cards.filter(
            ({ zone, instanceId }) => zone !== 'battlefield' && instanceId !== 'size',
          );
          expect(others.every((found) => baseOf(found) === found)).toBe(true);
        }
      },
    ),
    { numRuns: 300 },
  );
});
