import { regularPlural } from '../english.js';
import type { Token } from '../tokenize.js';

/** Something that was named or made, to which later words may refer. */
export interface Antecedent {
  readonly id: string;
  /** The nouns by which later words may call it, in the singular: "boat". */
  readonly nouns: readonly string[];
  /** Whether there may be more than one of it, so that words about it are plural. */
  readonly many: boolean;
  /** Whether a pronoun without a noun may mean it: it was named in the clause just before. */
  readonly near: boolean;
}

/** Words that refer to something named before. */
interface Mention {
  readonly many?: boolean;
  /** The noun, as it is said. A pronoun has none. */
  readonly noun?: string;
  readonly length: number;
  /** Whether it is a possessive pronoun: "its". */
  readonly possessive?: true;
}

const PRONOUNS: Readonly<Record<string, Mention>> = {
  it: { many: false, length: 1 },
  itself: { many: false, length: 1 },
  its: { many: false, length: 1, possessive: true },
  they: { many: true, length: 1 },
  them: { many: true, length: 1 },
  their: { many: true, length: 1, possessive: true },
};

/** Reads the words at a place as a mention: "it", "that boat", "those boats", "the boat". */
function mentionAt(words: readonly Token[], at: number): Mention | undefined {
  const text = words[at]?.text ?? '';
  const pronoun = Object.hasOwn(PRONOUNS, text) ? PRONOUNS[text] : undefined;
  if (pronoun) return pronoun;
  const noun = words[at + 1]?.text;
  if (noun === undefined) return undefined;
  if (text === 'that') return { many: false, noun, length: 2 };
  if (text === 'those') return { many: true, noun, length: 2 };
  return text === 'the' ? { noun, length: 2 } : undefined;
}

/** Whether a mention may mean an antecedent: number and noun agree, and a pronoun stands close by. */
function mayMean({ many, noun }: Mention, one: Antecedent): boolean {
  if (many !== undefined && many !== one.many) return false;
  if (noun === undefined) return one.near;
  return one.nouns.some((known) => noun === (one.many ? regularPlural(known) : known));
}

/** Words in which mentions are replaced by marks. */
export interface ResolvedWords {
  readonly words: readonly Token[];
  /** The ids of the antecedents that are mentioned. */
  readonly used: ReadonlySet<string>;
}

/**
 * Replaces mentions of antecedents by marks. A mention that may mean two of them is unclear, and nothing decides between them:
 * then the result is undefined. Mentions of anything else stay as they are.
 *
 * @param markOf the word that replaces a mention of the antecedent with that id
 * @param isClear whether a pronoun at a place may mean what was named before the words
 */
export function resolveMentions(
  words: readonly Token[],
  antecedents: readonly Antecedent[],
  markOf: (id: string) => string,
  isClear: (at: number) => boolean,
): ResolvedWords | undefined {
  const out: Token[] = [];
  const used = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    const token = words[at];
    if (!token) break;
    const mention = mentionAt(words, at);
    const meant = mention ? antecedents.filter((one) => mayMean(mention, one)) : [];
    const [only, second] = meant;
    if (second) return undefined;
    if (!mention || !only || (mention.noun === undefined && !isClear(at))) {
      out.push(token);
      continue;
    }
    const as = (text: string): Token => ({ ...token, text, raw: text, capital: false });
    out.push(as(markOf(only.id)), ...(mention.possessive ? [as("'s")] : []));
    used.add(only.id);
    at += mention.length - 1;
  }
  return { words: out, used };
}
