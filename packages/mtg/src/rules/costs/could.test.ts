import { randomFrom, seedRandom, type MatchEvent } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import { card, cardOf, change, creature } from '../../../test/board.js';
import { matchOf, matchStateOf, playerIn, refTo } from '../../../test/match.js';
import { EMPTY_REGISTRY } from '../abilities/registry.js';
import { manaMeansOf } from '../activating/mana-sources.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { AbilityCost } from '../../language/cost.js';
import { isEntangled, couldPay, payPart } from './parts.js';

const rod = card('rod', 'you', { types: ['artifact'], counters: { charge: 2 } });
const board = matchOf(
  rod,
  creature('bear', 'you'),
  creature('imp', 'you'),
  creature('foes', 'foe'),
  card('held', 'you', { zone: 'hand' }),
  card('kept', 'you', { zone: 'hand', types: ['creature'] }),
  card('theirs', 'foe', { zone: 'hand', types: ['creature'] }),
);
const rodIn = (zone: 'hand' | 'graveyard' | 'library' | 'exile') => change(board, 'rod', { zone });
const withLife = (life: number) => matchStateOf({ ...board, players: [{ id: 'you', life }, { id: 'foe' }] });
const withCounters = (counters: Readonly<Record<string, number>>) =>
  matchStateOf({ ...board, players: [{ id: 'you', counters }, { id: 'foe' }] });
const loyal = (loyalty: number) => change(board, 'rod', { loyalty, counters: { loyalty } });
const onIt = { cost: 'putCounters', counter: 'charge', amount: 1, what: 'self' } as const;
const creatureOf = { type: 'creature' };
const chance = (count?: number): AbilityCost => ({
  cost: 'discard',
  what: creatureOf,
  random: true,
  ...(count === undefined ? {} : { count }),
});

