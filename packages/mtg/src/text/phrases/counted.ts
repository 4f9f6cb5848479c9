import { type Hole, type Token, sameValue, standsAt } from '@reticle/core/text';
import { type AbilityAmount, type Amounts, isBound, type Selector } from '../../language/selector.js';
import { type WordsContext, textOf } from './context.js';
import { things as severalThings, what, who } from './selectors.js';
import { spentOn } from './mana-spent.js';
import { printThing, readCounted, readThings } from './things.js';
import { printThisWay, readThisWay } from './this-way.js';
import { muchThisTurn, printHappened, readHappened } from './turn-amounts.js';

/** What is counted: many of it ("the number of creatures you control"), or one ("for each creature"). */
interface Counted {
  read(words: readonly Token[], context: WordsContext, plural: boolean): AbilityAmount | undefined;
  print(value: AbilityAmount, context: WordsContext, plural: boolean): string | undefined;
}

const s = (plural: boolean): string => (plural ? 's' : '');
const tokensOf = (words: string): number => words.split(' ').length;
const last = (words: readonly Token[], wanted: string): boolean =>
  textOf(words.slice(-tokensOf(wanted))) === wanted;

/** Counted things with fixed words: several of them, one of them, and other words that are only read. */
const FIXED: readonly (readonly [many: string, one: string, amount: AbilityAmount, ...also: string[]])[] = [
  ['opponents you have', 'opponent', { numberOf: 'eachOpponent' }, 'opponents', 'opponent you have'],
  ['players', 'player', { numberOf: 'eachPlayer' }],
  ['creatures in your party', 'creature in your party', { partyOf: 'you' }],
  ['times ~ has mutated', 'time ~ has mutated', { of: 'mutations', what: 'self' }],
];

const fixed: Counted = {
  read(words, _context, plural) {
    const text = textOf(words);
    return FIXED.find(([many, one, , ...also]) => text === (plural ? many : one) || also.includes(text))?.[2];
  },
  print(value, _context, plural) {
    const [many, one] = FIXED.find(([, , amount]) => sameValue(amount, value)) ?? [];
    return plural ? many : one;
  },
};

/** "Creatures that died this turn", "cards you've drawn this turn", "1 damage dealt to you this turn". */
const inTurn: Counted = {
  read: readHappened,
  print: (value, context, plural) =>
    typeof value === 'object' && 'happened' in value ? printHappened(value, context, plural) : undefined,
};
const dealt: Counted = {
  read(words, context, plural) {
    const [first, ...rest] = words;
    const the = first && { ...first, text: 'the', raw: 'the' };
    return plural || first?.text !== '1' || !the ? undefined : muchThisTurn.read([the, ...rest], context);
  },
  print(value, context, plural) {
    const isDamage = typeof value === 'object' && 'happened' in value && value.happened === 'damaged';
    return !plural && isDamage ? muchThisTurn.print(value, context)?.replace(/^the /u, '1 ') : undefined;
  },
};

/** Several players who have zones: "cards in your opponents' graveyards". */
const TOGETHER = [
  ["all players'", 'eachPlayer'],
  ["your opponents'", 'eachOpponent'],
] as const;
const ZONES = [
  ['hand', 'hands'],
  ['graveyard', 'graveyards'],
  ['library', 'libraries'],
] as const;

