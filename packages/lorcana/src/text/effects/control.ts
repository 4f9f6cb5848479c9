import { sameValue, sentence, someWithin, type Hole } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { Effect } from '../../language/effects/schema.js';
import type { LorcanaCardFilter, ChosenSelection, Selection } from '../../language/filter.js';
import type { Trigger } from '../../language/trigger.js';
import { counted } from '../phrases/amounts.js';
import { triggerWords } from '../phrases/triggers.js';
import { holds } from '../phrases/conditions.js';
import { isIt, IT, token, type WordsContext } from '../phrases/context.js';
import { doneCost } from '../phrases/costs.js';
import { says, saysAll, type EffectRow, type EffectSentence } from '../phrases/effect-words.js';
import { chosen, isChosen } from '../phrases/selections.js';
import { ofKind } from '../phrases/given.js';

/**
 * Returns the parts of two effects on one chosen thing, of which one happens instead of the other. Returns undefined
 * if the effects are different.
 */
function instead(made: EffectRow):
  | {
      readonly what: ChosenSelection;
      readonly so: LorcanaCardFilter;
      readonly usual: EffectRow;
      readonly special: EffectRow;
    }
  | undefined {
  const [first, second, ...more] = made;
  if (first?.effect !== 'choose' || second?.effect !== 'if' || more.length > 0) return undefined;
  const { what: of } = first;
  const { if: condition, do: special, else: usual } = second;
  if (typeof of === 'string' || !('choose' in of) || condition.test !== 'is' || !usual) return undefined;
  return isIt(condition.what) ? { what: of, so: condition.so, usual, special } : undefined;
}

/** Returns the only effect of a row, if it acts on what was just chosen. */
function aboutIt(row: EffectRow): (Effect & { readonly what: Selection }) | undefined {
  const [one, ...more] = row;
  return one && more.length === 0 && 'what' in one && isIt(one.what) ? one : undefined;
}

/** The holes for effects in sentences. */
interface EffectHoles {
  /** Effects inside a sentence. */
  readonly inner: Hole<EffectRow, WordsContext>;
  /** Effects whose words take several sentences: looking at cards. */
  readonly looking: Hole<EffectRow, WordsContext>;
}

const mayDo = (hole: Hole<EffectRow, WordsContext>): EffectSentence =>
  says('may', {
    words: 'you may <do>',
    holes: { do: hole },
    make: (values) => (isInOrder(values.do) ? undefined : { effect: 'may', ...values }),
    parts: ({ cost, who, do: row }) =>
      cost === undefined && (who === undefined || who === 'you') && !isInOrder(row) ? { do: row } : undefined,
  });
type OfPlayer = Extract<
  Effect,
  { readonly effect: 'draw' | 'drawUntil' | 'discard' | 'gainLore' | 'loseLore' | 'mill' }
>;
const OF_PLAYERS: ReadonlySet<string> = new Set([
  'draw',
  'drawUntil',
  'discard',
  'gainLore',
  'loseLore',
  'mill',
]);
const isOfPlayer = (one: Effect): one is OfPlayer => OF_PLAYERS.has(one.effect);
/** The moments for what is done later, once. */
const LATER: readonly (readonly [words: string, at: Trigger, ...also: string[]])[] = [
  ['at the end of the turn', { event: 'turnEnds', player: 'any' }, 'at the end of this turn'],
  ['at the end of your turn', { event: 'turnEnds', player: 'you' }],
  ['at the start of your next turn', { event: 'turnBegins', player: 'you' }],
];

/** Whether effects are "A to B". "You may A to B" has its own sentence. */
const isInOrder = ([one, ...more]: EffectRow): boolean => one?.effect === 'ifDone' && more.length === 0;

