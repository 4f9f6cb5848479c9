import { describe, expect, it } from 'vitest';
import { card, cardOf, change, creature } from '../../../test/board.js';
import { happen, matchOf, refTo, type By } from '../../../test/match.js';
import { endTurnEffects, endUntapStep } from '../continuous/active.js';
import { refresh } from '../continuous/refresh.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { moveCard } from '../../state/zones.js';
import type { Effect } from '../../language/effects/effect.js';

const board = matchOf(
  creature('bear', 'you', { counters: { '+1/+1': 1 } }),
  creature('bird', 'foe', { keywords: [{ keyword: 'flying' }], colors: ['blue'] }),
  card('wood', 'foe', { types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] }),
  card('cell', 'you', { types: ['artifact'], tapped: true }),
);
const t1 = { bound: 't1' } as const;
const at = (...ids: readonly string[]): By => ({ source: 'cell', bound: { t1: ids } });
const settled = (state: MtgMatchState) => refresh(state, () => []);

type Row = readonly [string, Effect, By, string, Partial<MtgCard>];
const until = 'endOfTurn' as const;

describe('effects that last: what is seen of them', () => {
  it.each<Row>([
    [
      '608.2h +3/+3',
      { effect: 'pump', what: t1, power: 3, toughness: 3, until },
      at('bird'),
      'bird',
      { power: 5, toughness: 5 },
    ],
    [
      '613.4c with counters',
      { effect: 'pump', what: t1, power: 1, toughness: 0, until },
      at('bear'),
      'bear',
      { power: 4, toughness: 3 },
    ],
    [
      '107.3a +X/+0',
      { effect: 'pump', what: t1, power: 'X', toughness: 0, until },
      { ...at('bird'), X: 4 },
      'bird',
      { power: 6, toughness: 2 },
    ],
    [
      '107.1b -X/-X',
      { effect: 'pump', what: t1, power: { minus: 'X' }, toughness: { minus: 'X' }, until },
      { ...at('bird'), X: 3 },
      'bird',
      { power: -1, toughness: -1 },
    ],
    [
      '611.2c all creatures of a player',
      {
        effect: 'pump',
        what: { each: { type: 'creature', controller: 'opponent' } },
        power: 1,
        toughness: 1,
        until,
      },
      {},
      'bird',
      { power: 3 },
    ],
    [
      '613.1f a keyword',
      { effect: 'gainKeywords', what: t1, keywords: [{ keyword: 'haste' }], until },
      at('bear'),
      'bear',
      { keywords: [{ keyword: 'haste' }] },
    ],
    [
      '702.16a protection',
      {
        effect: 'gainKeywords',
        what: t1,
        keywords: [{ keyword: 'protection', from: { color: 'red' } }],
        until,
      },
      at('bear'),
      'bear',
      { keywords: [{ keyword: 'protection', from: { color: 'red' } }] },
    ],
    [
      '613.1f a keyword less',
      { effect: 'loseKeywords', what: t1, keywords: ['flying'], until },
      at('bird'),
      'bird',
      { keywords: [] },
    ],
    [
      '613.1f one that it has not',
      { effect: 'loseKeywords', what: t1, keywords: ['haste'], until },
      at('bird'),
      'bird',
      { keywords: [{ keyword: 'flying' }] },
    ],
    [
      '613.1 several things at once',
      {
        effect: 'become',
        what: t1,
        change: {
          addTypes: ['creature'],
          addSubtypes: ['Treefolk'],
          colors: ['green'],
          setPower: 3,
          setToughness: 3,
        },
        until,
      },
      at('wood'),
      'wood',
      { types: ['land', 'creature'], subtypes: ['Forest', 'Treefolk'], power: 3, toughness: 3 },
    ],
    [
      '305.7 a named land type',
      { effect: 'becomeType', what: t1, landType: 'Island', until },
      at('wood'),
      'wood',
      { subtypes: ['Island'], supertypes: ['basic'] },
    ],
    [
      '305.7 a land type of your choice',
      { effect: 'becomeType', what: t1, landType: 'choose', until },
      { ...at('wood'), answers: [['Swamp']] },
      'wood',
      { subtypes: ['Swamp'] },
    ],
    [
      '613.1b control',
      { effect: 'gainControl', what: t1, until: 'forever' },
      at('bird'),
      'bird',
      { controller: 'you' },
    ],
    [
      '613.1b control by another',
      { effect: 'gainControl', what: t1, who: 'eachOpponent', until: 'forever' },
      at('bear'),
      'bear',
      { controller: 'foe' },
    ],
    [
      '502.3 no untapping',
      { effect: 'skipUntap', what: t1, until: 'whileSourceTapped' },
      at('bear'),
      'bear',
      { keywords: [{ keyword: 'doesntUntap' }] },
    ],
  ])('%s', (_title, effect, by, id, facts) => {
    const { state, decision } = happen(board, effect, by);
    expect(decision).toBeUndefined();
    expect(cardOf(state, id)).toMatchObject(facts);
    // When all of it has ended, everything is as before.
    expect(
      settled({ ...state, continuous: [] }).cards.map(({ printed: _printed, ...rest }) => rest),
    ).toMatchObject(settled(board).cards.map(({ printed: _printed, thisTurn: _facts, ...rest }) => rest));
  });

  it.each<[string, Effect]>([
    ['pump', { effect: 'pump', what: t1, power: 1, toughness: 1, until }],
    ['gainKeywords', { effect: 'gainKeywords', what: t1, keywords: [{ keyword: 'haste' }], until }],
    ['loseKeywords', { effect: 'loseKeywords', what: t1, keywords: ['flying'], until }],
    ['become', { effect: 'become', what: t1, change: { colors: ['red'] }, until }],
    ['becomeType', { effect: 'becomeType', what: t1, landType: 'choose', until }],
    ['gainControl', { effect: 'gainControl', what: t1, until }],
    ['skipUntap', { effect: 'skipUntap', what: t1, until: 'nextUntapStep' }],
  ])('608.2b %s: nothing, and no question, where the target is gone', (_name, effect) => {
    const source = refTo(board, 'bird');
    const gone = settled(moveCard(board, 'bird', 'hand'));
    const { state, decision } = happen(gone, effect, { source: 'cell', bound: { t1: [] } });
    expect([state, decision]).toEqual([gone, undefined]);
    expect(source.incarnation).toBe(0);
  });

  it('gainControl: nobody gains it where there is nobody', () => {
    const effect = { effect: 'gainControl', what: t1, who: { bound: 'nobody' }, until } as const;
    const start = settled(board);
    expect(happen(start, effect, at('bird')).state).toBe(start);
  });

  it('becomeType asks its controller for one of the five', () => {
    const { decision } = happen(
      board,
      { effect: 'becomeType', what: t1, landType: 'choose', until },
      at('wood'),
    );
    expect(decision).toMatchObject({
      player: 'you',
      spec: {
        slots: [
          { accepts: [{ kind: 'choice', options: ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] }] },
        ],
      },
    });
  });

  it('611.2c what comes later is not affected', () => {
    const all = {
      effect: 'pump',
      what: { each: { type: 'creature' } },
      power: 1,
      toughness: 1,
      until,
    } as const;
    const { state } = happen(board, all);
    const later = settled({ ...state, cards: [...state.cards, creature('elf', 'you')] });
    expect([cardOf(later, 'bear').power, cardOf(later, 'elf').power]).toEqual([4, 2]);
  });

  it('608.2h an amount is that of the moment', () => {
    const counted = { count: { type: 'creature' } } as const;
    const { state } = happen(
      board,
      { effect: 'pump', what: t1, power: counted, toughness: 0, until },
      at('bird'),
    );
    const later = settled({ ...state, cards: [...state.cards, creature('elf', 'you')] });
    expect(cardOf(later, 'bird').power).toBe(4);
  });

  it('611.2b skipUntap ends as the source untaps, and never begins where it is untapped', () => {
    const effect = { effect: 'skipUntap', what: t1, until: 'whileSourceTapped' } as const;
    const held = happen(board, effect, at('bird')).state;
    expect(cardOf(settled(change(held, 'cell', { tapped: false })), 'bird').keywords).toEqual([
      { keyword: 'flying' },
    ]);
    const never = happen(change(board, 'cell', { tapped: false }), effect, at('bird')).state;
    expect(never.continuous).toEqual([]);
  });

  it('502.3 skipUntap for one untap step: that of its controller', () => {
    const { state } = happen(board, { effect: 'skipUntap', what: t1, until: 'nextUntapStep' }, at('bird'));
    const names = (now: MtgMatchState) => cardOf(settled(now), 'bird').keywords.map(({ keyword }) => keyword);
    expect(names(endTurnEffects(state))).toContain('doesntUntap');
    expect(names(endUntapStep(state, 'you'))).toContain('doesntUntap');
    expect(names(endUntapStep(state, 'foe'))).not.toContain('doesntUntap');
  });
});
