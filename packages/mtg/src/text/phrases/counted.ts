import { type Hole, type Token, sameValue } from '@reticle/core/text';
import type { AbilityAmount, Amounts } from '../../language/selector.js';
import { type WordsContext, textOf } from './context.js';
import { what, who } from './selectors.js';
import { printThing, readCounted, readThings } from './things.js';
import { printThisWay, readThisWay } from './this-way.js';

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
  ['creatures that died this turn', 'creature that died this turn', { happened: 'creatureDied' }],
  [
    'creatures that died under your control this turn',
    'creature that died under your control this turn',
    { happened: 'creatureDied', who: 'you' },
  ],
  ["cards you've drawn this turn", "card you've drawn this turn", { happened: 'drawn', who: 'you' }],
  [
    "cards you've discarded this turn",
    "card you've discarded this turn",
    { happened: 'discarded', who: 'you' },
  ],
  ["spells you've cast this turn", "spell you've cast this turn", { happened: 'cast', who: 'you' }],
  [
    'creatures you attacked with this turn',
    'creature you attacked with this turn',
    { happened: 'attacked', who: 'you' },
  ],
  [
    "permanents you've sacrificed this turn",
    "permanent you've sacrificed this turn",
    { happened: 'sacrificed', who: 'you' },
  ],
  [
    'lands you had enter the battlefield under your control this turn',
    'land you had enter the battlefield under your control this turn',
    { happened: 'landEntered', who: 'you' },
  ],
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

/** "+1/+1 counters on ~". */
const countersOn: Counted = {
  read(words, context) {
    const [name, noun, on, ...rest] = words;
    if (!name || !/^counters?$/u.test(noun?.text ?? '') || on?.text !== 'on') return undefined;
    const found = what.read(rest, context);
    const one = found !== undefined && what.plural?.(found, context) !== true;
    if (!one || (typeof found !== 'string' && !('bound' in found)) || !COUNTER.test(name.text))
      return undefined;
    return { counters: name.text, on: found };
  },
  print(value, context, plural) {
    if (typeof value !== 'object' || !('counters' in value)) return undefined;
    const on = what.print(value.on, context);
    return on && `${value.counters} counter${s(plural)} on ${on}`;
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
const DIFFERENT: readonly (readonly [Amounts['different']['different'], many: string, one: string])[] = [
  ['power', 'different powers', 'different power'],
  ['manaValue', 'different mana values', 'different mana value'],
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
    const found = DIFFERENT.find(([, many, one]) => noun === (plural ? many : one));
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
const COUNTED: readonly Counted[] = [fixed, different, inZone, countersOn, removed, doneThisWay, objects];

function first<Value>(of: (one: Counted) => Value | undefined): Value | undefined {
  for (const one of COUNTED) {
    const found = of(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What is counted, after "the number of" (plural) or "for each" (singular). */
export const countedThings = (plural: boolean): Hole<AbilityAmount, WordsContext> => ({
  read: (words, context) => first((one) => one.read(words, context, plural)),
  print: (value, context) => first((one) => one.print(value, context, plural)),
});
