/**
 * What has no effect returns the same state object. Nothing is copied that did not change, so what is cached
 * for a state (permanents as they are now, offers) stays known. Beside each row is one in which something
 * changes.
 */
import { describe, expect, it } from 'vitest';
import { card, creature } from '../../test/board.js';
import { happen, matchOf, matchStateOf } from '../../test/match.js';
import { plain } from '../../test/sound.js';
import type { StaticAbility } from '../language/card-definition.js';
import { effect as effectSchema } from '../language/effects/effect.js';
import type { ContinuousEffect } from '../state/lasting.js';
import type { MtgCard } from '../state/card.js';
import type { MtgMatchState } from '../state/match-state.js';
import { checkStateBased } from './state-based/check.js';
import { endCombat } from './combat/creatures.js';
import { attackIssues, declareAttacker, possibleAttackers } from './combat/attack.js';
import { blockIssues, finishBlocks } from './combat/block.js';
import { dealCombatDamage } from './combat/damage.js';
import {
  endCombatEffects,
  endTurnEffects,
  endUntapStep,
  endUntilTurnOf,
  isPointwise,
  stillLasts,
} from './continuous/active.js';
import { isDefining } from './continuous/statics.js';
import { refresh } from './continuous/refresh.js';
import { happen as happens } from './events/happen.js';
import { outputsOf } from './effects/players.js';

const emit = () => undefined;
const bear = (facts: Partial<MtgCard> = {}) => creature('bear', 'you', facts);
const lastingEffect = (
  until: ContinuousEffect['until'],
  more: Partial<ContinuousEffect> = {},
): ContinuousEffect => ({
  id: 1,
  controller: 'you',
  source: { kind: 'card', id: 'cell', incarnation: 0 },
  affects: [{ kind: 'card', id: 'bear', incarnation: 0 }],
  change: { power: 1 },
  until,
  ...more,
});
const cell = (facts: Partial<MtgCard> = {}) => card('cell', 'you', { types: ['artifact'], ...facts });
const lasting = (...continuous: readonly ContinuousEffect[]) =>
  matchStateOf({ cards: [bear(), creature('ogre', 'foe'), cell()], continuous });

type Step = (state: MtgMatchState) => MtgMatchState;

describe('the very same state', () => {
  it.each<[string, Step, MtgMatchState, Partial<MtgMatchState>]>([
    [
      '511.3 nobody was in combat',
      (state) => endCombat(state, () => undefined),
      matchOf(bear()),
      { struck: ['bear'] },
    ],
    [
      '514.2 nothing ends with the turn',
      endTurnEffects,
      lasting(lastingEffect('forever')),
      { continuous: [lastingEffect('endOfTurn')] },
    ],
    [
      '500.7 nothing lasts until that turn',
      (state) => endUntilTurnOf(state, 'you'),
      lasting(lastingEffect('yourNextTurn', { controller: 'foe' })),
      { continuous: [lastingEffect('yourNextTurn')] },
    ],
    [
      '500.5a nothing lasts until end of combat',
      endCombatEffects,
      lasting(lastingEffect('forever'), lastingEffect('endOfTurn')),
      { continuous: [lastingEffect('forever'), lastingEffect('endOfCombat')] },
    ],
    [
      '502.3 nothing lasts until an untap step',
      (state) => endUntapStep(state, 'you'),
      lasting(lastingEffect('forever'), lastingEffect('endOfTurn')),
      { continuous: [lastingEffect('forever'), lastingEffect('nextUntapStep')] },
    ],
    [
      '704.3 nothing is to be done',
      (state) => checkStateBased(state, emit),
      matchOf(bear()),
      { cards: [bear({ damage: 2 })] },
    ],
    [
      '613 nothing changes anything',
      (state) => refresh(state, () => []),
      matchOf(bear()),
      { continuous: [lastingEffect('forever')] },
    ],
  ])('%s', (_name, step, state, more) => {
    expect(step(state).cards).toBe(state.cards);
    expect(step(state).continuous).toEqual(state.continuous);
    const changed = { ...state, ...more };
    expect(plain(step(changed))).not.toEqual(changed);
  });

  it('511.3 and each creature that fought is out of combat', () => {
    const fought: readonly Partial<MtgCard>[] = [
      { attacking: { player: 'foe' } },
      { blocking: ['x'] },
      { blocked: true },
      { blockedBy: ['x'], blocked: true, attacking: { player: 'foe' } },
    ];
    for (const facts of fought) {
      const state = { ...matchOf(bear(facts), creature('idle', 'you')), struck: ['bear'] };
      const after = endCombat(state, () => undefined);
      expect(after.cards[0]).toEqual(bear());
      expect(after.cards[1]).toBe(state.cards[1]);
      expect(after.struck).toBeUndefined();
    }
  });
});

