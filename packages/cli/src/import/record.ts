import type { GameWords, Requirement } from '../words/game-words.js';
import type { FaceWithFacts, ScryfallCardRead } from './scryfall/read.js';

/** A face without its rules text: the requirements stand for it. */
interface FaceRecord {
  readonly face: FaceWithFacts;
  readonly requirements: readonly Requirement[];
}

/** Reads the words of a card's faces. */
export function facesRead({ faces }: ScryfallCardRead, words: GameWords): readonly FaceRecord[] {
  return faces.map((face) => ({ face, requirements: words.requirements(face.text, face) }));
}

/** A card as the command writes it: names, facts and requirements, of the rules text nothing. Plain JSON. */
export function recordOf({ id, name, layout }: ScryfallCardRead, faces: readonly FaceRecord[]): object {
  return {
    id,
    name,
    layout,
    faces: faces.map(({ face, requirements }) => ({
      name: face.name,
      facts: face.facts,
      unread: face.unread,
      requirements: requirements.map(withoutWords),
    })),
  };
}

function withoutWords({ words: _words, issues, ...rest }: Requirement): object {
  return { ...rest, issues: issues.map(({ code }) => ({ code })) };
}
