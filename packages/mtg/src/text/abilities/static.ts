import { type Result, ok, refuse } from '@reticle/core';
import { type Token, standsAt, tokenize } from '@reticle/core/text';
import type { CardDefinition, StaticAbility } from '../../language/card-definition.js';
import type { MtgKeyword } from '../../language/keyword.js';
import type { AbilityAmount } from '../../language/selector.js';
import { reckoned } from '../phrases/amounts.js';
import { anywhere } from '../phrases/beyond.js';
import { condition } from '../phrases/conditions.js';
import { asToken, textOf } from '../phrases/context.js';
import { readKeywordLine } from '../phrases/keywords.js';
import { sentencesOf, withHost } from '../phrases/marks.js';
import { readEntersAs, readEntersAsCopy, readEntersChoosing } from '../phrases/enters-choosing.js';
import { ENTERS_WITH } from '../phrases/counters.js';
import { type AbilityText, type ReadingOptions, abilitiesIn, unread } from './card-text.js';
import { printStandings, printStatic } from './print-parts.js';
import { guarded } from './guarded.js';
import { readBack } from './read-back.js';
import { type ReplacedDraws, readReplacedDraws } from './replaced-draws.js';
import { isRule, restrictionWords } from '../verbs/states.js';
import { readStanding } from './standing.js';

/** What a line that is neither activated nor triggered says about its card. */
export interface StaticLine {
  readonly keywords: readonly MtgKeyword[];
  readonly static: readonly StaticAbility[];
  readonly entersTapped?: NonNullable<CardDefinition['entersTapped']>;
  readonly entersWith?: NonNullable<CardDefinition['entersWith']>;
  readonly entersChoosing?: NonNullable<CardDefinition['entersChoosing']>;
  readonly entersAs?: NonNullable<CardDefinition['entersAs']>;
  readonly entersAsCopy?: NonNullable<CardDefinition['entersAsCopy']>;
  readonly replacesDraws?: ReplacedDraws;
  /** What power, toughness or both are counted from (rule 604.3). */
  readonly size?: SizeCounted;
}

type SizeCounted = { readonly [Key in 'power' | 'toughness']?: AbilityAmount };

const NOTHING: StaticLine = { keywords: [], static: [] };

/**
 * Reads a line of keywords, or each sentence of a line: a rule about the card, a static ability, that it
 * enters tapped, or what its power and toughness are counted from. `id` names the next static ability.
 */
export function readStatic(
  given: AbilityText,
  id: (at: number) => string,
  options: ReadingOptions,
): Result<StaticLine> {
  return guarded([given], readLine(given, id, options));
}

function readLine(
  given: AbilityText,
  id: (at: number) => string,
  options: ReadingOptions,
): Result<StaticLine> {
  if (given.ability.onlyAs !== undefined) return refuse(unread('mtg.conditionalAbility', given));
  const keywords = given.later ? undefined : readKeywordLine(given.words);
  if (keywords) return ok({ ...NOTHING, keywords });
  const draws = readReplacedDraws(given, options);
  if (draws) return draws.ok ? ok({ ...NOTHING, replacesDraws: draws.value }) : draws;
  if (!given.whole || given.later || given.own.length > 0) return refuse(unread('mtg.unreadAbility', given));
  const lines: StaticLine[] = [];
  let standings = 0;
  for (const words of sentencesOf(given.words)) {
    const before = lines.at(-1)?.static.at(-1);
    const read = readNext(given, words, before, id(standings), options);
    if (!read.ok) return read;
    lines.push(read.value);
    standings += read.value.static.length;
  }
  return ok({
    keywords: lines.flatMap((line) => line.keywords),
    static: lines.flatMap((line) => line.static),
    ...onlyAmong(lines),
  });
}

/** Reads a sentence that may refer to the one before it. */
function readNext(
  given: AbilityText,
  words: readonly Token[],
  before: StaticAbility | undefined,
  id: string,
  options: ReadingOptions,
): Result<StaticLine> {
  if (words[0]?.text === 'otherwise') return otherwise(given, words, before, id, options);
  if (standsAt(SAME_FOR, words, 0)) return sameFor(given, words, before, id);
  return readSentence(given, words, id, options);
}

const SAME_FOR = ['the', 'same', 'is', 'true', 'for'];

/** Reads "The same is true for spells you control": applies the previous sentence to other objects. */
function sameFor(
  given: AbilityText,
  words: readonly Token[],
  before: StaticAbility | undefined,
  id: string,
): Result<StaticLine> {
  const affects = anywhere.read(words.slice(SAME_FOR.length), { names: [], host: given.host });
  if (!affects || !before) return refuse(unread('mtg.unreadStatic', given, words));
  const same = { ...before, id, affects };
  return printStatic(same, { host: given.host }).ok
    ? ok({ ...NOTHING, static: [same] })
    : refuse(unread('mtg.unreadStatic', given, words));
}

