import * as z from 'zod';
import { describe, expectTypeOf, it } from 'vitest';
import {
  amount,
  baseCard,
  baseCardFilter,
  cardKind,
  coreMatchers,
  defineKind,
  numericComparison,
  type BaseCoreCardFilter,
  type Filter,
  type Matchers,
} from '../index.js';
import { lantern, type LanternCard } from '../../test/lantern.js';

const glowing = baseCardFilter.extend({ glow: numericComparison.optional() });
const glow = amount('glow', (card: LanternCard) => card.glow);
const common = { ...cardKind, object: baseCard.extend({ glow: z.number() }), list: () => [] };

describe('one matcher for each key', () => {
  it('all of them compile', () => {
    const matchers = { ...coreMatchers, glow };
    expectTypeOf(defineKind({ ...common, filter: glowing, matchers })).toHaveProperty('parseFilter');
  });

  it('a key without a matcher does not', () => {
    const matchers = coreMatchers;
    // @ts-expect-error: glow has no matcher
    expectTypeOf(defineKind({ ...common, filter: glowing, matchers })).toBeObject();
  });

  it('nor a matcher without a key', () => {
    const own = { ...common, filter: glowing };
    // @ts-expect-error: there is no key shine
    defineKind({ ...own, matchers: { ...coreMatchers, glow, shine: glow } });
    expectTypeOf(own).toBeObject();
  });

  it('nor a matcher that wants another value than its key', () => {
    const wrong = (_card: LanternCard, wanted: string) => wanted.length === 0;
    const own = { ...common, filter: glowing };
    // @ts-expect-error: glow is a comparison, not a text
    defineKind({ ...own, matchers: { ...coreMatchers, glow: wrong } });
    expectTypeOf(own).toBeObject();
  });

  it('nor one that reads what the object has not', () => {
    const definition = { ...common, object: baseCard, filter: glowing };
    // @ts-expect-error: cards without glow cannot be asked for it
    expectTypeOf(defineKind({ ...definition, matchers: { ...coreMatchers, glow } })).toBeObject();
  });

  it('matchers are the keys, no more and no fewer', () => {
    expectTypeOf<keyof Matchers<LanternCard, { a?: number; b: string }>>().toEqualTypeOf<'a' | 'b'>();
  });
});

describe('filters are typed JSON', () => {
  it('with combinators over the same keys', () => {
    expectTypeOf<{
      type: 'lamp';
      anyOf: [{ cost: 'X' }, { not: { cost: { lte: 3 } } }];
    }>().toExtend<BaseCoreCardFilter>();
    expectTypeOf<{ cost: 'x' }>().not.toExtend<BaseCoreCardFilter>();
    expectTypeOf<{ not: { exerted: 'yes' } }>().not.toExtend<BaseCoreCardFilter>();
    expectTypeOf<Filter<{ a?: number }>>().toHaveProperty('anyOf');
  });

  it('as are the keys of the builder, those of the game included', () => {
    const [card] = lantern.kinds;
    expectTypeOf(card.builder().glow).toBeCallableWith({ gte: 2 });
    expectTypeOf(card.builder().glow(1).type('lamp').build()).toExtend<BaseCoreCardFilter>();
    expectTypeOf(card.builder()).not.toHaveProperty('shine');
    // @ts-expect-error: a yes or no
    card.builder().exerted('yes');
    expectTypeOf(card.builder()).not.toHaveProperty('count');
  });
});
