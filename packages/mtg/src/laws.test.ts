import { unwrap, type Attempt } from '@reticle/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filter, state } from '../test/arbitrary.js';
import { one, slot, specOf } from '../test/board.js';
import { cast, changeTargets } from './entries/stack.js';
import {
  checkTargetsStillLegal,
  getAllLegalTargetCombinations,
  getLegalTargets,
  mtg,
  validateSingleTarget,
  validateTargets,
  type MtgState,
} from './index.js';

const attempt: Attempt = { controller: 'you', source: { kind: 'card', id: 's' }, variables: { X: 2 } };
const idsOf = (board: MtgState, wanted: Parameters<typeof one>[0]) =>
  unwrap(getLegalTargets(board, one(wanted), attempt)).map(({ id }) => id);
const query = (wanted: object) => ({ kind: 'card' as const, filter: wanted });

describe('laws of targeting', () => {
  it('what is listed is accepted one by one, everything else is refused with a code', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const listed = new Set(idsOf(board, query(wanted)));
        for (const { instanceId: id } of board.cards) {
          const told = unwrap(validateSingleTarget(board, one(query(wanted)), attempt, { kind: 'card', id }));
          expect([told.legal, told.issues.length === 0]).toEqual([listed.has(id), listed.has(id)]);
        }
      }),
    );
  });

  it('every combination that is generated is accepted, and still legal as nothing has changed', () => {
    fc.assert(
      fc.property(state, filter, filter, (board, first, second) => {
        const spec = specOf(
          [slot('first', query(first)), slot('second', query(second), { min: 0, max: 2 })],
          [{ relation: 'different', slots: ['first', 'second'] }],
        );
        for (const selection of unwrap(getAllLegalTargetCombinations(board, spec, attempt, 40))) {
          const targets = unwrap(validateTargets(board, spec, attempt, selection));
          const { slots } = unwrap(checkTargetsStillLegal(board, spec, targets));
          expect(slots.flatMap((report) => report.targets).every(({ legal }) => legal)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a pair is accepted exactly if it is generated', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const spec = one(query(wanted), { min: 2, max: 2 });
        const key = (ids: readonly string[]) => ids.toSorted().join();
        const generated = new Set(
          [...unwrap(getAllLegalTargetCombinations(board, spec, attempt))].map(([choice]) =>
            key((choice?.targets ?? []).map(({ id }) => id)),
          ),
        );
        const ids = board.cards.map(({ instanceId }) => instanceId);
        for (const a of ids) {
          for (const b of ids) {
            const checked = validateTargets(board, spec, attempt, [
              { targets: [a, b].map((id) => ({ kind: 'card', id })) },
            ]);
            expect(checked.ok).toBe(a !== b && generated.has(key([a, b])));
            expect(checked.ok ? 1 : checked.issues.length).toBeGreaterThan(0);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a state, a filter and what was announced survive JSON', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const copy = unwrap(mtg.parseState(JSON.parse(JSON.stringify(board))));
        expect(copy).toEqual(board);
        const read = unwrap(mtg.parseFilter('card', JSON.parse(JSON.stringify(wanted))));
        expect(idsOf(copy, query(read as object))).toEqual(idsOf(board, query(wanted)));
      }),
    );
  });

  it('the order of the objects does not matter', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const turned = { ...board, cards: board.cards.toReversed() };
        expect(idsOf(turned, query(wanted)).toSorted()).toEqual(idsOf(board, query(wanted)).toSorted());
      }),
    );
  });

  it('one restriction more never widens', () => {
    fc.assert(
      fc.property(state, filter, filter, (board, wanted, more) => {
        const wide = new Set(idsOf(board, query(wanted)));
        expect(idsOf(board, query({ allOf: [wanted, more] })).every((id) => wide.has(id))).toBe(true);
      }),
    );
  });

  it('a keyword more on a permanent never makes it a target that it was not', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const shrouded = {
          ...board,
          cards: board.cards.map((card) => ({
            ...card,
            keywords: [...card.keywords, { keyword: 'shroud' }],
          })),
        };
        const before = new Set(idsOf(board, query(wanted)));
        expect(idsOf(shrouded, query(wanted)).every((id) => before.has(id))).toBe(true);
      }),
    );
  });

  it('new targets: none changed is always allowed, a changed one only if it is legal, and nothing else moves', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const spec = one(query(wanted));
        const hand = {
          ...board,
          cards: board.cards.map((card) =>
            card.instanceId === 's' ? { ...card, zone: 'hand' as const } : card,
          ),
          stack: [],
        };
        const legal = board.cards.filter(({ instanceId }) =>
          idsOf(board, query(wanted)).includes(instanceId),
        );
        for (const { instanceId } of legal) {
          const announced = cast(hand, 's', 'you', {
            declaration: { spec },
            X: 2,
            targets: [{ targets: [{ kind: 'card', id: instanceId }] }],
          });
          if (!announced.ok) continue;
          const { state: now, by } = announced.value;
          const to = (id: string) =>
            changeTargets(now, by, 'chooseNewTargets', [{ targets: [{ kind: 'card', id }] }]);
          expect(to(instanceId)).toMatchObject({ ok: true, value: { changed: 0, events: [] } });
          const allowed = new Set(idsOf(now, query(wanted)));
          expect(
            now.cards.every(({ instanceId: id }) => id === instanceId || to(id).ok === allowed.has(id)),
          ).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });
});
