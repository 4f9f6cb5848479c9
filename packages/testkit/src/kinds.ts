import { finding, type Finding } from './finding.js';

/** The kinds of one vocabulary of a game, such as its effects, and where each is shown. */
export interface KindsShown {
  /** What is shown: `row of words of an effect`, `case of a trigger`. */
  readonly what: string;
  /** The names of all kinds that the game declares. */
  readonly kinds: readonly string[];
  /** The kinds that the game's rows show. */
  readonly shown: ReadonlySet<string>;
  /** The kinds that no row can show, each with the reason. */
  readonly exempt?: Readonly<Record<string, string>>;
}

/**
 * Finds the kinds that nothing shows: an effect without words, a trigger without a case of its rule. Also finds
 * exemptions that are no longer needed, or are of kinds that the game does not declare.
 */
export const kindFindings = ({ what, kinds, shown, exempt = {} }: KindsShown): readonly Finding[] => [
  ...kinds
    .filter((kind) => !shown.has(kind) && !Object.hasOwn(exempt, kind))
    .map((kind) => finding('kinds.notShown', { what, kind })),
  ...Object.entries(exempt).flatMap(([kind, reason]): readonly Finding[] => {
    if (!kinds.includes(kind)) return [finding('kinds.unknown', { what, kind })];
    return shown.has(kind) ? [finding('kinds.exempt', { what, kind, reason })] : [];
  }),
];
