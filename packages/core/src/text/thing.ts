import type { Json, JsonObject } from '../json.js';
import { isObject } from './atoms.js';
import { inOrder, type Templates } from './noun.js';
import type { Printer } from './print.js';
import type { NounParts } from './read-core.js';
import { NounReader } from './read-noun.js';
import type { HoleValue, HoleType } from './vocabulary.js';

/** The name of the hole that takes a thing with its article. */
export const THING = 'thing';

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an']);
const VOWELS = 'aeiou';

/** What the type needs that is made after it: a thing is read by the same grammar, without things inside it. */
export interface ThingParts {
  readonly nouns: NounParts;
  readonly templates: Templates;
  readonly printer: Printer;
}

/** "A creature you control" as a hole's value, as many words as belong to it: a filter of the lexicon's first kind. */
export function thingType(parts: () => ThingParts): HoleType {
  return {
    find(tokens, at) {
      if (!ARTICLES.has(tokens[at]?.text ?? '')) return [];
      const { nouns, templates, printer } = parts();
      const from = tokens[at + 1]?.text === 'single' ? at + 2 : at + 1;
      const found: HoleValue[] = [];
      for (const { nouns: read, end, ambiguous } of new NounReader(nouns, tokens).read(from)) {
        const [longest] = found;
        if (ambiguous || (longest && end <= longest.end)) continue;
        if (!read.every(({ head }) => (head.entry.kind ?? nouns.defaultKind) === nouns.defaultKind)) continue;
        const value = templates.atoms.alternatives(read.map((noun) => templates.askedBy(inOrder(noun))));
        // As for whole phrases: what prints as other words was not understood.
        if (value === undefined || printer.thing(value) !== printer.nouns(read, false)) continue;
        found[0] = { value, end };
      }
      return found;
    },
    print(value) {
      const words = isObject(value) ? parts().printer.thing(value) : undefined;
      return words === undefined ? '' : `${VOWELS.includes(words.charAt(0)) ? 'an' : 'a'} ${words}`;
    },
    takes: (value: Json): value is JsonObject => isObject(value),
  };
}
