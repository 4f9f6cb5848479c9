import { expect, it } from 'vitest';
import { thingNameOf } from './plan-thing.js';

it.each([
  ['Oil Lamp', 'oil-lamp', 'oilLamp'],
  ["Fool's Éclair", 'fools-eclair', 'foolsEclair'],
  ['brittle', 'brittle', 'brittle'],
  ['New', 'new', 'new'],
  ['Lamp 2', 'lamp-2', 'lamp2'],
])('%s is %s', (given, slug, camel) => {
  expect(thingNameOf(given)).toEqual({ ok: true, value: { given, slug, camel } });
});

it.each([
  ['', 'characters'],
  ['../../etc', 'characters'],
  ['a/b', 'characters'],
  ['__proto__', 'characters'],
  ['${process.exit()}', 'characters'],
  ['a\nb', 'characters'],
  ['2 lamps', 'characters'],
  ['電球', 'characters'],
  ['constructor', 'reserved'],
  ['Has Own Property', 'reserved'],
  ['Index', 'reserved'],
  ['x'.repeat(37), 'tooLong'],
])('%j is refused: %s', (given, because) => {
  const named = thingNameOf(given);
  expect(named.ok ? [] : named.issues).toMatchObject([{ code: 'create.badName', data: { because } }]);
});
