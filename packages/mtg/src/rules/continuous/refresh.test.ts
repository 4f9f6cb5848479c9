import { describe, expect, it } from 'vitest';
import { card, cardOf, change, creature } from '../../../test/board.js';
import { statics, printed, bear, leaving, sizeOf, namesOf } from '../../../test/continuous.js';
import { matchOf, matchStateOf, refTo } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';
import { moveCard } from '../../state/zones.js';
import { endTurnEffects, endUntapStep } from './active.js';
import type { StaticsOf } from './statics.js';
import type { Change, Duration } from '../../language/change.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { printedOf } from './layers.js';
import { refresh } from './refresh.js';

const NONE: StaticsOf = () => [];

describe('what permanents are now', () => {
  it('the very same state where there is nothing to do', () => {
    const state = matchOf(bear(), creature('elf', 'foe'), card('land', 'you', { types: ['land'] }));
    expect(refresh(state, NONE)).toBe(state);
  });

  it('613.7d: the same of equal states, whatever was looked at before: what was tried has given nothing its timestamp', () => {
    const lord = statics({ crown: { affects: { each: { type: 'creature' } }, change: { power: 1 } } });
    const start = matchOf(bear(), printed(card('crown', 'you', { types: ['enchantment'], zone: 'hand' })));
    const entered = () => change(start, 'crown', { zone: 'battlefield' });
    const tried = refresh(entered(), lord);
    expect(cardOf(tried, 'crown').timestamp).toBeDefined();
    expect(refresh(entered(), lord)).toEqual(tried);
  });

  it('what is printed, again, where nothing changes it any more', () => {
    const state = change(matchOf(bear()), 'bear', { power: 9, colors: ['red'] });
    expect(refresh(state, NONE)).toEqual(matchOf(bear()));
  });

  it('a card without printed facts is taken for what it is, once something changes it', () => {
    const start = matchOf(creature('elf', 'you'));
    const pumped = refresh(leaving(start, { on: ['elf'], change: { power: 2 } }), NONE);
    expect([sizeOf(pumped, 'elf'), cardOf(pumped, 'elf').printed?.power]).toEqual(['4/2', 2]);
    expect(sizeOf(refresh(endTurnEffects(pumped), NONE), 'elf')).toBe('2/2');
  });

  it.each<[string, Partial<MtgCard>]>([
    ['702.26b what is phased out', { phasedOut: true }],
    ['708.2 what is face down', { faceDown: true }],
    ['what is in another zone', { zone: 'graveyard' }],
  ])('%s stays as it is', (_title, facts) => {
    const state = leaving(matchOf(bear('bear', 'you', { ...facts, counters: { '+1/+1': 1 } })), {
      on: ['bear'],
      change: { power: 2 },
    });
    expect(sizeOf(refresh(state, NONE), 'bear')).toBe('2/2');
  });
});

