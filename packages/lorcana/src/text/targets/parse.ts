import type { TargetSlot } from '@reticle/core';
import { unreadDetails, type Token } from '@reticle/core/text';
import { sentencesOf, type Sentence } from './abilities.js';
import { choiceOf } from './chooser.js';
import { choicesIn, type Found } from './choices.js';
import { leftOver } from './left-over.js';
import { MAX_TEXT } from './limits.js';
import { refused, understood, type Place } from './made.js';
import type { TargetRequirement, TextContext } from './requirement.js';
import { slotOf } from './slot.js';
import { tokensOf } from './tokens.js';

/** The choices that an ability and mode has so far. */
interface Known {
  readonly slots: TargetSlot[];
  count: number;
  /** The first token of the ability. */
  readonly ability: number;
}

/**
 * Everything that a card's text has chosen: cards and players, in every ability, mode and granted ability, in the order
 * of the text. Each "chosen" outside reminder text belongs to one requirement or chooses nothing ("the chosen
 * character"); so does each "one of your" and "choose a". What is not understood is reported with its place and a code,
 * and never made wider.
 */
export function parseTargetRequirements(
  text: string,
  context: TextContext = {},
): readonly TargetRequirement[] {
  if (text.length > MAX_TEXT) {
    const data = { limit: MAX_TEXT, span: { start: 0, end: text.length } };
    return [refused(NOWHERE, 1, 'text.tooLong', data)];
  }
  const tokens = tokensOf(text);
  const known = new Map<string, Known>();
  return sentencesOf(text, tokens, context).flatMap((sentence) =>
    readSentence(tokens, sentence, knownIn(known, sentence), context),
  );
}

/** What an ability and mode has so far; a mode has what the ability chose before its modes. */
function knownIn(known: Map<string, Known>, { ability: { index, mode }, from }: Sentence): Known {
  const key = `${index}.${mode ?? ''}`;
  const found = known.get(key);
  if (found) return found;
  const { slots = [], count = 0, ability = from } = known.get(`${index}.`) ?? {};
  const made = { slots: [...slots], count, ability };
  known.set(key, made);
  return made;
}

const readSentence = (
  tokens: readonly Token[],
  sentence: Sentence,
  known: Known,
  context: TextContext,
): readonly TargetRequirement[] =>
  [...choicesIn(tokens, sentence)].map((clause) => readChoice(tokens, sentence, clause, known, context));

function readChoice(
  tokens: readonly Token[],
  sentence: Sentence,
  clause: Found,
  known: Known,
  context: TextContext,
): TargetRequirement {
  known.count++;
  const refuse = (code: `${string}.${string}`, more: object = {}) =>
    refused(sentence, known.count, code, { words: clause.words, span: clause.span, ...more });
  if (clause.found === 'unread') return refuse(clause.code, unreadDetails(clause));
  const left = leftOver(tokens, clause);
  if (left !== undefined) return refuse(left);
  const whose = choiceOf(tokens, sentence, clause, known);
  const id = `t${known.count}`;
  const mode = sentence.part === 'cost' ? 'target' : 'choose';
  const unsure = clause.phrase.other === true && known.slots.length < known.count - 1;
  const made =
    unsure || !whose ? undefined : slotOf(whose.phrase, { id, chooser: whose.chooser, mode }, known.slots);
  if (!made) return refuse('lorcana.unclearReference');
  known.slots.push(made.slot);
  const where = amountIn(tokens, clause);
  return {
    ...understood(sentence, clause, made, context),
    ...(where === undefined ? {} : { where }),
  };
}

/** "The number of ..." within a phrase counts as X; these are its words. */
function amountIn(tokens: readonly Token[], { from, to }: Found): string | undefined {
  for (let at = from; at + 2 < to; at++) {
    const three = [tokens[at], tokens[at + 1], tokens[at + 2]].map((token) => token?.text).join(' ');
    if (three !== 'the number of') continue;
    return tokens
      .slice(at, to)
      .map(({ text }) => text)
      .join(' ');
  }
  return undefined;
}

const NOWHERE: Place = { ability: { kind: 'static', index: 0 }, sentence: 0, part: 'effect' };
