import type { Issue } from '@reticle/core';
import type { ActivatedAbility } from '../language/ability.js';
import { type AbilityRegistry, readAbilities } from '../rules/abilities/registry.js';
import { parseActivatedAbilities } from '../text/abilities/activated.js';

type RegisteredWords = NonNullable<Parameters<typeof parseActivatedAbilities>[1]>;

/**
 * The registry with the activated abilities that a card's words say: used where no set defines the card. An ability that
 * is not understood is not there, and {@link unreadOf} tells why; those beside it are. Words of a card that was read before
 * replace what was read.
 */
export function registerWords(
  registry: AbilityRegistry,
  card: string,
  text: string,
  options: RegisteredWords = {},
): AbilityRegistry {
  const activated: ActivatedAbility[] = [];
  const issues: Issue[] = [];
  for (const { ability } of parseActivatedAbilities(text, options)) {
    const fit = ability.ok ? readAbilities(card, [ability.value]) : ability;
    if (fit.ok && ability.ok) activated.push(ability.value);
    else if (!fit.ok) issues.push(...fit.issues);
  }
  const read = new Map(registry.read);
  const unread = new Map(registry.unread);
  read.set(card, { activated, triggered: [], static: [] });
  if (issues.length > 0) unread.set(card, issues);
  else unread.delete(card);
  return { ...registry, read, unread };
}

/** Why abilities of a card's words are not there, each reason with its words and their place; empty where all are. */
export function unreadOf({ unread }: AbilityRegistry, card: string): readonly Issue[] {
  return unread.get(card) ?? [];
}
