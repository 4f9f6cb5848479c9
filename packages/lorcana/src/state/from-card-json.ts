import { ok, parseWith, type Result } from '@reticle/core';
import * as z from 'zod';
import { type LorcanaCard } from './card.js';
import { namesOf } from '../language/names.js';
import { CARD_TYPES, INKS, KEYWORDS, type Ink } from '../language/vocabulary.js';

const text = z.string().max(300);
const number = z.number().nullish();
const oneOrMany = z.union([text, z.array(text).max(50).readonly()]).nullish();

/** Card data as databases publish it; only these keys are looked at. */
const cardJson = z.object({
  name: text.min(1),
  version: text.nullish(),
  subtitle: text.nullish(),
  type: oneOrMany,
  types: oneOrMany,
  cost: number,
  inkwell: z.boolean().nullish(),
  color: oneOrMany,
  colors: oneOrMany,
  ink: oneOrMany,
  strength: number,
  willpower: number,
  lore: number,
  moveCost: number,
  subtypes: oneOrMany,
  classifications: oneOrMany,
  keywords: z
    .array(z.union([text, z.object({ keyword: text, value: number })]))
    .max(50)
    .nullish(),
  keywordAbilities: z.array(text).max(50).nullish(),
});

/** What was read of a card's JSON. */
interface FactsRead {
  /** The printed facts, for `lorcanaCardOf`. */
  readonly facts: Partial<LorcanaCard>;
  /** What was there and was not understood: inks, types and keywords that are none. */
  readonly unread: readonly string[];
}

type Many = z.infer<typeof oneOrMany>;

const list = (given: Many): readonly string[] =>
  given === null || given === undefined ? [] : typeof given === 'string' ? [given] : given;
/** "Amber-Ruby", "Action - Song": several in one text. */
const split = (given: Many): readonly string[] =>
  list(given)
    .flatMap((each) => each.split(/[-/,]/))
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
const isInk = (word: string): word is Ink => INKS.some((ink) => ink === word);
const isNumber = (found: number | null | undefined): found is number => typeof found === 'number';

/** Card JSON to the facts of a card in a state. Only facts are read, never rules text; what is not read is told. */
export function cardFromJson(json: unknown): Result<FactsRead> {
  const parsed = parseWith(cardJson, json);
  if (!parsed.ok) return parsed;
  const card = parsed.value;
  const unread: string[] = [];
  const keep = <T extends string>(what: string, words: readonly string[], is: (word: string) => word is T) =>
    words.flatMap((word) => {
      if (is(word)) return [word];
      unread.push(`${what} ${word}`);
      return [];
    });
  const classes = [...list(card.subtypes), ...list(card.classifications)];
  const isSong = classes.some((word) => word.toLowerCase() === 'song');
  const said = new Set([...split(card.type), ...split(card.types), ...(isSong ? ['song'] : [])]);
  // A song is an action (rule 5.4).
  const types = keep('type', [...(said.has('song') ? ['action'] : []), ...said].filter(once), isType);
  const inks = keep(
    'ink',
    [...split(card.color), ...split(card.colors), ...split(card.ink)].filter(once),
    isInk,
  );
  const numbers = {
    strength: card.strength,
    willpower: card.willpower,
    lore: card.lore,
    moveCost: card.moveCost,
  };
  const version = card.version ?? card.subtitle;
  const facts: Partial<LorcanaCard> = {
    publicId: typeof version === 'string' ? `${card.name} - ${version}` : card.name,
    name: card.name,
    names: namesOf(card.name, types),
    ...(typeof version === 'string' ? { version } : {}),
    types,
    ...(isNumber(card.cost) ? { cost: card.cost } : {}),
    inks,
    inkwell: card.inkwell === true,
    characteristics: classes.filter(once),
    ...keywordsOf(card, unread),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => isNumber(value))),
  };
  return ok({ facts, unread });
}

const isType = (word: string): word is (typeof CARD_TYPES)[number] =>
  CARD_TYPES.some((type) => type === word);
const once = (word: string, at: number, all: readonly string[]): boolean => all.indexOf(word) === at;

function keywordsOf(
  { keywords, keywordAbilities }: z.infer<typeof cardJson>,
  unread: string[],
): Pick<LorcanaCard, 'keywords' | 'keywordValues'> {
  const known = new Set<string>();
  const keywordValues: Record<string, number> = {};
  for (const given of [...(keywords ?? []), ...(keywordAbilities ?? [])]) {
    const { keyword, value } = typeof given === 'string' ? { keyword: given, value: undefined } : given;
    const word = keyword.toLowerCase();
    if (!KEYWORDS.some((one) => one === word)) unread.push(`keyword ${word}`);
    else {
      known.add(word);
      if (isNumber(value)) keywordValues[word] = value;
    }
  }
  return { keywords: [...known], keywordValues };
}
