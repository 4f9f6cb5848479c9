import { type Hole, type Token, sameValue, standsAt } from '@reticle/core/text';
import type { Selector } from '../../language/selector.js';
import { HOST_MARK, type NamedThing, type WordsContext, markOf, markedId, textOf } from './context.js';
import { printThisWay, readThisWay } from './this-way.js';
import {
  printThing,
  printUnion,
  readOneThing,
  readThing,
  readThings,
  readUnion,
  withArticle,
} from './things.js';

type SelectorKind = 'card' | 'player' | 'either';
type Few = 'each' | 'all' | 'bare';

const PLAYERS: readonly (readonly [string, Selector])[] = [
  ['you', 'you'],
  ['each player', 'eachPlayer'],
  ['each opponent', 'eachOpponent'],
  ['the active player', 'activePlayer'],
  ['the monarch', 'monarch'],
  ['each other player', { those: 'eachPlayer', except: 'you' }],
];
const fits = (wanted: SelectorKind, kind: SelectorKind): boolean => wanted === 'either' || wanted === kind;
const LONGEST = 40;

interface WantedThings {
  readonly kind: SelectorKind;
  /** How several objects are printed. Of the others, those with "all" or "each" are read. */
  readonly few: Few;
}

function readNamed(
  words: readonly Token[],
  kind: SelectorKind,
  { names }: WordsContext,
): Selector | undefined {
  const text = textOf(words);
  const id = markedId(text);
  const found = names.find((name) => (id === undefined ? name.words.includes(text) : name.id === id));
  return found && fits(kind, found.kind) ? (found.is ?? { bound: found.id }) : undefined;
}

/** Reads "its controller", "that creature's owner". */
function readPossessed(words: readonly Token[], context: WordsContext): Selector | undefined {
  const [mark, last] = [words.at(-2)?.text, words.at(-1)?.text];
  if (mark !== "'s" || (last !== 'controller' && last !== 'owner')) return undefined;
  const of = readOne(words.slice(0, -2), { kind: 'card', few: 'each' }, context);
  if (of === undefined) return undefined;
  return last === 'controller' ? { controllerOf: of } : { ownerOf: of };
}

/** Reads cards where they went: "each card discarded this way", "all creature cards milled this way". */
function readDone(words: readonly Token[]): Selector | undefined {
  const [first, ...rest] = words;
  const each = first?.text === 'each' || ARTICLES.has(first?.text ?? '');
  const done = readThisWay(each || first?.text === 'all' ? rest : words, !each);
  // What was dealt damage is still there.
  const isThere = done?.thisWay === 'dealtDamage';
  return (done?.cards && !ARTICLES.has(first?.text ?? '')) || isThere ? done : undefined;
}
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);

function readEach(
  words: readonly Token[],
  { few }: WantedThings,
  { x, much }: WordsContext,
): Selector | undefined {
  const [first, ...rest] = words;
  // "Destroy lands" does not say how many.
  if (few !== 'bare' && first?.text !== 'all' && first?.text !== 'each') return undefined;
  // "Where X is ..." means another X than the announced one.
  const mayBeX = x === undefined && much !== true;
  const filter =
    first?.text === 'each'
      ? readThing(rest, false, mayBeX)
      : (readThings(first?.text === 'all' ? rest : words, mayBeX) ??
        (first?.text === 'all' ? readUnion(rest) : undefined));
  return filter && { each: filter };
}

function readOne(words: readonly Token[], wanted: WantedThings, context: WordsContext): Selector | undefined {
  if (words.length > LONGEST) return undefined;
  const text = textOf(words);
  const each = words[0]?.text === 'each' && words[1]?.text === 'of' && words.length === 3;
  const named = readNamed(each ? words.slice(2) : words, wanted.kind, context);
  if (named) return named;
  if (wanted.kind !== 'card') {
    const player = PLAYERS.find(([said]) => said === text)?.[1] ?? readPossessed(words, context);
    if (player) return player;
  }
  if (wanted.kind === 'player')
    return text === HOST_MARK && context.host.endsWith('player') ? 'host' : undefined;
  if (text === '~') return 'self';
  if (text === HOST_MARK)
    return context.host.endsWith('player') && wanted.kind === 'card' ? undefined : 'host';
  return readDone(words) ?? readEach(words, wanted, context);
}

