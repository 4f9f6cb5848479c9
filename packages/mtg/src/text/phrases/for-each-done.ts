import { type Hole, type Sentence, someWithin, standsAt } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { WordsContext } from './context.js';
import { timesCounted } from './for-each.js';
import { withMentionsOf } from './marks.js';
import { type DoneThisWay, printThisWay, readThisWay } from './this-way.js';

const LEAD = ['for', 'each'];
const END = ['this', 'way', ','];
/** The name under which effects mean each of them. */
const AS = 'one';
const NOUNS = ['creature', 'permanent', 'land', 'artifact', 'enchantment'] as const;
/** The words for each of them: "its controller", "that land's controller". */
const IT = { pronouns: ['its'], nouns: NOUNS } as const;

/**
 * Returns the noun that print uses for each of them: one that was mentioned, so that it can't mean anything
 * else.
 */
const nounOf = ({ are = {} }: DoneThisWay): string => NOUNS.find((noun) => noun === are.type) ?? 'permanent';

const contextOf = (context: WordsContext, done: DoneThisWay): WordsContext => ({
  ...context,
  names: [...context.names, { id: AS, kind: 'card', words: [`that ${nounOf(done)}`], many: false }],
  known: new Map(),
});

const meansOne = (effects: readonly Effect[]): boolean =>
  someWithin(
    effects,
    (part) => typeof part === 'object' && part !== null && 'bound' in part && part.bound === AS,
  );

/**
 * "For each creature destroyed this way, its controller creates ...": the effects happen for each by itself.
 * If they don't mention it, they happen once, multiplied: "for each land card exiled this way, you gain 1
 * life".
 */
export function forEachDone(
  inner: Hole<readonly Effect[], WordsContext>,
): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['each']]],
    read(tokens, context) {
      if (!standsAt(LEAD, tokens, 0)) return [];
      const at = tokens.findIndex((_, index) => standsAt(END, tokens, index));
      const done = at < 0 ? undefined : readThisWay(tokens.slice(LEAD.length, at + 2), false);
      if (!done) return [];
      const effects = inner.read(
        withMentionsOf(tokens.slice(at + END.length), AS, IT),
        contextOf(context, done),
      );
      if (!effects) return [];
      if (meansOne(effects)) {
        return done.cards ? [] : [[{ effect: 'forEach', what: done, as: AS, effects }]];
      }
      const often = effects.map((effect) => timesCounted(effect, { numberOf: done }));
      const known = often.filter((effect) => effect !== undefined);
      return known.length === effects.length ? [known] : [];
    },
    print([one, ...others], context) {
      if (one?.effect !== 'forEach' || others.length > 0 || one.as !== AS) return undefined;
      const { what } = one;
      if (typeof what !== 'object' || !('thisWay' in what) || !meansOne(one.effects)) return undefined;
      const done = printThisWay(what, false);
      const words = inner.print(one.effects, contextOf(context, what));
      return done && words && `for each ${done}, ${words}`;
    },
  };
}
