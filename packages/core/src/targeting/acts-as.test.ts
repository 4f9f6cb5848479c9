import * as z from 'zod';
import { expect, it } from 'vitest';
import { defineGame, defineKind, member, unwrap } from '../index.js';

const gate = z.strictObject({ id: z.string(), closedTo: z.string() });
const gates = z.strictObject({ gates: z.array(gate).readonly() });
type Gates = z.infer<typeof gates>;

/**
 * A game in which some gates are closed to knocks and some to keys. The question says which one the source
 * is.
 */
const garden = defineGame({
  id: 'garden',
  state: gates,
  players: () => [{ id: 'ann' }],
  kinds: [
    defineKind({
      name: 'gate',
      object: gate,
      filter: z.strictObject({ id: z.string().optional() }),
      matchers: {
        id: member(
          'id',
          ({ id }: z.infer<typeof gate>) => id,
          (ids) => `named ${ids}`,
        ),
      },
      list: (state: Gates) => state.gates,
      id: ({ id }) => id,
      protections: { closed: { rule: '1', refuses: ({ closedTo }, context) => closedTo === context.as } },
    }),
  ],
  lacks: (_state, { slots }, { as }) =>
    as === undefined && slots.length > 0 ? [{ code: 'garden.asWhat', data: {} }] : [],
});
const resolver = garden.resolver({
  gates: [
    { id: 'north', closedTo: 'knock' },
    { id: 'south', closedTo: 'key' },
  ],
});
const spec = unwrap(garden.parseSpec({ slots: [{ kind: 'gate' }] }));
const asked = (as?: string) => ({ controller: 'ann', ...(as === undefined ? {} : { as }) });

it.each([
  ['knock', ['south']],
  ['key', ['north']],
])('a protection sees what the source acts as: %s', (as, open) => {
  expect(unwrap(resolver.legalTargets(spec, asked(as))).map(({ id }) => id)).toEqual(open);
  const chosen = [{ targets: open.map((id) => ({ kind: 'gate', id })) }];
  const checked = unwrap(resolver.check(spec, asked(as), chosen));
  expect(checked.attempt.as).toBe(as);
  expect(unwrap(resolver.checkTargetsStillLegal(spec, checked)).slots[0]?.targets).toMatchObject([
    { legal: true },
  ]);
});

it('a question that leaves unsaid what the game must know is refused, whatever is asked', () => {
  const refused = { ok: false, issues: [{ code: 'garden.asWhat', data: {} }] };
  expect([
    resolver.ask(spec, asked()),
    resolver.legalTargets(spec, asked()),
    resolver.explain(spec, asked(), { kind: 'gate', id: 'north' }),
    resolver.check(spec, asked(), [{ targets: [{ kind: 'gate', id: 'north' }] }]),
    resolver.choices(spec, asked()),
    resolver.checkTargetsStillLegal(spec, { attempt: asked(), slots: [] }),
  ]).toEqual(Array.from({ length: 6 }, () => refused));
  expect(resolver.ask({ ...spec, slots: [] }, asked()).ok).toBe(true);
});
