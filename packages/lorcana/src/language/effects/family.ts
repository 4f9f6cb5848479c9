import type { Family, KindEntry } from '@reticle/core/play';

/** What the rules and the words know of one kind of effect, beside its keys. */
export interface EffectEntry extends KindEntry {
  /** The name that words have for the number which is its result: `REMOVED` of "1 damage removed this way". */
  readonly did?: string;
  /** The same for a number of cards, to which their type is added: `BANISHED` of "each character banished this way". */
  readonly didTo?: string;
}

/** A family of effects: the kinds by name, which is `effect` in their data. */
export type EffectFamily = Family<EffectEntry>;
