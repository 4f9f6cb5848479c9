export const words = (text: string): readonly string[] => text.split(/\s+/);

/** The third person of a verb: "passes", "copies", "taps". */
export const third = (verb: string): string =>
  /(?:[sxz]|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

/** What players and objects do on cards. */
export const VERBS =
  words(`get gain lose become fight deal phase attack block enter draw discard sacrifice mill exile reveal shuffle create choose
  search add pay skip control take return untap tap name look explore perpetually connive die would give share must activate flip
  cost saddle switch transform assign separate guess roll vote say face may can exchange adapt destroy move scry surveil proliferate
  investigate manifest copy keep play leave regenerate remove turn win learn conjure seek incubate cloak suspect detain goad cease end start untap
  own count distribute divide double note repeat prevent crew train venture amass bolster support populate convert specialize sees`);
