import { describe, expect, it } from 'vitest';
import { SIXTH } from '../../../test/6ed/rig.js';
import { triggerings } from '../../../test/6ed/triggering.js';
import { doesSomething } from '../../../test/6ed/uses.js';
import { SIXTH_EDITION } from './index.js';
import type { CardDefinition, TriggeredAbility } from '../../language/card-definition.js';

/** A triggered mana ability is never on the stack (rule 605.4a). */
const isMana = ({ effects }: TriggeredAbility): boolean => effects.some(({ effect }) => effect === 'addMana');

const ALL = SIXTH_EDITION.flatMap((card) =>
  card.triggered.filter((ability) => !isMana(ability)).map((ability) => ({ card, ability })),
);

function found(card: CardDefinition, ability: TriggeredAbility): string | undefined {
  for (const [announced, id] of triggerings(SIXTH, card, ability)) {
    const what = doesSomething(SIXTH, announced, id);
    if (what !== undefined) return what;
  }
  return undefined;
}

describe('603: every triggered ability of the set triggers, is put on the stack and does something', () => {
  it.each(ALL.map((one) => [one.card.name, one.ability.id, one] as const))('%s: %s', (_name, _id, one) => {
    expect(found(one.card, one.ability)).toBeDefined();
  });
});
