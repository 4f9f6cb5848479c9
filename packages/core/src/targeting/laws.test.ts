/** The law of one legality: listing, explaining, checking, taking and the re-check never disagree. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  frozenCopy,
  unwrap,
  type NearMiss,
  type TargetRef,
  type TargetResolver,
  type TargetSpec,
} from '../index.js';
import { describeIssue } from '../describe/index.js';
import { randomFrom, seedRandom } from '../match/index.js';
import { asking, specs, states } from '../../test/arbitrary.js';
import { lantern, lanternWithout, type LanternState } from '../../test/lantern.js';

const everything = ({ cards, players }: LanternState): readonly TargetRef[] => [
  ...cards.map(({ instanceId }) => ({ kind: 'card', id: instanceId })),
  ...players.map(({ id }) => ({ kind: 'player', id })),
];
const named = (refs: readonly TargetRef[]) => refs.map(({ kind, id }) => `${kind} ${id}`).toSorted();
const automatic = (spec: TargetSpec) => ['all', 'random'].includes(spec.slots[0]?.chooser ?? '');

const forAll = (holds: (state: LanternState, spec: TargetSpec) => void): void =>
  fc.assert(fc.property(states, specs, holds), { numRuns: 300 });

describe('laws of legality', () => {
  it('what is listed is what has nothing to explain', () =>
    forAll((state, spec) => {
      const resolver = lantern.resolver(state);
      const listed = unwrap(resolver.legalTargets(spec, asking));
      const explained = everything(state).filter((ref) => {
        const { legal, issues } = unwrap(resolver.explain(spec, asking, ref));
        expect(legal).toBe(issues.length === 0);
        return legal;
      });
      expect(named(explained)).toEqual(named(listed));
    }));

  it('and what the check accepts, one by one', () =>
    forAll((state, spec) => {
      if (automatic(spec)) return;
      const resolver = lantern.resolver(state);
      const checked = everything(state).filter(
        (ref) => resolver.check(spec, asking, [{ targets: [ref] }]).ok,
      );
      expect(named(checked)).toEqual(named(unwrap(resolver.legalTargets(spec, asking))));
    }));

  it('and what can be chosen next, alone', () =>
    forAll((state, spec) => {
      if (automatic(spec)) return;
      const resolver = lantern.resolver(state);
      const next = unwrap(unwrap(resolver.choices(spec, asking)).next(0));
      expect(named(next)).toEqual(named(unwrap(resolver.legalTargets(spec, asking))));
    }));

  it('and what the choices give is announced as the check announces it; what they did not give last is not', () =>
    forAll((state, spec) => {
      const resolver = lantern.resolver(state);
      const choices = unwrap(resolver.choices(spec, asking));
      const all = choices.all(5);
      for (const given of all.ok ? all.value : []) {
        expect(choices.announced(given)?.()).toEqual(unwrap(resolver.check(spec, asking, given)));
        expect(choices.announced(structuredClone(given))).toBeUndefined();
      }
    }));

  it('and still legal at once on resolution', () =>
    forAll((state, spec) => {
      if (automatic(spec)) return;
      const resolver = lantern.resolver(state);
      for (const ref of unwrap(resolver.legalTargets(spec, asking))) {
        const legal = unwrap(resolver.check(spec, asking, [{ targets: [ref] }]));
        const report = unwrap(resolver.checkTargetsStillLegal(spec, legal));
        expect(report.slots[0]?.targets).toMatchObject([{ target: ref, legal: true, issues: [] }]);
      }
    }));

  it('chance takes what is legal, as many as wanted, the same for the same seed, and queries draw nothing', () =>
    forAll((state, spec) => {
      const resolver = lantern.resolver(state);
      const random = randomFrom(seedRandom('law'));
      const before = random.state;
      const listed = named(unwrap(resolver.legalTargets(spec, asking)));
      expect(random.state).toEqual(before);
      const taken = unwrap(resolver.takeRandom(spec, asking, random));
      expect(listed).toEqual(expect.arrayContaining([...named(taken)]));
      const max = spec.slots[0]?.max;
      expect(taken).toHaveLength(Math.min(listed.length, typeof max === 'number' ? max : listed.length));
      expect(unwrap(resolver.takeRandom(spec, asking, randomFrom(seedRandom('law'))))).toEqual(taken);
    }));

  it('a frozen state and spec are answered alike, and nothing is changed', () =>
    forAll((state, spec) => {
      const frozen = frozenCopy(state);
      const ask = (at: LanternState) =>
        everything(at).map((ref) => lantern.resolver(at).explain(spec, asking, ref));
      expect(ask(frozen)).toEqual(ask(state));
      expect(JSON.parse(JSON.stringify(frozen))).toEqual(JSON.parse(JSON.stringify(state)));
    }));

  it('every refusal has words without holes', () =>
    forAll((state, spec) => {
      for (const ref of everything(state)) {
        for (const found of unwrap(lantern.resolver(state).explain(spec, asking, ref)).issues) {
          expect(describeIssue(found)).toMatch(/^[A-Z].*\.$/);
          expect(describeIssue(found)).not.toMatch(/undefined|\[object/);
        }
      }
    }));
});

/** The game without a protection, made once for all questions. */
const without = new Map(['veil', 'ward', 'hood'].map((name) => [name, lanternWithout(name)]));

/** Returns what is legal after a near miss is made true: the thing changed, or the protection removed. */
function madeTrue(state: LanternState, { id }: TargetRef, miss: NearMiss): TargetResolver<LanternState> {
  if (miss.change === 'protection')
    return (without.get(miss.without) ?? lanternWithout(miss.without)).resolver(state);
  const cards = state.cards.map((card) => (card.instanceId === id ? { ...card, ...miss.set } : card));
  return lantern.resolver({ ...state, cards });
}

describe('laws of near misses', () => {
  it('each, made true, makes the thing legal; what is legal has none', () =>
    forAll((state, spec) => {
      const resolver = lantern.resolver(state);
      for (const ref of everything(state)) {
        const { nearMisses, legal } = unwrap(resolver.explain(spec, asking, ref));
        expect(legal && nearMisses.length > 0).toBe(false);
        for (const miss of nearMisses) {
          const then = unwrap(madeTrue(state, ref, miss).explain(spec, asking, ref));
          expect({ miss, ...then }).toMatchObject({ legal: true, issues: [] });
        }
      }
    }));

  it('protections only narrow, and do not look at what nobody chooses', () =>
    forAll((state, spec) => {
      const listed = named(unwrap(lantern.resolver(state).legalTargets(spec, asking)));
      for (const game of without.values()) {
        const wider = named(unwrap(game.resolver(state).legalTargets(spec, asking)));
        const kept = automatic(spec) ? wider : wider.filter((thing) => listed.includes(thing));
        expect(kept).toEqual(listed);
      }
    }));
});