/** "Goblins you control": next to another noun, it would be unclear to which its tail belongs. */
const isBare = (words: readonly Token[]): boolean =>
  words.length > 1 && !['each', 'all', 'the'].includes(words[0]?.text ?? '') && words[1]?.text !== "'s";

/** Reads "each creature and each player": all of both. */
function readAmong(
  words: readonly Token[],
  wanted: WantedThings,
  context: WordsContext,
): Selector | undefined {
  const ways = words.flatMap(({ text }, at): readonly Selector[] => {
    if (text !== 'and') return [];
    const [first, second] = [words.slice(0, at), words.slice(at + 1)];
    if (isBare(first) || isBare(second)) return [];
    const one = readOne(first, wanted, context);
    const two = one && readOne(second, wanted, context);
    return one && two && !sameValue(one, two) ? [{ among: [one, two] }] : [];
  });
  return ways.length === 1 ? ways[0] : undefined;
}

/** The words for what objects share with one that was named before. */
const ALIKE = [
  { sharing: 'name', words: 'with the same name as' },
  { sharing: 'color', words: 'that shares a color with' },
  { sharing: 'color', words: 'that share a color with' },
] as const;
const THAT = /^(?:it|that [a-z]+|\{=[^}]+\})$/u;

/** Reads "target creature and each other creature with the same name as that creature". */
function readAlike(
  words: readonly Token[],
  wanted: WantedThings,
  context: WordsContext,
): Selector | undefined {
  const [mark, and, each, other, ...rest] = words;
  const one = mark && readOne([mark], { ...wanted, kind: 'card' }, context);
  if (!one || and?.text !== 'and' || other?.text !== 'other') return undefined;
  if (each?.text !== 'each' && each?.text !== 'all') return undefined;
  for (const { sharing, words: said } of ALIKE) {
    const at = rest.findIndex((_, index) => standsAt(said.split(' '), rest, index));
    const like = textOf(rest.slice(at + said.split(' ').length));
    if (at < 1 || !THAT.test(like) || (markedId(like) ?? markedId(mark.text)) !== markedId(mark.text))
      continue;
    const things = rest.slice(0, at);
    const filter = each.text === 'each' ? readThing(things) : readThings(things);
    return filter && { among: [one, { those: { each: filter }, except: one, sharing, with: one }] };
  }
  return undefined;
}

function printAlike(
  [one, other, ...more]: readonly Selector[],
  { few }: WantedThings,
  context: WordsContext,
) {
  if (one === undefined || typeof other !== 'object' || more.length > 0 || !('those' in other))
    return undefined;
  const { those, except, sharing, with: like } = other;
  if (typeof those !== 'object' || !('each' in those) || sharing === undefined) return undefined;
  if (!sameValue(except, one) || !sameValue(like, one)) return undefined;
  const isEach = few === 'each' || sharing === 'color';
  const words = print(one, { kind: 'card', few }, context);
  const things = printThing(those.each, !isEach);
  const how = ALIKE.find((said) => said.sharing === sharing)?.words;
  return words && things && how && `${words} and ${isEach ? 'each' : 'all'} other ${things} ${how} ${words}`;
}

function printNamed(id: string, names: readonly NamedThing[]): string | undefined {
  const name = names.find((one) => one.id === id);
  return name && (name.words[0] ?? markOf(id));
}

