import type { Result, TargetSpec } from '@reticle/core';
import {
  amountWords,
  MARK,
  patternOf,
  type PhraseWords,
  type ReadRequirement,
  refusedRequirement,
  requirementReader,
  specOfRequirements,
  type Stretch,
  type TargetPattern,
  type TextRequirement,
  type Token,
  tokenize,
  visible,
} from '@reticle/core/text';
import { mtgGrammar } from '../lexicon/index.js';
import { abilitiesOf, type Segment } from './abilities.js';
import { ACTION_TARGETS, actionTargets, KEYWORD_TARGETS, keywordTargets } from './keyword-targets.js';
import { onlyIf } from './only-if.js';
import { cleaved, uncleaved, withOwnName } from './own-name.js';
import { phraseContinues } from './phrase-continues.js';
import { ofAnyOpponents, ofOpponents } from './players.js';
import type { AbilityInText, TargetRequirement, TextContext } from './requirement.js';
import { slotOf } from './slot.js';
import { strangeIn } from './strange.js';
import { unchoosable, without } from './unchoosable.js';

/** A target that was seen and is not understood. */
const refusal = (
  { ability, ...at }: Pick<TargetRequirement, 'ability'> & Pick<TextRequirement, 'id' | 'span'>,
  code: `${string}.${string}`,
  data: object = {},
): TargetRequirement => ({ ability, ...refusedRequirement(at, code, data) });

/** Where the next of two that are joined by "or" begins: ", or", "; or". */
const OR: readonly (readonly string[])[] = [['or'], [',', 'or'], [';', 'or']];

/** "Tap target creature or untap target land", "destroy target land; or tap target land": only one of them is chosen. */
function eitherOr(tokens: readonly Token[], { to }: PhraseWords, { from }: PhraseWords): boolean {
  const between = tokens.slice(to, from).map(({ text }) => text);
  const joined = OR.some((words) => words.every((word, index) => between[index] === word));
  return joined && !between.includes('.') && !between.includes(MARK.line);
}

const ENDS: ReadonlySet<string> = new Set(['.', MARK.line, MARK.quote, MARK.bullet]);

const said = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(" 's", "'s")
    .replaceAll(' ,', ',');

/** "The number of ..." within a phrase counts as X; these are its words. */
function amountIn(tokens: readonly Token[], phrase: Stretch): string | undefined {
  const words = amountWords(tokens, phrase);
  return words && said(words);
}

/**
 * "..., where X is the number of lands you control": what X is in the sentence of a target, whether it says X itself or its effect. For one
 * that says X itself a later sentence of its ability may tell it.
 */
function whereXIs(tokens: readonly Token[], { from, to }: Stretch): string | undefined {
  const text = (index: number): string => tokens[index]?.text ?? MARK.line;
  const saysX = tokens.slice(from, to).some((token) => token.text === 'x');
  const isLooked = (at: number): boolean => !ENDS.has(text(at)) || (saysX && text(at) === '.');
  const isWhere = (at: number): boolean =>
    text(at) === 'where' && text(at + 1) === 'x' && text(at + 2) === 'is';
  let at = to;
  while (isLooked(at) && !isWhere(at)) at++;
  if (!isWhere(at)) return undefined;
  const start = at + 3;
  let end = start;
  while (!ENDS.has(text(end))) end++;
  return start === end ? undefined : said(tokens.slice(start, end));
}

/** Longer than any card's text; more is refused at once. */
export const MAX_TEXT = 3_000;

/**
 * Everything that a card's rules text targets: every ability, mode and granted ability, in the order of the text.
 * Each word "target" outside reminder text belongs to one requirement, or targets nothing ("becomes the target of").
 * What is not understood is reported with its place and a code, and never made wider.
 */
export function parseTargetRequirements(
  text: string,
  context: TextContext = {},
): readonly TargetRequirement[] {
  return requirementsIn(text, context);
}

/** As {@link parseTargetRequirements}; a text that was split for the same context already is not split again. */
export function requirementsIn(
  text: string,
  context: TextContext,
  split?: SplitText,
): readonly TargetRequirement[] {
  if (text.length > MAX_TEXT) return [tooLong(text)];
  const strange = strangeIn(text);
  if (strange)
    return [refusal({ ability: FIRST, id: 't1', span: strange.span }, 'mtg.strangeCharacter', strange)];
  if (!mayTarget(text)) return [];
  const { tokens, segments } = split?.text === text ? split : splitText(text, context);
  const paid = cleaved(tokens);
  if (!paid) return limited(tokens, inTokens({ tokens, segments }, context));
  const [plain, other] = [uncleaved(tokens), paid].map((words) => splitTokens(words, context));
  const found = plain ? limited(tokens, inTokens(plain, context)) : [];
  return other ? withCleave(found, limited(paid, inTokens(other, context, 'c'))) : found;
}

