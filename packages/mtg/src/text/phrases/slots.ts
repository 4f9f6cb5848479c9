import type { JsonObject, TargetSlot, TargetSpec } from '@reticle/core';
import { mapStrings, type PhraseRelation, type TargetPhrase } from '@reticle/core/text';
import { saysX } from '../../language/announced-x.js';
import { mtgGrammar } from '../lexicon/index.js';
import { ACTION_TARGETS } from '../targets/keyword-targets.js';
import { ofAnyOpponents, ofOpponents } from '../targets/players.js';
import { type NamedThing, markedId } from './context.js';
import { printCountedX } from './counted-x.js';
import { normalForm } from './marks.js';

type SlotKinds = TargetPhrase['accepts'];

/** Replaces "slots.t1" by what the words say: that player. */
const leaning = (filter: JsonObject): JsonObject =>
  mapStrings(filter, (word) => (word.startsWith('slots.') ? 'role.thatPlayer' : word));
const isObject = (json: unknown): json is JsonObject => typeof json === 'object' && json !== null;

function withoutSelf(accepts: SlotKinds): SlotKinds | undefined {
  const cards = accepts.filter(({ kind }) => kind === 'card');
  if (cards.length === 0 || !cards.every(({ filter }) => filter['excludeSelf'] === true)) return undefined;
  return accepts.map(({ kind, filter }) => ({ kind, filter: { ...filter, excludeSelf: undefined } }));
}

/** Removes `token: false` for a card that isn't a permanent. */
function cardsOnly({ token, ...filter }: JsonObject): JsonObject {
  return token === false && filter['zone'] !== 'battlefield' && filter['zone'] !== 'stack'
    ? filter
    : { ...filter, ...(token === undefined ? {} : { token }) };
}

const normalFilter = (filter: JsonObject): JsonObject => {
  const normal = normalForm(cardsOnly(filter));
  return isObject(normal) ? normal : filter;
};

/** Prints a target slot: "another target creature you control". Returns undefined if it has no words. */
export function slotWords(slot: TargetSlot, spec: Pick<TargetSpec, 'relations'>): string | undefined {
  const normal = slot.accepts.map((query) =>
    'filter' in query ? { ...query, filter: normalFilter(query.filter) } : query,
  );
  return wordsOf(slot, spec) ?? wordsOf({ ...slot, accepts: normal }, spec);
}

/** The relation of a slot as its phrase says it: between its own targets, or with the target before it. */
const relationWords = (tie: Tie): PhraseRelation => ({
  relation: tie.relation,
  property: tie.property,
  ...(tie.relation === 'sum' && typeof tie.is === 'object' ? { is: jsonOf(tie.is) } : {}),
  ...(tie.slots.length === 2 ? { with: 'earlier' as const } : {}),
});
const jsonOf = (comparison: object): JsonObject => Object.fromEntries(Object.entries(comparison));
type Tie = Exclude<TargetSpec['relations'][number], { readonly relation: 'different' }>;

function wordsOf(slot: TargetSlot, { relations }: Pick<TargetSpec, 'relations'>): string | undefined {
  const own = relations.filter(({ slots }) => slots.at(-1) === slot.id);
  if (slot.accepts.some((query) => 'announceOnly' in query)) return undefined;
  const { min, max, chooser } = slot;
  if (typeof chooser !== 'string' || (chooser !== 'controller' && chooser !== 'opponent')) return undefined;
  if ((typeof min !== 'number' && min !== 'X') || (typeof max !== 'number' && max !== 'X' && max !== 'any'))
    return undefined;
  const accepts: SlotKinds = slot.accepts.flatMap((query) =>
    'filter' in query ? [{ kind: query.kind, filter: leaning(query.filter) }] : [],
  );
  // "An opponent controls" means one opponent if there are several objects.
  const byOpponent: readonly string[] = max === 1 ? [] : ofOpponents(accepts);
  const ties = own.filter((found) => found.relation !== 'different');
  const tied = ties.some(
    (tie) => tie.relation === 'same' && tie.slots.length === 1 && byOpponent.includes(tie.property),
  );
  const said = ties.filter(
    (tie) => tie.relation !== 'same' || tie.slots.length > 1 || !byOpponent.includes(tie.property),
  );
  if (said.some(({ slots, announceOnly }) => slots.length > 2 || announceOnly)) return undefined;
  const differs = own.length > ties.length ? accepts : withoutSelf(accepts);
  const words = mtgGrammar.print({
    accepts: differs ?? accepts,
    min,
    max,
    ...(differs ? { other: true } : {}),
    ...(chooser === 'opponent' ? { chooser } : {}),
    ...(said.length > 0 ? { relations: said.map(relationWords) } : {}),
  });
  return words !== undefined && byOpponent.length > 0 && !tied ? ofAnyOpponents(words) : words;
}
const TYPES: ReadonlySet<string> = new Set(['creature', 'land', 'artifact', 'enchantment', 'planeswalker']);