/** The sentences of effects that contain others. */
export const controlWords = ({ inner, looking }: EffectHoles): readonly EffectSentence[] => [
  mayDo(inner),
  mayDo(looking),
  says('may', {
    words: 'you may <cost> to <do>',
    also: ['you may <cost>. if you do, <do>'],
    holes: { cost: doneCost, do: inner },
    make: (values) => ({ effect: 'may', ...values }),
    parts: (made) =>
      made.cost !== undefined && (made.who === undefined || made.who === 'you')
        ? { cost: made.cost, do: made.do }
        : undefined,
  }),
  ...(['you may <do>. if you do, <next>', 'you may <do> to <next>'] as const).map((words, at) =>
    says('may', {
      words,
      holes: { do: notCost(inner), next: inner },
      make: ({ do: first, next }) => ({ effect: 'may', do: [{ effect: 'ifDone', do: first, next }] }),
      parts({ cost, who, do: [one, ...more] }) {
        if (cost !== undefined || (who !== undefined && who !== 'you')) return undefined;
        if (one?.effect !== 'ifDone' || more.length > 0) return undefined;
        // "To" is followed by something that is done.
        const isSaid = one.next.every(({ effect }) => effect !== 'give');
        return isSaid === (at === 1) ? { do: one.do, next: one.next } : undefined;
      },
    }),
  ),
  says('may', {
    words: 'you may <do>. if you do and <if>, <next>',
    holes: { do: notCost(inner), if: holds, next: inner },
    make: ({ do: first, if: condition, next }) => ({
      effect: 'may',
      do: [{ effect: 'ifDone', do: first, next: [{ effect: 'if', if: condition, do: next }] }],
    }),
    parts: () => undefined,
  }),
  says('ifDone', {
    words: '<do> to <next>',
    holes: { do: inner, next: inner },
    make: (values) =>
      values.do.some(({ effect }) => effect === 'may') ? undefined : { effect: 'ifDone', ...values },
    parts: ({ do: first, next }) => ({ do: first, next }),
  }),
  sentence<EffectRow, object, WordsContext>({
    words: '{modes}',
    holes: {},
    make: (_values, { modes }) => modes && [modes],
    parts: ([one, ...more], { modes }) =>
      one && more.length === 0 && modes && sameValue(one, modes) ? {} : undefined,
  }),
  says('if', {
    words: 'if <if>, <do>',
    holes: { if: holds, do: inner },
    make: (values) => ({ effect: 'if', ...values }),
    parts: (made) => (made.else === undefined ? { if: made.if, do: made.do } : undefined),
  }),
  says('if', {
    words: 'if <if>, <do>. otherwise, <else>',
    holes: { if: holds, do: inner, else: inner },
    make: (values) => ({ effect: 'if', ...values }),
    parts: ({ effect: _effect, ...made }) =>
      made.else === undefined ? undefined : { ...made, else: made.else },
  }),
  says('if', {
    words: '<do> unless <if>',
    holes: { do: inner, if: holds },
    make: ({ do: row, if: that }) =>
      row.length > 1 || row.some(({ effect }) => effect === 'may')
        ? undefined
        : { effect: 'if', if: { test: 'not', that }, do: row },
    parts: (made) =>
      made.else === undefined && made.do.length === 1 && made.if.test === 'not'
        ? { do: made.do, if: made.if.that }
        : undefined,
  }),
  ...LATER.map(([words, at, ...also]) =>
    says('delayed', {
      words: `${words}, <do>`,
      also: also.map((other) => `${other}, <do>`),
      holes: { do: inner },
      make: (values) => ({ effect: 'delayed', at, ...values }),
      parts: (made) => (sameValue(made.at, at) ? { do: made.do } : undefined),
    }),
  ),
  // "For each character you have here, you may draw a card": once for each of them.
  says('forEach', {
    words: 'for each <of>, you may <do>',
    holes: { of: counted, do: inner },
    make: ({ of, do: row }) =>
      typeof of === 'object' && 'count' in of && of.most === undefined && row.every(isOfPlayer)
        ? { effect: 'forEach', what: { all: of.count }, do: [{ effect: 'may', do: row }] }
        : undefined,
    parts({ what: of, do: [one, ...more] }) {
      if (typeof of === 'string' || !('all' in of) || of.as !== undefined || more.length > 0)
        return undefined;
      return one?.effect === 'may' && one.cost === undefined && one.who === undefined
        ? { of: { count: of.all }, do: one.do }
        : undefined;
    },
  }),
  // "Deal 1 damage to chosen character. If you have an item in play, deal 2 damage instead" (6.5.6).
  saysAll({
    words: '<usual>. if <if>, <special> instead',
    also: ['<usual>. if <if>, instead <special>'],
    holes: { usual: inner, if: holds, special: elliptic(inner) },
    make({ usual: [usual, ...more], if: condition, special: [special, ...others] }) {
      if (!usual || !special || more.length + others.length > 0 || usual.effect !== special.effect)
        return undefined;
      if (!('what' in usual)) return speaksOfIt(special) ? undefined : [otherwise(condition, special, usual)];
      if (!('what' in special) || !isIt(special.what)) return undefined;
      if (isIt(usual.what)) return [otherwise(condition, special, usual)];
      return isChosen(usual.what)
        ? [{ effect: 'choose', what: usual.what }, otherwise(condition, special, { ...usual, what: IT })]
        : undefined;
    },
    parts: () => undefined,
  }),
  says('whenever', {
    words: '<on> this turn, <do>',
    also: ['this turn, <on>, <do>'],
    holes: { on: triggerWords, do: inner },
    make: ({ on, do: effects }) => ({ effect: 'whenever', on: [on], do: effects }),
    parts({ on: [on, ...more], do: effects }) {
      return on && more.length === 0 ? { on, do: effects } : undefined;
    },
  }),
  // "Exert chosen character. If a Princess character is chosen, banish her instead" (6.5.6).
  saysAll({
    words: '<usual>. if <so> is chosen, <special> instead',
    holes: { usual: inner, so: ofKind, special: elliptic(inner) },
    make({ usual, so, special }) {
      const [one, ...more] = usual;
      const other = aboutIt(special);
      if (!one || more.length > 0 || !('what' in one) || !isChosen(one.what) || !other) return undefined;
      const { what: of } = one;
      return [
        { effect: 'choose', what: of },
        { effect: 'if', if: { test: 'is', what: IT, so }, do: [other], else: [{ ...one, what: IT }] },
      ];
    },
    parts(made) {
      const parts = instead(made);
      const usual = parts && aboutIt(parts.usual);
      return usual && { usual: [{ ...usual, what: parts.what }], so: parts.so, special: parts.special };
    },
  }),
  // The duration is said only once.
  saysAll({
    words: '<usual> this turn. if <so> is chosen, <special> instead',
    holes: { usual: lasting(inner), so: ofKind, special: lasting(inner) },
    make({ usual, so, special }) {
      const [one, other] = [usual[0], aboutIt(special)];
      if (one?.effect !== 'give' || usual.length > 1 || !isChosen(one.what) || !other) return undefined;
      return [
        { effect: 'choose', what: one.what },
        { effect: 'if', if: { test: 'is', what: IT, so }, do: [other], else: [{ ...one, what: IT }] },
      ];
    },
    parts(made) {
      const parts = instead(made);
      const [usual, special] = [parts && aboutIt(parts.usual), parts && aboutIt(parts.special)];
      if (!parts || usual?.effect !== 'give' || special?.effect !== 'give') return undefined;
      return { usual: [{ ...usual, what: parts.what }], so: parts.so, special: parts.special };
    },
  }),
  // "Banish her or return another chosen character of yours to your hand" (6.1.5.2).
  saysAll({
    words: '<one> or <other>',
    holes: { one: inner, other: inner },
    make({ one, other }) {
      if (one.length > 1 || other.length > 1) return undefined;
      return [{ effect: 'either', of: [one, other].map((row, at) => ({ label: String(at), do: row })) }];
    },
    parts([one, ...more], { modes }) {
      if (one?.effect !== 'either' || more.length > 0 || one.of.length !== 2 || modes) return undefined;
      const [a, b] = one.of;
      return a && b ? { one: a.do, other: b.do } : undefined;
    },
  }),
  // A choice that later effects mention.
  saysAll({
    words: 'choose <what>',
    holes: { what: chosen },
    make: (values) => [{ effect: 'choose', ...values }],
    parts([one, ...more]) {
      return one?.effect === 'choose' && more.length === 0 && isChosen(one.what)
        ? { what: one.what }
        : undefined;
    },
  }),
];

