import { ok, refuse, type Result } from '@reticle/core';
import { abilitiesIn, unread, type WordsOptions } from './card-text.js';
import { prepare, readAbilityEffects, zoneOf, type AbilityEffects } from './ability-effects.js';

/**
 * What an instant or sorcery does as it resolves, of its whole text: one paragraph without modes. Everything that the text
 * says must be understood; a second paragraph, a cost or a keyword is refused.
 */
export function parseSpellEffect(text: string, options: WordsOptions = {}): Result<AbilityEffects> {
  const abilities = abilitiesIn(text, { types: ['instant'], ...options });
  const [given, second] = abilities;
  if (!given) return refuse({ code: 'mtg.unreadAbility', data: { words: text.slice(0, 200) } });
  const fits = given.whole && given.ability.kind === 'spell' && zoneOf(given.words) === undefined;
  if (second || !fits) return refuse(unread('mtg.unreadAbility', second ?? given));
  const prepared = prepare(given, given.words, { names: [], before: [] });
  if (!prepared.ok) return prepared;
  const said = readAbilityEffects(given, prepared.value, prepared.value.sentences);
  return said.ok ? ok(said.value) : said;
}
