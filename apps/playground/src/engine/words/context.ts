import type { TextContext } from '@reticle/core/text';

/** What is known of a card beside its words, as a page has it. */
export interface About {
  readonly name?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

/** What is known of a card, as the games' parsers take it: no name and no types are nothing known. Each word is told what it says. */
export function contextOf({ name = '', types = [] }: About): TextContext {
  const known = types.map((type) => type.trim().toLowerCase()).filter((type) => type !== '');
  return {
    parts: true,
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(known.length === 0 ? {} : { types: known }),
  };
}