describe('613 what an ability looks at', () => {
  const gives = (more: Partial<StaticAbility>): StaticAbility => ({
    id: 's',
    affects: 'self',
    change: { power: 1 },
    ...more,
  });
  const counted = { numberOf: 'eachPlayer' } as const;
  const asked = { what: 'self' } as const;
  it.each<[string, Partial<StaticAbility>, defining: boolean, pointwise: boolean]>([
    ['itself', {}, false, true],
    ['its host', { affects: 'host' }, false, true],
    ['each of a sort, by itself', { affects: { each: { type: 'creature' } } }, false, true],
    ['604.3 its own power and toughness', { change: { setPower: counted, setToughness: 1 } }, true, false],
    ['604.3 its own power', { change: { setPower: 2 } }, true, true],
    ['604.3 not those of others', { change: { setPower: 2 }, affects: 'host' }, false, true],
    ['604.3 not with something else', { change: { setPower: 2, power: 1 } }, false, true],
    ['604.3 not on a condition', { change: { setPower: 2 }, if: asked }, false, false],
    ['a condition', { if: asked }, false, false],
    ['an amount that is counted', { change: { power: 1, toughness: counted } }, false, false],
    ['613.1b who controls it', { change: { controller: 'you' } }, false, false],
  ])('%s', (_name, more, defining, pointwise) =>
    expect([isDefining(gives(more)), isPointwise(gives(more))]).toEqual([defining, pointwise]),
  );
});

describe('106.12 mana that is known ahead', () => {
  const mana = { green: 1 };
  it.each<[string, object, number, unknown]>([
    ['of one kind', {}, 0, [{ mana }]],
    ['of one kind, used last', {}, 5, [{ mana, weight: 5 }]],
    ['of several', { mana: [mana, { red: 2 }] }, 0, [{ mana }, { mana: { red: 2 } }]],
    ['not so many times', { times: 2 }, 0, undefined],
    ['not for others', { who: 'eachPlayer' }, 0, undefined],
    [
      '106.6 for some purposes only',
      { spendOnly: [{ spentTo: 'cast', of: { type: 'artifact' } }] },
      0,
      [{ mana, only: '{"uses":[{"of":{"type":"artifact"},"spentTo":"cast"}]}' }],
    ],
  ])('%s', (_name, more, weight, outputs) =>
    expect(
      outputsOf({ effect: 'addMana', mana, ...more }, weight, { kind: 'card', id: 'spring', incarnation: 0 }),
    ).toStrictEqual(outputs),
  );
});

describe('508.1, 509.1 what does not fight', () => {
  it('neither attacks nor is blocked', () => {
    const state = { ...matchOf(bear(), creature('elf', 'foe'), cell()), activePlayer: 'you' };
    const { activePlayer: _, ...before } = state;
    expect(attackIssues(before, 'you', 'bear').map(({ data }) => data)).toEqual([
      { card: 'bear', rule: '802.2', why: 'which of several players it attacks is not said' },
    ]);
    expect(attackIssues(state, 'you', 'bear', { player: 'you' }).map(({ data }) => data)).toEqual([
      {
        card: 'bear',
        rule: '802.2',
        why: 'that player is no opponent who can be attacked',
        other: 'you',
      },
    ]);
    expect(declareAttacker(state, 'bear', () => undefined).cards[0]?.attacking).toEqual({ player: 'foe' });
    const why = (player: string, blocker: string, attacker: string) =>
      blockIssues(state, player, blocker, attacker).map(({ data }) => data);
    expect(why('foe', 'elf', 'bear')).toEqual([
      { card: 'elf', rule: '509.1a', why: 'that does not attack', other: 'bear' },
    ]);
    expect(why('foe', 'elf', 'nobody')).toMatchObject([{ why: 'that does not attack' }]);
    expect(why('foe', 'nobody', 'bear')).toMatchObject([{ why: 'it is no creature on the battlefield' }]);
    expect(why('you', 'elf', 'bear')).toEqual([
      { card: 'elf', rule: '509.1a', why: 'another player controls it' },
    ]);
    expect(why('foe', 'cell', 'bear')).toEqual([
      { card: 'cell', rule: '509.1a', why: 'it is no creature on the battlefield' },
    ]);
    expect(attackIssues(state, 'foe', 'bear').map(({ data }) => data)).toEqual([
      { card: 'bear', rule: '508.1a', why: 'another player controls it' },
    ]);
    expect(possibleAttackers(before, 'you')).toEqual([]);
    expect(possibleAttackers(state, 'you')).toEqual(['bear']);
  });
});

