import type { Issue, Result } from '@reticle/core';
import {
  readingOf,
  type CardFace,
  type CardReader,
  type CardSource,
  type HostRequirement,
  type HostWords,
  type PlayableCard,
} from '@reticle/core/host';
import { type CardWithJson, nameOf, playableOf } from './card-file.js';
import { type Lack, phraseOf, type Tally } from './tally.js';

/** A face with what its words target. */
export interface FaceRead {
  readonly face: CardFace;
  readonly requirements: readonly HostRequirement[];
}

/** A card of a file that was counted. */
interface CardCounts {
  readonly faces: readonly FaceRead[];
  /** The card as a match takes it. Absent if no match takes cards of such files. */
  readonly own: Result<PlayableCard> | undefined;
}

/** Counts cards of a file: what is understood of their words, and what they lack to be read whole. */
export async function cardCounter(tally: Tally, words: HostWords, from: Pick<CardSource, 'playable'>) {
  const reader = await words.reader();
  return {
    add({ id, card, json }: CardWithJson): CardCounts {
      const faces = card.faces.map((face) => ({
        face,
        requirements: words.read(face.text, face).requirements,
      }));
      for (const { face, requirements } of faces) tally.add(face, requirements);
      const own = playableOf(from, json);
      if (own) {
        const issues = own.ok ? own.value.lacks : own.issues;
        const ofGame = issues.filter(isOfGame);
        const lacks = ofGame.length === 0 ? [] : lacksOf(faces, ofGame, reader);
        tally.addCard({ id, name: nameOf(card), set: card.set }, lacks, ofGame.length < issues.length);
      }
      return { faces, own };
    },
    /** Counts a further printing of a card. */
    again: ({ id, card: { set } }: CardWithJson): void => tally.addPrinting({ id, set }),
  };
}

/** Whether an issue is the game's. Those of core are about the shape of the data, in the words of a validator. */
const isOfGame = ({ code }: Issue): boolean => code.includes('.');

/** Whether an issue is about words: it has them, or their place. */
const isAboutWords = ({ data }: Issue): boolean =>
  Object.hasOwn(data, 'words') || Object.hasOwn(data, 'span');

/**
 * Returns what a card lacks, each once: the unknown words of its faces, or else the sentences at which reading
 * ends, and what a match cannot perform of the rest.
 */
function lacksOf(faces: readonly FaceRead[], issues: readonly Issue[], reader: CardReader): readonly Lack[] {
  const inWords = faces.flatMap(({ face, requirements }): readonly Lack[] => {
    const { name, text, types } = face;
    const read = () => ({ requirements, specOf: () => undefined });
    const about = { name, ...(types ? { types } : {}), repairs: false };
    const { unread } = readingOf({ read }, reader, text, about);
    // Of several unknown words of a sentence the first stands for it.
    const first = unread.filter(
      ({ start, end, part, issue }, at) =>
        end > start &&
        isAboutWords(issue) &&
        unread.findIndex((other) => other.part.start === part.start) === at,
    );
    return first.map(({ start, end, issue }) => ({
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
