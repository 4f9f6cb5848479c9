import { unwrap } from '@reticle/core';
import { someWithin } from '@reticle/core/text';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilityBoard, ABILITIES, ABILITY_REGISTRY } from '../../../test/ability-boards.js';
import { card, change, creature } from '../../../test/board.js';
import { matchOf, matchStateOf } from '../../../test/match.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { controllerOf } from '../../state/facts.js';
import { resolverOf } from '../targeting/legal.js';
import { getActivatedAbilities } from '../abilities/activated.js';
import { activationAttempt, activationSpec } from '../abilities/activation-spec.js';
import { activationRefusals } from './activate.js';
import { legalActivations } from './search.js';

const named = (state: MtgMatchState, player = 'you') =>
  legalActivations(state, ABILITY_REGISTRY, player).map(({ card: id, ability }) => `${id} ${ability}`);

/** The same by trying every choice of every ability. */
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

describe('how the work grows', () => {
  /** How often a fact of a card is looked at until all is found. */
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
