import type { Issue } from '@reticle/core';
import type { CardFace, HostRequirement } from '@reticle/core/host';

/** How many clauses there were, and how many of them were understood. */
export interface Share {
  readonly clauses: number;
  readonly understood: number;
}

/** A phrase that was not understood. */
interface RefusedPhrase {
  readonly phrase: string;
  readonly issue: Issue;
  readonly count: number;
  /** The name of a card that has it. */
  readonly example: string;
}

/** The result of reading many cards. */
export interface Coverage extends Share {
  readonly faces: number;
  /** The number of faces that target something. */
  readonly targeting: number;
  readonly byAbility: Readonly<Record<string, Share>>;
  /** The number of different refused phrases. The list may be shorter. */
  readonly refusedPhrases: number;
  /** The most frequent first. */
  readonly refused: readonly RefusedPhrase[];
  /** Cards of which a match performs all the text. Absent if no match takes cards of such files. */
  readonly whole?: Whole;
}

/** Something that a card lacks to be read whole. */
export interface Lack {
  /** An unknown word, or a sentence with its numbers, costs and names left open: cards that lack the same are counted together. */
  readonly phrase: string;
  readonly issue: Issue;
}

/** A construct that cards lack to be read whole. */
interface MissingConstruct extends RefusedPhrase {
  /** The number of cards that lack nothing else. */
  readonly alone: number;
}

/** How many cards there are, and how many of them are read whole. */
interface WholeCards {
  readonly cards: number;
  readonly whole: number;
}

/** How many cards are read whole, and what the others lack. */
interface Whole extends WholeCards {
  /** The same for the printings of each set, by its code. Empty if the file names no sets. */
  readonly sets: Readonly<Record<string, WholeCards>>;
  /** The number of different missing constructs. The list may be shorter. */
  readonly missingPhrases: number;
  /** The one that most cards lack first. */
  readonly missing: readonly MissingConstruct[];
}

/** The most phrases that are kept. A file may have any length. */
const MAX_PHRASES = 50_000;
/** The most sets that are counted. */
const MAX_SETS = 10_000;
const LONGEST = 120;
/** The end of a sentence. The text after it belongs to another one. */
const SENTENCE_END = /\s*[.\n]/;

type Counted = { -readonly [Key in keyof MissingConstruct]: MissingConstruct[Key] };

/** Counts what was understood of many faces, and ranks the rest. */
export class Tally {
  readonly #shares = new Map<string, { clauses: number; understood: number }>();
  readonly #refused = new Map<string, Counted>();
  readonly #missing = new Map<string, Counted>();
  readonly #sets = new Map<string, { cards: number; whole: number }>();
  readonly #printings = new Set<string>();
  readonly #read = new Map<string, boolean>();
  #cards = 0;
  #whole = 0;
  #faces = 0;
  #targeting = 0;

  add(face: CardFace, requirements: readonly HostRequirement[]): void {
    this.#faces++;
    if (requirements.length > 0) this.#targeting++;
    for (const requirement of requirements) {
      const { ability, from, understood } = requirement;
      const kind = from === 'keyword' ? from : ability.kind;
      const share = this.#shares.get(kind) ?? { clauses: 0, understood: 0 };
      this.#shares.set(kind, share);
      share.clauses++;
      if (understood) share.understood++;
      else this.#refuse(face, requirement);
    }
  }

  /** Adds a card, with what it lacks to be read whole. If its own data are at fault, that is no construct. */
  addCard({ id, name, set }: CountedCard, lacks: readonly Lack[], isFaulty = false): void {
    const whole = lacks.length === 0 && !isFaulty;
    this.#cards++;
    if (whole) this.#whole++;
    if (id !== undefined) this.#read.set(id, whole);
    if (set !== undefined) this.#addTo(set, id, whole);
    for (const { phrase, issue } of lacks) {
      const known = count(this.#missing, { key: phrase, phrase, name, issue });
      if (known && lacks.length === 1 && !isFaulty) known.alone++;
    }
  }

  /** Adds a further printing of a card to its set. */
  addPrinting({ id, set }: Pick<CountedCard, 'id' | 'set'>): void {
    const whole = id === undefined ? undefined : this.#read.get(id);
    if (set !== undefined && whole !== undefined) this.#addTo(set, id, whole);
  }

  /** Counts a card once in each of its sets, however many printings of it the set has. */
  #addTo(set: string, id: string | undefined, whole: boolean): void {
    const printing = `${set} ${id}`;
    if (id !== undefined && this.#printings.has(printing)) return;
    this.#printings.add(printing);
    const known = this.#sets.get(set) ?? { cards: 0, whole: 0 };
    known.cards++;
    if (whole) known.whole++;
    if (this.#sets.size < MAX_SETS || this.#sets.has(set)) this.#sets.set(set, known);
  }

  coverage(top: number): Coverage {
    const shares = [...this.#shares].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const sum = (key: keyof Share) => shares.reduce((total, [, share]) => total + share[key], 0);
    return {
      faces: this.#faces,
      targeting: this.#targeting,
      clauses: sum('clauses'),
      understood: sum('understood'),
      byAbility: Object.fromEntries(shares),
      refusedPhrases: this.#refused.size,
      refused: ranked(this.#refused, top).map(({ alone: _alone, ...phrase }) => phrase),
      ...(this.#cards === 0
        ? {}
        : {
            whole: {
              cards: this.#cards,
              whole: this.#whole,
              sets: Object.fromEntries([...this.#sets].toSorted(([a], [b]) => (a < b ? -1 : 1))),
              missingPhrases: this.#missing.size,
              missing: ranked(this.#missing, top),
            },
          }),
    };
  }

  #refuse({ name, text }: CardFace, { issues, span }: HostRequirement): void {
    const [issue = { code: 'cli.unread', data: {} }] = issues;
    const phrase = phraseOf(issue, text.slice(span.start, span.end));
    count(this.#refused, { key: `${issue.code} ${phrase}`, phrase, name, issue });
  }
}

/** A card that is counted. Without an id, each is another card. */
interface CountedCard {
  readonly id: string | undefined;
  readonly name: string;
  readonly set?: string | undefined;
}

/** Counts a phrase. Beyond the limit, new phrases are not kept. */
function count(
  among: Map<string, Counted>,
  { key, phrase, name, issue }: Lack & { readonly key: string; readonly name: string },
): Counted | undefined {
  const known = among.get(key);
  if (known) {
    known.count++;
    return known;
  }
  if (among.size >= MAX_PHRASES) return undefined;
  const first = { phrase, issue, count: 1, alone: 0, example: name.slice(0, LONGEST) };
  among.set(key, first);
  return first;
}

const ranked = (among: ReadonlyMap<string, Counted>, top: number): readonly MissingConstruct[] =>
  [...among.values()]
    .toSorted((a, b) => b.count - a.count || b.alone - a.alone || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, top);

/** Returns the words that an issue carries, or else the words of the text. */
export function phraseOf({ data }: Issue, inText: string): string {
  const words: unknown = Object.hasOwn(data, 'words') ? Reflect.get(data, 'words') : undefined;
  const [phrase = ''] = typeof words === 'string' ? words.split(SENTENCE_END) : [];
  return (phrase === '' ? inText.toLowerCase() : phrase).slice(0, LONGEST).replaceAll(/\s+/g, ' ');
}
