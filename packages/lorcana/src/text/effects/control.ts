import { fixedHole, sameValue, sentence, type Hole } from '@reticle/core/text';
import type { Effect } from '../../language/effects/schema.js';
import type { LorcanaCardFilter, ChosenSelection, Selection, Who } from '../../language/filter.js';
import { triggerWords } from '../phrases/triggers.js';
import { holds } from '../phrases/conditions.js';
import { IT, wordsOf, type WordsContext } from '../phrases/context.js';
import { doneCost } from '../phrases/costs.js';
import { says, saysAll, type EffectRow, type EffectSentence } from '../phrases/effect-words.js';
import { readChosen, what } from '../phrases/selections.js';
import { withArticle } from '../phrases/said.js';
import { noun, readOneOf } from '../phrases/things.js';

/** "ChosenSelection character". */
const chosen: Hole<ChosenSelection, WordsContext> = {
  read: (words, context) => readChosen(words, context),
  print: (value, context) => what.print(value, context),
};

/** "A Villain character": a kind of character, by what makes it one. */
const kind: Hole<LorcanaCardFilter, WordsContext> = {
  read(words, context) {
    const { zone, type, ...so } = readOneOf(words, context) ?? {};
    return zone === 'play' && type === 'character' && Object.keys(so).length > 0 ? so : undefined;
  },
  print(so) {
    const words = noun({ ...so, type: 'character', zone: 'play' });
    return words && withArticle(words);
  },
};

/** Effects about a chosen thing, one of which happens: both are about it alone. */
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
  return condition.what === IT ? { what: of, so: condition.so, usual, special } : undefined;
}

/** The one effect of a row, about what was chosen just now. */
function aboutIt(row: EffectRow): (Effect & { readonly what: Selection }) | undefined {
  const [one, ...more] = row;
  return one && more.length === 0 && 'what' in one && one.what === IT ? one : undefined;
}

const isChosen = (selection: Selection): selection is ChosenSelection =>
  typeof selection !== 'string' && 'choose' in selection;

