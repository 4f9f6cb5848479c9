import { unwrap, type Attempt, type TargetSpec } from '@reticle/core';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filter, state } from '../test/arbitrary.js';
import { chosen, legal, specOf } from '../test/board.js';
import {
  checkChoice,
  lorcana,
  LorcanaTargetValidator,
  lorcanaTargetValidator,
  nextChoice,
  type LorcanaCardFilter,
  type LorcanaState,
} from './index.js';

const attempt: Attempt = { controller: 'you', source: { kind: 'card', id: 's' }, variables: { X: 2 } };
const some = (wanted: LorcanaCardFilter, more: object = {}): TargetSpec =>
  specOf([{ id: 'target', kind: 'card', filter: wanted, ...more }]);
const idsOf = (board: LorcanaState, wanted: LorcanaCardFilter, more: object = {}) =>
  legal(board, some(wanted, more), attempt);
const accepts = (board: LorcanaState, spec: TargetSpec, ids: readonly string[]) =>
  checkChoice(board, spec, attempt, [], { targets: ids.map((id) => ({ kind: 'card', id })) });

describe('laws of choosing', () => {
  it('what is listed is accepted, what is not is refused with a code, and core explains it alike', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const spec = some(wanted);
        const request = unwrap(nextChoice(board, spec, attempt));
        const listed = new Set(request?.legal.map(({ id }) => id));
        const forced = new Set(request?.must?.among.map(({ id }) => id));
        const resolver = lorcana.resolver(board);
        for (const { instanceId: id } of board.cards) {
          const checked = accepts(board, spec, [id]);
          expect([id, checked.ok]).toEqual([id, listed.has(id)]);
          const told = unwrap(resolver.explain(spec, attempt, { kind: 'card', id }));
          expect(told.legal && (forced.size === 0 || forced.has(id))).toBe(listed.has(id));
        }
      }),
    );
  });

  it('none may be chosen exactly where nothing can be, however many are wanted', () => {
    fc.assert(
      fc.property(state, filter, fc.integer({ min: 1, max: 3 }), (board, wanted, count) => {
        const spec = some(wanted, { min: count, max: count });
        const request = unwrap(nextChoice(board, spec, attempt));
        const all = idsOf(board, wanted, { min: 0, max: 'any' });
        expect(request?.min).toBe(Math.min(count, all.length));
        expect(accepts(board, spec, []).ok).toBe(all.length === 0);
      }),
    );
  });

  it('whoever picks what is listed, one after the other, comes to a legal choice', () => {
    fc.assert(
      fc.property(state, filter, fc.integer({ min: 1, max: 3 }), fc.nat(), (board, wanted, count, luck) => {
        const spec = some(wanted, { min: count, max: count });
        const picked: { readonly kind: string; readonly id: string }[] = [];
        const wants = unwrap(nextChoice(board, spec, attempt))?.min ?? 0;
        while (picked.length < wants) {
          const next = unwrap(nextChoice(board, spec, attempt, [], picked))?.legal ?? [];
          expect(next).not.toEqual([]);
          picked.push(next[(luck + picked.length) % next.length]!);
        }
        expect(checkChoice(board, spec, attempt, [], { targets: picked }).ok).toBe(true);
      }),
    );
  });

  it('two slots one after the other are a whole choice, each chosen card an event', () => {
    fc.assert(
      fc.property(state, filter, filter, fc.boolean(), (board, first, second, another) => {
        const spec = specOf(
          [
            { id: 'first', kind: 'card', filter: first },
            { id: 'second', kind: 'card', filter: second },
          ],
          another ? [{ relation: 'different', slots: ['first', 'second'] }] : [],
        );
        const one = unwrap(nextChoice(board, spec, attempt))?.legal.slice(0, 1) ?? [];
        const two = unwrap(nextChoice(board, spec, attempt, [{ targets: one }]))?.legal.slice(0, 1) ?? [];
        const told = LorcanaTargetValidator.validateSelectedTargets(board, spec, attempt, [
          { targets: one },
          { targets: two },
        ]);
        expect(told).toMatchObject({ ok: true });
        expect(told.ok && told.value.events.map(({ target }) => target)).toEqual([...one, ...two]);
        expect(another && one[0] !== undefined && two[0]?.id === one[0].id).toBe(false);
      }),
    );
  });

  it('what the policy chooses is legal, and the only legal choice', () => {
    const forced = lorcanaTargetValidator({ autoChoose: 'whenForced' });
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const spec = some(wanted);
        const choice = unwrap(forced.autoResolution(board, spec, attempt));
        expect(choice !== undefined).toBe(idsOf(board, wanted).length < 2);
        expect(choice === undefined || checkChoice(board, spec, attempt, [], choice).ok).toBe(true);
      }),
    );
  });

  it('Ward takes away what opponents may choose, never what is taken without a choice', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const warded = {
          ...board,
          cards: board.cards.map((card) => ({ ...card, keywords: [...card.keywords, 'ward'] })),
        };
        const many = { min: 0, max: 'any' };
        const all = { chooser: 'all', min: 0, max: 'any' };
        const before = new Set(idsOf(board, wanted, many));
        const after = idsOf(warded, wanted, many);
        expect(after.every((id) => before.has(id))).toBe(true);
        expect(idsOf(warded, wanted, all)).toEqual(idsOf(board, wanted, all));
      }),
    );
  });

  it('one restriction more never widens, and the order of the cards does not matter', () => {
    fc.assert(
      fc.property(state, filter, filter, (board, wanted, more) => {
        const many = { chooser: 'all', min: 0, max: 'any' };
        const wide = new Set(idsOf(board, wanted, many));
        expect(idsOf(board, { allOf: [wanted, more] }, many).every((id) => wide.has(id))).toBe(true);
        const turned = { ...board, cards: board.cards.toReversed() };
        expect(idsOf(turned, wanted).toSorted()).toEqual(idsOf(board, wanted).toSorted());
      }),
    );
  });

  it('a state, a filter, a request and what was chosen survive JSON', () => {
    fc.assert(
      fc.property(state, filter, (board, wanted) => {
        const copy = unwrap(lorcana.parseState(JSON.parse(JSON.stringify(board))));
        expect(copy).toEqual(board);
        const request = unwrap(nextChoice(copy, chosen(wanted), attempt));
        expect(JSON.parse(JSON.stringify(request))).toEqual(request);
        const made = accepts(
          copy,
          chosen(wanted),
          request?.legal.slice(0, request.min).map(({ id }) => id) ?? [],
        );
        expect(JSON.parse(JSON.stringify(made))).toEqual(made);
      }),
    );
  });
});
