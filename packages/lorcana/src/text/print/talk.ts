import type { Reference } from '../../language/reference.js';
import type { Words } from './said.js';

/** Something that sentences are about: its words as a subject and as an object. */
export interface Thing {
  readonly subject: string;
  readonly object: string;
  /** Its verb is plural. */
  readonly many: boolean;
  /** Whose zones it goes to: "your", "their player's". */
  readonly whose: string;
}

/** What the sentences of an ability have spoken of so far. */
export interface Talk {
  /** "this character", as the card is called. */
  readonly self: string;
  /** What the names of the ability mean. */
  readonly named: Readonly<Record<Reference, Thing>>;
  /** What the effect before came to: "1 damage removed this way". */
  readonly result?: string | undefined;
}

export const oneThing = (words: string, whose = "their player's"): Thing => ({
  subject: words,
  object: words,
  many: false,
  whose,
});
export const manyThings = (words: string, whose = "their players'"): Thing => ({
  ...oneThing(words, whose),
  many: true,
});

/** What was spoken of just now. */
export const THEM: Thing = { subject: 'they', object: 'them', many: true, whose: "their player's" };

/** The talk of a card that begins to speak. */
export const talkOf = (type: string): Talk => {
  const self = `this ${type === 'song' ? 'song' : type}`;
  return {
    self,
    named: {
      this: oneThing(self, 'your'),
      them: THEM,
      challenger: oneThing('the challenging character'),
      challenged: oneThing('the challenged character'),
    },
  };
};

/** The talk with one more name. */
export const naming = (talk: Talk, name: Reference, thing: Thing): Talk => ({
  ...talk,
  named: { ...talk.named, [name]: thing },
});

export const known = ({ named }: Talk, name: Reference): Thing | undefined =>
  Object.hasOwn(named, name) ? named[name] : undefined;

/** The verb of a thing: "gets", "get". */
export const verb = ({ many }: Thing, one: string, more: string): string => (many ? more : one);

/** What "their" things are said of, where a player is named by a card. */
export const PLAYER_OF: Readonly<Record<Reference, Words>> = { challenger: 'the challenging player' };
