import type { Issue } from '@reticle/core';
import { readingOf, type CardFace, type CardReader, type HostRequirement } from '@reticle/core/host';
import { type Lack, phraseOf } from './tally.js';

/** A face with what its words target. */
export interface FaceRead {
  readonly face: CardFace;
  readonly requirements: readonly HostRequirement[];
}

/**
 * Returns what a card lacks, each once: the unknown words of its faces, or else the sentences at which reading
 * ends, and what a match cannot perform of the rest.
 */
export function lacksOf(
  faces: readonly FaceRead[],
  issues: readonly Issue[],
  reader: CardReader,
): readonly Lack[] {
  const inWords = faces.flatMap(({ face, requirements }): readonly Lack[] => {
    const { name, text, types } = face;
    const read = () => ({ requirements, specOf: () => undefined });
    const about = { name, ...(types ? { types } : {}), repairs: false };
    const { unread } = readingOf({ read }, reader, text, about);
    return unread.map(({ start, end, issue }) => ({
      phrase: shapeOf(text.slice(start, end), name),
      issue,
    }));
  });
  const known = new Set(inWords.map(({ issue }) => issue.code));
  const others = issues
    .filter(({ code }) => !known.has(code))
    .map((issue) => ({ phrase: phraseOf(issue, dataOf(issue)), issue }));
  return [...new Map([...inWords, ...others].map((lack) => [lack.phrase, lack])).values()];
}

/** Returns what an issue names besides words: "supertype world". */
function dataOf({ code, data }: Issue): string {
  const named = Object.values(data).filter((value) => typeof value === 'string');
  return named.length > 0 ? named.join(' ') : code;
}

const NUMBER = /(?<![\w])(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen)\b/gu;
const LONGEST = 160;

/** Leaves a phrase's numbers, symbols and own name open, so that equal constructs of different cards are equal. */
function shapeOf(phrase: string, name: string): string {
  const [first = ''] = name.split(/, | - /u);
  const own = [name, first].filter((each) => each.length > 2);
  const open = own.reduce((text, each) => text.replaceAll(each, '~'), phrase);
  return open
    .toLowerCase()
    .replaceAll(/(?:\{[^}]*\})+/gu, '{...}')
    .replaceAll(NUMBER, 'N')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.,\s]+$/u, '')
    .slice(0, LONGEST);
}
