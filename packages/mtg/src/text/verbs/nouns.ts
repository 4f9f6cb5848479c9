import {
  fixedHole,
  holeRule,
  type NounPhrase,
  type NounRule,
  rule,
  sameValue,
  type Ways,
} from '@reticle/core/text';
import type { Selector } from '../../language/selector.js';
import { selector } from '../../language/selector.js';
import { HOST_MARK, markedId, type WordsContext } from '../phrases/context.js';
import { allOf, things, what, who } from '../phrases/selectors.js';

const asSelector = (value: unknown): Selector | undefined => selector.safeParse(value).data;

const players = holeRule(who);

/** Players as a subject. The verb is plural after "you" and after several, who each do it. */
function playersOf(value: Selector, context: WordsContext): NounPhrase {
  const many = who.plural?.(value, context) === true;
  return { is: value, many, ...(many && value !== 'you' ? { each: true } : {}) };
}

/** "That player", of whom only idioms know who it is, and those who did something. */
export const THAT_PLAYER = { bound: 'that player' } as const;
/** Those who searched their libraries. Like {@link THAT_PLAYER} it is no name that effects may have. */
export const SEARCHERS = { bound: 'who searched' } as const;
/** "The player", the same. */
export const THE_PLAYER = { bound: 'the player' } as const;
const MENTIONED: readonly (readonly [words: string, is: { readonly bound: string }])[] = [
  ['that player', THAT_PLAYER],
  ['the player', THE_PLAYER],
  ['each player who searched their library this way', SEARCHERS],
];
const mentioned = holeRule(fixedHole(MENTIONED.map(([words, { bound }]) => [words, bound])));

/** Players as subjects: "you", "each opponent", "target player", "its controller". */
export const playerNouns: NounRule<WordsContext> = {
  ...rule<NounPhrase, WordsContext>(
    (words, at): Ways<NounPhrase> => [
      ...players.read(words, at).map(([is, end]) => [playersOf(is, words.context), end] as const),
      ...mentioned.read(words, at).map(([bound, end]) => [{ is: { bound }, many: false }, end] as const),
    ],
    ({ is }, context) => {
      const known = MENTIONED.find(([, one]) => sameValue(one, is));
      const value = known ? undefined : asSelector(is);
      return known ? known[0] : value && players.print(value, context);
    },
  ),
  of(value, context) {
    if (MENTIONED.some(([, one]) => sameValue(one, value))) return [{ is: value, many: false }];
    const is = asSelector(value);
    return is === undefined ? [] : [playersOf(is, context)];
  },
};

const objects = holeRule(things);

/** Whether the words of some objects are plural: "all creatures", "Goblins you control", several targets. */
function saysMany([first = '']: readonly string[], { names }: WordsContext): boolean {
  const id = first === HOST_MARK ? undefined : markedId(first);
  if (id !== undefined) return names.some((name) => name.id === id && name.many);
  return first !== '~' && first !== HOST_MARK && first !== 'each';
}

/** Objects as subjects: "~", "target creature", "each creature you control", "creatures you control". */
export const objectNouns: NounRule<WordsContext> = {
  ...rule<NounPhrase, WordsContext>(
    (words, at): Ways<NounPhrase> =>
      objects
        .read(words, at)
        .map(([is, end]) => [
          { is, many: saysMany(words.texts.slice(at, end), words.context) || (end > at + 1 && isPair(is)) },
          end,
        ]),
    ({ is, many }, context) => {
      const value = asSelector(is);
      return value && (many ? things : what).print(value, context);
    },
  ),
  of(value, context) {
    const is = asSelector(value);
    if (is === undefined) return [];
    const named = typeof is === 'string' || 'bound' in is;
    if (named) return [{ is, many: allOf.plural?.(is, context) === true }];
    return [
      { is, many: true },
      { is, many: false },
    ];
  },
};

const isPair = (is: Selector): boolean => typeof is === 'object' && 'among' in is;