const FIRST = { kind: 'spell', index: 0 } as const;

/** Some words, and the abilities that they are, which are told apart when the first is asked for. */
interface SplitTokens {
  readonly tokens: readonly Token[];
  readonly segments: () => readonly Segment[];
}

/** A text as its words. */
export interface SplitText extends SplitTokens {
  readonly text: string;
}

const splitTokens = (tokens: readonly Token[], context: TextContext): SplitTokens => ({
  tokens,
  segments: once(() => abilitiesOf(tokens, context)),
});

/** A text as words with `~` for the card's name, and as abilities. */
export const splitText = (text: string, context: TextContext): SplitText => ({
  text,
  ...splitTokens(withOwnName(tokenize(text), context.name), context),
});

/** What some words target; the ids of slots are numbered after a letter. */
function inTokens(
  { tokens, segments }: SplitTokens,
  context: TextContext,
  letter = 't',
): readonly TargetRequirement[] {
  const keywords = [
    ...keywordTargets(tokens, segments, context),
    ...actionTargets(tokens, segments, context),
  ];
  if (!tokens.some(mtgGrammar.isAnchor)) return keywords;
  const found = read({ tokens, segments: segments(), context, letter }).flatMap((of) =>
    withoutEither(tokens, of),
  );
  return [...found, ...keywords].toSorted((a, b) => a.span.start - b.span.start);
}

/** Letters that every anchor word has whatever its case, and those of the keywords: most texts have none of them. */
const SIGNS: readonly string[] = [
  'arget',
  ...[...KEYWORD_TARGETS, ...ACTION_TARGETS].map(({ keyword }) => keyword.slice(1)),
];

function mayTarget(text: string): boolean {
  const lower = visible(text).toLowerCase();
  return SIGNS.some((sign) => lower.includes(sign));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The targets of a spell without those that may not be chosen as it is cast. */
function limited(
  tokens: readonly Token[],
  requirements: readonly TargetRequirement[],
): readonly TargetRequirement[] {
  const thing = unchoosable(tokens);
  if (!thing) return requirements;
  return requirements.map((made) => {
    if (made.ability.kind !== 'spell' || !made.slot) return made;
    if (thing === 'unclear') return refusal(made, 'mtg.unreadLimit', { words: made.words });
    return { ...made, slot: without(made.slot, thing) };
  });
}

const CLEAVE = "this spell's cleave cost was paid";

/** The targets of a spell, and those that stand in for them where its cleave cost is paid (rule 702.148a). */
function withCleave(
  plain: readonly TargetRequirement[],
  paid: readonly TargetRequirement[],
): readonly TargetRequirement[] {
  const same = (one: TargetRequirement, other: TargetRequirement) => one.words === other.words;
  const at = ({ span }: TargetRequirement) => span.start;
  const other = paid.filter((made) => !plain.some((one) => at(one) === at(made) && same(one, made)));
  const gone = (made: TargetRequirement) => !paid.some((one) => at(one) === at(made));
  return [
    // What only the plain words ask for is asked for unless something is paid: no spec says that.
    ...plain.map((made) =>
      made.understood && gone(made) ? refusal(made, 'mtg.unclearCondition', { words: made.words }) : made,
    ),
    ...other.map((made) => ({ ...made, onlyIf: { words: CLEAVE, instead: true as const } })),
  ].toSorted((a, b) => at(a) - at(b));
}

const read = requirementReader<Segment, TextContext, TargetRequirement>({
  clauses: (tokens, segment) => mtgGrammar.phrasesIn(tokens, segment),
  leftOver: (tokens, { to }) => (phraseContinues(tokens, to) ? 'text.unknownTail' : undefined),
  unclear: 'mtg.unclearReference',
  slot(clause, { tokens, segment: { ability, from }, context: { name }, id, earlier }) {
    const start = ability.kind === 'spell' || ability.mode !== undefined ? 0 : lineStart(tokens, from);
    const made = slotOf(tokens, clause, { id, earlier, name, start });
    // "The number of cards in target player's hand": a target within an amount is none of its own.
    const within = amountWords(tokens, clause)?.some(mtgGrammar.isAnchor);
    return typeof made !== 'string' && within ? 'text.unknownTail' : made;
  },
  finish(found, clause, { tokens, segment: { ability }, count }) {
    const made: TargetRequirement = { ability, ...found };
    if (clause.found === 'unread' || !made.slot) return made;
    const { words } = clause;
    const only = ability.kind === 'spell' ? onlyIf(tokens, clause) : undefined;
    if (only === 'unclear' && count > 1) return refusal(made, 'mtg.unclearCondition', { words });
    const where = made.where ?? amountIn(tokens, clause) ?? whereXIs(tokens, clause);
    const apart = made.slot.max !== 1 && !made.relations.some(({ relation }) => relation === 'same');
    return {
      ...made,
      words: apart && ofOpponents(clause.phrase.accepts).length > 0 ? ofAnyOpponents(words) : words,
      ...(where === undefined ? {} : { where }),
      ...(only && only !== 'unclear' ? { onlyIf: only } : {}),
    };
  },
});

/** A target that is one of two joined by "or" is refused: only one of them is chosen. */
function withoutEither(
  tokens: readonly Token[],
  found: readonly ReadRequirement<TargetRequirement>[],
): readonly TargetRequirement[] {
  return found.map(({ made, clause }, index) => {
    const next = found[index + 1]?.clause;
    const last = found[index - 1]?.clause;
    const either =
      (next && eitherOr(tokens, clause, next)) ||
      (last && eitherOr(tokens, last, clause)) ||
      tokens[clause.from - 1]?.text === 'or';
    return either && made.understood ? refusal(made, 'mtg.eitherTarget', { words: made.words }) : made;
  });
}

/** Where the line begins in which a token stands. */
function lineStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start - 1]?.text !== MARK.line) start--;
  return start;
}

