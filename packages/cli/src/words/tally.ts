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

/** How many cards are read whole, and what the others lack. */
interface Whole {
  readonly cards: number;
  readonly whole: number;
  /** The number of different missing things. The list may be shorter. */
  readonly missingPhrases: number;
  /** The most frequent first. */
  readonly missing: readonly RefusedPhrase[];
}

/** The most phrases that are kept. A file may have any length. */
const MAX_PHRASES = 50_000;
const LONGEST = 120;
/** The end of a sentence. The text after it belongs to another one. */
const SENTENCE_END = /\s*[.\n]/;

type Counted = { -readonly [Key in keyof RefusedPhrase]: RefusedPhrase[Key] };

/** Counts what was understood of many faces, and ranks the rest. */
export class Tally {
  readonly #shares = new Map<string, { clauses: number; understood: number }>();
  readonly #refused = new Map<string, Counted>();
  readonly #missing = new Map<string, Counted>();
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

  /** Adds a card, with what a match cannot perform of it. */
  addCard(name: string, lacks: readonly Issue[]): void {
    this.#cards++;
    if (lacks.length === 0) this.#whole++;
    for (const lack of lacks) count(this.#missing, name, lack, phraseOf(lack, lack.code));
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
      refused: ranked(this.#refused, top),
      ...(this.#cards === 0
        ? {}
        : {
            whole: {
              cards: this.#cards,
              whole: this.#whole,
              missingPhrases: this.#missing.size,
              missing: ranked(this.#missing, top),
            },
          }),
    };
  }

  #refuse({ name, text }: CardFace, { issues, span }: HostRequirement): void {
    const [issue = { code: 'cli.unread', data: {} }] = issues;
    count(this.#refused, name, issue, phraseOf(issue, text.slice(span.start, span.end)));
  }
}

/** Counts a phrase. Beyond the limit, new phrases are not kept. */
function count(among: Map<string, Counted>, name: string, issue: Issue, phrase: string): void {
  const key = `${issue.code} ${phrase}`;
  const known = among.get(key);
  if (known) known.count++;
  else if (among.size < MAX_PHRASES)
    among.set(key, { phrase, issue, count: 1, example: name.slice(0, LONGEST) });
}

const ranked = (among: ReadonlyMap<string, Counted>, top: number): readonly RefusedPhrase[] =>
  [...among.values()].toSorted((a, b) => b.count - a.count || (a.phrase < b.phrase ? -1 : 1)).slice(0, top);

/** Returns the words that an issue carries, or else the words of the text. */
function phraseOf({ data }: Issue, inText: string): string {
  const words: unknown = Object.hasOwn(data, 'words') ? Reflect.get(data, 'words') : undefined;
  const [phrase = ''] = typeof words === 'string' ? words.split(SENTENCE_END) : [];
  return (phrase === '' ? inText.toLowerCase() : phrase).slice(0, LONGEST).replaceAll(/\s+/g, ' ');
}
