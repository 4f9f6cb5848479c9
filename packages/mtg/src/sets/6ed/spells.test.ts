import { describe, expect, it } from 'vitest';
import { SIXTH } from '../../../test/6ed/rig.js';
import { castings, doesSomething, IT, momentsWith } from '../../../test/6ed/uses.js';
import { SIXTH_EDITION } from './index.js';
import type { CardDefinition } from '../../language/card-definition.js';

/** Each spell of the set that does something, mode by mode. */
const ALL = SIXTH_EDITION.flatMap((card) => {
  const { effects, modes } = card.spell ?? {};
  const whole = effects
    ? [{ card, mode: 'all' as string, modes: undefined as readonly string[] | undefined }]
    : [];
  return [...whole, ...(modes?.options ?? []).map(({ id }) => ({ card, mode: id, modes: [id] }))];
});

function found(card: CardDefinition, modes: readonly string[] | undefined): string | undefined {
  for (const [moment, state] of momentsWith(card, 'hand')) {
    for (const announced of castings(SIXTH, state, card, modes ? { modes } : {})) {
      const what = doesSomething(SIXTH, announced, IT);
      if (what !== undefined) return `${moment}: ${what}`;
    }
  }
  return undefined;
}

describe('608: every spell of the set is cast, paid for and does something', () => {
  it.each(ALL.map((one) => [one.card.name, one.mode, one] as const))(
    '%s: %s',
    (_name, _mode, { card, modes }) => {
      expect(found(card, modes)).toBeDefined();
    },
  );
});
