import { tokenize, type Span } from '@reticle/core/text';
import { refusalOf, type Answer } from '../answer.js';
import { wordsOf, type GameWords, type ListedGame } from '../contract.js';
import { contextOf } from './context.js';
import type { HostRequirement } from '@reticle/core/host';
import { groupsOf } from './groups.js';
import type { Reading, ReadRequirement, WordsOffer, WordsQuestion } from './reading.js';

/** More than any card has; the page says how many it leaves out. */
const MAX_SHOWN = 24;
const WARMING = 4;

const wordless = ({ name }: ListedGame): Answer<never> => {
  const words = `${name} has no words to read: what its cards ask is JSON from the start.`;
  return { ok: false, refusals: [{ code: 'noWords', words, path: ['game'] }] };
};

/** What a game offers to begin with. */
export async function offerOf(game: ListedGame): Promise<Answer<WordsOffer>> {
  const words = game.words ? await wordsOf(await game.host()) : undefined;
  if (!words) return wordless(game);
  const { read, examples, types } = words;
  // The first texts take longer, since the code is cold: these are read so that somebody's own are not the first.
  for (const { text, about = {} } of examples.slice(0, WARMING)) read(text, contextOf(about));
  return { ok: true, value: { examples, types } };
}

/** Reads a text as its game does; tells how long that took. */
export async function readWords(game: ListedGame, question: WordsQuestion): Promise<Answer<Reading>> {
  const words = game.words ? await wordsOf(await game.host()) : undefined;
  return words ? { ok: true, value: readingOf(words, question) } : wordless(game);
}

/** A text as a game reads it, for a page. */
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

const toldBy = (words: GameWords, { issues, parts = [], ...found }: HostRequirement): ReadRequirement => ({
  ...found,
  parts,
  refusals: issues.map((issue) => refusalOf(issue, words)),
});

/** The words that mark targets elsewhere and target nothing here: those that stand in no requirement. */
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
