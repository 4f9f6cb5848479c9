import { type Result, ok, refuse } from '@reticle/core';
import { givenText, type Span, type Token } from '@reticle/core/text';
import { type ActivatedAbility, activatedAbility, addsMana } from '../../language/ability.js';
import { saysX } from '../../language/announced-x.js';
import { type AbilityCost, announcesX } from '../../language/cost.js';
import { withHost } from '../phrases/marks.js';
import {
  type AbilityText,
  type ReadingOptions,
  type WordsOptions,
  abilitiesIn,
  unread,
} from './card-text.js';
import { CardWork } from './card-work.js';
import { costNames, isOnlyOnX, itself, loyaltyIn, readCosts, removedBy, withOnlyOnX } from './costs.js';
import { KeptAbilities } from './kept.js';
import { isKeywordAbility, limitedByKeyword, LIMITING_KEYWORDS } from './ability-keywords.js';
import { printAbility } from './print-ability.js';
import { eventApart, withDelayedEvent } from './triggered.js';
import { prepare, readAbilityEffects, zoneOf } from './ability-effects.js';
import { isCheaper, readCheaper } from '../phrases/cheaper.js';
import { isLimit, readLimits } from '../phrases/timing.js';
import { lostToCosts } from '../phrases/losing-track.js';
export type { WordsOptions } from './card-text.js';

/** An activated ability of a text: its data, or why it was refused. */
export interface ReadAbility {
  /** Its place in the text. */
  readonly span: Span;
  readonly ability: Result<ActivatedAbility>;
}

/**
 * Reads every activated ability of a card's rules text, in order (rule 602.1). An ability is understood
 * completely, or refused with a code and the place of what wasn't understood; reminder text is ignored. What
 * was read is printed and read again, and accepted only if the result is the same. The ids are `a1`, `a2`
 * ..., in the order of the text.
 *
 * Codes: `mtg.unreadCost`, `mtg.unreadEffect`, `mtg.unreadTiming`, `mtg.unreadTarget`, `mtg.unreadAbility` (a
 * form that isn't read: modes, abilities in quotation marks), `mtg.keywordAbility`, `text.ambiguous`,
 * `text.notPrintedBack`, `mtg.changedWord` (a word such as "may" or "target" that is only in the text, or only in
 * what was read), `text.tooLong` (more words or work than any card has), and those of the target phrases.
 *
 * @throws RefusedError (`wrongType`) if it isn't given a text
 */
export function parseActivatedAbilities(text: string, options: WordsOptions = {}): readonly ReadAbility[] {
  const work = new CardWork();
  return abilitiesIn(givenText(text), options)
    .filter(isActivated)
    .map((given, index) => {
      let ability: Result<ActivatedAbility> = refuse(unread('text.tooLong', given));
      work.within(given, () => {
        ability = readActivated(given, `a${index + 1}`, options);
      });
      return { span: given.span, ability };
    });
}

const isActivated = (given: AbilityText): boolean =>
  given.ability.kind === 'activated' || isKeywordAbility(given);

/** Reads one activated ability, prints it and reads it again. */
export function readActivated(
  given: AbilityText,
  id: string,
  options: ReadingOptions,
): Result<ActivatedAbility> {
  return kept.of([given], id, options);
}
const kept = new KeptAbilities<ActivatedAbility>({
  read: ([given], id) => readOne(given, id),
  print: printAbility,
  among: (printed) => printed.filter(isActivated).slice(0, 1),
});

