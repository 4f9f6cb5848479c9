import type { JsonObject } from '../json.js';
import { Cover } from './cover.js';
import { PHRASE, sameSaid, type Noun } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import { sameJson, unify, NO_VALUES } from './template.js';
import { inPlural, NounPrinter, type Wording } from './print-nouns.js';
import { typesFit, type Entry, type EntryUse } from './trie.js';

/** Writes phrases: from what was read (the normal form of the words), and from JSON alone. */
export class Printer {
  readonly #wording: Wording;
  readonly #cover: Cover;
  readonly #nouns: NounPrinter;
  readonly #counts: readonly Entry[];
  readonly #anys: readonly Entry[];
  /** Those that say more of each thing come first. */
  readonly #openings: readonly Entry[];

  constructor(wording: Wording) {
    this.#wording = wording;
    this.#cover = new Cover(wording);
    this.#nouns = new NounPrinter(wording);
    this.#counts = wording.entries.filter(
      ({ role, phrase }) => role === 'count' && phrase && phrase['other'] === undefined,
    );
    this.#anys = wording.entries.filter(({ role }) => role === 'any');
    this.#openings = wording.entries
      .filter(({ role, phrase }) => role === 'opening' && phrase)
      .toSorted((a, b) => (b.as?.length ?? 0) - (a.as?.length ?? 0));
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
    const any = this.#wording.anchor && this.#any(phrase);
    if (any) return this.words(this.#count(min, max, other), other, [], any, max !== 1);
    const nouns: Noun[] = [];
    for (const { kind, filter } of accepts) {
      for (const atoms of this.#wording.templates.atoms.alternativesOf(filter)) {
        const noun = this.#cover.noun(kind, [...atoms, ...extra]);
        if (!noun) return undefined;
        nouns.push(noun);
      }
    }
    return this.phraseWords(this.#count(min, max, other), phrase, nouns);
  }

  /** The words of a phrase: with its count before the anchor, or with an opening in a lexicon without one. */
  phraseWords(
    count: string | undefined,
    phrase: Omit<TargetPhrase, 'accepts'>,
    nouns: readonly Noun[],
  ): string | undefined {
    if (!this.#wording.anchor) return this.#opened(phrase, nouns);
    return this.words(count, phrase.other ?? false, nouns, undefined, phrase.max !== 1);
  }

  /** "One of your stones": what an opening says of each thing is not said again. */
  #opened({ min, max, other }: Omit<TargetPhrase, 'accepts'>, nouns: readonly Noun[]): string | undefined {
    for (const entry of this.#openings) {
      const { min: least = 1, max: most = 1, other: another } = entry.phrase ?? {};
      const values =
        another === other ? unify({ min: least, max: most }, { min, max }, NO_VALUES) : undefined;
      const rest = values && this.#withoutSaid(nouns, { entry, values });
      if (!rest || !typesFit(values, this.#wording.types)) continue;
      const many = inPlural({ entry, values }, { max });
      const things = this.#nouns.nouns(rest, many, many && max !== 1 ? 'and/or' : 'or');
      if (things !== undefined) return `${this.#nouns.say({ entry, values }, false)} ${things}`;
    }
    return undefined;
  }

  /** The things without what an opening says of each; `undefined` if one of them does not ask for it. */
  #withoutSaid(nouns: readonly Noun[], opening: EntryUse): readonly Noun[] | undefined {
    if (!opening.entry.as) return nouns;
    const { defaultKind, synonyms } = this.#wording;
    const rest = nouns.map((noun) => {
      const said = synonyms(opening, noun.head.entry.kind ?? defaultKind);
      const tails = noun.tails.filter((tail) => !said.some((one) => sameSaid(one, tail)));
      return tails.length === noun.tails.length - said.length ? { ...noun, tails } : undefined;
    });
    const found = rest.flatMap((noun) => noun ?? []);
    return found.length < rest.length ? undefined : found;
  }

  /** The words of a count, of "other" and of some things. */
  words(
    count: string | undefined,
    other: boolean,
    nouns: readonly Noun[],
    any: Entry | undefined,
    plural = false,
  ): string | undefined {
    const { anchor } = this.#wording;
    if (count === undefined || !anchor) return undefined;
    const { one, many } = anchor;
    if (any) {
      const single = count === '' || count === 'another';
      return [single ? 'any' : count, ...(other ? ['other'] : []), plural ? many : one].join(' ');
    }
    const before =
      count === 'another' ? [count] : [...(count === '' ? [] : [count]), ...(other ? ['other'] : [])];
    const things = this.nouns(nouns, plural);
    return things && [...before, one, things].join(' ');
  }

  /** The words of one entry with what fills its holes. */
  say(said: EntryUse, plural: boolean): string {
    return this.#nouns.say(said, plural);
  }

  /** The words of one "said" count; nothing for exactly one. */
  countWords(said: EntryUse | undefined): string {
    return said ? this.#nouns.say(said, false) : '';
  }

  /** The words for as many, "other" aside. */
  amountWords({ min, max }: TargetPhrase): string | undefined {
    return this.#count(min, max, false);
  }

  #any({ accepts }: TargetPhrase): Entry | undefined {
    return this.#anys.find(
      ({ accepts: wanted }) => wanted?.length === accepts.length && sameJson(wanted, accepts),
    );
  }

  #count(min: TargetPhrase['min'], max: TargetPhrase['max'], other: boolean): string | undefined {
    if (min === 1 && max === 1) return other ? 'another' : '';
    for (const entry of this.#counts) {
      const values = unify(entry.phrase, { min, max }, NO_VALUES);
      if (values && typesFit(values, this.#wording.types)) return this.#nouns.say({ entry, values }, false);
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
    return this.#nouns.nouns(given, plural);
  }
}
