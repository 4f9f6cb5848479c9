import { unwrap, type Attempt, type LegalTargets } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  activateAt,
  board,
  by,
  card,
  creature,
  one,
  onStack,
  pick,
  slot,
  specOf,
} from '../../../test/board.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgState } from '../../state/state.js';
import {
  flagbearersAgainst,
  getAllLegalTargetCombinations,
  resolverOf,
  validateTargets,
  withAnnouncedNumbers,
} from './legal.js';
import { permanent, player } from '../../language/queries.js';

const aCreature = permanent({ type: 'creature' });
const flag = (id: string, owner: string, facts: Partial<MtgCard> = {}) =>
  creature(id, owner, { subtypes: ['Flagbearer'], keywords: [{ keyword: 'flagbearer' }], ...facts });
const bolt = onStack('bolt', { colors: ['red'] });
const bear = creature('bear', 'foe');
const own = creature('own', 'you');
const land = card('land', 'foe', { types: ['land'] });
const there = board(bolt, bear, own, land, flag('flag', 'foe'));

/** Returns the codes with which a choice is refused. */
const verdict = (
  state: MtgState,
  spec: Parameters<typeof validateTargets>[1],
  selection: ReturnType<typeof pick>,
  attempt: Attempt = by('bolt'),
) => {
  const told = validateTargets(state, spec, attempt, selection);
  return told.ok ? 'ok' : told.issues.map(({ code }) => code).join();
};

describe('601.2c what must be among the targets, if possible', () => {
  const two = one(aCreature, { min: 2, max: 2 });
  const landAndCreature = specOf([slot('l', permanent({ type: 'land' })), slot('c', aCreature)]);
  const twoLists = specOf([slot('a', aCreature), slot('b', aCreature)]);
  const optional = specOf([slot('a', aCreature, { min: 0, max: 1 }), slot('b', aCreature)]);
  const chosen = specOf([slot('a', aCreature), slot('b', aCreature, { mode: 'choose' })]);
  const chosenCreature = specOf([slot('a', player()), slot('b', aCreature, { mode: 'choose' })]);
  it.each<[string, MtgState, Parameters<typeof validateTargets>[1], ReturnType<typeof pick>, string]>([
    ['another creature', there, one(aCreature), pick(['bear']), 'mtg.mustTarget'],
    ['the Flagbearer itself', there, one(aCreature), pick(['flag']), 'ok'],
    ['one of two targets', there, two, pick(['bear', 'flag']), 'ok'],
    ['neither of two targets', there, two, pick(['bear', 'own']), 'mtg.mustTarget'],
    ['in the first of two slots', there, twoLists, pick(['flag'], ['bear']), 'ok'],
    ['in the second of two slots', there, twoLists, pick(['bear'], ['flag']), 'ok'],
    ['in neither of two slots', there, twoLists, pick(['bear'], ['own']), 'mtg.mustTarget'],
    ['where one slot takes lands', there, landAndCreature, pick(['land'], ['bear']), 'mtg.mustTarget'],
    ['no land can be one', there, one(permanent({ type: 'land' })), pick(['land']), 'ok'],
    ['a player can be none', there, one(player()), pick(['foe']), 'ok'],
    ['no target was announced for the slot', there, optional, pick([], ['flag']), 'ok'],
    ['no target at all', there, one(aCreature, { min: 0, max: 1 }), pick([]), 'ok'],
    ['what is chosen is no target', there, chosen, pick(['flag'], ['bear']), 'ok'],
    [
      'which can not be the target',
      board(
        bolt,
        bear,
        flag('flag', 'foe', { keywords: [{ keyword: 'flagbearer' }, { keyword: 'shroud' }] }),
      ),
      one(aCreature),
      pick(['bear']),
      'ok',
    ],
    ['of your own', board(bolt, bear, flag('flag', 'you')), one(aCreature), pick(['bear']), 'ok'],
    [
      'one of theirs and one of yours: either',
      board(bolt, bear, flag('flag', 'foe'), flag('mine', 'you')),
      one(aCreature),
      pick(['mine']),
      'ok',
    ],
    [
      'neither the one of theirs nor the one of yours',
      board(bolt, bear, flag('flag', 'foe'), flag('mine', 'you')),
      one(aCreature),
      pick(['bear']),
      'mtg.mustTarget',
    ],
    ['only what is chosen could be one', there, chosenCreature, pick(['foe'], ['bear']), 'ok'],
    [
      'a card in a graveyard is none',
      board(bolt, flag('flag', 'foe', { zone: 'graveyard' }), creature('dead', 'foe', { zone: 'graveyard' })),
      one({ kind: 'card', filter: { zone: 'graveyard' } }),
      pick(['dead']),
      'ok',
    ],
    [
      'in another zone',
      board(bolt, bear, flag('flag', 'foe', { zone: 'graveyard' })),
      one(aCreature),
      pick(['bear']),
      'ok',
    ],
  ])('%s', (_name, state, spec, selection, told) => expect(verdict(state, spec, selection)).toBe(told));

  it('names those that could be', () => {
    const told = validateTargets(there, one(aCreature), by('bolt'), pick(['bear']));
    expect(told).toMatchObject({ issues: [{ data: { among: [{ kind: 'card', id: 'flag' }] } }] });
  });

  it('counts for activated abilities, and not for triggered ones', () => {
    const rod = card('rod', 'you');
    const { state, by: ability } = activateAt(
      { ...there, cards: [...there.cards, rod] },
      'ab',
      rod,
      one(aCreature),
      pick(['flag']),
    );
    const asked: Attempt = { controller: 'you', source: ability };
    expect(verdict(state, one(aCreature), pick(['bear']), asked)).toBe('mtg.mustTarget');
    const triggered = {
      ...state,
      abilities: state.abilities.map((found) => ({ ...found, ability: 'triggered' as const })),
    };
    expect(verdict(triggered, one(aCreature), pick(['bear']), asked)).toBe('ok');
    expect(verdict(triggered, one(aCreature), pick(['bear']))).toBe('mtg.mustTarget');
    const [first] = triggered.abilities;
    const both = {
      ...triggered,
      abilities: [...state.abilities, ...(first ? [{ ...first, id: 'trigger' }] : [])],
    };
    const trigger = { controller: 'you', source: { ...ability, id: 'trigger' } };
    expect(verdict(both, one(aCreature), pick(['bear']), asked)).toBe('mtg.mustTarget');
    expect(verdict(both, one(aCreature), pick(['bear']), trigger)).toBe('ok');
  });

  it('every legal combination has one, as many as are asked for', () => {
    const ids = (limit?: number) =>
      [...unwrap(getAllLegalTargetCombinations(there, two, by('bolt'), limit))].map(([first]) =>
        first?.targets.map(({ id }) => id),
      );
    expect(ids()).toEqual([
      ['bear', 'flag'],
      ['own', 'flag'],
    ]);
    expect([ids(1), ids(0)]).toEqual([[['bear', 'flag']], []]);
  });
});

