import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import { type Family, type FamilyData, type FamilyOf, familyUnion, type KindEntry } from './family.js';

interface Entry extends KindEntry {
  readonly loud?: true;
}

const lamps = {
  light: { keys: { lamp: z.string(), oil: z.int().optional() }, loud: true },
  snuff: { keys: {} },
  trade: {
    keys: { give: z.int(), take: z.int() },
    checks: [
      {
        message: 'an even trade',
        holds: ({ give, take }: { readonly give: number; readonly take: number }) => give === take,
      },
    ],
  },
} as const satisfies Family<Entry>;

type Lamps = FamilyData<'effect', typeof lamps>;

describe('a family of kinds', () => {
  const lamp = familyUnion('effect', lamps);

  it.each([
    { effect: 'light', lamp: 'a', oil: 2 },
    { effect: 'light', lamp: 'a' },
    { effect: 'snuff' },
    { effect: 'trade', give: 1, take: 1 },
  ])('takes %j', (data) => {
    expect(lamp.parse(data)).toEqual(data);
    expect(Object.keys(z.record(z.string(), z.json()).parse(lamp.parse(data)))[0]).toBe('effect');
  });

  it.each([
    ['a key of another kind', { effect: 'snuff', lamp: 'a' }],
    ['a key that is missing', { effect: 'light', oil: 2 }],
    ['a kind that is unknown', { effect: 'burn' }],
    ['a check that fails', { effect: 'trade', give: 1, take: 2 }],
    ['a prototype', JSON.parse('{"effect":"snuff","__proto__":{}}')],
  ])('refuses %s', (_title, data) => {
    expect(lamp.safeParse(data).success).toBe(false);
  });

  it('needs a kind', () => {
    expect(() => familyUnion('effect', {})).toThrow(RangeError);
  });

  it('infers the data of each kind', () => {
    expectTypeOf<Lamps['light']>().toEqualTypeOf<{
      effect: 'light';
      lamp: string;
      oil?: number | undefined;
    }>();
    expectTypeOf<Lamps['snuff']>().toEqualTypeOf<{ effect: 'snuff' }>();
    expectTypeOf(lamp.parse({ effect: 'snuff' })).toEqualTypeOf<Lamps[keyof Lamps]>();
  });

  it('does not compile with a kind or a key missing, left over or of another type', () => {
    interface Recursive {
      readonly if: { readonly effect: 'if'; readonly what?: string | undefined };
    }
    const ok = { if: { keys: { what: z.string().optional() } } } as const;
    expectTypeOf(ok).toExtend<FamilyOf<'effect', Recursive>>();
    expectTypeOf({}).not.toExtend<FamilyOf<'effect', Recursive>>();
    const lacking = { if: { keys: {} } } as const;
    expectTypeOf(lacking).not.toExtend<FamilyOf<'effect', Recursive>>();
    const other = { if: { keys: { what: z.int().optional() } } } as const;
    expectTypeOf(other).not.toExtend<FamilyOf<'effect', Recursive>>();
    // @ts-expect-error a key that the type lacks
    ({ if: { keys: { what: z.string(), also: z.int() } } }) satisfies FamilyOf<'effect', Recursive>;
    // @ts-expect-error a kind that the type lacks
    ({ ...ok, also: { keys: {} } }) satisfies FamilyOf<'effect', Recursive>;
  });
});
