import type { CardFace, CardInFile, HostRequirement, HostWords } from '@reticle/core/host';

/** A card of a file. */
export type CardRead = Exclude<CardInFile, { readonly skipped: string }>;

/** A face without its rules text: the requirements stand for it. */
interface FaceRecord {
  readonly face: CardFace;
  readonly requirements: readonly HostRequirement[];
}

/** Reads the words of a card's faces. */
export function facesRead({ faces }: CardRead, words: HostWords): readonly FaceRecord[] {
  return faces.map((face) => ({ face, requirements: words.read(face.text, face).requirements }));
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
function withoutWords({ words: _words, where: _where, issues, ability, ...rest }: HostRequirement): object {
  const { name: _name, ...place } = ability;
  return { ability: place, ...rest, issues: issues.map(({ code }) => ({ code })) };
}
