import { MARK, type Token, numberOf, type Hole, sameValue, someWithin } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import { GIFTS, NUMBERED_KEYWORDS, PAID_KEYWORDS } from '../../language/keyword-lists.js';
import { type MtgKeyword, type PaidKeyword } from '../../language/keyword.js';
import { COLORS } from '../../language/vocabulary.js';
import { type WordsContext, textOf } from './context.js';
import { COST_PATTERNS } from './cost-words.js';
import { printLandwalk, readLandwalk } from './landwalk.js';
import { printThing, readThing, readThings, withArticle } from './things.js';

const NAMELESS: WordsContext = { names: [], host: '' };
const CYCLING = 'cycling';

/** Reads the cost after a keyword's name: "{2}{R}", or words after a dash. */
function readCost(words: readonly Token[]): readonly AbilityCost[] | undefined {
  const dashed = words[0]?.text === MARK.dash;
  const said = dashed ? words.slice(1) : words;
  const parts: Token[][] = [[]];
  for (const word of said.at(-1)?.text === '.' ? said.slice(0, -1) : said) {
    if (word.text === ',') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  const costs = parts.flatMap((part) => {
    const [first, ...rest] = part;
    const read = COST_PATTERNS.read(first ? [{ ...first, capital: false }, ...rest] : part, NAMELESS);
    return read.found === 'one' ? [read.value] : [];
  });
  const isMana = costs.length === 1 && costs[0]?.cost === 'mana';
  return costs.length === parts.length && (isMana || dashed) ? costs : undefined;
}

function printCost(costs: readonly AbilityCost[]): string | undefined {
  const words = costs.flatMap((cost) => COST_PATTERNS.print(cost, NAMELESS) ?? []);
  if (words.length < costs.length || words.length === 0) return undefined;
  const said = words.map((word, at) => (at === 0 ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word));
  return costs.length === 1 && costs[0]?.cost === 'mana' ? ` ${said.join('')}` : `\u2014${said.join(', ')}`;
}

const nameOf = (names: readonly string[], words: readonly Token[]): string | undefined => {
  const first = words[0]?.text ?? '';
  return names.find(
    (name) => name.startsWith(first) && name.split(' ').every((part, at) => words[at]?.text === part),
  );
};

/** Reads "Islandcycling {2}", "basic landcycling {1}{G}". */
function readTypecycling(words: readonly Token[]): MtgKeyword | undefined {
  const at = words.findIndex(({ text }) => text.length > CYCLING.length && text.endsWith(CYCLING));
  const last = words[at];
  if (!last || at > 1) return undefined;
  const noun = { ...last, text: last.text.slice(0, -CYCLING.length), capital: true };
  const what = qualityFilter.safeParse(readThing([...words.slice(0, at), noun])).data;
  const costs = what && readCost(words.slice(at + 1));
  return costs && { keyword: 'typecycling', costs, what };
}

/** Keywords with a cost that have other words, or none that can be read here. */
const UNREAD: ReadonlySet<PaidKeyword['keyword']> = new Set([
  'additionalCost',
  'alternativeCost',
  'bargain',
  'conspire',
  'flashCost',
  'jump-start',
  'multikicker',
  'retrace',
  'strive',
  'typecycling',
]);

/** Keywords whose costs are defined by their rules (rules 702.81a, 702.133a, 702.166a). */
const FIXED_COSTS: ReadonlyMap<string, MtgKeyword> = new Map([
  [
    'bargain',
    {
      keyword: 'bargain',
      costs: [
        { cost: 'sacrifice', what: { anyOf: [{ type: ['artifact', 'enchantment'] }, { token: true }] } },
      ],
    },
  ],
  ['jump-start', { keyword: 'jump-start', costs: [{ cost: 'discard', what: {} }] }],
  ['retrace', { keyword: 'retrace', costs: [{ cost: 'discard', what: { type: 'land' } }] }],
  ['undaunted', { keyword: 'thisCosts', less: [1], each: { numberOf: 'eachOpponent' } }],
]);

/** Reads a keyword with a number or a cost: "bushido 2", "equip {3}", "reinforce 1\u2014{1}{W}". */
function readKeywordWithMore(words: readonly Token[]): MtgKeyword | undefined {
  if (words.length < 2) return undefined;
  const numbered = nameOf(NUMBERED_KEYWORDS, words);
  const name = NUMBERED_KEYWORDS.find((known) => known === numbered);
  if (name !== undefined) {
    const n = words.length === 2 ? numberOf(words[1]?.text ?? '') : undefined;
    return typeof n === 'number' && n > 0 && n <= 100 ? { keyword: name, n } : undefined;
  }
  const said = nameOf(PAID_KEYWORDS, words);
  const paid = PAID_KEYWORDS.find((known) => known === said && !UNREAD.has(known));
  if (paid === undefined) return readTypecycling(words);
  const rest = words.slice(paid.split(' ').length);
  if (paid === 'gift') return readGift(rest);
  if (paid === 'splice') return readSplice(rest);
  if (paid === 'casualty') {
    const n = rest.length === 1 ? numberOf(rest[0]?.text ?? '') : undefined;
    return typeof n === 'number' ? casualtyOf(n) : undefined;
  }
  if (paid === 'awaken' || paid === 'reinforce' || paid === 'suspend') {
    const n = numberOf(rest[0]?.text ?? '');
    const costs = readCost(rest.slice(1));
    return costs && typeof n === 'number' && n > 0 && n <= 100 ? { keyword: paid, n, costs } : undefined;
  }
  const costs = readCost(rest);
  if (costs) return { keyword: paid, costs };
  return paid === 'equip' ? readEquip(rest) : undefined;
}

/** "Casualty 2": sacrifice a creature with at least that much power (rule 702.153a). */
const casualtyOf = (n: number): MtgKeyword => ({
  keyword: 'casualty',
  n,
  costs: [{ cost: 'sacrifice', what: { type: 'creature', power: { gte: n } } }],
});

/** Reads "gift a tapped Fish": what an opponent may be promised (rule 702.174a). */
function readGift([article, ...words]: readonly Token[]): MtgKeyword | undefined {
  const said = textOf(words);
  const gives = GIFTS.find((name) => name.toLowerCase() === said);
  return gives && withArticle(gives) === `${article?.text} ${gives}`
    ? { keyword: 'gift', costs: [{ cost: 'promise' }], gives }
    : undefined;
}

/** "Splice onto Arcane {1}" (rule 702.47a). */
function readSplice([onto, ...words]: readonly Token[]): MtgKeyword | undefined {
  const at = words.findIndex(({ text }) => text.startsWith('{') || text === MARK.dash);
  const what = at > 0 ? readSpliced(words.slice(0, at)) : undefined;
  const costs = what && readCost(words.slice(at));
  return costs && onto?.text === 'onto' ? { keyword: 'splice', costs, what } : undefined;
}

/** What a card can be spliced onto, in words. */
const SPLICED: readonly (readonly [string, QualityFilter])[] = [
  ['Arcane', { subtype: 'Arcane' }],
  ['instant or sorcery', { type: ['instant', 'sorcery'] }],
];
const readSpliced = (words: readonly Token[]): QualityFilter | undefined =>
  SPLICED.find(([name]) => name.toLowerCase() === textOf(words).toLowerCase())?.[1];

/** "Equip Knight {1}". */
function readEquip(words: readonly Token[]): MtgKeyword | undefined {
  const at = words.findIndex(({ text }) => text.startsWith('{'));
  const what = at > 0 ? qualityFilter.safeParse(readThing(words.slice(0, at))).data : undefined;
  const costs = what && readCost(words.slice(at));
  return costs && { keyword: 'equip', costs, what };
}

/**
 * Reads "Ward {2}", "ward\u2014Pay 2 life": the cost as data for matches, and in words for everybody else.
 */
function readWard(words: readonly Token[]): MtgKeyword | undefined {
  const costs = readCost(words);
  const said = costs && printCost(costs);
  return said === undefined || someWithin(costs, (part) => part === 'X')
    ? undefined
    : { keyword: 'ward', cost: said.slice(1), price: costs };
}

const whatOf = (what: QualityFilter): string | undefined => printThing(what, false);

/** Prints a keyword with a number or a cost. */
function printKeywordWithMore(
  value: PaidKeyword | Extract<MtgKeyword, { readonly n: number }>,
): string | undefined {
  if (!('costs' in value)) return `${value.keyword} ${value.n}`;
  const { keyword, costs, n, what } = value;
  if (keyword !== 'typecycling' && UNREAD.has(keyword)) return undefined;
  if (keyword === 'casualty') return `casualty ${n}`;
  if (value.gives) return `gift ${withArticle(value.gives)}`;
  if (keyword === 'splice') {
    const [onto] = SPLICED.find(([, other]) => sameValue(other, what)) ?? [];
    const paid = printCost(costs);
    return onto === undefined || paid === undefined ? undefined : `splice onto ${onto}${paid}`;
  }
  const cost = printCost(costs);
  const words = what && whatOf(what);
  if (cost === undefined || (what && words === undefined)) return undefined;
  if (keyword === 'typecycling') return words && `${words}${CYCLING}${cost}`;
  const number = n === undefined ? '' : ` ${n}`;
  const dash = n !== undefined && cost.startsWith(' ') ? `\u2014${cost.slice(1)}` : cost;
  return `${keyword}${words === undefined ? '' : ` ${words}`}${number}${dash}`;
}

/** The keywords that are one word alone, as texts have them. Each is its own name (rule 702). */
const PLAIN: ReadonlySet<string> = new Set(
  [
    'flying, first strike, double strike, deathtouch, defender, haste, hexproof, indestructible, lifelink, menace',
    'reach, trample, vigilance, shadow, horsemanship, fear, intimidate, skulk, shroud, flash, banding, infect',
    'epic, haunt, riot, sunburst, unleash, wither, prowess, persist, undying, changeling, exalted, flanking, phasing',
    'plainswalk, islandwalk, swampwalk, mountainwalk, forestwalk',
    'convoke, delve, improvise, daybound, nightbound, storm, gravestorm, cascade, demonstrate, rebound, split second, fuse, aftermath, totem armor, umbra armor',
    'living weapon, battle cry, evolve, exploit, extort, ingest, melee, mentor, training, devoid, partner, choose a background, friends forever, ravenous, job select, for mirrodin!',
  ].flatMap((names) => names.split(', ')),
);
const AFFINITY = 'affinity for ';
const PROTECTION = 'protection from ';
const HEXPROOF = 'hexproof from ';
const colorNamed = (text: string) => COLORS.find((color) => color === text);

/** The qualities that have their own words after "from". */
const QUALITIES: readonly (readonly [string, QualityFilter])[] = [
  ...COLORS.map((color) => [color, { color }] as const),
  ['all colors', { colorCount: { gte: 1 } }],
  ['everything', {}],
  ['artifacts', { type: 'artifact' }],
  ['creatures', { type: 'creature' }],
  ['enchantments', { type: 'enchantment' }],
  ['lands', { type: 'land' }],
  ['colorless', { colorCount: 0 }],
  ['monocolored', { colorCount: 1 }],
  ['multicolored', { colorCount: { gte: 2 } }],
];

/** Reads a quality of protection: "red", "artifacts", "Goblins". */
function readQuality(words: readonly Token[]): QualityFilter | undefined {
  const text = textOf(words);
  const said = QUALITIES.find(([name]) => name === text)?.[1];
  if (said) return said;
  const { controller, owner, zone, ...rest } = readThings(words) ?? {};
  const isBare = controller === undefined && owner === undefined && zone === undefined;
  return isBare && Object.keys(rest).length > 0 ? qualityFilter.safeParse(rest).data : undefined;
}

const qualityWords = (quality: QualityFilter): string | undefined =>
  QUALITIES.find(([, other]) => sameValue(other, quality))?.[0] ?? printThing(quality, true);

/** Reads one keyword: "first strike", "protection from red". */
function readKeyword(words: readonly Token[]): MtgKeyword | undefined {
  const text = textOf(words).replace(/ !$/u, '!');
  if (PLAIN.has(text)) return text === 'hexproof' ? { keyword: 'hexproof' } : { keyword: text };
  const fixed = FIXED_COSTS.get(text);
  if (fixed) return fixed;
  const more = readKeywordWithMore(words);
  if (more) return more;
  if (words[0]?.text === 'ward') return readWard(words.slice(1));
  if (text.startsWith(AFFINITY)) {
    const things = qualityFilter.safeParse(readThings(words.slice(2))).data;
    return things && { keyword: 'affinity', for: things };
  }
  const as = hexproofFrom(text);
  if (as) return as;
  const land = readLandwalk(words);
  if (land) return land;
  const from = words[1]?.text === 'from' ? readQuality(words.slice(2)) : undefined;
  if (!from) return undefined;
  if (text.startsWith(PROTECTION)) return { keyword: 'protection', from };
  return text.startsWith(HEXPROOF) && colorNamed(text.slice(HEXPROOF.length))
    ? { keyword: 'hexproof', from }
    : undefined;
}

/** What hexproof may be from, apart from qualities, in words. */
const HEXPROOF_FROM: ReadonlyMap<string, 'ability' | 'activated' | 'triggered'> = new Map([
  ['activated and triggered abilities', 'ability'],
  ['activated abilities', 'activated'],
  ['triggered abilities', 'triggered'],
]);

/** "Hexproof from activated abilities". */
function hexproofFrom(text: string): MtgKeyword | undefined {
  const as = text.startsWith(HEXPROOF) ? HEXPROOF_FROM.get(text.slice(HEXPROOF.length)) : undefined;
  return as && { keyword: 'hexproof', as };
}

export function printKeyword(value: MtgKeyword): string | undefined {
  const { keyword } = value;
  for (const [name, fixed] of FIXED_COSTS) if (sameValue(fixed, value)) return name;
  if ('cost' in value) {
    const words = value.price && printCost(value.price);
    return words && `ward${words}`;
  }
  if ('costs' in value || 'n' in value) return printKeywordWithMore(value);
  if ('for' in value) {
    const things = printThing(value.for, true);
    return things && `${AFFINITY}${things}`;
  }
  if ('land' in value) return printLandwalk(value.land);
  if (value.keyword === 'hexproof' && 'as' in value && value.as !== undefined) {
    const words = [...HEXPROOF_FROM].find(([, as]) => as === value.as)?.[0];
    return words && value.from === undefined ? `${HEXPROOF}${words}` : undefined;
  }
  if (!('from' in value) || value.from === undefined) return PLAIN.has(keyword) ? keyword : undefined;
  const words = Object.keys(value).length === 2 ? qualityWords(value.from) : undefined;
  return words && `${keyword} from ${words}`;
}

/** Whether a dash begins a cost: in "Flashback—{1}{G}, Pay 3 life" all that follows is one cost. */
const hasDash = (words: readonly Token[]): boolean => words.some(({ text }) => text === MARK.dash);

/**
 * Reads the keywords of a line of their own: "flying, first strike", "protection from black and from red",
 * "enchant creature".
 */
export function readKeywordLine(words: readonly Token[]): readonly MtgKeyword[] | undefined {
  const [first, ...rest] = words;
  if (first?.text === 'enchant') {
    const { data } = qualityFilter.safeParse(readThing(rest));
    return data && [{ keyword: 'enchant', cards: data }];
  }
  const whole = hexproofFrom(textOf(words)) ?? (hasDash(words) ? readKeyword(words) : undefined);
  if (whole) return [whole];
  const items = withFrom(itemsOf(words));
  const keywords = items.flatMap((item) => readKeyword(item) ?? []);
  return keywords.length === items.length ? keywords : undefined;
}

/** Prints "Enchant creature". Returns undefined for other keywords. */
export function enchantWords(keyword: MtgKeyword): string | undefined {
  if (keyword.keyword !== 'enchant' || !('cards' in keyword) || keyword.cards === undefined) return undefined;
  const words = printThing(keyword.cards, false);
  return words && `Enchant ${words}`;
}

/** Splits "a", "a and b", "a, b, and c" into their items. */
function itemsOf(words: readonly Token[]): readonly (readonly Token[])[] {
  const out: Token[][] = [[]];
  for (const [at, token] of words.entries()) {
    const joins =
      token.text === ',' || token.text === ';' || (token.text === 'and' && words[at - 1]?.text !== ',');
    if (joins) out.push([]);
    else if (token.text !== 'and') out.at(-1)?.push(token);
  }
  return out;
}

/** Joins words: "a", "a and b", "a, b, and c". */
export function listWords(words: readonly string[]): string {
  if (words.length <= 2) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1) ?? ''}`;
}

/** "Protection from black and from red": the second quality is of the same keyword. */
function withFrom(items: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  let from: Token | undefined;
  return items.map((item) => {
    if (item[0]?.text === 'from' && from) return [from, ...item];
    from = item[1]?.text === 'from' ? item[0] : undefined;
    return item;
  });
}

/** Whether words are a list of keywords as it is printed, in which a repeated keyword may be left out. */
function isListed(said: readonly string[], words: readonly Token[]): boolean {
  const text = textOf(words).replaceAll(' ,', ',');
  const shorter = said.map((word, at) => {
    const [name = ''] = word.split(' from ');
    return said[at - 1]?.startsWith(`${name} from `) ? word.slice(name.length + 1) : word;
  });
  return listWords(said) === text || listWords(shorter) === text;
}

/** A list of keywords: "flying", "flying and haste". */
export const keywordList: Hole<readonly MtgKeyword[], WordsContext> = {
  read(words, { quoted }) {
    const items = withFrom(itemsOf(words));
    const inQuotes = items.map((item) => quoted?.read(item, undefined));
    const keywords = items.flatMap((item, at) => inQuotes[at] ?? readKeyword(item) ?? []);
    if (inQuotes.some((keyword) => keyword !== undefined))
      return keywords.length === items.length ? keywords : undefined;
    const said = keywords.flatMap((keyword) => printKeyword(keyword) ?? []);
    return keywords.length === items.length && isListed(said, words) ? keywords : undefined;
  },
  // Other rules have words without quotation marks.
  print: (value, context) => printKeywords(value, context, ({ keyword }) => keyword === 'has'),
};

/**
 * Prints a list of keywords, with abilities in quotation marks where `mayBeQuoted` allows it (by default for
 * all).
 */
export function printKeywords(
  value: readonly MtgKeyword[],
  { quoted }: WordsContext,
  mayBeQuoted: (keyword: MtgKeyword) => boolean = () => true,
): string | undefined {
  const words = value.flatMap(
    (keyword) =>
      printKeyword(keyword) ?? (mayBeQuoted(keyword) ? quoted?.print(keyword, undefined) : undefined) ?? [],
  );
  return words.length === value.length && words.length > 0 ? listWords(words) : undefined;
}
