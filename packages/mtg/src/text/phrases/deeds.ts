import { type Hole, sameValue, someWithin, type Token } from '@reticle/core/text';
import { type MtgCardFilter, saysChosen } from '../../language/filter.js';
import type { Happened } from '../../language/happened.js';
import type { AbilityAmount, Selector } from '../../language/selector.js';
import type { WordsContext } from './context.js';
import { printThing, readCounted, readThings, withArticle } from './things.js';

/** What happened in a turn, to all players or to some. */
export type History = Extract<AbilityAmount, { readonly happened: unknown }>;

/** Which event is counted, and of which objects. */
type Deed = Pick<History, 'happened' | 'are'>;

/** An event and its objects, in words. */
interface DeedKind {
  /** The event of any objects. */
  readonly happened: Happened;
  /** The objects of the event whose words need no filter in the data. */
  readonly plain: MtgCardFilter;
  /** The events that have a name of their own if they are of one type. */
  readonly ofType?: Readonly<Partial<Record<'creature' | 'land', Happened>>>;
  /** Whether the objects are spells. */
  readonly spells?: true;
  /** Whether nobody sees the objects, so that nothing can be asked of them. */
  readonly hidden?: true;
}

/** The events that cards count in a turn. */
const DEEDS = {
  attacked: { happened: 'attacked', plain: { type: 'creature' } },
  buried: { happened: 'buried', plain: {} },
  cast: { happened: 'cast', plain: {}, spells: true },
  created: { happened: 'created', plain: { token: true } },
  died: { happened: 'permanentDied', plain: {}, ofType: { creature: 'creatureDied' } },
  discarded: { happened: 'discarded', plain: {}, hidden: true },
  drawn: { happened: 'drawn', plain: {}, hidden: true },
  entered: {
    happened: 'entered',
    plain: {},
    ofType: { creature: 'creatureEntered', land: 'landEntered' },
  },
  left: { happened: 'left', plain: {} },
  sacrificed: { happened: 'sacrificed', plain: {} },
} as const satisfies Readonly<Record<string, DeedKind>>;

export type DeedName = keyof typeof DEEDS;

/**
 * Whether a filter looks at each object by itself, whoever asks: a match decides it as the event happens.
 */
const isPlain = (filter: MtgCardFilter): boolean =>
  !saysChosen(filter) &&
  !someWithin(
    filter,
    (part) =>
      (typeof part === 'string' && part.startsWith('role.')) ||
      (typeof part === 'object' && part !== null && ASKERS.some((key) => key in part)),
  );
const ASKERS = ['controller', 'owner', 'zone', 'excludeSelf', 'namedAsThis', 'thisTurn'] as const;

/** Reads the objects of an event: "creatures", or one "instant or sorcery spell", without an article. */
export function readDeed(name: DeedName, words: readonly Token[], plural: boolean): Deed | undefined {
  const kind: DeedKind = DEEDS[name];
  const { happened, plain, ofType = {}, spells = false, hidden = false } = kind;
  if (hidden) return words.length === 1 && words[0]?.text === cards(plural) ? { happened } : undefined;
  const found = plural ? readThings(words) : readCounted(words);
  if (!found || (spells ? found.zone !== 'stack' : found.zone !== undefined)) return undefined;
  const { zone: _zone, ...are } = found;
  if (!isPlain(are)) return undefined;
  if (sameValue(are, plain)) return { happened };
  for (const [type, named] of Object.entries(ofType))
    if (sameValue(are, { type })) return { happened: named };
  return { happened, are };
}

/** Prints the objects of an event. Returns undefined if it is another event. */
export function printDeed(name: DeedName, { happened, are }: Deed, plural: boolean): string | undefined {
  const kind: DeedKind = DEEDS[name];
  const { plain, ofType = {}, spells = false, hidden = false } = kind;
  const [type] = Object.entries(ofType).find(([, named]) => named === happened) ?? [];
  const filter = type !== undefined && are === undefined ? { type } : (are ?? plain);
  if ((happened !== kind.happened && type === undefined) || (type !== undefined && are)) return undefined;
  if (hidden) return cards(plural);
  return printThing(spells ? { zone: 'stack', ...filter } : filter, plural);
}
const cards = (plural: boolean): string => (plural ? 'cards' : 'card');

/** Returns the amount of a deed: what all players did, or one. */
export const historyOf = (
  { happened, are }: Deed,
  who: Selector | undefined,
  turn: Pick<History, 'turn'> = {},
): History => ({
  happened,
  ...(who === undefined ? {} : { who }),
  ...(are === undefined ? {} : { are }),
  ...turn,
});

/** Something that was done to one object, "a creature", or to several, "creatures". */
export const deedHole = (name: DeedName, plural: boolean): Hole<Deed, WordsContext> => ({
  read(words) {
    const [first, ...rest] = words;
    if (plural) return readDeed(name, words, true);
    return first?.text === 'a' || first?.text === 'an' ? readDeed(name, rest, false) : undefined;
  },
  print(deed) {
    const words = printDeed(name, deed, plural);
    return words && !plural ? withArticle(words) : words;
  },
});
