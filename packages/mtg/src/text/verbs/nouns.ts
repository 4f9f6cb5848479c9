import { holeRule, type NounPhrase, type NounRule, rule, type Ways } from '@reticle/core/text';
import type { Selector } from '../../language/selector.js';
import { selector } from '../../language/selector.js';
import { HOST_MARK, markedId, type WordsContext } from '../phrases/context.js';
import { allOf, things, what, who } from '../phrases/selectors.js';

const asSelector = (value: unknown): Selector | undefined => selector.safeParse(value).data;

const players = holeRule(who);

/** Whether a player is "you" or several targets, so that the verb is plural. */
const isMany = (value: Selector, context: WordsContext): boolean => who.plural?.(value, context) === true;

/** Players as subjects: "you", "each opponent", "target player", "its controller". */
export const playerNouns: NounRule<WordsContext> = {
  ...rule<NounPhrase, WordsContext>(
    (words, at): Ways<NounPhrase> =>
      players.read(words, at).map(([is, end]) => [{ is, many: isMany(is, words.context) }, end]),
    ({ is }, context) => {
      const value = asSelector(is);
      return value && players.print(value, context);
    },
  ),
  of(value, context) {
    const is = asSelector(value);
    return is === undefined ? [] : [{ is, many: isMany(is, context) }];
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
