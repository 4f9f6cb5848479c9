import type { GameIssue } from '@reticle/core';
import { type Hole, standsAt, type Span, type Token } from '@reticle/core/text';
import { beginsDelayed } from '../targets/abilities.js';
import { MAX_TEXT, requirementsIn, splitText } from '../targets/parse.js';
import type { AbilityInText, TargetRequirement, TextContext } from '../targets/requirement.js';
import type { AbilityCost } from '../../language/cost.js';
import type { MtgKeyword } from '../../language/keyword.js';
import { withQuotesBlank, withQuotesFolded, hostIn } from '../phrases/marks.js';
import { textOf } from '../phrases/context.js';
import { withoutAbilityWord, withoutModeName } from '../phrases/ability-words.js';

/** What is known about a card apart from its text, and how the text refers to what it is attached to. */
export interface WordsOptions extends TextContext {
  /** "enchanted creature". Defaults to the first such words of the text. */
  readonly host?: string;
  /** Reads and prints abilities in quotation marks, which aren't understood without it. */
  readonly quoted?: Hole<MtgKeyword, unknown>;
  /** The additional costs of the spell, of which its effects may speak: "the sacrificed creature". */
  readonly costs?: readonly AbilityCost[];
}

/** The options for reading a card's text. */
export interface ReadingOptions extends WordsOptions {
  /** Called with what is printed to be read again, with `~` for the card's name. */
  readonly onPrinted?: (words: string) => void;
}

/** One ability of a text, with its words. */
export interface AbilityText {
  readonly ability: AbilityInText;
  readonly text: string;
  readonly span: Span;
  readonly words: readonly Token[];
  /** Its targets. */
  readonly own: readonly TargetRequirement[];
  /** Whether it is only sentences: without modes or quoted abilities, and with nothing else on its line. */
  readonly whole: boolean;
  /** Whether further lines belong to it, such as modes. */
  readonly continued: boolean;
  /** Its modes, if it is an introduction followed by the words of each mode. */
  readonly modes?: readonly AbilityText[];
  /** The reflexive trigger, or the delayed one with targets, that continues it (rules 603.7, 603.12). */
  readonly later?: Pick<AbilityText, 'ability' | 'words' | 'own'>;
  /** The delayed trigger on an event of this turn with which it ends (rule 603.7). */
  readonly event?: Pick<AbilityText, 'ability' | 'words' | 'own'>;
  readonly host: string;
  readonly quoted: WordsOptions['quoted'] | undefined;
  /** The additional costs of the spell. */
  readonly costs?: readonly AbilityCost[] | undefined;
}

/**
 * "You may exert ~ as it attacks. When you do, ...": the trigger is a separate ability, not a part of the
 * effects (rules 607.2h, 701.43d).
 */
const EXERTS = 'you may exert ~ as it attacks .';
/**
 * Sentences that are abilities of their own, although a trigger linked to them follows on the same line (rule
 * 607.2).
 */
const LINKED: ReadonlySet<string> = new Set(['reveal the first card you draw each turn .', EXERTS]);
const REFLEXIVE = ['when', 'you', 'do', ','];
export const DEFAULT_HOST = 'enchanted creature';

/**
 * Splits a text into its abilities, in order, without granted ones. Returns an empty list if the text is too
 * long.
 */
