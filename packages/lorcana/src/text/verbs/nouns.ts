import { type Hole, holeRule, type NounPhrase, type NounRule, rule, type Ways } from '@reticle/core/text';
import type * as z from 'zod';
import { selection, who as whoSchema } from '../../language/filter.js';
import type { WordsContext } from '../phrases/context.js';
import { who } from '../phrases/players.js';
import { isMany, printSelection, readSelection } from '../phrases/selections.js';

/** Makes the rule of subjects of a type from the hole that reads and prints it. */
function nounsOf<Value>(schema: z.ZodType<Value>, hole: Hole<Value, WordsContext>): NounRule<WordsContext> {
  const words = holeRule<NounPhrase, WordsContext>({
    read(tokens, context) {
      const is = hole.read(tokens, context);
      const many =
        tokens[0]?.text !== 'each' && is !== undefined && hole.plural?.(is, context, tokens) === true;
      return is === undefined ? undefined : { is, many };
    },
    print({ is }, context) {
      const { data } = schema.safeParse(is);
      return data === undefined ? undefined : hole.print(data, context);
    },
  });
  return {
    ...rule<NounPhrase, WordsContext>(
      (text, at): Ways<NounPhrase> => words.read(text, at),
      (value, context) => words.print(value, context),
    ),
    of(value, context) {
      const { data } = schema.safeParse(value);
      return data === undefined ? [] : [{ is: data, many: hole.plural?.(data, context) === true }];
    },
  };
}

/** Players as subjects: "each opponent", "chosen player", "that player". */
export const playerNouns = nounsOf(whoSchema, who);

/** Cards as subjects: "~", "chosen character", "your other characters", "they". */
export const cardNouns = nounsOf(selection, {
  read: readSelection,
  print: (value, context) => printSelection(value, 'all', context, true),
  plural: (value, _context, words) => isMany(value, 'all', words),
});
