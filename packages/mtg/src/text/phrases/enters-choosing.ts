import type { Token } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import { cardFilter, type MtgCardFilter } from '../../language/filter.js';
import { isCreatureType } from '../../language/vocabulary.js';
import { readBody, readWith, printBody, printWith } from './bodies.js';
import { type WordsContext, textOf } from './context.js';
import { printThing, readThing, withArticle } from './things.js';

type Choice = NonNullable<CardDefinition['entersChoosing']>[number];

const CHOICES: readonly (readonly [words: string, choice: Choice])[] = [
  ['a color', 'color'],
  ['a creature type', 'creatureType'],
  ['a basic land type', 'basicLandType'],
  ['a land type', 'landType'],
  ['a card type', 'cardType'],
  ['a card name', 'cardName'],
  ['a nonland card name', 'nonlandCardName'],
  ['a player', 'player'],
  ['an opponent', 'opponent'],
];
const LEADS = ['as ~ enters , choose ', 'as ~ enters the battlefield , choose '];

/**
 * Reads what is chosen in "as ~ enters the battlefield, choose a color". Returns undefined for other words.
 */
export function readEntersChoosing(words: readonly Token[]): readonly Choice[] | undefined {
  const text = textOf(words);
  const lead = LEADS.find((said) => text.startsWith(said));
  const found = lead === undefined ? undefined : CHOICES.find(([said]) => text.slice(lead.length) === said);
  return found && [found[1]];
}

/** Prints such a choice, without the full stop. */
export function printEntersChoosing(choices: readonly Choice[]): string | undefined {
  const [choice, second] = choices;
  const [said] = CHOICES.find(([, one]) => one === choice) ?? [];
  return said === undefined || second !== undefined
    ? undefined
    : `as ~ enters the battlefield, choose ${said}`;
}

type Form = NonNullable<CardDefinition['entersAs']>[number];

const FORM_LEADS = [
  'as ~ enters , it becomes your choice of ',
  'as ~ enters the battlefield , it becomes your choice of ',
];
const FORM_TAIL = ' in addition to its other types';
const NAMELESS: WordsContext = { names: [], host: '' };

/** Reads "a 2/2 artifact creature with flying": no colour, and sizes as numbers. */
function readForm([article, ...words]: readonly Token[]): Form | undefined {
  const found = article?.text === 'a' || article?.text === 'an' ? readBody(words, NAMELESS) : undefined;
  const keywords = found && readWith(words.slice(found.length), NAMELESS);
  if (!found || !keywords || found.body.colors !== undefined) return undefined;
  const { power, toughness, types, subtypes } = found.body;
  return typeof power === 'number' && typeof toughness === 'number'
    ? { power, toughness, types, subtypes, keywords }
    : undefined;
}

function printForm({ power, toughness, types, subtypes, keywords }: Form): string | undefined {
  const body = printBody({ power, toughness, types, subtypes, colors: undefined, keywords });
  const after = printWith(keywords, NAMELESS);
  return body === undefined || after === undefined ? undefined : withArticle(`${body}${after}`);
}

/** Splits a list at commas and a last "or". A list of keywords in an item can't be distinguished. */
function itemsOf(words: readonly Token[]): readonly (readonly Token[])[] {
  const items: Token[][] = [[]];
  for (const word of words) {
    if (word.text === ',') items.push([]);
    else if (word.text !== 'or' || items.at(-1)?.length !== 0) items.at(-1)?.push(word);
  }
  return items;
}

/**
 * Reads "as ~ enters, it becomes your choice of a 1/4 creature, a 2/3 ..., or a ... in addition to its other
 * types" (rule 614.1c).
 */
export function readEntersAs(words: readonly Token[]): readonly Form[] | undefined {
  const text = textOf(words);
  const lead = FORM_LEADS.find((said) => text.startsWith(said));
  if (lead === undefined || !text.endsWith(FORM_TAIL)) return undefined;
  const count = (said: string): number => said.trim().split(' ').length;
  const items = itemsOf(words.slice(count(lead), -count(FORM_TAIL)));
  const forms = items.flatMap((item) => readForm(item) ?? []);
  return forms.length === items.length && forms.length > 1 && printEntersAs(forms) !== undefined
    ? forms
    : undefined;
}

