import { canonicalJson, type JsonObject } from '../json.js';
import { Cover } from './cover.js';
import { listed, regularPlural } from './english.js';
import { hasFeature, inOrder, isWider, PHRASE, type Noun, type Templates } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import { unify, NO_VALUES } from './template.js';
import { NON } from './token.js';
import { partsOf, typesFit, type Entry, type Part, type Said } from './trie.js';
import type { HoleType } from './vocabulary.js';

/** What printing needs of a lexicon. */
export interface Wording {
  readonly entries: readonly Entry[];
  readonly types: Readonly<Record<string, HoleType>>;
  readonly templates: Templates;
  readonly anchor: { readonly one: string; readonly many: string };
  readonly defaultKind: string;
}

const keyOf = ({ entry, values }: Said): string => `${entry.rank} ${JSON.stringify(values)}`;
const same = (a: readonly Said[], b: readonly Said[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index] || keyOf(one) === keyOf(b[index] ?? one));

/** Writes phrases: from what was read (the normal form of the words), and from JSON alone. */
export class Printer {
  readonly #wording: Wording;
  readonly #cover: Cover;
  readonly #parts = new Map<string, readonly Part[]>();
  readonly #counts: readonly Entry[];
  readonly #anys: readonly Entry[];

  constructor(wording: Wording) {
    this.#wording = wording;
    this.#cover = new Cover(wording);
    this.#counts = wording.entries.filter(
      ({ role, phrase }) => role === 'count' && phrase && phrase['other'] === undefined,
    );
    this.#anys = wording.entries.filter(({ role }) => role === 'any');
  }

  /** A phrase from its JSON; `undefined` where the lexicon has no words for it. */
  print(phrase: TargetPhrase): string | undefined {
    const { accepts, min, max, other = false, chooser, relations } = phrase;
    const extra = this.#wording.templates.atoms.of({
      ...(chooser === undefined ? {} : { [`${PHRASE}chooser`]: chooser }),
      ...(relations === undefined
        ? {}
        : { [`${PHRASE}relations`]: relations.map((entry) => ({ ...entry })) }),
    });
    const any = this.#any(phrase);
    if (any) return this.words(this.#count(min, max, other), other, [], any);
    const nouns: Noun[] = [];
    for (const { kind, filter } of accepts) {
      for (const atoms of this.#wording.templates.atoms.alternativesOf(filter)) {
        const noun = this.#cover.noun(kind, [...atoms, ...extra]);
        if (!noun) return undefined;
        nouns.push(noun);
      }
    }
    return this.words(this.#count(min, max, other), other, nouns, undefined, max !== 1);
  }

  /** The words of a count, of "other" and of some things. */
  words(
    count: string | undefined,
    other: boolean,
    nouns: readonly Noun[],
    any: Entry | undefined,
    plural = false,
  ): string | undefined {
    if (count === undefined) return undefined;
    const { one, many } = this.#wording.anchor;
    if (any) {
      const single = count === '' || count === 'another';
      return [single ? 'any' : count, ...(other ? ['other'] : []), single ? one : many].join(' ');
    }
    const before =
      count === 'another' ? [count] : [...(count === '' ? [] : [count]), ...(other ? ['other'] : [])];
    const things = this.nouns(nouns, plural);
    return things && [...before, one, things].join(' ');
  }

  /** The words of one "said" count; nothing for exactly one. */
  countWords(said: Said | undefined): string {
    return said ? this.#say(said, false) : '';
  }

  /** The words for as many, "other" aside. */
  amountWords({ min, max }: TargetPhrase): string | undefined {
    return this.#count(min, max, false);
  }

  #any({ accepts }: TargetPhrase): Entry | undefined {
    return this.#anys.find(
      ({ accepts: wanted }) =>
        wanted?.length === accepts.length && canonicalJson([...wanted]) === canonicalJson([...accepts]),
    );
  }

  #count(min: TargetPhrase['min'], max: TargetPhrase['max'], other: boolean): string | undefined {
    if (min === 1 && max === 1) return other ? 'another' : '';
    for (const entry of this.#counts) {
      const values = unify(entry.phrase, { min, max }, NO_VALUES);
      if (values && typesFit(values, this.#wording.types)) return this.#say({ entry, values }, false);
    }
    return undefined;
  }

  /** A filter of the first kind as "a creature you control"; `undefined` where there are no words for it. */
  thing(filter: JsonObject): string | undefined {
    const nouns = this.#wording.templates.atoms
      .alternativesOf(filter)
      .map((atoms) => this.#cover.noun(this.#wording.defaultKind, atoms));
    const found = nouns.flatMap((noun) => noun ?? []);
    return found.length < nouns.length ? undefined : this.nouns(found, false);
  }

  /** A list of things, joined as a person would. */
  nouns(given: readonly Noun[], plural: boolean): string | undefined {
    const nouns = given.map(inOrder);
    const [first, ...rest] = nouns;
    if (!first) return undefined;
    if (rest.length === 0) return this.#noun(first, plural, first.tails);
    const or = plural ? 'and/or' : 'or';
    return this.#joined(nouns, plural, or) ?? this.#list(nouns, plural, or);
  }

  /** "white or blue creature": things that differ in one word before the noun. */
  #joined(nouns: readonly Noun[], plural: boolean, or: string): string | undefined {
    const [first] = nouns;
    if (!first || !nouns.every(({ head, tails }) => same([head], [first.head]) && same(tails, first.tails)))
      return undefined;
    const common = first.mods.filter((mod) =>
      nouns.every(({ mods }) => mods.some((other) => keyOf(other) === keyOf(mod))),
    );
    const own = nouns.map(({ mods }) =>
      mods.filter((mod) => !common.some((other) => keyOf(other) === keyOf(mod))),
    );
    const joined = own.flatMap((mods) => (mods.length === 1 ? mods : []));
    const [one] = joined;
    if (!one || joined.length !== nouns.length) return undefined;
    const { role, family, joins } = one.entry;
    if (!joined.every(({ entry }) => entry.role === role)) return undefined;
    const sameFamily = family !== undefined && joined.every(({ entry }) => entry.family === family);
    const before = common.filter(({ entry }) => entry.rank < one.entry.rank);
    const after = common.filter(({ entry }) => entry.rank >= one.entry.rank);
    const bare = first.head.entry.role === 'bare';
    if (role === 'adjective' ? !sameFamily : bare && !(sameFamily && joins === true && after.length > 0))
      return undefined;
    const words = [
      ...before.map((mod) => this.#say(mod, false)),
      listed(
        joined.map((mod) => this.#say(mod, false)),
        or,
      ),
      this.#noun({ ...first, mods: after }, plural, first.tails),
    ];
    return glue(words.join(' '));
  }

  /** `undefined` where a tail of the last thing alone would be read as said of those before it as well. */
  #list(nouns: readonly Noun[], plural: boolean, or: string): string | undefined {
    const [first] = nouns;
    const last = nouns.at(-1);
    if (!first || !last) return undefined;
    const shared = last.tails.filter((tail) =>
      nouns.every(({ tails }) => tails.some((other) => keyOf(other) === keyOf(tail))),
    );
    const apart = nouns.some((noun) => isWider(last, noun, this.#wording.templates.within));
    const shares = !apart && nouns.slice(0, -1).every(({ tails }) => tails.length === shared.length);
    const closed = shares ? -1 : nouns.findLastIndex((noun) => noun !== last && noun.tails.length > 0);
    const open = nouns.slice(closed + 1, -1);
    const own = shares ? last.tails.filter((tail) => !shared.includes(tail)) : last.tails;
    if (!apart && open.length > 0 && own.some((tail) => open.every((noun) => this.#maySay(tail, noun))))
      return undefined;
    return listed(
      nouns.map((noun) => this.#noun(noun, plural, shares && noun !== last ? [] : noun.tails)),
      or,
    );
  }

  #maySay(tail: Said, noun: Noun): boolean {
    const { defaultKind, templates } = this.#wording;
    const { entry } = tail;
    return (
      (entry.kinds ?? [defaultKind]).includes(noun.head.entry.kind ?? defaultKind) &&
      hasFeature(noun, entry.of, templates.within) &&
      !templates.contradicts({ ...noun, tails: [...noun.tails, tail] })
    );
  }

  #noun({ head, mods }: Noun, plural: boolean, tails: readonly Said[]): string {
    const bare = head.entry.words === '';
    const words = mods.map((mod, index) => this.#say(mod, plural && bare && index === mods.length - 1));
    if (!bare) words.push(this.#say(head, plural));
    for (const tail of tails) words.push(this.#say(tail, plural));
    return glue(words.join(' '));
  }

  #say({ entry, values }: Said, plural: boolean): string {
    const form = plural ? pluralWords(entry) : entry.words;
    let parts = this.#parts.get(form);
    if (!parts) this.#parts.set(form, (parts = partsOf(form)));
    if (parts.every((part) => 'word' in part)) return form;
    const words = parts.map((part) => {
      if ('word' in part) return part.raw;
      if ('filled' in part) return '';
      const value = values[part.hole] ?? '';
      return this.#wording.types[part.type]?.print(value, plural && entry.role === 'class') ?? '';
    });
    return glue(words.join(' '));
  }
}

function pluralWords({ words, plural, role }: Entry): string {
  if (plural !== undefined) return plural;
  const nouns = (role === 'class' || role === 'head') && !words.endsWith('>') && words !== '';
  return nouns ? regularPlural(words) : words;
}

/** "non- black" -> "nonblack", "non- Human" -> "non-Human", "player 's" -> "player's". */
function glue(words: string): string {
  const at = words.indexOf(`${NON} `);
  const plain = words.includes(" 's") ? words.replaceAll(" 's", "'s") : words;
  if (at < 0) return plain.replaceAll(' ,', ',');
  return plain
    .split(`${NON} `)
    .map((piece, index) => {
      if (index === 0) return piece;
      const first = piece.charAt(0);
      return `${first === first.toLowerCase() ? 'non' : NON}${piece}`;
    })
    .join('')
    .replaceAll(' ,', ',');
}