/** Effects in the holes of sentences. */
interface EffectHoles {
  /** Effects within a sentence. */
  readonly inner: Hole<EffectRow, WordsContext>;
  /** Effects whose words are several sentences: looking at cards. */
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
const THEY: Who = { named: 'player' };

/** What those who may do it do: what the sentence says of "you" is said of each of them. */
function doneByThem(row: EffectRow): EffectRow | undefined {
  const all = row.flatMap((one) => (isOfPlayer(one) && one.who === undefined ? [{ ...one, who: THEY }] : []));
  return all.length === row.length ? all : undefined;
}
function saidOfThem(row: EffectRow): EffectRow | undefined {
  const all = row.flatMap((one) => {
    if (!isOfPlayer(one) || !sameValue(one.who, THEY)) return [];
    const { who: _who, ...rest } = one;
    return [rest];
  });
  return all.length === row.length ? all : undefined;
}

type Counting = Extract<Effect, { readonly effect: 'draw' | 'gainLore' }>;
type Property = 'strength' | 'willpower' | 'lore' | 'cost' | 'damage';

/** "Gain lore", "draw cards": as much as is said behind it. */
const LEADS: readonly (readonly [words: string, effect: Counting])[] = [
  ['gain lore', { effect: 'gainLore', amount: 0 }],
  ['draw cards', { effect: 'draw', amount: 0 }],
];
const countedLead: Hole<Counting, WordsContext> = {
  read: (words) => LEADS.find(([said]) => said === wordsOf(words))?.[1],
  print: ({ effect }) => LEADS.find(([, one]) => one.effect === effect)?.[0],
};
const property: Hole<Property, unknown> = fixedHole([
  ['{S}', 'strength'],
  ['{W}', 'willpower'],
  ['{L}', 'lore'],
  ['cost', 'cost'],
]);

/** What is counted of the thing that was chosen just before. */
function leadOf(effect: Effect): { readonly effect: Counting; readonly property: Property } | undefined {
  if ((effect.effect !== 'draw' && effect.effect !== 'gainLore') || effect.who !== undefined)
    return undefined;
  const { amount } = effect;
  if (typeof amount !== 'object' || !('of' in amount) || amount.of !== IT || amount.times !== undefined)
    return undefined;
  const known = (['strength', 'willpower', 'lore', 'cost', 'damage'] as const).find(
    (one) => one === amount.property,
  );
  return known && { effect, property: known };
}

/** "You may A to B" has a sentence of its own. */
const isInOrder = ([one, ...more]: EffectRow): boolean => one?.effect === 'ifDone' && more.length === 0;

/** The sentences of effects that hold others. */
export const controlWords = ({ inner, looking }: EffectHoles): readonly EffectSentence[] => [
  mayDo(inner),
  mayDo(looking),
  // "Each player may draw a card": one after the other (6.7.5).
  ...(
    [
      ['each player', 'eachPlayer'],
      ['each opponent', 'eachOpponent'],
    ] as const
  ).map(([they, who]) =>
    says('may', {
      words: `${they} may <do>`,
      holes: { do: inner },
      make(values) {
        const row = doneByThem(values.do);
        return row && { effect: 'may', who, do: row };
      },
      parts(made) {
        const row = made.who === who && made.cost === undefined ? saidOfThem(made.do) : undefined;
        return row && { do: row };
      },
    }),
  ),
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
        // "To" goes on with something that is done.
        const isSaid = one.next.every(({ effect }) => effect !== 'give');
        return isSaid === (at === 1) ? { do: one.do, next: one.next } : undefined;
      },
    }),
  ),
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
    words: 'if <so> is chosen, <do>',
    holes: { so: kind, do: inner },
    make: ({ so, do: row }) => ({ effect: 'if', if: { test: 'is', what: IT, so }, do: row }),
    parts: () => undefined,
  }),
  says('if', {
    words: 'if <if>, <do>. otherwise, <else>',
    holes: { if: holds, do: inner, else: inner },
    make: (values) => ({ effect: 'if', ...values }),
    parts: ({ effect: _effect, ...made }) =>
      made.else === undefined ? undefined : { ...made, else: made.else },
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
    holes: { usual: inner, so: kind, special: inner },
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
  // How long is said once.
  saysAll({
    words: '<usual> this turn. if <so> is chosen, <special> instead',
    holes: { usual: lasting(inner), so: kind, special: lasting(inner) },
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
  // "Gain lore equal to the {L} of chosen character": chosen first, then counted.
  saysAll({
    words: '<lead> equal to the <property> of <what>',
    also: ["<lead> equal to <what>'s <property>"],
    holes: { lead: countedLead, property, what: chosen },
    make: ({ lead, property: of, what: taken }) => [
      { effect: 'choose', what: taken },
      { ...lead, amount: { of: IT, property: of } },
    ],
    parts([first, second, ...more]) {
      if (first?.effect !== 'choose' || more.length > 0 || !isChosen(first.what)) return undefined;
      const lead = second && leadOf(second);
      return lead && { lead: lead.effect, property: lead.property, what: first.what };
    },
  }),
  saysAll({
    words: '<lead> equal to the damage on <what>',
    holes: { lead: countedLead, what: chosen },
    make: ({ lead, what: taken }) => [
      { effect: 'choose', what: taken },
      { ...lead, amount: { of: IT, property: 'damage' } },
    ],
    parts([first, second, ...more]) {
      if (first?.effect !== 'choose' || more.length > 0 || !isChosen(first.what)) return undefined;
      const lead = second && leadOf(second);
      return lead?.property === 'damage' ? { lead: lead.effect, what: first.what } : undefined;
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
  // A choice that later effects speak of.
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

/** What is no cost: what is one is paid. */
const notCost = (inner: Hole<EffectRow, WordsContext>): Hole<EffectRow, WordsContext> => ({
  read: (words, context) => (doneCost.read(words, context) ? undefined : inner.read(words, context)),
  print: (row, context) => inner.print(row, context),
});

const END = ' this turn';

/** What lasts this turn, where the words do not say so. */
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
