import type { Token } from '@reticle/core/text';
import type { MtgCardFilter } from '../../language/filter.js';
import { markOf, markedId } from './context.js';

/** How a filter means a player whom effects have bound to a name. */
const ROLE = 'role.';

/** Roles that words of the lexicon mean by themselves. */
const OF_LEXICON: ReadonlySet<string> = new Set(
  'thatPlayer eachOpponent eachPlayer defendingPlayer activePlayer chooser'.split(' '),
);

const like = (token: Token | undefined, text: string): readonly Token[] =>
  token ? [{ ...token, text, raw: text, capital: false }] : [];

/** Words in which you stand in the place of a named player, and who that is: the grammar of targets knows no names. */
export interface LentWords {
  readonly words: readonly Token[];
  readonly key: 'controller' | 'owner';
  readonly id: string;
}

/** "Creatures {=t1} controls" as "creatures you control", "cards in {=t1}'s graveyard" as "cards in your graveyard". */
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

/** The filter in which the named player stands; `undefined` if you do not stand in it there. */
export const withPlayer = (
  filter: MtgCardFilter | undefined,
  { key, id }: Pick<LentWords, 'key' | 'id'>,
): MtgCardFilter | undefined => (filter?.[key] === 'self' ? { ...filter, [key]: `${ROLE}${id}` } : undefined);

/** What a filter means of a named player, if it does. */
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
