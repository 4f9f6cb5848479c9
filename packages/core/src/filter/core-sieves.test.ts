import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type * as z from 'zod';
import { states } from '../../test/arbitrary.js';
import { context } from '../../test/context.js';
import { unwrap, type BaseCard, type baseCardFilter } from '../index.js';
import { filterCompiler } from './compile.js';
import { coreMatchers } from './core-matchers.js';

type Keys = z.infer<typeof baseCardFilter>;

const compile = filterCompiler<BaseCard, Keys>(coreMatchers);
const player = fc.constantFrom(
  'self' as const,
  'opponent' as const,
  'any' as const,
  'role.defender' as const,
);
const names = (...all: readonly string[]) =>
  fc.oneof(fc.constantFrom(...all), fc.subarray([...all], { minLength: 1 }));
const number = fc.oneof(
  fc.nat(4),
  fc.constant('X' as const),
  fc.record({ gt: fc.nat(4) }),
  fc.record({ gte: fc.nat(2), lt: fc.nat(4) }),
);

/** Each key by itself. */
const filters: fc.Arbitrary<Keys> = fc.oneof(
  fc.record({ zone: names('play', 'pit', 'dark') }),
  fc.record({ owner: player }),
  fc.record({ controller: player }),
  fc.record({ type: names('lamp', 'warden') }),
  fc.record({ exerted: fc.boolean() }),
  fc.record({ damaged: fc.boolean() }),
  fc.record({ cost: number }),
  fc.record({ strength: number }),
  fc.record({ withKeyword: names('veil', 'glim') }),
  fc.record({ withoutKeyword: names('veil', 'ward') }),
);

it('law: a loop over many cards leaves those for which the test of its key holds', () => {
  fc.assert(
    fc.property(states, filters, fc.func(fc.boolean()), ({ cards }, filter, asked) => {
      for (const { key, sieve, holds } of unwrap(compile(filter)).checks) {
        const places = cards.map((_card, place) => place).filter((place) => asked(place));
        const wanted = places.filter((place) => {
          const card = cards[place];
          return card !== undefined && holds(card, context);
        });
        const count = sieve(cards, places, places.length, context);
        expect({ key, found: places.slice(0, count) }).toEqual({ key, found: wanted });
      }
    }),
    { numRuns: 400 },
  );
});