function readOne(given: AbilityText, id: string): Result<ActivatedAbility> {
  const { words, host } = given;
  if (isKeywordAbility(given)) return refuse(unread('mtg.keywordAbility', given));
  if (given.ability.onlyAs !== undefined) return refuse(unread('mtg.conditionalAbility', given));
  const { keyword, rest: body } = limitedByKeyword(words);
  const colon = body.findIndex(({ text }) => text === ':');
  const [costWords, effectWords] = [itself(body.slice(0, colon)), body.slice(colon + 1)];
  const no = (code: Parameters<typeof unread>[0], part?: readonly Token[]) =>
    refuse<ActivatedAbility>(unread(code, given, part));
  if (!given.whole) return no('mtg.unreadAbility');

  const zone = zoneOf(words);
  const works = zone === undefined ? {} : { zone };
  const asked = loyaltyIn(costWords) ?? readCosts(withHost(costWords, host), { names: [], host, ...works });
  if (!asked) return no('mtg.unreadCost', costWords);
  const before = costWords.some(({ text }) => text === '~') ? ['~'] : [];
  const { given: whole, words: does } = eventApart(given, effectWords);
  const prepared = prepare(whole, does, {
    names: costNames(asked),
    before,
    zone,
    removed: removedBy(asked),
  });
  if (!prepared.ok) return prepared;
  const { sentences } = prepared.value;

  const limits = sentences.filter(isLimit);
  const limit = limits.map((sentence) => readLimits(sentence, host));
  const unreadLimit = limits.find((_, index) => index > 0 || !limit[index]);
  if (unreadLimit) return no('mtg.unreadTiming', unreadLimit);
  const onX = sentences.filter(isOnlyOnX);
  const costs = withMana(asked, onX);
  if (!costs) return no('mtg.unreadCost', onX[0]);

  const lessWords = sentences.filter(isCheaper);
  const less = lessWords[0] && readCheaper(lessWords[0], host);
  if (lessWords.length > 1 || (lessWords[0] && !less)) return no('mtg.unreadTiming', lessWords.at(-1));

  const rest = sentences.filter(
    (sentence) => !isLimit(sentence) && !isOnlyOnX(sentence) && !isCheaper(sentence),
  );
  const said = withDelayedEvent(whole, does.length === 0, () =>
    readAbilityEffects(whole, prepared.value, rest, lostToCosts(costs)),
  );
  if (!said.ok) return said;
  // 107.3a: only a cost announces an X.
  // An event has an amount of its own.
  const { effects } = said.value;
  const saying = whole.event ? { ...said.value, effects: effects.slice(0, -1) } : said.value;
  if (!costs.some(announcesX) && saysX(saying)) return no('mtg.unreadAbility');
  // A loyalty ability is no mana ability (rule 605.1a).
  const isManaAbility =
    said.value.targets === undefined &&
    addsMana(said.value.effects) &&
    !costs.some(({ cost }) => cost === 'loyalty');
  const isAnybodys = limit[0]?.anyPlayer === true;
  // What another player pays for it belongs to that player.
  if (isAnybodys && !costs.every(({ cost }) => PAID_BY_ALL.has(cost)))
    return no('mtg.unreadTiming', limits[0]);
  if (keyword !== undefined && limit.length > 0) return no('mtg.unreadTiming', limits[0]);
  const limited = keyword === undefined ? limit[0] : LIMITING_KEYWORDS[keyword];
  if (keyword !== undefined && less) return no('mtg.unreadTiming', lessWords[0]);
  const read = activatedAbility.safeParse({
    id,
    costs,
    ...said.value,
    isManaAbility,
    ...limited,
    ...(less ? { cheaper: less } : {}),
    ...works,
  });
  return read.success ? ok(read.data) : no('mtg.unreadAbility');
}

const PAID_BY_ALL: ReadonlySet<string> = new Set(['mana', 'life', 'discard'] satisfies AbilityCost['cost'][]);

/** Adds to the costs which mana may be spent on X. */
const withMana = (
  asked: readonly AbilityCost[],
  sentences: readonly (readonly Token[])[],
): readonly AbilityCost[] | undefined =>
  sentences.reduce<readonly AbilityCost[] | undefined>(
    (costs, sentence) => costs && withOnlyOnX(costs, sentence),
    asked,
  );
