import type { Named } from '@reticle/core';
import { Recent } from '@reticle/core/play';
import * as z from 'zod';
import { mtgKeyword } from '../language/keyword.js';
import { COLORS, TURN_FACTS, ZONES } from '../language/vocabulary.js';

const words = z.array(z.string()).readonly();
const id = z.string().min(1);

/** One very object: with another incarnation it is another one (rule 400.7). */
export const cardRef = z.strictObject({ kind: z.literal('card'), id, incarnation: z.int().nonnegative() });
export type CardRef = Named<z.infer<typeof cardRef>>;

/** Whom a creature attacks: a player, or a planeswalker or battle that the player controls or protects (508.1b). */
const attacked = z.strictObject({ player: id, permanent: id.optional() });

/**
 * The facts of a card, token, spell or copy of a spell, as they are now: copiable values with every effect applied. What
 * is printed and no longer true is not here; what a face-down object hides is not here either (rule 708.2).
 */
export const cardFacts = z.strictObject({
  instanceId: id,
  /** Counts changes of zone (rule 400.7). */
  incarnation: z.int().nonnegative(),
  /** The card as printed: all copies of it share it. */
  publicId: z.string(),
  /** One name, or those of both halves. */
  names: words,
  zone: z.enum(ZONES),
  owner: id,
  /** Only objects on the battlefield and on the stack have one (rule 109.4). */
  controller: id.optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  colors: z.array(z.enum(COLORS)).readonly(),
  /** The keywords it has now; a game that knows more of them says more (see `mtgKeyword`). */
  keywords: z.array(z.object({ keyword: z.string() })).readonly(),
  power: z.number().optional(),
  toughness: z.number().optional(),
  loyalty: z.number().optional(),
  defense: z.number().optional(),
  /** On the stack with the announced X, elsewhere with X as 0 (rule 202.3e). */
  manaValue: z.number(),
  tapped: z.boolean(),
  token: z.boolean(),
  /** A copy of a spell on the stack: ceases to exist anywhere else (rule 704.5e). */
  copy: z.boolean(),
  faceDown: z.boolean(),
  /** Is its owner's commander, in whatever zone (rule 903.3). */
  commander: z.boolean().optional(),
  /** What was chosen for it: "the chosen type" (rule 607.2d). */
  chosen: z
    .strictObject({
      subtype: z.string().optional(),
      color: z.enum(COLORS).optional(),
      name: z.string().optional(),
    })
    .optional(),
  phasedOut: z.boolean(),
  damage: z.number().nonnegative(),
  counters: z.record(z.string(), z.int().nonnegative()),
  attacking: attacked.optional(),
  /** Ids of the attackers that it blocks. */
  blocking: z.array(id).readonly(),
  /** Whether it became blocked; it stays so although the blockers leave (rule 509.1h). */
  blocked: z.boolean(),
  /** Ids of its blockers. */
  blockedBy: z.array(id).readonly(),
  /** As long as it is attached, its host is the object of that id; what left says which object it was (rule 400.7). */
  attachedTo: z
    .strictObject({ kind: z.enum(['card', 'player']), id, incarnation: z.int().nonnegative().optional() })
    .optional(),
  thisTurn: z.array(z.enum(TURN_FACTS)).readonly(),
  /** Players to whom it has dealt damage this turn. */
  dealtDamageTo: z.array(id).readonly(),
});
export type CardFacts = Named<z.infer<typeof cardFacts>>;

/** The player whom a question about the controller means: without a controller, the owner (rule 108.4a). */
export function controllerOf({ controller, owner }: Pick<CardFacts, 'controller' | 'owner'>): string {
  return controller ?? owner;
}

/** What is printed on a card: its copiable values (rule 707.2). What it is now is made of this by effects (613). */
export const printedFacts = cardFacts
  .pick({
    names: true,
    supertypes: true,
    types: true,
    subtypes: true,
    colors: true,
    manaValue: true,
    power: true,
    toughness: true,
    loyalty: true,
    defense: true,
  })
  .extend({ keywords: z.array(mtgKeyword).readonly() });

/** The copiable values of a card; see {@link printedFacts}. */
export type PrintedFacts = Named<z.infer<typeof printedFacts>>;

/** A question about a thing that lives as long as a match's cards do: a card, an ability, a filter. Worked out once for each. */
export function memo<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const kept = new WeakMap<Key, { readonly answer: Answer }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.answer;
    const found = { answer: work(key) };
    kept.set(key, found);
    return found.answer;
  };
}

/** So many answers {@link lately} keeps, if it is not told. */
const LATELY = 16;

/**
 * A question about what a match makes anew with every move: a state, a list of cards. Worked out once for each of those that were
 * asked about last.
 *
 * @param size how many answers are kept, a power of two
 */
export function lately<Key extends object, Answer>(
  work: (key: Key) => Answer,
  size = LATELY,
): (key: Key) => Answer {
  const kept = new Recent<Key, { readonly answer: Answer }>(size);
  return (key) => (kept.get(key) ?? kept.add(key, { answer: work(key) })).answer;
}

/** The same for a name within one state: each asked for once. */
export function keyed<Answer>(work: (key: string) => Answer): (key: string) => Answer {
  const kept = new Map<string, { readonly answer: Answer }>();
  return (key) => {
    const known = kept.get(key);
    if (known) return known.answer;
    const found = { answer: work(key) };
    kept.set(key, found);
    return found.answer;
  };
}

/** The same for some values together: the latest answer is given again for as long as every value is the very same. */
export function whileSame<Asked extends readonly unknown[], Answer>(
  work: (...asked: Asked) => Answer,
): (...asked: Asked) => Answer {
  let latest: { readonly asked: Asked; readonly answer: Answer } | undefined;
  return (...asked) => {
    if (latest && isSame(latest.asked, asked)) return latest.answer;
    latest = { asked, answer: work(...asked) };
    return latest.answer;
  };
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  for (let index = 0; index < now.length; index++) if (now[index] !== before[index]) return false;
  return true;
}

/**
 * What some objects of a list come to. Each object is looked at once, and what is made of all that was found stays the very same
 * for as long as the objects do in which something was.
 */
export function among<Obj extends object, Found, Answer>(
  look: (object: Obj) => readonly Found[],
  make: (found: readonly Found[]) => Answer,
): (list: readonly Obj[]) => Answer {
  const foundIn = memo(look);
  let latest: { readonly having: readonly Obj[]; readonly answer: Answer } | undefined;
  return lately((list: readonly Obj[]): Answer => {
    const having = list.filter((object) => foundIn(object).length > 0);
    if (latest?.having.length === having.length && isSame(latest.having, having)) return latest.answer;
    const answer = make(having.flatMap((object) => foundIn(object)));
    latest = { having, answer };
    return answer;
  });
}
