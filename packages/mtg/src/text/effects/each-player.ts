import { sameValue, type Sentence, someWithin, standsAt, type Token } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import { type Selector, abilityAmount } from '../../language/selector.js';
import {
  asToken,
  markOf,
  type PrintEffects,
  type ReadEffects,
  type WordsContext,
} from '../phrases/context.js';

const LEADS: readonly (readonly [words: readonly string[], what: Selector])[] = [
  [['each', 'player'], 'eachPlayer'],
  [['each', 'opponent'], 'eachOpponent'],
  [['each', 'other', 'player'], { those: 'eachPlayer', except: 'you' }],
];
/** The name under which effects mean each of them. */
const AS = 'player';
const MARK = markOf(AS);

/** Words for the one of several players, and the same words of a player with a name. */
const THEIRS: readonly (readonly [said: readonly string[], named: readonly string[]])[] = [
  [
    ['they', 'control'],
    [MARK, 'controls'],
  ],
  [
    ['they', 'have'],
    [MARK, 'has'],
  ],
  [["they've"], [MARK, 'has']],
  ...['gained', 'lost', 'attacked', 'had'].map(
    (done) =>
      [
        ['they', done],
        [MARK, done],
      ] as const,
  ),
  [['their'], [MARK, "'s"]],
  [['that', 'player'], [MARK]],
];

/** Replaces words of a list wherever they stand. */
function replaced(
  tokens: readonly Token[],
  pairs: readonly (readonly [from: readonly string[], to: readonly string[]])[],
): readonly Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const [from, to] = pairs.find(([said]) => standsAt(said, tokens, at)) ?? [];
    out.push(...(to ? to.map((text) => asToken(token, text)) : [token]));
    at += from?.length ?? 1;
  }
  return out;
}

const contextOf = (context: WordsContext): WordsContext => ({
  ...context,
  names: [...context.names, { id: AS, kind: 'player', words: [], many: false }],
  known: new Map(),
});

/** Whether an amount in effects is of each of the players, so that each needs their own. */
const countsEach = (effects: readonly Effect[]): boolean =>
  someWithin(
    effects,
    (part) =>
      typeof part === 'object' &&
      part !== null &&
      abilityAmount.safeParse(part).success &&
      someWithin(
        part,
        (inner) =>
          inner === `role.${AS}` ||
          (typeof inner === 'object' && inner !== null && 'bound' in inner && inner.bound === AS),
      ),
  );

/**
 * Whether each of the players needs effects of their own: an amount, or a payment that they may decline. Everything
 * else they would do at once (rule 101.4).
 */
const areOwn = (effects: readonly Effect[]): boolean =>
  countsEach(effects) ||
  effects.every(
    (effect) => effect.effect === 'mayPay' && sameValue(effect.who, { bound: AS }) && effect.any !== true,
  );

/**
 * What is done for each of several players, "for each opponent, create a token unless that player pays {2}", or by
 * or to each of them with an amount of their own: "each player draws a card for each
 * artifact they control", "~ deals damage to each opponent equal to the number of cards in that player's hand".
 */
export function forEachPlayer(
  read: ReadEffects,
  print: PrintEffects,
): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['each']]],
    read(tokens, context) {
      if (tokens.some(({ text }) => text === '.') || context.names.some(({ id }) => id === AS)) return [];
      const lead = LEADS.find(([words]) => standsAt(['for', ...words, ','], tokens, 0));
      if (lead) {
        const rest = replaced(tokens.slice(lead[0].length + 2), THEIRS);
        const reading = read(rest, contextOf(context));
        if (reading.found !== 'one') return reading.found === 'none' ? [] : undefined;
        return areOwn(reading.value)
          ? [[{ effect: 'forEach', what: lead[1], as: AS, effects: reading.value }]]
          : [];
      }
      const [first, ...others] = LEADS.flatMap(([words, what]) =>
        tokens.flatMap((_, at) => (standsAt(words, tokens, at) ? [{ words, what }] : [])),
      );
      if (!first || others.length > 0) return [];
      const named = replaced(tokens, [[first.words, [MARK]], ...THEIRS]);
      if (named.filter(({ text }) => text === MARK).length < 2) return [];
      const reading = read(named, contextOf(context));
      if (reading.found !== 'one') return reading.found === 'none' ? [] : undefined;
      return countsEach(reading.value)
        ? [[{ effect: 'forEach', what: first.what, as: AS, effects: reading.value }]]
        : [];
    },
    print([one, ...others], context) {
      if (one?.effect !== 'forEach' || others.length > 0 || one.as !== AS || !areOwn(one.effects))
        return undefined;
      const lead = LEADS.find(([, players]) => sameValue(players, one.what))?.[0];
      const words = lead && print(one.effects, contextOf(context));
      if (!words?.startsWith(MARK) && !countsEach(one.effects))
        return words && `for ${lead.join(' ')}, ${words.replaceAll(MARK, 'that player')}`;
      return words
        ?.replace(MARK, lead?.join(' ') ?? '')
        .replaceAll(`${MARK} controls`, 'they control')
        .replaceAll(`${MARK}'s`, 'their')
        .replaceAll(MARK, 'that player');
    },
  };
}
