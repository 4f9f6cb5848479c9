import {
  ok,
  refuse,
  sameValue,
  tokenize,
  type GameIssue,
  type Result,
  type Span,
  type TargetSpec,
  type Token,
} from '@reticle/core';
import { activatedAbility, type ActivatedAbility } from '../abilities/ability.js';
import type { AbilityCost } from '../costs/cost.js';
import type { Effect } from '../effects/effect.js';
import { abilitiesOf } from '../text/abilities.js';
import { targetSpecOf } from '../text/counting.js';
import { parseTargetRequirements } from '../text/parse.js';
import type { TargetRequirement, TextContext } from '../text/requirement.js';
import { selfTold } from '../text/self.js';
import { targetNames, textOf, type WordsContext } from './context.js';
import { costNames, readCosts } from './costs.js';
import { isOnlyOnX, withOnlyOnX } from './only-on-x.js';
import { readEffects } from './effects.js';
import { hostIn, withHost, withMarks, withMentions } from './marks.js';
import { printAbility } from './print-ability.js';
import { readLimits } from './timing.js';

/** What is known of a card beside its text, and how it speaks of what it is attached to. */
export interface WordsOptions extends TextContext {
  /** "enchanted creature", if not given. */
  readonly host?: string;
}

/** An activated ability of a text: as data, or why it was refused; nothing in between. */
export interface ReadAbility {
  /** Where it stands in the text. */
  readonly span: Span;
  readonly ability: Result<ActivatedAbility>;
}

/** Longer than any card's text. */
const MAX_TEXT = 20_000;
const DEFAULT_HOST = 'enchanted creature';

/**
 * Every activated ability of a card's rules text, in order (rule 602.1). One is understood whole or refused with a code
 * and the place of what was not understood; reminder text says nothing. What was read is printed and read again: only
 * what comes back the same is accepted. Ids are `a1`, `a2` ..., in the order of the text.
 */
export function parseActivatedAbilities(text: string, options: WordsOptions = {}): readonly ReadAbility[] {
  return readAll(text, options).map(({ span, ability }) => {
    if (!ability.ok) return { span, ability };
    const words = printAbility(ability.value, { host: DEFAULT_HOST, ...options });
    const [again] = words.ok ? readAll(words.value, options) : [];
    const back =
      again?.ability.ok === true &&
      sameValue({ ...again.ability.value, id: '' }, { ...ability.value, id: '' });
    return { span, ability: back ? ability : refuse(unread('text.notPrintedBack', text, span)) };
  });
}

function readAll(text: string, options: WordsOptions): readonly ReadAbility[] {
  if (text.length > MAX_TEXT) return [];
  const tokens = selfTold(tokenize(text), options.name);
  const segments = abilitiesOf(tokens, options);
  const requirements = parseTargetRequirements(text, options);
  const host = options.host ?? hostIn(tokens) ?? DEFAULT_HOST;
  let count = 0;
  return segments.flatMap(({ ability, from, to }, index): readonly ReadAbility[] => {
    if (ability.kind !== 'activated' || ability.granted) return [];
    const same = segments.filter((other) => other.ability.index === ability.index);
    const next = segments[index + 1];
    const whole = same.length === 1 && (!next || !sameLine(tokens, to, next.from));
    const words = tokens.slice(from, to);
    const own = requirements.filter((requirement) => requirement.ability.index === ability.index);
    const span = spanOf(words);
    if (!whole)
      return same[0]?.from === from
        ? [{ span, ability: refuse(unread('mtg.unreadAbility', text, span)) }]
        : [];
    return [{ span, ability: readOne({ text, words, own, host, id: `a${++count}` }) }];
  });
}

const sameLine = (tokens: readonly Token[], from: number, to: number): boolean =>
  !tokens.slice(from, to).some(({ text }) => text === '\n');

const spanOf = (words: readonly Token[]): Span => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

const unread = (code: GameIssue['code'], text: string, span: Span): GameIssue => ({
  code,
  data: { words: text.slice(span.start, span.end), span },
});

interface Given {
  readonly text: string;
  readonly words: readonly Token[];
  readonly own: readonly TargetRequirement[];
  readonly host: string;
  readonly id: string;
}

const LOYALTY = /^(?:[+-]?\d{1,2}|[+-]?x)$/u;

