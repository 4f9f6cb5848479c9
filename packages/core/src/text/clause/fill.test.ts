import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill, type Template, unify } from './fill.js';

describe('a template', () => {
  it.each<[string, Template, object, unknown]>([
    ['puts values into its holes', { take: '$n', who: '$who' }, { n: 2, who: 'me' }, { take: 2, who: 'me' }],
    ['leaves out what has its usual value', { take: '$n=1', who: '$who=you' }, { n: 1, who: 'you' }, {}],
    ['leaves out what may be missing', { take: '$n', how: '$how?' }, { n: 1 }, { take: 1 }],
    ['takes parts of values', { wide: '$size.w', high: '$size.h=2' }, { size: { w: 1, h: 2 } }, { wide: 1 }],
    ['leaves out an empty object', { only: '$filter={}' }, { filter: {} }, {}],
    ['spreads lists', { of: ['$*a', '$*b'] }, { a: [1, 2], b: [3] }, { of: [1, 2, 3] }],
    ['spreads a list between others', ['$x', '$*a', 'y'], { x: 0, a: [1, 2] }, [0, 1, 2, 'y']],
    ['fills lists', [{ a: '$x' }, '$x'], { x: 'y' }, [{ a: 'y' }, 'y']],
  ])('%s, both ways', (_, template, values, filled) => {
    expect(fill(template, { ...values })).toEqual(filled);
    expect(unify(template, filled)).toEqual(values);
  });

  it.each<[string, Template, unknown]>([
    ['an unknown key', { take: '$n' }, { take: 1, more: 2 }],
    ['a missing key', { take: '$n' }, {}],
    ['another word', { does: 'take' }, { does: 'bury' }],
    ['two values for one hole', { one: '$x', two: '$x' }, { one: 1, two: 2 }],
    ['a list with too few elements', ['$*a', '$*b'], [1]],
    ['a list of another length', ['$x'], [1, 2]],
    ['something else than an object', { take: '$n' }, 'take'],
    ['a key of every object', { does: '$x' }, Object.create({ does: 1 })],
  ])('does not become %s', (_, template, value) => {
    expect(unify(template, value)).toBeUndefined();
  });

  it('is not filled if a value is missing', () => {
    expect(fill({ take: '$n' }, {})).toBeUndefined();
    expect(fill({ take: '$constructor' }, {})).toBeUndefined();
  });

  it('rejects what looks like a hole and is none', () => {
    expect(() => fill('$', {})).toThrow(/no hole/u);
  });

  it('undoes what it does', () => {
    const leaf = fc.oneof(fc.constantFrom('$a', '$b', 'word', '$c.d'), fc.integer(), fc.boolean());
    const { template } = fc.letrec<{ template: Template }>((tie) => ({
      template: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('template'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('template'), { maxKeys: 3 }),
      ),
    }));
    const value = fc.oneof(fc.integer(), fc.constantFrom('u', 'v'), fc.record({ k: fc.boolean() }));
    fc.assert(
      fc.property(template, value, value, value, (given, a, b, d) => {
        const filled = fill(given, { a, b, c: { d } });
        const found = unify(given, filled);
        expect(found).toBeDefined();
        expect(fill(given, found ?? {})).toEqual(filled);
      }),
    );
  });
});

describe('a hole of several keys', () => {
  const template = { '...': '$what', owner: '$who' };
  const boat = { kind: 'boat', color: 'red' };

  it('stands beside the other keys, and is found among them', () => {
    expect(fill(template, { what: boat, who: 'you' })).toEqual({ ...boat, owner: 'you' });
    expect(unify(template, { ...boat, owner: 'you' })).toEqual({ what: boat, who: 'you' });
    expect(unify(template, { owner: 'you' })).toEqual({ what: {}, who: 'you' });
  });

  it('is no word, and leaves out no key', () => {
    expect(fill(template, { what: 'boat', who: 'you' })).toBeUndefined();
    expect(unify(template, boat)).toBeUndefined();
  });
});
