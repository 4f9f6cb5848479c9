import { getActivatedAbilities } from '../../rules/abilities/activated.js';
import type { MtgRules } from '../../rules/move-execution.js';
import { definitionOf } from '../../rules/triggers/place.js';
import type { MtgCard } from '../../state/card.js';
import { printAbility } from '../../text/abilities/print-ability.js';
import { wordsOf } from '../../text/abilities/print-card.js';
import { printTriggered } from '../../text/abilities/print-parts.js';

/** Returns words on one line, without the stop at the end. */
export const sentence = (words: string): string => words.replaceAll(/\n(?:• )?/gu, ' ').replace(/\.$/u, '');

/**
 * Returns what an ability on the stack does, in its words, by the name that it has there. Returns undefined if
 * it has no words.
 *
 * @param source its source as far as it is known
 */
export function abilityWords(rules: MtgRules, source: MtgCard | undefined, name: string): string | undefined {
  const { definitions, registry } = rules;
  const trigger = definitionOf(rules, { ability: name });
  if (trigger) {
    const definition = definitions.get(name.split('/', 1)[0] ?? '');
    const printed = printTriggered(trigger, definition ? wordsOf(definition) : { name: 'it' });
    return printed.ok ? sentence(printed.value) : undefined;
  }
  if (!source) return undefined;
  // A source that paid for its ability is in another zone, where it has that ability no more.
  const all = [
    ...getActivatedAbilities(source, registry),
    ...(definitions.get(source.publicId)?.activated ?? []),
  ];
  const found = all.find(({ id }) => id === name);
  const printed = found && printAbility(found, { name: 'it', types: source.types });
  return printed?.ok === true ? sentence(printed.value) : undefined;
}
