import { ok, refuse, type Result, type TargetSlot, type TargetSpec } from '@reticle/core';
import type { Ability } from '@reticle/core/play';
import {
  numberHole,
  phraseSlot,
  sameValue,
  sentence,
  type Sentence,
  sentenceTable,
  targetPhrase,
  tokenize,
} from '@reticle/core/text';
import { type Which, which } from './lexicon.js';
import { costs, effects, events } from './verbs.js';
import * as z from 'zod';
import {
  type Card,
  type Cost,
  effect,
  type Effect,
  type Pattern,
  saidEffect,
  type SaidEffect,
  type Use,
  type Words,
} from './words.js';

/** What a card says: abilities that work by themselves, and one that its player uses. */
export type Said = Pick<Card, 'abilities' | 'use'>;
/** One of them. */
type Part = Ability<Words> | Use;
const isAbility = (part: Part): part is Ability<Words> => 'kind' in part;

/** The id of an ability before it has its place among the others. */
const ID = 'a';
const number = numberHole('digits');
const OTHERS = { zone: 'play', controller: 'self', excludeSelf: true } as const;

interface Doing {
  readonly targets?: TargetSpec | undefined;
  readonly do: readonly Effect[];
}

/** Makes a slot of each thing that is chosen, and names it in the effects. */
function done(said: readonly SaidEffect[]): Doing {
  const slots: TargetSlot[] = [];
  const does = said.map((one) => {
    if (!('what' in one) || typeof one.what === 'string') return one;
    const id = `chosen${slots.length + 1}`;
    const made = phraseSlot(one.what, { id, chooser: 'controller', mode: 'target' });
    slots.push(...(made ? [made.slot] : []));
    return { ...one, what: id };
  });
  const targets: TargetSpec = { slots, relations: [], timing: 'announcement' };
  return { ...(slots.length > 0 ? { targets } : {}), do: z.array(effect).parse(does) };
}

/** The inverse of `done`. */
const saidOf = ({ targets, do: does }: Doing): readonly SaidEffect[] =>
  does.map((one) => {
    const slot = 'what' in one ? targets?.slots.find(({ id }) => id === one.what) : undefined;
    return slot ? saidEffect.parse({ ...one, what: targetPhrase.parse(phraseOf(slot)) }) : one;
  });
const phraseOf = ({ accepts, min, max }: TargetSlot) => ({ accepts, min, max });

const triggered = (
  words: string,
  flags: { readonly may?: true; readonly once?: true },
): Sentence<Part, undefined> =>
  sentence<Part, { readonly on: readonly Pattern[]; readonly does: readonly SaidEffect[] }, undefined>({
    words,
    holes: { on: events.hole, does: effects.hole },
    make: ({ on, does }) => ({ kind: 'triggered', id: ID, on, ...flags, ...done(does) }),
    parts: (part) =>
      isAbility(part) && part.kind === 'triggered' && part.may === flags.may && part.once === flags.once
        ? { on: part.on, does: saidOf(part) }
        : undefined,
  });

const arms = sentence<
  Part,
  { readonly least: number; readonly which: Which; readonly by: number },
  undefined
>({
  words: 'while you control <least> or more other candles, <which> has <by> more strength.',
  holes: { least: number, which, by: number },
  make: ({ least, which: affects, by }) => ({
    kind: 'static',
    id: ID,
    affects,
    while: { atLeast: least, of: OTHERS },
    gives: [{ change: 'strength', by }],
  }),
  parts(part) {
    if (!isAbility(part) || part.kind !== 'static' || !part.while) return undefined;
    const [given, ...more] = part.gives;
    return given && more.length === 0 && sameValue(part.while.of, OTHERS)
      ? { least: part.while.atLeast, which: part.affects, by: given.by }
      : undefined;
  },
});

const GLASS = { on: 'burned', card: 'self' } as const;
const glass = sentence<Part, { readonly prevent: number }, undefined>({
  words: 'if this candle would burn, it burns for <prevent> less.',
  holes: { prevent: number },
  make: ({ prevent }) => ({ kind: 'replacement', id: ID, on: GLASS, with: { prevent } }),
  parts: (part) =>
    isAbility(part) &&
    part.kind === 'replacement' &&
    sameValue(part.on, GLASS) &&
    'prevent' in part.with &&
    part.with.prevent !== 'all'
      ? { prevent: part.with.prevent }
      : undefined,
});

const use = sentence<
  Part,
  { readonly cost: readonly Cost[]; readonly does: readonly SaidEffect[] },
  undefined
>({
  words: '<cost>: <does>.',
  holes: { cost: costs.hole, does: effects.hole },
  make: ({ cost, does }) => ({ cost, ...done(does) }),
  parts: (part) => (isAbility(part) ? undefined : { cost: part.cost, does: saidOf(part) }),
});

const parts = sentenceTable<Part, undefined>(() => [
  triggered('whenever <on>, <does>.', {}),
  triggered('whenever <on>, you may <does>.', { may: true }),
  triggered('once a turn, whenever <on>, <does>.', { once: true }),
  arms,
  glass,
  use,
]);

/** Reads the text of a card. Refuses words that are not understood to their end. */
export function readText(text: string): Result<Said> {
  const abilities: Ability<Words>[] = [];
  const uses: Use[] = [];
  for (const words of text.match(/[^.]+\./gu) ?? []) {
    const reading = parts.read(tokenize(words), undefined);
    if (reading.found !== 'one') return refuse({ code: 'candles.unread', data: { words: words.trim() } });
    if (isAbility(reading.value)) abilities.push({ ...reading.value, id: `a${abilities.length + 1}` });
    else uses.push(reading.value);
  }
  const [used, second] = uses;
  if (second) return refuse({ code: 'candles.unread', data: { words: text } });
  return ok({ abilities, ...(used ? { use: used } : {}) });
}

/** Prints what a card says. Returns undefined if there are no words for it. */
export function printText({ abilities, use: used }: Said): string | undefined {
  const said: readonly Part[] = [...abilities.map((each) => ({ ...each, id: ID })), ...(used ? [used] : [])];
  const printed = said.map((part) => parts.print(part, undefined));
  if (printed.includes(undefined)) return undefined;
  return printed.map((words = '') => words.charAt(0).toUpperCase() + words.slice(1)).join(' ');
}
