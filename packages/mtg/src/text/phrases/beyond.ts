import type { Hole, Token } from '@reticle/core/text';
import { type MtgCardFilter, cardFilter } from '../../language/filter.js';
import type { Selector } from '../../language/selector.js';
import { BEYOND_BATTLEFIELD } from '../../language/vocabulary.js';
import { type WordsContext, textOf } from './context.js';
import { things } from './selectors.js';
import { printThing, readThings } from './things.js';

const SPELLS = ' spells you control';
const CARDS = " cards you own that aren't on the battlefield";
const SPELLS_YOU_CONTROL = { zone: 'stack', controller: 'self' } as const;

/**
 * The kinds of objects off the battlefield: their words, other words that the grammar knows for them, and the
 * filter of those. The words before them are read with the known words.
 */
const KNOWN = [
  [SPELLS, 'spells', { zone: 'stack' }],
  [CARDS, 'cards in exile', { zone: 'exile' }],
] as const;

type KnownWords = (typeof KNOWN)[number];

function readKind(
  words: readonly Token[],
  [said, known, { zone: lent }]: KnownWords,
): MtgCardFilter | undefined {
  const tail = said.trim().split(' ');
  const lead = words.slice(0, -tail.length);
  if (` ${textOf(words.slice(-tail.length))}` !== said) return undefined;
  const end = words.slice(-tail.length, -tail.length + 1);
  const rest = known.split(' ').map((text, at): Token | undefined => {
    const [noun] = end;
    return noun && { ...noun, ...(at === 0 ? {} : { text, raw: text }) };
  });
  const { zone, ...kind } = readThings([...lead, ...rest.flatMap((word) => word ?? [])]) ?? {};
  return zone === lent && kind.owner === undefined && kind.controller === undefined ? kind : undefined;
}

function printKind(kind: MtgCardFilter, [said, known, lent]: KnownWords): string | undefined {
  const words = printThing({ ...lent, ...kind }, true);
  return words?.endsWith(known) === true ? `${words.slice(0, -known.length)}${said.trim()}` : undefined;
}

const [OF_SPELLS, OF_CARDS] = KNOWN;

/** "Spells you control and nonland cards you own that aren't on the battlefield". */
const beyond: Hole<Selector, WordsContext> = {
  read(words) {
    const at = words.findIndex(({ text }, index) => text === 'and' && words[index - 1]?.text === 'control');
    const spells = at < 0 ? undefined : readKind(words.slice(0, at), OF_SPELLS);
    const cards = readKind(words.slice(at + 1), OF_CARDS);
    if (!cards || (at >= 0 && !spells)) return undefined;
    const own: MtgCardFilter = { owner: 'self', ...cards };
    const all: MtgCardFilter = spells
      ? { zone: BEYOND_BATTLEFIELD, anyOf: [{ ...SPELLS_YOU_CONTROL, ...spells }, own] }
      : { zone: BEYOND_BATTLEFIELD, ...own };
    return { each: all };
  },
  print(value) {
    if (typeof value === 'string' || !('each' in value)) return undefined;
    const { zone, anyOf, ...rest } = cardFilter.parse(value.each);
    if (!Array.isArray(zone) || zone.join(' ') !== BEYOND_BATTLEFIELD.join(' ')) return undefined;
    if (anyOf === undefined) return ownCards(rest);
    const [spells, own, ...others] = anyOf;
    if (!spells || !own || others.length > 0 || Object.keys(rest).length > 0) return undefined;
    const { zone: stack, controller, ...kind } = spells;
    if (stack !== 'stack' || controller !== 'self') return undefined;
    const [one, two] = [printKind(kind, OF_SPELLS), ownCards(own)];
    return one && two && `${one} and ${two}`;
  },
  plural: () => true,
};

const ownCards = ({ owner, ...kind }: MtgCardFilter): string | undefined =>
  owner === 'self' ? printKind(kind, OF_CARDS) : undefined;

/** Objects on the battlefield or beyond it. */
export const anywhere: Hole<Selector, WordsContext> = {
  read: (words, context) => things.read(words, context) ?? beyond.read(words, context),
  print: (value, context) => beyond.print(value, context) ?? things.print(value, context),
  plural: (value, context) => things.plural?.(value, context) ?? true,
};
