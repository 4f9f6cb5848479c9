import { frozenCopy, unwrap } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import { pay, registryOf, type PayHow } from '../../../test/activating.js';
import { card, cardOf, change, codes, creature } from '../../../test/board.js';
import { matchOf, matchStateOf, playerIn } from '../../../test/match.js';
import { createTapForMana } from '../../language/templates/templates.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { costChoices } from './parts.js';
import { type AbilityCost, abilityCosts } from '../../language/cost.js';

const land = (id: string, subtype: string) => card(id, 'you', { types: ['land'], subtypes: [subtype] });
const rod = card('rod', 'you', { types: ['artifact'], counters: { charge: 2 } });
const board = matchOf(
  rod,
  land('wood', 'Forest'),
  land('hill', 'Mountain'),
  creature('bear', 'you'),
  creature('imp', 'you', { thisTurn: ['entered'] }),
  creature('foes', 'foe'),
  card('held', 'you', { zone: 'hand' }),
  card('kept', 'you', { zone: 'hand', types: ['creature'] }),
  card('dead', 'you', { zone: 'graveyard', types: ['creature'] }),
  card('lost', 'foe', { zone: 'graveyard', types: ['creature'] }),
);
const inHand = change(board, 'rod', { zone: 'hand' });
const inGraveyard = change(board, 'rod', { zone: 'graveyard' });
const asCreature = change(board, 'rod', { types: ['artifact', 'creature'] });
const withLife = (life: number) => matchStateOf({ ...board, players: [{ id: 'you', life }, { id: 'foe' }] });

type Row = readonly [
  name: string,
  state: MtgMatchState,
  costs: readonly AbilityCost[],
  choices: NonNullable<PayHow['choices']>,
  after: string,
];
const creatureOf = { type: 'creature' };
/** Returns how the state has changed: each card that is different, life and pool. */
function told(before: MtgMatchState, after: MtgMatchState): string {
  const cards = after.cards.flatMap((now) => {
    const was = cardOf(before, now.instanceId);
    if (was.zone !== now.zone) return [`${now.instanceId} ${now.zone}`];
    if (was.tapped !== now.tapped) return [`${now.instanceId} ${now.tapped ? 'tapped' : 'untapped'}`];
    return was.counters === now.counters ? [] : [`${now.instanceId} ${JSON.stringify(now.counters)}`];
  });
  const { life, pool } = playerIn(after, 'you');
  const pools = Object.keys(pool).length > 0 ? [JSON.stringify(pool)] : [];
  return [...cards, ...(life === playerIn(before, 'you').life ? [] : [`life ${life}`]), ...pools].join(', ');
}