function print(value: Selector, { kind, few }: WantedThings, context: WordsContext): string | undefined {
  if (value === 'self') return kind === 'player' ? undefined : '~';
  if (value === 'host') return HOST_MARK;
  if (typeof value === 'string') return PLAYERS.find(([, other]) => other === value)?.[0];
  if ('bound' in value) return printNamed(value.bound, context.names);
  if ('thisWay' in value) {
    const isSaid = value.cards === true || value.thisWay === 'dealtDamage';
    const done = isSaid ? printThisWay(value, few !== 'each') : undefined;
    return done && (few === 'bare' ? done : `${few} ${done}`);
  }
  if ('each' in value) {
    const things =
      (few === 'all' ? printUnion(value.each) : undefined) ?? printThing(value.each, few !== 'each');
    return things && (few === 'bare' ? things : `${few} ${things}`);
  }
  if ('among' in value) {
    const alike = printAlike(value.among, { kind, few }, context);
    if (alike !== undefined) return alike;
    const words = value.among.map((one) => print(one, { kind, few }, context));
    return words.includes(undefined) ? undefined : words.join(' and ');
  }
  if ('those' in value) return PLAYERS.find(([, other]) => sameValue(other, value))?.[0];
  const [relation, of] =
    'ownerOf' in value ? (['owner', value.ownerOf] as const) : (['controller', value.controllerOf] as const);
  const words = print(of, { kind: 'card', few: 'each' }, context);
  return words && `${words}'s ${relation}`;
}

/** Whether words are singular though they may stand for several: "each creature", "each of them". */
const isEach = (words: readonly Token[] | undefined): boolean => words?.[0]?.text === 'each';

function isPlural(value: Selector, few: Few | 'eachOf', { names }: WordsContext): boolean {
  if (typeof value === 'string') return value === 'you';
  if ('bound' in value)
    return few !== 'eachOf' && (names.find(({ id }) => id === value.bound)?.many ?? false);
  if ('each' in value || 'thisWay' in value) return few !== 'each' && few !== 'eachOf';
  return 'among' in value;
}

function selectorHole(wanted: WantedThings): Hole<Selector, WordsContext> {
  return {
    read: (words, context) =>
      readOne(words, wanted, context) ??
      readAlike(words, wanted, context) ??
      readAmong(words, wanted, context),
    print: (value, context) => print(value, wanted, context),
    plural: (value, context, words) => isPlural(value, isEach(words) ? 'eachOf' : wanted.few, context),
  };
}

/** Players: "you", "each opponent", "target player", "its controller". */
export const who = selectorHole({ kind: 'player', few: 'each' });

/** Objects: "~", "target creature", "enchanted creature", "each creature you control". */
export const what = selectorHole({ kind: 'card', few: 'each' });

/**
 * A spell or an ability: "target instant spell". Without "spell" or "card", words mean a permanent (rule 109.2), which can be
 * neither countered nor copied on the stack.
 */
export const spell: Hole<Selector, WordsContext> = {
  ...what,
  read(words, context) {
    const found = what.read(words, context);
    const id = typeof found === 'object' && 'bound' in found ? found.bound : undefined;
    return context.names.some((name) => name.id === id && name.onBattlefield === true) ? undefined : found;
  },
};

/** Objects, printed as "all creatures". */
export const allOf = selectorHole({ kind: 'card', few: 'all' });

/** Any one object of a kind, of which something is so: "a creature an opponent controls". */
export const anyOne: Hole<Selector, WordsContext> = {
  read(words) {
    const each = readOneThing(words);
    return each && each.zone === undefined ? { each } : undefined;
  },
  print(value) {
    const words = typeof value === 'object' && 'each' in value ? printThing(value.each, false) : undefined;
    return words && withArticle(words);
  },
};

/** Objects, printed as "creatures you control". */
export const things = selectorHole({ kind: 'card', few: 'bare' });

/** Players and objects: "any target", "each creature and each player". */
export const whatOrWho = selectorHole({ kind: 'either', few: 'each' });
