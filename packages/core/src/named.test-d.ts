import { expectTypeOf, test } from 'vitest';
import type { JsonObject, Named, NamedUnion } from './index.js';

test('a name changes nothing of a type', () => {
  interface Parts {
    readonly one: 1;
    two?: 2;
    three?: 3 | undefined;
  }
  expectTypeOf<Named<Parts>>().toEqualTypeOf<Parts>();
  expectTypeOf<NamedUnion<Parts | { readonly four: 4 }>>().toEqualTypeOf<Parts | { readonly four: 4 }>();
  type Data = Named<{ readonly list: readonly string[] }>;
  expectTypeOf<Data>().toExtend<JsonObject>();
});
