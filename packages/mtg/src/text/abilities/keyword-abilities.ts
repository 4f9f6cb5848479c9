import type { AbilityText } from './card-text.js';

/** Keywords that are activated abilities, by their first word: what they do stands in their rule (rule 702). */
const KEYWORDS: ReadonlySet<string> = new Set(
  `cycling embalm encore equip eternalize fortify level ninjutsu outlast reconfigure reinforce scavenge station
  transfigure transmute unearth crew saddle`.split(/\s+/u),
);

/** Whether a line is a keyword with its cost: "Equip {2}", "Islandcycling {2}", "Unearth—Pay 2 life". */
export function isKeywordAbility({ words, ability }: AbilityText): boolean {
  const [first, ...rest] = words.map(({ text }) => text);
  if (first === undefined || ability.kind === 'triggered' || rest.includes(':')) return false;
  const named = KEYWORDS.has(first) || (first.endsWith('cycling') && first.length > 'cycling'.length);
  return named && rest.some((text) => text.startsWith('{') || text === '—' || /^\d{1,2}$/u.test(text));
}