describe('118.3 whether a part of a cost could be paid', () => {
  const itself = (cost: 'sacrifice' | 'exile' | 'return' | 'discard'): AbilityCost => ({
    cost,
    what: 'self',
  });
  const counters = (amount: number): AbilityCost => ({ cost: 'removeCounters', counter: 'charge', amount });
  const crewed = (totalPower: number): AbilityCost => ({ cost: 'tapOthers', what: creatureOf, totalPower });
  it.each<readonly [name: string, cost: AbilityCost, state: MtgMatchState, could: boolean]>([
    ['107.5 {T} of what is untapped', { cost: 'tap' }, board, true],
    ['107.5 {T} of what is tapped', { cost: 'tap' }, change(board, 'rod', { tapped: true }), false],
    ['107.6 {Q} of what is tapped', { cost: 'untap' }, change(board, 'rod', { tapped: true }), true],
    ['107.6 {Q} of what is untapped', { cost: 'untap' }, board, false],
    ['702.122a as much power', crewed(4), board, true],
    ['702.122a more power than there is', crewed(5), board, false],
    [
      '702.122c those with negative power stay out of it',
      crewed(2),
      change(board, 'imp', { power: -1 }),
      true,
    ],
    ['119.4 life, as much as there is', { cost: 'life', amount: 3 }, withLife(3), true],
    ['119.4 more life than there is', { cost: 'life', amount: 3 }, withLife(2), false],
    ['all counters', counters(2), board, true],
    ['more counters than there are', counters(3), board, false],
    ['counters of what is elsewhere', counters(1), rodIn('exile'), false],
    [
      'counters of another, which its slot tells',
      { cost: 'removeCounters', counter: 'charge', amount: 9, what: creatureOf },
      board,
      true,
    ],
    ['701.21a sacrificed, on the battlefield', itself('sacrifice'), board, true],
    ['701.21a sacrificed, in a graveyard', itself('sacrifice'), rodIn('graveyard'), false],
    ['returned, on the battlefield', itself('return'), board, true],
    ['returned, in a hand', itself('return'), rodIn('hand'), false],
    ['701.9a discarded, in a hand', itself('discard'), rodIn('hand'), true],
    ['701.9a discarded, on the battlefield', itself('discard'), board, false],
    ['exiled, on the battlefield', itself('exile'), board, true],
    ['exiled, in a graveyard', itself('exile'), rodIn('graveyard'), true],
    ['exiled, in a hand', itself('exile'), rodIn('hand'), true],
    ['exiled, in a library', itself('exile'), rodIn('library'), false],
    ['701.9b by chance, one of one’s own', chance(), board, true],
    ['701.9b by chance, just as many', chance(1), board, true],
    ['701.9b by chance, more than there are', chance(2), board, false],
    ['what is chosen, which its slot tells', { cost: 'discard', what: creatureOf, count: 9 }, board, true],
    ['what is tapped, which its slot tells', { cost: 'tapOthers', what: creatureOf, count: 9 }, board, true],
    ['122.1 counters put on it, on the battlefield', onIt, board, true],
    ['122.1 counters put on it, elsewhere', onIt, rodIn('hand'), false],
    [
      '122.1 counters put on another, which its slot tells',
      { ...onIt, what: creatureOf },
      rodIn('hand'),
      true,
    ],
    ['107.14 energy, all that there is', { cost: 'energy', amount: 2 }, withCounters({ energy: 2 }), true],
    ['107.14 more energy than there is', { cost: 'energy', amount: 3 }, withCounters({ energy: 2 }), false],
    [
      '107.14 energy, where there are other counters',
      { cost: 'energy', amount: 1 },
      withCounters({ poison: 2 }),
      false,
    ],
    ['606.4 loyalty is put on', { cost: 'loyalty', amount: 1 }, board, true],
    ['606.6 all its loyalty is removed', { cost: 'loyalty', amount: -3 }, loyal(3), true],
    ['606.6 more loyalty than it has', { cost: 'loyalty', amount: -4 }, loyal(3), false],
    ['606.4 loyalty of what is elsewhere', { cost: 'loyalty', amount: 1 }, rodIn('exile'), false],
    ['107.3 X loyalty, of which none is announced', { cost: 'loyalty', amount: '-X' }, board, true],
    ['mana that is there', { cost: 'mana', mana: [1] }, board, true],
    ['mana that is not there', { cost: 'mana', mana: [2] }, board, false],
  ])('%s', (_name, cost, state, could) => {
    const given = {
      state,
      card: cardOf(state, 'rod'),
      payer: playerIn(state, 'you'),
      canPayMana: ({ mana }: { readonly mana: readonly unknown[] }) => mana[0] === 1,
    };
    expect(couldPay(cost, given)).toBe(could);
  });
});

/** One part is paid with the named cards, whether they were checked before or not. */
function paid(cost: AbilityCost, state: MtgMatchState, ...chosen: readonly string[]) {
  const events: MatchEvent[] = [];
  const result = payPart(
    { cost, slot: undefined, use: undefined },
    {
      state,
      controller: 'you',
      source: refTo(state, 'rod'),
      variables: {},
      random: randomFrom(seedRandom(1)),
      emit: (event) => void events.push(event),
      mana: manaMeansOf('you', EMPTY_REGISTRY),
      reserved: new Set(),
      chosen: chosen.map((id) => refTo(state, id)),
    },
  );
  return { result, events };
}

