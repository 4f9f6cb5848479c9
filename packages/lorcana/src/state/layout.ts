/**
 * What moves change is copied fact by fact: cards, cards as readers see them, and matches. Each copy lists every fact in
 * one order, so that all copies have one layout in memory. JavaScript engines are fast with objects of one layout. A
 * spread (`{ ...card, exerted: true }`) or a rest pattern gets a layout of its own at each place in the code, and
 * engines compile a function for a few layouts at most.
 *
 * A copy has a place for every fact. An absent fact is `undefined` there, which counts as left out. A law compares
 * these copies with spreads.
 */

/** An object under construction. */
export type Draft<Facts> = { -readonly [Fact in keyof Facts]: Facts[Fact] };

/** The names of the optional facts of an object. */
export type OptionalFact<Facts> = {
  [Fact in keyof Facts]-?: object extends Pick<Facts, Fact> ? Fact : never;
}[keyof Facts];