describe('layers', () => {
  it.each<[string, readonly Change[], Partial<MtgCard>]>([
    ['613.4c both parts', [{ power: 3, toughness: 3 }], { power: 5, toughness: 5 }],
    ['613.4c below 0', [{ power: -4, toughness: 0 }], { power: -2, toughness: 2 }],
    ['613.4b set, then changed, whatever came first', [{ power: 1 }, { setPower: 0 }], { power: 1 }],
    ['613.7 the later one sets', [{ setPower: 5 }, { setPower: 7 }], { power: 7 }],
    ['613.1e colours', [{ colors: ['blue'] }], { colors: ['blue'] }],
    ['613.1d types are added', [{ addTypes: ['artifact'] }], { types: ['creature', 'artifact'] }],
    ['613.1d subtypes are added', [{ addSubtypes: ['Wall', 'Bear'] }], { subtypes: ['Bear', 'Wall'] }],
    [
      '613.1f the later one gives',
      [{ removeKeywords: ['flying'] }, { addKeywords: [{ keyword: 'flying' }] }],
      { keywords: [{ keyword: 'flying' }] },
    ],
    [
      '613.1f the later one takes',
      [{ addKeywords: [{ keyword: 'flying' }] }, { removeKeywords: ['flying'] }],
      { keywords: [] },
    ],
  ])('%s', (_title, changes, facts) => {
    const start = matchOf(bear('bear', 'you', { subtypes: ['Bear'] }));
    const state = leaving(start, ...changes.map((made) => ({ on: ['bear'], change: made })));
    expect(cardOf(refresh(state, NONE), 'bear')).toMatchObject(facts);
  });

  it('613.1d as many subtypes as before, of which some are others', () => {
    const start = matchOf(printed(bear('bear', 'you', { subtypes: ['Elf', 'Druid', 'Scout'] })));
    const creatureTypes = ['Elf', 'Wall', 'Scout'];
    const state = refresh(leaving(start, { on: ['bear'], change: { creatureTypes } }), NONE);
    expect(cardOf(state, 'bear').subtypes).toEqual(creatureTypes);
    expect(cardOf(refresh({ ...state, continuous: [] }, NONE), 'bear').subtypes).toEqual([
      'Elf',
      'Druid',
      'Scout',
    ]);
  });

  it('205.1a what is no creature has no creature types, and is one again afterwards', () => {
    const start = matchOf(
      printed(bear('god', 'you', { types: ['enchantment', 'creature'], subtypes: ['God', 'Shrine'] })),
      printed(bear('stolen', 'you', { controller: 'foe', subtypes: ['God'], token: true })),
    );
    const state = refresh(leaving(start, { on: ['god', 'stolen'], change: { notCreature: true } }), NONE);
    expect(cardOf(state, 'god')).toMatchObject({ types: ['enchantment'], subtypes: ['Shrine'] });
    expect(cardOf(state, 'stolen')).toMatchObject({ types: [], subtypes: [] });
    const again = refresh({ ...state, continuous: [] }, NONE);
    expect(cardOf(again, 'god')).toMatchObject({
      types: ['enchantment', 'creature'],
      subtypes: ['God', 'Shrine'],
    });
  });

  it('208.3 what has no power gets none', () => {
    const start = matchOf(printed(card('rock', 'you', { types: ['artifact'], counters: { '+1/+1': 1 } })));
    const state = refresh(leaving(start, { on: ['rock'], change: { power: 2 } }), NONE);
    expect(cardOf(state, 'rock').power).toBeUndefined();
    const alive = leaving(start, {
      on: ['rock'],
      change: { addTypes: ['creature'], setPower: 3, setToughness: 3 },
    });
    expect(sizeOf(refresh(alive, NONE), 'rock')).toBe('4/4');
  });

  it('208.3 what is printed on a permanent that is no creature is no power of it, but on the battlefield alone', () => {
    const car = (facts: Partial<MtgCard> = {}) =>
      matchOf(card('car', 'you', { types: ['artifact'], power: 3, toughness: 3, ...facts }));
    const parked = refresh(car(), NONE);
    expect(cardOf(parked, 'car').power).toBeUndefined();
    expect(cardOf(parked, 'car').toughness).toBeUndefined();
    expect(refresh(parked, NONE)).toBe(parked);
    expect(cardOf(refresh(car({ zone: 'graveyard' }), NONE), 'car').power).toBe(3);
    const crewed = leaving(parked, { on: ['car'], change: { addTypes: ['creature'] } });
    expect(sizeOf(refresh(crewed, NONE), 'car')).toBe('3/3');
    expect(cardOf(refresh({ ...refresh(crewed, NONE), continuous: [] }, NONE), 'car').power).toBeUndefined();
  });

  it('122.1a counters', () => {
    const state = refresh(
      matchOf(bear('bear', 'you', { counters: { '+1/+1': 3, '-1/-1': 1, age: 4 } })),
      NONE,
    );
    expect(sizeOf(state, 'bear')).toBe('4/4');
    expect(sizeOf(refresh(change(state, 'bear', { counters: {} }), NONE), 'bear')).toBe('2/2');
  });

  it('305.7 a land whose land types are set has only their mana', () => {
    const land = printed(
      card('land', 'you', {
        types: ['land', 'artifact'],
        supertypes: ['basic'],
        subtypes: ['Forest', 'Equipment'],
        keywords: [{ keyword: 'indestructible' }],
      }),
    );
    const state = refresh(leaving(matchOf(land), { on: ['land'], change: { landTypes: ['Island'] } }), NONE);
    expect(cardOf(state, 'land')).toMatchObject({
      supertypes: ['basic'],
      subtypes: ['Island', 'Equipment'],
      keywords: [{ keyword: 'onlyLandTypes' }],
    });
  });

  describe('a land that wakes another, and a flood that makes it a mere Island', () => {
    const land = (id: string, more: Partial<MtgCard> = {}) =>
      printed(card(id, 'you', { types: ['land'], subtypes: ['Grove'], ...more }));
    const wakes = { addTypes: ['creature'], setPower: 1, setToughness: 1 } as const;
    const flood = { affects: { each: { subtype: 'Grove' } }, change: { landTypes: ['Island'] } } as const;
    it.each<[string, number, Change, string]>([
      ['613.6 what began in an earlier layer goes on', 1, { controller: 'foe', ...wakes }, '1/1'],
      ['613.8a what would be lost waits for what takes it away', 1, wakes, 'undefined/undefined'],
      ['305.7 what the land lost before does not begin', 3, wakes, 'undefined/undefined'],
    ])('%s', (_name, timestamp, made, size) => {
      const woken = land('woken', { subtypes: [] });
      const start = matchOf(
        land('waker', { timestamp }),
        woken,
        land('flood', { timestamp: 2, subtypes: [] }),
      );
      const waker = { affects: { each: { instanceId: 'woken' } }, change: made };
      expect(sizeOf(refresh(start, statics({ waker, flood })), 'woken')).toBe(size);
    });
  });

  it.each<[string, MtgCardFilter, Change, Change, Partial<MtgCard>]>([
    [
      'of abilities',
      { withKeyword: 'flying' },
      { addKeywords: [{ keyword: 'vigilance' }] },
      { addKeywords: [{ keyword: 'flying' }] },
      { keywords: [{ keyword: 'flying' }, { keyword: 'vigilance' }] },
    ],
    [
      'of abilities, whatever part of a filter looks at them',
      { allOf: [{ withKeyword: 'flying' }] },
      { addKeywords: [{ keyword: 'vigilance' }] },
      { addKeywords: [{ keyword: 'flying' }] },
      { keywords: [{ keyword: 'flying' }, { keyword: 'vigilance' }] },
    ],
    ['of colours', { color: 'red' }, { colors: ['blue'] }, { colors: ['red'] }, { colors: ['blue'] }],
    ['of power', { power: { gte: 5 } }, { setPower: 1 }, { setPower: 6 }, { power: 1 }],
    [
      'but not across layers',
      { power: { gte: 5 } },
      { colors: ['blue'] },
      { setPower: 6 },
      { colors: ['green'] },
    ],
  ])(
    '613.8a the older effect waits for the later one in the layer %s',
    (_title, each, waits, gives, facts) => {
      const flag = (id: string, timestamp: number) =>
        printed(card(id, 'you', { types: ['enchantment'], timestamp }));
      const start = matchOf(flag('first', 1), flag('second', 2), bear('bear', 'you', { colors: ['green'] }));
      const rules = {
        first: { affects: { each: { ...each, type: 'creature' } }, change: waits },
        second: { affects: { each: { type: 'creature' } }, change: gives },
      };
      expect(cardOf(refresh(start, statics(rules)), 'bear')).toMatchObject(facts);
    },
  );

  it('613.8a an effect waits for another that gives it more to affect', () => {
    const land = (id: string, timestamp: number, subtype: string) =>
      printed(card(id, 'you', { types: ['enchantment'], subtypes: [subtype], timestamp }));
    const start = matchOf(land('first', 1, 'Reef'), land('second', 2, 'Dune'), bear());
    const turning = (from: string, to: string) => ({
      affects: { each: { subtype: from } },
      change: { addSubtypes: [to] },
    });
    const bears = (id: string, rules: Parameters<typeof statics>[0]) =>
      cardOf(refresh(start, statics(rules)), id).subtypes;
    expect(bears('second', { first: turning('Shoal', 'Cliff'), second: turning('Dune', 'Shoal') })).toEqual([
      'Dune',
      'Shoal',
      'Cliff',
    ]);
    expect(bears('second', { first: turning('Shoal', 'Dune'), second: turning('Dune', 'Shoal') })).toEqual([
      'Dune',
      'Shoal',
    ]);
  });
});

