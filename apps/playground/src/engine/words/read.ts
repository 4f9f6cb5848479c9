import type { TargetSpec } from '@reticle/core';
import {
  readingOf as cardReadingOf,
  type CardReader,
  type CardReading,
  type CardReadingOptions,
  type HostRequirement,
  type ReadText,
  type UnreadWords,
  type WhichAbility,
  type WordsExample,
} from '@reticle/core/host';
import { type SlotPart, type Span, type TextContext, tokenize } from '@reticle/core/text';
import { type Answer, type Refusal, refusalOf } from '../answer.js';
import { type GameWords, type ListedGame, wordsOf } from '../contract.js';

/** The known facts of a card besides its words, as a page has them. */
interface About {
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

/**
 * Returns the known facts of a card as the games' parsers take them. An empty name or list of types means
 * unknown.
 */
export function contextOf({ name = '', types = [] }: About): TextContext {
  const known = types.map((type) => type.trim().toLowerCase()).filter((type) => type !== '');
  return {
    parts: true,
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(known.length === 0 ? {} : { types: known }),
  };
}

/**
 * Returns the abilities and modes of a text, in its order, each as one document with the requirements of its
 * slots.
 */
function groupsOf(
  requirements: readonly HostRequirement[],
  specOf: ReadText['specOf'],
): readonly ReadGroup[] {
  const all = new Map(requirements.map(({ ability }) => [`${ability.index}.${ability.mode}`, ability]));
  return [...all.values()].map(({ index, mode }) => {
    const which: WhichAbility = mode === undefined ? { index } : { index, mode };
    const spec = specOf(which);
    const members = spec?.slots.flatMap(({ id }) => memberOf(requirements, which, id) ?? []) ?? [];
    // A spec with more slots than are shown counts as partial, too.
    return spec?.slots.length === members.length
      ? { which, json: spec, whole: true, members, unread: [] }
      : partly(requirements, which);
  });
}

/**
 * Returns the index of a slot's requirement: one of the mode's own, or one that is chosen before the modes.
 * Returns undefined if there is none.
 */
function memberOf(
  requirements: readonly HostRequirement[],
  { index, mode }: WhichAbility,
  id: string,
): number | undefined {
  const find = (wanted: number | undefined): number =>
    requirements.findIndex(
      (each) => each.id === id && each.ability.index === index && each.ability.mode === wanted,
    );
  const own = find(mode);
  const found = own < 0 ? find(undefined) : own;
  return found < 0 ? undefined : found;
}

/** Returns the understood part of an ability that was not understood in full. */
function partly(requirements: readonly HostRequirement[], which: WhichAbility): ReadGroup {
  const { index, mode } = which;
  const here = requirements.flatMap(({ ability, slot }, at) =>
    ability.index === index && (ability.mode === mode || (ability.mode === undefined && !slot)) ? [at] : [],
  );
  const members = here.filter((at) => requirements[at]?.slot);
  return {
    which,
    json: {
      slots: members.flatMap((at) => requirements[at]?.slot ?? []),
      relations: members.flatMap((at) => requirements[at]?.relations ?? []),
    },
    whole: false,
    members,
    unread: here.filter((at) => !requirements[at]?.slot),
  };
}

/** The most groups that are shown. No card has as many; the page says how many it leaves out. */
const MAX_SHOWN = 24;
const WARMING = 4;

const wordless = ({ name }: ListedGame): Answer<never> => {
  const words = `${name} has no words to read: what its cards ask is JSON from the start.`;
  return { ok: false, refusals: [{ code: 'noWords', words, path: ['game'] }] };
};

/** Returns the first content that a game offers. */
export async function offerOf(game: ListedGame): Promise<Answer<WordsOffer>> {
  const words = game.words ? await wordsOf(await game.host()) : undefined;
  if (!words) return wordless(game);
  const { read, examples, types } = words;
  // The first texts take longer because the code is cold. So these are read before the visitor's own.
  for (const { text, about = {} } of examples.slice(0, WARMING)) read(text, contextOf(about));
  return { ok: true, value: { examples, types } };
}

/** Reads a text as its game does, and measures how long that took. */
export async function readWords(game: ListedGame, question: WordsQuestion): Promise<Answer<Reading>> {
  const words = game.words ? await wordsOf(await game.host()) : undefined;
  return words ? { ok: true, value: readingOf(words, question) } : wordless(game);
}

/** Returns a text as a game reads it, for a page. */
export function readingOf(words: GameWords, { text, ...about }: Omit<WordsQuestion, 'game'>): Reading {
  const began = performance.now();
  const { requirements, specOf } = words.read(text, contextOf(about));
  const took = performance.now() - began;
  const shown = requirements.slice(0, MAX_SHOWN);
  return {
    text,
    took,
    requirements: shown.map((found) => toldBy(words, found)),
    more: requirements.length - shown.length,
    mentions: mentionsIn(text, requirements, words),
    groups: groupsOf(shown, specOf),
  };
}

/** Reads a text as all that a card says, with the reasons in words. More code is loaded for it than for targets. */
export async function readCardWords(
  game: ListedGame,
  { text, ...about }: WordsQuestion,
): Promise<Answer<ReadCardWords>> {
  const words = game.words ? await wordsOf(await game.host()) : undefined;
  if (!words) return wordless(game);
  const { parts: _parts, ...context } = contextOf(about);
  return { ok: true, value: toldReading(words, await words.reader(), text, context) };
}

/** Returns what a reader of whole cards reads of a text, with the reasons in words. */
export function toldReading(
  words: GameWords,
  reader: CardReader,
  text: string,
  options: CardReadingOptions,
): ReadCardWords {
  const { unread, ...card } = cardReadingOf(words, reader, text, options);
  const parts = unread.map(({ issue, ...rest }) => ({ ...rest, refusal: refusalOf(issue, words) }));
  return { ...card, unread: parts };
}

const toldBy = (words: GameWords, { issues, parts = [], ...found }: HostRequirement): ReadRequirement => ({
  ...found,
  parts,
  refusals: issues.map((issue) => refusalOf(issue, words)),
});

/**
 * Returns the words that mark targets elsewhere but target nothing here: those that are in no requirement.
 */
function mentionsIn(
  text: string,
  requirements: readonly HostRequirement[],
  { isAnchor }: GameWords,
): readonly Span[] {
  const within = ({ start }: Span): boolean =>
    requirements.some(({ span }) => span.start <= start && start < span.end);
  return tokenize(text)
    .filter((token) => isAnchor(token) && !within(token))
    .map(({ start, end }) => ({ start, end }));
}

/** What is asked of the words page's engine. */
export interface WordsQuestion extends About {
  readonly game: string;
  readonly text: string;
}

interface ToldAbility {
  /** Which words say what; empty if nothing was read, or if the rules of a keyword say it. */
  readonly parts: readonly SlotPart[];
  /** Why it was not understood. */
  readonly refusals: readonly Refusal[];
}

type ToldOf<Each> = Each extends HostRequirement ? Omit<Each, 'issues' | 'parts'> & ToldAbility : never;

/** A requirement, told: with what its words say, or the reasons why they were not understood. */
export type ReadRequirement = ToldOf<HostRequirement>;

/** One ability and mode of a text: what it asks to be chosen, as one document. */
export interface ReadGroup {
  readonly which: WhichAbility;
  /** The spec as the board takes it; of an ability that was not understood in full, the slots that were. */
  readonly json: Pick<TargetSpec, 'slots' | 'relations'> & Partial<TargetSpec>;
  /** Whether all of it was understood. */
  readonly whole: boolean;
  /** The requirement of each slot in `json`, by its place among the requirements. */
  readonly members: readonly number[];
  /** The requirements that belong here and were not understood. */
  readonly unread: readonly number[];
}

/** Words that were not read, told: with the reason in words. */
type UnreadPart = Omit<UnreadWords, 'issue'> & { readonly refusal: Refusal };

/** A text as all that a card says. */
export interface ReadCardWords extends Omit<CardReading, 'unread'> {
  readonly unread: readonly UnreadPart[];
}

/** A text as it was read. Plain JSON. */
export interface Reading {
  readonly text: string;
  /** How long the game took to read it, in milliseconds. */
  readonly took: number;
  readonly requirements: readonly ReadRequirement[];
  /** How many more there are; a page shows only so many. */
  readonly more: number;
  /** Where the word stands that marks a target, and nothing is targeted. */
  readonly mentions: readonly Span[];
  readonly groups: readonly ReadGroup[];
  /** All that the words say. Absent until it is read, too. */
  readonly card?: ReadCardWords | undefined;
}

/** Returns the first content that a game offers. */
export interface WordsOffer {
  readonly examples: readonly WordsExample[];
  readonly types: readonly string[];
}
