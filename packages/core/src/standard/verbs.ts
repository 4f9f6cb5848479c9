import type { Verb } from '../text/clause/declarations.js';
import type { Template } from '../text/clause/fill.js';

const HOLE = /<(?<name>\w+)[:>]/gu;

/** Returns the key under which a meaning has the subject of its verb. */
const subjectKey = (means: { readonly [key: string]: Template }): string =>
  'effect' in means ? 'what' : 'on' in means ? 'card' : 'affects';

/**
 * Makes a verb from its words and what they mean. Each hole of the words that the meaning does not use is the key of its name:
 * `verb('draw <amount:cards>', { effect: 'draw' })` means `{ effect: 'draw', amount: '$amount' }`. The subject of a verb of
 * objects is `what` of an effect, `card` of an event, and `affects` of anything else. A verb that lasts has its duration under
 * `lasts`.
 *
 * @param more the other facts of a verb; without a `subject` it is said to "you"
 */
export function verb(
  words: string,
  means: { readonly [key: string]: Template },
  more: Partial<Omit<Verb, 'words' | 'means'>> = {},
): Verb {
  const { subject = 'you' } = more;
  const said = JSON.stringify(means);
  const isUsed = (hole: string): boolean => new RegExp(`"\\$\\*?${hole}\\b`, 'u').test(said);
  const holes = [...words.matchAll(HOLE)].map(({ groups }) => groups?.['name'] ?? '');
  const filled = holes.filter((hole) => !isUsed(hole)).map((hole) => [hole, `$${hole}`] as const);
  const lasts = more.lasts === undefined || isUsed('until') ? {} : { lasts: '$until' };
  const about = subject === 'object' && !isUsed('subject') ? { [subjectKey(means)]: '$subject' } : {};
  return { ...more, subject, words, means: { ...means, ...Object.fromEntries(filled), ...lasts, ...about } };
}

const EFFECTS = {
  damage: 'deal <amount:number> damage to <what:what>',
  heal: 'heal <amount:number> damage from <what:what>',
  exert: 'exert <what:what>',
  ready: 'ready <what:what>',
  destroy: 'destroy <what:what>',
  draw: 'draw <amount:cards>',
  discard: 'discard <amount:cards>',
};

/** Returns the usual words of standard effects, by their names. A game with words of its own writes a `verb`. */
export const effectVerbs = (...names: readonly (keyof typeof EFFECTS)[]): readonly Verb[] =>
  names.map((name) => verb(EFFECTS[name], { effect: name }));

const COSTS = {
  exert: (self: string) => `exert ${self}`,
  damage: (self: string) => `deal <amount:number> damage to ${self}`,
  destroy: (self: string) => `destroy ${self}`,
  discard: () => 'discard <amount:cards>',
};

/**
 * Returns the usual words of standard costs, by their names.
 *
 * @param self what a card calls itself: "this unit"
 */
export const costVerbs = (self: string, ...names: readonly (keyof typeof COSTS)[]): readonly Verb[] =>
  names.map((name) => verb(COSTS[name](self), { cost: name }));