/** Reads "Otherwise, it gets -2/-0": applies if the condition of the previous sentence doesn't hold. */
function otherwise(
  given: AbilityText,
  [, comma, ...words]: readonly Token[],
  before: StaticAbility | undefined,
  id: string,
  options: ReadingOptions,
): Result<StaticLine> {
  const { affects, if: asked } = before ?? {};
  const own = affects === 'self' ? '~' : affects === 'host' ? given.host : undefined;
  const no = refuse<StaticLine>(unread('mtg.unreadStatic', given, words));
  if (comma?.text !== ',' || own === undefined || asked === undefined) return no;
  const [it, ...rest] = words;
  const named = it?.text === 'it' ? [...tokenize(own), ...rest] : words;
  const read = readSentence(given, named, id, options);
  const [only, ...others] = read.ok ? read.value.static : [];
  if (!only || others.length > 0 || only.if !== undefined) return read.ok ? no : read;
  const other = { ...only, if: 'not' in asked ? asked.not : { not: asked } };
  const isSaid = printStatic(other, { ...options, host: given.host }).ok;
  return isSaid ? ok({ ...NOTHING, static: [other] }) : no;
}

/** Returns what a line can say only once. */
function onlyAmong(
  lines: readonly StaticLine[],
): Pick<StaticLine, 'size' | 'entersWith' | 'entersTapped' | 'entersChoosing' | 'entersAs' | 'entersAsCopy'> {
  const [entersAsCopy] = lines.flatMap((line) => (line.entersAsCopy ? [line.entersAsCopy] : []));
  const [entersChoosing] = lines.flatMap((line) => (line.entersChoosing ? [line.entersChoosing] : []));
  const [entersAs] = lines.flatMap((line) => (line.entersAs ? [line.entersAs] : []));
  const size: SizeCounted = Object.fromEntries(lines.flatMap((line) => Object.entries(line.size ?? {})));
  const [entersWith] = lines.flatMap((line) => line.entersWith ?? []);
  const [entersTapped] = lines.flatMap((line) => line.entersTapped ?? []);
  return {
    ...(entersTapped ? { entersTapped } : {}),
    ...(Object.keys(size).length > 0 ? { size } : {}),
    ...(entersWith ? { entersWith } : {}),
    ...(entersChoosing ? { entersChoosing } : {}),
    ...(entersAs ? { entersAs } : {}),
    ...(entersAsCopy ? { entersAsCopy } : {}),
  };
}

/** Reads "~ enters tapped unless you control a Forest". */
function entersTappedBy(words: readonly Token[], host: string): CardDefinition['entersTapped'] {
  const text = textOf(words);
  const said = ENTERS_TAPPED.find((one) => text === one || text.startsWith(`${one} unless `));
  if (said === undefined) return undefined;
  const rest = words.slice(said.split(' ').length + 1);
  if (rest.length === 0) return true;
  const unless = condition.read(rest, { names: [], host });
  return unless && { unless };
}
/** Removes "tapped" from "~ enters tapped with two charge counters on it". */
function tappedWith(words: readonly Token[]): readonly Token[] | undefined {
  const at = words.findIndex(({ text }, index) => text === 'tapped' && words[index + 1]?.text === 'with');
  return at > 0 && words[0]?.text === '~' ? words.toSpliced(at, 1) : undefined;
}

const ENTERS_TAPPED: readonly string[] = ['~ enters tapped', '~ enters the battlefield tapped'];
const SIZES = [
  ["~ 's power and toughness are each equal to ", ['power', 'toughness']],
  ["~ 's power is equal to ", ['power']],
  ["~ 's toughness is equal to ", ['toughness']],
] as const;

/** "Mana spent to cast it": what enters. */
const castItself = (words: readonly Token[]): readonly Token[] =>
  words.map((word, at) => (word.text === 'it' && words[at - 1]?.text === 'cast' ? asToken(word, '~') : word));

