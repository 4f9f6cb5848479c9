import { type Hole, holeRule, type NounPhrase, type NounRule, rule, type Ways } from '@reticle/core/text';
import * as z from 'zod';
import { type AbilityAmount, abilityAmount, type Selector, selector } from '../../language/selector.js';
import { reckoned } from './amounts.js';
import { textOf, type WordsContext } from './context.js';
import { what as something, who as somebody } from './selectors.js';

/** A player of whom something is so: as effects mean the player, and as filters do. `some` is any of several. */
export const player = z.object({
  who: selector.optional(),
  role: z.string().optional(),
  some: selector.optional(),
});
type Player = z.infer<typeof player>;

export const YOU = { who: 'you', role: 'self' } as const;
/** The one of several players of whom it is so. */
export const SOMEONE = { who: { bound: 'someone' }, role: 'role.someone' } as const;
const SEVERAL = [
  ['an opponent', { some: 'eachOpponent' }],
  ['a player', { some: 'eachPlayer' }],
] as const;

const named = (bound: string): Player => ({ who: { bound }, role: `role.${bound}` });

/** "You", "an opponent", "that player", "defending player". */
export const playerHole: Hole<Player, WordsContext> = {
  read(words, context) {
    const several = SEVERAL.find(([said]) => said === textOf(words));
    if (several) return several[1];
    const who = somebody.read(words, context);
    if (who === 'you') return YOU;
    if (typeof who !== 'object') return undefined;
    // Filters know no controller of another object: it is the only one of some players.
    if ('controllerOf' in who || 'ownerOf' in who) return { some: who };
    return 'bound' in who ? named(who.bound) : undefined;
  },
  print(given, context) {
    const { who, some } = whole(given) ?? given;
    if (typeof some === 'string') return SEVERAL.find(([, other]) => other.some === some)?.[0];
    if (some !== undefined)
      return 'controllerOf' in some || 'ownerOf' in some ? somebody.print(some, context) : undefined;
    return who === undefined ? undefined : somebody.print(who, context);
  },
};

/** Completes a player of whom only a part is known. */
function whole(value: unknown): Player | undefined {
  const given = player.safeParse(value).data;
  if (!given || given.some !== undefined) return given;
  if (given.who === 'you' || given.role === 'self') return YOU;
  const id = given.role?.startsWith('role.') ? given.role.slice('role.'.length) : undefined;
  if (id !== undefined) return named(id);
  return typeof given.who === 'object' && 'bound' in given.who ? named(given.who.bound) : undefined;
}

export const players: NounRule<WordsContext> = nounsOf(playerHole, whole, (value) => value.who === 'you');

/** What a state is about besides players: an object, an amount, or nothing, after "there". */
type Subject = Selector | AbilityAmount | Readonly<Record<string, never>>;
const THERE = {};
const isThere = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const objectHole: Hole<Subject, WordsContext> = {
  read(words, context) {
    if (textOf(words) === 'there') return THERE;
    const found = something.read(words, context);
    if (found !== undefined) return isOneOf(found, context) ? found : undefined;
    const isX = textOf(words) === 'x' && context.much !== true;
    return isX ? (context.x ?? 'X') : reckoned.read(words, context);
  },
  print(value, context) {
    if (isThere(value)) return 'there';
    if (value === 'X') return 'X';
    const object = selector.safeParse(value).data;
    if (object !== undefined) return isOneOf(object, context) ? something.print(object, context) : undefined;
    const amount = abilityAmount.safeParse(value).data;
    // What happened is said of those who did it, in the past.
    const isHistory = typeof amount === 'object' && 'happened' in amount;
    return amount === undefined || isHistory ? undefined : reckoned.print(amount, context);
  },
};
const isOneOf = (value: Selector, context: WordsContext): boolean =>
  (value === 'self' || value === 'host' || (typeof value === 'object' && 'bound' in value)) &&
  something.plural?.(value, context) !== true;

const anything = z.union([selector, abilityAmount, z.strictObject({})]);
export const objects: NounRule<WordsContext> = nounsOf(
  objectHole,
  (value) => anything.safeParse(value).data,
  () => false,
);

/** Makes the rule of subjects of a hole. After "there" the verb may be plural. */
function nounsOf<Value>(
  hole: Hole<Value, WordsContext>,
  check: (value: unknown) => Value | undefined,
  isMany: (value: Value) => boolean,
): NounRule<WordsContext> {
  const inner = holeRule(hole, 20);
  const nouns = (is: Value): readonly NounPhrase[] =>
    isThere(is)
      ? [
          { is, many: true },
          { is, many: false },
        ]
      : [{ is, many: isMany(is) }];
  return {
    ...rule<NounPhrase, WordsContext>(
      (words, at): Ways<NounPhrase> =>
        inner.read(words, at).flatMap(([is, end]) => nouns(is).map((noun) => [noun, end] as const)),
      ({ is }, context) => {
        const value = check(is);
        return value === undefined ? undefined : inner.print(value, context);
      },
    ),
    of(value) {
      const is = check(value);
      return is === undefined ? [] : nouns(is);
    },
  };
}
