import { type Hole, numberOf, sentence, standsAt, type Token } from '@reticle/core/text';
import type { ConditionSentence } from './conditions-more.js';
import type { Condition } from '../../language/condition.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount } from '../../language/selector.js';
import { type DeedName, type History, historyOf, printDeed, readDeed } from './deeds.js';
import { spelled } from './amounts.js';
import { type WordsContext } from './context.js';
import { printThing, readThings, withArticle } from './things.js';

/** What happened to objects, without the player who did it. Before "left" it was you who controlled them. */
const EVENTS: readonly (readonly [deed: DeedName, past: string, who?: 'you'])[] = [
  ['died', 'died'],
  ['died', 'died under your control', 'you'],
  ['died', 'was put into a graveyard from the battlefield'],
  ['attacked', 'attacked'],
  ['cast', 'was cast'],
  ['entered', 'entered the battlefield under your control', 'you'],
  ['entered', 'entered under your control', 'you'],
  ['left', 'left the battlefield'],
  ['left', 'left the battlefield under your control', 'you'],
];
const CONTROLLED = ['you', 'controlled'];
const TURNS: readonly (readonly [words: string, turn: Pick<History, 'turn'>])[] = [
  ['this turn', {}],
  ['last turn', { turn: 'last' }],
];
type Much = { readonly gte: AbilityAmount } | { readonly eq: 0 };

/** Reads "a creature", "no spells", "two or more lands": the rest, and how many. */
function readMuch(
  words: readonly Token[],
): { readonly rest: readonly Token[]; readonly much: Much } | undefined {
  const [first, or, more] = words.map(({ text }) => text);
  if (first === 'a' || first === 'an') return { rest: words.slice(1), much: { gte: 1 } };
  if (first === 'no') return { rest: words.slice(1), much: { eq: 0 } };
  const least = or === 'or' && more === 'more' ? numberOf(first ?? '') : undefined;
  return typeof least === 'number' && least > 1 ? { rest: words.slice(3), much: { gte: least } } : undefined;
}

const pastOf = (past: string, plural: boolean): string => (plural ? past.replace(/^was /u, 'were ') : past);

/**
 * "A nontoken creature died this turn", "no spells were cast last turn", "a permanent you controlled left the
 * battlefield this turn".
 */
const happenedToObjects: ConditionSentence = {
  needs: () => [[['turn']]],
  read(tokens) {
    const found = readMuch(tokens);
    if (!found) return [];
    const { rest, much } = found;
    const plural = !('gte' in much && much.gte === 1);
    return EVENTS.flatMap(([name, past, who]) =>
      TURNS.flatMap(([when, turn]): readonly Condition[] => {
        const tail = `${pastOf(past, plural)} ${when}`.split(' ');
        const at = rest.length - tail.length;
        if (at < 1 || !standsAt(tail, rest, at)) return [];
        const isYours = standsAt(CONTROLLED, rest, at - CONTROLLED.length);
        const player = isYours && who === undefined ? 'you' : who;
        const noun = rest.slice(0, isYours ? at - CONTROLLED.length : at);
        const deed = readDeed(name, noun, plural);
        return deed && !(isYours && who) ? [{ amount: historyOf(deed, player, turn), ...much }] : [];
      }),
    ).slice(0, 1);
  },
  print(asked) {
    if (!('amount' in asked) || typeof asked.amount !== 'object' || !('happened' in asked.amount))
      return undefined;
    const { amount, eq, gte } = asked;
    const plural = gte !== 1;
    const number =
      eq === 0 ? 'no' : typeof gte === 'number' && gte > 1 ? `${spelled.print(gte, NAMELESS)} or more` : '';
    if (number === '' && plural) return undefined;
    const [when] = TURNS.find(([, { turn }]) => turn === amount.turn) ?? [];
    for (const [name, past, who] of EVENTS) {
      const isYours = name === 'left' && amount.who === 'you';
      if ((isYours ? undefined : amount.who) !== who) continue;
      const noun = printDeed(name, amount, plural);
      if (noun === undefined) continue;
      const many = plural ? `${number} ${noun}` : withArticle(noun);
      return `${many}${isYours ? ' you controlled' : ''} ${pastOf(past, plural)} ${when}`;
    }
    return undefined;
  },
};
const NAMELESS: WordsContext = { names: [], host: '' };

const plural: Hole<MtgCardFilter, WordsContext> = {
  read: (words) => readThings(words),
  print: (filter) => printThing(filter, true),
  plural: () => true,
};

const KINDS = [
  ['different powers', 'power'],
  ['different names', 'name'],
  ['different mana values', 'manaValue'],
] as const;

/** How many different values there are among some objects. */
const differing: readonly ConditionSentence[] = KINDS.map(([words, different]) =>
  sentence({
    words: `you control <least> or more <what> with ${words}`,
    holes: { least: spelled, what: plural },
    make: ({ least, what: things }): Condition => ({
      amount: { different, among: { ...things, controller: 'self' as const } },
      gte: least,
    }),
    parts(asked: Condition) {
      if (!('amount' in asked) || typeof asked.amount !== 'object' || asked.gte === undefined)
        return undefined;
      if (!('different' in asked.amount) || asked.amount.different !== different) return undefined;
      const { controller, ...things } = asked.amount.among;
      return controller === 'self' ? { least: asked.gte, what: things } : undefined;
    },
  }),
);

/** The sentences of conditions about a turn, players' hands, and last known information. */
export const HISTORY_SENTENCES: readonly ConditionSentence[] = [happenedToObjects, ...differing];
