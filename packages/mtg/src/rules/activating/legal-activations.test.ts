import { unwrap } from '@reticle/core';
import { someWithin } from '@reticle/core/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilityBoard, ABILITIES, ABILITY_REGISTRY } from '../../../test/ability-boards.js';
import { registryOf } from '../../../test/activating.js';
import { card, change, creature, one } from '../../../test/board.js';
import { matchOf, matchStateOf } from '../../../test/match.js';
import type { ActivatedAbility } from '../../language/ability.js';
import { permanent } from '../../language/queries.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { controllerOf } from '../../state/facts.js';
import { resolverOf } from '../targeting/legal.js';
import { getActivatedAbilities } from '../abilities/activated.js';
import { activationAttempt, activationSpec } from '../abilities/activation-spec.js';
import { activationRefusals } from './activate.js';
import { activationLacks, legalActivations, searchActivations } from './search.js';

const named = (state: MtgMatchState, player = 'you') =>
  legalActivations(state, ABILITY_REGISTRY, player).map(({ card: id, ability }) => `${id} ${ability}`);

/** Computes the same by trying every choice of every ability. */
function byTrying(state: MtgMatchState, player: string): readonly string[] {
  return state.cards.flatMap((source) =>
    getActivatedAbilities(source, ABILITY_REGISTRY).flatMap((ability) => {
      if (controllerOf(source) !== player) return [];
      const X = someWithin(ability.costs, (inner) => inner === 'X') ? 0 : undefined;
      const [spec, attempt] = [activationSpec(ability), activationAttempt(source, player, X)];
      const activation = { player, card: source.instanceId, ability: ability.id, X };
      const all = [...unwrap(unwrap(resolverOf(state).choices(spec, attempt)).all(10_000))];
      const works = all.some((selection) => {
        const chosen = resolverOf(state).check(spec, attempt, selection);
        return (
          chosen.ok && activationRefusals(state, ABILITY_REGISTRY, activation, chosen.value).length === 0
        );
      });
      return works ? [`${source.instanceId} ${ability.id}`] : [];
    }),
  );
}

const aCard = fc.record({
  publicId: fc.constantFrom(...Object.keys(ABILITIES), 'land', 'rock'),
  owner: fc.constantFrom('you', 'you', 'foe'),
  tapped: fc.boolean(),
  isNew: fc.boolean(),
  shroud: fc.boolean(),
});
const boards = fc
  .record({
    cards: fc.array(aCard, { maxLength: 7 }),
    life: fc.integer({ min: 1, max: 4 }),
    red: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ cards, life, red }) =>
    matchStateOf({
      players: [{ id: 'you', life, pool: { red } }, { id: 'foe' }],
      cards: cards.map(({ publicId, owner, tapped, isNew, shroud }, index) =>
        card(`c${index}`, owner, {
          publicId,
          tapped,
          types: publicId === 'land' || publicId === 'pain' ? ['land'] : ['creature'],
          subtypes: publicId === 'land' ? ['Mountain'] : [],
          ...(isNew ? { thisTurn: ['entered' as const] } : {}),
          ...(shroud ? { keywords: [{ keyword: 'shroud' }] } : {}),
        }),
      ),
    }),
  );

describe('what can be activated', () => {
  it('is exactly what some choice can be made and paid for', () => {
    fc.assert(
      fc.property(boards, (state) => {
        expect(named(state)).toEqual(byTrying(state, 'you'));
        expect(named(state, 'foe')).toEqual(byTrying(state, 'foe'));
      }),
      { numRuns: 150 },
    );
  });

  it('602.5 looks at time, targets and cost; 601.2b says where X is 0', () => {
    const state = matchOf(
      creature('tim', 'you'),
      creature('elf', 'you', { thisTurn: ['entered'] }),
      card('pyre', 'you'),
      card('hill', 'you', { types: ['land'], subtypes: ['Mountain'] }),
    );
    expect(legalActivations(state, ABILITY_REGISTRY, 'you')).toEqual([
      { card: 'tim', ability: 'tim' },
      { card: 'pyre', ability: 'burn', X: 0 },
      { card: 'hill', ability: 'tap-mountain' },
    ]);
    expect(named(change(state, 'hill', { tapped: true }))).toEqual(['tim tim']);
    expect([named(state, 'foe'), named(state, 'nobody')]).toEqual([[], []]);
  });
});

