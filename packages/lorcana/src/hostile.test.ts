import { describe, expect, it } from 'vitest';
import { board, character, chosen, codes, pick, specOf, you } from '../test/board.js';
import { checkChoice, lorcana, LorcanaTargetValidator, nextChoice } from './index.js';
import { parseGroups } from './text/targets/groups.js';
import { parseTargetRequirements } from './text/targets/parse.js';

const state = board(character('a', 'foe'));
const proto: unknown = JSON.parse('{"__proto__": {"zone": "play"}}');
const deep = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ not: inner }), {});

describe('hostile input is refused with a code, never thrown', () => {
  it.each<[unknown, string]>([
    [proto, 'hostileKey'],
    [deep(5_000), 'tooDeep'],
    [{ cost: Number.NaN }, 'notJson'],
    [{ cost: { lte: 'source.__proto__.x' } }, 'wrongType'],
    [{ atLocation: { atLocation: true } }, 'unknownKey'],
    [{ withName: [] }, 'invalidValue'],
    [null, 'wrongType'],
  ])('a filter (%#)', (json, code) => {
    expect(codes(lorcana.parseFilter('card', json))).toEqual([code]);
  });

  it.each<[unknown, string]>([
    [{ ...state, cards: 'all' }, 'wrongType'],
    [{ ...state, cards: [{ ...state.cards[0], extra: 1 }] }, 'unknownKey'],
    [{ ...state, cards: [state.cards[0], state.cards[0]] }, 'duplicateId'],
    [{ ...state, players: [] }, 'invalidValue'],
    [{ ...state, cards: [{ ...state.cards[0], damage: -1 }] }, 'invalidValue'],
  ])('a state (%#)', (json, code) => {
    expect(codes(lorcana.parseState(json))).toEqual([code]);
  });

  it.each<[unknown, string]>([
    [{ targets: [{ kind: 'card', id: '__proto__' }] }, 'unknownTarget'],
    [{ targets: [{ kind: '__proto__', id: 'a' }] }, 'unknownTarget'],
    [{ targets: Array.from({ length: 20_000 }, () => ({ kind: 'card', id: 'a' })) }, 'tooLarge'],
    [proto, 'hostileKey'],
    [undefined, 'notJson'],
  ])('a choice (%#)', (choice, code) => {
    expect(codes(checkChoice(state, chosen(), you, [], choice))).toEqual([code]);
    expect(LorcanaTargetValidator.validateSelectedTargets(state, chosen(), you, [choice]).ok).toBe(false);
  });

  it.each(['__proto__', 'constructor', 'toString'])('texts with words that every object has: %s', (word) => {
    for (const text of [
      `${word}: Draw a card.`,
      `Banish chosen ${word}.`,
      `Your ${word} characters get +1.`,
    ]) {
      expect(parseTargetRequirements(text).filter(({ understood }) => understood)).toEqual([]);
      expect(parseGroups(text)).toEqual([]);
    }
  });

  it('roles and slots named like things that every object has', () => {
    const spec = specOf([{ id: 'target', kind: 'card', filter: {}, chooser: 'role.constructor' }]);
    expect(codes(nextChoice(state, spec, you))).toEqual(['unboundReference']);
    const leaning = specOf([
      { id: 'first', kind: 'card', filter: { zone: 'play' } },
      { id: 'second', kind: 'card', filter: { cost: { gte: 'slots.first.toString' } } },
    ]);
    expect(nextChoice(state, leaning, you, pick(['a']))).toMatchObject({
      ok: true,
      value: { legal: [], max: 0 },
    });
  });

  it('a hundred cards to choose any number of, with a sum', () => {
    const many = board(
      ...Array.from({ length: 100 }, (_card, at) => character(`c${at}`, 'foe', { cost: at % 7 })),
    );
    const spec = specOf(
      [{ id: 'target', kind: 'card', filter: { zone: 'play' }, min: 0, max: 'any' }],
      [{ relation: 'sum', property: 'cost', slots: ['target'], is: { lte: 10 } }],
    );
    expect(nextChoice(many, spec, you)).toMatchObject({ ok: true, value: { min: 0, max: 'any' } });
  });
});
