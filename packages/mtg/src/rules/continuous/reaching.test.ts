import { describe, expect, it } from 'vitest';
import { card, cardOf, change } from '../../../test/board.js';
import { bear, leaving, printed, statics } from '../../../test/continuous.js';
import { matchOf } from '../../../test/match.js';
import { BEYOND_BATTLEFIELD } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { turnedOver } from '../../state/printed.js';
import { moveCard } from '../../state/zones.js';
import type { StaticsOf } from './statics.js';
import { printedOf } from './layers.js';
import { refresh } from './refresh.js';

const dawn = {
  affects: {
    each: {
      zone: BEYOND_BATTLEFIELD,
      anyOf: [
        { zone: 'stack', controller: 'self' },
        { owner: 'self', not: { type: 'land' } },
      ],
    },
  },
  change: { colors: ['white'] },
} as const;
const rule = statics({ dawn });
const flag = printed(card('dawn', 'you', { types: ['enchantment'] }));
const ogre = (id: string, facts: Partial<MtgCard> = {}, owner = 'you') =>
  bear(id, owner, { colors: ['red'], ...facts });
const colorsIn = (state: MtgMatchState, ...ids: readonly string[]) =>
  ids.map((id) => cardOf(state, id).colors.join());

describe('611.3 static abilities that affect cards beyond the battlefield', () => {
  const cards = [
    flag,
    ogre('hand', { zone: 'hand' }),
    ogre('library', { zone: 'library' }),
    ogre('graveyard', { zone: 'graveyard' }),
    ogre('theirs', { zone: 'hand' }, 'foe'),
    ogre('here'),
    printed(card('land', 'you', { zone: 'hand', types: ['land'], colors: ['green'] })),
  ];
  const start = refresh(matchOf(...cards), rule);

  it('611.3a change them in the zones that they name, and no permanents', () => {
    expect(colorsIn(start, 'hand', 'library', 'graveyard')).toEqual(['white', 'white', 'white']);
    expect(colorsIn(start, 'theirs', 'here', 'land')).toEqual(['red', 'red', 'green']);
  });

  it('611.3b end with their source: the cards are again what is printed on them', () => {
    const gone = refresh(moveCard(start, 'dawn', 'graveyard'), rule);
    expect(colorsIn(gone, 'hand', 'library', 'graveyard')).toEqual(['red', 'red', 'red']);
    const phased = refresh(change(start, 'dawn', { phasedOut: true }), rule);
    expect(colorsIn(phased, 'hand', 'library')).toEqual(['red', 'red']);
  });

  it('400.7 follow a card from zone to zone, and its new controller', () => {
    const moved = refresh(moveCard(start, 'library', 'exile'), rule);
    expect(colorsIn(moved, 'library')).toEqual(['white']);
    const here = refresh(moveCard(start, 'hand', 'battlefield'), rule);
    expect(colorsIn(here, 'hand')).toEqual(['red']);
    const cast = refresh(moveCard(start, 'theirs', 'stack', { controller: 'you' }), rule);
    expect(colorsIn(cast, 'theirs')).toEqual(['white']);
    const under = refresh(leaving(start, { on: ['dawn'], change: { controller: 'foe' } }), rule);
    expect(colorsIn(under, 'hand', 'theirs')).toEqual(['red', 'white']);
  });

  it('611.3 stand beside others on one permanent, which say nothing of cards elsewhere', () => {
    const both: StaticsOf = (found) => [
      ...rule(found),
      ...statics({ dawn: { affects: { each: { type: 'creature' } }, change: { power: 1 } } })(found).map(
        (ability) => ({ ...ability, id: 'more' }),
      ),
    ];
    const state = refresh(matchOf(...cards), both);
    expect(colorsIn(state, 'hand', 'here')).toEqual(['white', 'red']);
    expect([cardOf(state, 'hand').power, cardOf(state, 'here').power]).toEqual([2, 3]);
  });

  it('712 do so once the side of a card that has one is turned up', () => {
    const isDawn: StaticsOf = ({ publicId }) => (publicId === 'dawn' ? [{ id: 's', ...dawn }] : []);
    const dusk = printed(card('dusk', 'you', { types: ['enchantment'] }));
    const sides = { up: 'front', other: { publicId: 'dawn', printed: printedOf(flag) } } as const;
    const day = refresh(matchOf({ ...dusk, sides }, ogre('hand', { zone: 'hand' })), isDawn);
    expect(colorsIn(day, 'hand')).toEqual(['red']);
    const turned = turnedOver(cardOf(day, 'dusk')) ?? {};
    expect(colorsIn(refresh(change(day, 'dusk', turned), isDawn), 'hand')).toEqual(['white']);
  });

  it('613.1 give the very same state a second time', () => {
    expect(refresh(start, rule)).toBe(start);
  });

  it('109.2 say nothing of cards elsewhere where they name no zone', () => {
    const all = statics({ dawn: { affects: { each: { owner: 'self' } }, change: { colors: ['white'] } } });
    const state = refresh(matchOf(...cards), all);
    expect(colorsIn(state, 'hand', 'graveyard', 'here')).toEqual(['red', 'red', 'white']);
  });

  it('613.8 are asked of the whole state where they look at more than one card', () => {
    const mine = { zone: BEYOND_BATTLEFIELD, owner: 'self', counterCount: { gte: 1 } } as const;
    const some = statics({ dawn: { affects: { each: mine }, change: { colors: ['white'] } } });
    const marked = matchOf(
      flag,
      ogre('a', { zone: 'exile', counters: { time: 1 } }),
      ogre('b', { zone: 'exile' }),
    );
    expect(colorsIn(refresh(marked, some), 'a', 'b')).toEqual(['white', 'red']);
  });
});
