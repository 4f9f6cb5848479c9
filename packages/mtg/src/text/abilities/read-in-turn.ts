import {
  type Antecedent,
  type Reading,
  resolveMentions,
  someWithin,
  standsAt,
  type Token,
} from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { isBound } from '../../language/selector.js';
import { asToken, markedId, markOf, type WordsContext } from '../phrases/context.js';
import { introducedBy, type Introduced } from '../phrases/introduced.js';
import { namesOther } from '../phrases/mentions.js';
import { readEffects } from './effects.js';

type Sentences = readonly (readonly Token[])[];

/** Words with which a sentence begins that apply to all of it, so that it is never cut. */
const LEADS: ReadonlySet<string> = new Set('if when whenever at until for unless may each any'.split(' '));
/** Words that may apply to both sides of a cut. */
const WIDE: ReadonlySet<string> = new Set('may if unless where instead for rather except'.split(' '));

/** The words with which mentions begin. */
const MENTIONS: ReadonlySet<string> = new Set('it its itself they them their that those the'.split(' '));

/** Joins sentences with full stops between them. */
export const joinSentences = (sentences: Sentences): readonly Token[] =>
  sentences.flatMap((sentence, index) => {
    const [first] = sentence;
    return index > 0 && first ? [asToken(first, '.'), ...sentence] : sentence;
  });

/** Cuts "create a token, then attach ~ to it" in two. */
function pieces(sentence: readonly Token[]): Sentences {
  const [first] = sentence;
  if (!first || LEADS.has(first.text) || sentence.some(({ text }) => WIDE.has(text))) return [sentence];
  for (let at = 1; at < sentence.length - 1; at++) {
    const joint = standsAt([',', 'then'], sentence, at) ? 2 : Number(sentence[at]?.text === 'and');
    if (joint > 0 && sentence.slice(at + joint).some(({ text }) => text === 'it' || text === 'them'))
      return [sentence.slice(0, at), sentence.slice(at + joint)];
  }
  return [sentence];
}

/**
 * Reads sentences one after the other. Each may refer to what the ones before it have made or named: "Create a token. It gains
 * haste until end of turn". Two things that a mention may mean are refused.
 */
export function readInTurn(sentences: Sentences, context: WordsContext): Reading<readonly Effect[]> {
  const all = sentences.flatMap(pieces);
  for (let at = 1; at < all.length; at++) {
    if (!all[at]?.some(({ text }) => MENTIONS.has(text))) continue;
    const read = readAfter(all.slice(0, at), all.slice(at), context);
    if (read) return read;
  }
  return { found: 'none' };
}

/** Reads sentences that refer to what the sentences before them have introduced. */
function readAfter(
  before: Sentences,
  after: Sentences,
  context: WordsContext,
): Reading<readonly Effect[]> | undefined {
  const said = readEffects(joinSentences(before), context);
  if (said.found !== 'one') return undefined;
  const found = said.value.flatMap((effect, index) => {
    const others = said.value.slice(index + 1);
    const introduced = introducedBy(
      effect,
      others.every((one) => 'bind' in effect && isMoved(one, effect)),
    );
    return introduced ? [{ index, introduced }] : [];
  });
  const antecedents = found.map(({ introduced }) => introduced.antecedent);
  const resolved = resolveAll(before.at(-1) ?? [], after, antecedents, context);
  if (!resolved) return undefined;
  const used = found.filter(({ introduced }) => resolved.used.has(introduced.antecedent.id));
  const names = [...context.names, ...used.map(({ introduced }) => introduced.name)];
  const within = { ...context, names, known: new Map() };
  const whole = readEffects(joinSentences(resolved.sentences), within);
  const rest = whole.found === 'none' ? readInTurn(resolved.sentences, within) : whole;
  if (rest.found !== 'one' || !used.every(({ introduced }) => isMeant(introduced, rest.value)))
    return undefined;
  const first = said.value.map((effect, index) => {
    const bind = used.find((one) => one.index === index)?.introduced.bind;
    return bind === undefined ? effect : { ...effect, bind };
  });
  return { found: 'one', value: [...first, ...rest.value] };
}

/** Whether an effect does nothing but move what another has named. */
const isMoved = (effect: Effect, { bind }: { readonly bind?: unknown }): boolean =>
  effect.effect === 'moveCards' && isBound(effect.what) && effect.what.bound === bind;

/** Whether effects refer to what was introduced. */
const isMeant = ({ name: { id, is } }: Introduced, effects: readonly Effect[]): boolean =>
  is !== undefined ||
  someWithin(
    effects,
    (part) => typeof part === 'object' && part !== null && 'bound' in part && part.bound === id,
  );

/** Replaces mentions in sentences. Returns undefined if the first has none, or if one of them is unclear. */
function resolveAll(
  last: readonly Token[],
  after: Sentences,
  antecedents: readonly Antecedent[],
  context: WordsContext,
): { readonly sentences: Sentences; readonly used: ReadonlySet<string> } | undefined {
  const used = new Set<string>();
  const out: (readonly Token[])[] = [];
  for (const [index, sentence] of after.entries()) {
    const near = index === 0 && !namesThing(last, context);
    const resolved = resolveMentions(
      sentence,
      antecedents,
      markOf,
      (at) => near && isClear(sentence, at, context),
    );
    if (!resolved || (index === 0 && resolved.used.size === 0)) return undefined;
    for (const id of resolved.used) used.add(id);
    out.push(resolved.words);
  }
  return { sentences: out, used };
}

const isThing = ({ text }: Token, { names }: WordsContext): boolean =>
  text === '~' || names.some(({ id, kind }) => kind !== 'player' && id === markedId(text));

/** Whether words name an object that a pronoun after them may mean: the card, a target, "enchanted creature". */
const namesThing = (words: readonly Token[], context: WordsContext): boolean =>
  words.some((token) => isThing(token, context) || markedId(token.text) === 'host');

/** Whether no other object stands in a sentence before a pronoun, but for the card that does something to it. */
function isClear(words: readonly Token[], at: number, context: WordsContext): boolean {
  const before = words.slice(0, at);
  const isTo = before.at(-1)?.text === 'to' && (before[0]?.text === 'attach' || before[0]?.text === '~');
  const others = isTo ? before.filter(({ text }) => text !== '~') : before;
  return !namesThing(others, context) && !namesOther(before);
}
