import type { Result, TargetSlot, TargetSpec } from '@reticle/core';
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
  visible,
  givenText,
} from '@reticle/core/text';
import { isInstantOrSorcery } from '../../language/vocabulary.js';
import { mtgGrammar, tokensOf } from '../lexicon/index.js';
import { abilitiesOf, type Segment } from './abilities.js';
import { ACTION_TARGETS, actionTargets, KEYWORD_TARGETS, keywordTargets } from './keyword-targets.js';
import { oneAmong } from './among.js';
import { onlyIf } from './only-if.js';
import { wordsWithCleave, wordsWithoutCleave, withOwnName } from './own-name.js';
import { phraseContinues } from './phrase-continues.js';
import { ofAnyOpponents, ofOpponents } from './players.js';
import type { AbilityInText, TargetRequirement, TextContext } from './requirement.js';
import { speaksOfThatPlayer } from './references.js';
import { slotOf } from './slot.js';
import { strangeIn } from './strange.js';
import { unchoosable, without } from './unchoosable.js';

/** Builds the requirement of a target that was found and not understood. */
const refusal = (
  { ability, ...at }: Pick<TargetRequirement, 'ability'> & Pick<TextRequirement, 'id' | 'span'>,
  code: `${string}.${string}`,
  data: object = {},
): TargetRequirement => ({ ability, ...refusedRequirement(at, code, data) });

/** The words between two alternatives. */
const OR: readonly (readonly string[])[] = [['or'], [',', 'or'], [';', 'or']];

/**
 * "Tap target creature or untap target land", "destroy target land; or tap target land": only one of them is
 * chosen.
 */
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

/** Returns the words of an amount within a phrase, "the number of ...", which counts as X. */
function amountIn(tokens: readonly Token[], phrase: Stretch): string | undefined {
  const words = amountWords(tokens, phrase);
  return words && said(words);
}

/**
 * Finds what X is in the sentence of a target, for the phrase or its effect: "..., where X is the number of
 * lands you control". If the phrase itself has an X, a later sentence of its ability may define it.
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

/** The most characters of a text, more than any card has. Longer texts are refused at once. */
export const MAX_TEXT = 3_000;

/**
 * Finds everything that a card's rules text targets: in every ability, mode and granted ability, in the order
 * of the text. Each word "target" outside reminder text belongs to one requirement, or is a mere mention
 * ("becomes the target of"). What isn't understood is reported with its place and a code, and never widened.
 *
 * @throws RefusedError (`wrongType`) if it isn't given a text
 */
export function parseTargetRequirements(
  text: string,
  context: TextContext = {},
): readonly TargetRequirement[] {
  return requirementsIn(givenText(text), context);
}

/**
 * Does what {@link parseTargetRequirements} does. Uses a text that was already split for the same context.
 */
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
  const paid = wordsWithCleave(tokens);
  if (!paid) return withoutUnchoosable(tokens, inTokens({ tokens, segments }, context));
  const [plain, other] = [wordsWithoutCleave(tokens), paid].map((words) => splitTokens(words, context));
  const found = plain ? withoutUnchoosable(tokens, inTokens(plain, context)) : [];
  return other ? withCleave(found, withoutUnchoosable(paid, inTokens(other, context, 'c'))) : found;
}

const FIRST = { kind: 'spell', index: 0 } as const;

/** Tokens with the abilities that they form, which are found at the first call. */
interface SplitTokens {
  readonly tokens: readonly Token[];
  readonly segments: () => readonly Segment[];
}

/** A text, split into tokens. */
export interface SplitText extends SplitTokens {
  readonly text: string;
}

const splitTokens = (tokens: readonly Token[], context: TextContext): SplitTokens => ({
  tokens,
  segments: once(() => abilitiesOf(tokens, context)),
});

/** Splits a text into tokens, with `~` for the card's name, and into abilities. */
export const splitText = (text: string, context: TextContext): SplitText => ({
  text,
  ...splitTokens(withOwnName(tokensOf(text), context.name), context),
});

/** Finds what some words target. The ids of slots are a letter and a number. */
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

/**
 * Letters that every anchor word contains in any case, and those of the keywords. Most texts contain none of
 * them.
 */
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

