import { declaresTargets, type Declaration } from './declaration.js';

/** What tells a mana ability from others. */
export interface ManaQuestion {
  readonly ability: 'activated' | 'triggered';
  readonly declaration: Declaration;
  /** Could add mana as it resolves. */
  readonly addsMana: boolean;
  readonly loyalty?: boolean | undefined;
  /** Triggers on a mana ability, or on mana that is added. */
  readonly triggersOnMana?: boolean | undefined;
}

/** Whether it is a mana ability: what has a target, or is a loyalty ability, is none (rules 605.1a and 605.1b). */
export function isManaAbility(question: ManaQuestion): boolean {
  const { ability, declaration, addsMana, loyalty = false, triggersOnMana = false } = question;
  if (!addsMana || declaresTargets(declaration)) return false;
  return ability === 'activated' ? !loyalty : triggersOnMana;
}
