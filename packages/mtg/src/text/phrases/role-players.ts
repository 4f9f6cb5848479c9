import type { Token } from '@reticle/core/text';
import type { MtgCardFilter } from '../../language/filter.js';
import { markOf, markedId } from './context.js';

/** The prefix by which filters refer to a player bound to a name. */
const ROLE = 'role.';

/** The roles that the lexicon itself means. */
const OF_LEXICON: ReadonlySet<string> = new Set(
  'thatPlayer eachOpponent eachPlayer defendingPlayer activePlayer chooser'.split(' '),
);

const like = (token: Token | undefined, text: string): readonly Token[] =>
  token ? [{ ...token, text, raw: text, capital: false }] : [];

/**
 * Words in which "you" replaces a named player, and that player's name. The target grammar knows no names.
 */
export interface LentWords {
  readonly words: readonly Token[];
  readonly key: 'controller' | 'owner';
  readonly id: string;
}

/**
 * Rewrites "creatures {=t1} controls" as "creatures you control", "cards in {=t1}'s graveyard" as "cards in
 * your graveyard".
 */
export function withYou(words: readonly Token[]): LentWords | undefined {
  const at = words.findIndex(({ text }) => markedId(text) !== undefined);
  const [mark, next, last] = words.slice(at, at + 3);
  const id = at < 0 ? undefined : markedId(mark?.text ?? '');
  if (id === undefined || id === 'host' || !mark) return undefined;
  const before = words.slice(0, at);
  if (next?.text === 'controls')
    return {
      words: [...before, ...like(mark, 'you'), ...like(next, 'control'), ...words.slice(at + 2)],
      key: 'controller',
      id,
    };
  return next?.text === "'s" && last?.text === 'graveyard'
    ? { words: [...before, ...like(mark, 'your'), ...words.slice(at + 2)], key: 'owner', id }
    : undefined;
}

/** Puts the named player back into the filter. Returns undefined if "you" isn't in that place. */
export const withPlayer = (
  filter: MtgCardFilter | undefined,
  { key, id }: Pick<LentWords, 'key' | 'id'>,
): MtgCardFilter | undefined => (filter?.[key] === 'self' ? { ...filter, [key]: `${ROLE}${id}` } : undefined);

/**
 * Finds the named player in a filter, with the filter for "you" and a function that puts the player into its
 * words.
 */
export function playerIn(
  filter: MtgCardFilter,
): { readonly filter: MtgCardFilter; readonly say: (words: string) => string | undefined } | undefined {
  for (const key of ['controller', 'owner'] as const) {
    const { [key]: player } = filter;
    if (typeof player !== 'string' || !player.startsWith(ROLE)) continue;
    const id = player.slice(ROLE.length);
    if (OF_LEXICON.has(id)) continue;
    const [you, named] =
      key === 'controller'
        ? ['you control', `${markOf(id)} controls`]
        : ['your graveyard', `${markOf(id)}'s graveyard`];
    return {
      filter: { ...filter, [key]: 'self' },
      say(words) {
        const parts = words.split(you);
        return parts.length === 2 ? parts.join(named) : undefined;
      },
    };
  }
  return undefined;
}