it.each<[string, MtgState, string, readonly string[]]>([
  ['those of an opponent', there, 'you', ['flag']],
  ['nobody, of one’s own', there, 'foe', []],
  ['nobody, where none is', board(bolt, bear), 'you', []],
  [
    'each one that is there, once an opponent’s says so',
    board(bolt, flag('flag', 'foe'), flag('mine', 'you'), flag('away', 'foe', { phasedOut: true })),
    'you',
    ['flag', 'mine'],
  ],
])('601.2c which Flagbearers must be targeted: %s', (_name, state, controller, ids) => {
  const source = { kind: 'card', id: 'bolt' };
  const found = flagbearersAgainst(state, { controller, source });
  expect(found).toEqual(ids.map((id) => ({ kind: 'card', id, incarnation: 0 })));
});

it('601.2c the numbers that were announced never change: each slot’s own', () => {
  const spec = specOf([
    slot('a', aCreature, { min: 0, max: 2, division: { total: 2 } }),
    slot('b', aCreature, { min: 0, max: 2 }),
    slot('c', aCreature, { min: 0, max: 2 }),
  ]);
  const selection = [
    { targets: pick(['bear', 'own'])[0]?.targets ?? [], division: [1, 1] },
    ...pick(['own'], []),
  ];
  const announced: LegalTargets = unwrap(resolverOf(there).check(spec, by('bolt'), selection));
  const { slots } = withAnnouncedNumbers(spec, announced);
  expect(slots.map(({ id, min, max }) => [id, min, max])).toEqual([
    ['a', 2, 2],
    ['b', 1, 1],
    ['c', 0, 0],
  ]);
  expect(slots[0]).not.toHaveProperty('division');
  const few = withAnnouncedNumbers(spec, { ...announced, slots: announced.slots.slice(1) });
  expect(few.slots.map(({ min, max }) => [min, max])).toEqual([
    [0, 2],
    [1, 1],
    [0, 0],
  ]);
});
