import { describe, expect, it } from 'vitest';
import { describeSpec } from '@reticle/core/describe';
import { attempt, codesOf, moveOf, play, table, type Step } from '../../test/table.js';
import { taktik, targetSpecOf } from '../state/state.js';
import { taktikMatch } from '../play/match.js';
import { taktikCard } from '../language/card.js';
import { STANDARD_CARDS } from '../sets/standard.js';

const two = {
  id: 'twin-strike',
  name: 'Twin Strike',
  text: 'Two own units roll +1.',
  kind: 'bonus',
  timing: 'stored',
  targeting: { type: 'unit', owner: 'self', count: 2 },
  effects: [{ hook: 'modifyAttackRoll', who: 'targets', amount: 1, duration: { type: 'untilEndOfTurn' } }],
};
const range = {
  ...two,
  id: 'wide-strike',
  targeting: { type: 'unit', owner: 'enemy', count: 1, maxCount: 2 },
};

const held = (cardId: string) => {
  const match = table({ red: { drawn: cardId }, options: { cards: [two, range] } });
  const units = match.state.units.map((unit) =>
    unit.id === 'blue-special-1' || unit.id === 'red-vehicle-1' ? { ...unit, hits: 2 } : unit,
  );
  return { ...match, state: { ...match.state, units } };
};
const own = 'red-infantry-1';
const enemy = 'blue-infantry-1';

describe('targets of cards', () => {
  it.each<[string, string, readonly string[], readonly string[]]>([
    ['one own unit', 'advanced-recon', [own], []],
    ['one enemy unit', 'mechanical-failure', [enemy], []],
    ['a range, least', 'wide-strike', [enemy], []],
    ['a range, most', 'wide-strike', [enemy, 'blue-vehicle-1'], []],
    ['missing', 'advanced-recon', [], ['targetsMissing']],
    ['too few', 'twin-strike', [own], ['tooFewTargets']],
    ['too many', 'mechanical-failure', [enemy, 'blue-vehicle-1'], ['tooManyTargets']],
    [
      'more than the range',
      'wide-strike',
      [enemy, 'blue-vehicle-1', 'blue-special-1'],
      ['filterMismatch destroyed', 'tooManyTargets'],
    ],
    ['repeated', 'twin-strike', [own, own], ['repeatedTarget']],
    ['an enemy where an own unit is wanted', 'advanced-recon', [enemy], ['filterMismatch owner']],
    ['an own unit where an enemy is wanted', 'mechanical-failure', [own], ['filterMismatch owner']],
    ['unknown', 'advanced-recon', ['red-infantry-9'], ['unknownTarget']],
    ['destroyed', 'mechanical-failure', ['blue-special-1'], ['filterMismatch destroyed']],
    ['given to a card that takes none', 'troop-motivation', [own], ['targetsNotWanted']],
  ])('%s', (_name, cardId, targets, codes) => {
    const match = held(cardId);
    const before = JSON.stringify(match);
    expect(codesOf(attempt(match, ['red', 'playCard', { cardId }, ...targets]))).toEqual(codes);
    expect(JSON.stringify(match)).toBe(before);
  });

  it('refuses an empty choice, and a player as target', () => {
    const match = held('advanced-recon');
    const move = moveOf(['red', 'playCard', { cardId: 'advanced-recon' }]);
    const player = { targets: [{ kind: 'player', id: 'red' }] };
    expect(codesOf(taktikMatch.apply(match, { ...move, targets: [{ targets: [] }] }))).toEqual([
      'tooFewTargets',
    ]);
    expect(codesOf(taktikMatch.apply(match, { ...move, targets: [player] }))).toEqual(['wrongKind']);
  });

  it('measures the owner from who plays, also in the turn of the enemy', () => {
    const march: Step = ['red', 'moveUnit', { unitId: own, to: { x: 1, y: 1 } }];
    const open = play(
      table({ blue: { tactics: ['suppressive-fire'] }, state: { phase: 'movement' } }),
      march,
    );
    const fire = (unit: string): Step => ['blue', 'playCard', { cardId: 'suppressive-fire' }, unit];
    expect(codesOf(attempt(open, fire(enemy)))).toEqual(['filterMismatch owner']);
    const [effect] = play(open, fire(own)).state.effects;
    expect(effect).toMatchObject({ player: 'blue', targetUnitIds: [own], ends: { type: 'turn', turn: 1 } });
  });

  it('is JSON that core reads back, for every card', () => {
    for (const { targeting } of STANDARD_CARDS) {
      const spec = targetSpecOf(targeting);
      expect(taktik.parseSpec(JSON.parse(JSON.stringify(spec)))).toEqual({ ok: true, value: spec });
    }
    const block = targetSpecOf({ type: 'unit', owner: 'enemy', count: 1, filter: { attacking: true } });
    expect(describeSpec(block, taktik)).toMatch(/living attacking unit of (?:an )?opponent/u);
  });
});

describe('what is no card', () => {
  const { targeting: _none, ...untargeted } = two;
  it.each<[string, object]>([
    [
      'with a filter that needs a source',
      {
        ...two,
        targeting: { type: 'unit', owner: 'self', count: 1, filter: { anyOf: [{ withinRange: true }] } },
      },
    ],
    ['without targeting', untargeted],
    ['with three targets', { ...two, targeting: { type: 'unit', owner: 'self', count: 3 } }],
    [
      'with a range that ends before it begins',
      { ...two, targeting: { type: 'unit', owner: 'self', count: 2, maxCount: 1 } },
    ],
    [
      'with an unknown filter key',
      { ...two, targeting: { type: 'unit', owner: 'self', count: 1, filter: { tired: true } } },
    ],
    ['with effects on targets that it has not', { ...two, targeting: { type: 'none' } }],
    ['that rolls again while nobody rolls', { ...two, effects: [{ hook: 'reroll', who: 'all' }] }],
    ['with an unknown hook', { ...two, effects: [{ hook: 'win' }] }],
    ['that is a tactic for the card phase', { ...two, kind: 'tactic' }],
    ['with a function', { ...two, effects: [() => 1] }],
  ])('%s', (_name, card) => {
    expect(taktikCard.safeParse(card).success).toBe(false);
    expect(taktikMatch.start({ cards: [card] }, 1).ok).toBe(false);
  });

  it('accepts the card as it should be', () => {
    expect(taktikCard.safeParse(two).success).toBe(true);
    for (const card of STANDARD_CARDS)
      expect(taktikCard.parse(JSON.parse(JSON.stringify(card)))).toEqual(card);
  });
});