/** "Cards in your hand", "cards in target player's graveyard", "cards in all players' hands". */
const inZone: Counted = {
  read(words, context) {
    const [noun, place, ...rest] = words;
    if (!/^cards?$/u.test(noun?.text ?? '') || place?.text !== 'in') return undefined;
    const owner = rest.slice(0, -1);
    const zone = rest.at(-1)?.text;
    const [, several] = TOGETHER.find(([said]) => said === textOf(owner)) ?? [];
    const [found] = ZONES.find(([one, many]) => (several === undefined ? one : many) === zone) ?? [];
    if (found === undefined) return undefined;
    if (several !== undefined) return { cardsIn: found, whose: several };
    if (textOf(owner) === 'your')
      return found === 'graveyard'
        ? { count: { zone: 'graveyard', owner: 'self' } }
        : { cardsIn: found, whose: 'you' };
    const whose = owner.at(-1)?.text === "'s" ? who.read(owner.slice(0, -1), context) : undefined;
    const one = whose !== undefined && who.plural?.(whose, context) !== true;
    return one && whose !== 'eachPlayer' && whose !== 'eachOpponent' ? { cardsIn: found, whose } : undefined;
  },
  print(value, context, plural) {
    if (typeof value !== 'object' || !('cardsIn' in value)) return undefined;
    const { cardsIn, whose } = value;
    const [several] = TOGETHER.find(([, players]) => players === whose) ?? [];
    const [, zones = cardsIn] = ZONES.find(([one]) => one === cardsIn) ?? [];
    const player = several === undefined ? who.print(whose, context) : undefined;
    const owner = whose === 'you' ? 'your' : (several ?? `${player}'s`);
    return `card${s(plural)} in ${owner} ${several === undefined ? cardsIn : zones}`;
  },
};

const COUNTER = /^(?:[a-z]{2,20}|[+-]\d\/[+-]\d)$/u;
/** Counters of all kinds together. */
const ANY = 'any';

/** Reads "+1/+1 counters", "counter": the kind, and how many words it has. */
function readCounters(
  [first, second]: readonly Token[],
  plural: boolean,
): readonly [string, number] | undefined {
  const noun = `counter${s(plural)}`;
  if (first?.text === noun) return [ANY, 1];
  return second?.text === noun && COUNTER.test(first?.text ?? '') && first?.text !== ANY
    ? [first?.text ?? '', 2]
    : undefined;
}
const printCounters = (kind: string, plural: boolean): string =>
  kind === ANY ? `counter${s(plural)}` : `${kind} counter${s(plural)}`;

/** "+1/+1 counters on ~", "loyalty counters on planeswalkers you control". */
const countersOn: Counted = {
  read(words, context, plural) {
    const [counters, length] = readCounters(words, plural) ?? [];
    if (counters === undefined || length === undefined || words[length]?.text !== 'on') return undefined;
    const rest = words.slice(length + 1);
    const found = severalThings.read(rest, context);
    if (found === undefined) return undefined;
    const one = what.plural?.(found, context) !== true && (typeof found === 'string' || 'bound' in found);
    const many = typeof found === 'object' && 'each' in found && rest[0]?.text !== 'each';
    return one || many ? { counters, on: found } : undefined;
  },
  print(value, context, plural) {
    if (typeof value !== 'object' || !('counters' in value)) return undefined;
    const on = severalThings.print(value.on, context);
    return on && `${printCounters(value.counters, plural)} on ${on}`;
  },
};

/** Players who have counters, with the words for that. */
const HAVE = [
  ['you', 'you have'],
  ['eachOpponent', 'your opponents have'],
] as const;

/** "Experience counters you have", "poison counter that player has" (rule 122.1f). */
const countersOfPlayers: Counted = {
  read(words, context, plural) {
    const [counters, length] = readCounters(words, plural) ?? [];
    if (counters === undefined || length === undefined) return undefined;
    const rest = words.slice(length);
    const [, several] = HAVE.find(([, said]) => said === textOf(rest)) ?? [];
    const named = rest.at(-1)?.text === 'has' ? who.read(rest.slice(0, -1), context) : undefined;
    const on =
      HAVE.find(([, said]) => said === several)?.[0] ??
      (typeof named === 'object' && who.plural?.(named, context) !== true ? named : undefined);
    return on && { counters, on };
  },
  print(value, context, plural) {
    if (typeof value !== 'object' || !('counters' in value)) return undefined;
    const { counters, on } = value;
    const have = HAVE.find(([player]) => player === on)?.[1];
    const player = isPlayer(on, context) ? who.print(on, context) : undefined;
    const tail = have ?? (player && `${player} has`);
    return tail && `${printCounters(counters, plural)} ${tail}`;
  },
};

