import type { Issue } from '@reticle/core';
import type { ActivatedAbility } from '../language/ability.js';
import { type AbilityRegistry, readAbilities } from '../rules/abilities/registry.js';
import { parseActivatedAbilities } from '../text/abilities/activated.js';

type RegisteredWords = NonNullable<Parameters<typeof parseActivatedAbilities>[1]>;

/**
 * Adds the activated abilities that a card's words say to a registry. They are used if no set defines the
 * card. An ability that is not understood is left out, and {@link unreadOf} says why; the others are added.
 * Words of a card replace what was read for it before.
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

/**
 * Returns why abilities of a card's words are missing, each issue with its words and their position. Returns
 * an empty list if none is.
 */
export function unreadOf({ unread }: AbilityRegistry, card: string): readonly Issue[] {
  return unread.get(card) ?? [];
}
