import { unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { describe, expect, it } from 'vitest';
import {
  board,
  cardOf,
  castAt,
  change,
  codes,
  creature,
  inHand,
  legal,
  one,
  pick,
  slot,
  specOf,
  verdict,
  with3,
  you,
} from '../../test/board.js';
import { activate, canCast, cast, composeSpec, type Declaration } from '../entries/stack.js';
import { chooseTargetsAtRandom } from '../rules/targeting/automatic-choice.js';
import {
  anyTarget,
  getAllLegalTargetCombinations,
  permanent,
  player,
  spell,
  type MtgCard,
} from '../index.js';
import { canBegin } from '../rules/stack/possible.js';

const aCreature = one(permanent({ type: 'creature' }));
const artifact = one(permanent({ type: 'artifact' }));
const start = board(inHand('s'), creature('a', 'foe'), creature('b', 'foe'));

describe('601.2: proposing a spell', () => {
  it.each(['601.2', '601.2e', '733.1'])(
    '%s: a choice that is not legal undoes the whole: the state is what it was',
    (_rule) => {
      const before = JSON.stringify(start);
      const refused = cast(start, 's', 'you', { declaration: { spec: aCreature }, targets: pick(['you']) });
      expect(codes(refused)).toEqual(['wrongKind']);
      expect(JSON.stringify(start)).toBe(before);
      expect(codes(cast(start, 's', 'you', { declaration: { spec: artifact }, targets: pick([]) }))).toEqual([
        'tooFewTargets',
      ]);
    },
  );

  it('601.2a: the object is on the stack before targets are chosen: a new object, seen there, not to be targeted by itself', () => {
    const counterspell = one(spell());
    expect(
      codes(cast(start, 's', 'you', { declaration: { spec: counterspell }, targets: pick(['s']) })),
    ).toEqual(['refusedByGame']);
    const { state, by: asked } = castAt(start, 's', aCreature, pick(['a']));
    expect(asked).toEqual({ kind: 'card', id: 's', incarnation: 1 });
    expect(state.stack).toEqual(['s']);
  });

  it('601.2b: modes, costs and X decide first which targets there are', () => {
    const declared: Declaration = { spec: one(permanent({ manaValue: { lte: 'X' } })) };
    const state = board(inHand('s'), creature('two', 'foe', { manaValue: 2 }));
    const withX = (X: number) =>
      codes(cast(state, 's', 'you', { declaration: declared, X, targets: pick(['two']) }));
    expect([withX(1), withX(2)]).toEqual([['filterMismatch'], 'ok']);
  });

  it('601.2c-1: one fitting object or player for each required target', () => {
    const spec = specOf([slot('first', permanent({ type: 'creature' })), slot('second', player('opponent'))]);
    expect(verdict(start, spec, pick(['a'], ['foe']))).toBe('ok');
    expect(verdict(start, spec, pick(['a'], []))).toEqual(['tooFewTargets']);
    expect(verdict(start, spec, pick(['a']))).toEqual(['wrongSlotCount']);
    expect(verdict(start, spec, pick(['a'], ['you']))).toEqual(['filterMismatch']);
  });

  it('601.2c-2: targets of a cost that is not paid are not there; some replace the others', () => {
    const kicked = { cost: 'kicker', spec: artifact };
    const slots = (declared: Declaration, costs: readonly string[]) =>
      unwrap(composeSpec(declared, { costs })).slots.map(({ id }) => id);
    expect(slots({ spec: aCreature, withCost: [kicked] }, [])).toEqual(['target']);
    expect(slots({ spec: aCreature, withCost: [kicked] }, ['kicker'])).toEqual(['target', 'kicker_target']);
    expect(slots({ spec: aCreature, withCost: [{ ...kicked, instead: true }] }, ['kicker'])).toEqual([
      'kicker_target',
    ]);
  });

  it('601.2c-3: the number of targets is announced, and never changes afterwards', () => {
    const some = one(permanent({ type: 'creature' }), { min: 0, max: 'any' });
    const { state } = castAt(start, 's', some, pick(['a']));
    const more = { ...state, cards: [...state.cards, creature('c', 'foe')] };
    expect(cardOf(more, 's').announced?.targets.slots[0]?.targets).toHaveLength(1);
  });

  it('601.2c-4: the same thing at most once for one instance of the word', () => {
    const two = one(permanent({ type: 'creature' }), { min: 2, max: 2 });
    expect(verdict(start, two, pick(['a', 'a']))).toEqual(['repeatedTarget']);
    expect(verdict(start, two, pick(['b', 'a']))).toBe('ok');
  });

  it('601.2c-5: what must be a target is, if it can be without breaking a "can\'t"', () => {
    const flag = creature('flag', 'foe', {
      subtypes: ['Flagbearer'],
      keywords: [{ keyword: 'flagbearer' }],
    });
    const state = { ...start, cards: [...start.cards, flag] };
    expect(verdict(state, aCreature, pick(['a']))).toEqual(['mtg.mustTarget']);
    expect(verdict(state, aCreature, pick(['flag']))).toBe('ok');
    expect(verdict(state, one(player()), pick(['foe']))).toBe('ok');
    const hidden = change(state, 'flag', { keywords: [{ keyword: 'flagbearer' }, { keyword: 'hexproof' }] });
    expect(verdict(hidden, aCreature, pick(['a']))).toBe('ok');
    expect(verdict(state, aCreature, pick(['a']), { controller: 'foe' })).toBe('ok');
    const source = { kind: 'card' as const, id: 'a', incarnation: 0 };
    const stacked = (kind: 'activated' | 'triggered') => {
      const proposal = { declaration: { spec: aCreature }, targets: pick(['a']) };
      return codes(activate(state, { id: 'ab', ability: kind, controller: 'you', source }, proposal));
    };
    expect([stacked('activated'), stacked('triggered')]).toEqual([['mtg.mustTarget'], 'ok']);
    const none = one(permanent({ type: 'creature' }), { min: 0, max: 1 });
    expect(verdict(state, none, pick([]))).toBe('ok');
    expect([...unwrap(getAllLegalTargetCombinations(state, aCreature, you))]).toMatchObject(
      [{ 0: { targets: [{ id: 'flag' }] } }].map((row) => Object.values(row)),
    );
  });

  it("601.2c-5: who must be a target is told by the subtype, and that one must be by an opponent's ability", () => {
    const mustBe = (facts: Partial<MtgCard>, other: Partial<MtgCard>) =>
      ['a', 'flag', 'other'].flatMap((id) => {
        const cards = [...start.cards, creature('flag', 'foe', facts), creature('other', 'you', other)];
        const found = verdict({ ...start, cards }, aCreature, pick([id]));
        return found === 'ok' ? [id] : [];
      });
    const [says, is] = [{ keywords: [{ keyword: 'flagbearer' }] }, { subtypes: ['Flagbearer'] }];
    expect(mustBe({ ...says, ...is }, {})).toEqual(['flag']);
    // Another Flagbearer without the ability is enough. The ability alone does not make a Flagbearer.
    expect(mustBe({ ...says, ...is }, is)).toEqual(['flag', 'other']);
    expect(mustBe(says, is)).toEqual(['other']);
    expect(mustBe(says, {})).toEqual(['a', 'flag', 'other']);
    // Nothing requires it: the Flagbearer lost the ability, is the player's own, or is phased out.
    expect(mustBe(is, {})).toEqual(['a', 'flag', 'other']);
    expect(mustBe({}, { ...says, ...is })).toEqual(['a', 'flag', 'other']);
    expect(mustBe({ ...says, ...is, phasedOut: true }, is)).toEqual(['a', 'other']);
  });

  it('601.2c-6: the chosen become targets now; what triggers on it comes after the spell', () => {
    const { state, events } = castAt(start, 's', aCreature, pick(['a']));
    expect(events).toMatchObject([
      { type: 'becameTarget', target: { id: 'a' }, by: { id: 's' } },
      { type: 'cast' },
    ]);
    expect(state.stack).toEqual(['s']);
  });

  it('601.2d: a division is announced with the targets, at least 1 each', () => {
    const two = one(anyTarget(), { min: 1, max: 2, division: { total: 2 } });
    const shares = (...division: readonly number[]) => {
      const [choice] = pick(['a', 'foe'].slice(0, Math.max(1, division.length)));
      return verdict(start, two, [
        { targets: choice!.targets, ...(division.length === 0 ? {} : { division }) },
      ]);
    };
    expect([shares(2), shares(1, 1)]).toEqual(['ok', 'ok']);
    expect([shares(), shares(2, 0), shares(1, 2)]).toEqual([
      ['wrongDivision'],
      ['wrongDivision'],
      ['wrongDivision'],
    ]);
    const three = one(anyTarget(), { min: 1, max: 3, division: { total: 2 } });
    expect(
      verdict(start, three, [{ targets: pick(['a', 'b', 'foe'])[0]!.targets, division: [1, 1, 0] }]),
    ).not.toBe('ok');
  });

  it('601.2h, 601.2i: becoming a target and being cast are told apart, in this order', () => {
    expect(castAt(start, 's', aCreature, pick(['a'])).events.map(({ type }) => type)).toEqual([
      'becameTarget',
      'cast',
    ]);
  });

  it('601.3: it may be begun if some choice of modes and costs makes it legal', () => {
    const declared: Declaration = {
      modes: {
        min: 1,
        max: 1,
        options: [
          { id: 'scrap', spec: artifact },
          { id: 'hurt', spec: aCreature },
        ],
      },
    };
    expect([canBegin(start, declared, you), canBegin(board(), declared, you)]).toEqual([true, false]);
    expect([canCast(start, 's', 'you', declared), canCast(start, 'nothing', 'you', declared)]).toEqual([
      true,
      false,
    ]);
    const kicker: Declaration = {
      spec: artifact,
      withCost: [{ cost: 'kicker', spec: aCreature, instead: true }],
    };
    expect([canBegin(start, kicker, you), canBegin(start, kicker, you, ['kicker'])]).toEqual([false, true]);
    expect(canBegin(start, { spec: one(permanent({ type: 'creature' }), { min: 3, max: 3 }) }, you)).toBe(
      false,
    );
  });

  it('601.3e: what counts is what it would be as a spell, not what the card is', () => {
    const fromRed = creature('x', 'foe', { keywords: [{ keyword: 'protection', from: { color: 'red' } }] });
    const state = board(inHand('s', { colors: ['red'] }), fromRed);
    const declared = { spec: aCreature };
    expect(canCast(state, 's', 'you', declared)).toBe(false);
    expect(canCast(state, 's', 'you', declared, { becomes: { colors: [], faceDown: true } })).toBe(true);
  });

  it.each(['601.6', '601.6a', '601.6b', '602.3', '602.3a', '602.3b'])(
    "%s: an opponent chooses targets in the caster's place, for the caster's spell",
    () => {
      const spec = one(permanent({ type: 'creature', controller: 'opponent' }), { chooser: 'opponent' });
      const hidden = change(start, 'b', { keywords: [{ keyword: 'hexproof' }] });
      expect(legal(hidden, spec)).toEqual(['a']);
      const three = with3(start);
      expect(verdict(three, spec, pick(['a']))).toEqual(['unboundReference']);
      expect(verdict(three, spec, pick(['a']), { controller: 'you', choosers: { target: 'third' } })).toBe(
        'ok',
      );
      expect(verdict(three, spec, pick(['a']), { controller: 'you', choosers: { target: 'you' } })).toEqual([
        'unboundReference',
      ]);
    },
  );

  it("601.2c: targets at random are targets: each legal choice, from the match's own chance", () => {
    const hidden = change(start, 'b', { keywords: [{ keyword: 'hexproof' }] });
    const drawn = [1, 2, 3, 4].map((seed) =>
      unwrap(chooseTargetsAtRandom(hidden, aCreature, you, randomFrom(seedRandom(seed)))),
    );
    expect(new Set(drawn.map(({ slots }) => slots[0]?.targets[0]?.id))).toEqual(new Set(['a']));
    expect(codes(chooseTargetsAtRandom(start, artifact, you, randomFrom(seedRandom(1))))).toEqual([
      'notCompletable',
    ]);
  });
});