describe('each kind of cost is paid', () => {
  it.each<Row>([
    ['107.5 {T}', board, [{ cost: 'tap' }], {}, 'rod tapped'],
    ['107.6 {Q}', change(board, 'rod', { tapped: true }), [{ cost: 'untap' }], {}, 'rod untapped'],
    ['119.4 life', withLife(3), [{ cost: 'life', amount: 3 }], {}, 'life 0'],
    ['701.21a sacrificed: itself', board, [{ cost: 'sacrifice', what: 'self' }], {}, 'rod graveyard'],
    [
      '701.21a sacrificed: what is chosen',
      board,
      [{ cost: 'sacrifice', what: creatureOf, count: 2 }],
      { cost1: ['bear', 'imp'] },
      'bear graveyard, imp graveyard',
    ],
    [
      '302.6 tapped by another: also what came this turn',
      board,
      [{ cost: 'tapOthers', what: creatureOf, count: 2 }],
      { cost1: ['bear', 'imp'] },
      'bear tapped, imp tapped',
    ],
    ['701.9a discarded: itself', inHand, [{ cost: 'discard', what: 'self' }], {}, 'rod graveyard'],
    [
      '701.9a discarded: chosen',
      board,
      [{ cost: 'discard', what: {} }],
      { cost1: ['held'] },
      'held graveyard',
    ],
    [
      '701.9b discarded by chance, of its kind alone',
      board,
      [{ cost: 'discard', what: creatureOf, random: true }],
      {},
      'kept graveyard',
    ],
    ['counters', board, [{ cost: 'removeCounters', counter: 'charge', amount: 1 }], {}, 'rod {"charge":1}'],
    ['the last counters', board, [{ cost: 'removeCounters', counter: 'charge', amount: 2 }], {}, 'rod {}'],
    ['exiled: itself, from where it is', inGraveyard, [{ cost: 'exile', what: 'self' }], {}, 'rod exile'],
    [
      'exiled from the graveyard',
      board,
      [{ cost: 'exile', what: { zone: 'graveyard', ...creatureOf } }],
      { cost1: ['dead'] },
      'dead exile',
    ],
    ['returned', board, [{ cost: 'return', what: { type: 'land' } }], { cost1: ['wood'] }, 'wood hand'],
    [
      '601.2h mana: lands are tapped',
      board,
      [{ cost: 'mana', mana: [1, 'G'] }],
      {},
      'wood tapped, hill tapped',
    ],
    [
      '601.2g a source of mana is tapped before it is sacrificed',
      board,
      [
        { cost: 'sacrifice', what: { type: 'land' } },
        { cost: 'mana', mana: ['G'] },
      ],
      { cost1: ['wood'] },
      'wood graveyard',
    ],
    [
      'the source is tapped before it is sacrificed, however it is written',
      board,
      [{ cost: 'sacrifice', what: 'self' }, { cost: 'tap' }],
      {},
      'rod graveyard',
    ],
    [
      '601.2h what chance takes comes last: the chosen card is gone by then',
      board,
      [
        { cost: 'discard', what: {}, random: true },
        { cost: 'discard', what: creatureOf },
      ],
      { cost1: ['kept'] },
      'held graveyard, kept graveyard',
    ],
  ])('%s', (_name, state, costs, choices, after) => {
    const { result, events } = pay(state, costs, { choices });
    expect(told(state, unwrap(result))).toBe(after);
    expect(events.length).toBeGreaterThan(0);
  });

  it('119.4 life that is paid is lost, and told as paid', () => {
    const { events } = pay(board, [{ cost: 'life', amount: 2 }]);
    expect(events).toEqual([{ type: 'lifeLost', player: 'you', amount: 2, paid: true }]);
  });

  it('118.3a mana is spent from the pool, and told, if any is', () => {
    const floating = matchStateOf({
      ...board,
      players: [{ id: 'you', pool: { green: 2, red: 1 } }, { id: 'foe' }],
    });
    const paid = pay(floating, [{ cost: 'mana', mana: [1, 'G'] }]);
    expect(paid.events).toEqual([{ type: 'manaSpent', player: 'you', mana: { red: 1, green: 1 } }]);
    expect(playerIn(unwrap(paid.result), 'you').pool).toEqual({ green: 1 });
    expect(pay(floating, [{ cost: 'mana', mana: [] }]).events).toEqual([]);
  });

  it('400.7 a discarded card remembers that it was, as a new object', () => {
    const { result, events } = pay(board, [{ cost: 'discard', what: {} }], { choices: { cost1: ['held'] } });
    expect(cardOf(unwrap(result), 'held')).toMatchObject({
      incarnation: 1,
      thisTurn: ['putIntoGraveyard', 'discarded'],
    });
    expect(events.map(({ type }) => type)).toEqual(['discarded', 'moved']);
  });
});

