import type { Family, KindEntry } from '@reticle/core/play';
import type { ThisWay } from '../this-way.js';

/** One way in which cards say an effect; see `Verb` in the grammar of clauses. */
interface EffectSaying {
  readonly subject: 'player' | 'you' | 'object';
  readonly words: string | readonly string[];
  readonly also?: Readonly<Record<string, string | number | boolean>>;
}

/** What the rules and the words know of one kind of effect, beside its keys. */
export interface EffectEntry extends KindEntry {
  /** A player who says yes to it has done it, whatever the state: "you may draw a card. If you do, ...". */
  readonly certain?: true;
  /** The keys that name a player, of whom it needs exactly one: said of several, no match would know who is meant. */
  readonly onePlayer?: readonly string[];
  /** The keys that name objects to which the rules let it be done only if they are permanents, or on the stack, with the rule. */
  readonly things?: Readonly<Record<string, readonly [only: 'permanent' | 'stack', rule: string]>>;
  /** It changes objects for a time, and a match lets it change permanents only. */
  readonly ofPermanents?: true;
  /** The verb of "you draw a card", which a card may write without its subject: "draw a card". */
  readonly imperative?: string;
  /** That sentence is printed with its subject: "you gain 2 life". */
  readonly withSubject?: true;
  /**
   * How cards say it, for the grammar of clauses: each hole of the words is a key of that name, `who` is the subject, and
   * `also` has the keys that the words fix.
   */
  readonly says?: readonly EffectSaying[];
  /** Returns what it does to objects about which later effects may ask: "destroyed this way". */
  did?(effect: object): readonly ThisWay[];
}

/** A family of effects: the kinds by name, which is `effect` in their data. */
export type EffectFamily = Family<EffectEntry>;
