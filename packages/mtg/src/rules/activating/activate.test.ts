import { frozenCopy, unwrap, type TargetSpec } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { activating, registryOf, resolved, used } from '../../../test/activating.js';
import { card, cardOf, change, codes, creature, one } from '../../../test/board.js';
import { matchOf, matchStateOf, playerIn } from '../../../test/match.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { permanent } from '../../language/queries.js';
import { moveCard } from '../../state/zones.js';
import type { ActivatedAbility } from '../../language/ability.js';
import { getActivatedAbilities } from '../abilities/activated.js';
import { activationSpec } from '../abilities/activation-spec.js';
import { activationRefusals } from './activate.js';
import { createTapForMana } from '../../language/templates/templates.js';

const aCreature: TargetSpec = {
  ...one(permanent({ type: 'creature' })),
  slots: one(permanent({ type: 'creature' })).slots.map((slot) => ({ ...slot, id: 't1' })),
};
const zap: ActivatedAbility = {
  id: 'zap',
  costs: [{ cost: 'tap' }],
  targets: aCreature,
  effects: [{ effect: 'damage', amount: 2, to: { bound: 't1' } }],
  isManaAbility: false,
};
const growl: ActivatedAbility = {
  id: 'growl',
  costs: [],
  effects: [{ effect: 'gainLife', amount: 1, who: 'you' }],
  isManaAbility: false,
};
const rodWith = (ability: ActivatedAbility) => registryOf({ rod: ability });
const rod = card('rod', 'you', { types: ['artifact'] });
const forest = (id: string) => card(id, 'you', { types: ['land'], subtypes: ['Forest'] });
const board = matchOf(rod, creature('bear', 'foe'), creature('imp', 'you'), forest('f0'), forest('f1'));
const atBear = { choices: { t1: ['bear'] } };

describe('602.2: activating an ability', () => {
  it("602.2 is its controller's to do, of an ability that is there", () => {
    const registry = rodWith(zap);
    expect(codes(activating(board, registry, 'rod', { ...atBear, player: 'foe' }).result)).toEqual([
      'mtg.notYours',
    ]);
    expect(codes(activating(board, registry, 'rod', { ability: 'nap' }).result)).toEqual([
      'mtg.noSuchAbility',
    ]);
    expect(codes(activating(board, registry, 'bear', { ability: 'zap' }).result)).toEqual([
      'mtg.noSuchAbility',
    ]);
    const given = change(board, 'rod', { owner: 'foe', controller: 'you' });
    expect(codes(activating(given, registry, 'rod', atBear).result)).toBe('ok');
  });

  it('602.2a, 601.2i puts it on the stack with its targets and what it will do', () => {
    const { result, events } = activating(board, rodWith(zap), 'rod', atBear);
    const after = unwrap(result);
    expect(after).toMatchObject({
      stack: ['ability-1'],
      abilities: [{ id: 'ability-1', name: 'zap', controller: 'you', source: { id: 'rod', incarnation: 0 } }],
      frames: { 'ability-1': { controller: 'you', source: { kind: 'card', id: 'rod' }, todo: zap.effects } },
      activated: { 'rod:0:zap': 1 },
      nextId: 2,
    });
    expect(cardOf(after, 'rod').tapped).toBe(true);
    expect(events.map(({ type }) => type).toSorted()).toEqual(['activated', 'becameTapped', 'becameTarget']);
    expect(cardOf(resolved(after), 'bear').damage).toBe(2);
  });

  it('601.2b X is announced before targets are chosen and mana is paid, and counts as it resolves', () => {
    const burst: ActivatedAbility = {
      ...zap,
      costs: [{ cost: 'mana', mana: ['X'] }],
      effects: [{ effect: 'damage', amount: 'X', to: { bound: 't1' } }],
    };
    const registry = rodWith(burst);
    const after = unwrap(activating(board, registry, 'rod', { ...atBear, X: 2 }).result);
    expect(after.cards.filter(({ tapped }) => tapped)).toHaveLength(2);
    expect(cardOf(resolved(after), 'bear').damage).toBe(2);
    expect(codes(activating(board, registry, 'rod', { ...atBear, X: 3 }).result)).toEqual([
      'mtg.cantPayMana',
    ]);
    expect(codes(activating(board, registry, 'rod', atBear).result)).toEqual(['mtg.announceX']);
    expect(codes(activating(board, rodWith(zap), 'rod', { ...atBear, X: 1 }).result)).toEqual(['mtg.noX']);
    expect(codes(activating(board, rodWith(zap), 'rod', { ...atBear, X: 0 }).result)).toBe('ok');
  });

  it('601.2c targets are chosen with what the cost takes, which is no target', () => {
    const eat: ActivatedAbility = { ...zap, costs: [{ cost: 'sacrifice', what: { type: 'creature' } }] };
    expect(activationSpec(eat).slots.map(({ id, mode }) => [id, mode])).toEqual([
      ['t1', 'target'],
      ['cost1', 'choose'],
    ]);
    const shrouded = change(board, 'imp', { keywords: [{ keyword: 'shroud' }] });
    const registry = rodWith(eat);
    const how = { choices: { t1: ['bear'], cost1: ['imp'] } };
    const after = unwrap(activating(shrouded, registry, 'rod', how).result);
    expect(cardOf(after, 'imp').zone).toBe('graveyard');
    expect(after.frames?.['ability-1']?.bound).toEqual({
      cost1: [{ kind: 'card', id: 'imp', incarnation: 0 }],
    });
    expect(
      codes(activating(shrouded, registry, 'rod', { choices: { t1: ['imp'], cost1: ['imp'] } }).result),
    ).toEqual(['protectedTarget']);
    // The target may be what is sacrificed. It is gone when the ability resolves.
    const both = unwrap(
      activating(board, registry, 'rod', { choices: { t1: ['imp'], cost1: ['imp'] } }).result,
    );
    expect([both.stack.length, resolved(both).abilities]).toEqual([1, []]);
  });

  it("601.2h, 733.1 what can't be paid undoes the whole: the state is what it was, and nothing is told", () => {
    const dear: ActivatedAbility = { ...zap, costs: [{ cost: 'tap' }, { cost: 'mana', mana: [3] }] };
    const before = frozenCopy(board);
    const { result, events } = activating(before, rodWith(dear), 'rod', atBear);
    expect(codes(result)).toEqual(['mtg.cantPayMana']);
    expect([before, events]).toEqual([board, []]);
  });

  it('602.2b a wrong target refuses before anything is paid', () => {
    const registry = rodWith({ ...zap, costs: [{ cost: 'mana', mana: [9] }] });
    const { result, events } = activating(board, registry, 'rod', { choices: { t1: ['f0'] } });
    expect([codes(result), events]).toEqual([['filterMismatch'], []]);
  });

  it('can be tried: the same refusals, and nothing comes of it', () => {
    const activation = { player: 'you', card: 'rod', ability: 'zap' };
    const bear = { slot: 't1', targets: [{ kind: 'card', id: 'bear', incarnation: 0 }] };
    const tried = (state: MtgMatchState) =>
      activationRefusals(state, rodWith(zap), activation, { attempt: { controller: 'you' }, slots: [bear] });
    expect(tried(board)).toEqual([]);
    expect(tried(change(board, 'rod', { tapped: true }))).toMatchObject([{ data: { rule: '602.5a' } }]);
  });
});