describe('control', () => {
  const attacker = bear('ogre', 'foe', { attacking: { player: 'you' }, blockedBy: ['bear'] });
  const start = matchOf(attacker, bear('bear', 'you', { blocking: ['ogre'] }));

  it('613.1b, 506.4 it changes, out of combat, and goes back as the effect ends', () => {
    const state = refresh(leaving(start, { on: ['ogre'], change: { controller: 'you' } }), NONE);
    expect(cardOf(state, 'ogre')).toMatchObject({
      controller: 'you',
      thisTurn: ['cameUnderControl'],
      blockedBy: [],
    });
    expect(cardOf(state, 'ogre').attacking).toBeUndefined();
    expect(cardOf(state, 'bear').blocking).toEqual([]);
    const back = refresh(endTurnEffects(state), NONE);
    expect(cardOf(back, 'ogre').controller).toBe('foe');
    expect(cardOf(back, 'ogre').ownController).toBeUndefined();
  });

  it('613.7 the later effect has it', () => {
    const state = leaving(
      matchStateOf({ cards: [bear('ogre', 'foe')], players: ['you', 'foe', 'third'].map((id) => ({ id })) }),
      { on: ['ogre'], change: { controller: 'you' }, until: 'forever' },
      { on: ['ogre'], change: { controller: 'third' } },
    );
    expect(cardOf(refresh(state, NONE), 'ogre').controller).toBe('third');
    expect(cardOf(refresh(endTurnEffects(refresh(state, NONE)), NONE), 'ogre').controller).toBe('you');
  });

  it('to its own controller is no change, and under whom it entered counts, not who owns it', () => {
    const raised = change(matchOf(bear('ogre', 'foe')), 'ogre', { controller: 'you' });
    expect(refresh(leaving(raised, { on: ['ogre'], change: { controller: 'you' } }), NONE).cards).toEqual([
      cardOf(raised, 'ogre'),
    ]);
    const taken = refresh(leaving(raised, { on: ['ogre'], change: { controller: 'foe' } }), NONE);
    expect(cardOf(taken, 'ogre')).toMatchObject({ controller: 'foe', ownController: 'you' });
    expect(cardOf(refresh(endTurnEffects(taken), NONE), 'ogre').controller).toBe('you');
  });

  it('`you` of a static ability is its controller, whoever is asked', () => {
    const aura = card('leash', 'foe', { types: ['enchantment'], attachedTo: { kind: 'card', id: 'bear' } });
    const rule = statics({ leash: { affects: 'host', change: { controller: 'you' } } });
    expect(cardOf(refresh(matchOf(aura, bear()), rule), 'bear').controller).toBe('foe');
  });
});