describe('611.2b how long an effect lasts', () => {
  const state = (...cards: readonly MtgCard[]) => matchOf(...cards);
  it.each<[string, ContinuousEffect, readonly MtgCard[], boolean]>([
    ['what it affects is there', lastingEffect('forever'), [bear()], true],
    ['what it affects has left', lastingEffect('forever'), [bear({ zone: 'graveyard' })], false],
    ['400.7 what it affects is another object', lastingEffect('forever'), [bear({ incarnation: 1 })], false],
    ['its source need not be there', lastingEffect('endOfTurn'), [bear()], true],
    ['its source is tapped', lastingEffect('whileSourceTapped'), [bear(), cell({ tapped: true })], true],
    ['its source is untapped', lastingEffect('whileSourceTapped'), [bear(), cell()], false],
    [
      'its tapped source has left',
      lastingEffect('whileSourceTapped'),
      [bear(), cell({ tapped: true, zone: 'exile' })],
      false,
    ],
    ['its source is not there', lastingEffect('whileSourceTapped'), [bear()], false],
    ['you control its source', lastingEffect('whileYouControl'), [bear(), cell()], true],
    [
      'another controls its source',
      lastingEffect('whileYouControl'),
      [bear(), cell({ controller: 'foe' })],
      false,
    ],
    [
      'you control a source that has left',
      lastingEffect('whileYouControl'),
      [bear(), cell({ zone: 'graveyard' })],
      false,
    ],
    [
      '400.7 its source is another object',
      lastingEffect('whileYouControl'),
      [bear(), cell({ incarnation: 2 })],
      false,
    ],
  ])('%s', (_name, lasts, cards, is) => expect(stillLasts(state(...cards), lasts)).toBe(is));

  it('502.3 of several in one untap step, each for its controller alone', () => {
    const both = lastingEffect('nextUntapStep', {
      affects: ['bear', 'ogre', 'gone'].map((id) => ({ kind: 'card', id, incarnation: 0 })),
    });
    const after = endUntapStep(lasting(lastingEffect('forever'), both), 'foe');
    expect(after.continuous.map(({ affects }) => affects.map(({ id }) => id))).toEqual([
      ['bear'],
      ['bear', 'gone'],
    ]);
  });
});

describe('615.7, 615.8 a shield that is used', () => {
  const shield = {
    shield: 'damage',
    id: 7,
    controller: 'you',
    source: { kind: 'card', id: 'cell', incarnation: 0 },
  } as const;
  it.each([
    ['without an end stays', shield, 5, [shield]],
    ['has less left', { ...shield, left: 3 }, 2, [{ ...shield, left: 1 }]],
    ['is used up', { ...shield, left: 3 }, 3, []],
    ['is used up by more', { ...shield, left: 3 }, 4, []],
    ['once, whatever it caught', { ...shield, once: true }, 0, []],
  ])('%s', (_name, used, caught, left) => {
    const other = { ...shield, id: 8, left: 1 };
    const state = matchStateOf({ shields: [other, used] });
    const to = { kind: 'player', id: 'you', incarnation: 0 };
    const told = { type: 'damagePrevented', source: to, to, amount: caught, combat: false } as const;
    expect(plain(happens(state, told, emit, used.id)).shields).toStrictEqual([other, ...left]);
  });
});