/** Prints these forms, without the full stop. */
export function printEntersAs(forms: readonly Form[]): string | undefined {
  const words = forms.flatMap((form) => printForm(form) ?? []);
  if (words.length < forms.length || words.length < 2) return undefined;
  const all = `${words.slice(0, -1).join(', ')}, or ${words.at(-1)}`;
  return `as ~ enters, it becomes your choice of ${all}${FORM_TAIL}`;
}

type AsCopy = NonNullable<CardDefinition['entersAsCopy']>;

const COPY_LEADS = [
  'you may have ~ enter as a copy of ',
  'you may have ~ enter the battlefield as a copy of ',
];
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'any']);
const THERE = ' on the battlefield';
/** The types that aren't Auras. Nobody is asked what a copied Aura would enchant (rule 303.4f). */
const NO_AURAS: ReadonlySet<string> = new Set(['artifact', 'creature', 'land', 'planeswalker']);

const isNoAura = ({ type }: MtgCardFilter): boolean =>
  (Array.isArray(type) ? type : [type]).every((one) => typeof one === 'string' && NO_AURAS.has(one));

/** Reads "any creature on the battlefield", "any creature card in a graveyard", "a creature you control". */
function readCopied(words: readonly Token[]): MtgCardFilter | undefined {
  const [article, ...rest] = words;
  if (!article || !ARTICLES.has(article.text)) return undefined;
  const isThere = textOf(rest).endsWith(THERE);
  const found = readThing(isThere ? rest.slice(0, -THERE.trim().split(' ').length) : rest);
  const of = found && cardFilter.safeParse(found).data;
  return of && isNoAura(of) && !(isThere && of.zone !== undefined) ? of : undefined;
}

function printCopied(of: MtgCardFilter): string | undefined {
  const said = printThing(of, false);
  if (said === undefined) return undefined;
  return of.zone === undefined && of.controller === undefined ? `any ${said}${THERE}` : `any ${said}`;
}

/** Matches "except it's a Ninja in addition to its other creature types". */
const EXCEPT = /^except it's an? (\w+) in addition to its other (creature )?types$/u;

function readExcept(text: string): Omit<AsCopy, 'of'> | undefined {
  const [said, word = '', creature] = EXCEPT.exec(text) ?? [];
  if (said === undefined) return undefined;
  if (['artifact', 'enchantment', 'creature'].includes(word))
    return creature ? undefined : { addTypes: [word] };
  const type = word.charAt(0).toUpperCase() + word.slice(1);
  return isCreatureType(type) ? { addSubtypes: [type] } : undefined;
}

function printExcept({ addTypes = [], addSubtypes = [] }: AsCopy): string | undefined {
  const [only, ...others] = [...addTypes, ...addSubtypes];
  if (only === undefined) return '';
  const types = addTypes.length > 0 ? 'types' : 'creature types';
  return others.length > 0
    ? undefined
    : `, except it's ${withArticle(only)} in addition to its other ${types}`;
}

/** Reads "you may have ~ enter as a copy of any creature on the battlefield" (rule 707.5). */
export function readEntersAsCopy(words: readonly Token[]): AsCopy | undefined {
  const text = textOf(words);
  const lead = COPY_LEADS.find((said) => text.startsWith(said));
  if (lead === undefined) return undefined;
  const rest = words.slice(lead.trim().split(' ').length);
  const comma = rest.findIndex(({ text: said }) => said === ',');
  const of = readCopied(comma < 0 ? rest : rest.slice(0, comma));
  const except = comma < 0 ? {} : readExcept(textOf(rest.slice(comma + 1)).replaceAll(" 's", "'s"));
  const read = of && except && { of, ...except };
  return read && printEntersAsCopy(read) !== undefined ? read : undefined;
}

/** Prints it, without the full stop. */
export function printEntersAsCopy(value: AsCopy): string | undefined {
  const [of, except] = [printCopied(value.of), printExcept(value)];
  return of === undefined || except === undefined
    ? undefined
    : `you may have ~ enter the battlefield as a copy of ${of}${except}`;
}
