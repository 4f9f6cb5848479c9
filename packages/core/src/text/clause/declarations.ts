import type { Template } from './fill.js';
import type { ComplementWords, HoleTypes } from './pattern.js';
import type { Rule } from './rule.js';
import type { Token } from '../tokenize.js';

/** A noun phrase: what it means, and whether the verb after it is plural. */
export interface NounPhrase {
  readonly is: unknown;
  readonly many: boolean;
  /** Whether its verb is said with "each": "you and that rival each take a shell". */
  readonly each?: true;
}

/** How a game reads and prints the noun phrases that are subjects. */
export interface NounRule<Context> extends Rule<NounPhrase, Context> {
  /** Lists the noun phrases that mean a value, the best first. */
  of(value: unknown, context: Context): readonly NounPhrase[];
}

/** What a noun phrase names. */
export type NounKind = 'player' | 'object';

/** Who may be the subject of a verb: players, only "you", only others than you, objects, or anything. */
export type SubjectKind = NounKind | 'you' | 'other' | 'any';

/**
 * A verb, declared in a few lines.
 *
 * - `words`: a pattern (see {@link parsePattern}) that begins with the base form of the verb. Several are read; the first that
 *   fits is printed
 * - `means`: what it means as a template. Besides the holes of its pattern it may use `$subject`, `$until` if the verb lasts, and
 *   whatever adjuncts give
 */
export interface Verb {
  readonly subject: SubjectKind;
  readonly words: string | readonly string[];
  readonly means: Template;
  /** The class of durations that the verb takes. It is never read without one. */
  readonly lasts?: string;
  /** What its duration means if none is said. Such a verb is also read without one. */
  readonly standing?: Template;
  /** The auxiliary without which it is never said: "can't", "doesn't". */
  readonly aux?: "can't" | "doesn't" | 'must';
  /** The only subject that it may have. Its meaning need not have a place for that. */
  readonly is?: unknown;
  /** The only subjects that it may have, if they are several. */
  readonly among?: readonly unknown[];
  /** Whether it is printed with its subject even if that is "you": "you gain 2 life". */
  readonly spoken?: true;
  /** Whether it is said of the past: "controlled", "was". Its words are those of the present. */
  readonly tense?: 'past';
}

/** The template of an effect: its kind, and a template for each of its keys. An unknown key does not compile; `...` stands for several. */
type EffectTemplate<Effect extends { readonly effect: string }> = Effect extends unknown
  ? { readonly effect: Effect['effect'] } & {
      readonly [Key in Exclude<keyof Effect, 'effect'> | '...']?: Template;
    }
  : never;

/** A verb whose meaning is one effect or several, for games whose effects have their kind in `effect`. */
export type EffectVerb<Effect extends { readonly effect: string }> = Omit<Verb, 'means'> & {
  readonly means: EffectTemplate<Effect> | readonly EffectTemplate<Effect>[];
};

/** A duration: "until end of turn". */
export interface DurationWords {
  readonly words: string | readonly string[];
  /** What it means; it may use the holes of its words. */
  readonly means: Template;
  /** The classes of verbs that it goes with. */
  readonly of: readonly string[];
}

/**
 * Words around a clause that change what it means. As a lead ("if ..., draw a card") they apply to the whole sentence, as an
 * adjunct ("draw a card unless ...") to the one clause before them: with several it would be unclear to which.
 */
export interface WrapperWords {
  readonly words: string | readonly string[];
  /** What the whole means; `$effects` is the list of what is wrapped. */
  readonly means: Template;
  /** Whether no other such words may follow it as a lead: they would mean something else there. */
  readonly last?: true;
}

/** Words that give a verb a further hole: "at random". */
export interface GivingWords {
  readonly words: string | readonly string[];
  readonly gives: Readonly<Record<string, Template>>;
}

/**
 * Effects in a row that mean something else than one after the other, or are kept in another order. Both are lists of templates
 * with the same holes. They may be said with words that are no effects by themselves ("put it back"): these mean something only
 * together, also in several sentences. Words in `said` are printed between effects: `'.'`, `', then'`.
 */