describe("118.3 what can't be paid is refused whole", () => {
  const tapped = (id: string, state = board) => change(state, id, { tapped: true });
  it.each<readonly [string, MtgMatchState, readonly AbilityCost[], NonNullable<PayHow['choices']>, string]>([
    ['{T} of what is tapped', tapped('rod'), [{ cost: 'tap' }], {}, 'tap'],
    ['{T} in another zone', inHand, [{ cost: 'tap' }], {}, 'tap'],
    [
      '302.6 {T} of a creature that came this turn',
      change(asCreature, 'rod', { thisTurn: ['entered'] }),
      [{ cost: 'tap' }],
      {},
      'tap',
    ],
    ['{Q} of what is untapped', board, [{ cost: 'untap' }], {}, 'untap'],
    [
      '302.6 {Q} of a creature that came this turn',
      change(asCreature, 'rod', { thisTurn: ['cameUnderControl'], tapped: true }),
      [{ cost: 'untap' }],
      {},
      'untap',
    ],
    ['more life than there is', withLife(2), [{ cost: 'life', amount: 3 }], {}, 'life'],
    ['itself, gone', inHand, [{ cost: 'sacrifice', what: 'self' }], {}, 'sacrifice'],
    ['nothing chosen', board, [{ cost: 'sacrifice', what: creatureOf }], {}, 'tooFewTargets'],
    [
      'too many chosen',
      board,
      [{ cost: 'sacrifice', what: {} }],
      { cost1: ['bear', 'imp'] },
      'tooManyTargets',
    ],
    ["what is another's", board, [{ cost: 'sacrifice', what: {} }], { cost1: ['foes'] }, 'filterMismatch'],
    ['from a wrong zone', board, [{ cost: 'return', what: {} }], { cost1: ['dead'] }, 'filterMismatch'],
    [
      'to be tapped, tapped',
      tapped('bear'),
      [{ cost: 'tapOthers', what: {} }],
      { cost1: ['bear'] },
      'filterMismatch',
    ],
    [
      'to be tapped, too few',
      board,
      [{ cost: 'tapOthers', what: {}, count: 2 }],
      { cost1: ['bear'] },
      'tooFewTargets',
    ],
    [
      '702.122a to be tapped, with too little power together',
      board,
      [{ cost: 'tapOthers', what: creatureOf, totalPower: 9 }],
      { cost1: ['bear', 'imp'] },
      'relationBroken',
    ],
    [
      'a hand too small for chance',
      board,
      [{ cost: 'discard', what: {}, count: 3, random: true }],
      {},
      'discard',
    ],
    [
      'too few counters',
      board,
      [{ cost: 'removeCounters', counter: 'charge', amount: 3 }],
      {},
      'removeCounters',
    ],
    [
      'counters of no kind',
      board,
      [{ cost: 'removeCounters', counter: '__proto__', amount: 1 }],
      {},
      'removeCounters',
    ],
    [
      'the same thing twice',
      board,
      [
        { cost: 'sacrifice', what: {} },
        { cost: 'exile', what: {} },
      ],
      { cost1: ['bear'], cost2: ['bear'] },
      'relationBroken',
    ],
    [
      'the source tapped twice',
      asCreature,
      [{ cost: 'tap' }, { cost: 'tapOthers', what: {} }],
      { cost1: ['rod'] },
      'filterMismatch',
    ],
  ])('%s', (_name, state, costs, choices, cost) => {
    const before = frozenCopy(state);
    // Everything that can be paid first is paid first, and then undone (733.1).
    const { result, events } = pay(before, [{ cost: 'mana', mana: [2] }, ...costs], { choices });
    const why = result.ok
      ? 'paid'
      : result.issues.map(({ code, data }) => ('cost' in data ? data['cost'] : code));
    expect(why).toContain(cost);
    expect(before).toEqual(state);
    expect(events).toEqual([]);
  });

  it.each<readonly [string, AbilityCost, string]>([
    ['mana that is not there', { cost: 'mana', mana: ['U'] }, 'mtg.cantPayMana'],
    ['X without a number', { cost: 'mana', mana: ['X'] }, 'mtg.announceX'],
  ])('%s', (_name, cost, code) => {
    expect(codes(pay(board, [{ cost: 'tap' }, cost]).result)).toEqual([code]);
  });
});

describe('nothing pays for two parts', () => {
  const slotsOf = (...costs: readonly AbilityCost[]) => costChoices(costs);
  const tapAnother = { cost: 'tapOthers', what: creatureOf } as const;
  const sacrificeOne = { cost: 'sacrifice', what: creatureOf } as const;

  it('two that are tapped, two that leave, are different', () => {
    expect(slotsOf(tapAnother, sacrificeOne, tapAnother, { cost: 'exile', what: {} }).relations).toEqual([
      { relation: 'different', slots: ['cost1', 'cost3'] },
      { relation: 'different', slots: ['cost2', 'cost4'] },
    ]);
    expect(slotsOf(tapAnother, sacrificeOne).relations).toEqual([]);
  });

  it.each<readonly [string, readonly AbilityCost[], boolean]>([
    ['{T}, tap another', [{ cost: 'tap' }, tapAnother], true],
    ['{T}, sacrifice one', [{ cost: 'tap' }, sacrificeOne], false],
    ['sacrifice this and one', [{ cost: 'sacrifice', what: 'self' }, sacrificeOne], true],
    ['sacrifice this, tap one', [{ cost: 'sacrifice', what: 'self' }, tapAnother], false],
  ])('the source is no choice where it pays already: %s', (_name, costs, without) => {
    expect(JSON.stringify(slotsOf(...costs).slots).includes('excludeSelf')).toBe(without);
  });
});