/** Whether a selector means one player by a name, or as the controller or owner of something. */
const isPlayer = (on: Selector, { names }: WordsContext): boolean =>
  isBound(on)
    ? names.some(({ id, kind }) => id === on.bound && kind === 'player')
    : typeof on === 'object' && ('controllerOf' in on || 'ownerOf' in on);

/** Costs that a player may pay any number of times, with the words for having paid them. */
const PAID = [['multikicker', 'was kicked']] as const;

/** "Times ~ was kicked" (rule 702.33c). */
const timesPaid: Counted = {
  read(words, context, plural) {
    const [first, ...rest] = words;
    if (first?.text !== `time${s(plural)}`) return undefined;
    for (const [cost, said] of PAID) {
      const subject = rest.slice(0, -tokensOf(said));
      if (last(rest, said) && what.read(subject, context) === 'self') return { timesPaid: cost };
    }
    return undefined;
  },
  print(value, _context, plural) {
    if (typeof value !== 'object' || !('timesPaid' in value)) return undefined;
    const said = PAID.find(([cost]) => cost === value.timesPaid)?.[1];
    return said && `time${s(plural)} ~ ${said}`;
  },
};

/** "Counters removed this way": what a cost announced. */
const removed: Counted = {
  read: (words, context) =>
    /^(?:[a-z+\-/0-9]{2,20} )?counters? removed this way$/u.test(textOf(words)) ? context.removed : undefined,
  print: (value, context, plural) =>
    value === 'X' && context.removed ? `counter${s(plural)} removed this way` : undefined,
};

/** Values of which only different ones count, with the words for several and for one of them. */
const DIFFERENT: readonly (readonly [
  Amounts['different']['different'],
  many: string,
  one: string,
  also?: string,
])[] = [
  ['power', 'different powers', 'different power', 'powers'],
  ['manaValue', 'different mana values', 'different mana value', 'mana values'],
  ['cardType', 'card types', 'card type'],
  ['color', 'colors', 'color'],
];
const TYPES = ['basic land types', 'basic land type'] as const;
const NAMED = ['differently', 'named'];

/** "Colors among permanents you control", "basic land types among lands you control". */
const different: Counted = {
  read(words, _context, plural) {
    if (textOf(words.slice(0, 2)) === NAMED.join(' ') && plural) {
      const among = readThings(words.slice(2));
      return among && { different: 'name', among };
    }
    const at = words.findIndex(({ text }) => text === 'among');
    const noun = textOf(words.slice(0, Math.max(at, 0)));
    const among = at < 1 ? undefined : readThings(words.slice(at + 1));
    if (!among) return undefined;
    if (noun === TYPES[plural ? 0 : 1]) return { basicLandTypes: among };
    const found = DIFFERENT.find(([, many, one, also]) =>
      plural ? noun === many || noun === also : noun === one,
    );
    return found && { different: found[0], among };
  },
  print(value, _context, plural) {
    if (typeof value !== 'object' || !('different' in value || 'basicLandTypes' in value)) return undefined;
    const things = printThing('different' in value ? value.among : value.basicLandTypes, true);
    if (things === undefined) return undefined;
    if ('basicLandTypes' in value) return `${TYPES[plural ? 0 : 1]} among ${things}`;
    if (value.different === 'name') return plural ? `differently named ${things}` : undefined;
    const [, many, one] = DIFFERENT.find(([of]) => of === value.different) ?? [];
    return `${plural ? many : one} among ${things}`;
  },
};

/** "Creatures destroyed this way". */
const doneThisWay: Counted = {
  read(words, _context, plural) {
    const done = readThisWay(words, plural);
    return done && { numberOf: done };
  },
  print(value, _context, plural) {
    if (typeof value !== 'object' || !('numberOf' in value) || typeof value.numberOf !== 'object')
      return undefined;
    return 'thisWay' in value.numberOf ? printThisWay(value.numberOf, plural) : undefined;
  },
};