it('302.6, 506.4 what leaves combat as no creature any more is not new to its controller', () => {
  const ogre = bear('ogre', 'foe', { attacking: { player: 'you' }, thisTurn: ['attacked'] });
  const start = matchOf(printed(card('seal', 'you', { types: ['enchantment'] })), {
    ...ogre,
    types: [],
    printed: { ...printedOf(ogre), types: [] },
  });
  const after = refresh(change(start, 'ogre', { types: ['creature'] }), NONE);
  expect(cardOf(after, 'ogre')).toMatchObject({ types: [], thisTurn: ['attacked'] });
  expect(cardOf(after, 'ogre').attacking).toBeUndefined();
});

it('506.4 what is no creature any more leaves combat', () => {
  const land = card('grove', 'you', { types: ['land'], subtypes: ['Grove'], attacking: { player: 'foe' } });
  const start = matchOf(printed(land), bear('bear', 'foe', { blocking: ['grove'] }));
  const wakes = { addTypes: ['creature'], setPower: 1, setToughness: 1 } as const;
  const woken = refresh(leaving(start, { on: ['grove'], change: wakes }), NONE);
  expect(cardOf(woken, 'grove').attacking).toEqual({ player: 'foe' });
  const asleep = refresh(endTurnEffects(woken), NONE);
  expect(cardOf(asleep, 'grove').attacking).toBeUndefined();
  expect(cardOf(asleep, 'bear').blocking).toEqual([]);
});