describe('602.5: when it may be', () => {
  const limited = (more: Partial<ActivatedAbility>) => rodWith({ ...growl, ...more });
  const at = (step: MtgMatchState['turn']['step'], activePlayer = 'you') =>
    matchStateOf({ ...board, activePlayer, turn: { ...board.turn, step } });
  const rules = (state: MtgMatchState, registry: ReturnType<typeof rodWith>) => {
    const { result } = activating(state, registry, 'rod');
    return result.ok ? 'ok' : result.issues.map(({ data }) => ('rule' in data ? data['rule'] : ''));
  };

  it.each<readonly [string, Partial<ActivatedAbility>, MtgMatchState, 'ok' | readonly string[]]>([
    ['602.5 your turn', { timing: { turn: 'yours' } }, at('main1'), 'ok'],
    ['602.5 not your turn', { timing: { turn: 'yours' } }, at('main1', 'foe'), ['602.5']],
    ["602.5 your opponents' turn", { timing: { turn: 'opponents' } }, at('end', 'foe'), 'ok'],
    ["602.5 not your opponents' turn", { timing: { turn: 'opponents' } }, at('end'), ['602.5']],
    ['602.5 in your upkeep', { timing: { turn: 'yours', during: 'upkeep' } }, at('upkeep'), 'ok'],
    ['602.5 in no other step', { timing: { turn: 'yours', during: 'upkeep' } }, at('draw'), ['602.5']],
    ['602.5 in combat', { timing: { during: 'combat' } }, at('declareBlockers'), 'ok'],
    ['602.5d as a sorcery', { timing: { sorcery: true } }, at('main2'), 'ok'],
    ['602.5d not in combat', { timing: { sorcery: true } }, at('beginCombat'), ['602.5d']],
    ["602.5d not in an opponent's turn", { timing: { sorcery: true } }, at('main1', 'foe'), ['602.5d']],
    [
      '602.5d not with something on the stack',
      { timing: { sorcery: true } },
      { ...board, stack: ['x'] },
      ['602.5d'],
    ],
    [
      '602.5a {T} of what is tapped',
      { costs: [{ cost: 'tap' }] },
      change(board, 'rod', { tapped: true }),
      ['602.5a'],
    ],
    ['602.5a {Q} of what is untapped', { costs: [{ cost: 'untap' }] }, board, ['602.5a']],
    [
      '602.5a {Q} of a creature that came this turn',
      { costs: [{ cost: 'untap' }] },
      change(board, 'rod', { types: ['creature'], tapped: true, thisTurn: ['entered'] }),
      ['602.5a'],
    ],
    ['602.5a no {T}, tapped or not', {}, change(board, 'rod', { tapped: true }), 'ok'],
  ])('%s', (_name, more, state, expected) => {
    expect(rules(state, limited(more))).toEqual(expected);
  });

  it('602.5b so often a turn, whoever controls it; another object counts anew', () => {
    const registry = limited({ perTurn: 2 });
    const twice = used(used(board, registry, 'rod'), registry, 'rod');
    expect(playerIn(twice, 'you').life).toBe(22);
    expect(codes(activating(twice, registry, 'rod').result)).toEqual(['mtg.notNow']);
    const taken = change(twice, 'rod', { controller: 'foe' });
    expect(codes(activating(taken, registry, 'rod', { player: 'foe' }).result)).toEqual(['mtg.notNow']);
    const back = moveCard(moveCard(twice, 'rod', 'hand'), 'rod', 'battlefield');
    expect(codes(activating(back, registry, 'rod').result)).toBe('ok');
    expect(codes(activating({ ...twice, activated: {} }, registry, 'rod').result)).toBe('ok');
  });

  it("602.5c the limit of one object's ability is not that of another's", () => {
    const other = card('other', 'you', { publicId: 'rod' });
    const registry = limited({ perTurn: 1 });
    const once = used({ ...board, cards: [...board.cards, other] }, registry, 'rod');
    expect(codes(activating(once, registry, 'other').result)).toBe('ok');
  });
});