export interface Idiom {
  readonly said: Template;
  readonly means: Template;
}

/** An auxiliary of a person: "you may", "that player may". */
export interface ModalWords {
  readonly words: string;
  /** Whether it is this one for such a subject. */
  readonly of: (subject: unknown) => boolean;
  /** What the subject is within, if it is not the same: one of several players. */
  readonly subject?: unknown;
  /** What the whole means; `$effects` is the list of what may be done, `$effect` the only one. */
  readonly means: Template;
}

/** A subject that stands for one of several: "an opponent has no shells" is true if any of them has none. */
export type QuantifierWords = Omit<ModalWords, 'words'>;

/** How the amounts in holes of a type change: "for each ...", "where X is ...". */
export interface AmountType {
  /** Multiplies a value by what is counted. Returns undefined if it has no number. */
  scale(value: unknown, by: unknown): unknown;
  /** The inverse of `scale`: what is counted, and the value for one of it. */
  perOne(value: unknown): { readonly one: unknown; readonly by: unknown } | undefined;
  /** Puts an amount in place of X. Returns undefined if the value has no X. */
  define(value: unknown, x: unknown): unknown;
  /** The inverse of `define`: the amount that X stands for, and the value with X. */
  named(value: unknown): { readonly value: unknown; readonly x: unknown } | undefined;
}

/** Everything that a game declares for its clauses: `types`, `verbs` and `parse`, and of the rest what its cards say. */
export interface GameWords<Effect, Context> {
  /** The noun phrases that are subjects. Left out if everything is said to "you". */
  readonly subjects?: { readonly [Kind in NounKind]?: NounRule<Context> };
  /** What "you" is, to whom a clause without a subject is said. Defaults to `'you'`. */
  readonly you?: unknown;
  /** Whether every clause has a subject, since nothing is said to "you": in conditions. */
  readonly finite?: true;
  /** What "doesn't", "didn't" and "isn't" before any verb make of `$effect`. Without it only verbs with that auxiliary have it. */
  readonly negated?: Template;
  readonly quantifiers?: readonly QuantifierWords[];
  /**
   * What is said with "or" between subjects, verbs and clauses, as in events; `$effects` is the list of the alternatives. In such a
   * grammar nothing is joined by "and".
   */
  readonly either?: Template;
  /**
   * Whether a verb is read only if its meaning keeps all parts of what stands in its holes. Then a verb that has a place for `$what.one`
   * refuses a value with further parts, and one that says whose things are refuses things that are said to be another's.
   */
  readonly keeps?: true;
  readonly types: HoleTypes<Context>;
  /** Further types of holes, which are said in some ways: where things go, "into your hand". */
  readonly complements?: Readonly<Record<string, readonly ComplementWords[]>>;
  /** The types of holes that have amounts. */
  readonly amounts?: Readonly<Record<string, AmountType>>;
  readonly verbs: readonly Verb[];
  readonly durations?: readonly DurationWords[];
  readonly giving?: readonly GivingWords[];
  readonly adjuncts?: readonly WrapperWords[];
  readonly leads?: readonly WrapperWords[];
  readonly modals?: readonly ModalWords[];
  readonly idioms?: readonly Idiom[];
  /** "For each <by:...>" behind a clause; its hole is `by`. */
  readonly each?: string;
  /** ", where X is <x:...>" behind a sentence; its hole is `x`. */
  readonly where?: string;
  /** Splits printed words into tokens, to read them again. Defaults to `tokenize`. */
  readonly tokens?: (words: string) => readonly Token[];
  /**
   * Returns what a subject is for the verbs after the first that share it: who was chosen once is not chosen again. Returns
   * undefined if it stays the same.
   */
  readonly again?: (subject: unknown) => unknown;
  /** Names everything besides the words on which a reading depends. Left out if there is nothing. */
  keyOf?(context: Context): string;
  /** Checks what the templates made. Returns undefined if the game has no such effects. */
  parse(made: unknown): readonly Effect[] | undefined;
}
