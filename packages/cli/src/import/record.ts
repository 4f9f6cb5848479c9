import type { GameWords, Requirement } from '../words/game-words.js';
import type { CardRead, FaceWithFacts } from './source.js';

/** A face without its rules text: the requirements stand for it. */
interface FaceRecord {
  readonly face: FaceWithFacts;
  readonly requirements: readonly Requirement[];
}

/** Reads the words of a card's faces. */
export function facesRead({ faces }: CardRead, words: GameWords): readonly FaceRecord[] {
  return faces.map((face) => ({ face, requirements: words.requirements(face.text, face) }));
}

/** A card as the command writes it: names, facts and requirements, of the rules text nothing. Plain JSON. */
export function recordOf({ id, name, layout }: CardRead, faces: readonly FaceRecord[]): object {
  return {
    id,
    name,
    ...(layout === undefined ? {} : { layout }),
    faces: faces.map(({ face, requirements }) => ({
      name: face.name,
      facts: face.facts,
      unread: face.unread,
      requirements: requirements.map(withoutWords),
    })),
  };
}

/** The words, those of an amount, and the name that an ability has on the card stay behind. */
function withoutWords({ words: _words, where: _where, issues, ability, ...rest }: Requirement): object {
  const { name: _name, ...place } = ability;
  return { ability: place, ...rest, issues: issues.map(({ code }) => ({ code })) };
}
