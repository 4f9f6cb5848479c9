import { expect, it } from 'vitest';
import { activatedAbility } from '../language/ability.js';
import { effects as effectsSchema } from '../language/effects/effect.js';
import { normalForm } from '../text/phrases/marks.js';
import { SIXTH_EDITION } from './6ed/index.js';

/** Yields the lists of effects of all cards, including those of modes and of additional payments. */
const LISTS = SIXTH_EDITION.flatMap(({ triggered, spell }) =>
  [...triggered, ...(spell ? [spell, ...(spell.paid ?? [])] : [])].flatMap(({ effects, ...more }) => [
    ...(effects ? [effects] : []),
    ...('modes' in more ? (more.modes?.options ?? []).map((mode) => mode.effects) : []),
  ]),
);

it('is as the schema of effects asks, of each effect of a card', () => {
  expect(LISTS.length).toBeGreaterThan(100);
  for (const effects of LISTS) {
    expect(effectsSchema.safeParse(effects).data).toEqual(effects);
    const normal = normalForm(effects);
    expect(effectsSchema.safeParse(normal).data).toEqual(normal);
  }
});

it('is as the schema of activated abilities asks', () => {
  const abilities = SIXTH_EDITION.flatMap(({ activated }) => activated);
  expect(abilities.length).toBeGreaterThan(50);
  for (const { costs, effects, ...rest } of abilities) {
    const normal = { ...rest, costs: normalForm(costs), effects: normalForm(effects) };
    expect(activatedAbility.safeParse(normal).data).toEqual(normal);
  }
});