describe('118.3 a refusal says why', () => {
  const two = { cost: 'tapOthers', what: creatureOf, count: 2 } as const;
  it.each<readonly [why: string, AbilityCost, MtgMatchState, readonly string[]]>([
    ['it is not on the battlefield', { cost: 'tap' }, rodIn('hand'), []],
    ['it is tapped already', { cost: 'tap' }, change(board, 'rod', { tapped: true }), []],
    ['it is untapped already', { cost: 'untap' }, board, []],
    [
      'it came under your control this turn',
      { cost: 'tap' },
      change(board, 'rod', { types: ['creature'], thisTurn: ['cameUnderControl'] }),
      [],
    ],
    ['you has 2 life', { cost: 'life', amount: 3 }, withLife(2), []],
    ['it has 2 of them', { cost: 'removeCounters', counter: 'charge', amount: 3 }, board, []],
    ['it has 0 of them', { cost: 'removeCounters', counter: 'charge', amount: 1 }, rodIn('exile'), []],
    ['1 of 2 are there', two, board, ['bear']],
    ['3 of 2 are there', two, board, ['bear', 'imp', 'foes']],
    ['0 of 1 are there', { cost: 'tapOthers', what: creatureOf }, board, []],
    ['imp is not there untapped', two, change(board, 'imp', { tapped: true }), ['bear', 'imp']],
    ['held is not there untapped', two, board, ['bear', 'held']],
    ['1 of 2 are there', chance(2), board, []],
    ['1 of 2 are there', { cost: 'sacrifice', what: creatureOf, count: 2 }, board, ['bear']],
    ['rod is not there', { cost: 'sacrifice', what: 'self' }, rodIn('hand'), []],
    ['held is not there', { cost: 'sacrifice', what: creatureOf }, board, ['held']],
    ['bear is not there', { cost: 'discard', what: creatureOf }, board, ['bear']],
  ])('%s', (why, cost, state, chosen) => {
    const { result } = paid(cost, state, ...chosen);
    expect(result).toEqual({
      ok: false,
      issues: [{ code: 'mtg.cantPay', data: { cost: cost.cost, source: 'rod', why } }],
    });
  });

  it('what is gone pays nothing', () => {
    const gone = { ...board, cards: board.cards.filter(({ instanceId }) => instanceId !== 'rod') };
    for (const cost of [{ cost: 'tap' }, { cost: 'removeCounters', counter: 'charge', amount: 1 }] as const)
      expect(
        payPart(
          { cost, slot: undefined, use: undefined },
          {
            state: gone,
            controller: 'you',
            source: refTo(board, 'rod'),
            variables: {},
            random: randomFrom(seedRandom(1)),
            emit: () => undefined,
            mana: manaMeansOf('you', EMPTY_REGISTRY),
            reserved: new Set(),
            chosen: [],
          },
        ).ok,
      ).toBe(false);
  });
});

describe('what is told of a part that is paid', () => {
  it.each<readonly [string, AbilityCost, object]>([
    [
      'counters are removed as a cost',
      { cost: 'removeCounters', counter: 'charge', amount: 1 },
      { cost: true },
    ],
    [
      'what is sacrificed, as a cost',
      { cost: 'sacrifice', what: 'self' },
      { type: 'sacrificed', cost: true },
    ],
    ['119.4 life is paid', { cost: 'life', amount: 1 }, { type: 'lifeLost', paid: true }],
    ['701.9b one by chance, of its kind', chance(), { type: 'discarded', card: { id: 'kept' } }],
  ])('%s', (_name, cost, event) => {
    const { result, events } = paid(cost, board);
    expect(result.ok).toBe(true);
    expect(events[0]).toMatchObject(event);
  });

  it('701.9b chance takes no more than the cost says', () => {
    const { result, events } = paid({ cost: 'discard', what: {}, random: true }, board);
    expect([result.ok, events.filter(({ type }) => type === 'discarded')]).toMatchObject([true, [{}]]);
  });
});

describe('601.2h whether it takes a try to know that the whole can be paid', () => {
  const mana: AbilityCost = { cost: 'mana', mana: [1] };
  const chosen: AbilityCost = { cost: 'discard', what: {} };
  it.each<readonly [string, readonly AbilityCost[], boolean]>([
    ['mana alone', [mana], false],
    ['mana, and tapping others, which could give it', [mana, { cost: 'tapOthers', what: creatureOf }], true],
    ['mana, and life, which it could cost', [mana, { cost: 'life', amount: 1 }], true],
    ['mana and {T}', [mana, { cost: 'tap' }], false],
    ['life and {T}', [{ cost: 'life', amount: 1 }, { cost: 'tap' }], false],
    ['a card by chance', [chance()], false],
    ['a card by chance, and one that is chosen', [chance(), chosen], true],
    ['two cards by chance', [chance(), chance()], true],
    ['two cards that are chosen', [chosen, chosen], false],
    ['a card by chance, and a sacrifice', [chance(), { cost: 'sacrifice', what: 'self' }], false],
  ])('%s', (_name, costs, tangled) => expect(isEntangled(costs)).toBe(tangled));
});