describe('mana with sources', () => {
  const registry = registryOf({
    rod: createTapForMana({ mana: { colorless: 1 } }),
    pain: [
      createTapForMana({ id: 'free', mana: { colorless: 1 } }),
      createTapForMana({
        mana: [{ red: 1 }, { black: 1 }],
        and: [{ effect: 'damage', amount: 1, to: 'you' }],
      }),
    ],
    elf: createTapForMana({ mana: { green: 1 } }),
  });
  const dual = card('dual', 'you', { types: ['land'], subtypes: ['Forest', 'Mountain'] });
  const pain = card('pain', 'you', { types: ['land'] });
  const elf = creature('elf', 'you');
  const manaOf = (...mana: Extract<AbilityCost, { cost: 'mana' }>['mana']): AbilityCost => ({
    cost: 'mana',
    mana,
  });
  const paid = (state: MtgMatchState, costs: readonly AbilityCost[], X?: number) =>
    pay(state, costs, { registry, ...(X === undefined ? {} : { X }) });

  it('106.12 a land with two types gives either, and one mana only', () => {
    const state = matchOf(rod, dual);
    expect([paid(state, [manaOf('R')]), paid(state, [manaOf('G')])].map(({ result }) => result.ok)).toEqual([
      true,
      true,
    ]);
    expect(codes(paid(matchOf(card('x', 'you'), dual, rod), [{ cost: 'tap' }, manaOf(2)]).result)).toEqual([
      'mtg.cantPayMana',
    ]);
  });

  it('302.6 a creature that came this turn gives none, with haste it does', () => {
    const now = (facts: object) => paid(matchOf(rod, { ...elf, ...facts }), [manaOf('G')]).result.ok;
    expect(now({})).toBe(true);
    expect(now({ thisTurn: ['entered'] })).toBe(false);
    expect(now({ thisTurn: ['entered'], keywords: [{ keyword: 'haste' }] })).toBe(true);
    expect(now({ tapped: true })).toBe(false);
    expect(now({ controller: 'foe' })).toBe(false);
  });

  it('what a land does beside its mana happens; a way without it is taken first', () => {
    const state = matchOf(rod, pain);
    const red = paid(state, [manaOf('R')]);
    expect(playerIn(unwrap(red.result), 'you').life).toBe(19);
    expect(red.events).toContainEqual({ type: 'lifeLost', player: 'you', amount: 1 });
    expect(red.events.map(({ type }) => type)).toContain('tappedForMana');
    expect(playerIn(unwrap(paid(state, [{ cost: 'tap' }, manaOf(1)]).result), 'you').life).toBe(20);
  });

  it('602.5a what is tapped for {T} gives no mana for itself', () => {
    const state = matchOf(rod);
    expect(paid(state, [manaOf(1)]).result.ok).toBe(true);
    expect(codes(paid(state, [{ cost: 'tap' }, manaOf(1)]).result)).toEqual(['mtg.cantPayMana']);
    const others = [{ cost: 'tapOthers', what: { type: 'creature' } } as const, manaOf('G')];
    const tapping = pay(matchOf(rod, elf), others, { registry, choices: { cost1: ['elf'] } });
    expect(codes(tapping.result)).toEqual(['mtg.cantPayMana']);
  });

  it('107.3 only red mana for X, where that is said', () => {
    const state = matchOf(rod, land('hill', 'Mountain'), land('wood', 'Forest'));
    const only: AbilityCost = { cost: 'mana', mana: ['X', 1], onlyOnX: ['red'] };
    expect(paid(state, [only], 1).result.ok).toBe(true);
    expect(codes(paid(state, [only], 2).result)).toEqual(['mtg.cantPayMana']);
    expect(paid(state, [{ cost: 'mana', mana: ['X', 1] }], 2).result.ok).toBe(true);
    const tapped = unwrap(paid(state, [only], 1).result).cards.filter((found) => found.tapped);
    expect(tapped.map(({ instanceId }) => instanceId)).toContain('hill');
  });

  it('106.4 the pool is spent first, and what is left over stays in it', () => {
    const state = matchStateOf({ cards: [rod], players: [{ id: 'you', pool: { green: 3 } }, { id: 'foe' }] });
    const after = unwrap(paid(state, [manaOf(1, 'G')]).result);
    expect([playerIn(after, 'you').pool, cardOf(after, 'rod').tapped]).toEqual([{ green: 1 }, false]);
  });
});

describe('hostile costs', () => {
  it.each<readonly [string, unknown, readonly (string | number)[]]>([
    ['an unknown kind', [{ cost: 'soul' }], [0, 'cost']],
    ['an absurd count', [{ cost: 'tap' }, { cost: 'life', amount: 1e9 }], [1, 'amount']],
    ['nothing to remove', [{ cost: 'removeCounters', counter: 'charge', amount: 0 }], [0, 'amount']],
    ['a filter that cards do not have', [{ cost: 'exile', what: { soul: 1 } }], [0, 'what']],
    [
      'mana twice',
      [
        { cost: 'mana', mana: [1] },
        { cost: 'mana', mana: [1] },
      ],
      [],
    ],
    ['more than eight parts', Array.from({ length: 9 }, () => ({ cost: 'tap' })), []],
  ])('%s', (_name, costs, path) => {
    const read = abilityCosts.safeParse(costs);
    expect(read.error?.issues.map((found) => found.path.slice(0, path.length))).toContainEqual([...path]);
  });
});