function tooLong({ length }: string): TargetRequirement {
  const span = { start: 0, end: length };
  return refusal({ ability: FIRST, id: 't1', span }, 'text.tooLong', { limit: MAX_TEXT });
}

/** Whether the text of a spell, or any ability in it, asks for targets; "up to two" does (rule 115.6). */
export function requiresTargets(text: string, context: TextContext = {}): boolean {
  return parseTargetRequirements(text, context).length > 0;
}

const isSpell = ({ ability }: TargetRequirement): boolean =>
  ability.kind === 'spell' && ability.mode === undefined;

/** How many targets casting needs at least, modes aside; `undefined` where the number is X or was not understood. */
export function getRequiredTargetCount(text: string, context: TextContext = {}): number | undefined {
  return total(parseTargetRequirements(text, context).filter(isSpell), 'min');
}

/** How many targets casting may have, modes aside; `'any'` where there is no limit, `undefined` where it is not known. */
export function getMaxTargetCount(text: string, context: TextContext = {}): number | 'any' | undefined {
  const spell = parseTargetRequirements(text, context).filter(isSpell);
  return spell.some(({ slot }) => slot?.max === 'any') ? 'any' : total(spell, 'max');
}

function total(requirements: readonly TargetRequirement[], bound: 'min' | 'max'): number | undefined {
  let sum = 0;
  for (const { slot, onlyIf: condition } of requirements) {
    const count = bound === 'min' && condition ? 0 : slot?.[bound];
    if (typeof count !== 'number') return undefined;
    sum += count;
  }
  return sum;
}

/** An ability and mode, and whether what may be paid for beside the cost was paid: "if this spell was kicked". */
export interface Which extends Pick<AbilityInText, 'index' | 'mode'> {
  readonly paid?: boolean;
}

/**
 * The spec of one ability and mode, for core; targets that are asked for only if more was paid are in it where it was.
 * `undefined` where a target of it was not understood, or where one stands in for another.
 */
export function targetSpecOf(
  requirements: readonly TargetRequirement[],
  { index, mode, paid = false }: Which,
): TargetSpec | undefined {
  const own = requirements.filter(
    ({ ability, onlyIf: condition }) =>
      ability.index === index && ability.mode === mode && (paid || !condition),
  );
  return own.some((requirement) => requirement.onlyIf?.instead)
    ? undefined
    : specOfRequirements(own, 'announcement');
}

/**
 * Reads one phrase by itself, as "target tapped creature": the spec that it stands for. Refused with the reader's code
 * if it is not understood, and with `mtg.noTarget` if it targets nothing.
 */
export const matchTargetPattern = (phrase: string, context: TextContext = {}): Result<TargetPattern> =>
  patternOf(parseTargetRequirements(phrase, context), (found, { ability }) => targetSpecOf(found, ability), {
    code: 'mtg.noTarget',
    data: { words: phrase },
  });
