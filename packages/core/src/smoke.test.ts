import { expect, it } from 'vitest';
import { shouldSpellFizzle, unwrap } from './index.js';
import { idsOf, lantern, lanternCardOf, lanternStateOf, pick } from '../test/lantern.js';

it('lists, explains, checks and re-checks', () => {
  const a = lanternCardOf('a', { controller: 'bob', strength: 3 });
  const b = lanternCardOf('b', { controller: 'bob', keywords: ['veil'] });
  const c = lanternCardOf('c', { exerted: true });
  const state = lanternStateOf([a, b, c]);
  const spec = lantern.spec({ slots: [{ kind: 'card', filter: { zone: 'play', type: 'lamp', controller: 'opponent', count: 2, upTo: true } }] });
  const attempt = { controller: 'ann' };
  const resolver = lantern.resolver(state);
  expect(idsOf(unwrap(resolver.legalTargets(spec, attempt)))).toEqual(['a']);
  console.log(JSON.stringify(resolver.explain(spec, attempt, { kind: 'card', id: 'b' }), null, 1));
  console.log(JSON.stringify(resolver.explain(spec, attempt, { kind: 'card', id: 'c' }), null, 1));
  const legal = unwrap(resolver.check(spec, attempt, pick(['a'])));
  console.log(lantern.describeSpec(spec), JSON.stringify(legal));
  const then = lantern.resolver(lanternStateOf([{ ...a, incarnation: 1 }, b, c]));
  const report = unwrap(then.checkTargetsStillLegal(spec, legal));
  console.log(JSON.stringify(report));
  expect(shouldSpellFizzle(report)).toBe(true);
  const choices = unwrap(resolver.choices(spec, attempt));
  console.log(choices.count(), [...unwrap(choices.all(10))].map((x) => JSON.stringify(x)));
  console.log(JSON.stringify(lantern.jsonSchemas()).length);
});
