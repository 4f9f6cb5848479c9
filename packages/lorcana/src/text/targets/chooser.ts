import type { TargetSlot } from '@reticle/core';
import { someWithin, type PhraseClause, type TargetPhrase, type Token } from '@reticle/core/text';
import type { Sentence } from './abilities.js';
import { actorAt } from './actor.js';
import { lorcanaGrammar } from '../grammar.js';
import { atRandom } from './left-over.js';
import { chooserOf, ownedBy, playerAmong } from './references.js';
import { speaksOfChosen, subjectAt } from './subject.js';

/** Whether a filter, or one within it, asks for things of opponents. */
const isOpposing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'controller' in value && value.controller === 'opponent';

interface Choice {
  readonly phrase: TargetPhrase;
  readonly chooser: TargetSlot['chooser'];
}

interface Before {
  readonly slots: readonly TargetSlot[];
  /** The first token of the ability. */
  readonly ability: number;
}

/**
 * Who chooses what a phrase says, and whose it then is; nothing where it cannot be told. "Chosen" is chosen by you, and
 * so is "one of your items", if it is not others who do something to it.
 */
export function choiceOf(
  tokens: readonly Token[],
  sentence: Sentence,
  clause: PhraseClause,
  { slots, ability }: Before,
): Choice | undefined {
  const { phrase, from } = clause;
  const player = playerAmong(slots);
  const theirs = phrase.chooser !== undefined;
  if (atRandom(tokens, clause.to)) return theirs ? undefined : { phrase, chooser: 'random' };
  const anchor = tokens[from];
  const actor =
    !theirs && anchor && lorcanaGrammar.isAnchor(anchor) ? 'unsaid' : actorAt(tokens, sentence, clause);
  if (theirs && actor === 'you') {
    if (player === undefined || !speaksOfChosen(tokens, ability, from)) return undefined;
    const { chooser: _they, ...rest } = phrase;
    return { phrase: { ...rest, accepts: ownedBy(phrase.accepts, player) }, chooser: 'controller' };
  }
  if (!theirs && actor !== 'other') return { phrase, chooser: 'controller' };
  const places = { ability, sentence: sentence.from };
  const subject = subjectAt(tokens, places, from, player !== undefined);
  if (!theirs && subject === 'you') return { phrase, chooser: 'controller' };
  // Characters move to locations of their own player, who is not you (rule 4.7.1). Whom an opponent's "opposing" opposes
  // is not said.
  const unclear = anchor?.text === 'to' || someWithin(phrase.accepts, isOpposing);
  const chooser = unclear ? undefined : chooserOf(subject, slots);
  return chooser && { phrase, chooser };
}
