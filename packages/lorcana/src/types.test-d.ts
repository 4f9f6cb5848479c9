import type { JsonObject, Matchers } from '@reticle/core';
import { assertType, expectTypeOf, test } from 'vitest';
import type * as z from 'zod';
import type { ability, Ability } from './language/ability.js';
import type { CardKeys } from './language/filter.js';
import { lorcana, RESTRICTION_VALIDATORS, type LorcanaCard, type LorcanaCardFilter } from './index.js';
import { type LorcanaPlayerFilter } from './language/filter.js';
import type { lorcanaCard } from './state/card.js';
import type { LinkedCard } from './state/links.js';

test('filters take their own keys and values only', () => {
  assertType<LorcanaCardFilter>({
    ink: ['ruby', 'steel'],
    anyOf: [{ atLocation: { moveCost: 1 } }, { not: { strength: { gte: 'slots.first.strength' } } }],
  });
  // @ts-expect-error: no such ink
  assertType<LorcanaCardFilter>({ ink: 'pink' });
  // @ts-expect-error: no such key
  assertType<LorcanaCardFilter>({ lore: 2 });
  // @ts-expect-error: no such zone
  assertType<LorcanaCardFilter>({ zone: 'exile' });
  // @ts-expect-error: no such thing happens to cards
  assertType<LorcanaCardFilter>({ thisTurn: 'slept' });
  // @ts-expect-error: a location is at no location
  assertType<LorcanaCardFilter>({ atLocation: { atLocation: true } });
  // @ts-expect-error: a key of cards
  assertType<LorcanaPlayerFilter>({ ink: 'ruby' });
});

test('a key without a validator does not compile', () => {
  expectTypeOf(RESTRICTION_VALIDATORS.card).toEqualTypeOf<Matchers<LinkedCard, CardKeys>>();
  const { drying: _drying, ...others } = RESTRICTION_VALIDATORS.card;
  // @ts-expect-error: the validator of drying is missing
  assertType<Matchers<LinkedCard, CardKeys>>(others);
});

test('specs and card targets know their keys', () => {
  lorcana.spec({ slots: [{ kind: 'card', filter: { zone: 'play', count: 2, upTo: true } }] });
  // @ts-expect-error: a key of cards
  const wrong: Parameters<typeof lorcana.spec>[0] = { slots: [{ kind: 'player', filter: { drying: true } }] };
  expectTypeOf(wrong).not.toBeAny();
  expectTypeOf<LorcanaCard['zone']>().toEqualTypeOf<
    'deck' | 'discard' | 'hand' | 'inkwell' | 'play' | 'resolving' | 'under'
  >();
});

test('a name changes nothing of a type', () => {
  expectTypeOf<LorcanaCard>().toEqualTypeOf<z.infer<typeof lorcanaCard>>();
  expectTypeOf<Ability>().toEqualTypeOf<z.infer<typeof ability>>();
  expectTypeOf<LorcanaCard>().toExtend<JsonObject>();
});
