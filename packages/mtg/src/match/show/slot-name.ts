import type { TargetQuery, TargetSlot, TargetSpec } from '@reticle/core';
import { describeSpec } from '@reticle/core/describe';
import { slotWords } from '../../text/phrases/slots.js';
import { mtgMatchGame } from '../game.js';

/** What is chosen without being told by a card's words: by the name that the effect gives the question. */
const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['damageSource', 'a source of damage'],
  ['host', 'what it is put onto'],
  ['may', 'whether to do it'],
  ['mayPay', 'whether to pay'],
  ['newTarget', 'a new target'],
  ['topDown', 'the next card from the top down'],
]);

/** A query without the ids by which a question names what lies hidden. */
function withoutIds(query: TargetQuery): TargetQuery {
  if (!('filter' in query)) return query;
  const { instanceId: _cards, playerId: _players, ...filter } = query.filter;
  return { ...query, filter };
}

/** What a slot asks for: as cards say it, else in the words of the filters. */
export function slotName(slot: TargetSlot, spec: TargetSpec): string {
  const { description } = slot;
  const asked = description ?? spec.description;
  const question =
    asked === undefined ? undefined : (QUESTIONS.get(asked) ?? (asked.includes(' ') ? asked : undefined));
  if (question !== undefined) return question;
  const shown = { ...slot, accepts: slot.accepts.map(withoutIds) };
  if (shown.accepts.every((query) => 'filter' in query && Object.keys(query.filter).length === 0))
    return slot.max === 1 ? 'a card' : 'cards';
  return slotWords(shown, spec) ?? describeSpec({ ...spec, slots: [shown], relations: [] }, mtgMatchGame);
}
