import * as z from 'zod';

const NAME = /^[A-Za-z]\w{0,31}$/;

/**
 * The schema of a name inside a document (a slot, a property, a role): letters, digits and `_`, a letter
 * first, at most 32.
 */
export const identifier = z.string().regex(NAME, 'a name of letters, digits and _, 32 at most');

/** The schema of an identifier inside a reference. */
export const inDocument = z.string().regex(NAME);

/**
 * The schema of a number that is only known when the question is asked: the announced `X`, a property of the
 * source (`source.cost`), or a property of the one object chosen in an earlier slot (`slots.first.cost`).
 */
export const valueReference = z.union([
  z.literal('X'),
  z.templateLiteral(['source.', inDocument]),
  z.templateLiteral(['slots.', inDocument, '.', inDocument]),
]);
/** A number that is only known when the question is asked: `X`, `source.cost`, `slots.first.cost`. */
export type ValueReference = z.infer<typeof valueReference>;

/** A number, or a reference to one. */
export const value = z.union([z.number(), valueReference]);
/** A number, or a reference to one. */
export type Value = z.infer<typeof value>;

/**
 * The schema of a player as seen from the controller of the source: `self`, an `opponent`, a `teammate`
 * (another player of the same team) or `any`; a role that the question names (`role.defender`), or the player
 * who makes this choice (`role.chooser`); or the player of an earlier slot (`slots.first`), who is the chosen
 * player or the chosen object's controller.
 */
export const playerReference = z.union([
  z.enum(['self', 'opponent', 'teammate', 'any']),
  z.templateLiteral(['role.', inDocument]),
  z.templateLiteral(['slots.', inDocument]),
]);
/** A player as seen from the controller of the source; see {@link playerReference}. */
export type PlayerReference = z.infer<typeof playerReference>;

const PLAYER_WORDS: Readonly<Record<string, string>> = {
  self: 'you',
  opponent: 'an opponent',
  teammate: 'a teammate',
  any: 'any player',
};

/** Describes a player reference in words: "an opponent", "the defender", "the player of first". */
export function playerWords(reference: PlayerReference): string {
  const [root, name = ''] = reference.split('.');
  return PLAYER_WORDS[reference] ?? (root === 'role' ? `the ${name}` : `the player of ${name}`);
}

/** Splits a property's name into words: "moveCost" becomes "move cost". */
export const plainWords = (property: string): string =>
  property.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** Describes a value in words: "3", "X", "the source's cost", "the cost of first". */
export function valueWords(of: Value): string {
  if (typeof of === 'number' || of === 'X') return String(of);
  const [root, first = '', second = ''] = of.split('.');
  return root === 'source' ? `the source's ${plainWords(first)}` : `the ${plainWords(second)} of ${first}`;
}

const FREE = /^(?:X$|source\.|slots\.|role\.)/;

/** Whether a reference stands for a number. */
export function isValueReference(reference: string): reference is ValueReference {
  return reference === 'X' || /^(?:source|slots)\../.test(reference);
}

/** Returns the slot that a reference looks at. Returns undefined if it looks at none. */
export function slotOfReference(reference: string): string | undefined {
  return reference.startsWith('slots.') ? reference.split('.')[1] : undefined;
}

/** Collects every reference in a filter's JSON that stands under a key which takes one. */
export function referencesIn(json: unknown, takesReference: (key: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (inner: unknown, inKey: boolean): void => {
    if (typeof inner === 'string') {
      if (inKey && FREE.test(inner)) found.add(inner);
    } else if (Array.isArray(inner)) {
      for (const entry of inner) visit(entry, inKey);
    } else if (typeof inner === 'object' && inner !== null) {
      for (const [key, entry] of Object.entries(inner)) visit(entry, inKey || takesReference(key));
    }
  };
  visit(json, false);
  return found;
}
