import type { About } from '../contract.js';

/** What the games' parsers take. */
interface Context {
  readonly name?: string;
  readonly types?: readonly string[];
}

/** What is known of a card, as the games' parsers take it: no name and no types are nothing known. */
export function contextOf({ name = '', types = [] }: About): Context {
  const known = types.map((type) => type.trim().toLowerCase()).filter((type) => type !== '');
  return {
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(known.length === 0 ? {} : { types: known }),
  };
}