describe('what an ability needs to be activated', () => {
  const aCreature = one(permanent({ type: 'creature' }));
  const ability = (more: Partial<ActivatedAbility>): ActivatedAbility => ({
    id: 'works',
    costs: [],
    effects: [{ effect: 'gainLife', amount: 1 }],
    isManaAbility: false,
    ...more,
  });
  const rod = card('rod', 'you', { types: ['artifact'] });
  const bear = creature('bear', 'foe');
  const isle = card('isle', 'you', { types: ['land'], subtypes: ['Island'] });
  const targeted = { targets: aCreature };
  const two = { costs: [{ cost: 'mana' as const, mana: [2] }] };
  const nine = { costs: [{ cost: 'life' as const, amount: 99 }] };
  const sacrifice = { costs: [{ cost: 'sacrifice' as const, what: { type: 'creature' } }] };
  it.each<[string, Partial<ActivatedAbility>, readonly MtgCard[], readonly string[]]>([
    ['nothing', {}, [rod], []],
    ['115.1 a target that is there', targeted, [rod, bear], []],
    ['118.3 mana, and what is wanted of it is told', two, [rod, isle], ['mtg.cantPayMana']],
    [
      '118.3 mana, before its targets are looked for',
      { ...two, ...targeted },
      [rod, bear, isle],
      ['mtg.cantPayMana'],
    ],
    ['118.3 life', nine, [rod], ['mtg.cantPay']],
    ['118.3 life, with targets', { ...nine, ...targeted }, [rod, bear], ['mtg.notNow']],
    [
      '602.5a a source that is not tapped',
      { costs: [{ cost: 'tap' }] },
      [{ ...rod, tapped: true }],
      ['mtg.notNow'],
    ],
  ])('%s', (_name, more, cards, codesOf) => {
    const registry = registryOf({ rod: ability(more) });
    const state = matchOf(...cards);
    const search = searchActivations(state, registry, 'you');
    if (!search) throw new Error('nobody searches');
    const found = { card: rod, ability: ability(more) };
    const lacks = activationLacks(search, { ...found, card: cards[0] ?? rod });
    expect(lacks.map(({ code }) => code)).toEqual(codesOf);
    expect(legalActivations(state, registry, 'you').filter(({ card: id }) => id === 'rod').length).toBe(
      codesOf.length === 0 ? 1 : 0,
    );
  });

  it.each<[string, Partial<ActivatedAbility>, readonly MtgCard[], boolean]>([
    ['a target', targeted, [rod, bear], true],
    ['no target', targeted, [rod], false],
    ['one that is protected', targeted, [rod, { ...bear, keywords: [{ keyword: 'shroud' }] }], false],
    ['something to sacrifice', sacrifice, [rod, { ...bear, owner: 'you', controller: 'you' }], true],
    ['nothing of one’s own to sacrifice', sacrifice, [rod, bear], false],
  ])('115.1, 701.21a it is there to be activated with %s', (_name, more, cards, isThere) => {
    const registry = registryOf({ rod: ability(more) });
    expect(legalActivations(matchOf(...cards), registry, 'you').length).toBe(isThere ? 1 : 0);
  });
});

describe('how the work grows', () => {
  /** Counts how often facts of cards are read until everything is found. */
  function looksAt(size: number): number {
    const board = abilityBoard(size);
    let looks = 0;
    const get = (found: MtgCard, fact: string | symbol): unknown => {
      looks++;
      return Reflect.get(found, fact);
    };
    const state = { ...board, cards: board.cards.map((found) => new Proxy(found, { get })) };
    expect(named(state).length).toBeGreaterThan(size / 5);
    return looks;
  }

  it('with the board: sixteen times the permanents are looked at some sixteen times as often', () => {
    expect(looksAt(1_600) / looksAt(100)).toBeLessThan(20);
  });
});