function readSentence(
  given: AbilityText,
  words: readonly Token[],
  id: string,
  options: ReadingOptions,
): Result<StaticLine> {
  const [first, ...rest] = words;
  const plain = first ? [{ ...first, capital: false }, ...rest] : [];
  const text = textOf(plain);
  const context = { names: [], host: given.host };
  const tapped = entersTappedBy(withHost(plain, given.host), given.host);
  if (tapped !== undefined) return ok({ ...NOTHING, entersTapped: tapped });
  const untapped = tappedWith(plain);
  const also = untapped && ENTERS_WITH.read(castItself(untapped), context);
  if (also?.found === 'one') return ok({ ...NOTHING, entersTapped: true, entersWith: also.value });
  const enters = ENTERS_WITH.read(castItself(plain), context);
  if (enters.found === 'one') return ok({ ...NOTHING, entersWith: enters.value });
  const choosing = readEntersChoosing(plain);
  if (choosing) return ok({ ...NOTHING, entersChoosing: choosing });
  const forms = readEntersAs(plain);
  if (forms) return ok({ ...NOTHING, entersAs: forms });
  const copy = readEntersAsCopy(plain);
  if (copy) return ok({ ...NOTHING, entersAsCopy: copy });
  const sized = SIZES.find(([said]) => text.startsWith(said));
  if (sized) {
    const amount = reckoned.read(plain.slice(sized[0].trim().split(' ').length), context);
    if (amount === undefined) return refuse(unread('mtg.unreadStatic', given, words));
    return ok({ ...NOTHING, size: Object.fromEntries(sized[1].map((key) => [key, amount])) });
  }
  const found = readStandings(given, plain, id);
  if (found.ok && isWithoutCondition(found.value)) {
    const rules = rulesAmong(found.value);
    if (rules?.every((rule) => restrictionWords(rule) !== undefined))
      return ok({ ...NOTHING, keywords: rules });
  }
  const both = twoFacts(given, plain, id, options);
  if (!found.ok && both) return ok(both);
  const abilities = readBack(
    given,
    found,
    {
      print: (value) => printStandings(value, { ...options, host: given.host, name: '~' }),
      read(printed) {
        const [again] = abilitiesIn(printed, { ...options, host: given.host });
        const [sentence] = again ? sentencesOf(again.words) : [];
        return again && sentence && readStandings(again, sentence, id);
      },
    },
    options,
  );
  return abilities.ok ? ok({ ...NOTHING, static: abilities.value }) : abilities;
}

const isWithoutCondition = (standings: readonly StaticAbility[]): boolean =>
  standings.every((one) => one.if === undefined);

/** Returns the rules about the card, if static abilities say nothing else: they are keywords of the card. */
function rulesAmong(standings: readonly StaticAbility[]): readonly MtgKeyword[] | undefined {
  const [only, ...others] = standings;
  const { addKeywords = [], ...more } = only?.change ?? {};
  const isSo = only?.affects === 'self' && others.length === 0 && Object.keys(more).length === 0;
  return isSo && addKeywords.length > 0 && addKeywords.every(isRule) ? addKeywords : undefined;
}

/** The beginnings of the second half of "~ enters tapped and doesn't untap during your untap step". */
const GO_ON: ReadonlySet<string> = new Set(["can't", "doesn't", 'attacks', 'enters', 'can']);

/** Reads two facts about the card in one sentence, each by itself. */
function twoFacts(
  given: AbilityText,
  words: readonly Token[],
  id: string,
  options: ReadingOptions,
): StaticLine | undefined {
  const [own] = words;
  const at = words.findIndex(({ text }, index) => text === 'and' && GO_ON.has(words[index + 1]?.text ?? ''));
  if (own?.text !== '~' || at < 0) return undefined;
  const halves = [words.slice(0, at), [own, ...words.slice(at + 1)]].map((half) =>
    readSentence(given, half, id, options),
  );
  const lines = halves.flatMap((half) => (half.ok && half.value.static.length === 0 ? [half.value] : []));
  if (lines.length < 2) return undefined;
  return { ...NOTHING, keywords: lines.flatMap((line) => line.keywords), ...onlyAmong(lines) };
}

/** Reads static abilities that change what objects are: one for each sort of objects. */
function readStandings(
  given: AbilityText,
  words: readonly Token[],
  id: string,
): Result<readonly StaticAbility[]> {
  const [first, ...rest] = words;
  const plain = first ? [{ ...first, capital: false }, ...rest] : [];
  const context = { names: [], host: given.host, quoted: given.quoted };
  const found = readStanding(withHost(plain, given.host), context);
  if (found.found === 'ambiguous') return refuse(unread('text.ambiguous', given, words));
  return found.found === 'one'
    ? ok(found.value.map((one, at) => ({ id: at === 0 ? id : `${id}-${at + 1}`, ...one })))
    : refuse(unread('mtg.unreadStatic', given, words));
}

/** Adds what a line says to a card. */
export function withLine<Card extends Pick<CardDefinition, 'keywords' | 'static'>>(
  card: Card,
  {
    keywords,
    static: standings,
    entersTapped,
    entersWith,
    entersChoosing,
    entersAs,
    entersAsCopy,
    replacesDraws,
    size,
  }: StaticLine,
): Card {
  return {
    ...card,
    keywords: [...card.keywords, ...keywords],
    static: [...card.static, ...standings],
    ...(entersTapped ? { entersTapped } : {}),
    ...(entersWith ? { entersWith } : {}),
    ...(entersChoosing ? { entersChoosing } : {}),
    ...(entersAs ? { entersAs } : {}),
    ...(entersAsCopy ? { entersAsCopy } : {}),
    ...(replacesDraws ? { replacesDraws } : {}),
    ...size,
  };
}
