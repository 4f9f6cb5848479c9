import type { Hole, Token } from '@reticle/core/text';
import { numberOf } from '@reticle/core/text';
import type { Cost } from '../../language/cost.js';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { wordsOf, type WordsContext } from './context.js';
import { joined, said, withArticle, type Words } from './said.js';
import { printReference, readChosen, readReference } from './selections.js';
import { chosenWords, noun, oneOf, ownPart } from './things.js';

type CostChoice = NonNullable<Cost['choose']>[number];

/** The words for what happens to the cards chosen for a cost. For cards of the hand, the zone is not said. */
const PAID: {
  readonly [To in CostChoice['to']]: {
    readonly words: string;
    readonly after: string;
    readonly also: readonly string[];
  };
} = {
  banish: { words: 'banish', after: '', also: ['choose and banish'] },
  exert: { words: 'exert', after: '', also: ['{e}'] },
  discard: { words: 'choose and discard', after: '', also: ['discard'] },
  return: { words: 'return', after: ' to your hand', also: [] },
};
const TO = ['banish', 'exert', 'discard', 'return'] as const;
const IN_HAND = ' from your hand';

function readChoiceOf(words: readonly Token[], context: WordsContext): CostChoice | undefined {
  const text = wordsOf(words);
  for (const to of TO) {
    const { words: verb, after, also } = PAID[to];
    for (const lead of [verb, ...also]) {
      if (!text.startsWith(`${lead} `) || !text.endsWith(after)) continue;
      const tail = after === '' ? 0 : after.trim().split(' ').length;
      const inner = words.slice(lead.split(' ').length, words.length - tail);
      const of = to === 'discard' ? inHand(inner, context) : readChosen(inner, context);
      if (!of || of.upTo || of.by !== undefined || (of.count !== undefined && typeof of.count !== 'number'))
        continue;
      if (to !== 'discard' && of.choose.controller !== 'self') continue;
      const filter = of.butNot === undefined ? of.choose : { ...of.choose, excludeSelf: true };
      return { to, of: filter, ...(of.count === undefined ? {} : { count: of.count }) };
    }
  }
  return undefined;
}

const LENT = IN_HAND.trim().split(' ');
const lend = (words: readonly Token[]): readonly Token[] => {
  const last = words.at(-1);
  if (!last) return words;
  return [...words, ...LENT.map((text) => ({ ...last, text, raw: text, capital: false }))];
};

function inHand(words: readonly Token[], context: WordsContext): ReturnType<typeof readChosen> {
  const count = numberOf(words[0]?.text ?? '');
  const all = lend(words);
  if (typeof count !== 'number' || count < 2) return readChosen(all, context);
  const kind = readChosen(singular(all), context);
  return kind && { ...kind, count };
}

/** Rewrites "2 cards" as "a card", since the grammar of choices has no plural for cards outside play. */
const singular = ([first, second, ...rest]: readonly Token[]): readonly Token[] => [
  ...(first ? [{ ...first, text: 'a' }] : []),
  ...(second ? [{ ...second, text: second.text.replace(/s$/u, '') }] : []),
  ...rest,
];

function printChoice({ to, of, count = 1 }: CostChoice): Words {
  const { words: verb, after } = PAID[to];
  if (to === 'discard') return said`${verb} ${handWords(of, count)}`;
  const words = count === 1 && ownPart(of) ? oneOf(of) : chosenWords(of, { min: count, max: count });
  return said`${verb} ${words}${after}`;
}

function handWords(of: LorcanaCardFilter, count: number): Words {
  const words = noun(of);
  const one = words?.endsWith(IN_HAND) === true ? words.slice(0, -IN_HAND.length) : undefined;
  if (one === undefined) return undefined;
  return count === 1 ? withArticle(one) : `${count} ${one}s`;
}

/** Reads one part of a cost. */
function readPart(words: readonly Token[], context: WordsContext): Cost | undefined {
  const [first, second] = words.map(({ text }) => text);
  if (words.length === 1 && first === '{e}') return { exert: 'this' };
  const paid = first === 'pay' ? words.slice(1) : words;
  const ink = numberOf(paid[0]?.text ?? '');
  if (paid.length === 2 && paid[1]?.text === '{i}') return typeof ink === 'number' ? { ink } : undefined;
  const object = second === undefined ? undefined : readReference(words.slice(1), context);
  if (object !== undefined && (first === 'exert' || first === '{e}')) return { exert: object };
  if (object !== undefined && first === 'banish') return { banish: object };
  const choice = readChoiceOf(words, context);
  return choice && { choose: [choice] };
}

/** Merges parts of a cost. Returns undefined if two of them are of the same kind. */
function merged(one: Cost, other: Cost): Cost | undefined {
  const keys = (['ink', 'exert', 'banish'] as const).filter(
    (key) => one[key] !== undefined && other[key] !== undefined,
  );
  if (keys.length > 0) return undefined;
  const choose = [...(one.choose ?? []), ...(other.choose ?? [])];
  return { ...one, ...other, ...(choose.length > 0 ? { choose } : {}) };
}

function readAll(words: readonly Token[], joint: string, context: WordsContext): Cost | undefined {
  const whole = readPart(words, context);
  if (whole) return whole;
  for (let at = 1; at < words.length - 1; at++) {
    if (words[at]?.text !== joint) continue;
    const first = readPart(words.slice(0, at), context);
    const rest = first && readAll(words.slice(at + 1), joint, context);
    if (first && rest) return merged(first, rest);
  }
  return undefined;
}

const partsOf = (cost: Cost, dash: boolean, context: WordsContext): readonly Words[] => [
  ...(cost.exert === undefined
    ? []
    : [dash && cost.exert === 'this' ? '{E}' : said`exert ${printReference(cost.exert, context)}`]),
  ...(cost.ink === undefined ? [] : [dash ? `${cost.ink} {I}` : `pay ${cost.ink} {I}`]),
  ...(cost.banish === undefined ? [] : [said`banish ${printReference(cost.banish, context)}`]),
  ...(cost.choose ?? []).map(printChoice),
];

const capital = (words: Words): Words => words && words.charAt(0).toUpperCase() + words.slice(1);

/** A cost before a dash: "{E}, 4 {I}, Banish one of your items". */
export const dashCost: Hole<Cost, WordsContext> = {
  read: (words, context) => readAll(words, ',', context),
  print: (cost, context) => joined(partsOf(cost, true, context).map(capital), ', '),
};

/** A cost as an action: "pay 1 {I}", "exert them". */
export const doneCost: Hole<Cost, WordsContext> = {
  read: (words, context) => readAll(words, 'and', context),
  print: (cost, context) => joined(partsOf(cost, false, context), ' and '),
};
