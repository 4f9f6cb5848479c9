import { ok, type GameIssue, type Result } from '@reticle/core';
import { cardIdOf, type CardDefinition } from '../../language/card.js';
import { keywordWords } from '../phrases/keyword-words.js';
import type { Words } from '../phrases/said.js';
import { abilityWords, actionWords } from './print-ability.js';

/**
 * What a card says, in Lorcana's words: a line for each keyword, and one for each ability, made of its data alone, as
 * `parseCard` and `parseTargetRequirements` read them. `{E}` is exerting, `{I}` ink, `{S}`, `{W}` and `{L}` strength,
 * willpower and lore. What there are no words for is refused with `lorcana.noWords`, which names the ability, counted from
 * 0; the effects of an action are 0.
 */
export function printCard(card: CardDefinition): Result<readonly string[]> {
  const { facts, abilities, effects } = card;
  const all: readonly Words[] = [
    ...abilities.map((ability) => abilityWords(facts.type, ability)),
    ...(effects ? [actionWords(facts.type, effects)] : []),
  ];
  const lines = all.flatMap((words) => words ?? []);
  if (lines.length === all.length)
    return ok([...facts.keywords.map(({ keyword, value }) => keywordWords(keyword, value)), ...lines]);
  const issues: readonly GameIssue[] = all.flatMap((words, ability) =>
    words === undefined ? [{ code: 'lorcana.noWords', data: { cardId: cardIdOf(card), ability } }] : [],
  );
  return { ok: false, issues };
}
