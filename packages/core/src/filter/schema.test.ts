import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filters } from '../../test/arbitrary.js';
import { lantern } from '../../test/lantern.js';

const [card] = lantern.kinds;

describe('CardFilterBuilder', () => {
  it('builds plain JSON, the keys of the game and the combinators included', () => {
    const filter = card
      .builder()
      .type('lamp')
      .cost({ lte: 3 })
      .glow({ gt: 1 })
      .anyOf([card.builder().exerted(true).build(), { damaged: true }])
      .not({ withKeyword: 'veil' })
      .build();
    expect(filter).toEqual({
      type: 'lamp',
      cost: { lte: 3 },
      glow: { gt: 1 },
      anyOf: [{ exerted: true }, { damaged: true }],
      not: { withKeyword: 'veil' },
    });
    expect(JSON.parse(JSON.stringify(filter))).toEqual(filter);
    expect(card.parseFilter(filter)).toEqual({ ok: true, value: filter });
  });

  it('starts from a filter that matches everything', () => expect(card.builder().build()).toEqual({}));

  it('is immutable: branches of one builder do not know of each other', () => {
    const lamps = card.builder().type('lamp');
    const cheap = lamps.cost(1);
    const dear = lamps.cost({ gte: 5 }).exerted(true);
    expect(lamps.build()).toEqual({ type: 'lamp' });
    expect(cheap.build()).toEqual({ type: 'lamp', cost: 1 });
    expect(dear.build()).toEqual({ type: 'lamp', cost: { gte: 5 }, exerted: true });
  });

  it('takes values as they are when given, and gives them frozen', () => {
    const types = ['lamp'];
    const builder = card.builder().type(types);
    types.push('warden');
    const built = builder.build();
    expect(built).toEqual({ type: ['lamp'] });
    expect(Object.isFrozen(built)).toBe(true);
    expect(Object.isFrozen(built.type)).toBe(true);
  });

  it('the last value of a key counts', () => {
    expect(card.builder().type('lamp').type('warden').build()).toEqual({ type: 'warden' });
  });

  it('builds what the JSON says, key by key', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const read = card.parseFilter(filter);
        expect(read.ok && card.builder().allOf([read.value]).build()).toEqual({ allOf: [filter] });
      }),
    );
  });
});
