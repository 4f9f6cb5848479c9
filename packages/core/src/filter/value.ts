import * as z from 'zod';

const NAME = /^[A-Za-z]\w{0,31}$/;

/** A name inside a document: a slot, a property, a role. Letters, digits and `_`, a letter first, 32 at most. */
export const identifier = z.string().regex(NAME, 'a name of letters, digits and _, 32 at most');

/** An identifier inside of a reference. */
export const inDocument = z.string().regex(NAME);

/**
 * A number that is not known until the question is asked: the announced `X`, a property of the source
 * (`source.cost`), or of the one object chosen in an earlier slot (`slots.first.cost`).
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
 * Players as seen from the controller of the source: `self`, an `opponent`, a `teammate` (another player of one's
 * team), `any`; a role that the question names (`role.defender`), or who makes this choice (`role.chooser`); or the player
 * of an earlier slot: the one chosen there, or the controller of what was (`slots.first`).
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

/** Who is meant, in words: "an opponent", "the defender", "the player of first". */
export function playerWords(reference: PlayerReference): string {
  const [root, name = ''] = reference.split('.');
  return PLAYER_WORDS[reference] ?? (root === 'role' ? `the ${name}` : `the player of ${name}`);
}

/** The name of a property as people say it: "moveCost" is "move cost". */
export const plainWords = (property: string): string =>
  property.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** A number or what it refers to, in words: "3", "X", "the source's cost", "the cost of first". */
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

/** The slot that a reference looks at, if it looks at one. */
export function slotOfReference(reference: string): string | undefined {
  return reference.startsWith('slots.') ? reference.split('.')[1] : undefined;
}

/** Every reference that stands anywhere in a filter's JSON under a key that takes one. */
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
