import type { Filter } from '@reticle/core';
import type { MatchRuntime } from '@reticle/core/match';
import { expectTypeOf, test } from 'vitest';
import type { HOOKS } from './rules/hooks.js';
import type { TaktikState } from './index.js';
import type { HookName, TaktikCard } from './language/card.js';
import type { UnitFilter } from './language/unit.js';
import { taktik, taktikMatch } from './index.js';

test('each hook has one meaning', () => {
  expectTypeOf<keyof typeof HOOKS>().toEqualTypeOf<HookName>();
});

test('a card without targeting is none', () => {
  // @ts-expect-error targeting is missing
  const card: TaktikCard = { id: 'x', name: 'x', text: '', kind: 'bonus', timing: 'stored', effects: [] };
  expectTypeOf(card).toExtend<TaktikCard>();
});

test('filters over units have the keys of units', () => {
  expectTypeOf<{ attacking: true }>().toExtend<UnitFilter>();
  expectTypeOf<UnitFilter>().toExtend<Filter<object>>();
  // @ts-expect-error a unit has no strength
  taktik.spec({ slots: [{ kind: 'unit', filter: { strength: 3 } }] });
});

test('matches are of the state of the game', () => {
  expectTypeOf(taktikMatch).toEqualTypeOf<MatchRuntime<TaktikState>>();
});
