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
    defineKind({ ...common, filter: glowing, matchers: { ...coreMatchers, glow } });
  });

  it('a key without a matcher does not', () => {
    // @ts-expect-error: glow has no matcher
    defineKind({ ...common, filter: glowing, matchers: coreMatchers });
  });

  it('nor a matcher without a key', () => {
    // @ts-expect-error: there is no key shine
    defineKind({ ...common, filter: glowing, matchers: { ...coreMatchers, glow, shine: glow } });
  });

  it('nor a matcher that wants another value than its key', () => {
    const wrong = (_card: LanternCard, wanted: string) => wanted.length === 0;
    // @ts-expect-error: glow is a comparison, not a text
    defineKind({ ...common, filter: glowing, matchers: { ...coreMatchers, glow: wrong } });
  });

  it('nor one that reads what the object has not', () => {
    // @ts-expect-error: cards without glow cannot be asked for it
    defineKind({ ...common, object: baseCard, filter: glowing, matchers: { ...coreMatchers, glow } });
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
    // @ts-expect-error: there is no such key
    card.builder().shine(1);
    // @ts-expect-error: a yes or no
    card.builder().exerted('yes');
    // @ts-expect-error: how many is no part of which
    card.builder().count(1);
  });
});