describe('509.1h, 510.4 blocks and strikes', () => {
  it('509.1g only who blocks has blocked this turn', () => {
    const state = matchOf(
      bear({ attacking: { player: 'foe' }, blocked: true, blockedBy: ['elf'] }),
      creature('elf', 'foe', { blocking: ['bear'] }),
      creature('idle', 'foe'),
      creature('dead', 'foe', { zone: 'graveyard', blocking: ['bear'] }),
      creature('wolf', 'you', { attacking: { player: 'foe' } }),
    );
    const events: object[] = [];
    const after = finishBlocks(
      { ...state, turn: { ...state.turn, declaring: true } },
      {
        emit: (event) => void events.push(event),
      },
    );
    expect(after.cards.map(({ thisTurn }) => thisTurn)).toEqual([[], ['blocked'], [], [], []]);
    expect(after.turn.declaring).toBeUndefined();
    expect(events.map((event) => ('type' in event ? event.type : ''))).toEqual([
      'blocked',
      'becameBlocked',
      'wentUnblocked',
    ]);
    expect(events.at(-1)).toMatchObject({ card: { id: 'wolf' } });
  });

  it.each<[string, readonly string[], 'first' | 'regular', readonly string[] | undefined, number]>([
    ['plain, first', [], 'first', undefined, 0],
    ['plain, regular', [], 'regular', undefined, 2],
    ['plain, after a step of first strike', [], 'regular', ['other'], 2],
    ['first strike, first', ['first strike'], 'first', undefined, 2],
    ['first strike, regular, having struck', ['first strike'], 'regular', ['bear'], 0],
    ['first strike given later, not having struck', ['first strike'], 'regular', [], 2],
    ['double strike, first', ['double strike'], 'first', undefined, 2],
    ['double strike, regular, having struck', ['double strike'], 'regular', ['bear'], 2],
  ])('%s', (_name, keywords, step, struck, lost) => {
    const attacker = bear({
      attacking: { player: 'foe' },
      keywords: keywords.map((keyword) => ({ keyword })),
    });
    const state = { ...matchOf(attacker), ...(struck ? { struck } : {}) };
    const after = dealCombatDamage(state, { emit }, step);
    expect(20 - (after.players[1]?.life ?? 0)).toBe(lost);
    const strikers = lost > 0 ? ['bear'] : [];
    expect(after.struck).toEqual(step === 'first' ? strikers : struck);
  });
});

/** One effect of each kind on what is named `t1`, as JSON. */
const what = { bound: 't1' };
const until = 'endOfTurn';
const ON_WHAT: readonly object[] = [
  ...[
    'tap',
    'untap',
    'tapOrUntap',
    'destroy',
    'regenerate',
    'explore',
    'connive',
    'transform',
    'turnUp',
    'exileUntil',
  ].map((effect) => ({ effect, what })),
  ...['counter', 'changeTarget', 'copySpell', 'newTargets', 'castCard'].map((effect) => ({ effect, what })),
  ...['hand', 'graveyard', 'exile', 'library', 'battlefield'].map((to) => ({
    effect: 'moveCards',
    what,
    to,
  })),
  { effect: 'copySpell', what, newTargets: true },
  { effect: 'sacrifice', what },
  { effect: 'putCounters', what, counter: 'charge', amount: 1 },
  { effect: 'removeCounters', what, counter: 'charge', amount: 1 },
  { effect: 'attach', what, to: 'self' },
  { effect: 'attach', what: 'self', to: what },
  { effect: 'fight', one: what, other: what },
  { effect: 'fight', one: 'self', other: what },
  { effect: 'createCopy', of: what },
  { effect: 'become', what, change: { setPower: 1 }, until },
  { effect: 'becomeType', what, landType: 'Island', until },
  { effect: 'gainControl', what, until },
  { effect: 'gainKeywords', what, keywords: [{ keyword: 'flying' }], until },
  { effect: 'loseKeywords', what, keywords: ['flying'], until },
  { effect: 'suspect', what },
  { effect: 'suspect', what, ends: true },
  { effect: 'suspect', what: 'you' },
  { effect: 'pump', what, power: 1, toughness: 1, until },
  { effect: 'damage', amount: 1, to: what },
  { effect: 'preventDamage', to: what },
  { effect: 'gainLife', who: what, amount: 1 },
  { effect: 'loseLife', who: what, amount: 1 },
  { effect: 'draw', who: what, amount: 1 },
  { effect: 'discard', who: what, amount: 1 },
  { effect: 'mill', who: what, amount: 1 },
];

describe('608.2b, 608.2c what is done to what is gone does nothing', () => {
  const board = matchOf(
    bear({ zone: 'graveyard', incarnation: 3 }),
    cell(),
    card('held', 'you', { zone: 'hand' }),
    card('top', 'you', { zone: 'library', order: 0 }),
  );
  const gone = { kind: 'card', id: 'bear', incarnation: 2 };
  const kinds = ['card', 'ability', 'player'].map((kind) => ({ kind, id: 'nobody', incarnation: 0 }));

  it.each(ON_WHAT.map((one) => [JSON.stringify(one), effectSchema.parse(one)] as const))(
    '%s',
    (_name, one) => {
      for (const t1 of [[], [gone], ...kinds.map((ref) => [ref])]) {
        const { state, events, decision } = happen(board, one, { source: 'cell', refs: { t1 } });
        expect(state.cards).toEqual(board.cards);
        expect(state.players).toEqual(board.players);
        expect([state.continuous, events, decision]).toEqual([[], [], undefined]);
      }
    },
  );
});