export function abilitiesIn(text: string, options: WordsOptions): readonly AbilityText[] {
  if (text.length > MAX_TEXT) return [];
  const split = splitText(options.quoted ? withQuotesFolded(text) : text, options);
  const { tokens } = split;
  const segments = split.segments();
  const requirements = requirementsIn(options.quoted ? withQuotesBlank(text) : text, options, split);
  const host = options.host ?? hostIn(tokens) ?? DEFAULT_HOST;
  const isLater = (at: number): boolean => {
    const [one, before] = [segments[at], segments[at - 1]];
    if (!one || !before || one.ability.granted || before.ability.granted) return false;
    const begins =
      standsAt(REFLEXIVE, tokens, one.from) ||
      beginsDelayed(tokens, one.from) ||
      (isOfThisTurn(tokens.slice(one.from, one.to)) && before.ability.kind !== 'static');
    const follows = begins && sameLine(tokens, before.to, one.from);
    return follows && !isExerted(at) && !isLater(at - 1);
  };
  const isExerted = (at: number): boolean => {
    const [one, before] = [segments[at], segments[at - 1]];
    if (!one || !before || !standsAt(REFLEXIVE, tokens, one.from)) return false;
    return textOf(tokens.slice(before.from, before.to)).toLowerCase() === EXERTS;
  };
  /** Rewrites "when you do," after that sentence as "when you exert ~,". */
  const exerting = (words: readonly Token[]): readonly Token[] =>
    words.flatMap((token, at) =>
      at === 2
        ? [
            { ...token, text: 'exert' },
            { ...token, text: '~' },
          ]
        : [token],
    );
  const laterOf = (before: (typeof segments)[number]): Pick<AbilityText, 'later' | 'event'> => {
    const at = segments.indexOf(before) + 1;
    const next = segments[at];
    if (!next || !isLater(at)) return {};
    const own = requirements.filter((requirement) => requirement.ability.index === next.ability.index);
    const words = tokens.slice(next.from, next.to);
    const said = { ability: next.ability, words, own };
    return isOfThisTurn(words) ? { event: said } : { later: said };
  };
  return segments.flatMap((segment, index): readonly AbilityText[] => {
    const { ability, from, to } = segment;
    const same = segments.filter((other) => other.ability.index === ability.index);
    if (ability.granted || same[0]?.from !== from || isLater(index)) return [];
    const [before, next] = [segments[index - 1], segments[index + (isLater(index + 1) ? 2 : 1)]];
    const isLinked = (other: { readonly from: number; readonly to: number } | undefined): boolean =>
      other !== undefined && LINKED.has(textOf(tokens.slice(other.from, other.to)).toLowerCase());
    const alone =
      (!next || isLinked({ from, to }) || !sameLine(tokens, to, next.from)) &&
      (!before || isLinked(before) || !sameLine(tokens, before.to, from));
    const said = withoutAbilityWord(tokens.slice(from, to), text);
    const words = isExerted(index) ? exerting(said) : said;
    const own = requirements.filter((requirement) => requirement.ability.index === ability.index);
    const whole = same.length === 1 && alone && ability.mode === undefined;
    const modes = same.slice(1).map((part): AbilityText => {
      const mode = {
        ability: part.ability,
        words: withoutModeName(tokens.slice(part.from, part.to)),
        text,
        host,
        quoted: options.quoted,
        costs: options.costs,
      };
      const targets = own.filter((requirement) => requirement.ability.mode === part.ability.mode);
      return {
        ...mode,
        span: spanOf(mode.words),
        own: targets,
        whole: true,
        continued: false,
        ...laterOf(part),
      };
    });
    const isModal = modes.length > 1 && modes.every((mode, at) => mode.ability.mode === at);
    const last = (same.at(-1)?.to ?? to) - 1;
    const span = { start: spanOf(words).start, end: tokens[last]?.end ?? spanOf(words).end };
    const rest = {
      host,
      quoted: options.quoted,
      costs: options.costs,
      ...(isModal ? { modes } : {}),
      ...laterOf(segment),
    };
    return [{ ability, text, span, words, own, whole, continued: same.length > 1, ...rest }];
  });
}

/** Whether words wait for an event of this turn: "whenever a creature dies this turn, ...". */
export function isOfThisTurn(words: readonly Token[]): boolean {
  const comma = words.findIndex(({ text }) => text === ',');
  const isDeparture = beginsDelayed(words, 0);
  const [first] = words;
  const begins = first?.text === 'whenever' || (first?.text === 'when' && standsAt(['you'], words, 1));
  return begins && !isDeparture && standsAt(['this', 'turn'], words, comma - 2);
}

const sameLine = (tokens: readonly Token[], from: number, to: number): boolean =>
  !tokens.slice(from, to).some(({ text }) => text === '\n');

const spanOf = (words: readonly Token[]): Span => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

/** Builds a refusal with the place and the words of what wasn't understood. */
export function unread(
  code: GameIssue['code'],
  { text, words }: Pick<AbilityText, 'text' | 'words'>,
  part: readonly Token[] = words,
): GameIssue {
  const span = spanOf(part.length > 0 ? part : words);
  return { code, data: { words: text.slice(span.start, span.end), span } };
}