const otherwise = (condition: Condition, special: Effect, usual: Effect): Effect => ({
  effect: 'if',
  if: condition,
  do: [special],
  else: [usual],
});

const speaksOfIt = (effect: Effect): boolean => someWithin(effect, isIt);

/** Extends effects to words that omit the thing they act on: "deal 2 damage". */
function elliptic(inner: Hole<EffectRow, WordsContext>): Hole<EffectRow, WordsContext> {
  return {
    read(words, context) {
      const row = inner.read(words, context);
      if (row) return row;
      const joint = ELLIPSES[words[0]?.text ?? ''];
      return joint === undefined ? undefined : inner.read([...words, token(joint), token('them')], context);
    },
    print: (row, context) => inner.print(row, context),
  };
}
const ELLIPSES: Readonly<Record<string, string>> = { deal: 'to', remove: 'from' };

/** Excludes what is a cost, since a cost is paid. */
const notCost = (inner: Hole<EffectRow, WordsContext>): Hole<EffectRow, WordsContext> => ({
  read: (words, context) => (doneCost.read(words, context) ? undefined : inner.read(words, context)),
  print: (row, context) => inner.print(row, context),
});

const END = ' this turn';

/** Extends effects to words that omit "this turn". */
function lasting(inner: Hole<EffectRow, WordsContext>): Hole<EffectRow, WordsContext> {
  return {
    read(words, context) {
      const last = words.at(-1);
      if (!last) return undefined;
      const row = inner.read(
        [...words, ...['this', 'turn'].map((text) => ({ ...last, text, raw: text, capital: false }))],
        context,
      );
      return row?.every((one) => one.effect === 'give' && one.for === 'thisTurn') ? row : undefined;
    },
    print(row, context) {
      const words = inner.print(row, context);
      return words?.endsWith(END) === true ? words.slice(0, -END.length) : undefined;
    },
  };
}
