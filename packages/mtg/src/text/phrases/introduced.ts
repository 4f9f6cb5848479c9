import { type Antecedent, someWithin } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { type Selector, selector } from '../../language/selector.js';
import type { NamedThing } from './context.js';

/** What an effect makes or names, to which later sentences may refer: "that token", "those creatures". */
export interface Introduced {
  readonly antecedent: Antecedent;
  readonly name: NamedThing;
  /** The name that the effect has to give it, if it gives none by itself. */
  readonly bind?: string;
}

/** The names of tokens and cards that effects make, and later sentences call "that token". */
const BINDS: Readonly<Partial<Record<Effect['effect'], string>>> = {
  createToken: 'made',
  mill: 'milled',
};
const RESERVED: ReadonlySet<string> = new Set(Object.values(BINDS));

/** The effects on all objects of a kind after which the same objects are still of that kind, if their filter has none of these keys. */
const SETS: Readonly<
  Partial<
    Record<
      Effect['effect'],
      { readonly of: 'what' | 'to'; readonly without: readonly (keyof MtgCardFilter)[] }
    >
  >
> = {
  pump: { of: 'what', without: ['power', 'toughness'] },
  gainKeywords: { of: 'what', without: ['withKeyword', 'withoutKeyword'] },
  tap: { of: 'what', without: ['tapped', 'thisTurn'] },
  untap: { of: 'what', without: ['tapped', 'thisTurn'] },
  putCounters: { of: 'what', without: ['counters', 'counterCount', 'power', 'toughness', 'withKeyword'] },
  damage: { of: 'to', without: ['damage', 'thisTurn'] },
};

const lower = (words: readonly string[]): readonly string[] => words.map((word) => word.toLowerCase());
const typeIn = ({ type, subtype }: MtgCardFilter): readonly string[] => [
  ...(typeof type === 'string' ? [type] : []),
  ...(typeof subtype === 'string'
    ? [subtype.toLowerCase(), ...(type === undefined ? ['creature'] : [])]
    : []),
];

function made(
  id: string,
  nouns: readonly string[],
  { many, near, mustBind }: { readonly many: boolean; readonly near: boolean; readonly mustBind: boolean },
): Introduced {
  const [noun = 'card'] = nouns;
  return {
    antecedent: { id, nouns, many, near },
    name: { id, kind: 'card', words: [], many, mention: many ? `those ${noun}s` : `that ${noun}` },
    ...(mustBind ? { bind: id } : {}),
  };
}

/** The zones in which a card that was found is seen by all. */
const FOUND_IN: ReadonlySet<unknown> = new Set(['battlefield', 'exile']);

const isOne = (count: unknown): boolean => count === undefined || count === 1;

/** Whether a filter looks at something that an effect on its objects changes. */
const changes = (filter: MtgCardFilter, keys: readonly string[]): boolean =>
  someWithin(filter, (part) => typeof part === 'object' && part !== null && keys.some((key) => key in part));

/** Returns the objects of an effect on all of a kind, as a selector. */
function setOf(effect: Effect): { readonly is: Selector; readonly nouns: readonly string[] } | undefined {
  const set = SETS[effect.effect];
  const value: unknown = set && Object.entries(effect).find(([key]) => key === set.of)?.[1];
  const is = value === undefined ? undefined : selector.safeParse(value).data;
  if (!set || typeof is !== 'object' || !('each' in is)) return undefined;
  const nouns = typeIn(is.each);
  return nouns.length === 0 || changes(is.each, set.without) ? undefined : { is, nouns };
}

/** Returns what an effect introduces. `near` says whether a pronoun after it may mean that. */
export function introducedBy(effect: Effect, near: boolean): Introduced | undefined {
  const id = ('bind' in effect ? effect.bind : undefined) ?? BINDS[effect.effect] ?? '';
  const mustBind = !('bind' in effect && effect.bind !== undefined);
  if (effect.effect === 'createToken') {
    const { types, subtypes = [] } = effect.token;
    return made(id, ['token', ...types, ...lower(subtypes)], { many: !isOne(effect.count), near, mustBind });
  }
  if (effect.effect === 'mill' && effect.who === undefined)
    return made(id, ['card'], { many: !isOne(effect.amount), near, mustBind });
  if (
    effect.effect === 'sacrifice' &&
    effect.who === undefined &&
    effect.what === undefined &&
    isOne(effect.count)
  )
    return made(effect.bind ?? 'sacrificed', [...typeIn(effect.filter ?? {}), 'permanent'], {
      many: false,
      near,
      mustBind: false,
    });
  if (
    effect.effect === 'search' &&
    effect.who === undefined &&
    isOne(effect.count) &&
    FOUND_IN.has(effect.to)
  )
    return made(effect.bind ?? 'found', [...typeIn(effect.filter ?? {}), 'card', 'permanent'], {
      many: false,
      near,
      mustBind: false,
    });
  if ((effect.effect === 'reveal' || effect.effect === 'look') && effect.bind !== undefined)
    return 'top' in effect.at && effect.at.top === 1
      ? made(effect.bind, ['card'], { many: false, near, mustBind: false })
      : undefined;
  const set = setOf(effect);
  if (!set) return undefined;
  const those = made('those', set.nouns, { many: true, near, mustBind: false });
  return { ...those, name: { ...those.name, is: set.is } };
}

/** Returns effects without the names that only words between them need. */
export const withoutIntroduced = (effects: readonly Effect[]): readonly Effect[] =>
  effects.map((effect): Effect => {
    if (!('bind' in effect) || effect.bind === undefined || !RESERVED.has(effect.bind)) return effect;
    if (effect.effect === 'createToken') {
      const { bind: _bind, ...rest } = effect;
      return rest;
    }
    if (effect.effect !== 'mill') return effect;
    const { bind: _bind, ...rest } = effect;
    return rest;
  });

/** The names that effects give to what later ones mention. */
export const introducedNames = (effects: readonly Effect[]): readonly NamedThing[] =>
  effects.flatMap((effect) => {
    const found = introducedBy(effect, true);
    return found && found.name.is === undefined && found.bind === undefined ? [found.name] : [];
  });