it('506.4 what left combat with a change of control is no attacking creature to anything', () => {
  const banner = card('banner', 'you', { types: ['enchantment'] });
  const rule = statics({ banner: { affects: { each: { attacking: true } }, change: { power: 1 } } });
  const start = matchOf(banner, bear('ogre', 'foe', { attacking: { player: 'you' } }));
  expect(sizeOf(refresh(start, rule), 'ogre')).toBe('3/2');
  const taken = leaving(start, { on: ['ogre'], change: { controller: 'you' } });
  expect(sizeOf(refresh(taken, rule), 'ogre')).toBe('2/2');
});

describe('how long effects last', () => {
  it('514.2 until end of turn, with damage and shields', () => {
    const pumped = refresh(leaving(matchOf(bear()), { on: ['bear'], change: { power: 2 } }), NONE);
    const ended = endTurnEffects({
      ...change(pumped, 'bear', { damage: 1 }),
      shields: [{ shield: 'regenerate', id: 9, what: refTo(pumped, 'bear') }],
    });
    expect([ended.continuous, ended.shields, cardOf(ended, 'bear').damage]).toEqual([[], [], 0]);
    expect(sizeOf(refresh(ended, NONE), 'bear')).toBe('2/2');
  });

  it.each<[Duration, boolean]>([
    ['endOfTurn', false],
    ['nextUntapStep', true],
    ['whileSourceTapped', true],
    ['forever', true],
  ])('514.2 %s outlasts the turn: %s', (until, lasts) => {
    const start = matchOf(bear(), card('cell', 'you', { types: ['artifact'], tapped: true }));
    const state = leaving(start, { on: ['bear'], source: 'cell', change: { power: 2 }, until });
    expect(sizeOf(refresh(endTurnEffects(state), NONE), 'bear')).toBe(lasts ? '4/2' : '2/2');
  });

  it('611.2b while its source is tapped, and not again', () => {
    const start = matchOf(bear(), card('cell', 'you', { types: ['artifact'], tapped: true }));
    const state = refresh(
      leaving(start, {
        on: ['bear'],
        source: 'cell',
        change: { addKeywords: [{ keyword: 'doesntUntap' }] },
        until: 'whileSourceTapped',
      }),
      NONE,
    );
    expect(namesOf(cardOf(state, 'bear'))).toEqual(['doesntUntap']);
    const untapped = refresh(change(state, 'cell', { tapped: false }), NONE);
    expect([namesOf(cardOf(untapped, 'bear')), untapped.continuous]).toEqual([[], []]);
    const gone = refresh(moveCard(state, 'cell', 'hand'), NONE);
    expect(gone.continuous).toEqual([]);
  });

  it('502.3 to the end of its controller\u2019s untap step', () => {
    const start = matchOf(bear(), bear('ogre', 'foe'));
    const state = leaving(start, { on: ['bear', 'ogre'], change: { power: 1 }, until: 'nextUntapStep' });
    const after = endUntapStep(state, 'you');
    expect(after.continuous.map(({ affects }) => affects)).toEqual([[refTo(state, 'ogre')]]);
    expect(endUntapStep(after, 'foe').continuous).toEqual([]);
  });

  it('400.7 not on what it has become', () => {
    const state = leaving(matchOf(bear()), { on: ['bear'], change: { power: 2 }, until: 'forever' });
    const back = moveCard(moveCard(state, 'bear', 'exile'), 'bear', 'battlefield');
    expect(refresh(back, NONE).continuous).toEqual([]);
    expect(sizeOf(refresh(back, NONE), 'bear')).toBe('2/2');
  });

  it('608.2h its amounts are those of its beginning', () => {
    const state = leaving(matchOf(bear()), {
      on: ['bear'],
      change: { power: 'X', toughness: { minus: 'X' } },
      X: 1,
    });
    expect(state.continuous[0]?.change).toEqual({ power: 1, toughness: -1 });
    expect(leaving(state, { on: [], source: 'bear', change: { power: 1 } })).toBe(state);
    expect(leaving(state, { on: ['you'], change: { power: 1 } })).toBe(state);
  });
});
