import type { TargetSlot } from '@reticle/core';
import { slotParts, type Clause, type Token } from '@reticle/core/text';
import { sentencesOf, type Sentence } from './abilities.js';
import { conditionsIn } from './conditions.js';
import { lorcanaGrammar } from './grammar.js';
import { choosesAt, namesThing } from './openings.js';
import { MAX_TEXT } from './limits.js';
import { chooserOf, playerAmong } from './references.js';
import type { TargetRequirement, TextContext } from './requirement.js';
import { slotOf } from './slot.js';
import { subjectAt } from './subject.js';
import { tokensOf } from './tokens.js';

/** The choices that an ability and mode has so far. */
interface Known {
  readonly slots: TargetSlot[];
  count: number;
  /** The first token of the ability. */
  readonly ability: number;
}

type Found = Exclude<Clause, { found: 'mention' }>;

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
  if (text.length > MAX_TEXT) return [tooLong(text)];
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

function readSentence(
  tokens: readonly Token[],
  sentence: Sentence,
  known: Known,
  context: TextContext,
): readonly TargetRequirement[] {
  const inCondition = conditionsIn(tokens, sentence);
  const requirements: TargetRequirement[] = [];
  let done = -1;
  for (let at = sentence.from; at < sentence.to; at++) {
    const token = tokens[at];
    if (!token) break;
    const sure = lorcanaGrammar.isAnchor(token) ? 'said' : choosesAt(tokens, sentence, inCondition, at, done);
    if (sure === 'no') continue;
    const clause = lorcanaGrammar.readAt(tokens, at);
    if (clause.found === 'mention') continue;
    if (clause.found === 'unread' && (sure === 'maybe' || (sure === 'yes' && !namesThing(tokens, clause))))
      continue;
    requirements.push(readChoice(tokens, sentence, clause, known, context));
    at = Math.max(at, clause.to - 1);
    done = at + 1;
  }
  return requirements;
}

function readChoice(
  tokens: readonly Token[],
  sentence: Sentence,
  clause: Found,
  known: Known,
  { parts }: TextContext,
): TargetRequirement {
  known.count++;
  const refuse = (code: `${string}.${string}`) => refused(sentence, clause, known, code);
  if (clause.found === 'unread') return refuse(clause.code);
  const { phrase, words, span } = clause;
  const places = { ability: known.ability, sentence: sentence.from };
  const others = phrase.chooser !== undefined || asksOpponent(tokens, clause.from);
  const chooser = others
    ? chooserOf(subjectAt(tokens, places, clause.from, playerAmong(known.slots) !== undefined), known.slots)
    : 'controller';
  const id = `t${known.count}`;
  const unsure = phrase.other === true && known.slots.length < known.count - 1;
  const mode = sentence.part === 'cost' ? 'target' : 'choose';
  const made = unsure || !chooser ? undefined : slotOf(phrase, { id, chooser, mode }, known.slots);
  if (!made) return refuse('lorcana.unclearReference');
  known.slots.push(made.slot);
  const where = amountIn(tokens, clause);
  const said = {
    words,
    ...(parts ? { parts: slotParts(clause, made) } : {}),
    ...(where === undefined ? {} : { where }),
  };
  return { ...placeOf(sentence), id, span, from: 'text', understood: true, ...said, issues: [], ...made };
}

/** "An opponent chooses one of your characters": who chooses is said, whose they are not by it. */
const asksOpponent = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.text === 'chooses';

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

const placeOf = ({
  ability,
  sentence,
  part,
}: Sentence): Pick<TargetRequirement, 'ability' | 'sentence' | 'part'> => ({
  ability,
  sentence,
  part,
});

function refused(
  sentence: Sentence,
  { span, words }: Found,
  { count }: Known,
  code: `${string}.${string}`,
): TargetRequirement {
  const issues = [{ code, data: { words, span } }];
  return {
    ...placeOf(sentence),
    id: `t${count}`,
    span,
    from: 'text',
    understood: false,
    relations: [],
    issues,
  };
}

function tooLong({ length }: string): TargetRequirement {
  const span = { start: 0, end: length };
  return {
    ability: { kind: 'static', index: 0 },
    sentence: 0,
    part: 'effect',
    id: 't1',
    span,
    from: 'text',
    understood: false,
    relations: [],
    issues: [{ code: 'text.tooLong', data: { limit: MAX_TEXT, span } }],
  };
}