describe('where abilities are', () => {
  const registry = registryOf({
    rod: [zap, { ...growl, zone: 'graveyard' }],
    dual: createTapForMana({ mana: { blue: 1 } }),
  });
  const idsOf = (facts: Parameters<typeof change>[2], id = 'rod') =>
    getActivatedAbilities({ ...card(id, 'you'), ...facts }, registry).map((ability) => ability.id);

  it.each<readonly [string, Parameters<typeof idsOf>, readonly string[]]>([
    ['113.6 on the battlefield', [{}], ['zap']],
    ['113.6 in another zone, where they say so', [{ zone: 'graveyard' }], ['growl']],
    ['113.6 nowhere else', [{ zone: 'hand' }], []],
    ['708.2 none face down', [{ faceDown: true }], []],
    ['702.26b none phased out', [{ phasedOut: true }], []],
    [
      '305.6 of each basic land type',
      [{ types: ['land'], subtypes: ['Forest', 'Island'] }, 'x'],
      ['tap-forest', 'tap-island'],
    ],
    ['305.6 only of lands', [{ types: ['creature'], subtypes: ['Forest'] }, 'x'], []],
    [
      '305.7 of a new land type alone, where an effect set it',
      [{ types: ['land'], subtypes: ['Swamp'], keywords: [{ keyword: 'onlyLandTypes' }] }, 'dual'],
      ['tap-swamp'],
    ],
    [
      '305.7 beside the others, where an effect added it',
      [{ types: ['land'], subtypes: ['Swamp'] }, 'dual'],
      ['tap-swamp', 'tap-for-mana'],
    ],
    ['unknown cards have none', [{}, '__proto__'], []],
  ])('%s', (_name, [facts, id], ids) => {
    expect(idsOf(facts, id)).toEqual(ids);
  });

  it('113.7a on the stack it does not need its source', () => {
    const bite: ActivatedAbility = {
      ...zap,
      costs: [{ cost: 'sacrifice', what: 'self' }],
      effects: [{ effect: 'damage', amount: { of: 'power', what: 'self' }, to: { bound: 't1' } }],
    };
    const state = change(board, 'rod', { types: ['creature'], power: 3, toughness: 1 });
    const activated = unwrap(activating(state, rodWith(bite), 'rod', atBear).result);
    expect(cardOf(activated, 'rod').zone).toBe('graveyard');
    expect(cardOf(resolved(activated), 'bear').damage).toBe(3);
  });
});

describe('605: mana abilities', () => {
  const registry = registryOf({
    rod: createTapForMana({ mana: [{ white: 1 }, { blue: 1 }], price: { mana: '{1}' } }),
  });

  it('605.3b, 106.12 never are on the stack: their effects are next to happen', () => {
    const { result, events } = activating(board, registry, 'rod');
    const after = unwrap(result);
    expect([after.stack, after.abilities, after.frames, after.resolving.length]).toEqual([
      [],
      [],
      undefined,
      1,
    ]);
    expect(events.map(({ type }) => type)).not.toContain('activated');
    expect(events.filter(({ type }) => type === 'tappedForMana')).toHaveLength(2);
    expect(cardOf(after, 'rod').tapped).toBe(true);
    const done = resolved(after, [['{U}']]);
    expect([playerIn(done, 'you').pool, done.resolving]).toEqual([{ blue: 1 }, []]);
  });

  it('605.3a one may be activated while something resolves', () => {
    const frame = {
      controller: 'you',
      source: { kind: 'card', id: 'imp', incarnation: 0 },
      variables: {},
      bound: {},
      todo: growl.effects,
    };
    const after = unwrap(activating({ ...board, resolving: [{ frame }] }, registry, 'rod').result);
    expect(after.resolving.map((each) => each.frame.source.id)).toEqual(['imp', 'rod']);
  });
});
