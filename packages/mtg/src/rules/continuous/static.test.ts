import { describe, expect, it } from 'vitest';
import { card, cardOf, change } from '../../../test/board.js';
import { statics, printed, bear, leaving, sizeOf, namesOf } from '../../../test/continuous.js';
import { matchOf } from '../../../test/match.js';
import { attach } from '../stack/attach.js';
import { moveCard } from '../../state/zones.js';
import { refresh } from './refresh.js';

describe('static abilities', () => {
  const lord = {
    affects: { each: { type: 'creature', color: 'white' } },
    change: { power: 1, toughness: 1 },
  } as const;
  const crusader = bear('knight', 'you', { colors: ['white'] });
  const flag = card('flag', 'you', { types: ['enchantment'] });

  it('604.2 on everything that a filter lets through now, as long as the source is there', () => {
    const start = matchOf(flag, crusader, bear());
    const state = refresh(start, statics({ flag: lord }));
    expect([sizeOf(state, 'knight'), sizeOf(state, 'bear')]).toEqual(['3/3', '2/2']);
    const painted = leaving(state, { on: ['bear'], change: { colors: ['white'] } });
    expect(sizeOf(refresh(painted, statics({ flag: lord })), 'bear')).toBe('3/3');
    const gone = refresh(moveCard(state, 'flag', 'graveyard'), statics({ flag: lord }));
    expect(sizeOf(gone, 'knight')).toBe('2/2');
  });

  it('113.6 not from another zone, nor phased out', () => {
    for (const facts of [{ zone: 'hand' }, { phasedOut: true }] as const) {
      const state = change(matchOf(flag, crusader), 'flag', facts);
      expect(sizeOf(refresh(state, statics({ flag: lord })), 'knight')).toBe('2/2');
    }
  });

  it('301.5, 303.4 on what the source is attached to', () => {
    const aura = card('wings', 'you', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
    });
    const rule = statics({
      wings: { affects: 'host', change: { addKeywords: [{ keyword: 'flying' }], power: 1 } },
    });
    const start = matchOf(aura, bear(), bear('elf'));
    const on = refresh(attach(start, 'wings', { kind: 'card', id: 'bear' }), rule);
    expect([namesOf(cardOf(on, 'bear')), sizeOf(on, 'bear')]).toEqual([['flying'], '3/2']);
    const moved = refresh(attach(on, 'wings', { kind: 'card', id: 'elf' }), rule);
    expect([namesOf(cardOf(moved, 'bear')), sizeOf(moved, 'elf')]).toEqual([[], '3/2']);
  });

  it('613.7e an effect that came before the Aura gives way to it, one that comes after does not', () => {
    const aura = card('wings', 'you', {
      types: ['enchantment'],
      subtypes: ['Aura'],
      keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
    });
    const rule = statics({ wings: { affects: 'host', change: { addKeywords: [{ keyword: 'flying' }] } } });
    const lame = { on: ['bear'], change: { removeKeywords: ['flying'] } };
    const host = { kind: 'card', id: 'bear' } as const;
    const before = refresh(attach(leaving(matchOf(aura, bear()), lame), 'wings', host), rule);
    expect(namesOf(cardOf(before, 'bear'))).toEqual(['flying']);
    const after = refresh(leaving(refresh(attach(matchOf(aura, bear()), 'wings', host), rule), lame), rule);
    expect(namesOf(cardOf(after, 'bear'))).toEqual([]);
  });

  it('611.3a amounts are counted anew all the time', () => {
    const rule = statics({
      bear: { affects: 'self', change: { power: { count: { type: 'land', controller: 'self' } } } },
    });
    const land = (id: string) => card(id, 'you', { types: ['land'] });
    const one = refresh(matchOf(bear(), land('a')), rule);
    expect(sizeOf(one, 'bear')).toBe('3/2');
    const two = refresh({ ...one, cards: [...one.cards, land('b')] }, rule);
    expect(sizeOf(two, 'bear')).toBe('4/2');
  });

  it('604.3 an ability that defines its own source counts in every zone', () => {
    const hand = { count: { zone: 'hand', owner: 'self' } } as const;
    const rule = statics({ maro: { affects: 'self', change: { setPower: hand, setToughness: hand } } });
    const maro = printed(card('maro', 'you', { types: ['creature'] }));
    const cards = ['a', 'b'].map((id) => card(id, 'you', { zone: 'hand' }));
    const state = refresh(matchOf(maro, ...cards), rule);
    expect(sizeOf(state, 'maro')).toBe('2/2');
    expect(sizeOf(refresh(moveCard(state, 'maro', 'hand'), rule), 'maro')).toBe('3/3');
    const set = leaving(state, { on: ['maro'], change: { setPower: 0, power: 1 } });
    expect(sizeOf(refresh(set, rule), 'maro')).toBe('1/2');
  });

  it('613.6 what an effect affects is settled in its first layer', () => {
    const rule = statics({
      flag: {
        affects: { each: { type: 'creature', color: 'white' } },
        change: { colors: ['black'], power: 1, toughness: 1 },
      },
    });
    expect(cardOf(refresh(matchOf(flag, crusader), rule), 'knight')).toMatchObject({
      colors: ['black'],
      power: 3,
    });
  });

  it('613.11 a rule looks at what objects are in the end, an ability does not', () => {
    const strong = { each: { type: 'creature', power: { gte: 3 } } } as const;
    const names = (keyword: string) => {
      const rule = statics({ flag: { affects: strong, change: { addKeywords: [{ keyword }] } } });
      const start = leaving(matchOf(flag, crusader, bear('bear', 'you', { counters: { '+1/+1': 1 } })), {
        on: ['knight'],
        change: { power: 1 },
      });
      const state = refresh(start, rule);
      return ['knight', 'bear'].map((id) => namesOf(cardOf(state, id)).join());
    };
    expect(names('doesntUntap')).toEqual(['doesntUntap', 'doesntUntap']);
    expect(names('flying')).toEqual(['', '']);
  });

  it('305.7 a land whose types were set has no static ability', () => {
    const land = printed(card('land', 'you', { types: ['land'], subtypes: [] }));
    const rule = statics({ land: { ...lord } });
    const start = matchOf(land, crusader);
    expect(sizeOf(refresh(start, rule), 'knight')).toBe('3/3');
    const state = leaving(start, { on: ['land'], change: { landTypes: ['Swamp'] } });
    expect(sizeOf(refresh(state, rule), 'knight')).toBe('2/2');
  });
});
