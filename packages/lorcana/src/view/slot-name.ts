import type { TargetQuery, TargetSlot, TargetSpec } from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';
import { lorcanaTable } from '../match/game.js';
import { lorcanaGrammar } from '../text/grammar.js';

/** What effects ask, by the names that they give their questions. */
const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['cost', 'to pay the cost'],
  ['discard', 'to discard'],
  ['hand', 'for the hand'],
  ['inkwell', 'for the inkwell'],
  ['exertedInkwell', 'for the inkwell, exerted'],
  ['play', 'to play'],
  ['top', 'for the top of the deck'],
  ['bottom', 'for the bottom of the deck'],
  ['may', 'whether to do it'],
]);
/** What moves ask, by the ids of their slots. */
const SLOTS: ReadonlyMap<string, string> = new Map([
  ['altered', 'cards to put back'],
  ['challenged', 'whom to challenge'],
  ['singers', 'who sings'],
  ['onto', 'whom to shift onto'],
  ['location', 'the location'],
]);

/** A question in words: nothing where there are none. */
export const questionWords = (asked: string | undefined): string | undefined =>
  asked === undefined ? undefined : (QUESTIONS.get(asked) ?? (asked.includes(' ') ? asked : undefined));

function withoutIds(query: TargetQuery): TargetQuery {
  if (!('filter' in query)) return query;
  const { instanceId: _ids, ...filter } = query.filter;
  return { ...query, filter };
}

function phraseOf({ accepts, min, max }: TargetSlot): string | undefined {
  const queries = accepts.flatMap((query) => ('filter' in query ? [query] : []));
  if (
    queries.length < accepts.length ||
    typeof min !== 'number' ||
    (typeof max !== 'number' && max !== 'any')
  )
    return undefined;
  return lorcanaGrammar.print({ accepts: queries, min, max });
}

/** What a slot asks for: as cards say it, else in the words of the filters. */
export function slotName(slot: TargetSlot, spec: TargetSpec): string {
  const question = questionWords(slot.description ?? spec.description) ?? SLOTS.get(slot.id);
  if (question !== undefined) return question;
  const shown = { ...slot, chooser: 'controller', accepts: slot.accepts.map(withoutIds) } as const;
  return phraseOf(shown) ?? describeSpec({ ...spec, slots: [shown], relations: [] }, lorcanaTable);
}