/** Removes the targets of a spell that can't be chosen as it is cast. */
function withoutUnchoosable(
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

/** Returns the targets of a spell, and those that replace them if its cleave cost is paid (rule 702.148a). */
function withCleave(
  plain: readonly TargetRequirement[],
  paid: readonly TargetRequirement[],
): readonly TargetRequirement[] {
  const same = (one: TargetRequirement, other: TargetRequirement) => one.words === other.words;
  const at = ({ span }: TargetRequirement) => span.start;
  const other = paid.filter((made) => !plain.some((one) => at(one) === at(made) && same(one, made)));
  const gone = (made: TargetRequirement) => !paid.some((one) => at(one) === at(made));
  return [
    // Targets of the unpaid words alone would depend on a cost not being paid, which no spec can say.
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
    // "The number of cards in target player's hand": a target within an amount is not a target of its own.
    const within = amountWords(tokens, clause)?.some(mtgGrammar.isAnchor);
    if (typeof made === 'string') return made;
    const slot = within ? undefined : oneAmong(tokens, clause, made.slot);
    return slot ? { ...made, slot } : 'text.unknownTail';
  },
  finish(found, clause, { tokens, segment: { ability }, context: { types = [] }, count }) {
    const made: TargetRequirement = { ability, ...found };
    if (clause.found === 'unread' || !made.slot) return made;
    const { words } = clause;
    // Only a trigger's event names a player whom no words name.
    if (ability.kind !== 'triggered' && speaksOfThatPlayer(made.slot.accepts))
      return refusal(made, 'mtg.unclearReference', { words });
    // A spell is never among the permanents of which it could be another one.
    if (ability.kind === 'spell' && isInstantOrSorcery(types) && isOtherThanThis(made.slot))
      return refusal(made, 'mtg.unclearOther', { words });
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

/** Whether a target excludes the card itself from some permanents. */
const isOtherThanThis = ({ accepts }: TargetSlot): boolean =>
  accepts.some(
    (query) =>
      'filter' in query && query.filter['excludeSelf'] === true && query.filter['zone'] === 'battlefield',
  );

/** Refuses each of two targets that are joined by "or", since only one of them is chosen. */
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

/** Returns where the line of a token begins. */
function lineStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && tokens[start - 1]?.text !== MARK.line) start--;
  return start;
}

function tooLong({ length }: string): TargetRequirement {
  const span = { start: 0, end: length };
  return refusal({ ability: FIRST, id: 't1', span }, 'text.tooLong', { limit: MAX_TEXT });
}

/** Whether a spell's text, or any ability in it, asks for targets. "Up to two" does (rule 115.6). */
export function requiresTargets(text: string, context: TextContext = {}): boolean {
  return parseTargetRequirements(text, context).length > 0;
}

const isSpell = ({ ability }: TargetRequirement): boolean =>
  ability.kind === 'spell' && ability.mode === undefined;

/**
 * Returns the fewest targets of casting, apart from modes. Returns undefined if the number is X or wasn't
 * understood.
 */
export function getRequiredTargetCount(text: string, context: TextContext = {}): number | undefined {
  return total(parseTargetRequirements(text, context).filter(isSpell), 'min');
}

/**
 * Returns the most targets of casting, apart from modes: `'any'` if there is no limit, undefined if it isn't
 * known.
 */
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

/** An ability and mode, and whether a cost for additional targets was paid: "if this spell was kicked". */
export interface Which extends Pick<AbilityInText, 'index' | 'mode'> {
  readonly paid?: boolean;
}

/**
 * Returns core's spec for one ability and mode. It includes targets that need a paid cost if `paid`. Returns
 * undefined if one of its targets wasn't understood, or if one replaces another.
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
 * Reads a single phrase, such as "target tapped creature", into its spec. Refuses with the reader's code if
 * it isn't understood, and with `mtg.noTarget` if it targets nothing.
 */
export const matchTargetPattern = (phrase: string, context: TextContext = {}): Result<TargetPattern> =>
  patternOf(parseTargetRequirements(phrase, context), (found, { ability }) => targetSpecOf(found, ability), {
    code: 'mtg.noTarget',
    data: { words: phrase },
  });
