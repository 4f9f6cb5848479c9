import { type Sentence, standsAt, type Token } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import { type PrintEffects, type ReadEffects, textOf, type WordsContext } from '../phrases/context.js';
import { printThing, readCounted } from '../phrases/things.js';

const LEADS: readonly (readonly [words: string, what: Selector])[] = [
  ['each player', 'eachPlayer'],
  ['each opponent', 'eachOpponent'],
];
const AS = 'player';
const ROLE = `role.${AS}`;
const FOR_EACH = ['for', 'each'] as const;

/**
 * The words for objects of each of the players, and the same for you: "they control", "in their graveyard".
 */
const TAILS: readonly (readonly [theirs: string, yours: string, key: 'controller' | 'owner'])[] = [
  ['they control', 'you control', 'controller'],
  ['in their graveyard', 'in your graveyard', 'owner'],
  ['in their hand', 'in your hand', 'owner'],
];

/** Reads what is counted for each player. */
function countedOf(words: readonly Token[]): MtgCardFilter | undefined {
  const text = textOf(words);
  for (const [theirs, yours, key] of TAILS) {
    if (!text.endsWith(` ${theirs}`)) continue;
    const tail = yours.split(' ');
    const rest = words.slice(0, words.length - tail.length);
    const [last] = words.slice(-1);
    const lent = last ? tail.map((said) => ({ ...last, text: said, raw: said })) : [];
    const filter = readCounted([...rest, ...lent]);
    return filter?.[key] === 'self' ? { ...filter, [key]: ROLE } : undefined;
  }
  return undefined;
}

/** Prints what is counted. */
function printCounted(filter: MtgCardFilter): string | undefined {
  for (const [theirs, yours, key] of TAILS) {
    if (filter[key] !== ROLE) continue;
    const words = printThing({ ...filter, [key]: 'self' }, false);
    const said = [yours, yours.replace('in ', 'from ')].find((tail) => words?.endsWith(` ${tail}`));
    if (words !== undefined && said !== undefined)
      return `${words.slice(0, words.length - said.length)}${theirs}`;
  }
  return undefined;
}

/** Returns the effect on each player with another amount, if it has a single amount. */
function doneOnce(effect: Effect, player: Selector, amount: AbilityAmount): Effect | undefined {
  switch (effect.effect) {
    case 'draw':
    case 'discard':
      return { ...effect, who: player, amount };
    case 'gainLife':
    case 'loseLife':
    case 'mill':
      return effect.amount === 1 ? { ...effect, who: player, amount } : undefined;
    case 'createToken':
      return { ...effect, who: player, count: amount };
    default:
      return undefined;
  }
}
const oneOf = (effect: Effect): AbilityAmount | 'all' | undefined =>
  effect.effect === 'createToken' ? effect.count : 'amount' in effect ? effect.amount : undefined;

/** Returns the effect on all players, for one of what is counted. */
function forOne(effect: Effect, player: Selector): Effect | undefined {
  switch (effect.effect) {
    case 'draw':
    case 'discard': {
      const { amount: _amount, ...rest } = effect;
      return { ...rest, who: player };
    }
    case 'createToken': {
      const { count: _count, ...rest } = effect;
      return { ...rest, who: player };
    }
    case 'gainLife':
    case 'loseLife':
    case 'mill':
      return { ...effect, who: player, amount: 1 };
    default:
      return undefined;
  }
}

/** "Each player draws a card for each artifact they control": each player by themselves. */
export function forEachPlayer(
  read: ReadEffects,
  print: PrintEffects,
): Sentence<readonly Effect[], WordsContext> {
  return {
    needs: () => [[['each']]],
    read(tokens, context) {
      const found = LEADS.find(([words]) => textOf(tokens.slice(0, 2)) === words);
      const at = tokens.findLastIndex((_, index) => standsAt(FOR_EACH, tokens, index));
      if (!found || at < 3 || tokens.some(({ text }) => text === '.')) return [];
      const counted = countedOf(tokens.slice(at + FOR_EACH.length));
      if (!counted) return [];
      const [, what] = found;
      const reading = read(tokens.slice(0, at), context);
      if (reading.found !== 'one') return reading.found === 'none' ? [] : undefined;
      const [one, ...others] = reading.value;
      const single = one && others.length === 0 && 'who' in one && one.who === what ? one : undefined;
      const amount = single && oneOf(single);
      const made =
        single && (amount === undefined || amount === 1)
          ? doneOnce(single, { bound: AS }, { count: counted })
          : undefined;
      return made ? [[{ effect: 'forEach', what, as: AS, effects: [made] }]] : [];
    },
    print([one, ...others], context) {
      if (one?.effect !== 'forEach' || others.length > 0 || one.as !== AS) return undefined;
      const lead = LEADS.find(([, what]) => what === one.what);
      const [inner, ...more] = one.effects;
      const amount = inner && oneOf(inner);
      const isCount = typeof amount === 'object' && 'count' in amount;
      const counted = isCount ? printCounted(amount.count) : undefined;
      const single = lead && inner && more.length === 0 ? forOne(inner, one.what) : undefined;
      const words = single && print([single], context);
      return words && counted && `${words} for each ${counted}`;
    },
  };
}