const SPENT = ['mana', 'spent', 'to', 'cast'];
const COLORS_OF = ['color', 'of'];
/** "Colors of mana spent to cast ~", "mana spent to cast that spell". */
const spent: Counted = {
  read(words, context, plural) {
    const isColors = words[0]?.text === `color${s(plural)}` && words[1]?.text === 'of';
    const rest = isColors ? words.slice(COLORS_OF.length) : words;
    if (!standsAt(SPENT, rest, 0)) return undefined;
    const on = spentOn.read(rest.slice(SPENT.length), context);
    return on && { manaSpent: on, ...(isColors ? { as: 'colors' } : {}) };
  },
  print(value, context, plural) {
    if (typeof value !== 'object' || !('manaSpent' in value)) return undefined;
    const { manaSpent, as } = value;
    const on = spentOn.print(manaSpent, context);
    if (on === undefined || (as !== undefined && as !== 'colors')) return undefined;
    return `${as === undefined ? '' : `color${s(plural)} of `}${SPENT.join(' ')} ${on}`;
  },
};

const ATTACHED = 'attached to ~';

/** "Creatures you control", "Auras attached to ~". */
const objects: Counted = {
  read(words, _context, plural) {
    const attached = last(words, ATTACHED);
    const things = attached ? words.slice(0, -tokensOf(ATTACHED)) : words;
    const count = plural ? readThings(things) : readCounted(things);
    if (!attached) return count && { count };
    return count && count.zone === undefined ? { count: { ...count, attachedToThis: true } } : undefined;
  },
  print(value, _context, plural) {
    if (typeof value !== 'object' || !('count' in value)) return undefined;
    const { attachedToThis, ...things } = value.count;
    const said = printThing(attachedToThis === true ? things : value.count, plural);
    return said && (attachedToThis === true ? `${said} ${ATTACHED}` : said);
  },
};

/** All that can be counted. The first that reads or prints counts. */
const COUNTED: readonly Counted[] = [
  fixed,
  timesPaid,
  inTurn,
  dealt,
  different,
  inZone,
  countersOfPlayers,
  countersOn,
  removed,
  spent,
  doneThisWay,
  objects,
];

function firstOf<Value>(of: (one: Counted) => Value | undefined): Value | undefined {
  for (const one of COUNTED) {
    const found = of(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

const EACH = 'each';

/**
 * Reads "card in your hand and each foretold card you own": both are counted. Returns undefined if the words
 * may be cut in two ways.
 */
function readSum(words: readonly Token[], context: WordsContext): AbilityAmount | undefined {
  const ways = words.flatMap(({ text }, at): readonly AbilityAmount[] => {
    if (text !== 'and' || words[at + 1]?.text !== EACH) return [];
    const plus = firstOf((one) => one.read(words.slice(0, at), context, false));
    const rest = words.slice(at + 2);
    const more = firstOf((one) => one.read(rest, context, false)) ?? readSum(rest, context);
    return plus === undefined || more === undefined ? [] : [{ plus, more }];
  });
  return ways.length === 1 ? ways[0] : undefined;
}

function printSum(value: AbilityAmount, context: WordsContext): string | undefined {
  if (typeof value !== 'object' || !('plus' in value)) return undefined;
  const one = firstOf((part) => part.print(value.plus, context, false));
  const other = firstOf((part) => part.print(value.more, context, false)) ?? printSum(value.more, context);
  return one && other && `${one} and ${EACH} ${other}`;
}

/** What is counted, after "the number of" (plural) or "for each" (singular). */
export const countedThings = (plural: boolean): Hole<AbilityAmount, WordsContext> => ({
  read: (words, context) =>
    firstOf((one) => one.read(words, context, plural)) ?? (plural ? undefined : readSum(words, context)),
  print: (value, context) =>
    firstOf((one) => one.print(value, context, plural)) ?? (plural ? undefined : printSum(value, context)),
});
