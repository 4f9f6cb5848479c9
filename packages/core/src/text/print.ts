import type { JsonObject } from '../json.js';
import { Cover } from './cover.js';
import { PHRASE, type Noun } from './noun.js';
import type { TargetPhrase } from './phrase.js';
import { sameJson, unify, NO_VALUES } from './template.js';
import { NounPrinter, type Wording } from './print-nouns.js';
import { typesFit, type Entry, type EntryUse } from './trie.js';

/** Writes phrases: from what was read (the normal form of the words), and from JSON alone. */
export class Printer {
  readonly #wording: Wording;
  readonly #cover: Cover;
  readonly #nouns: NounPrinter;
  readonly #counts: readonly Entry[];
  readonly #anys: readonly Entry[];

  constructor(wording: Wording) {
    this.#wording = wording;
    this.#cover = new Cover(wording);
    this.#nouns = new NounPrinter(wording);
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
    if (any) return this.words(this.#count(min, max, other), other, [], any, max !== 1);
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