/** Returns how a target is mentioned again: "that creature". */
function mentionOf({ accepts, max }: Pick<TargetSlot, 'accepts' | 'max'>): string {
  if (max !== 1) return mentionOf({ accepts, max: 1 }).replace(/^that (.+)$/u, 'those $1s');
  const [query] = accepts;
  if (query?.kind === 'player') return 'that player';
  const filter: JsonObject = query && 'filter' in query ? query.filter : {};
  if (filter['zone'] === 'stack') return 'that spell';
  if (filter['zone'] !== 'battlefield') return 'that card';
  const type = filter['type'];
  return typeof type === 'string' && TYPES.has(type) ? `that ${type}` : 'that permanent';
}
const MARKS = /\{=\w{1,32}\}/gu;
const MARK = /\{=\w{1,32}\}/u;

/**
 * A keyword action with its number, followed by the mark of its target, which has no words (rule 701.66a).
 */
const IMPLIED = new RegExp(
  `\\b((?:${ACTION_TARGETS.map(({ keyword }) => keyword).join('|')}) \\w+) (\\{=\\w{1,32}\\})`,
  'giu',
);

/** Stands behind the words of a target whose X is counted. */
const COUNTED = '{X}';

/** Adds what X is to the end of the last sentence with a target that says X. */
function withX(text: string, X: TargetSpec['X']): string | undefined {
  const at = text.lastIndexOf(COUNTED);
  if (at < 0 || !X) return text;
  const is = printCountedX(X);
  const end = text.indexOf('.', at);
  if (is === undefined) return undefined;
  const [before, after] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  // The effect may have said it for its own amount.
  if (before.endsWith(`, where X is ${is}`)) return text.replaceAll(COUNTED, '');
  return `${before}, where X is ${is}${after}`.replaceAll(COUNTED, '');
}

/** Replaces marks by words for people: a target's phrase at its first mention, then "that creature". */
export function withoutMarks(
  words: string,
  {
    spec,
    host,
    names,
  }: { readonly spec: TargetSpec | undefined; readonly host: string; readonly names: readonly NamedThing[] },
): string | undefined {
  const said = new Set<string>();
  const others: string[] = [];
  const implied = words.replaceAll(IMPLIED, (all, action: string, mark: string) => {
    const id = markedId(mark) ?? '';
    const slot = spec?.slots.find((one) => one.id === id);
    const phrase = ACTION_TARGETS.find(({ keyword }) => action.toLowerCase().startsWith(keyword))?.phrase;
    if (!slot || !spec || slotWords(slot, spec) !== phrase) others.push(all);
    said.add(id);
    return action;
  });
  if (others.length > 0) return undefined;
  const text = implied.replaceAll(MARKS, (mark) => {
    const id = markedId(mark) ?? '';
    if (id === 'host') return host;
    const mention = names.find((name) => name.id === id)?.mention;
    if (mention !== undefined) return mention;
    const slot = spec?.slots.find((one) => one.id === id);
    const isFirst = !said.has(id);
    const phrase = slot && spec && (isFirst ? slotWords(slot, spec) : mentionOf(slot));
    said.add(id);
    return phrase === undefined || !isFirst || !slot || !spec?.X || !saysX(slot)
      ? (phrase ?? mark)
      : `${phrase}${COUNTED}`;
  });
  return MARK.test(text) ? undefined : withX(text, spec?.X);
}
