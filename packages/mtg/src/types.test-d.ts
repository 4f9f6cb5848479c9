import type { JsonObject, Matchers } from '@reticle/core';
import { assertType, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import { mtg, RESTRICTION_VALIDATORS, type MtgCard, type MtgCardFilter, type MtgKeyword } from './index.js';
import type { CardKeys } from './language/filter.js';
import type { mtgCard } from './state/card.js';
import type { mtgKeyword } from './language/keyword.js';
import type { LinkedCard } from './state/links.js';

test('filters take their own keys and values only', () => {
  assertType<MtgCardFilter>({
    color: 'red',
    anyOf: [{ type: 'creature' }, { not: { power: { gte: 'X' } } }],
  });
  // @ts-expect-error: no such colour
  assertType<MtgCardFilter>({ color: 'pink' });
  // @ts-expect-error: no such key
  assertType<MtgCardFilter>({ colour: 'red' });
  // @ts-expect-error: no such key within a quality
  assertType<MtgCardFilter>({ targets: { card: { colour: 'red' } } });
});

test('keywords that need data are not names', () => {
  assertType<MtgKeyword>({ keyword: 'protection', from: { color: 'red' } });
  // @ts-expect-error: a quality is a filter
  assertType<MtgKeyword>({ keyword: 'protection', from: 'red' });
});

test('a key without a validator does not compile', () => {
  expectTypeOf(RESTRICTION_VALIDATORS.card).toEqualTypeOf<Matchers<LinkedCard, CardKeys>>();
  const { tapped: _tapped, ...others } = RESTRICTION_VALIDATORS.card;
  // @ts-expect-error: the validator of tapped is missing
  assertType<Matchers<LinkedCard, CardKeys>>(others);
});

test('specs know the keys of each kind', () => {
  mtg.spec({ slots: [{ kind: 'card', filter: { zone: 'battlefield', count: 2 } }] });
  // @ts-expect-error: a key of cards
  const wrong: Parameters<typeof mtg.spec>[0] = { slots: [{ kind: 'player', filter: { tapped: true } }] };
  expectTypeOf(wrong).not.toBeAny();
  expectTypeOf<MtgCard['colors']>().toEqualTypeOf<
    readonly ('black' | 'blue' | 'green' | 'red' | 'white')[]
  >();
});

test('a name changes nothing of a type', () => {
  expectTypeOf<MtgCard>().toEqualTypeOf<z.infer<typeof mtgCard>>();
  expectTypeOf<MtgKeyword>().toEqualTypeOf<z.infer<typeof mtgKeyword>>();
  expectTypeOf<MtgCard>().toExtend<JsonObject>();
});