function readOne({ text, words, own, host, id }: Given): Result<ActivatedAbility> {
  const colon = words.findIndex((word) => word.text === ':');
  const [costWords, effectWords] = [words.slice(0, colon), words.slice(colon + 1)];
  const no = (code: GameIssue['code'], part: readonly Token[]) =>
    refuse<ActivatedAbility>(unread(code, text, spanOf(part.length > 0 ? part : words)));
  if (costWords.length === 1 && LOYALTY.test(costWords[0]?.text ?? ''))
    return no('mtg.loyaltyAbility', words);
  const [notRead] = own.flatMap(({ issues }) => issues);
  if (notRead) return refuse(notRead);
  const spec = own[0] && targetSpecOf(own, own[0].ability);
  if (own.some(({ from, span }) => from !== 'text' || span.start < (effectWords[0]?.start ?? 0)))
    return no('mtg.unreadCost', costWords);
  if (words.some((word) => word.text.startsWith('{='))) return no('mtg.unreadEffect', words);

  const zone = zoneOf(words);
  const base: WordsContext = { names: [], host, ...(zone === undefined ? {} : { zone }) };
  const asked = readCosts(withHost(costWords, host), base);
  if (!asked) return no('mtg.unreadCost', costWords);
  const names = [...targetNames(spec?.slots ?? []), ...costNames(asked)];
  const marked = withHost(withMarks(uncapitalised(effectWords), own), host);
  const selfInCost = costWords.some((word) => word.text === '~');
  const sentences = sentencesOf(withMentions({ tokens: marked, names, selfInCost }));
  const limits = sentences.filter(isLimit).map((sentence) => ({ sentence, read: readLimits(sentence) }));
  const unreadLimit = limits.find(({ read }, index) => !read || index > 0);
  if (unreadLimit) return no('mtg.unreadTiming', unreadLimit.sentence);
  const onX = sentences.filter(isOnlyOnX);
  const costs = onX.reduce<readonly AbilityCost[] | undefined>(
    (all, sentence) => all && withOnlyOnX(all, sentence),
    asked,
  );
  if (!costs) return no('mtg.unreadCost', onX[0] ?? words);
  const rest = joinedWith(sentences.filter((sentence) => !isLimit(sentence) && !isOnlyOnX(sentence)));
  const said = readEffects(rest, { ...base, names });
  if (said.found !== 'one')
    return no(said.found === 'ambiguous' ? 'text.ambiguous' : 'mtg.unreadEffect', rest);
  if (!usesAll(said.value, spec)) return no('mtg.unreadTarget', rest);
  return checked(
    {
      id,
      costs,
      ...(spec ? { targets: spec } : {}),
      effects: said.value,
      isManaAbility: !spec && said.value.some(addsMana),
      ...limits[0]?.read,
      ...(zone === undefined ? {} : { zone }),
    },
    () => no('mtg.unreadAbility', words),
  );
}

/** Where it works: what names its card in a graveyard or discards it works there (rule 113.6). */
function zoneOf(words: readonly Token[]): 'graveyard' | 'hand' | undefined {
  const text = textOf(words);
  if (text.includes('~ from your graveyard')) return 'graveyard';
  return text.includes('discard ~') ? 'hand' : undefined;
}

/** The first word of a sentence has its capital letter for that reason alone. */
const uncapitalised = (words: readonly Token[]): readonly Token[] =>
  words.map((word, at) => (at === 0 || words[at - 1]?.text === '.' ? { ...word, capital: false } : word));

/** Sentences without their full stops. */
function sentencesOf(words: readonly Token[]): readonly (readonly Token[])[] {
  const out: Token[][] = [[]];
  for (const word of words) {
    if (word.text === '.' && word.depth === 0) out.push([]);
    else out.at(-1)?.push(word);
  }
  return out.filter(({ length }) => length > 0);
}

const isLimit = ([first]: readonly Token[]): boolean => first?.text === 'activate';

function joinedWith(sentences: readonly (readonly Token[])[]): readonly Token[] {
  return sentences.flatMap((sentence, index) => {
    const [first] = sentence;
    return index > 0 && first ? [{ ...first, text: '.' }, ...sentence] : sentence;
  });
}

/** Whether effects mean every target: no phrase may be dropped. */
function usesAll(effects: readonly Effect[], spec: TargetSpec | undefined): boolean {
  const text = JSON.stringify(effects);
  return (spec?.slots ?? []).every(({ id }) => text.includes(`{"bound":"${id}"}`));
}

const addsMana = (effect: Effect): boolean => JSON.stringify(effect).includes('"effect":"addMana"');

function checked(
  ability: ActivatedAbility,
  otherwise: () => Result<ActivatedAbility>,
): Result<ActivatedAbility> {
  const read = activatedAbility.safeParse(ability);
  return read.success ? ok(read.data) : otherwise();
}
