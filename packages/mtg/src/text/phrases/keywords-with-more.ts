import { MARK, type Token, numberOf } from '@reticle/core/text';
import type { AbilityCost } from '../../language/cost.js';
import { type QualityFilter, qualityFilter } from '../../language/filter.js';
import {
  type MtgKeyword,
  NUMBERED_KEYWORDS,
  PAID_KEYWORDS,
  type PaidKeyword,
} from '../../language/keyword.js';
import type { WordsContext } from './context.js';
import { COST_PATTERNS } from './cost-words.js';
import { printThing, readThing } from './things.js';

const NAMELESS: WordsContext = { names: [], host: '' };
const CYCLING = 'cycling';

/** A cost after a keyword's name: "{2}{R}", or in words after a dash. */
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

const nameOf = (names: readonly string[], words: readonly Token[]): string | undefined =>
  names.find((name) => name.split(' ').every((part, at) => words[at]?.text === part));

/** "Islandcycling {2}", "basic landcycling {1}{G}". */
function readTypecycling(words: readonly Token[]): MtgKeyword | undefined {
  const at = words.findIndex(({ text }) => text.length > CYCLING.length && text.endsWith(CYCLING));
  const last = words[at];
  if (!last || at > 1) return undefined;
  const noun = { ...last, text: last.text.slice(0, -CYCLING.length), capital: true };
  const what = qualityFilter.safeParse(readThing([...words.slice(0, at), noun])).data;
  const costs = what && readCost(words.slice(at + 1));
  return costs && { keyword: 'typecycling', costs, what };
}

/** A keyword with a number or a cost: "bushido 2", "equip {3}", "reinforce 1\u2014{1}{W}". */
export function readKeywordWithMore(words: readonly Token[]): MtgKeyword | undefined {
  if (words.length < 2) return undefined;
  const numbered = nameOf(NUMBERED_KEYWORDS, words);
  const name = NUMBERED_KEYWORDS.find((known) => known === numbered);
  if (name !== undefined) {
    const n = words.length === 2 ? numberOf(words[1]?.text ?? '') : undefined;
    return typeof n === 'number' && n > 0 && n <= 100 ? { keyword: name, n } : undefined;
  }
  const said = nameOf(PAID_KEYWORDS, words);
  const paid = PAID_KEYWORDS.find(
    (known) =>
      known === said && known !== 'typecycling' && known !== 'additionalCost' && known !== 'alternativeCost',
  );
  if (paid === undefined) return readTypecycling(words);
  const rest = words.slice(paid.split(' ').length);
  if (paid === 'reinforce') {
    const n = numberOf(rest[0]?.text ?? '');
    const costs = readCost(rest.slice(1));
    return costs && typeof n === 'number' && n > 0 && n <= 100 ? { keyword: paid, n, costs } : undefined;
  }
  const costs = readCost(rest);
  if (costs) return { keyword: paid, costs };
  return paid === 'equip' ? readEquip(rest) : undefined;
}

/** "Equip Knight {1}". */
function readEquip(words: readonly Token[]): MtgKeyword | undefined {
  const at = words.findIndex(({ text }) => text.startsWith('{'));
  const what = at > 0 ? qualityFilter.safeParse(readThing(words.slice(0, at))).data : undefined;
  const costs = what && readCost(words.slice(at));
  return costs && { keyword: 'equip', costs, what };
}

const whatOf = (what: QualityFilter): string | undefined => printThing(what, false);

/** The words of a keyword with a number or a cost. */
export function printKeywordWithMore(
  value: PaidKeyword | Extract<MtgKeyword, { readonly n: number }>,
): string | undefined {
  if (!('costs' in value)) return `${value.keyword} ${value.n}`;
  const { keyword, costs, n, what } = value;
  if (keyword === 'additionalCost' || keyword === 'alternativeCost') return undefined;
  const cost = printCost(costs);
  const words = what && whatOf(what);
  if (cost === undefined || (what && words === undefined)) return undefined;
  if (keyword === 'typecycling') return words && `${words}${CYCLING}${cost}`;
  const number = n === undefined ? '' : ` ${n}`;
  const dash = n !== undefined && cost.startsWith(' ') ? `\u2014${cost.slice(1)}` : cost;
  return `${keyword}${words === undefined ? '' : ` ${words}`}${number}${dash}`;
}
